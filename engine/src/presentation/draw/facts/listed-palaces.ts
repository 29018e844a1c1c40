// The twelve palaces as a list of a language has them.

import { mod } from '../../../calculation/cycle/modulo.ts';
import { LANGUAGE_FACTS, type Language } from '../../words/languages.ts';
import type { DrawnDocument } from './arguments.ts';

/** From the life palace on: by their numbers, or clockwise where the language reads them so. */
export function listedPalaces<P extends { readonly order: number }>(
  palaces: readonly P[],
  language: Language,
): readonly P[] {
  const step = LANGUAGE_FACTS[language].isClockwise ? -1 : 1;
  return [...palaces].sort((a, b) => mod(step * a.order, 12) - mod(step * b.order, 12));
}

/** True if charts of a school have the ring of the general: those of Vietnam do not (docs/rules/languages.md section 4). */
export const hasGeneralRing = ({ conventions }: Pick<DrawnDocument, 'conventions'>): boolean =>
  conventions.school !== 'vietnam';
