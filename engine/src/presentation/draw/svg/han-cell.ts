// A palace in languages with one character a syllable, Hanzi or hangul. Stars are columns, with brightness and transformation below them, the most important
// first; at the foot the rings at the left, in the middle the chips, the name and the ages, at the right growth phase, stem and branch.

import type { PalaceDocument, StarDocument } from '../../documents/tables/document.generated.ts';
import { shortName } from '../facts/short-name.ts';
import { badge, badgeCharacter } from './badge.ts';
import { type Cell, type CellSetting, type CellStars, hiddenOf } from './cell.ts';
import { chipLines, type LaidPalace } from './chips.ts';
import { column, element, ofPalace, text } from './svg.ts';

interface Sizes {
  readonly major: number;
  readonly borrowed: number;
  readonly minor: number;
  readonly adjective: number;
  /** Size of the brightness below a star. */
  readonly grade: number;
}

/** The sizes of stars by layout and scale. */
// biome-ignore format: a table
const SIZES: Readonly<Record<'full' | 'compact', readonly [Sizes, Sizes, Sizes]>> = {
  full:    [{ major: 22, borrowed: 18, minor: 17, adjective: 13, grade: 12 }, { major: 20, borrowed: 17, minor: 15, adjective: 12, grade: 11 }, { major: 18, borrowed: 15, minor: 14, adjective: 11, grade: 11 }],
  compact: [{ major: 17, borrowed: 15, minor: 13, adjective: 11, grade: 11 }, { major: 16, borrowed: 14, minor: 12, adjective: 11, grade: 11 }, { major: 14, borrowed: 13, minor: 12, adjective: 11, grade: 11 }],
};
// biome-ignore format: a table
const FEET = {
  full:    { pad: 6, top: 5, name: 16, nameLine: 19, ages: 12, agesLine: 14, pair: 14, pairStep: 15, ring: 12, ringLine: 13.5, gap: 5 },
  compact: { pad: 4, top: 4, name: 13, nameLine: 15, ages: 11, agesLine: 12, pair: 12, pairStep: 13, ring: 11, ringLine: 12, gap: 4 },
} as const;

const PLATE = 15;

/** The palace in its cell. */
export function hanCell(
  palace: PalaceDocument,
  { majors, borrowed, minors, adjectives }: CellStars,
  laid: LaidPalace,
  setting: CellSetting,
): Cell {
  const { grid, script, inset, fit } = setting;
  const { layout, cellWidth, cellHeight } = grid;
  const measures = FEET[layout];
  const sizes = SIZES[layout][fit.scale];
  const majorColumns = [
    ...majors.map((star) => starColumn(star, sizes.major, 'bold', sizes.grade)),
    ...borrowed.map((star, n) =>
      starColumn(star, sizes.borrowed, 'soft', sizes.grade, n === 0 ? script.words.borrowed : ''),
    ),
  ];
  const besideMajors = majorColumns.reduce<number>((at, { width }) => at + width + measures.gap, measures.pad);
  const foot = footOf(palace, laid, setting, fit.hasChipsBeside ? besideMajors : undefined);
  const rows = new Columns({
    left: measures.pad,
    right: cellWidth - measures.pad,
    top: measures.top + inset,
    bottom: foot.top - 2,
    gap: measures.gap,
  });
  rows.row(majorColumns, (fit.hasChipsBeside ? foot.topBelowChips : foot.top) - 2);
  const isRoomy = !rows.isOver;
  rows.mark();
  const minorColumns = minors.map((star) => starColumn(star, sizes.minor, '', sizes.grade));
  const fine = [
    ...adjectives.map((star) => nameColumn(script.narrowNameOf(star), sizes.adjective, 'soft')),
    ...laid.stars.map(({ tone, star }) => nameColumn(script.narrowNameOf(star), sizes.adjective, tone)),
  ];
  const all = minors.length + fine.length;
  let shown = all;
  const lay = (count: number): boolean => {
    rows.rewind();
    const more = all - count;
    rows.fillIn(minorColumns.slice(0, count));
    rows.fillIn([...fine.slice(0, Math.max(count - minors.length, 0)), ...(more === 0 ? [] : [moreColumn(more)])]);
    return !rows.isOver;
  };
  if (isRoomy) while (!lay(shown) && shown > 0) shown--;
  if (isRoomy && rows.isOver) rows.rewind(); // no room even for their number
  return {
    hidden: isRoomy && foot.isWhole ? hiddenOf(shown, minors.length, all, layout) : Number.POSITIVE_INFINITY,
    draw: () => rows.draw() + foot.draw(),
    press: {
      stem: { x: cellWidth - 30, y: cellHeight - PRESS - 6, width: 28, height: PRESS + 4 },
      name: { x: foot.middle - foot.room / 2, y: cellHeight - PRESS, width: foot.room, height: PRESS - 2 },
    },
  };
}

