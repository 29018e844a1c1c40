// Ids by their names in Hanzi, from docs/rules/glossary.json, for programs without ids.

import { readFileSync } from 'node:fs';
import { normalName } from '../adapters.ts';

interface Term {
  readonly zh: string;
}
type Group = Readonly<Record<string, Term>>;

const glossary = JSON.parse(readFileSync(new URL('../../../../docs/rules/glossary.json', import.meta.url), 'utf8')) as {
  readonly stars: Readonly<Record<'major' | 'minor' | 'adjective' | 'flow', Group>>;
  readonly cycles: Readonly<Record<'changsheng12' | 'boshi12' | 'jiangqian12' | 'suiqian12', Group>>;
} & Readonly<
  Record<
    'palaces' | 'shensha' | 'brightness' | 'bureaus' | 'tenGods' | 'nayin' | 'solarTerms' | 'transformations',
    Group
  >
>;

const GROUPS = {
  ...glossary.stars,
  ...glossary.cycles,
  palaces: glossary.palaces,
  shensha: glossary.shensha,
  brightness: glossary.brightness,
  bureaus: glossary.bureaus,
  tenGods: glossary.tenGods,
  nayin: glossary.nayin,
  solarTerms: glossary.solarTerms,
  transformations: glossary.transformations,
} as const;

/**
 * Creates a parser of the names of some groups, in either script and by all synonyms of the suite's vocabulary. Of two ids with one name the first counts.
 * @throws RangeError for a name outside the groups
 * @example namesOf('palaces')('仆役') // 'friends'
 */
export function namesOf(...groups: readonly (keyof typeof GROUPS)[]): (hanzi: string) => string {
  const ids = new Map<string, string>();
  const named = groups.flatMap((group) => Object.entries(GROUPS[group]));
  for (const [id, { zh }] of named.reverse()) ids.set(normalName(zh), id);
  return (hanzi) => {
    const id = ids.get(hanzi) ?? ids.get(normalName(hanzi));
    if (id === undefined) throw new RangeError(`"${hanzi}" is no name of ${groups.join(', ')}`);
    ids.set(hanzi, id);
    return id;
  };
}

/** Ids of the stars of a group. */
export const idsOf = (group: 'major' | 'minor'): readonly string[] => Object.keys(GROUPS[group]);
