import { describe, expect, test } from 'vitest';
import { dateText, dayOfText } from '../civil/date-text.ts';
import { dateOfDay, dayNumber, dayOfDate } from '../civil/day-number.ts';
import { BRANCH_HANZI, branch } from '../cycle/branch.ts';
import { almanacMonthOf, DAY_OFFICER_IDS, dayMansion, dayOfficer, MANSION_IDS } from './day-almanac.ts';

const OFFICERS = '建除满平定执破危成收开闭';
const MANSIONS = '角亢氐房心尾箕斗牛女虚危室壁奎娄胃昴毕觜参井鬼柳星张翼轸';

// As tyme4ts 1.5.2, lunar-typescript 1.8.6 and cnlunar say of these days.
// biome-ignore format: a table
test.each([
  ['1918-04-25', '开', '角'], ['1919-05-17', '建', '柳'], ['1919-05-18', '除', '星'], ['1927-11-27', '满', '房'],
  ['1937-09-30', '闭', '奎'], ['1976-10-08', '危', '娄'], ['1988-10-08', '开', '氐'], ['1996-08-31', '定', '氐'],
  ['2009-12-23', '满', '参'], ['2072-05-15', '开', '昴'],
])('the almanac of %s has the officer %s and the mansion %s', (date, officer, mansion) => {
  const day = dayOfText(date);
  expect(OFFICERS[dayOfficer(day, almanacMonthOf(day))]).toBe(officer);
  expect(MANSIONS[dayMansion(day)]).toBe(mansion);
  expect([DAY_OFFICER_IDS.length, MANSION_IDS.length]).toEqual([OFFICERS.length, MANSIONS.length]);
});

// The day of the week goes with the mansion: the Suns 房虚昴星 are Sundays.
test('every fourth mansion of the Sun is a Sunday', () => {
  for (let day = dayOfDate(1645, 1, 28); day < dayOfDate(2200, 2, 14); day = dayNumber(day + 97)) {
    const { year, month, day: ofMonth } = dateOfDay(day);
    const isSunday = new Date(Date.UTC(year, month - 1, ofMonth)).getUTCDay() === 0;
    expect([dateText(dateOfDay(day)), '房虚昴星'.includes(MANSIONS[dayMansion(day)]!)]).toEqual([
      dateText(dateOfDay(day)),
      isSunday,
    ]);
  }
});

describe('the month of an almanac', () => {
  const monthOf = (date: string) => BRANCH_HANZI[almanacMonthOf(dayOfText(date))];

  // Lichun: 2024-02-04 16:27 and 2017-02-03 23:34 in China. The month pillar of a birth changes at that instant.
  test('changes with the whole day on which the jie falls in China', () => {
    expect(['2024-02-03', '2024-02-04', '2024-02-05'].map(monthOf)).toEqual(['丑', '寅', '寅']);
    expect(['2017-02-02', '2017-02-03'].map(monthOf)).toEqual(['丑', '寅']);
  });

  // Xiaohan 2011-01-06 00:55 in China, 2011-01-05 16:55 UTC; Bailu 2018-09-08 00:30, 2018-09-07 16:30 UTC.
  test('changes by the day of China where UTC has another', () => {
    expect(['2011-01-05', '2011-01-06'].map(monthOf)).toEqual(['子', '丑']);
    expect(['2018-09-07', '2018-09-08'].map(monthOf)).toEqual(['申', '酉']);
  });

  // Xiaohan 1912-01-06 16:07:28 UTC: 23:53 by the clock of Beijing, 116°25′, which China's calendar kept until 1928; by UTC+8 it would be the 7th.
  test('changes by the clock of Beijing before 1929', () => {
    expect(['1912-01-05', '1912-01-06'].map(monthOf)).toEqual(['子', '丑']);
  });

  test('follows the one before, and lasts 29 to 32 days', () => {
    let from = dayOfDate(1645, 3, 5);
    for (let day = from; day < dayOfDate(2199, 12, 31); day = dayNumber(day + 1)) {
      const [own, next] = [almanacMonthOf(day), almanacMonthOf(dayNumber(day + 1))];
      if (next === own) continue;
      expect(next).toBe(branch(own + 1));
      expect([29, 30, 31, 32]).toContain(day + 1 - from);
      from = dayNumber(day + 1);
    }
  });
});

// The day on which a month begins repeats the officer of the day before: the branches of day and month move on together.
test('officers follow each other, and a new month repeats one', () => {
  for (let day = dayOfDate(2023, 1, 1); day < dayOfDate(2027, 1, 1); day = dayNumber(day + 1)) {
    const [before, after] = [day, dayNumber(day + 1)].map((each) => dayOfficer(each, almanacMonthOf(each)));
    const isNewMonth = almanacMonthOf(day) !== almanacMonthOf(dayNumber(day + 1));
    expect(after).toBe((before! + (isNewMonth ? 0 : 1)) % 12);
  }
});
