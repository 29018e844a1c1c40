import { describe, expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { pairOf } from '../../../calculation/pair/pair.ts';
import { describeChart } from '../../documents/describe.ts';
import { describePair } from '../../documents/describe-pair.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { drawForPage } from './draw-svg.ts';
import { LAYOUTS } from './grid.ts';
import { guestOverlay } from './guest-overlay.ts';

const castAt = (year: number, month: number, day: number, hour: number) =>
  castChart({
    date: { year, month, day },
    hour,
    gender: 'male',
    place: { longitude: 120, timeZone: 'Asia/Shanghai' },
  });

/** 1984-03-19 of test/truth/cases/ziwei-patterns.json (iztro 2.6.1, run): life in 子, 紫微 in 酉; and the service's example, of a 庚午 year. */
const [FIRST, SECOND] = [castAt(1984, 3, 19, 6), castAt(1990, 7, 23, 8)];
const NAMES = { host: 'Ben', guest: 'Anna' };

// 庚: 太阳 禄, 武曲 权, 太阴 科, 天同 忌 (docs/rules/charts.md, 全书). From 紫微 in 酉 backwards 太阳 is in 午, 武曲 in 巳, 天同 in 辰; 天府 is across the
// line of 寅 and 申, in 未, and 太阴 next to it in 申. The roles run against the branches from 子 on: 午 is travel, 巳 friends, 申 wealth, 辰 career.
test('what the year of the guest transforms is said where the host has the star, and the seat of that year', () => {
  const pair = describePair(pairOf(FIRST, SECOND), { language: 'en' });
  const overlay = guestOverlay(describeChart(FIRST, { language: 'en' }), pair, 'one', NAMES);
  expect(overlay.title).toBe('Anna in the board of Ben');
  expect(overlay.description).toBe(
    'Anna in the board of Ben, Hua Lu Tai Yang to Travel, Hua Quan Wu Qu to Friends, Hua Ke Tai Yin to Wealth, Hua Ji Tian Tong to Career',
  );
  const seats = overlay.sentences.flatMap((sentence, n) => (sentence.includes('Year seat') ? [n] : []));
  expect(seats).toEqual([4]); // 午, the branch of 庚午, from 寅 on
});

describe.each(LANGUAGES)('in %s', (language) => {
  const document = describeChart(FIRST, { language });

  test.each(LAYOUTS)(
    'the %s board has the guest’s stars and transformations in the palaces of their branches',
    (layout) => {
      const overlay = guestOverlay(document, describePair(pairOf(FIRST, SECOND), { language }), 'one', NAMES);
      const drawn = drawForPage(document, { layout, width: 1200, height: 1000, overlay });
      // Twelve palaces with Life filled, the seat, four transformed stars, and fourteen stars of the guest.
      expect(drawn.match(/class="(?:chip|plate) seal"/g)).toHaveLength(12);
      expect(drawn.match(/class="plate (?:seal|faint)"/g)).toHaveLength(2);
      expect(drawn.match(/class="chip (?:lu|quan|ke|ji)"/g)).toHaveLength(4);
      expect(drawn.match(/class="(?:s1[123] )?seal"(?: text-anchor="middle")?>(?!<\/)/g)).toHaveLength(14);
      expect(overlay.sentences).toHaveLength(12);
      for (const sentence of overlay.sentences) expect(sentence).toContain('Anna');
      expect(overlay.sentences.filter((sentence) => drawn.includes(sentence))).toHaveLength(12);
    },
  );

  test('a guest of whom the year alone is known has its seat and its transformations', () => {
    const overlay = guestOverlay(document, describePair(pairOf(FIRST, { year: 1990 }), { language }), 'one', NAMES);
    expect(overlay.sentences.filter((sentence) => sentence !== '').length).toBeLessThanOrEqual(5);
    expect(overlay.description.split(/[,，、]/)).toHaveLength(5);
  });
});

test('a document of another chart, of another language, of none or of a host without a board is refused', () => {
  const document = describeChart(FIRST, { language: 'en' });
  const pairIn = (language: 'en' | 'zh', one = FIRST) => describePair(pairOf(one, SECOND), { language });
  for (const pair of [pairIn('en', castAt(1970, 3, 1, 8)), pairIn('zh'), {} as never])
    expect(() => guestOverlay(document, pair, 'one', NAMES)).toThrow(/pair/);
  expect(() =>
    guestOverlay(document, describePair(pairOf(FIRST, { year: 1990 }), { language: 'en' }), 'other', NAMES),
  ).toThrow(/other/);
  expect(() => guestOverlay({} as never, pairIn('en'), 'one', NAMES)).toThrow(/document/);
  expect(() => guestOverlay(document, pairIn('en'), 'one', { host: 3 } as never)).toThrow(/host 3/);
});
