import { describe, expect, test } from 'vitest';
import { castChart } from '../cast-chart.ts';
import { describeChart } from '../describe.ts';
import type { Language } from '../words/languages.ts';
import { drawTerminal } from './draw-terminal.ts';

function documentOf(language: Language, n = 0) {
  const birth = {
    date: { calendar: 'solar', year: 1990 + ((n * 7) % 90), month: 1 + ((n + 6) % 12), day: 1 + ((n * 11 + 22) % 28) },
    hour: (8 + n * 5) % 24,
    minute: 30,
    gender: 'male',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  } as const;
  return describeChart(castChart(birth), { language });
}

/** Columns by the East Asian width of what we draw: Hanzi and their comma are wide, everything else is narrow. */
const columnsOf = (line: string): number => line.replace(/[\p{Script=Han}、]/gu, '  ').length;

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
    for (const told of [
      '85–94          Taking Office│',
      'Tai Yang Advantaged Lu',
      'Tuo Luo Temple,',
      'Tian Gui, Tian Wu, Gu Chen,',
      'Wealth Body         Ding-Hai│',
    ]) {
      expect(drawn).toContain(told);
    }
  });

  test('cuts nothing at any width, whatever the chart', () => {
    for (let n = 0; n < 60; n++) {
      for (const columns of [40, 60, 77, 120])
        expect(drawTerminal(documentOf('en', n), { columns })).not.toContain('…');
    }
  });
});

describe.each(['zh', 'zh-Hant', 'en'] as const)('a terminal drawing in %s', (language) => {
  const name = 'Ada 明明 of a very long name indeed, longer';

  test.each([
    [77, 77],
    [80, 77],
    [120, 117],
    [1000, 165],
  ])('is a grid on a terminal of %i columns: every line has %i', (columns, width) => {
    for (let n = 0; n < 60; n++) {
      const drawn = drawTerminal(documentOf(language, n), { name, columns });
      expect([...new Set(drawn.trimEnd().split('\n').map(columnsOf))]).toEqual([width]);
    }
  });

  test.each([40, 60, 76])(
    'is a list of twelve palaces on a terminal of %i columns, and no line is wider',
    (columns) => {
      for (let n = 0; n < 60; n++) {
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
