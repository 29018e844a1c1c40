// The columns of a file of births, and the members of its objects: parameters of a chart, or the file's own, which are copied. A file may have a column of its
// own that is called like a parameter ("city" beside cityId); where the parameter itself is missing, it is a slip.

import { CHART } from '../../kinds/chart/kind.ts';
import { nameIndex, plain } from '../../requests/parameter-names.ts';

/** The parameters of a row. */
const PARAMETERS = CHART.parameters.document;
const NAMES = nameIndex(PARAMETERS);

/** A column of the file: of a parameter, or one that is copied. */
export interface RowColumn {
  /** Of one that is copied no other has the same. */
  readonly name: string;
  readonly parameter: string | undefined;
}

export const MAX_COLUMNS = 1000;

/** Parameters that are no part of a birth: a file's own column may resemble them. */
const INNOCENT: readonly string[] = ['lang', 'name', 'fields'];

/** Parameters that say the same: each set in one way. */
const PLACES: readonly (readonly string[])[] = [['cityId'], ['place'], ['latitude', 'longitude']];
const TIMES: readonly (readonly string[])[] = [['hour'], ['time'], ['doubleHour']];
const MINUTES: readonly (readonly string[])[] = [['minute'], ['time']];

/** The ways to say a time, of which a row has one. */
const SAME_TIME: readonly (readonly string[])[] = [['hour', 'minute', 'second'], ['time'], ['doubleHour']];

const waysOf = (parameter: string): readonly (readonly string[])[] =>
  [PLACES, TIMES, MINUTES].find((ways) => ways.some((way) => way.includes(parameter))) ?? [[parameter]];

const isSaid = (ways: readonly (readonly string[])[], given: ReadonlySet<string>): boolean =>
  ways.some((way) => way.every((name) => given.has(name)));

/** Our spelling of a name, or undefined. */
export const parameterNamed = (name: string): string | undefined => NAMES.known(name);

/**
 * The parameter for which a name that is none can only be a slip, since neither it nor what says the same is given.
 * @param given parameters that columns or options have
 */
export function slipFor(name: string, given: ReadonlySet<string>): string | undefined {
  const intended = resembled(name);
  if (intended === undefined || INNOCENT.includes(intended) || given.has(intended)) return undefined;
  return isSaid(waysOf(intended), given) ? undefined : intended;
}

const MAX_NAMES = 10_000;
const found = new Map<string, string | undefined>();

/** Stores what it finds: each object of a file has the same names. */
function resembled(name: string): string | undefined {
  if (found.has(name)) return found.get(name);
  const intended = /^[\p{L}\p{N}_. -]+$/u.test(name) ? NAMES.resembled(name) : undefined; // else several names in one
  if (found.size < MAX_NAMES) found.set(name, intended);
  return intended;
}

/** The parameters that a chart needs and that are not given. */
export const missingParameters = (given: ReadonlySet<string>): readonly string[] =>
  [[['date']], TIMES, [['gender']], PLACES].flatMap((ways) => {
    if (isSaid(ways, given)) return [];
    const begun = ways.find((way) => way.some((name) => given.has(name))) ?? ways[0]!;
    return begun.filter((name) => !given.has(name));
  });

/** Options that hold where a row says nothing of what they say. A row with a place of its own takes no part of theirs. */
export function defaultsBeside<T extends { readonly name: string }>(
  defaults: readonly T[],
  sent: ReadonlySet<string>,
): readonly T[] {
  const named = new Set(defaults.map(({ name }) => name));
  const [hasPlace, hasOwnPlace] = [named, sent].map((names) => PLACES.flat().some((name) => names.has(name)));
  return defaults.filter(({ name }) => {
    if (sent.has(name)) return false;
    if (hasOwnPlace && PLACES.flat().includes(name)) return false;
    if (hasOwnPlace && hasPlace && name === 'timeZone') return false;
    return !SAME_TIME.some(
      (way) => way.includes(name) && SAME_TIME.some((other) => other !== way && other.some((each) => sent.has(each))),
    );
  });
}

/** Our spelling of the names that were sent with a value. */
export const parametersIn = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => parameterNamed(name) ?? []));

/**
 * Names of which no two are the same: the second "x" is "x_2".
 * @param taken names that others have
 */
export function distinctNames(names: readonly string[], taken: Set<string> = new Set()): readonly string[] {
  const next = new Map<string, number>();
  return names.map((name) => {
    let free = name;
    let n = next.get(name) ?? 2;
    while (taken.has(free)) free = `${name}_${n++}`;
    next.set(name, n);
    taken.add(free);
    return free;
  });
}

/** True if a name is that of the members of a chart, which all rows of a table share. */
export const isFields = (name: string): boolean => plain(name) === 'fields';
