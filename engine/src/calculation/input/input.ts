// Validation of arguments. The compiler checks typed callers only; all others are checked here, by tables of rules. An error names the member, the given value
// and the allowed values, and for an unknown name the nearest known one. No unknown member is ignored.

/** One problem of the input. */
export interface InputProblem {
  /** The member or the argument; for a member that does not exist, the object that has it. */
  readonly field: string;
  readonly code: string;
  /** The given value: a text in quotes, a number, or the name of a member that does not exist. */
  readonly given: string;
  /** The allowed values, in words and numbers. */
  readonly allowed: string;
}

/** Any text beside the literals of a union, so that editors still complete the literals. */
export type OtherText = string & Record<never, never>;

/** A rule for values. */
export interface Rule {
  readonly allowed: string;
  readonly isOptional: boolean;
  readonly accepts: (value: unknown) => boolean;
  /** All problems of a value that is not accepted. */
  readonly problems: (field: string, value: unknown) => readonly InputProblem[];
}

/** A rule for values of one type. `accepts` includes the check of the type; a value of the type that is not accepted has the problem `code`. */
export const ruleFor = (
  type: 'string' | 'number' | 'boolean' | 'object' | 'function',
  allowed: string,
  accepts: Rule['accepts'],
  code = type === 'number' ? 'out_of_range' : 'not_allowed',
): Rule => ({
  allowed,
  isOptional: false,
  accepts,
  problems: (field, value) => {
    const found = value === undefined ? 'missing' : typeof value !== type || value === null ? 'wrong_type' : code;
    return [{ field, code: found, given: quoteValue(value), allowed }];
  },
});

export const TEXT = /* @__PURE__ */ ruleFor('string', 'a text', (value) => typeof value === 'string');
export const FLAG = /* @__PURE__ */ ruleFor('boolean', 'true or false', (value) => typeof value === 'boolean');
export const NUMBER = /* @__PURE__ */ ruleFor('number', 'a number', (value) => typeof value === 'number');

export const oneOf = (values: readonly string[]): Rule =>
  ruleFor('string', values.join(', '), (value) => values.includes(value as string));

export const between = (first: number, last: number): Rule =>
  ruleFor('number', `${first} to ${last}`, (value) => typeof value === 'number' && value >= first && value <= last);

export const wholeBetween = (first: number, last: number): Rule =>
  ruleFor(
    'number',
    `a whole number from ${first} to ${last}`,
    (value) => Number.isInteger(value) && (value as number) >= first && (value as number) <= last,
  );

/** A rule for an optional value. */
export const optional = (rule: Rule): Rule => ({
  ...rule,
  isOptional: true,
  accepts: (value) => value === undefined || rule.accepts(value),
});

/** A rule for lists, of any length or of a given one. */
export function listOf(rule: Rule, length?: number): Rule {
  const isList = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && (length === undefined || value.length === length);
  const list = ruleFor('object', `a list${length === undefined ? '' : ` of ${length}`}; in it ${rule.allowed}`, isList);
  return {
    ...list,
    accepts: (value) => isList(value) && value.every(rule.accepts),
    problems: (field, value) =>
      isList(value)
        ? value.filter((each) => !rule.accepts(each)).flatMap((each) => rule.problems(field, each))
        : list.problems(field, value),
  };
}

type Members = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A date in parts. A date as text is parsed before validation (`dateInParts`). */
export const DATE_IN_PARTS: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'yyyy-mm-dd, or an object of year, month, day',
  isObject,
);

/**
 * A rule for objects with these members only.
 * @param passed further members, which are not checked
 */
export function recordOf<Whole extends object>(
  members: { readonly [Name in keyof Whole]-?: Rule },
  passed: readonly string[] = [],
): Rule {
  const names = Object.keys(members);
  const rules = Object.values<Rule>(members);
  const required = rules.filter(({ isOptional }) => !isOptional).length;
  const record = ruleFor('object', `an object of ${names.join(', ')}`, (value) => {
    if (!isObject(value)) return false;
    let missing = required;
    let at = 0; // members mostly come in this order, and comparing the next name is faster than a lookup
    for (const name in value) {
      const found = names[at] === name ? at : names.indexOf(name);
      if (found < 0) {
        if (passed.includes(name)) continue;
        return false;
      }
      const rule = rules[found]!;
      at = found + 1;
      if (!rule.accepts(value[name])) return false;
      if (!rule.isOptional) missing--;
    }
    return missing === 0 || rules.every((rule, n) => rule.accepts(value[names[n]!])); // members that are accessors of a class
  });
  return {
    ...record,
    problems: (field, value) => {
      if (!isObject(value)) return record.problems(field, value);
      const given: string[] = [];
      for (const name in value) given.push(name);
      const wrong = rules.flatMap((rule, n) => {
        const name = names[n]!;
        return rule.accepts(value[name]) ? [] : rule.problems(name, value[name]);
      });
      const unknown = given
        .filter((name) => !names.includes(name) && !passed.includes(name))
        .map((name) => ({
          field,
          code: 'unknown_member',
          given: quoteValue(name),
          allowed: `${names.join(', ')}; nearest: ${nearestOf(names, name)}`,
        }));
      return [...wrong, ...unknown];
    },
  };
}

/**
 * Checks a value.
 * @throws RangeError with a sentence for each problem
 */
export function check(field: string, value: unknown, rule: Rule): void {
  if (!rule.accepts(value)) throw new RangeError(sentenceOf(rule.problems(field, value)));
}

/**
 * Problems as one line of text.
 * @example sentenceOf([{ field: 'minute', code: 'wrong_type', given: '"30"', allowed: '0 to 59' }]) // 'minute "30": wrong type; allowed: 0 to 59'
 */
export const sentenceOf = (problems: readonly InputProblem[]): string =>
  problems
    .map(({ field, code, given, allowed }) => `${field} ${given}: ${code.replace(/_/g, ' ')}; allowed: ${allowed}`)
    .join(' · ');

const LONGEST_SHOWN = 40;

function quoteValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST_SHOWN));
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
}

/**
 * The name nearest to a misspelt one.
 * @example nearestOf(['gender', 'date'], 'gendre') // 'gender'
 */
export function nearestOf(names: readonly string[], given: string): string {
  const distances = names.map((name) => editDistance(name, given.slice(0, LONGEST_SHOWN)));
  return names[distances.indexOf(Math.min(...distances))]!;
}

/**
 * Edit distance of two words: letters that are inserted, deleted, replaced or swapped with their neighbour.
 * @throws RangeError for a value that is no text
 * @example editDistance('gendre', 'gender') // 1
 */
export function editDistance(a: string, b: string): number {
  check('a', a, TEXT);
  check('b', b, TEXT);
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(replaced, rows[i - 1]![j]! + 1, row[j - 1]! + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
