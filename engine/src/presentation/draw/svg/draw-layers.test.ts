import { describe, expect, test } from 'vitest';
import { type Chart, castChart } from '../../../calculation/casting/chart.ts';
import { castTransits } from '../../../calculation/casting/transits/cast-transits.ts';
import { FLOW_LEVELS, type FlowLevel } from '../../../calculation/ziwei/flow-stars.ts';
import { describeChart, describeTransits } from '../../documents/describe.ts';
import { dateInFigures, LANGUAGES, type Language } from '../../words/languages.ts';
import { withoutGloss } from '../../words/without-gloss.ts';
import { scriptFor } from '../facts/script.ts';
import { minuteText } from '../facts/times.ts';
import { DRAWING_WORDS } from '../words/all-languages.ts';
import { linesOf } from './board.ts';
import { drawForPage, drawSvg, type SvgOptions } from './draw-svg.ts';
import type { Layout } from './grid.ts';
import { LAYERS } from './layers.ts';

const PLACE = { longitude: 116.39723, timeZone: 'Asia/Shanghai' } as const;

/** A man born 1990-07-23 at 08:30 in Beijing. */
const chart = castChart({ date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place: PLACE });
const AT = '2027-02-10T08:30';

/** His nominal age then: 2027 − 1990 + 1, with the unit of each language. */
const AGE_IN_2027: Readonly<Record<Language, string>> = {
  en: '38',
  zh: '38 岁',
  'zh-Hant': '38 歲',
  ja: '38歳',
  ko: '38세',
  vi: '38',
};

const documentsOf = (language: Language, at = AT, of: Chart = chart) => ({
  natal: describeChart(of, { language }),
  transits: describeTransits(castTransits(of, at), { language }),
});

function drawnAt(at: string, language: Language, options: SvgOptions = {}): string {
  const { natal, transits } = documentsOf(language, at);
  return drawSvg(natal, { transits, ...options });
}

const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, content]) => content!);
const middleOf = (svg: string): string => svg.split('class="middle"')[1]!;

/** What is drawn in each palace, by its place in `palaces`. */
function palacesOf(svg: string, palaces: readonly { readonly order: number }[]): string[] {
  const inReadingOrder = svg.split('class="centre"')[0]!.split('<g class="palace').slice(1);
  return palaces.map(({ order }) => inReadingOrder[order]!);
}

const TONE = { decade: 'layerDecade', year: 'layerYear', month: 'layerMonth', day: 'layerDay', hour: 'layerHour' };
/** A palace at a level: 大限财帛宫, Decade Wealth. */
const nameAt = (language: Language, layer: FlowLevel, role: { readonly name: string }): string => {
  const { layers, wordSpace } = DRAWING_WORDS[language];
  return [layers[layer], withoutGloss(role.name)].join(wordSpace);
};

test('a palace stands at a level with the name of the level before it', () => {
  expect(nameAt('en', 'decade', { name: 'Fortune & Virtue' })).toBe('Decade Fortune');
  expect(nameAt('zh', 'hour', { name: '财帛宫' })).toBe('流时财帛宫');
});

