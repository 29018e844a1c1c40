import { describe, expect, test } from 'vitest';
import { type Chart, castChart } from '../../../calculation/casting/chart.ts';
import { castTransits, type TransitOptions } from '../../../calculation/casting/transits/cast-transits.ts';
import { describeChart, describeTransits } from '../../documents/describe.ts';
import type { ChartDocument, TransitsDocument } from '../../documents/tables/document.generated.ts';
import { dateText, LANGUAGES, type Language } from '../../words/languages.ts';
import { drawTransitsText, type TransitsTextOptions } from './transits.ts';

const BEIJING = { longitude: 116.39723, timeZone: 'Asia/Shanghai', name: 'Beijing', country: 'China' };

const born = (date: string, hour: number, gender: 'male' | 'female'): Chart => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return castChart({ date: { year, month, day }, hour, minute: 30, gender, place: BEIJING });
};

interface TransitsText {
  readonly chart: ChartDocument;
  readonly transits: TransitsDocument;
  readonly text: string;
}

function output(
  chart: Chart,
  at: string,
  language: Language,
  options: TransitOptions = {},
  drawn: TransitsTextOptions = {},
): TransitsText {
  const documents = {
    chart: describeChart(chart, { language, place: BEIJING }),
    transits: describeTransits(castTransits(chart, at, options), { language, place: BEIJING }),
  };
  return { ...documents, text: drawTransitsText(documents.chart, documents.transits, drawn) };
}

// The words by which this test reads a text, in each script. It knows nothing else of the text.
const EN = {
  layers: {
    childLimit: 'Childhood',
    decade: 'Decade',
    smallLimit: 'Small Limit',
    year: 'Annual',
    month: 'Monthly',
    day: 'Daily',
    hour: 'Hourly',
  },
  palaces: (layer: string) => new RegExp(`${layer} ([A-Z][a-z]+) Palace = natal ([A-Z][a-z]+)`, 'g'),
  level: (layer: string) => new RegExp(`^${layer}: ${layer} Life Palace = natal ([A-Z][a-z]+);`, 'm'),
  table: (layer: string) => new RegExp(`^${layer} palaces: (.+)$`, 'm'),
  transformations: (layer: string) => new RegExp(`^${layer} transformations: (.+)$`, 'm'),
  landed: (layer: string) =>
    new RegExp(
      `([A-Z][a-z]+ [A-Z][a-z]+) (Hua [A-Z][a-z]+) \\(${layer} ([A-Z][a-z]+) Palace = natal ([A-Z][a-z]+)\\)`,
      'g',
    ),
  isOfLevel: (layer: string) => new RegExp(`^${layer}(?: palaces| transformations| flow stars)?: `),
  ages: /nominal (?:ages (\d+)–)?(\d+)/,
  nextDecade: /^Next decade: from ([^;]+);/m,
  nextLuck: /^Next luck pillar: from ([^;\n]+)/m,
  bounds: /; ([^;]+) – ([^;]+)$/,
  nominal: /^Ages: nominal (\d+)/m,
};
const inHan = (
  layers: typeof EN.layers,
  words: { own: string; palaces: string; transformed: string; ages: string; next: string; luck: string; age: string },
) => ({
  layers,
  palaces: (layer: string) =>
    new RegExp(`${layer}(\\p{Script=Han}+?[宫宮])＝${words.own}(\\p{Script=Han}+?[宫宮])`, 'gu'),
  level: (layer: string) => new RegExp(`^${layer}：${layer}命[宫宮]＝${words.own}(\\p{Script=Han}+?[宫宮])；`, 'mu'),
  table: (layer: string) => new RegExp(`^${layer}${words.palaces}：(.+)$`, 'm'),
  transformations: (layer: string) => new RegExp(`^${layer}${words.transformed}：(.+)$`, 'm'),
  landed: (layer: string) =>
    new RegExp(
      `(\\p{Script=Han}+)(化\\p{Script=Han})（${layer}(\\p{Script=Han}+?[宫宮])＝${words.own}(\\p{Script=Han}+?[宫宮])）`,
      'gu',
    ),
  isOfLevel: (layer: string) => new RegExp(`^${layer}(?:十二[宫宮]|四化|流曜)?：`),
  ages: new RegExp(`${words.ages} (?:(\\d+)–)?(\\d+)`),
  nextDecade: new RegExp(`^${words.next}：(.+?) 起；`, 'm'),
  nextLuck: new RegExp(`^${words.luck}：(.+?) 起`, 'm'),
  bounds: /；([^；]+) – ([^；]+)$/,
  nominal: new RegExp(`^${words.age}：${words.ages} (\\d+)`, 'm'),
});
/** The languages whose texts are read here: the others have the same lines. */
const PATTERNS: Readonly<Record<'en' | 'zh' | 'zh-Hant', typeof EN>> = {
  en: EN,
  zh: inHan(
    { childLimit: '童限', decade: '大限', smallLimit: '小限', year: '流年', month: '流月', day: '流日', hour: '流时' },
    {
      own: '本命',
      palaces: '十二宫',
      transformed: '四化',
      ages: '虚岁',
      next: '下一大限',
      luck: '下一步大运',
      age: '年龄',
    },
  ),
  'zh-Hant': inHan(
    { childLimit: '童限', decade: '大限', smallLimit: '小限', year: '流年', month: '流月', day: '流日', hour: '流時' },
    {
      own: '本命',
      palaces: '十二宮',
      transformed: '四化',
      ages: '虛歲',
      next: '下一大限',
      luck: '下一步大運',
      age: '年齡',
    },
  ),
};

