// A palace in Latin letters. At the top major stars with a moon for their brightness, minor stars, and adjective stars as running text; at the foot the rings,
// the chips, the name, the ages, stem and branch.

import type { PalaceDocument, StarDocument } from '../../documents/tables/document.generated.ts';
import { type Script, signIn } from '../facts/script.ts';
import { shortName } from '../facts/short-name.ts';
import { badge, badgeCharacter, badgeLetters } from './badge.ts';
import { type Cell, type CellSetting, type CellStars, hiddenOf } from './cell.ts';
import { chipLines, type LaidPalace } from './chips.ts';
import { textWidth } from './letter-width.ts';
import { moon, moonRoom } from './moon.ts';
import { boundedText, boundedWidth, element, escapeXml, fittedText, ofPalace, text, WIDEST } from './svg.ts';

interface Sizes {
  readonly major: number;
  readonly borrowed: number;
  readonly minor: number;
  readonly adjective: number;
}

/** The sizes of stars by layout and scale. */
// biome-ignore format: a table
const SIZES: Readonly<Record<'full' | 'compact', readonly [Sizes, Sizes, Sizes]>> = {
  full:    [{ major: 16, borrowed: 13, minor: 13, adjective: 12 }, { major: 15, borrowed: 12, minor: 12, adjective: 11 }, { major: 13, borrowed: 11, minor: 11, adjective: 11 }],
  compact: [{ major: 13, borrowed: 12, minor: 11, adjective: 11 }, { major: 12, borrowed: 11, minor: 11, adjective: 11 }, { major: 11, borrowed: 11, minor: 11, adjective: 11 }],
};
// biome-ignore format: a table
const FEET = {
  full:    { pad: 7, top: 5, name: 16, nameLine: 19, ages: 12, agesLine: 14, pair: 14, gap: 9 },
  compact: { pad: 4, top: 3, name: 13, nameLine: 15, ages: 11, agesLine: 13, pair: 12, gap: 6 },
} as const;

const PLATE = 13;
/** Cost of a major star without its brightness, where a hidden star costs 1. */
const CUT = 0.01;
const RING_LINE = 13;

/** The palace in its cell. */
export function latinCell(
  palace: PalaceDocument,
  { majors, borrowed, minors, adjectives }: CellStars,
  laid: LaidPalace,
  setting: CellSetting,
): Cell {
  const { grid, script, inset, fit } = setting;
  const { layout, cellWidth, cellHeight } = grid;
  const measures = FEET[layout];
  const sizes = SIZES[layout][fit.scale];
  const left = measures.pad;
  const room = cellWidth - 2 * measures.pad;
  const foot = footOf(palace, laid, setting);
  const bottom = foot.top - 2;
  const column = new Lines({ left, room, top: measures.top + inset, bottom, lineRoom: script.lineRoom });
  let cuts = 0;
  for (const star of majors) {
    if (layout === 'compact') column.break();
    for (const piece of starPieces(star, sizes.major, 'bold', script, room)) {
      if (piece.isCut) cuts += CUT;
      column.put(piece, sizes.major, measures.gap);
    }
  }
  column.break();
  if (borrowed.length > 0) {
    const names = inLines(
      borrowed.map((star, n) => `${n === 0 ? '(' : ''}${shortName(star)}${n === borrowed.length - 1 ? ')' : ','}`),
      ' ',
      room,
      sizes.borrowed,
    );
    for (const line of names) {
      column.put(
        {
          width: 0,
          draw: (x, y) =>
            boundedText(x + 1, y, `s${sizes.borrowed} soft lent`, line, textWidth(line, sizes.borrowed), room - 3), // a slanted J extends to the left
        },
        sizes.borrowed,
        measures.gap,
      );
      column.break();
    }
  }
  const isRoomy = !column.isOver;
  const minorPieces = minors.map((star) =>
    starPieces({ ...star, name: script.narrowNameOf(star) }, sizes.minor, '', script, room),
  );
  const words = [
    ...adjectives.map((star) => ({ says: script.narrowNameOf(star), tone: 'soft' })),
    ...laid.stars.map(({ tone, star }) => ({ says: script.narrowNameOf(star), tone })),
  ];
  const all = minors.length + words.length;
  let shown = all;
  const lay = (count: number): boolean => {
    column.rewind();
    for (const piece of minorPieces.slice(0, count).flat()) column.put(piece, sizes.minor, measures.gap - 1);
    column.break();
    const rest = words.slice(0, Math.max(count - minors.length, 0));
    const more = all - count;
    column.run(more === 0 ? rest : [...rest, { says: `+${more}`, tone: 'semi' }], sizes.adjective);
    return !column.isOver;
  };
  column.mark();
  if (isRoomy) while (!lay(shown) && shown > 0) shown--;
  if (isRoomy && column.isOver) column.rewind(); // no room even for their number
  return {
    hidden: isRoomy && foot.isWhole ? hiddenOf(shown, minors.length, all, layout) + cuts : Number.POSITIVE_INFINITY,
    draw: () => column.draw() + foot.draw(),
    press: {
      stem: { x: cellWidth - foot.pairWidth - 4, y: cellHeight - PRESS, width: foot.pairWidth + 2, height: PRESS - 2 },
      name: { x: 2, y: cellHeight - PRESS, width: cellWidth - foot.pairWidth - 8, height: PRESS - 2 },
    },
  };
}

