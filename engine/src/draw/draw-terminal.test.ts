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

/** Columns by the East Asian width of what we draw: Hanzi are wide, everything else is narrow. */
const columns = (line: string): number => line.replace(/\p{Script=Han}/gu, '  ').length;

// The worked example of docs/rules: 1990-07-23 08:30 in Beijing, under summer time; pillars 庚午 癸未 己丑 戊辰.
describe('the terminal drawing of the worked example', () => {
  const lines = drawTerminal(documentOf('zh')).split('\n');

  test('has the palaces where the tradition puts them: 巳午未申 above, 寅丑子亥 below', () => {
    expect(lines[6]).toMatch(/巳│.*午│.*未│.*申│$/);
    expect(lines[14]).toMatch(/辰│.*酉│$/);
    expect(lines[22]).toMatch(/卯│.*戌│$/);
    expect(lines[30]).toMatch(/寅│.*丑│.*子│.*亥│$/);
  });

  test('has the main star in the life palace and in the middle, and the Four Pillars', () => {
    expect(lines[17]).toContain('│廉贞 平');
    expect(lines[18]).toContain('│破军 陷');
    expect(lines[11]).toContain('廉贞 破军');
    expect(lines.join('\n')).toMatch(/庚 +癸 +己 +戊/);
  });

  test('marks the four transformations of 庚: 太阳禄, 武曲权, 太阴科, 天同忌', () => {
    for (const star of ['太阳 得 禄', '武曲 庙 权', '太阴 不 科', '天同 陷 忌'])
      expect(lines.join('\n')).toContain(star);
  });
});

describe('the terminal drawing in Latin letters', () => {
  const lines = drawTerminal(documentOf('en'));

  test('has no Hanzi, and a space between the decade and its phase', () => {
    expect(lines).not.toMatch(/\p{Script=Han}/u);
    expect(lines).toContain('│85–94 Taking Offi…│');
  });

  test('marks the body palace with a word, for which the stem gives way', () => {
    expect(lines).toContain('│Wealth Body    Hai│');
  });
});

describe.each(['zh', 'zh-Hant', 'en'] as const)('a terminal drawing in %s', (language) => {
  test('is 77 columns wide in every line, whatever the chart', () => {
    for (let n = 0; n < 60; n++) {
      const drawn = drawTerminal(documentOf(language, n), {
        name: 'Ada 明明 of a very long name indeed, longer',
      });
      expect([...new Set(drawn.trimEnd().split('\n').map(columns))]).toEqual([77]);
    }
  });

  test('says the same with colours as without', () => {
    const coloured = drawTerminal(documentOf(language), { colours: true });
    expect(coloured).toContain('\u001B[');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a colour begins with
    expect(coloured.replace(/\u001B\[\d+m/g, '')).toBe(drawTerminal(documentOf(language)));
  });
});
