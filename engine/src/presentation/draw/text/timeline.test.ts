import { expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import {
  castTimeline,
  TIMELINE_LISTS,
  type TimelineList,
} from '../../../calculation/casting/transits/cast-timeline.ts';
import { describeChart, describeTimeline } from '../../documents/describe.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { minuteText } from '../facts/times.ts';
import { drawTimelineText } from './timeline.ts';

const chart = castChart({
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
});
const documentsOf = (list: TimelineList, language: Language, at = '2025-08-22T08:30') =>
  [describeChart(chart, { language }), describeTimeline(castTimeline(chart, at, list), { language })] as const;
const linesOf = (list: TimelineList, language: Language, at?: string) =>
  drawTimelineText(...documentsOf(list, language, at))
    .trimEnd()
    .split('\n');

test('a list has its name, a line a row, and a star where the moment lies', () => {
  const lines = linesOf('decades', 'zh');
  expect(lines[0]).toBe('运限 · 大限');
  expect(lines).toHaveLength(1 + 4 + 12);
  expect(lines.filter((line) => line.startsWith('*'))).toEqual([
    '*  4     虚岁 35–44    2024-02-09 23:28  本命田宅宫  壬午',
  ]);
  expect(linesOf('luckPillars', 'en').find((line) => line.startsWith('*'))).toBe(
    '*  3   nominal ages 26–35   2015-10-29 14:32  Bing-Xu Direct Resource',
  );
});

test('years and months have rows of both systems; the halves of a leap month are two rows', () => {
  const years = linesOf('years', 'zh');
  expect(years).toContain('*  2025  虚岁 36  2025-01-28 23:27  本命福德宫  乙巳');
  expect(years).toContain('*  2025  按立春计 36 岁  2025-02-03 22:10  乙巳 七杀');
  const months = linesOf('months', 'en');
  expect(months).toContain(
    '   leap month 6 (first half, counted as month 6)   2025-07-24 23:20  natal Travel    Gui-Wei',
  );
  expect(months).toContain(
    '*  leap month 6 (second half, counted as month 7)  2025-08-08 23:20  natal Health    Jia-Shen',
  );
  expect(months.filter((line) => line.startsWith('*'))).toHaveLength(2);
});

test.each(TIMELINE_LISTS)('%s: every row of the document is a line, in three scripts, with its beginning', (list) => {
  for (const language of LANGUAGES) {
    for (const at of ['2025-08-22T08:30', '1992-03-01', '2120-05-05T23:30']) {
      const [, timeline] = documentsOf(list, language, at);
      const rows = [
        timeline.decades,
        timeline.luckPillars,
        timeline.days,
        ...Object.values(timeline.years ?? {}),
        ...Object.values(timeline.months ?? {}),
      ].flatMap((each): readonly { readonly startsAtClock?: string; readonly holdsMoment: boolean }[] => each ?? []);
      const lines = linesOf(list, language, at).filter((line) => /^[* ] /.test(line));
      expect(lines).toHaveLength(rows.length);
      for (const [n, { startsAtClock, holdsMoment }] of rows.entries()) {
        expect(lines[n]!.startsWith('*')).toBe(holdsMoment);
        expect(lines[n]).toContain(startsAtClock === undefined ? '2199' : minuteText(startsAtClock, language));
      }
    }
  }
});

test('documents of two languages, and what is no list, are refused', () => {
  const [english] = documentsOf('days', 'en');
  const [, chinese] = documentsOf('days', 'zh');
  expect(() => drawTimelineText(english, chinese)).toThrow(/^timeline an object.*describeTimeline in en/);
  expect(() => drawTimelineText(english, { language: 'en', list: 'weeks' } as never)).toThrow(/^timeline/);
});
