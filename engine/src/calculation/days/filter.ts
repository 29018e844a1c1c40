// Filters of the days of a person: facts that hold on a day, and ids that it has. docs/rules/days.md B.

import { DAY_OFFICER_IDS, type DayOfficerId, MANSION_IDS, type MansionId } from '../calendar/day-almanac.ts';
import { DAY_SPIRIT_IDS, type DaySpiritId } from '../calendar/day-notes.ts';
import { isoWeekdayOf } from '../civil/day-number.ts';
import { BRANCH_HANZI, BRANCH_IDS } from '../cycle/branch.ts';
import { hanziOfPair, idOfPair, type Sexagenary, sexagenary } from '../cycle/sexagenary.ts';
import { STEM_HANZI, STEM_IDS } from '../cycle/stem.ts';
import { type InputProblem, isObject, listOf, NUMBER, nearestOf, optional, recordOf, TEXT } from '../input/input.ts';
import { type KnownPairs, PILLAR_IDS, type PillarId } from '../pillars/four-pillars.ts';
import { PILLAR_STAR_IDS, type PillarStarId } from '../pillars/pillar-star-ids.ts';
import { STAR_BASES, type StarBasis } from '../pillars/pillar-star-tables.ts';
import { RELATION_IDS, type RelationId } from '../pillars/relation-ids.ts';
import { TEN_GOD_IDS, type TenGodId } from '../pillars/ten-gods.ts';
import { PALACE_IDS, type PalaceId } from '../ziwei/palaces.ts';
import { TRANSFORMATION_IDS } from '../ziwei/transformations.ts';
import type { PersonalDay } from './day.ts';

/**
 * Conditions on days. Each member is a list: of `with` every fact must hold, of `without` none, of the other members one value is enough. Case, `_` and `-` are
 * ignored.
 *
 * A fact is `id` or `id:place`: a relation with a natal pillar (`sixCombine:day`), a star with its basis (`tianyi:dayStem`), `clash`
 * (`sixClash`), `anyPunishment`, `anyCombine`, `void:year`, `void:day`, `monthBreak`, `yearBreak`. Without a place any pillar or basis matches.
 */
export interface DaysFilter {
  readonly with?: readonly string[] | undefined;
  readonly without?: readonly string[] | undefined;
  readonly officer?: readonly (DayOfficerId | (string & {}))[] | undefined;
  readonly mansion?: readonly (MansionId | (string & {}))[] | undefined;
  /** Spirits of the yellow and the black path (黄道黑道). */
  readonly spirit?: readonly (DaySpiritId | (string & {}))[] | undefined;
  /** Ten god of the day's stem for the natal Day Master. */
  readonly tenGod?: readonly (TenGodId | (string & {}))[] | undefined;
  /** Ids or Hanzi. */
  readonly stem?: readonly string[] | undefined;
  readonly branch?: readonly string[] | undefined;
  readonly pillar?: readonly string[] | undefined;
  /** 1 … 30. */
  readonly lunarDay?: readonly number[] | undefined;
  /** 1 Monday … 7 Sunday. */
  readonly weekday?: readonly number[] | undefined;
  /** The natal role of the palace of the day. */
  readonly dayPalace?: readonly (PalaceId | (string & {}))[] | undefined;
  /** Palaces in which transformations of the day are: 'lu:wealth'. */
  readonly lands?: readonly string[] | undefined;
}

/** A problem of days; `nearest` is the nearest known name. */
export interface DaysProblem extends InputProblem {
  readonly nearest?: string;
}

/** The filters, in the order in which they are tested. */
export const DAY_FILTERS = [
  'with',
  'without',
  'officer',
  'mansion',
  'spirit',
  'tenGod',
  'stem',
  'branch',
  'pillar',
  'lunarDay',
  'weekday',
  'dayPalace',
  'lands',
] as const satisfies readonly (keyof DaysFilter)[];
export type DayFilterName = (typeof DAY_FILTERS)[number];

