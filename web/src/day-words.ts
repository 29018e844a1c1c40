// With which words are the charts of a birth without an hour shown? They come with the strip of boards, when a reader asks for it.

import type { Language } from 'beichen';
import { day as en } from './words/en/day.ts';
import { day as zh } from './words/zh/day.ts';
import { day as zhHant } from './words/zh-Hant/day.ts';

export interface DayWords {
  readonly heading: string;
  /** `{count}` charts. */
  readonly intro: string;
  /** In the place of the chart while none is chosen. */
  readonly choose: string;
  /** Before the stars of the boards, for those who hear the page. */
  readonly strip: string;
  readonly later: string;
  readonly same: string;
  readonly sameStars: string;
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly lunarDate: string;
  readonly transformations: string;
  readonly none: string;
  readonly copyLink: string;
}

/** One row for each language. */
export const DAY_WORDS: Readonly<Record<Language, DayWords>> = { en, zh, 'zh-Hant': zhHant };
