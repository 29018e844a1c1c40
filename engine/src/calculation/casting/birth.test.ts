import { describe, expect, test } from 'vitest';
import { pairOf } from '../pair/pair.ts';
import {
  BIRTH_DATES,
  type Birth,
  type BirthDate,
  type BirthInput,
  InvalidBirth,
  problemsOfBirth,
  problemsOfDate,
} from './birth.ts';
import { castChart } from './chart.ts';
import { castDay, type DayInput } from './day.ts';

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

describe('a birth whose date and time are texts', () => {
  const rest = { gender: 'male', place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' } } as const;

  test('is the birth of their parts', () => {
    const date = { year: 1990, month: 7, day: 23 };
    expect(castChart({ date: '1990-07-23', time: '08:30', ...rest })).toEqual(
      castChart({ date, hour: 8, minute: 30, ...rest }),
    );
    expect(castChart({ date, time: '08:30', hour: undefined, ...rest })).toEqual(
      castChart({ date, hour: 8, minute: 30, ...rest }),
    );
    expect(castChart({ date, time: '8:30:05', ...rest }).birth).toEqual({
      date,
      hour: 8,
      minute: 30,
      second: 5,
      ...rest,
    });
    expect(
      castChart({ date: { calendar: 'lunar', year: 1990, month: 6, day: 2 }, time: '08:30', ...rest }).pillars,
    ).toEqual(castChart({ date, hour: 8, minute: 30, ...rest }).pillars);
    expect(castChart({ date: '1990-07-23', doubleHour: 'chen', ...rest }).moment.hour).toBe(4);
    expect(castDay({ date: '1990-07-23', ...rest })).toEqual(castDay({ date, ...rest }));
    expect(pairOf({ date: '1990-07-23', time: '08:30', ...rest }, { date: '1992-03-05', ...rest }).one.known).toBe(
      'birth',
    );
  });

  test.each([
    [
      { date: '1990-7-23', time: '08:30' },
      'date "1990-7-23": wrong type; allowed: yyyy-mm-dd, or an object of year, month, day',
    ],
    [{ date: '1990-02-30', time: '08:30' }, 'date 1990-02-30: nonexistent date; allowed: days 1 to 28 in 1990-02'],
    [
      { date: '1990-07-23', time: 'half past eight' },
      'time "half past eight": not allowed; allowed: hh:mm or hh:mm:ss, instead of hour, minute, second',
    ],
    [{ date: '1990-07-23', time: '24:00' }, 'hour 24: out of range; allowed: a whole number from 0 to 23'],
    [
      { date: '1990-07-23', time: '08:30', hour: 8 },
      'time "08:30": not allowed; allowed: hh:mm or hh:mm:ss, instead of hour, minute, second',
    ],
    [
      { date: '1990-07-23', time: '08:30', doubleHour: 'chen' },
      'time "08:30": not allowed; allowed: hh:mm or hh:mm:ss, instead of hour, minute, second',
    ],
    [
      { date: '1990-07-23', time: 830 },
      'time 830: wrong type; allowed: hh:mm or hh:mm:ss, instead of hour, minute, second',
    ],
    [
      { date: '1990-07-23' },
      'hour undefined: missing; allowed: a whole number from 0 to 23, or a time, or a doubleHour',
    ],
    [
      { date: '1990-07-23', time: undefined, hour: undefined },
      'hour undefined: missing; allowed: a whole number from 0 to 23, or a time, or a doubleHour',
    ],
  ])('%o is refused by its one fault', (given, sentence) => {
    const thrown = () => castChart({ ...rest, ...given } as BirthInput);
    expect(thrown).toThrow(InvalidBirth);
    expect(thrown).toThrow(new RegExp(`^${sentence.replaceAll('.', '\\.')}$`));
  });

  test('has no time where its hour is not known', () => {
    expect(() => castDay({ date: '1990-07-23', time: '08:30', ...rest } as DayInput)).toThrow(
      /^time "08:30": not allowed; allowed: nothing: castChart takes a birth whose hour is known$/,
    );
  });
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