/** Rings, chips, name, ages, stem and branch, from the bottom up. */
function footOf(
  palace: PalaceDocument,
  { chips }: LaidPalace,
  { grid, script, inset, fit, hasGeneralRing }: CellSetting,
) {
  const { layout, cellWidth, cellHeight } = grid;
  const measures = FEET[layout];
  const left = measures.pad;
  const room = cellWidth - 2 * measures.pad;
  const { decade, stem, branch, spirits } = palace;
  const { words } = script;
  const end = cellHeight - measures.top - inset;
  const isLow = isLowCell(grid);
  // Marks below letters (ạ, ỵ) need more room.
  const agesAt = end - 1 - (layout === 'compact' ? 1.5 * script.lineRoom : 0);
  const nameAt = isLow ? agesAt - 2 : agesAt - measures.agesLine - 1.5 - script.lineRoom;
  const right = cellWidth - measures.pad;
  const pair = pairOf(palace, script, { isLow, isNarrow: room < 84, isShort: layout === 'compact' });
  const pairSize = words.hasWordsForPairs ? (layout === 'compact' ? 11 : 13) : measures.pair;
  const written = textWidth(pair, pairSize, 'bold');
  const pairRoom = Math.min(written, room - textWidth(`${decade.fromAge}–${decade.toAge}`, measures.ages) - 3);
  const reading = `${shortName(stem)}${words.joins.pair}${shortName(branch)}`;
  const isRead = layout === 'full' && script.isLatin && !words.hasWordsForPairs && !isLow;
  const ages = `${decade.fromAge}–${decade.toAge}`;
  const nameRoom = isLow && pair !== '' ? room - written - 4 : room;
  const marks = marksOf(palace, script, nameRoom, measures.name, layout === 'compact');
  const set = chipLines(chips, fit.form, { layout, room, at: left, isCentred: false }, script);
  const chipsAt = nameAt - measures.nameLine + 3 - set.height;
  const rings = !fit.hasRings
    ? []
    : inLines(
        [spirits.growth, spirits.doctor, ...(hasGeneralRing ? [spirits.general] : []), spirits.year].map(
          script.narrowNameOf,
        ),
        ' · ',
        room,
        11,
      );
  const ringLine = RING_LINE + script.lineRoom / 2;
  const top = chipsAt - rings.length * ringLine - (chips.length > 0 && rings.length > 0 ? 2 : 0);
  return {
    top,
    isWhole: !set.isTooWide || fit.form === 2,
    pairWidth: Math.max(written + (isRead ? textWidth(reading, 11) + 5 : 0), 26),
    draw: () =>
      [
        ...rings.map((line, n) =>
          boundedText(left, top + ringLine * (n + 1) - 3, 's11 faint ring', line, textWidth(line, 11), room),
        ),
        set.draw(chipsAt),
        element(
          'text',
          {
            x: left,
            y: nameAt,
            class: ofPalace(`s${marks.size} bold brush`, palace),
            textLength: marks.stamps.length > 0 || WIDEST * marks.nameWidth > nameRoom ? marks.nameWidth : undefined,
          },
          escapeXml(marks.name),
          marks.behind === '' ? '' : element('tspan', { dx: 5, class: 's12' }, escapeXml(marks.behind)),
        ),
        ...marks.stamps.map(({ mark, x, width }) => stamp(mark, left + x, nameAt, width)),
        isLow
          ? ''
          : fittedText(left, agesAt, `s${measures.ages} soft figures decade`, ages, textWidth(ages, measures.ages)),
        pair === ''
          ? ''
          : element(
              'text',
              {
                x: right,
                y: agesAt,
                class: `s${pairSize} brush semi`,
                'text-anchor': 'end',
                textLength: words.hasWordsForPairs && !isLow ? pairRoom : undefined,
              },
              escapeXml(pair),
            ),
        isRead ? text(right - written - 5, agesAt, 's11 faint', reading, 'end') : '',
      ].join(''),
  };
}

/** True if a cell is too low for ages, stems and columns: its stars are lines in every script. */
export const isLowCell = ({ cellHeight }: Pick<CellSetting['grid'], 'cellHeight'>): boolean => cellHeight < 100;