/** True if a day meets a condition. */
type Test = (day: PersonalDay) => boolean;

/** A condition of a filter: one fact, or one of several ids. */
export interface Condition {
  readonly parameter: DayFilterName;
  /** As given. */
  readonly given: string;
  readonly holds: Test;
}

/** Natal facts that a filter uses. */
export interface FilterContext {
  readonly pairs: KnownPairs;
  readonly hasZiwei: boolean;
}

/** A parsed value of a filter: its test, or the allowed values instead. */
type Read = { readonly test: Test } | Refused;
type Refused = { readonly allowed: string; readonly nearest?: string; readonly code?: 'out_of_range' };

const normal = (text: string): string => text.toLowerCase().replace(/[_-]/g, '');

/** A table of names and their values. */
class Names<T> {
  readonly #names: readonly string[];
  readonly #values: ReadonlyMap<string, T>;

  constructor(rows: readonly (readonly [string, T])[]) {
    this.#names = rows.map(([name]) => name);
    this.#values = new Map(rows.map(([name, value]) => [normal(name), value]));
  }

  get(name: string): T | undefined {
    return this.#values.get(normal(name));
  }

  /** Refusal of an unknown name, with the allowed ones. */
  refused(name: string, about = ''): Refused {
    const nearest = nearestOf(this.#names, name);
    const names = this.#names.length <= MAX_LISTED ? `${this.#names.join(', ')}; ` : '';
    return { allowed: `${about}${names}nearest: ${nearest}`, nearest };
  }
}

const MAX_LISTED = 28;

const idNames = <T extends string>(ids: readonly T[]) => new Names(ids.map((id) => [id, id] as const));

// ---- Facts

type FactKind =
  | { readonly by: 'relation'; readonly ids: readonly RelationId[] }
  | { readonly by: 'star'; readonly id: PillarStarId }
  | { readonly by: 'void' }
  | { readonly by: 'break'; readonly holds: Test };

const FACTS = new Names<FactKind>([
  ...RELATION_IDS.map((id) => [id, { by: 'relation', ids: [id] }] as const),
  ['clash', { by: 'relation', ids: ['sixClash'] }],
  ['anyPunishment', { by: 'relation', ids: ['punishment', 'selfPunishment', 'threePunishment'] }],
  ['anyCombine', { by: 'relation', ids: ['sixCombine', 'halfCombine', 'threeCombine'] }],
  ...PILLAR_STAR_IDS.map((id) => [id, { by: 'star', id }] as const),
  ['void', { by: 'void' }],
  ['yearBreak', { by: 'break', holds: ({ yearBreak }) => yearBreak }],
  ['monthBreak', { by: 'break', holds: ({ monthBreak }) => monthBreak }],
]);

const PILLARS = idNames(PILLAR_IDS);
const BASES = idNames(STAR_BASES);
const VOID_PLACES = idNames(['year', 'day'] as const);

/** The natal pillar of a basis. */
const pillarOfBasis = (basis: StarBasis): PillarId | undefined => PILLAR_IDS.find((id) => basis.startsWith(id));

function readFact(given: string, { pairs }: FilterContext): Read {
  const [id = '', place, ...more] = given.split(':');
  const fact = FACTS.get(id);
  if (fact === undefined || more.length > 0) {
    return FACTS.refused(
      id,
      'a relation, a star, void or a break, alone or with a place, such as sixCombine:day or tianyi:dayStem; ',
    );
  }
  switch (fact.by) {
    case 'break':
      return place === undefined ? { test: fact.holds } : { allowed: `${id} without a place`, nearest: id };
    case 'void':
      return readVoid(place, pairs);
    case 'relation':
      return readRelation(id, fact.ids, place, pairs);
    case 'star':
      return readStar(fact.id, id, place, pairs);
  }
}

function readVoid(place: string | undefined, pairs: KnownPairs): Read {
  const of = place === undefined ? undefined : VOID_PLACES.get(place);
  if (of === undefined) return { allowed: 'void:year, void:day', nearest: 'void:day' };
  return ifKnown(of, pairs, ({ inNatalVoid }) => inNatalVoid[of] === true);
}

function readRelation(given: string, ids: readonly RelationId[], place: string | undefined, pairs: KnownPairs): Read {
  const isOne = (relation: RelationId) => ids.includes(relation);
  if (place === undefined) return { test: ({ relations }) => relations.some((relation) => isOne(relation.id)) };
  const at = PILLARS.get(place);
  if (at === undefined) return PILLARS.refused(place, `${given} with a natal pillar: `);
  return ifKnown(at, pairs, ({ relations }) =>
    relations.some((relation) => isOne(relation.id) && relation.pillars.includes(at)),
  );
}

function readStar(star: PillarStarId, given: string, place: string | undefined, pairs: KnownPairs): Read {
  if (place === undefined) return { test: ({ stars }) => stars.some(({ id }) => id === star) };
  const basis = BASES.get(place);
  if (basis === undefined) return BASES.refused(place, `${given} with what it is found by: `);
  return ifKnown(pillarOfBasis(basis), pairs, ({ stars }) =>
    stars.some((each) => each.id === star && each.basis.includes(basis)),
  );
}

/** A test that needs a natal pillar. */
function ifKnown(pillar: PillarId | undefined, pairs: KnownPairs, test: Test): Read {
  if (pillar === undefined || pairs[pillar] !== undefined) return { test };
  const known = PILLAR_IDS.filter((id) => pairs[id] !== undefined).join(', ');
  return { allowed: `the pillars that are known: ${known}; the ${pillar} pillar of this birth is not` };
}

// ---- Ids

const OFFICERS = idNames(DAY_OFFICER_IDS);
const MANSIONS = idNames(MANSION_IDS);
const SPIRITS = idNames(DAY_SPIRIT_IDS);
const TEN_GODS = idNames(TEN_GOD_IDS.filter((id) => id !== 'rizhu'));
const PALACES = idNames(PALACE_IDS);
const TRANSFORMATIONS = idNames(TRANSFORMATION_IDS);
/** Ids and Hanzi with their indices. */
const placesOf = (ids: readonly string[], hanzi: readonly string[]) =>
  new Names([...ids, ...hanzi].map((name, n) => [name, n % ids.length] as const));
const STEMS = placesOf(STEM_IDS, [...STEM_HANZI]);
const BRANCHES = placesOf(BRANCH_IDS, [...BRANCH_HANZI]);
const PAIRS: readonly Sexagenary[] = Array.from({ length: 60 }, (_, n) => sexagenary(n));
const PAIR_NAMES = placesOf(PAIRS.map(idOfPair), PAIRS.map(hanziOfPair));

const byName =
  <T>(names: Names<T>, of: (day: PersonalDay) => T | undefined) =>
  (given: string): Read => {
    const wanted = names.get(given);
    return wanted === undefined ? names.refused(given) : { test: (day) => of(day) === wanted };
  };

const byNumber =
  (last: number, of: (day: PersonalDay) => number) =>
  (given: string): Read => {
    const wanted = Number(given);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > last)
      return { allowed: `1 to ${last}`, code: 'out_of_range' };
    return { test: (day) => of(day) === wanted };
  };

