// Order of the pillars of a drawing.

import { LANGUAGE_FACTS, type Language } from '../../words/languages.ts';

/** Order of pillars from the left: the year first, or the hour, as in books that are read from right to left (時日月年). */
export const PILLAR_ORDERS = ['yearFirst', 'hourFirst'] as const;
export type PillarOrder = (typeof PILLAR_ORDERS)[number];

/**
 * Default order of pillars in a language.
 * @example pillarOrderIn('ko') // 'hourFirst'
 */
export const pillarOrderIn = (language: Language): PillarOrder =>
  LANGUAGE_FACTS[language].isHourFirst ? 'hourFirst' : 'yearFirst';
