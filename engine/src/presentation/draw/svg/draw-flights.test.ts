import { describe, expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { castTransits } from '../../../calculation/casting/transits/cast-transits.ts';
import { PALACE_IDS } from '../../../calculation/ziwei/palaces.ts';
import { describeChart, describeTransits, partDescriber } from '../../documents/describe.ts';
import { ChartFacts } from '../../documents/tables/facts.ts';
import { FULL_CHART } from '../../documents/tables/full-chart.ts';
import { selectPart } from '../../documents/vocabulary/select.ts';
import type { Language } from '../../words/languages.ts';
import type { DrawnDocument } from '../facts/arguments.ts';
import { drawForPage, drawSvg } from './draw-svg.ts';
import { boardOverlay } from './flight-overlay.ts';
import { LAYOUTS } from './grid.ts';

/** A man born 1990-07-23 at 08:30 in Beijing: the worked example of docs/rules, Life in 卯. */
const chart = castChart({
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
});
const plain = (language: Language): DrawnDocument => describeChart(chart, { language });
const flying = (language: Language): DrawnDocument => ({
  ...plain(language),
  ...(partDescriber(selectPart(FULL_CHART, 'flights,selfTransformations'), language)(new ChartFacts(chart)) as object),
});

/** The SVG of each palace, in the order of `palaces`. */
function palacesOf(svg: string): string[] {
  const inReadingOrder = svg.split('class="centre"')[0]!.split('<g class="palace').slice(1);
  return plain('zh').palaces.map(({ order }) => inReadingOrder[order]!);
}
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, content]) => content!.replace(/<[^>]*>/g, ''));
const descriptionOf = (svg: string): string => /<desc>(.*?)<\/desc>/.exec(svg)![1]!;

describe('the layer of flights', () => {
  test('marks in each palace what its own stem and the opposite one transform there, and nothing elsewhere', () => {
    const document = flying('zh');
    const palaces = palacesOf(drawSvg(document, { layers: ['flights'] }));
    for (const [n, { id }] of document.palaces.entries()) {
      for (const [kind, word] of [
        ['outward', '离心'],
        ['inward', '向心'],
      ] as const) {
        const here = document.selfTransformations!.some((own) => own.palace.id === id && own.kind === kind);
        expect([id, kind, palaces[n]!.includes(word)]).toEqual([id, kind, here]);
      }
    }
    // 丙 of 疾厄宫 in 戌 gives 天机 there 化权.
    expect(palaces[8]).toMatch(/class="chip quan"\/><text [^>]*>离心 天机<.*>权</);
  });

  test('draws the flights of a palace in four strips, and their stars where they land', () => {
    const svg = drawSvg(flying('zh'), { layers: ['flights'], flightsFrom: 'wealth' });
    for (const kind of ['lu', 'quan', 'ke', 'ji']) expect(svg.split(`Z" class="${kind}"/>`)).toHaveLength(2);
    expect(textsOf(svg)).toContain('财帛宫丁干飞化');
    // The star at which each flight ends has a filled background: 太阴 and 天同 in 午, 天机 in 戌, 巨门 in 申.
    const landed = palacesOf(svg).map((palace) =>
      [...palace.matchAll(/class="plate (lu|quan|ke|ji)"\/><text [^>]*>([^<]*)</g)].map(
        ([, kind, star]) => `${kind} ${star}`,
      ),
    );
    expect([landed[4], landed[8], landed[6]]).toEqual([['lu 太阴', 'quan 天同'], ['ke 天机'], ['ji 巨门']]);
    expect(descriptionOf(svg)).toBe(
      '财帛宫丁干飞化，化禄太阴入田宅宫，化权天同入田宅宫，化科天机入疾厄宫，化忌巨门入交友宫',
    );
    expect(palacesOf(svg)[9]).toMatch(/^ chosen"/);
    expect(drawSvg(flying('zh'), { flightsFrom: 'wealth' })).toBe(svg); // the layer comes with them
  });

  test('says of a flight that lands where it comes from that it stays, and draws no line for it', () => {
    // 丙 of 疾厄宫 sends 化权 to 天机, which is there.
    const svg = drawSvg(flying('en'), { flightsFrom: 'health' });
    expect(descriptionOf(svg)).toContain('Hua Quan Tian Ji stays');
    expect(svg.split('Z" class="quan"/>')).toHaveLength(1);
    expect(svg.split('Z" class="lu"/>')).toHaveLength(2);
  });

  test('lies below the layers of a moment', () => {
    const transits = describeTransits(castTransits(chart, '2027-02-10'), { language: 'en' });
    const both = drawSvg(flying('en'), { transits, layers: ['flights', 'year'] });
    expect(palacesOf(both)[8]).toMatch(/layerYear.*Outward/);
  });

  test('needs a document that holds them, and a palace that exists', () => {
    expect(() => drawSvg(plain('en'), { layers: ['flights'] })).toThrow(
      /a document that holds flights and selfTransformations/,
    );
    expect(() => drawSvg(flying('en'), { flightsFrom: 'moon' as 'life' })).toThrow(/flightsFrom "moon".*life/s);
    expect(() => drawForPage(plain('en'), { overlay: {} as never })).toThrow(/what boardOverlay makes/);
  });
});

describe('roles that are counted from a palace', () => {
  test('run against the branches from it, all twelve', () => {
    const svg = drawSvg(plain('zh'), { rolesFrom: 'spouse' });
    const palaces = palacesOf(svg);
    // 夫妻宫 is in 丑, place 11; from it on 子 亥 戌 ….
    const from = plain('zh').palaces.findIndex(({ id }) => id === 'spouse');
    const roles = [
      '命宫',
      '兄弟宫',
      '夫妻宫',
      '子女宫',
      '财帛宫',
      '疾厄宫',
      '迁移宫',
      '交友宫',
      '官禄宫',
      '田宅宫',
      '福德宫',
      '父母宫',
    ];
    for (const [k, role] of roles.entries()) expect(palaces[(from - k + 12) % 12]).toContain(`>夫妻之${role}<`);
    expect(descriptionOf(svg)).toBe('太极点 夫妻宫');
  });

  test('are the natal ones, counted from Life', () => {
    const { palaces } = plain('en');
    const overlay = boardOverlay(plain('en'), { rolesFrom: 'life' })!;
    expect(overlay.sentences).toEqual(palaces.map(({ name }) => `Life’s ${name.replace(/ &.*/, '')}`));
  });
});

test('a request for nothing puts nothing on the board', () => {
  expect(boardOverlay(plain('en'), {})).toBeUndefined();
});

test.each(LAYOUTS)('what was not requested is drawn as it was (%s)', (layout) => {
  for (const language of ['en', 'zh', 'zh-Hant'] as const) {
    expect(drawSvg(flying(language), { layout })).toBe(drawSvg(plain(language), { layout }));
  }
});

test.each(LAYOUTS)('a page can have any palace pressed by its stem and by its name (%s)', (layout) => {
  const drawn = drawForPage(plain('en'), { layout });
  for (const part of ['stem', 'name']) expect(drawn.split(`data-press="${part}"`)).toHaveLength(PALACE_IDS.length + 1);
  const sizes = [
    ...drawn.matchAll(/width="([\d.]+)" height="([\d.]+)" fill="none" pointer-events="all" class="press"/g),
  ];
  expect(sizes).toHaveLength(2 * PALACE_IDS.length);
  for (const [, width, height] of sizes) expect(Math.min(Number(width), Number(height))).toBeGreaterThanOrEqual(24);
  expect(drawSvg(plain('en'), { layout })).not.toContain('data-press');
});
