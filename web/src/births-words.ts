// With which words are births looked for? They come with the form, when a reader opens it.

import type { Language } from 'beichen';
import { births as en } from './words/en/births.ts';
import { births as zh } from './words/zh/births.ts';
import { births as zhHant } from './words/zh-Hant/births.ts';

export interface BirthsWords {
  readonly intro: string;
  readonly pillars: string;
  readonly yearPillar: string;
  readonly monthPillar: string;
  readonly dayPillar: string;
  readonly hourPillar: string;
  readonly stem: string;
  readonly branch: string;
  readonly chart: string;
  readonly mainStar: string;
  readonly bureau: string;
  readonly lifeBranch: string;
  readonly bodyBranch: string;
  readonly star: string;
  readonly standsIn: string;
  readonly branches: string;
  readonly palaces: string;
  readonly majorStars: string;
  readonly minorStars: string;
  readonly adjectiveStars: string;
  /** A star and where it stands. */
  readonly starIn: string;
  readonly pattern: string;
  readonly clean: string;
  readonly date: string;
  readonly lunarMonth: string;
  readonly leapMonth: string;
  readonly ordinary: string;
  readonly leap: string;
  readonly lunarDay: string;
  readonly doubleHour: string;
  readonly years: string;
  readonly fromYear: string;
  readonly toYear: string;
  readonly yearsHint: string;
  /** Of what is not known. */
  readonly any: string;
  readonly fromChart: string;
  readonly clear: string;
  readonly copyLink: string;
  readonly searching: string;
  readonly needFact: string;
  readonly noPair: string;
  readonly badYears: string;
  readonly found: string;
  /** Where a day may begin at 23:00 or at midnight, and both count otherwise or may. */
  readonly foundByRules: string;
  readonly byZi: string;
  readonly byMidnight: string;
  /** A solar term within a double hour. */
  readonly change: string;
  readonly male: string;
  readonly female: string;
  readonly thisChart: string;
  readonly cast: string;
  readonly more: string;
  /** Something that is known, by its name. */
  readonly fact: string;
  readonly impossible: string;
  readonly contradicts: string;
  readonly contradictAll: string;
  /** Of a birth without an hour: what is known of its chart, and how many charts of the day fit. */
  readonly narrow: string;
  readonly fitting: string;
}

/** One row for each language. */
export const BIRTHS_WORDS: Readonly<Record<Language, BirthsWords>> = { en, zh, 'zh-Hant': zhHant };