/**
 * Rings, chips, name, ages, growth phase, stem and branch, from the bottom up.
 * @param chipsFrom the left edge of the chips, if it is not that of the foot
 */
function footOf(palace: PalaceDocument, laid: LaidPalace, setting: CellSetting, chipsFrom?: number) {
  const { grid, script, inset, fit } = setting;
  const { layout, cellWidth, cellHeight } = grid;
  const measures = FEET[layout];
  const { decade, stem, branch, spirits } = palace;
  const { words, narrowNameOf } = script;
  const end = cellHeight - measures.top - inset;
  const rings = !fit.hasRings
    ? []
    : [spirits.doctor, ...(setting.hasGeneralRing ? [spirits.general] : []), spirits.year].map(narrowNameOf);
  const ringWidth = Math.max(0, ...rings.map((ring) => Array.from(ring).length)) * measures.ring;
  const growth = shortName(spirits.growth);
  const hasGrowth = layout === 'full';
  const pairWidth = Math.max(measures.pair, hasGrowth ? growth.length * 11 : 0) + 2;
  const leftEdge = measures.pad + (ringWidth === 0 ? 0 : ringWidth + 4);
  const rightEdge = cellWidth - measures.pad - pairWidth - 2;
  const middle = (leftEdge + rightEdge) / 2;
  const room = rightEdge - leftEdge;
  // On a phone chips are above stem and branch, with the whole width.
  const [chipsLeft, chipsRight] =
    layout === 'compact' ? [measures.pad, cellWidth - measures.pad] : [leftEdge, rightEdge];
  const chipsStart = chipsFrom ?? chipsLeft;
  const chipsRoom = { room: chipsRight - chipsStart, at: (chipsStart + chipsRight) / 2 };
  const set = chipLines(laid.chips, fit.form, { layout, ...chipsRoom, isCentred: true }, script);
  const nameAt = end - measures.agesLine - 3;
  const marks = [...(palace.isBodyPalace ? [words.body] : []), ...(palace.isOriginPalace ? [words.origin] : [])];
  const named = nameOfPalace(palace, marks, room, measures.name);
  const chipsAt = nameAt - measures.nameLine + 3 - set.height;
  const pairAt = end - 2 - measures.pairStep;
  const growthAt = pairAt - measures.pair - 1;
  const topBelowChips = Math.min(nameAt - measures.nameLine + 3, end - rings.length * measures.ringLine);
  const top = Math.min(
    topBelowChips,
    laid.chips.length > 0 ? chipsAt : Number.POSITIVE_INFINITY,
    hasGrowth ? growthAt - 11 : pairAt - measures.pair,
  );
  const pairX = cellWidth - measures.pad - pairWidth / 2 + 1;
  return {
    top,
    topBelowChips,
    middle,
    room,
    isWhole: !set.isTooWide || fit.form === 2,
    draw: () =>
      [
        ...rings.map((ring, n) =>
          text(
            measures.pad,
            end - 1.5 - measures.ringLine * (rings.length - 1 - n),
            `s${measures.ring} soft ring`,
            ring,
          ),
        ),
        set.draw(chipsAt),
        text(middle - named.shift, nameAt, ofPalace(`s${named.size} bold brush`, palace), named.name, 'middle'),
        ...marks.map((mark, n) => stamp(middle - named.shift + named.width / 2 + 2 + 16 * n, nameAt, mark)),
        text(middle, end - 2, `s${measures.ages} soft figures decade`, `${decade.fromAge}–${decade.toAge}`, 'middle'),
        hasGrowth ? text(cellWidth - measures.pad, growthAt, 's11 soft ring', growth, 'end') : '',
        column(pairX, pairAt, measures.pairStep, `s${measures.pair} brush semi`, shortName(stem) + shortName(branch)),
      ].join(''),
  };
}

const PRESS = 40;

/** The name of a palace, smaller or without its last character if it does not fit beside its marks. */
function nameOfPalace(palace: PalaceDocument, marks: readonly string[], room: number, size: number) {
  const whole = shortName(palace);
  const stamps = marks.length * 16;
  const ways = [whole, whole.replace(/[宫宮궁]$/, '')].flatMap((name) =>
    [size, size - 1, size - 2]
      .filter((each) => each >= 11)
      .map((each) => ({ name, size: each, width: name.length * each })),
  );
  const way = ways.find(({ width }) => width + stamps <= room) ?? ways[ways.length - 1]!;
  return { ...way, shift: stamps / 2 };
}

/** A seal with one character, for 身 and 因. */
const stamp = (x: number, baseline: number, mark: string): string =>
  element(
    'g',
    {},
    element('rect', { x: x + 0.5, y: baseline - 11.5, width: 14, height: 14, rx: 3, class: 'stamp' }),
    text(x + 7.5, baseline - 0.5, 's11 bold seal', mark, 'middle'),
  );

