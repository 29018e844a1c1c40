// With which words is a chart compared with that of another program? They come with the form, when a reader opens it.

import type { Language } from 'beichen';
import { compare as en } from './words/en/compare.ts';
import { compare as zh } from './words/zh/compare.ts';
import { compare as zhHant } from './words/zh-Hant/compare.ts';

export interface CompareWords {
  readonly intro: string;
  readonly mainStar: string;
  readonly lifePalace: string;
  readonly bureau: string;
  readonly yearPillar: string;
  readonly monthPillar: string;
  readonly dayPillar: string;
  readonly hourPillar: string;
  readonly lunarDate: string;
  readonly lunarExample: string;
  /** Of what the other program does not tell. */
  readonly notTold: string;
  readonly clear: string;
  readonly cast: string;
  /** Before further choices that give the same chart, and between them. */
  readonly also: string;
  readonly or: string;
  /** Between two sentences. */
  readonly full: string;
}

/** One row for each language. */
export const COMPARE_WORDS: Readonly<Record<Language, CompareWords>> = { en, zh, 'zh-Hant': zhHant };
