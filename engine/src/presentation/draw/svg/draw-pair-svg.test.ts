// Drawings of two people. Facts of the example: docs/rules/two-people.md H (births of 1940-10-09 18:30 in Liverpool and 1933-02-18 20:30 in Tokyo).

import { describe, expect, test } from 'vitest';
import type { Birth } from '../../../calculation/casting/birth.ts';
import { type PairOptions, pairOf } from '../../../calculation/pair/pair.ts';
import type { PersonInput } from '../../../calculation/pair/person.ts';
import { describeChart } from '../../documents/describe.ts';
import { describePair } from '../../documents/describe-pair.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { SIDES } from '../facts/arguments.ts';
import { drawPairSvg, type PairSvgOptions } from './draw-pair-svg.ts';
import { LAYOUTS } from './grid.ts';
import { wrappedText } from './wrapped-text.ts';

const LIVERPOOL = { longitude: -2.98, timeZone: 'Europe/London', name: 'Liverpool' };
const TOKYO = { longitude: 139.69, timeZone: 'Asia/Tokyo', name: 'Tokyo' };
const ONE: Birth = { date: { year: 1940, month: 10, day: 9 }, hour: 18, minute: 30, gender: 'male', place: LIVERPOOL };
const OTHER: Birth = { date: { year: 1933, month: 2, day: 18 }, hour: 20, minute: 30, gender: 'female', place: TOKYO };
const NAMES = { one: 'Aldous', other: 'Berenice' };

function documentsOf(one: PersonInput, other: PersonInput, language: Language, options?: PairOptions) {
  const pair = pairOf(one, other, options);
  const charts = Object.fromEntries(
    SIDES.flatMap((side) => {
      const { chart } = pair[side];
      return chart === undefined ? [] : [[side, describeChart(chart, { language })]];
    }),
  );
  return [describePair(pair, { language }), charts] as const;
}

const drawn = (options: PairSvgOptions = {}, language: Language = 'en', other: PersonInput = OTHER) =>
  drawPairSvg(...documentsOf(ONE, other, language), { names: NAMES, ...options });
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text!.replace(/<[^>]*>/g, ''));
const palacesOf = (svg: string) => svg.split('<g class="palace').slice(1);

describe('a drawing of two people', () => {
  test('marks the palace of the guest’s year in both boards, and what that year transforms', () => {
    const palaces = palacesOf(drawn());
    expect(palaces).toHaveLength(24);
    const seats = palaces.filter((palace) => palace.includes('>Year seat<'));
    expect(seats.map((palace) => textsOf(palace).find((text) => ['Wealth', 'Life'].includes(text)))).toEqual([
      'Wealth',
      'Life',
    ]);
    // 癸: 破军 禄, 巨门 权, 太阴 科, 贪狼 忌.
    const [first] = palaces
      .slice(0, 12)
      .filter((palace) => textsOf(palace).includes('Parents') && palace.includes('chip lu'));
    expect(textsOf(first!).filter((text) => text === 'Po Jun')).toHaveLength(2); // of the host, and where it is transformed
  });

  test('has each relation in the cell of its two pillars, from whom to whom', () => {
    const texts = textsOf(drawn());
    for (const text of ['Six Combination 辰酉', 'Stem Clash 庚→甲', 'Stem Control 庚←丙', 'Repeated Pillar'])
      expect(texts).toContain(text);
    expect(
      texts.some((text) =>
        text.startsWith(
          'Groups that the two charts complete together: Directional Combination (Wood) Yin (Berenice’s Month)',
        ),
      ),
    ).toBe(true);
  });

  test('draws the boards that are requested, and those alone that there are', () => {
    expect(palacesOf(drawn({ boards: 'one' }))).toHaveLength(12);
    expect(drawn({ boards: 'other' })).toContain('Aldous in the board of Berenice');
    expect(palacesOf(drawn({}, 'en', { year: 1968 }))).toHaveLength(12);
    const pillars = drawPairSvg(...documentsOf({ date: OTHER.date, place: TOKYO }, { year: 1968 }, 'en'));
    expect(palacesOf(pillars)).toHaveLength(0);
    expect(textsOf(pillars)).toContain('Stem Combination 癸戊');
  });

  test('leaves out times and places of birth on request, and has the moment if there is one', () => {
    const [pair, charts] = documentsOf(ONE, OTHER, 'en', { at: '1969-03-20T10:00' });
    const svg = drawPairSvg(pair, charts, { birth: false });
    expect(svg).not.toMatch(/1940|1933|18:30|20:30/);
    expect(drawPairSvg(pair, charts)).toMatch(/1940-10-09 18:30/);
    expect(textsOf(svg).some((text) => /Decade 26–35: Person 1’s Fortune Palace/.test(text))).toBe(true);
  });

  test.each(LANGUAGES)('is whole in %s: nothing that was not filled in', (language) => {
    for (const layout of LAYOUTS)
      for (const theme of ['light', 'dark'] as const) {
        const svg = drawn({ layout, theme, names: { one: '<b>&"', other: 'x'.repeat(60) } }, language);
        expect(svg.replace(/<style>.*<\/style>/, '')).not.toMatch(/undefined|NaN|\{\w+\}|<b>/);
        expect(svg.match(/<style>/g)).toHaveLength(1);
        for (const tag of ['g', 'text', 'tspan']) {
          expect(svg.split(new RegExp(`<${tag}[ >]`)).length).toBe(svg.split(`</${tag}>`).length);
        }
      }
  });

  test('refuses what it cannot draw, and names it', () => {
    const [pair, charts] = documentsOf(ONE, { year: 1968 }, 'en');
    expect(() => drawPairSvg({} as never, charts)).toThrow(/describePair/);
    expect(() => drawPairSvg(pair, {})).toThrow(/charts/);
    expect(() => drawPairSvg(pair, charts, { boards: 'other' })).toThrow(/other/);
    expect(() => drawPairSvg(pair, charts, { boards: 'none' as never })).toThrow(/boards/);
    expect(() => drawPairSvg(pair, documentsOf(OTHER, ONE, 'en')[1])).toThrow(/charts/);
    expect(() => drawPairSvg(pair, documentsOf(ONE, OTHER, 'zh')[1])).toThrow(/charts/);
  });
});

test('text is set in lines that hold it, and breaks where its script breaks', () => {
  expect(wrappedText('Year Wu-Shen, Month Jia-Yin', 105, 12)).toEqual(['Year Wu-Shen,', 'Month Jia-Yin']);
  expect(wrappedText('六合辰酉，三会寅卯辰', 60, 12)).toEqual(['六合辰酉，', '三会寅卯辰']);
  expect(wrappedText('Six Combination 辰→酉', 125, 12)).toEqual(['Six Combination', '辰→酉']);
});
