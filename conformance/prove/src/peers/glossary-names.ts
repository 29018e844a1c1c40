// Ids by their names in Hanzi. By docs/rules/glossary.json, which settles ids and names, for programs that only tell names.

import { readFileSync } from 'node:fs';

interface Term {
  readonly zh: string;
  readonly zhHant: string;
}
type Group = Readonly<Record<string, Term>>;

const glossary = JSON.parse(readFileSync(new URL('../../../../docs/rules/glossary.json', import.meta.url), 'utf8')) as {
  readonly stars: Readonly<Record<'major' | 'minor' | 'adjective' | 'flow', Group>>;
  readonly cycles: Readonly<Record<'changsheng12' | 'boshi12' | 'jiangqian12' | 'suiqian12', Group>>;
} & Readonly<
  Record<'palaces' | 'brightness' | 'bureaus' | 'tenGods' | 'nayin' | 'solarTerms' | 'transformations', Group>
>;

const GROUPS = {
  ...glossary.stars,
  ...glossary.cycles,
  palaces: glossary.palaces,
  brightness: glossary.brightness,
  bureaus: glossary.bureaus,
  tenGods: glossary.tenGods,
  nayin: glossary.nayin,
  solarTerms: glossary.solarTerms,
  transformations: glossary.transformations,
} as const;

/**
 * A reader of the names of a group.
 * @param aliases names that a program has and the glossary has not, with the glossary's own
 * @throws RangeError for a name that nobody knows
 * @example namesOf('zh', 'palaces', { 仆役: '交友宫' })('仆役') // 'friends'
 */
export function namesOf(
  script: 'zh' | 'zhHant',
  group: keyof typeof GROUPS,
  aliases: Readonly<Record<string, string>> = {},
): (hanzi: string) => string {
  const ids = new Map(Object.entries(GROUPS[group]).map(([id, term]) => [term[script], id]));
  return (hanzi) => {
    const id = ids.get(aliases[hanzi] ?? hanzi);
    if (id === undefined) throw new RangeError(`"${hanzi}" is no name of the group ${group}`);
    return id;
  };
}
