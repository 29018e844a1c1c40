import { describe, expect, test } from 'vitest';
import { castDay, chartsShowing, type DayOfBirth } from '../../../calculation/casting/day.ts';
import { describeDay } from '../../documents/describe.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { columnsOf } from '../facts/columns.ts';
import { drawDayTerminal } from './day.ts';

const BEIJING = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const NEW_YORK = { longitude: -74.006, timeZone: 'America/New_York' };
const bornOn = (year: number, month: number, day: number, place: DayOfBirth['place'] = BEIJING): DayOfBirth => ({
  date: { year, month, day },
  gender: 'male',
  place,
});
const day = castDay(bornOn(1990, 7, 23));
const linesOf = (text: string) => text.trimEnd().split('\n');

describe('a birth without an hour on a terminal', () => {
  test('has a row in columns for each chart where there is room', () => {
    const lines = linesOf(drawDayTerminal(describeDay(day, { language: 'zh' }), { columns: 120 }));
    expect(lines.slice(-8, -6)).toEqual([
      '08:20:52–10:20:52  辰时  廉贞破军        土五局  命宫 己卯  身宫在财帛宫  紫微在亥  庚午 癸未 己丑 戊辰',
      '10:20:52–12:20:52  巳时  太阳巨门（借）  土五局  命宫 戊寅  身宫在夫妻宫  紫微在亥  庚午 癸未 己丑 己巳',
    ]);
    expect(lines.slice(0, 5)).toEqual([
      '时辰不详',
      '1990-07-23，Asia/Shanghai',
      '',
      '各盘相同',
      '年柱 庚午；月柱 癸未',
    ]);
  });

  test('has some lines for each chart on a narrow terminal', () => {
    const charts = chartsShowing(day, { mainStar: 'lianzhen+pojun' });
    const lines = linesOf(
      drawDayTerminal(describeDay(day, { language: 'en', charts }), { columns: 60, name: 'Li Ming' }),
    );
    expect(lines[0]).toBe('Li Ming');
    expect(lines.slice(-4)).toEqual([
      '1 of the 13 charts of the day fit',
      `08:20:52–10:20:52 Chen hour Lian Zhen & Po Jun ${'─'.repeat(13)}`,
      '  Earth Bureau 5; Life Palace Ji-Mao; Body Palace in Wealth;',
      '  Zi Wei in Hai; Geng-Wu Gui-Wei Ji-Chou Wu-Chen',
    ]);
  });

  test('says that no chart fits, and lists no common facts', () => {
    const lines = linesOf(drawDayTerminal(describeDay(day, { language: 'en', charts: [] })));
    expect(lines).toEqual(['Hour unknown', '1990-07-23, Asia/Shanghai', '', '0 of the 13 charts of the day fit']);
  });

  const DAYS = [day, castDay(bornOn(2024, 2, 4)), castDay(bornOn(2024, 11, 3, NEW_YORK))];
  test.each(LANGUAGES)('in %s is never wider than the terminal, and shows every chart', (language) => {
    for (const each of DAYS) {
      for (const columns of [40, 60, 77, 80, 120, 200]) {
        const document = describeDay(each, { language, place: { ...BEIJING, name: 'N'.repeat(90), country: 'China' } });
        const text = drawDayTerminal(document, { columns, name: '李'.repeat(90) });
        expect(Math.max(...linesOf(text).map(columnsOf))).toBeLessThanOrEqual(columns);
        expect(text.match(/^\d\d:\d\d\S*–\d\d:\d\d/gm)).toHaveLength(each.charts.length);
        expect(text).not.toMatch(/undefined|null|\{| $/m);
      }
    }
  });

  test('is coloured where that is requested', () => {
    const document = describeDay(day, { language: 'en' });
    expect(drawDayTerminal(document)).not.toContain('\u001B');
    expect(drawDayTerminal(document, { colours: true })).toContain('\u001B[1mHour unknown');
  });

  test('names what it does not take', () => {
    expect(() => drawDayTerminal({} as never)).toThrow(
      'day an object: not allowed; allowed: a document made by describeDay',
    );
    expect(() => drawDayTerminal(describeDay(day, { language: 'en' }), { columns: 39 })).toThrow(
      /columns 39: out of range/,
    );
  });
});