describe.each(LANGUAGES)('the layers of a moment in %s', (language) => {
  const { natal, transits } = documentsOf(language);
  const svg = drawSvg(natal, { transits, layers: FLOW_LEVELS });
  const palaces = palacesOf(svg, natal.palaces);

  test.each(FLOW_LEVELS)('every palace has its name of %s, with the layer before it and in its colour', (layer) => {
    transits.ziwei.palaces.forEach((palace, n) => {
      const role = palace[`${layer}Palace`]!;
      const name = nameAt(language, layer, role);
      const drawn =
        role.id === 'life'
          ? `class="plate ${TONE[layer]}"/><text [^>]*>${name}</text>`
          : `<text [^>]*semi ${TONE[layer]}"[^>]*>${name}</text>`;
      expect(palaces[n], `${palace.branch.id} ${name}`).toMatch(new RegExp(drawn));
    });
  });

  test.each(FLOW_LEVELS)('the flow stars of %s stand in their palaces, in its colour, and nowhere else', (layer) => {
    const tone = new RegExp(`<text [^>]*class="s\\d+ ${TONE[layer]}">(.*?)</text>`, 'g');
    transits.ziwei.palaces.forEach((palace, n) => {
      const stars = palace.flowStars.filter(({ id }) => id.toLowerCase().endsWith(layer));
      expect([...palaces[n]!.matchAll(tone)].map(([, name]) => name)).toEqual(
        stars.map((star) => scriptFor(language).narrowNameOf(star)),
      );
    });
  });

  test.each(FLOW_LEVELS)(
    'the four transformations of %s stand beside their stars, on plates in its colour',
    (layer) => {
      const plates = new RegExp(
        `>([^<>]+)</text><g><rect [^>]*class="plate ${TONE[layer]}"/><text [^>]*>(.*?)</text>`,
        'g',
      );
      const kinds = new Map(natal.ziwei.transformations.map((each) => [each.id, each]));
      const drawn = palaces.flatMap((palace, n) =>
        [...palace.matchAll(plates)].map(([, star, kind]) => `${natal.palaces[n]!.id} ${star} ${kind}`),
      );
      const output = transits.ziwei[layer]!.transformations.map(({ id, star, palace }) => {
        const kind =
          DRAWING_WORDS[language].script === 'latin'
            ? kinds.get(id)!.name.split(' ')[1]
            : kinds.get(id)!.name.slice(-1);
        return `${palace.id} ${withoutGloss(star.name)} ${kind}`;
      });
      expect(drawn.sort()).toEqual(output.sort());
    },
  );

  test('the middle tells the moment, the age, and of each layer the pair, the natal palace and the bounds', () => {
    const texts = textsOf(middleOf(svg));
    const { moment, ziwei } = transits;
    expect(texts).toContain(AGE_IN_2027[language]);
    expect(texts.some((each) => each.startsWith(`${dateInFigures(AT, language)} 08:30`))).toBe(true);
    expect(texts.some((each) => each.startsWith(moment.lunarDate!.text))).toBe(true);
    for (const layer of FLOW_LEVELS) {
      const level = ziwei[layer]!;
      const title = `${DRAWING_WORDS[language].layers[layer]} ${withoutGloss(level.name)}`;
      expect(texts.find((each) => each.startsWith(title))).toContain(withoutGloss(level.palace.name));
      const bounds = [level.startsAtClock, level.endsAtClock!].map((time) => minuteText(time, language));
      expect(texts).toContain(bounds.join(' – '));
    }
    expect(texts.find((each) => each.includes('35–44'))).toBeDefined(); // the decade of a man of 38
  });

  test.each(['full', 'compact'] as const)('the pillars of the moment stand beside the natal four (%s)', (layout) => {
    const drawn = middleOf(drawSvg(natal, { transits, layout, pillarOrder: 'yearFirst' }));
    const characters = [...drawn.matchAll(/class="s2[04] brush [a-z]+"[^>]*>(.)</g)].map(([, character]) => character);
    // Born 庚午 癸未 己丑 戊辰; in luck pillar 丁亥 on 丁未 壬寅 庚申, in the hour 庚辰. Hangul, where there is no room to read the Hanzi.
    const isHangul = layout === 'compact' && language === 'ko';
    expect(characters.join('')).toBe(
      isHangul ? '경오계미기축무진정해정미임인경신경진' : '庚午癸未己丑戊辰丁亥丁未壬寅庚申庚辰',
    );
  });

  test('a title and a description say it to those who cannot see it', () => {
    const drawn = drawSvg(natal, { transits, layers: ['year'] });
    const [, title] = /<title>(.*?)<\/title>/.exec(drawn)!;
    const [, description] = /<desc>(.*?)<\/desc>/.exec(drawn)!;
    const comma = DRAWING_WORDS[language].joins.facts;
    const year = `${DRAWING_WORDS[language].layers.year} ${withoutGloss(transits.ziwei.year.name)}`;
    expect(title).toMatch(new RegExp(` · ${dateInFigures(AT, language)} 08:30 · ${year}$`));
    expect(description).toMatch(
      new RegExp(
        `^${year}${comma}.*${dateInFigures('2027-02-05', language)} 23:28 – ${dateInFigures('2028-01-25', language)} 23:26${comma}`,
      ),
    );
    const lines = transits.ziwei.year.transformations.map(({ levelPalace }) => nameAt(language, 'year', levelPalace));
    for (const line of lines) expect(description).toContain(line);
  });
});

