// Query of a search for births, and known facts of a birth without an hour. A link and the session of the tab store it as the fields of the form: names and
// values; a name can repeat.

import type { KnownBirth } from 'beichen';

/** Values of the form in their order; empty ones are left out. */
export type BirthQuery = readonly (readonly [name: string, value: string])[];

/** Prefix of the names in a link: `births` for a search, `known` for facts of a chart. */
type Prefix = 'births' | 'known';

/** The fields of a link: `births.yearStem=geng&births.star=tanlang@spouse`. */
export const queryFields = (query: BirthQuery = [], prefix: Prefix = 'births'): BirthQuery =>
  query.map(([name, value]) => [`${prefix}.${name}`, value]);

/** Query in the fields of a link; undefined if there is none. The form ignores unknown names and values. */
export function queryIn(fields: URLSearchParams, prefix: Prefix = 'births'): BirthQuery | undefined {
  const query = [...fields].flatMap(([name, value]) =>
    name.startsWith(`${prefix}.`) ? [[name.slice(prefix.length + 1), value] as const] : [],
  );
  return query.length === 0 ? undefined : query;
}

/** The pillars by the names of their fields. */
export const PILLARS = ['year', 'month', 'day', 'hour'] as const;

/** Known facts of a birth for the engine. */
export function knownOf(query: BirthQuery): KnownBirth {
  const first = (name: string) => query.find(([own]) => own === name)?.[1];
  const all = (name: string) => query.flatMap(([own, value]) => (own === name ? [value] : []));
  const number = (name: string) => {
    const value = first(name);
    return value === undefined ? undefined : Number(value);
  };
  const clean = first('clean') === 'true';
  const leapMonth = first('leapMonth');
  const known: Record<string, unknown> = {
    stars: all('star').map(knownStar),
    patterns: all('pattern').map((id) => ({ id, clean })),
    lunarMonth: number('lunarMonth'),
    lunarDay: number('lunarDay'),
    leapMonth: leapMonth === undefined ? undefined : leapMonth === 'true',
  };
  for (const pillar of PILLARS) {
    const [stem, branch] = [first(`${pillar}Stem`), first(`${pillar}Branch`)];
    if (stem !== undefined || branch !== undefined) known[`${pillar}Pillar`] = { stem, branch };
  }
  for (const name of ['mainStar', 'bureau', 'lifeBranch', 'bodyBranch', 'lu', 'quan', 'ke', 'ji', 'doubleHour'])
    known[name] = first(name);
  return known as KnownBirth;
}

/** `tanlang:chen`, `tanlang@spouse`. */
function knownStar(text: string) {
  const [star, branch] = text.split(':');
  if (branch !== undefined) return { star, branch };
  const [own, palace] = text.split('@');
  return { star: own, palace };
}
