import { expect, test } from 'vitest';
import { completedYears } from './completed-years.ts';

const years = (born: string, at: string) => completedYears(Date.parse(`${born}Z`), Date.parse(`${at}Z`));

test('a year is completed on the anniversary of the date of birth, at midnight', () => {
  expect(years('1990-07-23T08:30', '2026-07-22T23:59')).toBe(35);
  expect(years('1990-07-23T08:30', '2026-07-23T00:00')).toBe(36);
  expect(years('1990-07-23T08:30', '2026-06-30T12:00')).toBe(35);
  expect(years('1990-07-23T08:30', '2026-08-01T12:00')).toBe(36);
});

test('born on 29 February, the years are completed on 1 March', () => {
  expect(years('2000-02-29T12:00', '2001-02-28T12:00')).toBe(0);
  expect(years('2000-02-29T12:00', '2001-03-01T00:00')).toBe(1);
  expect(years('2000-02-29T12:00', '2004-02-29T00:00')).toBe(4);
});

test('just born, and far to the west where it is still the day before, none is completed', () => {
  expect(years('2026-01-01T01:00', '2025-12-31T10:00')).toBe(0);
});
