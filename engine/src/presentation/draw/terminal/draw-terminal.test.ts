import { describe, expect, test } from 'vitest';
import { IS_FULL } from '../../../../../test/setup/runs.ts';
import { castChart } from '../../../calculation/casting/chart.ts';
import { castTransits } from '../../../calculation/casting/transits/cast-transits.ts';
import { describeChart, describeTransits } from '../../documents/describe.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { DRAWING_WORDS } from '../words/all-languages.ts';
import { drawTerminal } from './draw-terminal.ts';

const CHARTS = IS_FULL ? 60 : 20;

const birthOf = (n: number) =>
  ({
    date: { calendar: 'solar', year: 1990 + ((n * 7) % 90), month: 1 + ((n + 6) % 12), day: 1 + ((n * 11 + 22) % 28) },
    hour: (8 + n * 5) % 24,
    minute: 30,
    gender: 'male',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  }) as const;

const documentOf = (language: Language, n = 0) => describeChart(castChart(birthOf(n)), { language });

/** A chart with the transits at a moment of its life: in childhood, past the twelfth decade, in a leap month, on a date without a time. */
function momentOf(language: Language, n = 0) {
  const chart = castChart(birthOf(n));
  const born = birthOf(n).date.year;
  const at = [`${born + 3}-06-01T12:00`, `${Math.min(born + 127, 2199)}-06-01`, '2190-08-12T23:30', '2185-02-10'][
    n % 4
  ]!;
  const transits = castTransits(chart, at, n % 3 === 0 ? { atTimeZone: 'America/Los_Angeles' } : {});
  return [describeChart(chart, { language }), { transits: describeTransits(transits, { language }) }] as const;
}

/** Columns by the East Asian width of what we draw: Hanzi, hangul, kana and their marks are wide, everything else is narrow. */
const columnsOf = (line: string): number =>
  line.replace(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}、・ー]/gu, '  ').length;

// The worked example of docs/rules: 1990-07-23 08:30 in Beijing, under summer time; pillars 庚午 癸未 己丑 戊辰.
describe('the terminal drawing of the worked example', () => {
  const lines = drawTerminal(documentOf('zh')).split('\n');
  const at = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line));

  test('has the palaces where the tradition puts them: 巳午未申 above, 寅丑子亥 below', () => {
    const rows = [/巳│.*午│.*未│.*申│$/, /辰│.*酉│$/, /卯│.*戌│$/, /寅│.*丑│.*子│.*亥│$/].map(at);
    expect(rows.every((row) => row > 0)).toBe(true);
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
  });

  test('has the main star in the life palace and in the middle, and the Four Pillars', () => {
    expect(at(/^│廉贞 平/)).toBeGreaterThan(at(/辰│.*酉│$/));
    expect(at(/^│破军 陷/)).toBeLessThan(at(/卯│.*戌│$/));
    expect(lines.some((line) => line.includes('│ 廉贞 破军'))).toBe(true);
    expect(lines.join('\n')).toMatch(/庚 +癸 +己 +戊/);
  });

  test('marks the four transformations of 庚: 太阳禄, 武曲权, 太阴科, 天同忌', () => {
    for (const star of ['太阳 得 禄', '武曲 庙 权', '太阴 不 科', '天同 陷 忌'])
      expect(lines.join('\n')).toContain(star);
  });
});

describe('the terminal drawing in Latin letters', () => {
  const drawn = drawTerminal(documentOf('en'), { columns: 120 });

  test('has no Hanzi', () => {
    expect(drawn).not.toMatch(/\p{Script=Han}/u);
  });

  test('has whole names, brightness, and the adjective stars', () => {
    for (const output of [
      '85–94          Taking Office│',
      'Tai Yang Advantaged Lu',
      'Tian Yue Prosperous, Tuo Luo│',
      'Tian Gui, Tian Wu, Gu Chen,',
      'Wealth Body         Ding-Hai│',
    ]) {
      expect(drawn).toContain(output);
    }
  });

  test('cuts nothing at any width, whatever the chart', () => {
    for (let n = 0; n < CHARTS; n++) {
      for (const columns of [40, 60, 77, 120])
        expect(drawTerminal(documentOf('en', n), { columns })).not.toContain('…');
    }
  });
});

