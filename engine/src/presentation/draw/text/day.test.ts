import { describe, expect, test } from 'vitest';
import { castDay, chartsShowing, type DayOfBirth } from '../../../calculation/casting/day.ts';
import { describeDay, partDescriber } from '../../documents/describe.ts';
import { DAY } from '../../documents/tables/day.ts';
import { DayFacts } from '../../documents/tables/day-facts.ts';
import { selectPart } from '../../documents/vocabulary/select.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { drawDayText } from './day.ts';

const BEIJING = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const NAMED = { ...BEIJING, cityId: 'beijing-1816670', name: 'Beijing', country: 'China', latitude: 39.9 };
const bornOn = (year: number, month: number, day: number, place: DayOfBirth['place'] = BEIJING): DayOfBirth => ({
  date: { year, month, day },
  gender: 'male',
  place,
});
const day = castDay(bornOn(1990, 7, 23));
const linesOf = (text: string) => text.trimEnd().split('\n');

describe('a birth without an hour as text', () => {
  test('has the day, what all charts have in common, and a line for each chart', () => {
    const lines = linesOf(drawDayText(describeDay(day, { language: 'en', place: NAMED }), { name: 'Li Ming' }));
    expect(lines.slice(0, 3)).toEqual([
      'Hour unknown · Li Ming',
      'Born: 1990-07-23, Beijing, China, Asia/Shanghai',
      'The same in all: Year Geng-Wu; Month Gui-Wei',
    ]);
    expect(lines[3]).toMatch(/^Stars in the same branch in all: Zi Jie Shen, Tian Ku, Tian Xu; Chou Tian Kui; /);
    expect(lines.slice(4, 6)).toEqual([
      'Transformations: Tai Yang Hua Lu, Wu Qu Hua Quan, Tai Yin Hua Ke, Tian Tong Hua Ji',
      'The 13 charts of the day (times by the local clock; last, the parameters that cast the chart):',
    ]);
    expect(lines.slice(6, 19)).toHaveLength(day.charts.length);
    expect(lines[11]).toBe(
      '08:20:52–10:20:52 Chen hour: Main star Lian Zhen & Po Jun; Earth Bureau 5; Life Palace Ji-Mao; Body Palace in Wealth; Zi Wei in Hai; Geng-Wu Gui-Wei Ji-Chou Wu-Chen; Lunar Day 2 of month 6, 1990; hour=9 minute=20',
    );
    expect(lines[18]).toMatch(/^22:20:53–24:00 Hai hour: .*; hour=23 minute=10$/);
    expect(lines.at(-1)).toMatch(/reflection/);
  });

  test('writes the date as the language does', () => {
    const bornIn = (language: 'ko' | 'ja') => linesOf(drawDayText(describeDay(day, { language })))[1];
    expect(bornIn('ko')).toBe('출생: 1990년 7월 23일, Asia/Shanghai');
    expect(bornIn('ja')).toBe('出生：1990年（平成2年）7月23日、Asia/Shanghai');
  });

  test('has Hanzi where the language has', () => {
    const [first, born, same, , , heading, row] = linesOf(drawDayText(describeDay(day, { language: 'zh-Hant' })));
    expect([first, born, same, heading]).toEqual([
      '時辰不詳',
      '出生：民國 79 年（1990 年）7 月 23 日，Asia/Shanghai',
      '各盤相同：年柱 庚午；月柱 癸未',
      '當日共 13 張盤（按當地鐘錶；末尾為排出該盤的參數）：',
    ]);
    expect(row).toBe(
      '00:00–00:20:51 亥時：命宮主星 天同天梁；水二局；命宮 甲申；身宮在夫妻宮；紫微在丑；庚午 癸未 戊子 癸亥；農曆 庚午年六月初一；hour=0 minute=10',
    );
  });

  test('of charts that fit what is known lists those, of how many, and all that they share', () => {
    const charts = chartsShowing(day, { mainStar: 'lianzhen+pojun' });
    const lines = linesOf(drawDayText(describeDay(day, { language: 'en', charts })));
    expect(lines[2]).toBe(
      'The same in all: Lunar Day 2 of month 6, 1990; Year Geng-Wu; Month Gui-Wei; Day Ji-Chou; Hour Wu-Chen; Life Palace Ji-Mao; Body Palace in Wealth; Earth Bureau 5; Main star Lian Zhen & Po Jun',
    );
    expect(lines.slice(5, 7)).toEqual([
      '1 of the 13 charts of the day fit (times by the local clock; last, the parameters that cast the chart):',
      '08:20:52–10:20:52 Chen hour: Main star Lian Zhen & Po Jun; Earth Bureau 5; Life Palace Ji-Mao; Body Palace in Wealth; Zi Wei in Hai; Geng-Wu Gui-Wei Ji-Chou Wu-Chen; hour=9 minute=20',
    ]);
    const none = linesOf(drawDayText(describeDay(day, { language: 'en', charts: [] })));
    expect(none.slice(0, 3)).toEqual([
      'Hour unknown',
      'Born: 1990-07-23, Asia/Shanghai',
      '0 of the 13 charts of the day fit',
    ]);
  });

  test('says of a main star that it is borrowed', () => {
    const spring = castDay(bornOn(2024, 2, 4));
    expect(drawDayText(describeDay(spring, { language: 'en' }))).toContain(
      'Main star Lian Zhen & Tan Lang (borrowed); ',
    );
    expect(drawDayText(describeDay(spring, { language: 'zh' }))).toContain('命宫主星 廉贞贪狼（借）；');
  });

  test('has the patterns of each chart where its document has them', () => {
    const facts = new DayFacts(day, chartsShowing(day, { mainStar: 'lianzhen+pojun' }));
    const fields = 'language,birth,count,same,charts,charts.patterns,conventions,warnings';
    const document = partDescriber(selectPart(DAY, fields), 'en')(facts);
    expect(drawDayText(document as never)).toMatch(
      /Wu-Chen; patterns Sha, Po and Lang, Prosperity and Horse at the Gallop, /,
    );
  });

  test('names an hour that came twice by the parameter that selects the later one', () => {
    const fall = castDay(bornOn(2024, 11, 3, { longitude: -74.006, timeZone: 'America/New_York' }));
    expect(drawDayText(describeDay(fall, { language: 'en' }))).toMatch(/; hour=1 minute=\d+ disambiguation=later$/m);
  });

  test.each(LANGUAGES)(
    'in %s has at most 6,000 letters, no empty name, and ends every line with a line feed',
    (language) => {
      for (const [year, month, ofMonth] of [
        [1990, 7, 23],
        [2024, 2, 4],
        [2023, 3, 22],
      ] as const) {
        const text = drawDayText(describeDay(castDay(bornOn(year, month, ofMonth)), { language }));
        expect(text.length).toBeLessThan(6000);
        expect(new TextEncoder().encode(text).length).toBeLessThan(7500);
        expect(text).not.toMatch(/undefined|null|\{|; ;|；；| $/m);
        expect(text.endsWith('\n')).toBe(true);
      }
    },
  );

  test('names what it does not take', () => {
    expect(() => drawDayText({} as never)).toThrow(
      'day an object: not allowed; allowed: a document made by describeDay',
    );
    expect(() => drawDayText(describeDay(day, { language: 'en' }), { nane: 'X' } as never)).toThrow(/nearest: name/);
  });
});
