// With which words are patterns shown? They come with the list of patterns, when a reader opens it.

import type { Language } from 'beichen';
import { patterns as en } from './words/en/patterns.ts';
import { patterns as zh } from './words/zh/patterns.ts';
import { patterns as zhHant } from './words/zh-Hant/patterns.ts';

export interface PatternWords {
  readonly intro: string;
  readonly found: string;
  readonly none: string;
  /** How rare a pattern is, and the same where something may spoil it. */
  readonly rarity: string;
  readonly cleanRarity: string;
  readonly stars: string;
  readonly form: string;
  readonly spoiledBy: string;
  readonly notSpoiled: string;
  readonly showAll: string;
  /** What lies on the board. */
  readonly lit: string;
  readonly starIn: string;
  readonly back: string;
}

/** One row for each language. */
export const PATTERN_WORDS: Readonly<Record<Language, PatternWords>> = { en, zh, 'zh-Hant': zhHant };