test('decade and year are drawn when nobody says which', () => {
  expect(drawnAt(AT, 'zh')).toBe(drawnAt(AT, 'zh', { layers: ['decade', 'year'] }));
});

test('the layers stand from the longest to the shortest, each once, however they are asked for', () => {
  expect(drawnAt(AT, 'en', { layers: ['hour', 'year', 'decade', 'year'] })).toBe(
    drawnAt(AT, 'en', { layers: ['decade', 'year', 'hour'] }),
  );
  expect(LAYERS.filter((layer) => layer !== 'smallLimit')).toEqual(FLOW_LEVELS);
});

// docs/rules/transits.md: born in a year of 午, the small limit of a man is in 辰 at 1, and so at 38 − 1 = 37.
test.each(LANGUAGES)('the small limit is a layer, in %s', (language) => {
  const { natal, transits } = documentsOf(language, '2026-08-12T08:30');
  const svg = drawSvg(natal, { transits, layers: ['smallLimit'] });
  const at = natal.palaces.findIndex(({ branch }) => branch.id === 'chen');
  const drawn = palacesOf(svg, natal.palaces).map((palace) => palace.includes('class="plate layerSmallLimit"'));
  expect(drawn.indexOf(true)).toBe(at);
  expect(svg).toContain(DRAWING_WORDS[language].layers.smallLimit);
});

// Page review, defect 5: four layers made a board of a phone 1,877 pixels high, of a phone in Vietnamese 2,518.
test.each(LANGUAGES)('without flow stars each layer is one line of every palace, in %s', (language) => {
  for (const layout of ['full', 'compact'] as const) {
    const { natal, transits } = documentsOf(language);
    const heightOf = (svg: string) => Number(/viewBox="0 0 \d+ ([\d.]+)"/.exec(svg)![1]);
    const linesIn = (layers: SvgOptions['layers']) =>
      heightOf(drawSvg(natal, { transits, layout, flowStars: false, layers })) -
      heightOf(drawSvg(natal, { transits, layout, flowStars: false, layers: [] }));
    const [one, two, four] = [['year'], ['year', 'month'], ['decade', 'year', 'month', 'day']].map((layers) =>
      linesIn(layers as SvgOptions['layers']),
    ) as [number, number, number];
    expect(four - one).toBeCloseTo(3 * (two - one), 5);
    expect((two - one) / 4).toBeLessThan(21); // a palace is higher by so much
    const svg = drawSvg(natal, { transits, layout, flowStars: false, layers: ['year'] });
    const marks = palacesOf(svg, natal.palaces).flatMap((palace) =>
      [...palace.matchAll(/class="plate layerYear"\/><text [^>]*>(.*?)<\/text>/g)].map(([, mark]) => mark!),
    );
    // The name of the life palace, and the marks of the four transformations, of which some share a plate.
    const kinds = natal.ziwei.transformations.length;
    expect(marks.length).toBeLessThanOrEqual(1 + kinds);
    expect(marks.length).toBeGreaterThan(1);
  }
});

test('what was not asked for is not drawn', () => {
  const drawn = drawnAt(AT, 'zh', { layers: ['month'] });
  expect(drawn).toContain('流月命宫');
  expect(textsOf(drawn.split('class="centre"')[0]!).join()).not.toMatch(/大限|流年|流日|流时/);
});

