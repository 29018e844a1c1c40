// Columns of a file of births, and members of its objects: parameters of a chart, or the file's own, which are copied. A file may have a column whose name
// resembles a parameter ("city" beside cityId); if the parameter itself is missing, the name is a mistake.

import { CHART } from '../../kinds/chart/kind.ts';
import { nameIndex, plain } from '../../requests/parameter-names.ts';

/** The parameters of a row. */
const PARAMETERS = CHART.parameters.document;
const NAMES = nameIndex(PARAMETERS);

/** A column of the file: a parameter, or one that is copied. */
export interface RowColumn {
  /** Unique among the copied columns. */
  readonly name: string;
  readonly parameter: string | undefined;
}

export const MAX_COLUMNS = 1000;

/** Parameters that are not part of a birth: a file's own column may resemble them. */
const INNOCENT: readonly string[] = ['lang', 'name', 'fields'];

/** Alternative ways to send a place. */
const PLACES: readonly (readonly string[])[] = [['cityId'], ['place'], ['latitude', 'longitude']];
const TIMES: readonly (readonly string[])[] = [['hour'], ['time'], ['doubleHour']];
const MINUTES: readonly (readonly string[])[] = [['minute'], ['time']];

/** Alternative ways to send a time; a row has one. */
const SAME_TIME: readonly (readonly string[])[] = [['hour', 'minute', 'second'], ['time'], ['doubleHour']];

const waysOf = (parameter: string): readonly (readonly string[])[] =>
  [PLACES, TIMES, MINUTES].find((ways) => ways.some((way) => way.includes(parameter))) ?? [[parameter]];

const isSaid = (ways: readonly (readonly string[])[], given: ReadonlySet<string>): boolean =>
  ways.some((way) => way.every((name) => given.has(name)));

/** Our spelling of a parameter, or undefined. */
export const parameterNamed = (name: string): string | undefined => NAMES.known(name);

/**
 * Parameter for which an unknown name can only be a mistake, since neither it nor an alternative is given.
 * @param given parameters that columns or options have
 */
export function slipFor(name: string, given: ReadonlySet<string>): string | undefined {
  const intended = similarParameter(name);
  if (intended === undefined || INNOCENT.includes(intended) || given.has(intended)) return undefined;
  return isSaid(waysOf(intended), given) ? undefined : intended;
}

const MAX_NAMES = 10_000;
const found = new Map<string, string | undefined>();

/** Cached, since each object of a file has the same names. */
function similarParameter(name: string): string | undefined {
  if (found.has(name)) return found.get(name);
  const intended = /^[\p{L}\p{N}_. -]+$/u.test(name) ? NAMES.resembled(name) : undefined; // otherwise a sentence or a list
  if (found.size < MAX_NAMES) found.set(name, intended);
  return intended;
}

/** Required parameters that are not given. */
export const missingParameters = (given: ReadonlySet<string>): readonly string[] =>
  [[['date']], TIMES, [['gender']], PLACES].flatMap((ways) => {
    if (isSaid(ways, given)) return [];
    const begun = ways.find((way) => way.some((name) => given.has(name))) ?? ways[0]!;
    return begun.filter((name) => !given.has(name));
  });

/** Default options that apply to a row. A row with its own place ignores the default place as a whole. */
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

/** Our spellings of the names that have a value. */
export const parametersIn = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => parameterNamed(name) ?? []));

/**
 * Makes names unique: the second "x" becomes "x_2".
 * @param taken names that are in use
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

/** True if a name is `fields`, which all rows of a table share. */
export const isFields = (name: string): boolean => plain(name) === 'fields';
