// Zi Wei facts of every day of a month at a double hour. A cell is a pair of a year, a month and a double hour: one of 8,640, and with the day it decides the
// chart. A condition maps a cell to the matching days of the month, as bits: bit 0 is the first day.

import type { Branch } from '../../cycle/branch.ts';
import { branchOfPair, type Sexagenary, stemOf } from '../../cycle/sexagenary.ts';
import { polarityOfStem } from '../../cycle/stem.ts';
import { type Bureau, bureauOf } from '../../ziwei/bureau.ts';
import { ziweiBranch } from '../../ziwei/major-stars.ts';
import { bodyPalace, lifePalace } from '../../ziwei/palaces.ts';
import { type Board, type Boards, emptyBoards, fillBoardsByZiwei } from '../../ziwei/patterns/board.ts';
import type { Facts } from '../../ziwei/placement.ts';
import type { School } from '../../ziwei/school.ts';

/** Days of a month as bits. */
export type Days = number;

export const DAYS_OF_MONTH = 30;
export const ALL_DAYS: Days = 2 ** DAYS_OF_MONTH - 1;

/** Number of cells. */
export const CELLS = 60 * 12 * 12;

/** The number of a cell. */
export const cellNumber = (year: Sexagenary, month: number, hour: Branch): number =>
  (year * 12 + month - 1) * 12 + hour;

/** A cell, with the facts of the births on one day of its month. */
export interface Cell {
  readonly number: number;
  /** Facts of the first day; a caller sets another day. */
  readonly facts: { -readonly [K in keyof Facts]: Facts[K] };
  readonly school: School;
  readonly bureau: Bureau;
}

/** The cell of a year pair, a month 1 … 12 by the rule for leap months, and a double hour, for a man or a woman. */
export function cellOf(year: Sexagenary, month: number, hour: Branch, male: boolean, school: School): Cell {
  const yearStem = stemOf(year);
  const life = lifePalace(month, hour, school.plate);
  return {
    number: cellNumber(year, month, hour),
    facts: {
      yearStem,
      yearBranch: branchOfPair(year),
      month,
      day: 1,
      hour,
      life,
      body: bodyPalace(month, hour),
      forward: (polarityOfStem(yearStem) === 0) === male,
      school,
    },
    school,
    bureau: bureauOf(yearStem, life),
  };
}

/** Boards of a cell, by the palace of Zi Wei. The arrays are reused for the next cell. */
export function boardsOf(cell: Cell): readonly Board[] {
  filled ??= { boards: emptyBoards(), by: undefined };
  if (filled.by !== cell) fillBoardsByZiwei(filled.boards, cell.facts, cell.school);
  filled.by = cell;
  return filled.boards;
}

let filled: { readonly boards: Boards; by: Cell | undefined } | undefined;

/** The days on which Zi Wei is in a branch. */
export const daysOfZiwei = (bureau: Bureau, ziwei: number): Days => DAYS_OF_ZIWEI[(bureau - 2) * 12 + ziwei]!;

const BUREAUS: readonly Bureau[] = [2, 3, 4, 5, 6];

/** By bureau, then by the branch of Zi Wei. */
const DAYS_OF_ZIWEI: readonly Days[] = /* @__PURE__ */ BUREAUS.flatMap((bureau) => {
  const days = Array<Days>(12).fill(0);
  for (let day = 1; day <= DAYS_OF_MONTH; day++) days[ziweiBranch(bureau, day)]! |= 1 << (day - 1);
  return days;
});

/** Days of a month that meet a condition. */
export function daysWhere(isSo: (day: number) => boolean): Days {
  let days = 0;
  for (let day = 1; day <= DAYS_OF_MONTH; day++) if (isSo(day)) days |= 1 << (day - 1);
  return days;
}

/** One of the first twelve days and every twelfth day after it, on which a star that is counted by days has the same place. */
export const everyTwelfthDay = (day: number): Days => EVERY_TWELFTH[day - 1]!;

const EVERY_TWELFTH: readonly Days[] = /* @__PURE__ */ Array.from({ length: 12 }, (_, n) =>
  daysWhere((day) => (day - 1) % 12 === n),
);
