import { expect, test } from 'vitest';
import { dateText, dayOfText, localText, monthText, offsetText, shortOffsetText, utcText } from './date-text.ts';
import { dayAt, dayNumber, dayOfDate, MS_PER_DAY, weekdayOf } from './day-number.ts';

test('moments of 1600 to 2202 are written as Date writes them, without the fraction of a second', () => {
  const wrong: string[] = [];
  const step = 86_399_777 * 5; // a little less than five days, so that the time of day varies
  for (let ms = Date.UTC(1600, 0, 1); ms < Date.UTC(2203, 0, 1); ms += step) {
    const iso = new Date(ms).toISOString();
    if (localText(ms) !== iso.slice(0, 19) || utcText(ms) !== `${iso.slice(0, 19)}Z`) wrong.push(iso);
    if (dayAt(ms) !== dayOfText(iso.slice(0, 10)) || weekdayOf(dayAt(ms)) !== new Date(ms).getUTCDay()) wrong.push(iso);
  }
  expect(wrong).toEqual([]);
});

test('the last millisecond of a day belongs to it, the next one does not', () => {
  const end = dayOfDate(1969, 12, 31) * MS_PER_DAY + MS_PER_DAY;
  expect([dayAt(end - 1), dayAt(end)]).toEqual([dayNumber(-1), dayNumber(0)]);
  expect(localText(end - 1)).toBe('1969-12-31T23:59:59');
});

test('a date is written as it was given, even one that does not exist', () => {
  expect(dateText({ year: 990, month: 2, day: 30 })).toBe('0990-02-30');
  expect(dateText({ year: 2000, month: 13, day: 1.5 })).toBe('2000-13-1.5');
  expect(monthText(1990, 2)).toBe('1990-02');
});

test('an offset is written with its sign and its seconds', () => {
  expect([29_143, -18_000, 0].map(offsetText)).toEqual(['+08:05:43', '-05:00:00', '+00:00:00']);
  expect([29_143, -18_000, 0].map(shortOffsetText)).toEqual(['+08:05:43', '-05:00', '+00:00']);
});
