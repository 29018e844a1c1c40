import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { almanacDay, almanacMonth } from '../almanac/almanac.ts';
import { dateText } from '../civil/date-text.ts';
import { BRANCH_HANZI, branch } from '../cycle/branch.ts';
import { DAY_SPIRIT_IDS, type SelectedDayId, SIX_DAY_IDS, yellowHoursOf } from './day-notes.ts';

const daysOf = (year: number, calendarRegion: 'china' | 'japan' | 'korea' | 'vietnam') =>
  Array.from({ length: 12 }, (_, month) => almanacMonth(year, month + 1, { calendarRegion })).flat();
/** By their places in SIX_DAY_IDS. */
const SIX_DAYS = ['先勝', '友引', '先負', '仏滅', '大安', '赤口'];
const selected = (id: SelectedDayId, days: Readonly<ReturnType<typeof daysOf>>) =>
  days.filter(({ selectedDays }) => selectedDays.includes(id)).map(({ date }) => dateText(date));

// As published for 2026: a Japanese program's list of 天赦日 and its overlaps with 一粒万倍日, and another one's 三隣亡 of March.
describe('selected days of Japan in 2026', () => {
  const days = daysOf(2026, 'japan');
  const pardons = ['2026-03-05', '2026-05-04', '2026-05-20', '2026-07-19', '2026-10-01', '2026-12-16'];

  test('天赦日', () => expect(selected('tiansheDay', days)).toEqual(pardons));

  test('一粒万倍日 on four of them', () => {
    const manifold = selected('yiliwanbei', days);
    expect(pardons.filter((date) => manifold.includes(date))).toEqual([
      '2026-03-05',
      '2026-07-19',
      '2026-10-01',
      '2026-12-16',
    ]);
  });

  test('三隣亡 of March', () => {
    const march = selected('sanlinwang', days).filter((date) => date.startsWith('2026-03'));
    expect(march).toEqual(['2026-03-02', '2026-03-05', '2026-03-17', '2026-03-29']);
  });

  test('不成就日 on 19 July', () => expect(selected('buchengjiu', days)).toContain('2026-07-19'));
});

interface PrintedNotes {
  readonly id: string;
  readonly note?: SelectedDayId;
  readonly days?: Readonly<Record<string, readonly number[]>>;
  readonly sixDays?: Readonly<Record<string, string>>;
}
const { cases: printed } = JSON.parse(
  readFileSync(new URL('../../../../test/truth/cases/japanese-day-notes.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly PrintedNotes[] };

test.each(printed)('the days of $id are those of Japanese calendars', ({ note, days = {}, sixDays = {} }) => {
  const ofMonth = (month: string) => {
    const [year, number] = month.split('-').map(Number);
    return almanacMonth(year!, number!, { calendarRegion: 'japan' });
  };
  for (const [month, numbers] of Object.entries(days))
    expect(selected(note!, ofMonth(month)).map((date) => Number(date.slice(8)))).toEqual(numbers);
  for (const [month, names] of Object.entries(sixDays))
    expect(ofMonth(month).map(({ sixDay }) => SIX_DAYS[sixDay])).toEqual(names.split(' '));
});

test('三娘, 月忌 and 손 없는 날 are days of the lunar month', () => {
  const of = (id: SelectedDayId, region: 'vietnam' | 'korea') =>
    [
      ...new Set(
        daysOf(2026, region)
          .filter(({ selectedDays }) => selectedDays.includes(id))
          .map(({ lunarDate }) => lunarDate.day),
      ),
    ].sort((a, b) => a - b);
  expect(of('sanniang', 'vietnam')).toEqual([3, 7, 13, 18, 22, 27]);
  expect(of('yueji', 'vietnam')).toEqual([5, 14, 23]);
  expect(of('wusun', 'korea')).toEqual([9, 10, 19, 20, 29, 30]);
});

// The rhyme that two Vietnamese programs print as their table (ngày Tý, Ngọ: Tý Sửu Mão Ngọ Thân Dậu …).
test.each([
  ['子午', '子丑卯午申酉'],
  ['丑未', '寅卯巳申戌亥'],
  ['寅申', '子丑辰巳未戌'],
  ['卯酉', '子寅卯午未酉'],
  ['辰戌', '寅辰巳申酉亥'],
  ['巳亥', '丑辰午未戌亥'],
])('yellow hours of days of %s: %s', (days, hours) => {
  for (const day of days)
    expect(
      yellowHoursOf(branch(BRANCH_HANZI.indexOf(day)))
        .map((hour) => BRANCH_HANZI[hour])
        .join(''),
    ).toBe(hours);
});

// 2026-03-18 is the last day of the lunar month 1 in Vietnam, after Jingzhe: 青龙 is counted from 子 in month 1, and from 寅 in the month of 卯.
test('the spirit of a day goes by the lunar month in the calendar of Vietnam, else by the month of the jie', () => {
  const spiritOn = (calendarRegion: 'china' | 'vietnam') =>
    DAY_SPIRIT_IDS[almanacDay({ year: 2026, month: 3, day: 18 }, { calendarRegion }).spirit];
  expect(spiritOn('vietnam')).toBe('zhuque');
  expect(spiritOn('china')).toBe('mingtang');
});

test('each month begins with the next of the six days', () => {
  for (const { lunarDate, sixDay } of daysOf(2025, 'japan'))
    if (lunarDate.day === 1) expect(SIX_DAY_IDS[sixDay]).toBe(SIX_DAY_IDS[(lunarDate.month - 1) % 6]);
});