test('the board is higher by what its layers need, and its palaces stay where they are', () => {
  const heights = [[], ['year'], ['year', 'month'], FLOW_LEVELS].map((layers) =>
    Number(/ height="([\d.]+)"/.exec(drawnAt(AT, 'zh', { layers: layers as SvgOptions['layers'] & object }))![1]),
  );
  expect(heights[0]).toBe(712);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBe(4);
});

test('of a date alone there is no hour, and past the twelfth decade none: the middle says so', () => {
  expect(textsOf(drawnAt('2027-02-10', 'en', { layers: ['day', 'hour'] }))).toContain('Hourly none');
  expect(drawnAt('2027-02-10', 'en')).toContain('>2027-02-10 · Asia/Shanghai<');
  expect(textsOf(drawnAt('2120-02-10', 'zh'))).toContain('大限 无');
  const pillars = middleOf(drawnAt('2027-02-10', 'zh')).match(/class="s24 brush /g);
  expect(pillars).toHaveLength(16);
});

test('before the first decade the layer is that of childhood, and small luck stands for the luck pillar', () => {
  const drawn = drawnAt('1992-03-01', 'zh');
  expect(drawn).toContain('童限命宫');
  expect(drawn).not.toContain('大限');
  expect(textsOf(middleOf(drawn))).toContain('小运');
  expect(textsOf(middleOf(drawn))).not.toContain('大运');
});

test('past the tables no end of a decade is known', () => {
  const of = castChart({ date: { year: 2150, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place: PLACE });
  const { natal, transits } = documentsOf('zh', '2199-06-01T08:30', of);
  expect(transits.ziwei.decade!.endsAtClock).toBeUndefined();
  expect(textsOf(drawSvg(natal, { transits })).find((each) => each.endsWith(' – …'))).toBeDefined();
});

describe('on a page', () => {
  const { natal, transits } = documentsOf('zh');
  const page = drawForPage(natal, { transits, layers: ['year'] });

  test('the name of a palace tells what the layers make of it', () => {
    const label = /aria-label="([^"]*)" tabindex="-?\d" data-palace="4"/.exec(page)![1]!;
    expect(label).toMatch(/^田宅宫，.*，流年兄弟宫 太阴化禄 天同化权 流禄$/);
  });

  test.each(['full', 'compact'] as const)(
    'the lines from a palace are those of a board of its height (%s)',
    (layout: Layout) => {
      const drawn = drawForPage(natal, { transits, layers: LAYERS, layout });
      const [, height, lines] = /viewBox="0 0 \d+ ([\d.]+)".*<path d="([^"]*)" class="aspects"/.exec(drawn)!;
      const life = natal.palaces.findIndex(({ id }) => id === 'life');
      expect(linesOf(life, layout, Number(height))).toBe(lines);
      expect(linesOf(life, layout)).not.toBe(lines);
    },
  );
});

describe('refused is', () => {
  const { natal, transits } = documentsOf('zh');
  const refused = (options: object, sentence: RegExp) => {
    for (const draw of [drawSvg, drawForPage]) expect(() => draw(natal, options)).toThrow(sentence);
  };

  test('a layer that there is not', () => {
    refused(
      { transits, layers: ['luckPillar'] },
      /^layers "luckPillar": not allowed; allowed: decade, smallLimit, year, month, day, hour(?:, flights)?$/,
    );
    refused({ transits, layers: 'year' }, /^layers "year": wrong type; allowed: a list/);
  });

  test('layers without transits, and what are no transits', () => {
    refused({ layers: ['year'] }, /^transits undefined: missing; allowed: a document made by describeTransits/);
    refused({ transits: {} }, /^transits an object: not allowed; allowed: a document made by describeTransits/);
  });

  test('transits in another language or of another chart', () => {
    refused({ transits: documentsOf('en').transits }, /^transits an object: .* of the same chart and in its language$/);
    const later = castChart({ date: { year: 1990, month: 7, day: 23 }, hour: 12, gender: 'male', place: PLACE });
    refused({ transits: documentsOf('zh', AT, later).transits }, /^transits an object: .* of the same chart/);
  });
});
