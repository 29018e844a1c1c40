// An instant in the solar year. The year changes at Lichun, the month at each of the twelve jie. Terms are instants of
// the real sky: instants are compared, never local dates. 立春 2017 fell at 23:34 in Beijing.

import { utcText } from '../civil/date-text.ts';
import { mod } from '../cycle/modulo.ts';
import { type Sexagenary, sexagenary } from '../cycle/sexagenary.ts';
import { SOLAR_TERM_YEARS, solarTermTT } from '../sky/solar-terms.ts';
import { type Instant, instantOfTT, ttOfInstant } from '../time/instant.ts';

/** The 24 solar terms in the order of the Gregorian year, from Xiaohan in January to Dongzhi in December; every other one is a jie. */
// biome-ignore format: one month a column
export const SOLAR_TERM_IDS = [
  'xiaohan', 'dahan', 'lichun', 'yushui', 'jingzhe', 'chunfen', 'qingming', 'guyu', 'lixia', 'xiaoman', 'mangzhong', 'xiazhi',
  'xiaoshu', 'dashu', 'liqiu', 'chushu', 'bailu', 'qiufen', 'hanlu', 'shuangjiang', 'lidong', 'xiaoxue', 'daxue', 'dongzhi',
] as const;
export type SolarTermId = (typeof SOLAR_TERM_IDS)[number];

/** A solar term numbered through the years: 24 times the Gregorian year plus its index in SOLAR_TERM_IDS. Even ones are jie. */
export type TermNumber = number & { readonly unit: 'termNumber' };

/** The term of a year: 0 = Xiaohan … 23 = Dongzhi. */
export const termNumber = (year: number, term: number): TermNumber => (24 * year + term) as TermNumber;

export const termId = (term: TermNumber): SolarTermId => SOLAR_TERM_IDS[mod(term, 24)]!;

/**
 * The instant of a term.
 * @throws RangeError outside the years 1600 to 2202
 */
export const instantOfTerm = (term: TermNumber): Instant => instantOfTT(termTT(term));

const termTT = (term: number): number => solarTermTT(Math.floor(term / 24), mod(term, 24));

const TT_PER_TERM = (365.2422 * 86_400) / 24;
const FIRST = termNumber(SOLAR_TERM_YEARS.first, 0);
const LAST = termNumber(SOLAR_TERM_YEARS.last, 23);
const FIRST_TT = termTT(FIRST);

/**
 * The last term at or before an instant.
 * @throws RangeError outside the years 1600 to 2202
 */
export function termAt(at: Instant): TermNumber {
  const tt = ttOfInstant(at);
  let term = FIRST + Math.floor((tt - FIRST_TT) / TT_PER_TERM); // right or one or two off: the Sun does not move evenly
  if (term < FIRST || term > LAST) throw new RangeError(`${utcText(at)} lies outside 1600 to 2202`);
  while (term > FIRST && termTT(term) > tt) term--;
  while (term < LAST && termTT(term + 1) <= tt) term++;
  // Instants are whole milliseconds, so the instant of a term may be rounded down: the term has then begun.
  if (term < LAST && termTT(term + 1) - tt < ROUNDED_TT && instantOfTT(termTT(term + 1)) <= at) term++;
  return term as TermNumber;
}

/** Seconds by which an instant can precede its time in TT: rounding, 0.15 s at the beginning of 1972, a leap second; and some more. */
const ROUNDED_TT = 2;

/** The last jie at or before a term. */
export const jieOf = (term: TermNumber): TermNumber => (term - mod(term, 2)) as TermNumber;

/** The Gregorian year in whose February the solar year of a jie began. */
export const solarYearOf = (jie: TermNumber): number => Math.floor((jie - 2) / 24);

/** The pair of a solar year, which begins at Lichun. */
export const pairOfYear = (year: number): Sexagenary => sexagenary(year - 4);

/**
 * The pair of the month that begins at a jie. Twelve months a year, so the pairs run on through the years without a break:
 * 丙寅 begins at the Lichun of a 甲 or 己 year (五虎遁).
 * @example pairOfMonth(termNumber(1984, 2)) // 2: 丙寅, since 1984 is 甲子
 */
export const pairOfMonth = (jie: TermNumber): Sexagenary => sexagenary((jie - termNumber(1984, 2)) / 2 + 2);
