// Words of drawings and texts by language. A table for each kind, so that a bundle that only draws has no text.

import type { Language } from '../../words/languages.ts';
import type { DayWords } from './day-words.ts';
import type { DaysTextWords } from './days-text-words.ts';
import type { DepthTextWords } from './depth-text-words.ts';
import type { DrawingWords } from './drawing-words.ts';
import * as en from './en.ts';
import type { FlightWords } from './flight-words.ts';
import type { GuestWords } from './guest-words.ts';
import * as ja from './ja.ts';
import * as ko from './ko.ts';
import type { PairTextWords } from './pair-text-words.ts';
import type { TextWords } from './text-words.ts';
import type { TransitTextWords } from './transit-text-words.ts';
import type { VariantWords } from './variant-words.ts';
import * as vi from './vi.ts';
import * as zh from './zh.ts';
import * as zhHant from './zh-Hant.ts';

export const DRAWING_WORDS: Readonly<Record<Language, DrawingWords>> = {
  en: en.drawing,
  zh: zh.drawing,
  'zh-Hant': zhHant.drawing,
  ja: ja.drawing,
  ko: ko.drawing,
  vi: vi.drawing,
};

export const TEXT_WORDS: Readonly<Record<Language, TextWords>> = {
  en: en.text,
  zh: zh.text,
  'zh-Hant': zhHant.text,
  ja: ja.text,
  ko: ko.text,
  vi: vi.text,
};

export const TRANSIT_TEXT_WORDS: Readonly<Record<Language, TransitTextWords>> = {
  en: en.transitText,
  zh: zh.transitText,
  'zh-Hant': zhHant.transitText,
  ja: ja.transitText,
  ko: ko.transitText,
  vi: vi.transitText,
};

export const DEPTH_TEXT_WORDS: Readonly<Record<Language, DepthTextWords>> = {
  en: en.depthText,
  zh: zh.depthText,
  'zh-Hant': zhHant.depthText,
  ja: ja.depthText,
  ko: ko.depthText,
  vi: vi.depthText,
};

export const DAY_WORDS: Readonly<Record<Language, DayWords>> = {
  en: en.dayText,
  zh: zh.dayText,
  'zh-Hant': zhHant.dayText,
  ja: ja.dayText,
  ko: ko.dayText,
  vi: vi.dayText,
};

export const VARIANT_WORDS: Readonly<Record<Language, VariantWords>> = {
  en: en.variantText,
  zh: zh.variantText,
  'zh-Hant': zhHant.variantText,
  ja: ja.variantText,
  ko: ko.variantText,
  vi: vi.variantText,
};

export const FLIGHT_WORDS: Readonly<Record<Language, FlightWords>> = {
  en: en.flights,
  zh: zh.flights,
  'zh-Hant': zhHant.flights,
  ja: ja.flights,
  ko: ko.flights,
  vi: vi.flights,
};

export const GUEST_WORDS: Readonly<Record<Language, GuestWords>> = {
  en: en.guest,
  zh: zh.guest,
  'zh-Hant': zhHant.guest,
  ja: ja.guest,
  ko: ko.guest,
  vi: vi.guest,
};

export const PAIR_TEXT_WORDS: Readonly<Record<Language, PairTextWords>> = {
  en: en.pairText,
  zh: zh.pairText,
  'zh-Hant': zhHant.pairText,
  ja: ja.pairText,
  ko: ko.pairText,
  vi: vi.pairText,
};

export const DAYS_TEXT_WORDS: Readonly<Record<Language, DaysTextWords>> = {
  en: en.daysText,
  zh: zh.daysText,
  'zh-Hant': zhHant.daysText,
  ja: ja.daysText,
  ko: ko.daysText,
  vi: vi.daysText,
};