/** A column in a row. */
interface Column {
  readonly width: number;
  readonly height: number;
  readonly draw: (x: number, y: number) => string;
}

/** A name from top to bottom; a long one at the smallest size. */
function nameColumn(name: string, size: number, look: string): Column {
  const characters = Array.from(name);
  const own = characters.length > 3 ? 11 : size;
  const step = own * 1.06;
  return {
    width: own,
    height: step * characters.length,
    draw: (x, y) => column(x + own / 2, y + own * 0.9, step, `s${own} ${look}`.trim(), name),
  };
}

/** A star with its brightness and its plate below it. */
function starColumn(star: StarDocument, size: number, look: string, grade: number, below = ''): Column {
  const { brightness, transformation } = star;
  const name = shortName(star);
  const step = size * 1.04;
  const nameHeight = step * name.length;
  const gradeHeight = brightness === undefined ? 0 : grade * 1.15;
  const width = Math.max(size, transformation === undefined ? 0 : PLATE);
  return {
    width,
    height:
      nameHeight + gradeHeight + (transformation === undefined ? 0 : PLATE + 2) + (below === '' ? 0 : grade * 1.15),
    draw: (x, y) => {
      const middle = x + width / 2;
      return [
        column(middle, y + size * 0.9, step, `s${size} ${look}`.trim(), name),
        brightness === undefined
          ? ''
          : text(middle, y + nameHeight + grade * 0.95, `s${grade} faint`, shortName(brightness), 'middle'),
        below === ''
          ? ''
          : text(middle, y + nameHeight + gradeHeight + grade * 0.95, `s${grade} faint`, below, 'middle'),
        transformation === undefined
          ? ''
          : badge(transformation, badgeCharacter(transformation), {
              x: middle - PLATE / 2,
              y: y + nameHeight + gradeHeight + 2,
              width: PLATE,
              height: PLATE,
              size: 's12',
            }),
      ].join('');
    },
  };
}

/** Column with the number of hidden stars. */
const moreColumn = (count: number): Column => ({
  width: 9 + 8 * String(count).length, // in the widest font
  height: 13,
  draw: (x, y) => text(x, y + 11, 's11 semi soft', `+${count}`),
});

/** Places columns side by side: each in the first free place, from the top, to the right of existing ones. */
class Columns {
  readonly #box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    readonly gap: number;
  };
  #placed: {
    readonly right: number;
    readonly bottom: number;
    readonly top: number;
    readonly left: number;
    readonly draw: () => string;
  }[] = [];
  #isOver = false;
  #marked = 0;
  #wasOver = false;

  constructor(box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    readonly gap: number;
  }) {
    this.#box = box;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** One row at the top, which may reach down to a level of its own. */
  row(columns: readonly Column[], bottom: number): void {
    let x = this.#box.left;
    for (const each of columns) {
      this.#put(each, x, this.#box.top, bottom);
      x += each.width + this.#box.gap;
    }
  }

  /** Rows from the top, each as high as its highest column, to the right of columns that extend into it. */
  fillIn(columns: readonly Column[]): void {
    const { right, top, gap } = this.#box;
    let y = top;
    let x = this.#startAt(y, columns[0]?.height ?? 0);
    let row = 0;
    for (const each of columns) {
      if (row > 0 && x + each.width > right) {
        y += row + 3;
        row = 0;
        x = this.#startAt(y, each.height);
      }
      for (let tries = 0; x + each.width > right && tries < 40; tries++) {
        y = this.#nextTop(y);
        x = this.#startAt(y, each.height);
      }
      this.#put(each, x, y);
      x += each.width + gap;
      row = Math.max(row, each.height);
    }
  }

  mark(): void {
    this.#marked = this.#placed.length;
    this.#wasOver = this.#isOver;
  }

  rewind(): void {
    this.#placed.length = this.#marked;
    this.#isOver = this.#wasOver;
  }

  draw(): string {
    return this.#placed.map(({ draw }) => draw()).join('');
  }

  /** Left end of a row of a height at a level: to the right of everything that extends into it. */
  #startAt(y: number, height: number): number {
    const within = this.#placed.filter(({ top, bottom }) => bottom + 2 > y && top < y + height);
    return Math.max(this.#box.left, ...within.map(({ right }) => right + this.#box.gap));
  }

  /** The next level below at which a column ends. */
  #nextTop(y: number): number {
    const ends = this.#placed.map(({ bottom }) => bottom + 3).filter((end) => end > y);
    return ends.length === 0 ? y + 3 : Math.min(...ends);
  }

  #put(each: Column, x: number, y: number, end = this.#box.bottom): void {
    if (x + each.width > this.#box.right + 0.5 || y + each.height > end) this.#isOver = true;
    this.#placed.push({ left: x, right: x + each.width, top: y, bottom: y + each.height, draw: () => each.draw(x, y) });
  }
}