const NEEDS_HOUR = 'nothing for a birth without an hour: it has no Zi Wei chart';

/** A filter that needs the Zi Wei chart. */
const ofZiwei =
  (read: (given: string) => Read) =>
  (given: string, { hasZiwei }: FilterContext): Read =>
    hasZiwei ? read(given) : { allowed: NEEDS_HOUR };

function readLanding(given: string): Read {
  const [transformation = '', palace = '', ...more] = given.split(':');
  const id = TRANSFORMATIONS.get(transformation);
  const natal = PALACES.get(palace);
  if (id === undefined || natal === undefined || more.length > 0) {
    return { allowed: 'a transformation and a natal palace, such as lu:wealth', nearest: 'lu:wealth' };
  }
  return {
    test: ({ ziwei }) => ziwei!.transformations.some((own) => own.transformation === id && own.palace === natal),
  };
}

const READERS: Readonly<Record<DayFilterName, (given: string, context: FilterContext) => Read>> = {
  with: readFact,
  without: readFact,
  officer: byName(OFFICERS, ({ almanac }) => DAY_OFFICER_IDS[almanac.officer]),
  mansion: byName(MANSIONS, ({ almanac }) => MANSION_IDS[almanac.mansion]),
  spirit: byName(SPIRITS, ({ almanac }) => DAY_SPIRIT_IDS[almanac.spirit]),
  tenGod: byName(TEN_GODS, ({ pillar }) => pillar.tenGod as Exclude<TenGodId, 'rizhu'>),
  stem: byName(STEMS, ({ pillar }) => pillar.stem as number),
  branch: byName(BRANCHES, ({ pillar }) => pillar.branch as number),
  pillar: byName(PAIR_NAMES, ({ pillar }) => pillar.pair as number),
  lunarDay: byNumber(30, ({ almanac }) => almanac.lunarDate.day),
  weekday: byNumber(7, ({ almanac }) => isoWeekdayOf(almanac.day)),
  dayPalace: ofZiwei(byName(PALACES, ({ ziwei }) => ziwei!.palace)),
  lands: ofZiwei(readLanding),
};

