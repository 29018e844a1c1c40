// Chips in the foot of a palace, for layers, flights or a guest. A chip has the colour of its source, a name, and after a hairline the marks of the
// transformations in this palace. Chips wrap; a palace never grows for them.

import type { Label } from '../../documents/vocabulary/labels.ts';
import type { Script } from '../facts/script.ts';
import { badgeCharacter, badgeLetters } from './badge.ts';
import type { Layout } from './grid.ts';
import { textWidth } from './letter-width.ts';
import { element, fittedText, text } from './svg.ts';

/** One chip. */
export interface Chip {
  /** The class of its colour. */
  readonly tone: string;
  /** Its names, from the longest to the shortest form. All chips of a board have the same form. */
  readonly names: readonly string[];
  /** A filled chip marks a palace of Life or of a seat. */
  readonly isFilled?: boolean;
  readonly marks?: readonly Label[];
}

/** A star that is not natal, in the colour of its source. */
interface LaidStar {
  readonly tone: string;
  readonly star: Label;
}

/** Overlay of a palace. */
export interface LaidPalace {
  readonly chips: readonly Chip[];
  readonly stars: readonly LaidStar[];
}

/** Combines two overlays of a palace. */
export const bothLaid = (first: LaidPalace, second: LaidPalace): LaidPalace => ({
  chips: [...first.chips, ...second.chips],
  stars: [...first.stars, ...second.stars],
});

/** The shortest form of a Latin name: Wealth → Weal, Tài Bạch → TB; other scripts are short. */
export function initialsOf(name: string, { isLatin }: Script): string {
  const words = name.split(' ');
  if (!isLatin) return name;
  return words.length === 1 ? name.slice(0, 4) : words.map((word) => word.slice(0, 1)).join('');
}

/** The forms of a name, from the longest to the shortest. */
export const CHIP_FORMS = [0, 1, 2] as const;
export type ChipForm = (typeof CHIP_FORMS)[number];

const SIZE = 11;
const PAD = 4;
const GAP = 3;
const HEIGHTS: Readonly<Record<Layout, number>> = { full: 16, compact: 14.5 };

/** Chips in lines. */
export interface ChipLines {
  readonly height: number;
  /** Draws the lines from `top` on, each from `left` or around a middle. */
  readonly draw: (top: number) => string;
}

/**
 * Wraps chips into lines of a width.
 * @param at the left edge, or the middle if the lines are centred
 */
export function chipLines(
  chips: readonly Chip[],
  form: ChipForm,
  {
    layout,
    room,
    at,
    isCentred,
  }: { readonly layout: Layout; readonly room: number; readonly at: number; readonly isCentred: boolean },
  script: Script,
): ChipLines & { readonly isTooWide: boolean } {
  const height = HEIGHTS[layout] + script.lineRoom / 2;
  const set = chips.map((chip) => partsOf(chip, form, script));
  const lines: (typeof set)[] = [];
  let taken = Number.POSITIVE_INFINITY;
  for (const each of set) {
    if (taken + GAP + each.width > room) {
      lines.push([]);
      taken = -GAP;
    }
    lines[lines.length - 1]!.push(each);
    taken += GAP + each.width;
  }
  return {
    isTooWide: set.some(({ width }) => width > room),
    height: lines.length * (height + 1.5),
    draw: (top) =>
      lines
        .flatMap((line, n) => {
          const whole = line.reduce((sum, { width }) => sum + width + GAP, -GAP);
          let x = isCentred ? at - whole / 2 : at;
          return line.map(({ width, draw }) => {
            const drawn = draw(x, top + n * (height + 1.5), height);
            x += width + GAP;
            return drawn;
          });
        })
        .join(''),
  };
}

function partsOf({ tone, names, isFilled = false, marks = [] }: Chip, form: ChipForm, script: Script) {
  const { isLatin, words } = script;
  const name = names[Math.min(form, names.length - 1)]!;
  const letters = marks.map((mark) => (isLatin ? badgeLetters(mark, words) : badgeCharacter(mark)));
  const widthOfWord = (word: string): number => textWidth(word, SIZE, 'bold');
  const nameWidth = widthOfWord(name);
  const marksAt = letters.map((_, n) =>
    letters.slice(0, n).reduce((sum, each) => sum + widthOfWord(each) + 5, PAD + nameWidth + 2.5),
  );
  const width =
    (letters.length === 0
      ? nameWidth + PAD
      : marksAt[letters.length - 1]! + 2.5 + widthOfWord(letters[letters.length - 1]!)) +
    PAD -
    1;
  const look = isFilled ? 'badge' : `semi ${tone}`;
  return {
    width,
    draw: (x: number, y: number, height: number): string => {
      const baseline = y + height / 2 + 4;
      return [
        element('rect', { x, y, width, height, rx: 3, class: isFilled ? `plate ${tone}` : `chip ${tone}` }),
        fittedText(x + PAD, baseline, `s11 ${look}`, name, nameWidth),
        ...letters.flatMap((letter, n) => [
          element('rect', {
            x: x + marksAt[n]!,
            y: y + 2,
            width: 1,
            height: height - 4,
            class: isFilled ? 'badge' : tone,
          }),
          text(x + marksAt[n]! + 2.5, baseline, `s11 bold ${isFilled ? 'badge' : tone}`, letter),
        ]),
      ].join('');
    },
  };
}