describe.each(LANGUAGES)('a terminal drawing in %s', (language) => {
  const name = 'Ada 明明 of a very long name indeed, longer';

  test.each([
    [77, 77],
    [80, 77],
    [120, 117],
    [1000, 165],
  ])('is a grid on a terminal of %i columns: every line has %i', (columns, width) => {
    for (let n = 0; n < CHARTS; n++) {
      const drawn = drawTerminal(documentOf(language, n), { name, columns });
      expect([...new Set(drawn.trimEnd().split('\n').map(columnsOf))]).toEqual([width]);
    }
  });

  test.each([40, 60, 76])(
    'is a list of twelve palaces on a terminal of %i columns, and no line is wider',
    (columns) => {
      for (let n = 0; n < CHARTS; n++) {
        const drawn = drawTerminal(documentOf(language, n), { name, columns });
        const lines = drawn.split('\n');
        expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(columns);
        expect(lines.filter((line) => line.startsWith('─ '))).toHaveLength(12);
      }
    },
  );

  test('says the same with colours as without', () => {
    for (const columns of [40, 80, 120]) {
      const coloured = drawTerminal(documentOf(language), { colours: true, columns });
      expect(coloured).toContain('\u001B[');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a colour begins with
      expect(coloured.replace(/\u001B\[\d+m/g, '')).toBe(drawTerminal(documentOf(language), { columns }));
    }
  });
});

// 2026 is 丙午: 天同化禄, 天机化权, 文昌化科, 廉贞化忌, with the life palace of the year in 午, the natal palace of property.
describe('a moment on a terminal', () => {
  const chart = castChart(birthOf(0));
  const drawn = (language: Language, columns: number, at = '2026-11-22T08:30') =>
    drawTerminal(describeChart(chart, { language }), {
      columns,
      transits: describeTransits(castTransits(chart, at), { language }),
    });

  test('has in each palace its role at every level, and at its stars what each level makes of them', () => {
    const zh = drawn('zh', 120);
    for (const output of [
      '天同 流年禄 流日忌',
      '天机 流年权',
      '文昌 流年科',
      '廉贞 流年忌',
      '大限命宫 流年命宫',
      '本命田宅宫',
    ])
      expect(zh).toContain(output);
    const en = drawn('en', 120);
    for (const output of ['Tian Tong Annual Lu Daily Ji', 'Decade Life Annual Life', 'Natal Property        Ren-Wu│'])
      expect(en).toContain(output);
    expect(en).not.toMatch(/\p{Script=Han}/u);
  });

  test('has in the centre the moment, the age, until when each level governs, the luck and the pillars', () => {
    const zh = drawn('zh', 80);
    for (const output of ['时刻  2026-11-22 08:30', '虚岁  37', '大限 壬午  – 2034-02-18 23:28', '大运  丁亥 偏印'])
      expect(zh).toContain(output);
    expect(drawn('zh', 80, '1992-03-01T12:00')).toContain('童限');
    expect(drawn('zh', 80, '1992-03-01T12:00')).toContain('小运');
    expect(drawn('zh', 80, '2026-11-22')).toContain('流时 无');
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    test.each([
      [77, 77],
      [120, 117],
      [1000, 165],
    ])('is a grid on a terminal of %i columns: every line has %i, and nothing is cut', (columns, width) => {
      for (let n = 0; n < CHARTS; n++) {
        const [document, moment] = momentOf(language, n);
        const lines = drawTerminal(document, { ...moment, columns })
          .trimEnd()
          .split('\n');
        expect([...new Set(lines.map(columnsOf))]).toEqual([width]);
        expect(lines.join()).not.toContain('…');
      }
    });

    test.each([40, 60, 76])('is a list of twelve natal palaces on a terminal of %i columns', (columns) => {
      for (let n = 0; n < CHARTS; n++) {
        const [document, moment] = momentOf(language, n);
        const lines = drawTerminal(document, { ...moment, columns }).split('\n');
        expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(columns);
        expect(lines.filter((line) => line.startsWith(`─ ${DRAWING_WORDS[language].natal}`))).toHaveLength(12);
      }
    });
  });

  test('of another language or another chart is refused', () => {
    const transits = describeTransits(castTransits(chart, '2026-11-22'), { language: 'zh' });
    expect(() => drawTerminal(documentOf('en'), { transits })).toThrow(/^transits an object/);
    expect(() => drawTerminal(documentOf('en'), { transits: {} as never })).toThrow(/transits/);
  });
});
