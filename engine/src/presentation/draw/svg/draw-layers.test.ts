import { describe, expect, test } from 'vitest';
import { type Chart, castChart } from '../../../calculation/casting/chart.ts';
import { castTransits } from '../../../calculation/casting/transits/cast-transits.ts';
import { FLOW_LEVELS, type FlowLevel } from '../../../calculation/ziwei/flow-stars.ts';
import { describeChart, describeTransits } from '../../documents/describe.ts';
import { dateInFigures, LANGUAGES, type Language } from '../../words/languages.ts';
import { withoutGloss } from '../../words/without-gloss.ts';
import { scriptFor } from '../facts/script.ts';
import { DRAWING_WORDS } from '../words/all-languages.ts';
import { linesOf } from './board.ts';
import { drawForPage, drawSvg, type SvgOptions } from './draw-svg.ts';
import { DEFAULT_SIZES, type Layout } from './grid.ts';
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

/** The SVG of each palace, in the order of `palaces`. */
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

/** A box in which every chip and every star has room. */
const LARGE = { width: 1600, height: 1200 };

test('a palace of a level has the name of the level before its own', () => {
  expect(nameAt('en', 'decade', { name: 'Fortune & Virtue' })).toBe('Decade Fortune');
  expect(nameAt('zh', 'hour', { name: '财帛宫' })).toBe('流时财帛宫');
});

