// The proof of `npm run prove` in short: the same comparisons with outside facts, for fewer years and births.

import { expect, test } from 'vitest';
import { proveAlmanac } from './almanac.ts';
import { proveLunarCalendar } from './lunar-calendar.ts';
import { proveEveryJie } from './pillars.ts';
import { proveRarityByModel } from './rarity.ts';
import { proveBrightness, proveQuanshu } from './schools.ts';
import { proveSky } from './sky.ts';
import { proveEquationOfTime, proveSolarTime } from './solar-time.ts';

test('every solar term, new moon and full moon of the tables is met within 0.1 s', () => {
  const { rows, unexplained } = proveSky(60);
  expect(unexplained).toEqual([]);
  expect(rows.map(([event, who, instants]) => `${event} ${who} ${instants}`)).toEqual(
    expect.arrayContaining(['solar terms beichen 14,472', 'new moons beichen 7,458', 'full moons beichen 7,458']),
  );
});

test('every day 1645-2199 has the lunar date of the published calendar; tyme4ts and lunar-typescript part from it in four months', () => {
  const { rows, unexplained } = proveLunarCalendar(25);
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(rows[0]).toEqual(['the published calendar', '202,727', '0', '']);
});

test('every day of the almanac has the pillars, the officer and the mansion of tyme4ts and lunar-typescript', () => {
  const { rows, unexplained } = proveAlmanac(25);
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(rows.map(([, days]) => days)).toEqual(['4,381', '4,381']);
});

test('a second before each jie is the month before, a second after it the month that begins; tyme4ts at 4 s says the same', () => {
  const { rows, unexplained } = proveEveryJie(4);
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(rows.map(([, moments]) => moments)).toEqual(['3,316', '768']);
});

test('the equation of time is within 0.5 s of the ephemeris, 1600-2202', () => {
  expect(proveEquationOfTime(20).unexplained).toEqual([]);
});

test('births of 1970-2025 round the world have the clock of Intl and the Sun of astronomy-engine', () => {
  expect(proveSolarTime(3000, 1).unexplained.slice(0, 10)).toEqual([]);
});

test('brightness is that of the rule book in every cell that charts show', () => {
  const { rows, unexplained } = proveBrightness(2000, 1);
  expect(unexplained).toEqual([]);
  expect(rows.map(([school]) => school)).toEqual(['common', 'quanshu', 'zhongzhou']);
});

test('全书 differs from the common school in 化科 of 壬, 魁钺 of 辛, grades of eight minor stars and leap months, and nowhere else', () => {
  expect(proveQuanshu(1000, 1).unexplained.slice(0, 10)).toEqual([]);
});

test('the exact model of all births gives the frozen table of rarity, to four decimals of a percent', () => {
  const { rows, unexplained } = proveRarityByModel();
  expect(unexplained).toEqual([]);
  expect(rows).toContainEqual(['configurations', '50']);
});
