import { describe, expect, test } from 'vitest';
import { pairFromHanzi } from '../cycle/sexagenary.ts';
import { elementSpread, missingElements, percentages, percentOfCharacters, WEIGHTING_METHOD } from './five-elements.ts';
import { seenPillars } from './four-pillars.ts';

const spreadOf = (pillars: string) => {
  const [year, month, day, hour] = pillars.split(' ').map(pairFromHanzi);
  const seen = seenPillars({ year: year!, month: month!, day: day!, hour: hour! });
  return elementSpread(seen.year, seen.month, seen.day, seen.hour);
};

// docs/rules/charts.md C10, the four test rows.
describe('the elements of the printed charts', () => {
  for (const [pillars, counts, points, percent] of [
    ['庚辰 甲申 丙午 庚寅', [2, 2, 1, 3, 0], [190, 200, 120, 320, 70], [21.1, 22.2, 13.3, 35.6, 7.8]],
    ['癸巳 甲子 丁酉 甲辰', [2, 2, 1, 1, 2], [230, 160, 70, 130, 310], [25.6, 17.8, 7.8, 14.4, 34.4]],
    ['丙戌 甲午 己未 己巳', [1, 3, 4, 0, 0], [110, 340, 390, 60, 0], [12.2, 37.8, 43.3, 6.7, 0.0]],
    ['壬申 甲辰 戊午 丙辰', [1, 2, 3, 1, 1], [190, 170, 320, 60, 160], [21.1, 18.9, 35.5, 6.7, 17.8]],
  ] as const) {
    test(pillars, () => {
      const spread = spreadOf(pillars);
      expect(spread.counts).toEqual(counts);
      expect(spread.points).toEqual(points);
      expect(percentages(spread.points)).toEqual(percent);
    });
  }
});

test('an element that no character has is missing, and eight characters are all of them', () => {
  const { counts } = spreadOf('丙戌 甲午 己未 己巳'); // C10: no metal, no water
  expect(missingElements(counts)).toEqual(['metal', 'water']);
  expect(counts.map(percentOfCharacters)).toEqual([12.5, 37.5, 50, 0, 0]);
});

test('the month counts twice and no other pillar does, even where year and month are one pair', () => {
  // 甲戌年 甲戌月: both pillars are the same pair.
  const { points } = spreadOf('甲戌 甲戌 己巳 甲子');
  expect(points.reduce((sum, n) => sum + n, 0)).toBe(900);
});

test('percentages always add up to 100.0', () => {
  for (const points of [
    [180, 180, 180, 180, 180],
    [900, 0, 0, 0, 0],
    [1, 1, 1, 1, 896],
    [299, 301, 100, 100, 100],
  ]) {
    expect(percentages(points).reduce((sum, n) => sum + Math.round(n * 10), 0)).toBe(1000);
  }
});

// docs/rules/charts.md C10: by largest remainder. 300 of 900 are 33.33…, both times: one tenth is left for one of the two.
test('of equal remainders the earlier element is rounded up', () =>
  expect(percentages([100, 100, 100, 300, 300])).toEqual([11.1, 11.1, 11.1, 33.4, 33.3]));

// docs/rules/charts.md C10.
test('the method has the name that programs know it by', () =>
  expect(WEIGHTING_METHOD).toBe('hidden-stems-60-30-10-month-x2'));