/** Height of the parts that can be pressed. */
const PRESS = 40;

/**
 * Stem and branch in Hanzi; in words in languages whose readers do not read them, on a phone with the initial of the stem: T.Tỵ. A low cell has them on the line
 * of the name: the branch alone, and nothing if it is a word, since its place on the board shows the branch too.
 */
function pairOf(
  { stem, branch }: PalaceDocument,
  { language, words, isLatin }: Script,
  { isLow, isNarrow, isShort }: { readonly isLow: boolean; readonly isNarrow: boolean; readonly isShort: boolean },
): string {
  const ofBranch = signIn(language, branch);
  if (!words.hasWordsForPairs) return isLow ? ofBranch : signIn(language, stem) + ofBranch;
  if (isLow) return '';
  if (isNarrow && isLatin) return ofBranch;
  return isShort
    ? `${shortName(stem).slice(0, 1)}.${shortName(branch)}`
    : shortName(stem) + words.joins.pair + shortName(branch);
}

interface Stamp {
  readonly mark: string;
  readonly x: number;
  readonly width: number;
}

/** The name of a palace with its marks: as words, as letters, or with a shortened name, whichever fits first. */
function marksOf(palace: PalaceDocument, { words }: Script, room: number, size: number, isNarrow: boolean) {
  const name = shortName(palace);
  const isBehind = palace.isBodyPalace && words.bodyBehindName !== undefined && !isNarrow;
  const marks = [
    ...(palace.isBodyPalace && !isBehind ? [words.body] : []),
    ...(palace.isOriginPalace ? [words.origin] : []),
  ];
  const behind = isBehind ? words.bodyBehindName! : '';
  const names = [name, name.replace(/ & .*/, '')];
  const ways = names.flatMap((each) =>
    [size, size - 1, size - 2]
      .filter((way) => way >= 11)
      .flatMap((way) => [
        ...(isNarrow ? [] : [{ name: each, size: way, marks }]),
        { name: each, size: way, marks: marks.map((mark) => mark.slice(0, 1)) },
      ]),
  );
  const set = ways.map((way) => {
    const nameWidth = textWidth(way.name, way.size, 'bold') + (behind === '' ? 0 : 5 + textWidth(behind, 12, 'bold'));
    const widths = way.marks.map((mark) => textWidth(mark, 11) + 6);
    return { ...way, nameWidth, widths, width: widths.reduce((sum, width) => sum + 4 + width, nameWidth) };
  });
  const chosen = set.find(({ width }) => width <= room) ?? set[set.length - 1]!;
  const nameWidth = chosen.nameWidth - Math.max(chosen.width - room, 0); // as a last resort letters are set closer
  const stamps = chosen.marks.map((mark, n): Stamp => {
    const before = chosen.widths.slice(0, n).reduce((sum, width) => sum + width + 4, 4);
    return { mark, x: nameWidth + before, width: chosen.widths[n]! };
  });
  return { name: chosen.name, size: chosen.size, behind, stamps, nameWidth };
}

/** A seal with one word or letter, for the body palace and the origin palace. */
const stamp = (mark: string, x: number, baseline: number, width: number): string =>
  element(
    'g',
    {},
    element('rect', { x, y: baseline - 11.5, width, height: 14, rx: 3, class: 'stamp' }),
    text(x + width / 2, baseline - 0.7, 's11 semi seal', mark, 'middle'),
  );

/** An item in a line of stars. */
interface StarPiece {
  readonly width: number;
  readonly draw: (x: number, baseline: number) => string;
  /** True if part of it does not fit, or is on the next line. */
  readonly isCut?: boolean;
}

/** A star with its brightness and its plate; the plate is separate if it does not fit beside the name. */
function starPieces(
  star: StarDocument,
  size: number,
  weight: 'bold' | '',
  script: Script,
  room: number,
): readonly StarPiece[] {
  const name = shortName(star);
  const written = textWidth(name, size, weight || 'regular');
  const nameWidth = Math.min(written, room);
  const plate = plateOf(star, script);
  const nameAndPlate = nameWidth + (plate === NOTHING ? 0 : plate.width + 2);
  const beside = nameAndPlate <= room ? plate : NOTHING;
  const wanted = gradeOf(star, size, script);
  const grade = nameAndPlate + wanted.width <= room ? wanted : NOTHING; // otherwise the panel of the palace shows it
  return [
    {
      width: grade.width + (beside === NOTHING ? nameWidth : nameAndPlate),
      isCut: grade !== wanted || beside !== plate || written > room,
      draw: (x, y) =>
        fittedText(x, y, `s${size} ${weight}`.trim(), name, nameWidth) +
        grade.draw(x + nameWidth, y) +
        beside.draw(x + nameWidth + grade.width + 2, y),
    },
    ...(beside === plate ? [] : [plate]),
  ];
}

