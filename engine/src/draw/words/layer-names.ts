// What stands before the name of a palace at each level of a moment, so that none stands bare? Terms as in docs/rules/glossary.json.

import type { Language } from '../../words/languages.ts';

/** The levels; a year before the first decade has a name of its own. */
export type LayerName = 'childLimit' | 'decade' | 'smallLimit' | 'year' | 'month' | 'day' | 'hour';

// biome-ignore format: a language a row
export const LAYER_NAMES: Readonly<Record<Language, Readonly<Record<LayerName, string>>>> = {
  zh: { childLimit: '童限', decade: '大限', smallLimit: '小限', year: '流年', month: '流月', day: '流日', hour: '流时' },
  'zh-Hant': { childLimit: '童限', decade: '大限', smallLimit: '小限', year: '流年', month: '流月', day: '流日', hour: '流時' },
  en: { childLimit: 'Childhood', decade: 'Decade', smallLimit: 'Small Limit', year: 'Annual', month: 'Monthly', day: 'Daily', hour: 'Hourly' },
};
