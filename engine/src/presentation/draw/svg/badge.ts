// Mark of a transformation: a coloured plate with its character or syllable, since colour alone is not accessible.

import type { Label } from '../../documents/vocabulary/labels.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import { element, group, text } from './svg.ts';

/** Text of a plate in languages with one character a syllable: 化禄 → 禄, 화록 → 록. */
export const badgeCharacter = ({ name }: Label): string => name.slice(-1);

/** Text of a plate in Latin letters: `Hua Lu (Prosperity)` → Lu. */
export const badgeSyllable = ({ name }: Label): string => name.split(' ')[1]!;

/** Text of a small plate in Latin letters: L, or distinct letters if two begin alike. */
export const badgeLetters = (transformation: Label, { plates }: DrawingWords): string =>
  plates?.[transformation.id] ?? badgeSyllable(transformation).slice(0, 1);

/** The plate with its upper left corner at `x`, `y`. */
export function badge(
  { id }: Label,
  content: string,
  { x, y, width, height, size }: { x: number; y: number; width: number; height: number; size: string },
): string {
  return group(
    {},
    element('rect', { x, y, width, height, rx: 2.5, class: id }),
    text(x + width / 2, y + height * 0.79, `badge ${size}`, content, 'middle'),
  );
}
