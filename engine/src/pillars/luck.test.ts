import { describe, expect, test } from 'vitest';
import { castChartAt } from '../cast-chart.ts';
import { BRANCH_HANZI } from '../cycle/branch.ts';
import { sexagenary } from '../cycle/sexagenary.ts';
import { STEM_HANZI } from '../cycle/stem.ts';
import { instant } from '../time/instant.ts';
import { solarTime } from '../time/solar-time.ts';
import { luckPillarStarts } from './luck.ts';

// docs/rules/charts.md C9: worked rows by a program whose terms are whole seconds, up to 3 s from the ephemeris; a second is two minutes of luck.
describe('the luck of the worked rows', () => {
  for (const [clock, gender, after, starts, first] of [
    ['1992-04-12T07:30', 'male', [7, 9, 3, 5, 20], '2000-01-15T12:50', '乙巳'],
    ['1990-07-17T10:25', 'female', [3, 2, 27, 1, 4], '1993-10-14T11:29', '壬午'],
    ['2022-03-09T20:51', 'male', [8, 9, 2, 10, 28], '2030-12-12T07:19', '甲辰'],
    ['1893-12-26T08:00', 'male', [6, 4, 18, 4, 48], '1900-05-14T12:48', '癸亥'],
  ] as const) {
    test(`${clock} ${gender} begins about ${starts} with ${first}`, () => {
      const local = Date.parse(`${clock}:00Z`);
      const { pillars } = castChartAt(instant(local - 8 * 3_600_000), solarTime(local), gender);
      const { forward, startsAfter } = pillars.luck;
      const minutes = ([y, m, d, h, min]: readonly number[]) => (((y! * 12 + m!) * 30 + d!) * 24 + h!) * 60 + min!;
      const ours = [startsAfter.years, startsAfter.months, startsAfter.days, startsAfter.hours, startsAfter.minutes];
      expect(Math.abs(minutes(ours) - minutes(after))).toBeLessThanOrEqual(6);
      const begins = luckPillarStarts(local, startsAfter);
      expect(Math.abs(begins[0]! - Date.parse(`${starts}Z`))).toBeLessThanOrEqual(6 * 60_000);
      const fourth = new Date(begins[3]!).toISOString();
      expect(fourth.slice(4, 16)).toBe(new Date(begins[0]!).toISOString().slice(4, 16));
      expect(Number(fourth.slice(0, 4))).toBe(Number(starts.slice(0, 4)) + 30); // ten years each
      const pair = sexagenary(pillars.month.pair + (forward ? 1 : -1));
      expect(STEM_HANZI[pair % 10]! + BRANCH_HANZI[pair % 12]!).toBe(first);
    });
  }
});