/** The name of a label in a text: without its gloss. */
const shown = ({ name }: { readonly name: string }): string => name.replace(/ [(&].*$/, '');

const lineOf = (text: string, pattern: RegExp): string => text.split('\n').find((line) => pattern.test(line)) ?? '';
const clockIn =
  (language: Language) =>
  (iso: string | undefined): string | undefined =>
    iso && `${dateText(iso, language)} ${iso.slice(11).replace(/(?<=:..):00$/, '')}`;

/** Births and moments of every kind. */
const CASES = [
  ['a usual one', born('1990-07-23', 8, 'male'), '2027-02-10T08:30', {}],
  ['another one', born('1984-02-04', 23, 'female'), '2026-11-22T08:30', {}],
  [
    'childhood, before the first decade and the first luck pillar',
    born('2022-10-09', 9, 'female'),
    '2024-03-01T12:00',
    {},
  ],
  ['the last year of childhood', born('1990-07-23', 8, 'male'), '1994-02-09T12:00', {}],
  ['past the twelfth decade', born('1920-05-05', 11, 'male'), '2051-06-01T12:00', {}],
  ['in the twelfth decade', born('1920-05-05', 11, 'male'), '2040-06-01T12:00', {}],
  ['the first half of a split leap month', born('1991-03-07', 11, 'female'), '2025-08-01T12:00', {}],
  ['its second half', born('1991-03-07', 11, 'female'), '2025-08-12T12:00', {}],
  ['a date without an hour', born('1990-07-23', 8, 'male'), '2027-02-10', {}],
  [
    'far from the birthplace, by standard time',
    born('1990-07-23', 8, 'male'),
    '2027-02-10T08:30',
    { atTimeZone: 'America/Los_Angeles' },
  ],
  ['the last year of the tables', born('2195-06-01', 11, 'male'), '2199-12-01T12:00', {}],
] as const;

describe.each(Object.entries(PATTERNS) as [Language, typeof EN][])(
  'from the text alone, in %s',
  (language, patterns) => {
    describe.each(CASES)('%s:', (_, chart, at, options) => {
      const { text, transits, chart: natal } = output(chart, at, language, options);
      const { ziwei, fourPillars } = transits;
      const clock = clockIn(language);
      const palaceName = (id: string) => shown(natal.palaces.find((palace) => palace.id === id)!);
      const kind = ziwei.decade?.kind ?? 'decade';

      test('the running decade, with its ages and its palace', () => {
        const pattern = patterns.level(patterns.layers[kind]);
        if (ziwei.decade === undefined) {
          expect(text).not.toMatch(pattern);
          return;
        }
        expect(pattern.exec(text)![1]).toBe(palaceName(ziwei.decade.palace.id));
        const line = lineOf(text, pattern);
        const { fromAge, toAge, startsAtClock, endsAtClock } = ziwei.decade;
        const [, from, to] = patterns.ages.exec(line)!;
        expect([from ?? to, to]).toEqual([`${fromAge}`, `${toAge}`]);
        expect(patterns.bounds.exec(line)![1]).toBe(clock(startsAtClock));
        if (endsAtClock !== undefined) expect(patterns.bounds.exec(line)![2]).toBe(clock(endsAtClock));
      });

      test('which natal palace every palace of every level is, such as life, wealth and spouse of the year', () => {
        for (const layer of ['decade', 'smallLimit', 'year', 'month', 'day', 'hour'] as const) {
          const name = patterns.layers[layer === 'decade' ? kind : layer];
          const line = patterns.table(name).exec(text)?.[1] ?? '';
          const found = new Map(Array.from(line.matchAll(patterns.palaces(name)), ([, own, is]) => [own, is]));
          const expected = ziwei.palaces.flatMap((palace) => {
            const role = palace[`${layer}Palace`];
            return role === undefined ? [] : [[palaceName(role.id), shown(palace)] as const];
          });
          expect(found).toEqual(new Map(expected));
          expect(found.size).toBe(ziwei[layer] === undefined ? 0 : 12);
        }
      });

      test('where the four transformations of every level land', () => {
        const stars = natal.palaces.flatMap(({ majorStars, minorStars }) => [...majorStars, ...minorStars]);
        for (const layer of ['decade', 'smallLimit', 'year', 'month', 'day', 'hour'] as const) {
          const name = patterns.layers[layer === 'decade' ? kind : layer];
          const line = patterns.transformations(name).exec(text)?.[1] ?? '';
          const found = Array.from(line.matchAll(patterns.landed(name)), ([, ...parts]) => parts);
          const expected = (ziwei[layer]?.transformations ?? []).map(({ id, star, palace, levelPalace }) => [
            shown(stars.find((each) => each.id === star.id)!),
            shown(natal.ziwei.transformations.find((each) => each.id === id)!),
            palaceName(levelPalace.id),
            palaceName(palace.id),
          ]);
          expect(found).toEqual(expected);
        }
      });

      test('when the next decade and the next luck pillar begin', () => {
        expect(patterns.nextDecade.exec(text)?.[1]).toBe(clock(ziwei.nextDecade?.startsAtClock));
        expect(patterns.nextLuck.exec(text)![1]).toBe(clock(fourPillars.luck.endsAtClock));
      });

      test('the palace of the month, and its bounds', () => {
        const pattern = patterns.level(patterns.layers.month);
        expect(pattern.exec(text)![1]).toBe(palaceName(ziwei.month!.palace.id));
        expect(patterns.bounds.exec(lineOf(text, pattern))!.slice(1)).toEqual([
          clock(ziwei.month!.startsAtClock),
          clock(ziwei.month!.endsAtClock),
        ]);
      });

      test('the nominal age', () => {
        expect(patterns.nominal.exec(text)![1]).toBe(`${transits.ages.nominal}`);
      });

      test('and no palace stands bare: each is a natal one or that of a named level', () => {
        const layers = Object.values(patterns.layers);
        const names = natal.palaces.map((palace) => shown(palace));
        const levels = text.split('\n').filter((line) => layers.some((layer) => patterns.isOfLevel(layer).test(line)));
        expect(levels.length).toBeGreaterThanOrEqual(14);
        const named = new RegExp(`(?:natal |本命|(?:${layers.join('|')}) ?)(?:${names.join('|')})`, 'g');
        for (const line of levels) {
          const bare = line.replace(named, '');
          expect(names.filter((name) => bare.includes(name))).toEqual([]);
        }
      });
    });
  },
);

test('the worked example reads as it should', () => {
  const { text } = output(born('1990-07-23', 8, 'male'), '2026-11-22T08:30', 'zh', {}, { name: '李明' });
  expect(text).toContain('运限 · 李明 · 阳男');
  expect(text).toContain('流年财帛宫＝本命');
  expect(text).toMatch(/^本命四柱（乾造）：庚午 癸未 己丑 戊辰，日主 己/m);
  expect(text).toMatch(/^大运：丁亥 偏印；胎；第 4 步大运；虚岁 36–45；2025年10月29日 14:32 – 2035年10月29日 14:32$/m);
  expect(text).toMatch(/^下一步大运：2035年10月29日 14:32 起；戊子；虚岁 46–55$/m);
  expect(text).not.toMatch(/undefined|[{}]/);
});

test.each(LANGUAGES)('a text in %s has as many lines as in English, and nothing that was not filled in', (language) => {
  for (const [, chart, at, options] of CASES) {
    for (const form of [{}, { compact: true }]) {
      const { text } = output(chart, at, language, options, form);
      expect(text).not.toMatch(/undefined|[{}]/);
      expect(text.split('\n')).toHaveLength(output(chart, at, 'en', options, form).text.split('\n').length);
    }
  }
});

describe('a compact text', () => {
  test.each(['en', 'zh', 'zh-Hant'] as const)(
    'in %s has every level, where it stands, its bounds and its transformations',
    (language) => {
      const { layers, level, transformations } = PATTERNS[language];
      for (const [, chart, at, options] of CASES) {
        const { text, transits } = output(chart, at, language, options, { compact: true });
        for (const layer of ['smallLimit', 'year', 'month', 'day'] as const) {
          const name = layers[layer];
          expect(text).toMatch(
            language === 'en' ? new RegExp(`^${name}: ${name} Life = natal [A-Z]`, 'm') : level(name),
          );
          if (layer !== 'smallLimit') expect(text).toMatch(transformations(name));
          expect(text).toContain(clockIn(language)(transits.ziwei[layer]!.endsAtClock) ?? '');
        }
      }
    },
  );

  test('has in one line of each natal palace what it is in decade, year and month', () => {
    const { text, transits } = output(born('1990-07-23', 8, 'male'), '2026-11-22T08:30', 'en', {}, { compact: true });
    const rows = text.split('\n').filter((line) => /^natal /.test(line));
    expect(rows).toHaveLength(12);
    expect(rows[0]).toBe('natal Life Lian Zhen, Po Jun: Decade Children, Annual Children, Monthly Parents');
    expect(rows[1]).toBe('natal Siblings (Tai Yang, Ju Men): Decade Wealth, Annual Wealth, Monthly Life');
    expect(transits.ziwei.palaces.find(({ id }) => id === 'siblings')).toMatchObject({
      decadePalace: { id: 'wealth' },
      yearPalace: { id: 'wealth' },
      monthPalace: { id: 'life' },
    });
  });
});

test('a name stays on its line, and two languages are no text', () => {
  const { chart, transits } = output(born('1990-07-23', 8, 'male'), '2026-11-22T08:30', 'en');
  expect(drawTransitsText(chart, transits, { name: 'a\nb' })).toMatch(/^Transits · a b · /);
  const zh = output(born('1990-07-23', 8, 'male'), '2026-11-22T08:30', 'zh');
  expect(() => drawTransitsText(chart, zh.transits)).toThrow(
    /^transits an object.*made by describeTransits, of the same chart and in its language/,
  );
  expect(() => drawTransitsText(chart, {} as never)).toThrow(/^transits/);
  expect(() => drawTransitsText(chart, transits, { compakt: true } as never)).toThrow(/compact/);
});

// 말띠 (1990, 午) has 삼재 in years of 申, 酉 and 戌: 2028 to 2030. A page of 2018 has 범·말·개 for 2016 to 2018.
test('Korean says which year of 三災 it is, other languages where the document has it', () => {
  const at = (year: number, language: Language) =>
    output(born('1990-07-23', 8, 'male'), `${year}-11-22T08:30`, language).text.match(/[들눌날]삼재|Samjae/)?.[0];
  expect([2015, 2016, 2017, 2018, 2019, 2028].map((year) => at(year, 'ko'))).toEqual([
    undefined,
    '들삼재',
    '눌삼재',
    '날삼재',
    undefined,
    '들삼재',
  ]);
  expect(at(2017, 'en')).toBeUndefined();
});

test('Korean distinguishes the levels that have a homograph at the head of a line, once', () => {
  const { text } = output(born('1990-07-23', 8, 'male'), '2026-11-22T08:30', 'ko');
  const lines = text.split('\n').filter((each) => /^(유년|유월|유일|유시)/.test(each));
  expect(lines.length).toBeGreaterThan(8);
  for (const each of lines) expect(each).toMatch(/^(유년\(流年\)|유월\(流月\)|유일\(流日\)|유시\(流時\))/);
  const table = lines.find((each) => each.startsWith('유월(流月) 십이궁: '))!;
  expect(table).toContain(', 유월 재백궁 = 본명반 ');
  expect(table.match(/流月/g)).toHaveLength(1);
});
