// The twelve palaces as a list, in the order of a language.

import { mod } from '../../../calculation/cycle/modulo.ts';
import { LANGUAGE_FACTS, type Language } from '../../words/languages.ts';
import type { DrawnDocument } from './arguments.ts';

/** From the life palace on: by their numbers, or clockwise in some languages. */
export function listedPalaces<P extends { readonly order: number }>(
  palaces: readonly P[],
  language: Language,
): readonly P[] {
  const step = LANGUAGE_FACTS[language].isClockwise ? -1 : 1;
  return [...palaces].sort((a, b) => mod(step * a.order, 12) - mod(step * b.order, 12));
}

/** True if charts of a school show the ring of the general; Vietnamese charts do not (docs/rules/languages.md section 4). */
export const hasGeneralRing = ({ conventions }: Pick<DrawnDocument, 'conventions'>): boolean =>
  conventions.school !== 'vietnam';
