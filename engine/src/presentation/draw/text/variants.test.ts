import { describe, expect, test } from 'vitest';
import { type Chart, castChart } from '../../../calculation/casting/chart.ts';
import { chartVariants } from '../../../calculation/casting/variants.ts';
import { describeVariants } from '../../documents/describe.ts';
import { WORDS_OF } from '../../words/all-languages.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { variantEntries } from './variant-lines.ts';
import { drawVariantsText } from './variants.ts';

const KASHGAR = { longitude: 75.99, timeZone: 'Asia/Shanghai', otherTimeZones: ['Asia/Urumqi'] };
const NAMED = { longitude: 75.99, timeZone: 'Asia/Shanghai', name: 'Kashgar', country: 'China' };
const bornAt = (date: Chart['birth']['date'], hour: number, minute: number, place = KASHGAR): Chart =>
  castChart({ date, hour, minute, gender: 'female', place });
const doubtful = chartVariants(bornAt({ calendar: 'lunar', year: 2023, month: 2, day: 20 }, 23, 3));
const linesOf = (text: string) => text.trimEnd().split('\n');

describe('the variants of a chart as text', () => {
  test('have what is compared, and a line for each other chart with the choices that give it', () => {
    const document = describeVariants(doubtful, {
      language: 'en',
      place: NAMED,
    });
    const lines = linesOf(drawVariantsText(document, { name: 'Li Ming' }));
    expect(lines.slice(0, 2)).toEqual([
      'Other charts of one birth · Li Ming',
      'Born: 2023-03-11 23:03, Kashgar, China, Asia/Shanghai',
    ]);
    expect(lines[2]).toMatch(/^This chart: Year pillar Gui-Mao; .*; Main star Zi Wei & Qi Sha; /);
    expect(lines[3]).toBe(
      `Other charts: ${doubtful.variants.length} (fewest choices first; in brackets the parameters, any of which is enough):`,
    );
    expect(lines[4]).toMatch(
      /^standard time \(solarTime=clock\): Day pillar Wu-Chen → Ji-Si; Hour pillar Ren-Xu → Jia-Zi; Lunar date Day 20 of month 2, 2023 → Day 21 of month 2, 2023; Life Palace Ding-Si → Yi-Mao; Body Palace Wealth → Life; .* stars in another place or state: 30$/,
    );
    expect(lines).toContainEqual(expect.stringMatching(/^the leap month \(leapMonth=true\): Month pillar /));
    expect(lines).toContainEqual(expect.stringMatching(/^the clock of Xinjiang time \(timeZone=Asia\/Urumqi\): /));
    expect(lines.filter((line) => /\([^)]*=[^)]*\): /.test(line)).length).toBe(doubtful.variants.length);
    expect(lines).toContainEqual(expect.stringMatching(/^Choices that change nothing: dayBoundary=midnight, /));
    expect(lines.at(-1)).toMatch(/reflection/);
  });

  test('have Hanzi where the language has, and name what fits nothing with what comes nearest', () => {
    const shown = { mainStar: 'tanlang', bureau: 'fire6', dayPillar: 'jia-zi' } as const;
    const lines = linesOf(drawVariantsText(describeVariants(doubtful, { language: 'zh', shown })));
    expect(lines.slice(3, 6)).toEqual([
      '本盘不符之处：命宫主星、五行局、日柱',
      `${doubtful.variants.length} 张其他命盘中 0 张相符`,
      '最接近的一张，不符之处：命宫主星、日柱',
    ]);
    expect(lines[6]).toMatch(/^闰月（leapMonth=true）：月柱 乙卯 → 丙辰；/);
    const nothing = describeVariants(doubtful, { language: 'en', shown: { yearPillar: 'jia-zi' } });
    expect(drawVariantsText(nothing)).toContain('This chart differs in: Year pillar; No other choice comes nearer\n');
    const all = describeVariants(doubtful, { language: 'en', shown: { yearPillar: 'gui-mao' } });
    expect(drawVariantsText(all)).toContain('This chart shows all of it\n');
  });

  test('say of a main star that it is borrowed', () => {
    const BEIJING = { longitude: 116.4, timeZone: 'Asia/Shanghai', otherTimeZones: [] };
    const empty = chartVariants(bornAt({ year: 1978, month: 5, day: 1 }, 4, 0, BEIJING));
    const { chart } = describeVariants(empty, { language: 'en' });
    expect(chart.mainStar.id).toMatch(/^empty>/);
    expect(drawVariantsText(describeVariants(empty, { language: 'en' }))).toMatch(
      /^This chart: .*; Main star [\w &]+ \(borrowed\); /m,
    );
    expect(drawVariantsText(describeVariants(empty, { language: 'zh' }))).toMatch(/命宫主星 \p{Script=Han}+（借）；/u);
  });

  test('have summer time, the other pass of a clock, a minute near by and a skipped time in words', () => {
    const NEW_YORK = { longitude: -74, timeZone: 'America/New_York', otherTimeZones: [] };
    const output = (date: Chart['birth']['date'], hour: number, minute: number) =>
      variantEntries(
        describeVariants(chartVariants(bornAt(date, hour, minute, NEW_YORK)), { language: 'en' }),
        WORDS_OF.en,
      );
    const wordsOf = ({ variants, withoutEffect }: ReturnType<typeof output>) =>
      [...variants.flatMap(({ choices }) => choices), ...withoutEffect].map(({ words }) => words);
    const repeated = wordsOf(output({ year: 2024, month: 11, day: 3 }, 1, 30));
    expect(repeated).toEqual(
      expect.arrayContaining(['summer time not subtracted (02:30)', 'the other occurrence of this clock time']),
    );
    expect(wordsOf(output({ year: 2024, month: 3, day: 10 }, 2, 30))).toContainEqual('the skipped time read as 01:30');
    expect(wordsOf(output({ year: 2024, month: 2, day: 4 }, 3, 26))).toContainEqual('the clock at 03:28');
    expect(repeated).toContainEqual('lunar calendar of Korea');
  });

  test('are shorter when compact: only what the other chart shows, and of it what most programs show', () => {
    const document = describeVariants(doubtful, { language: 'en' });
    const [long, short] = [drawVariantsText(document), drawVariantsText(document, { compact: true })];
    expect(short.length).toBeLessThan(long.length * 0.65);
    expect(linesOf(short)[4]).toBe(
      'solarTime=clock: Day pillar Ji-Si; Hour pillar Jia-Zi; Lunar date Day 21 of month 2, 2023; Life Palace Yi-Mao; Bureau Water Bureau 2; Main star Lian Zhen & Po Jun',
    );
    expect(short).toMatch(/^school=vietnam leapMonthRule=same: stars in another place or state: \d+/m);
  });

  test.each(LANGUAGES)('are described in %s with a text for every difference', (language) => {
    const output = variantEntries(describeVariants(doubtful, { language }), WORDS_OF[language]);
    for (const { differences, choices } of output.variants) {
      for (const { name, there } of differences) expect(name.length * there.length).toBeGreaterThan(0);
      for (const { words } of choices) expect(words).not.toMatch(/undefined|\{/);
    }
  });

  test('are refused where they are none, or in another language', () => {
    expect(() => drawVariantsText({} as never)).toThrow('a document made by describeVariants');
    expect(() => drawVariantsText(describeVariants(doubtful, { language: 'en' }), { short: true } as never)).toThrow(
      'short',
    );
    expect(() => variantEntries(describeVariants(doubtful, { language: 'en' }), WORDS_OF.zh)).toThrow('in zh');
  });
});
