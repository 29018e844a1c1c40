// The stem that commands a birth within its solar month (人元司令). The stems of a month command one after the other, each for so many days from
// the instant of its jie on. docs/rules/bazi-depth.md C.

import type { BirthMoment } from '../calendar/birth-moment.ts';
import { instantOfTerm, pairOfMonth, type TermNumber } from '../calendar/solar-year.ts';
import { MS_PER_DAY } from '../civil/day-number.ts';
import { type Branch, branchOf } from '../cycle/branch.ts';
import { branchOfPair } from '../cycle/sexagenary.ts';
import { type Stem, stemsOf } from '../cycle/stem.ts';
import { type Instant, instant } from '../time/instant.ts';
import type { MonthCommandTable } from './depth-ids.ts';
import { type TenGodId, tenGod } from './ten-gods.ts';

/** A commanding stem, and the number of days of the month after which it begins. */
interface Turn {
  readonly stem: Stem;
  readonly fromDay: number;
}

const AS_ZIPING = undefined;

// Stems and their days. The last one of a row continues until the next jie, 29.4 to 31.5 days after the first.
// biome-ignore format: the table looks like its source
const ROWS: readonly (readonly [month: string, ziping: string, common: string | undefined, sanming: string, korean?: string])[] = [
  //     子平真诠评注                            三命通会 卷二 论人元司事   月律分野
  ['寅', '戊7 丙7 甲16',  AS_ZIPING,       '戊5 丙5 甲20'],
  ['卯', '甲10 乙20',     AS_ZIPING,       '甲7 乙23'],
  ['辰', '乙9 癸3 戊18',  AS_ZIPING,       '乙7 壬5 戊18'],
  ['巳', '戊5 庚9 丙16',  AS_ZIPING,       '戊7 庚5 丙18', '戊7 庚7 丙16'],
  ['午', '丙10 己9 丁11', AS_ZIPING,       '丙7 丁23'],
  ['未', '丁9 乙3 己18',  AS_ZIPING,       '丁7 甲5 己18'],
  ['申', '戊10 壬3 庚17', '戊7 壬7 庚16',  '戊5 壬5 庚20', '戊7 壬7 庚16'],
  ['酉', '庚10 辛20',     AS_ZIPING,       '庚7 辛23'],
  ['戌', '辛9 丁3 戊18',  AS_ZIPING,       '辛7 丙5 戊18'],
  ['亥', '戊7 甲5 壬18',  AS_ZIPING,       '戊5 甲5 壬20', '戊7 甲7 壬16'],
  ['子', '壬10 癸20',     AS_ZIPING,       '壬7 癸23'],
  ['丑', '癸9 辛3 己18',  AS_ZIPING,       '癸7 庚5 己18'],
];

/** The turns of each month, 子 to 亥. */
type Turns = readonly (readonly Turn[])[];

function turnsOf(column: (row: (typeof ROWS)[number]) => string): Turns {
  const turns: (readonly Turn[])[] = [];
  for (const row of ROWS) {
    let fromDay = 0;
    turns[branchOf(row[0])] = column(row)
      .split(' ')
      .map((cell) => {
        const turn = { stem: stemsOf(cell[0]!)[0]!, fromDay };
        fromDay += Number(cell.slice(1));
        return turn;
      });
  }
  return turns;
}

const TURNS: Readonly<Record<MonthCommandTable, Turns>> = {
  ziping: /* @__PURE__ */ turnsOf(([, ziping]) => ziping),
  common: /* @__PURE__ */ turnsOf(([, ziping, common = ziping]) => common),
  sanming: /* @__PURE__ */ turnsOf(([, , , sanming]) => sanming),
  korean: /* @__PURE__ */ turnsOf(([, ziping, , , korean = ziping]) => korean),
};

/** The stem that commands at a moment, and its time. */
export interface MonthCommand {
  readonly stem: Stem;
  readonly table: MonthCommandTable;
  /** The instant of the jie that began the month. */
  readonly termAt: Instant;
  /** Whole seconds from the jie to the moment. */
  readonly secondsAfter: number;
  /** The day of the month, 1 for the 86,400 seconds from the jie on. */
  readonly day: number;
  readonly startsAt: Instant;
  /** When the next stem begins to command, or the next month. */
  readonly endsAt: Instant;
}

/** The command of a solar month at a moment; at the very instant of a change, the next stem. */
export function monthCommand(
  { instant: at, jie }: Pick<BirthMoment, 'instant' | 'jie'>,
  table: MonthCommandTable,
): MonthCommand {
  const termAt = instantOfTerm(jie);
  const turns = TURNS[table][branchOfPair(pairOfMonth(jie))]!;
  const startOf = ({ fromDay }: Turn): Instant => instant(termAt + fromDay * MS_PER_DAY);
  const next = turns.findIndex((turn) => startOf(turn) > at);
  const own = turns[next < 0 ? turns.length - 1 : next - 1]!;
  return {
    stem: own.stem,
    table,
    termAt,
    secondsAfter: Math.floor((at - termAt) / 1000),
    day: Math.floor((at - termAt) / MS_PER_DAY) + 1,
    startsAt: startOf(own),
    endsAt: next < 0 ? instantOfTerm((jie + 2) as TermNumber) : startOf(turns[next]!),
  };
}

/** The hidden stem of a branch that counts by the days of the month, and its ten god. */
export interface BranchCommand {
  readonly stem: Stem;
  readonly tenGod: TenGodId;
}

/**
 * The hidden stem of a branch that counts at a birth (月律分野): the one that commands, by the row of the branch, after the number of days since the jie of the
 * month. Japanese schools read every branch in this way; the ten god of the month's stem is the 元命. docs/rules/bazi-depth.md C.
 */
export function branchCommand(
  branch: Branch,
  { instant: at, jie }: Pick<BirthMoment, 'instant' | 'jie'>,
  { table, dayMaster }: { readonly table: MonthCommandTable; readonly dayMaster: Stem },
): BranchCommand {
  const days = (at - instantOfTerm(jie)) / MS_PER_DAY;
  const [{ stem }] = TURNS[table][branch]!.filter(({ fromDay }) => fromDay <= days).slice(-1) as [Turn];
  return { stem, tenGod: tenGod(dayMaster, stem) };
}
