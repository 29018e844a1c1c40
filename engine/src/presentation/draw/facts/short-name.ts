import type { Label } from '../../documents/vocabulary/labels.ts';
import { withoutGloss } from '../../words/without-gloss.ts';
import { columnsOf } from './columns.ts';

/**
 * The short name of a label.
 * @example shortName({ id: 'lianzhen', name: 'Lian Zhen (Chaste Virtue)', hanzi: '廉贞' }) // 'Lian Zhen'
 */
export const shortName = ({ name }: Label): string => withoutGloss(name);

/** Text cut to a width, with an ellipsis; a Hanzi has width 2, a Latin letter 1. */
export function cut(content: string, width: number): string {
  let taken = 0;
  let shown = '';
  for (const character of content) {
    taken += columnsOf(character);
    if (taken > width) return `${shown.trimEnd()}…`;
    shown += character;
  }
  return shown;
}

/** Splits words into two lines of similar length if they are longer than `width` letters. */
export function inTwoLines(content: string, width: number): readonly string[] {
  if (content.length <= width) return [content];
  const spaces = Array.from(content, (letter, n) => (letter === ' ' ? n : -1)).filter((n) => n >= 0);
  const longest = (at: number): number => Math.max(at, content.length - at - 1);
  const at = spaces.sort((a, b) => longest(a) - longest(b))[0];
  return at === undefined ? [content] : [content.slice(0, at), content.slice(at + 1)];
}
