import { describe, expect, test } from 'vitest';
import { BIRTH_DATES, type Birth, type BirthDate, InvalidBirth, problemsOfBirth, problemsOfDate } from './birth.ts';
import { castChart } from './chart.ts';

const solar = (year: number, month: number, day: number): BirthDate => ({ calendar: 'solar', year, month, day });
const lunar = (year: number, month: number, day: number, leapMonth = false): BirthDate => ({
  calendar: 'lunar',
  year,
  month,
  day,
  leapMonth,
});

test('births lie between the first day of lunar 1645 and the last of 2199', () => {
  expect(BIRTH_DATES).toEqual({ first: '1645-01-28', last: '2200-02-14' }); // lunar-years.csv: New Year 1645-01-28 and 2200-02-15
});

describe('dates that exist', () => {
  // biome-ignore format: by calendars
  for (const date of [
    solar(1645, 1, 28), solar(2200, 2, 14), solar(2000, 2, 29), solar(1990, 7, 23),
    lunar(1990, 2, 30), lunar(2017, 6, 30, true), lunar(1990, 5, 29, true), lunar(1645, 1, 1), lunar(2199, 12, 29),
  ]) {
    test(JSON.stringify(date), () => expect(problemsOfDate(date)).toEqual([]));
  }
});

describe('dates that do not', () => {
  for (const [date, field, code, allowed] of [
    [solar(1645, 1, 27), 'date', 'out_of_range', '1645-01-28 to 2200-02-14'],
    [solar(2200, 2, 15), 'date', 'out_of_range', '1645-01-28 to 2200-02-14'],
    [solar(2023, 2, 29), 'date', 'nonexistent_date', 'days 1 to 28 in 2023-02'],
    [solar(1900, 2, 29), 'date', 'nonexistent_date', 'days 1 to 28 in 1900-02'],
    [solar(2023, 4, 31), 'date', 'nonexistent_date', 'days 1 to 30 in 2023-04'],
    [solar(1990.5, 7, 23), 'date', 'out_of_range', '1645-01-28 to 2200-02-14'],
    [solar(2023, 1.5, 1), 'date', 'nonexistent_date', 'months 1 to 12'],
    [solar(2023, 1, 1.5), 'date', 'nonexistent_date', 'days 1 to 31 in 2023-01'],
    [solar(2023, 13, 1), 'date', 'nonexistent_date', 'months 1 to 12'],
    [solar(2023, 1, 0), 'date', 'nonexistent_date', 'days 1 to 31 in 2023-01'],
    [lunar(1990, 5, 30, true), 'date', 'nonexistent_date', 'days 1 to 29 in leap month 5 of 1990'],
    [lunar(1990, 6, 1, true), 'leapMonth', 'nonexistent_date', 'leap month of 1990: 5'],
    [lunar(1991, 6, 1, true), 'leapMonth', 'nonexistent_date', 'no leap month in 1991'],
    [lunar(2024, 1, 30), 'date', 'nonexistent_date', 'days 1 to 29 in month 1 of 2024'],
    [lunar(1644, 12, 1), 'date', 'out_of_range', 'lunar years 1645 to 2199'],
    [lunar(2200, 1, 1), 'date', 'out_of_range', 'lunar years 1645 to 2199'],
    [lunar(1990, 13, 1), 'date', 'nonexistent_date', 'months 1 to 12'],
  ] as const) {
    test(JSON.stringify(date), () =>
      expect(problemsOfDate(date)).toEqual([expect.objectContaining({ field, code, allowed })]),
    );
  }
});

test('every fault of a birth is named at once, and the chart is refused with all of them', () => {
  // biome-ignore format: one line a fault would be long
  const birth = {
    date: solar(2023, 2, 29), hour: 24, minute: 60, gender: 'other', disambiguation: 'maybe',
    place: { longitude: 200, timeZone: 'Mars/Olympus' },
  } as unknown as Birth;
  const fields = ['date', 'hour', 'minute', 'gender', 'disambiguation', 'longitude', 'timeZone'];
  expect(problemsOfBirth(birth).map((p) => p.field)).toEqual(fields);
  expect(() => castChart(birth)).toThrow(InvalidBirth);
  for (const wrong of [1.5, Number.NaN, -1]) {
    expect(problemsOfBirth({ ...birth, date: solar(2023, 2, 1), hour: wrong }).map((p) => p.field)).toContain('hour');
  }
});