const NOTHING: StarPiece = { width: 0, draw: () => '' };

/** The plate of a transformation. */
function plateOf({ transformation }: StarDocument, { isLatin, words }: Script): StarPiece {
  if (transformation === undefined) return NOTHING;
  const mark = isLatin ? badgeLetters(transformation, words) : badgeCharacter(transformation);
  const width = Math.max(PLATE, textWidth(mark, 11, 'bold') + 3);
  return {
    width,
    draw: (x, y) => badge(transformation, mark, { x, y: y - PLATE + 2.5, width, height: PLATE, size: 's11' }),
  };
}

/** A brightness: a moon, or a letter or character if the script has no moons. */
function gradeOf({ brightness }: StarDocument, size: number, { isLatin, words }: Script): StarPiece {
  if (brightness === undefined) return NOTHING;
  const letter = words.grades?.[brightness.id];
  const grade = isLatin ? letter && `(${letter})` : shortName(brightness);
  return grade === undefined
    ? { width: moonRoom(size), draw: (x, y) => moon(x, y, size, brightness.id, escapeXml(brightness.name)) }
    : { width: 3 + textWidth(grade, 11), draw: (x, y) => text(x + 3, y, 's11 faint', grade) };
}

/** Names in lines of a width, unbroken, with a separator. */
function inLines(names: readonly string[], joint: string, room: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines[lines.length - 1];
    if (last !== undefined && textWidth(last + joint + name, size) <= room)
      lines[lines.length - 1] = last + joint + name;
    else lines.push(name);
  }
  return lines;
}

/** Lines from the top down. */
class Lines {
  readonly #box: {
    readonly left: number;
    readonly room: number;
    readonly top: number;
    readonly bottom: number;
    readonly lineRoom: number;
  };
  #drawn: (() => string)[] = [];
  #x: number;
  #y: number;
  #line = 0;
  #isOver = false;
  #marked: { readonly y: number; readonly drawn: number; readonly isOver: boolean } | undefined;

  constructor(box: {
    readonly left: number;
    readonly room: number;
    readonly top: number;
    readonly bottom: number;
    readonly lineRoom: number;
  }) {
    this.#box = box;
    this.#x = 0;
    this.#y = box.top;
  }

  /** True if content is below the bottom or too wide. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Ends the line. */
  break(): void {
    this.#y += this.#line;
    this.#line = 0;
    this.#x = 0;
  }

  /** Appends an item to the line or to the next one. */
  put({ width, draw }: StarPiece, size: number, gap: number): void {
    const { left, room } = this.#box;
    if (this.#x > 0 && this.#x + width > room) this.break();
    if (width > room) this.#isOver = true;
    this.#open(size);
    const [x, y] = [left + this.#x, this.#baseline(size)];
    this.#drawn.push(() => draw(x, y));
    this.#x += width + gap;
  }

  /** Adds words as running text, separated by dots, on lines of their own. */
  run(words: readonly { readonly says: string; readonly tone: string }[], size: number): void {
    const { left, room } = this.#box;
    const lines: { says: string; tone: string }[][] = [];
    let taken = Number.POSITIVE_INFINITY;
    const dot = textWidth(' · ', size);
    for (const word of words) {
      const width = textWidth(word.says, size);
      if (taken + dot + width > room) {
        lines.push([]);
        taken = -dot;
      }
      lines[lines.length - 1]!.push(word);
      taken += dot + width;
    }
    for (const line of lines) {
      this.#open(size);
      const y = this.#baseline(size);
      const width = textWidth(line.map(({ says }) => says).join(' · '), size);
      this.#drawn.push(() =>
        element(
          'text',
          { x: left, y, class: `s${size} soft`, textLength: boundedWidth(width, room) },
          line
            .map(({ says, tone }) =>
              tone === 'soft' ? escapeXml(says) : element('tspan', { class: tone }, escapeXml(says)),
            )
            .join(' · '),
        ),
      );
      this.break();
    }
  }

  /** Saves the state of the lines. */
  mark(): void {
    this.#marked = { y: this.#y, drawn: this.#drawn.length, isOver: this.#isOver };
  }

  /** Restores the saved state. */
  rewind(): void {
    const { y, drawn, isOver } = this.#marked!;
    this.#y = y;
    this.#drawn.length = drawn;
    this.#isOver = isOver;
    this.#line = 0;
    this.#x = 0;
  }

  draw(): string {
    return this.#drawn.map((draw) => draw()).join('');
  }

  #open(size: number): void {
    this.#line = Math.max(this.#line, Math.round(size * 1.25) + this.#box.lineRoom);
    if (this.#y + this.#line > this.#box.bottom) this.#isOver = true;
  }

  #baseline(size: number): number {
    return this.#y + size + this.#box.lineRoom;
  }
}
