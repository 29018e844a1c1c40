// Texts of two people. Facts of the example: docs/rules/two-people.md H (births of 1940-10-09 18:30 in Liverpool and 1933-02-18 20:30 in Tokyo).

import { describe, expect, test } from 'vitest';
import type { Birth } from '../../../calculation/casting/birth.ts';
import { pairOf } from '../../../calculation/pair/pair.ts';
import { describePair } from '../../documents/describe-pair.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { drawPairText } from './pair.ts';

const LIVERPOOL = { longitude: -2.98, timeZone: 'Europe/London', name: 'Liverpool' };
const TOKYO = { longitude: 139.69, timeZone: 'Asia/Tokyo', name: 'Tokyo' };
const ONE: Birth = { date: { year: 1940, month: 10, day: 9 }, hour: 18, minute: 30, gender: 'male', place: LIVERPOOL };
const OTHER: Birth = { date: { year: 1933, month: 2, day: 18 }, hour: 20, minute: 30, gender: 'female', place: TOKYO };
const NAMES = { one: 'Aldous', other: 'Berenice' };

const documentIn = (language: Language, at?: string) =>
  describePair(pairOf(ONE, OTHER, at === undefined ? {} : { at }), {
    language,
    places: { one: LIVERPOOL, other: TOKYO },
  });

describe('the text of two people', () => {
  test('says where each falls in the board of the other, and names both', () => {
    const text = drawPairText(documentIn('en'), { names: NAMES });
    expect(text).toContain('Berenice’s year (You) in Aldous’s board: Aldous’s Wealth Palace (');
    expect(text).toContain('Aldous’s year (Chen) in Berenice’s board: Berenice’s Life Palace (');
    expect(text).toContain('Tan Lang Hua Ji to Aldous’s Friends Palace');
    expect(text).toContain('Day stems: Aldous’s Yi – Berenice’s Yi, Same Stem');
    expect(text).toMatch(
      /^Relations .*: Year–Year Six Combination \(Metal\); Year–Month Stem Clash \(Aldous → Berenice\)/m,
    );
    expect(text).toMatch(/^Groups that the two charts complete together: Directional Combination \(Wood\)/m);
  });

  test.each(LANGUAGES)('has in %s as many lines as in English, and nothing that was not filled in', (language) => {
    for (const compact of [false, true]) {
      const text = drawPairText(documentIn(language, '1969-03-20T10:00'), { names: NAMES, compact });
      const inEnglish = drawPairText(documentIn('en', '1969-03-20T10:00'), { names: NAMES, compact });
      expect(text.split('\n')).toHaveLength(inEnglish.split('\n').length);
      expect(text).not.toMatch(/undefined|[{}]/);
    }
  });

  test.each([
    ['zh', '；坤造 年柱'],
    ['zh-Hant', '；坤造 年柱'],
    ['ko', '; 곤명 연주'],
    ['ja', '；女命 年柱'],
  ] as const)('names the pillars of a woman in %s as those of a chart', (language, named) => {
    const text = drawPairText(describePair(pairOf({ ...OTHER, gender: 'female' }, { year: 1968 }), { language }));
    expect(text).toContain(named);
  });

  test('leaves out what is not known of a day and of a year', () => {
    const pair = pairOf({ date: OTHER.date, place: TOKYO }, { year: 1968, gender: 'female' });
    const text = drawPairText(describePair(pair, { language: 'en' }));
    expect(text).toMatch(/^Person 1: 1933-02-18, hour not known; /m);
    expect(text).toMatch(/^Person 2: the year 1968 alone; Year Wu-Shen$/m);
    expect(text).not.toMatch(/’s board/);
  });

  test('refuses what is no document of two people', () => {
    expect(() => drawPairText({} as never)).toThrow(/describePair/);
    expect(() => drawPairText(documentIn('en'), { name: 'x' } as never)).toThrow(/name/);
    expect(() => describePair({} as never, { language: 'en' })).toThrow(/pairOf/);
  });
});

describe('the document of two people', () => {
  test('has on request the flights, the year stars, the minor stars and the stars of the pillars', () => {
    const pair = pairOf(ONE, OTHER, { flights: 'all', minorStars: true });
    const { ziwei, fourPillars } = describePair(pair, { language: 'en', fields: 'all' });
    expect(ziwei?.otherInOne?.flights).toHaveLength(12);
    expect(ziwei?.otherInOne?.flights?.[0]).toMatchObject({
      id: 'life',
      stem: { id: 'bing' },
      transformations: [
        { id: 'lu', star: { id: 'tiantong' }, branch: { id: 'wei' }, palace: { id: 'travel' } },
        { id: 'quan', star: { id: 'tianji' }, branch: { id: 'hai' }, palace: { id: 'spouse' } },
        { id: 'ke', star: { id: 'wenchang' }, branch: { id: 'chou' }, palace: { id: 'life' } },
        { id: 'ji', star: { id: 'lianzhen' }, branch: { id: 'chen' }, palace: { id: 'property' } },
      ],
    });
    expect(ziwei?.otherInOne?.yearStars?.[0]).toMatchObject({
      id: 'lucun',
      branch: { id: 'zi' },
      palace: { id: 'siblings' },
    });
    expect(fourPillars?.otherSeenByOne?.stars?.[0]).toMatchObject({
      pillar: 'year',
      id: 'jiangxing',
      basis: ['dayBranch'],
    });
    const byDefault = describePair(pair, { language: 'en' });
    expect(byDefault.ziwei.otherInOne).not.toHaveProperty('flights');
    expect(byDefault.fourPillars.otherSeenByOne).not.toHaveProperty('stars');
  });
});
