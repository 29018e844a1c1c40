import { CONVENTION_VALUES, chartVariants, variantsShowing } from 'beichen';
import { ZH } from 'beichen/words/zh';
import { castOnDevice, type DeviceRequest } from 'beichen-service/on-device';
import { expect, test } from 'vitest';
import { RARE_CONVENTIONS } from '../chart-request.ts';
import { variantCasters } from './variants.ts';

const { variants, conventionNames } = variantCasters(ZH);

/** In the summer of 1990 the clocks of China were an hour ahead. */
const BIRTH: DeviceRequest = {
  body: JSON.stringify({
    date: '1990-07-23',
    hour: 9,
    minute: 10,
    gender: 'male',
    cityId: 'beijing-1816670',
    lang: 'zh',
  }),
  place: {
    cityId: 'beijing-1816670',
    name: '北京',
    country: '中国',
    countryCode: 'CN',
    latitude: 39.9075,
    longitude: 116.39723,
    timeZone: 'Asia/Shanghai',
    timeZones: ['Asia/Shanghai'],
  } as DeviceRequest['place'],
  search: { attribution: '', meta: { apiVersion: '1', places: '1', docs: 'https://example.org/docs' } },
};

const VARIANTS = chartVariants(castOnDevice(BIRTH).chart);
const ALL = VARIANTS.variants.length;
const TRIED = chartVariants(castOnDevice(BIRTH).chart, { rare: true }).variants.length;
const WITH_JI_SI = variantsShowing(VARIANTS, { hourPillar: 'ji-si' }).variants.length;

test('facts of another program select the choices that give them, in the words of the language', () => {
  const { programShows: told } = variants({ birth: BIRTH, shown: { hourPillar: 'ji-si' } });
  expect([told.match, told.heading]).toEqual(['本盘不符之处：时柱', `${TRIED} 张其他命盘中 ${WITH_JI_SI} 张相符`]);
  expect(told.variants[0]!.choices).toEqual([
    { words: '标准时、未扣夏令时（10:10）', request: { solarTime: 'clock', date: '1990-07-23', hour: 10, minute: 10 } },
    { words: '当地钟表慢两小时（11:10）', request: { date: '1990-07-23', hour: 11, minute: 10 } },
  ]);
  expect(told.variants[0]!.differences[0]).toEqual({ member: 'hourPillar', name: '时柱', here: '戊辰', there: '己巳' });
});

test('a star that a rare convention places is found by it', () => {
  const { programShows: told } = variants({ birth: BIRTH, shown: { stars: [{ star: 'tianma', branch: 'si' }] } });
  expect([told.match, told.variants[0]!.choices[0]]).toEqual([
    '本盘不符之处：其他星曜',
    { words: '天马依：月支', request: { tianma: 'month' } },
  ]);
});

test('every rare convention has its name, and each of its values', () => {
  const names = conventionNames(undefined);
  for (const id of RARE_CONVENTIONS) {
    expect(Object.keys(names[id].values)).toEqual(CONVENTION_VALUES[id]);
    for (const name of [names[id].name, ...Object.values(names[id].values)]) expect(name).toMatch(/\p{Script=Han}/u);
  }
  expect(names.transformationsOfGeng.values['taiyang-wuqu-tiantong-taiyin']).toBe('太阳、武曲、天同、太阴');
});

test('all that can be shown has its name', () => {
  const { programShows: told, showable } = variants({ birth: BIRTH });
  expect([told.match, told.variants.length]).toEqual(['', ALL]);
  expect(showable.branches.map(({ name }) => name).join('')).toBe('子丑寅卯辰巳午未申酉戌亥');
  expect([showable.pairs.length, showable.pairs[6], showable.bureaus.length]).toEqual([
    60,
    { id: 'geng-wu', name: '庚午', hanzi: '庚午' },
    5,
  ]);
  expect(new Set(showable.mainStars.map(({ name }) => name)).size).toBe(showable.mainStars.length);
});
