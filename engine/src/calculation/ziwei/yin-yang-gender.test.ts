import { expect, test } from 'vitest';
import { castChartAt } from '../casting/chart.ts';
import { instant } from '../time/instant.ts';
import { solarTime } from '../time/solar-time.ts';
import { yinYangGenderOf } from './yin-yang-gender.ts';

// 庚 of 1990 is a yang stem, 辛 of 1991 a yin one.
for (const [year, gender, expected] of [
  [1990, 'male', 'yangMale'],
  [1990, 'female', 'yangFemale'],
  [1991, 'male', 'yinMale'],
  [1991, 'female', 'yinFemale'],
] as const) {
  test(`born ${gender} in ${year}: ${expected}`, () => {
    const noon = Date.UTC(year, 6, 1, 12);
    const { ziwei } = castChartAt(instant(noon - 8 * 3_600_000), solarTime(noon), gender);
    expect(yinYangGenderOf(ziwei)).toBe(expected);
  });
}
