import { describe, expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import {
  instantOfTerm,
  jieOf,
  pairOfMonth,
  pairOfYear,
  solarYearOf,
  termAt,
  termId,
  termNumber,
} from './solar-year.ts';

const HANZI = (pair: number) => '甲乙丙丁戊己庚辛壬癸'[pair % 10]! + '子丑寅卯辰巳午未申酉戌亥'[pair % 12]!;

// docs/rules/calendar.md section 2, spot values.
describe('terms fall at the instants of the ephemeris', () => {
  for (const [year, term, at] of [
    [2024, 2, '2024-02-04T08:27:07.6Z'],
    [2024, 23, '2024-12-21T09:20:34.2Z'],
    [2025, 2, '2025-02-03T14:10:28.1Z'],
    [2026, 2, '2026-02-03T20:02:07.9Z'],
  ] as const) {
    test(`${termId(termNumber(year, term))} ${year}`, () => {
      expect(Math.abs(instantOfTerm(termNumber(year, term)) - Date.parse(at))).toBeLessThan(150);
    });
  }
});

test('the last term at or before an instant is found for every term 1601-2201, to the millisecond', () => {
  for (let term = termNumber(1601, 0); term < termNumber(2202, 0); term++) {
    const at = instantOfTerm(term);
    // The instant is the whole millisecond nearest to the term: then it has come, and one earlier it has not.
    if (termAt(at) !== term) throw new Error(`${termId(term)}: at its instant the term is ${termAt(at)}`);
    if (termAt(instant(at - 1)) !== term - 1)
      throw new Error(`${termId(term)}: a millisecond earlier is not the term before`);
  }
});

test('months begin at the even terms, and the year at Lichun', () => {
  expect(termId(jieOf(termNumber(1990, 13)))).toBe('xiaoshu');
  expect(solarYearOf(termNumber(1990, 0))).toBe(1989);
  expect(solarYearOf(termNumber(1990, 2))).toBe(1990);
});

// 五虎遁: 甲己之年丙作首, 乙庚之岁戊为头, 丙辛必定寻庚起, 丁壬壬位顺行流, 戊癸 甲寅.
describe('the first month of a year has the stem of the verse', () => {
  for (const [year, pair] of [
    [1984, '丙寅'],
    [1985, '戊寅'],
    [1986, '庚寅'],
    [1987, '壬寅'],
    [1988, '甲寅'],
    [1989, '丙寅'],
    [1647, '壬寅'],
  ] as const) {
    test(`${HANZI(pairOfYear(year))} ${year}`, () => expect(HANZI(pairOfMonth(termNumber(year, 2)))).toBe(pair));
  }
});

test('before the first term of the table and after the last there is none', () => {
  const [first, last] = [termNumber(1600, 0), termNumber(2202, 23)].map((term) => instant(instantOfTerm(term) + 1000));
  expect([termAt(first!), termAt(last!)]).toEqual([termNumber(1600, 0), termNumber(2202, 23)]);
  expect(() => termAt(instant(Date.UTC(1598, 11, 1)))).toThrow(/^1598-12-01T00:00:00Z lies outside 1600 to 2202$/);
  expect(() => termAt(instant(Date.UTC(2204, 1, 1)))).toThrow(RangeError);
});
