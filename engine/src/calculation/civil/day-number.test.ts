import { expect, test } from 'vitest';
import { dateOfDay, dayNumber, dayOfDate, daysInMonth, MS_PER_DAY } from './day-number.ts';

test('months are as long as those of Date', () => {
  for (const year of [1600, 1700, 1900, 1999, 2000, 2023, 2024, 2100, 2200]) {
    for (let month = 1; month <= 12; month++)
      expect(daysInMonth(year, month), `${year}-${month}`).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
  }
});

test('days are counted as Date counts them, 1600 to 2202, there and back', () => {
  const wrong: string[] = [];
  for (let day = Date.UTC(1600, 0, 1) / MS_PER_DAY; day <= Date.UTC(2202, 11, 31) / MS_PER_DAY; day++) {
    const date = new Date(day * MS_PER_DAY);
    const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const output = dateOfDay(dayNumber(day));
    const isSame = output.year === year && output.month === month && output.day === dayOfMonth;
    if (!isSame || dayOfDate(year, month, dayOfMonth) !== day) wrong.push(date.toISOString());
  }
  expect(wrong).toEqual([]);
});
