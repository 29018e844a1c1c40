// Spellings of Taiwan: the names as its passports, railways and maps print them, without marks.

import { expect, test } from 'vitest';
import { wadeGiles } from './wade-giles.ts';

test.each([
  ['中壢', 'chungli'],
  ['馬公', 'makung'],
  ['宜蘭', 'ilan'],
  ['桃園', 'taoyuan'],
  ['高雄', 'kaohsiung'],
  ['新竹', 'hsinchu'],
  ['嘉義', 'chiai'],
  ['屏東', 'pingtung'],
  ['彰化', 'changhua'],
  ['苗栗', 'miaoli'],
  ['花蓮', 'hualien'],
  ['鳳山', 'fengshan'],
  ['土城', 'tucheng'],
  ['石碇', 'shihting'],
  ['國姓', 'kuohsing'],
  ['歸仁', 'kueijen'],
  ['四湖', 'ssuhu'],
  ['鹽埕', 'yencheng'],
  ['岳', 'yueh'],
])('%s is %s', (name, wade) => expect(wadeGiles(name)).toEqual([wade]));

test('a name with a Latin letter has no spelling in Wade-Giles', () => expect(wadeGiles('A區')).toEqual([]));
