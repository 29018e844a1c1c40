// Which words do the pillars in depth need? Those of the English page, in every language; a missing one is a compile error. Each language is a file of its
// own, loaded when it is shown.

import type { Language } from 'beichen';
import type { en } from './en.ts';

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };

/** Texts by key; `{places}` are filled in. */
export type PillarDepthWords = Texts<typeof en>;

const FILES: Readonly<Record<Language, () => Promise<PillarDepthWords>>> = {
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
};

/** Loads the words of a language. @throws where the file cannot be loaded */
export const loadPillarDepthWords = (language: Language): Promise<PillarDepthWords> => FILES[language]();
