// Real and wrong Chinese names of a record.

import { expect, test } from 'vitest';
import { chosenHan, traditional, traditionalAbroad, withoutMangled } from './han.ts';

test.each([
  [['四日', '四日市市'], '四日市'],
  [['廿日', '廿日市市'], '廿日市'],
  [['川', '市川市'], '市川'],
  [['村上', '村上市'], '村上'],
  [['町田', '町田市'], '町田'],
])('of %s the name is %s', (names, zh) => expect(chosenHan(withoutMangled(names), 'JP')?.zh).toBe(zh));

// Names as Taiwan and Hong Kong print them; in words the same characters are 裡, 佈, 採, 誇, 剋, 乾, 鬥, 籲.
test.each([
  ['马里乌波尔', '馬里烏波爾'],
  ['布雷根茨', '布雷根茨'],
  ['采尔马特', '采爾馬特'],
  ['阿拉夸拉', '阿拉夸拉'],
  ['列克星敦', '列克星敦'],
  ['北干巴鲁', '北干巴魯'],
  ['斗湖', '斗湖'],
  ['东吁', '東吁'],
])('%s abroad is %s', (zh, hant) => expect(traditionalAbroad(zh)).toBe(hant));
test('a name in China keeps the characters of its words', () => expect(traditional('阿里')).toBe('阿里'));
