import { describe, expect, test } from 'vitest';
import { castChartAt } from '../casting/chart.ts';
import { BRANCH_HANZI } from '../cycle/branch.ts';
import { STEM_HANZI } from '../cycle/stem.ts';
import { instant } from '../time/instant.ts';
import { solarTime } from '../time/solar-time.ts';
import { directionOf, luckPillarsOf } from './luck.ts';

// docs/rules/charts.md C9: worked rows by a program whose terms are whole seconds, up to 3 s from the ephemeris; a second is two minutes of luck.
describe('the luck of the worked rows', () => {
  for (const [clock, gender, after, starts, first, direction, age] of [
    ['1992-04-12T07:30', 'male', [7, 9, 3, 5, 20], '2000-01-15T12:50', '乙巳', 'forward', 9],
    ['1990-07-17T10:25', 'female', [3, 2, 27, 1, 4], '1993-10-14T11:29', '壬午', 'backward', 4],
    ['2022-03-09T20:51', 'male', [8, 9, 2, 10, 28], '2030-12-12T07:19', '甲辰', 'forward', 9],
    ['1893-12-26T08:00', 'male', [6, 4, 18, 4, 48], '1900-05-14T12:48', '癸亥', 'backward', 8],
  ] as const) {
    test(`${clock} ${gender} begins about ${starts} with ${first}`, () => {
      const local = Date.parse(`${clock}:00Z`);
      const { pillars } = castChartAt(instant(local - 8 * 3_600_000), solarTime(local), gender);
      const { startsAfter } = pillars.luck;
      const minutes = ([y, m, d, h, min]: readonly number[]) => (((y! * 12 + m!) * 30 + d!) * 24 + h!) * 60 + min!;
      const ours = [startsAfter.years, startsAfter.months, startsAfter.days, startsAfter.hours, startsAfter.minutes];
      expect(Math.abs(minutes(ours) - minutes(after))).toBeLessThanOrEqual(6);
      const begins = luckPillarsOf({ pillars, clock: { clock: local } });
      expect(Math.abs(begins[0]!.startsAt - Date.parse(`${starts}Z`))).toBeLessThanOrEqual(6 * 60_000);
      const fourth = new Date(begins[3]!.startsAt).toISOString();
      expect(fourth.slice(4, 16)).toBe(new Date(begins[0]!.startsAt).toISOString().slice(4, 16));
      expect(Number(fourth.slice(0, 4))).toBe(Number(starts.slice(0, 4)) + 30); // ten years each
      const hanzi = begins.map(({ pair }) => STEM_HANZI[pair % 10]! + BRANCH_HANZI[pair % 12]!);
      expect(hanzi[0]).toBe(first);
      expect(hanzi).toHaveLength(10);
      const all = Array.from({ length: 60 }, (_, n) => STEM_HANZI[n % 10]! + BRANCH_HANZI[n % 12]!);
      const steps = hanzi.slice(1).map((each, n) => (all.indexOf(each) - all.indexOf(hanzi[n]!) + 60) % 60);
      expect(new Set(steps)).toEqual(new Set([direction === 'forward' ? 1 : 59])); // one pair on or back each time
      expect(directionOf(pillars.luck)).toBe(direction);
      // The first luck pillar begins at this nominal age; each has ten years.
      expect(begins[0]).toMatchObject({ fromAge: age, toAge: age + 9 });
      expect(begins[9]).toMatchObject({ fromAge: age + 90, toAge: age + 99 });
    });
  }
});