const texts = optional(listOf(TEXT));
const numbers = optional(listOf(NUMBER));
const FILTER = /* @__PURE__ */ recordOf<DaysFilter>({
  with: texts,
  without: texts,
  officer: texts,
  mansion: texts,
  spirit: texts,
  tenGod: texts,
  stem: texts,
  branch: texts,
  pillar: texts,
  lunarDay: numbers,
  weekday: numbers,
  dayPalace: texts,
  lands: texts,
});

/** The conditions of a filter, and its problems. */
export function readFilter(
  filter: DaysFilter,
  context: FilterContext,
): { readonly conditions: readonly Condition[]; readonly problems: readonly DaysProblem[] } {
  const problems: DaysProblem[] = FILTER.accepts(filter) ? [] : [...FILTER.problems('filter', filter)];
  const conditions: Condition[] = [];
  for (const name of DAY_FILTERS) {
    const values: readonly unknown[] = isObject(filter) && Array.isArray(filter[name]) ? filter[name] : [];
    const tests: Condition[] = [];
    for (const value of values) {
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const read = READERS[name](String(value), context);
      if ('test' in read) {
        tests.push({ parameter: name, given: String(value), holds: read.test });
        continue;
      }
      const { allowed, nearest, code = 'not_allowed' } = read;
      problems.push({ field: name, code, given: shown(value), allowed, ...(nearest !== undefined && { nearest }) });
    }
    conditions.push(...conditionsOf(name, tests));
  }
  return { conditions, problems: [...problems, ...contradictions(filter)] };
}

/** In `with` and `without` each fact is a condition; in the other members one of the values is enough. */
function conditionsOf(parameter: DayFilterName, tests: readonly Condition[]): readonly Condition[] {
  if (tests.length === 0 || parameter === 'with') return tests;
  if (parameter === 'without') return tests.map((own) => ({ ...own, holds: (day) => !own.holds(day) }));
  const given = tests.map((own) => own.given).join(',');
  return [{ parameter, given, holds: (day) => tests.some((own) => own.holds(day)) }];
}

/** Problems of facts that are in `with` and in `without`. */
function contradictions(filter: DaysFilter): readonly InputProblem[] {
  if (!FILTER.accepts(filter)) return [];
  const wanted = new Set(filter.with?.map(normal));
  const both = (filter.without ?? []).filter((fact) => wanted.has(normal(fact)));
  return both.map((fact) => ({
    field: 'without',
    code: 'conflict',
    given: shown(fact),
    allowed: 'a fact that is not in `with`',
  }));
}

const LONGEST_SHOWN = 40;
const shown = (value: string | number): string =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, LONGEST_SHOWN)) : String(value);