test('chips of a level have as few characters as distinguish its palaces', () => {
  const chipsIn = (language: Language) => {
    const { natal, transits } = documentsOf(language);
    const svg = drawSvg(natal, { transits, layers: ['year'], ...LARGE });
    return palacesOf(svg, natal.palaces).map((palace) => /layerYear"\/><text [^>]*>(.*?)</.exec(palace)![1]!);
  };
  expect(chipsIn('zh').sort().join()).toBe('年兄,年友,年命,年夫,年子,年官,年父,年田,年疾,年福,年财,年迁');
  expect(chipsIn('ko')).toContain('年 부처');
  expect(chipsIn('vi')).toContain('LN. Tài Bạch');
  for (const language of LANGUAGES) expect(new Set(chipsIn(language)).size).toBe(12);
});

describe.each(LANGUAGES)('the layers of a moment in %s', (language) => {
  const { natal, transits } = documentsOf(language);
  const svg = drawSvg(natal, { transits, layers: FLOW_LEVELS, ...LARGE });
  const palaces = palacesOf(svg, natal.palaces);
  const page = palacesOf(drawForPage(natal, { transits, layers: FLOW_LEVELS, ...LARGE }), natal.palaces);
  const isLatin = DRAWING_WORDS[language].script === 'latin';

  test.each(FLOW_LEVELS)('every palace has a chip of %s in its colour, filled in Life, and its sentence', (layer) => {
    transits.ziwei.palaces.forEach((palace, n) => {
      const role = palace[`${layer}Palace`]!;
      const kind = role.id === 'life' ? 'plate' : 'chip';
      const chips = [...palaces[n]!.matchAll(new RegExp(`class="(plate|chip) ${TONE[layer]}"/>`, 'g'))];
      expect(chips.map(([, each]) => each)).toEqual([kind]);
      expect(page[n]).toContain(nameAt(language, layer, role));
    });
  });

  test.each(FLOW_LEVELS)('the flow stars of %s are in their palaces, in its colour, and nowhere else', (layer) => {
    const tone = isLatin
      ? new RegExp(`<tspan class="${TONE[layer]}">(.*?)</tspan>`, 'g')
      : new RegExp(`<text class="s1[13] ${TONE[layer]}" text-anchor="middle">(.*?)</text>`, 'g');
    transits.ziwei.palaces.forEach((palace, n) => {
      const stars = palace.flowStars.filter(({ id }) => id.toLowerCase().endsWith(layer));
      expect([...palaces[n]!.matchAll(tone)].map(([, name]) => name!.replace(/<[^>]*>/g, ''))).toEqual(
        stars.map((star) => scriptFor(language).narrowNameOf(star)),
      );
    });
  });

  test.each(FLOW_LEVELS)('the four transformations of %s are on the chips of the palaces where they land', (layer) => {
    const kinds = new Map(natal.ziwei.transformations.map((each) => [each.id, each]));
    const marks = new RegExp(`class="s11 bold (?:${TONE[layer]}|badge)"[^>]*>(.*?)<`, 'g');
    const drawn = palaces.flatMap((palace, n) => {
      const chip = palace
        .split(new RegExp(`class="(?:plate|chip) ${TONE[layer]}"/>`))[1]!
        .split(/class="(?:plate|chip) /)[0]!;
      return [...chip.matchAll(marks)].map(([, mark]) => `${natal.palaces[n]!.id} ${mark}`);
    });
    const output = transits.ziwei[layer]!.transformations.map(({ id, palace }) => {
      const { name } = kinds.get(id)!;
      const mark = DRAWING_WORDS[language].plates?.[id] ?? (isLatin ? name.split(' ')[1]!.slice(0, 1) : name.slice(-1));
      return `${palace.id} ${mark}`;
    });
    expect(drawn.sort()).toEqual(output.sort());
  });

  test('the centre has the moment, the age, and of each layer the pair and the natal palace', () => {
    const texts = textsOf(middleOf(svg)).map((each) => each.replace(/<[^>]*>/g, ''));
    const { moment, ziwei } = transits;
    expect(texts.some((each) => each.endsWith(AGE_IN_2027[language]))).toBe(true);
    expect(texts.some((each) => each.includes(`${dateInFigures(AT, language)} 08:30`))).toBe(true);
    expect(texts.some((each) => each.includes(moment.lunarDate!.text))).toBe(true);
    for (const layer of FLOW_LEVELS) {
      const level = ziwei[layer]!;
      const title = `${DRAWING_WORDS[language].layers[layer]} ${withoutGloss(level.name)}`;
      expect(texts.find((each) => each.startsWith(title))).toContain(withoutGloss(level.palace.name));
    }
    expect(texts.find((each) => each.includes('35–44'))).toBeDefined(); // the decade of a man of 38
  });

  test.each(['full', 'compact'] as const)('the pillars of the moment are beside the natal four (%s)', (layout) => {
    const drawn = middleOf(drawSvg(natal, { transits, layout, pillarOrder: 'yearFirst' }));
    const characters = [...drawn.matchAll(/class="s2[04] brush [a-z]+"[^>]*>(.)</g)].map(([, character]) => character);
    // Born 庚午 癸未 己丑 戊辰; in luck pillar 丁亥 on 丁未 壬寅 庚申, in the hour 庚辰.
    expect(characters.join('')).toBe(
      language === 'ko' ? '경오계미기축무진정해정미임인경신경진' : '庚午癸未己丑戊辰丁亥丁未壬寅庚申庚辰',
    );
  });

  test('have a title and a description for screen readers', () => {
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

test('the layers stand from the longest to the shortest, each once, however they are requested', () => {
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

test('what was not requested is not drawn', () => {
  const drawn = drawnAt(AT, 'zh', { layers: ['month'] });
  expect(drawn).toContain('>月命<');
  expect(drawn.split('</style>')[1]!.split('class="centre"')[0]).not.toMatch(/layer(?:Decade|Year|Day|Hour)/);
});

// Palaces have room to spare for layers, so no layer may make them higher.
test.each(LANGUAGES)('no layer changes the size of the board or of a palace, in %s', (language) => {
  const { natal, transits } = documentsOf(language);
  for (const layout of ['full', 'compact'] as const) {
    for (const layers of [[], ['year'], LAYERS] as const) {
      for (const flowStars of [true, false]) {
        const drawn = drawSvg(natal, { transits, layout, flowStars, layers });
        const { width, height } = DEFAULT_SIZES[layout];
        expect(drawn).toContain(`viewBox="0 0 ${width} ${height}"`);
        const cells = [...drawn.matchAll(/<rect width="(\d+)" height="(\d+)" class="cell"/g)].map(
          ([, w, h]) => `${w} ${h}`,
        );
        expect(new Set(cells)).toEqual(new Set([`${(width - 4) / 4} ${(height - 4) / 4}`]));
      }
    }
  }
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
  expect(drawn).toContain('>童命<');
  expect(drawn).not.toContain('大限');
  expect(textsOf(middleOf(drawn))).toContain('小运');
  expect(textsOf(middleOf(drawn))).not.toContain('大运');
});

test('past the tables no end of a decade is known', () => {
  const of = castChart({ date: { year: 2150, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place: PLACE });
  const { natal, transits } = documentsOf('zh', '2199-06-01T08:30', of);
  expect(transits.ziwei.decade!.endsAtClock).toBeUndefined();
  expect(/<desc>(.*?)<\/desc>/.exec(drawSvg(natal, { transits }))![1]).toContain(' – …');
});

describe('on a page', () => {
  const { natal, transits } = documentsOf('zh');
  const page = drawForPage(natal, { transits, layers: ['year'] });

  test('the name of a palace tells what the layers make of it', () => {
    const label = /aria-label="([^"]*)" tabindex="-?\d" data-palace="4"/.exec(page)![1]!;
    expect(label).toMatch(/^田宅宫，.*，流年兄弟宫 太阴化禄 天同化权 流禄$/);
  });

  test.each(['full', 'compact'] as const)(
    'the lines from a palace are those of a board of its size (%s)',
    (layout: Layout) => {
      const life = natal.palaces.findIndex(({ id }) => id === 'life');
      for (const size of [DEFAULT_SIZES[layout], { width: 700, height: 640 }]) {
        const drawn = drawForPage(natal, { transits, layers: LAYERS, layout, ...size });
        const [, lines] = /<path d="([^"]*)" class="aspects"/.exec(drawn)!;
        expect(linesOf(life, layout, size)).toBe(lines);
      }
    },
  );
});

describe('a request is refused for', () => {
  const { natal, transits } = documentsOf('zh');
  const refused = (options: object, sentence: RegExp) => {
    for (const draw of [drawSvg, drawForPage]) expect(() => draw(natal, options)).toThrow(sentence);
  };

  test('a layer that does not exist', () => {
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
