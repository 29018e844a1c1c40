// Where do the words of the pillars in depth come from? Each language is a file of its own, loaded when it is shown.

import type { Language } from 'beichen';
import type { PillarDepthWords } from './pillar-depth-words.ts';

const FILES: Readonly<Record<Language, () => Promise<PillarDepthWords>>> = {
  en: async () => (await import('../en/pillar-depth.ts')).pillarDepth,
  zh: async () => (await import('../zh/pillar-depth.ts')).pillarDepth,
  'zh-Hant': async () => (await import('../zh-Hant/pillar-depth.ts')).pillarDepth,
};

/** Loads the words of a language. @throws where the file cannot be loaded */
export const loadPillarDepthWords = (language: Language): Promise<PillarDepthWords> => FILES[language]();
