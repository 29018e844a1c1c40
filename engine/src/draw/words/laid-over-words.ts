// With which words is a chart drawn that is laid over another one? Literals only; terms as in docs/rules/glossary.json.

import type { Language } from '../../words/languages.ts';

export interface LaidOverWords {
  /** What lies on the board; `{other}` is the name of the other chart. */
  readonly title: string;
  /** A palace of the other chart: `{other}`, `{palace}`. */
  readonly palaceOf: string;
  /** Where a transformation lands: `{star}`, `{palace}`. */
  readonly landsIn: string;
}

// biome-ignore format: a language a row
export const LAID_OVER_WORDS: Readonly<Record<Language, LaidOverWords>> = {
  zh: { title: '叠上{other}的命盘', palaceOf: '{other}的{palace}', landsIn: '{star}入{palace}' },
  'zh-Hant': { title: '疊上{other}的命盤', palaceOf: '{other}的{palace}', landsIn: '{star}入{palace}' },
  en: { title: 'The chart of {other} laid over', palaceOf: '{palace} of {other}', landsIn: '{star} to {palace}' },
};
