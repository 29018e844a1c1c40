// Parsed rows of the pattern table. All are parsed on first use.

import { PALACE_IDS } from '../palaces.ts';
import type { Board } from './board.ts';
import { type Condition, holds, palaceOfRole, type Role } from './condition.ts';
import {
  PATTERN_FLAG_IDS,
  PATTERN_FORM_IDS,
  PATTERN_IDS,
  type PatternFlagId,
  type PatternFormId,
  type PatternId,
} from './pattern-ids.ts';
import { PATTERN_FLAGS, PATTERN_TABLE, type PatternRow } from './pattern-table.ts';
import { readCondition } from './read-condition.ts';

/** A parsed row of the table. */
export interface ReadRow {
  readonly id: PatternId;
  /** The palaces to try. */
  readonly roles: readonly Role[];
  readonly forms: readonly { readonly form: PatternFormId; readonly when: Condition }[];
  readonly flags: readonly { readonly id: PatternFlagId; readonly when: Condition }[];
}

/** The rows of the table, parsed on first use. */
export function rows(): readonly ReadRow[] {
  if (ROWS.length === 0) ROWS.push(...PATTERN_IDS.map((id) => readRow(id, PATTERN_TABLE[id])));
  return ROWS;
}
const ROWS: ReadRow[] = [];

function readRow(id: PatternId, row: PatternRow): ReadRow {
  const formIds = Object.keys(row).filter((key): key is PatternFormId =>
    (PATTERN_FORM_IDS as readonly string[]).includes(key),
  );
  return {
    id,
    roles: row.at === 'any' ? PALACE_IDS : (row.at.split(' ') as Role[]),
    forms: formIds.map((form) => ({ form, when: readCondition(row[form]!) })),
    flags: (row.brokenBy?.split(' ') ?? []).map((called) => {
      const flag = PATTERN_FLAG_IDS.find((each) => PATTERN_FLAGS[each].called === called)!;
      return { id: flag, when: readCondition(PATTERN_FLAGS[flag].when) };
    }),
  };
}

/** The forms of a pattern, `main` first. */
export const formsOfPattern = (id: PatternId): readonly PatternFormId[] => rowOf(id).forms.map(({ form }) => form);

/**
 * Returns a test whether a board has a form of a pattern.
 * @param forms the accepted forms
 * @param clean match only palaces without flags
 */
export function patternTest(id: PatternId, forms: readonly PatternFormId[], clean: boolean): (board: Board) => boolean {
  const row = rowOf(id);
  const flags = clean ? row.flags : [];
  const conditions = row.forms.flatMap(({ form, when }) => (forms.includes(form) ? [when] : []));
  return (board) => {
    for (const role of row.roles) {
      const palace = palaceOfRole(board, role);
      for (const when of conditions)
        if (holds(when, board, palace) && !flags.some((flag) => holds(flag.when, board, palace))) return true;
    }
    return false;
  };
}

const rowOf = (id: PatternId): ReadRow => rows()[PATTERN_IDS.indexOf(id)]!;
