// The cases of the rule book on the depth of the Four Pillars (test/truth/cases/bazi-depth.json). Each is read by its fields alone; ids are compared
// ignoring case.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRANCH_HANZI, type Branch } from '../cycle/branch.ts';
import { ELEMENT_IDS } from '../cycle/element.ts';
import { pairFromHanzi, stemOf } from '../cycle/sexagenary.ts';
import { STEM_HANZI, type Stem, stemsOf } from '../cycle/stem.ts';
import { PILLAR_IDS } from './four-pillars.ts';
import { STAR_VARIANTS, type StarRule } from './pillar-star-tables.ts';
import { momentStarsOn, natalStarsOn, type PillarStar, type StarKeys } from './pillar-stars.ts';
import { natalRelations, type Relation } from './relations.ts';

interface Case {
  readonly id: string;
  readonly kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has fields of its own
  readonly [field: string]: any;
}
const { cases } = JSON.parse(
  readFileSync(new URL('../../../test/truth/cases/bazi-depth.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly Case[] };

function pairsOf(pillars: string) {
  const [year, month, day, hour] = pillars.split(' ').map(pairFromHanzi);
  return { year: year!, month: month!, day: day!, hour: hour! };
}

/** The keys of a case; the luck runs forward for a man of a yang year and a woman of a yin year. */
function keysOf({ pillars, gender }: Case['input']): StarKeys {
  const pairs = pairsOf(pillars);
  return { ...pairs, forward: (stemOf(pairs.year) % 2 === 0) === (gender === 'male'), set: 'common' };
}

const lower = (text: string): string => text.toLowerCase();
const hanziOf = (branches: readonly Branch[]): string => branches.map((each) => BRANCH_HANZI[each]).join('');
const stemHanzi = (stems: readonly Stem[]): string => stems.map((each) => STEM_HANZI[each]).join('');

/** A star as a case has it: its basis, or an object where it tells more. */
function starOfCase({ id, basis, ...more }: PillarStar) {
  const its = basis.map(lower);
  if (Object.keys(more).length === 0) return [lower(id), its];
  const { roles, proper, stems, encloses } = more;
  return [
    lower(id),
    {
      basis: its,
      ...(roles && { roles }),
      ...(proper !== undefined && { proper }),
      ...(stems && { stems: stemHanzi(stems) }),
      ...(encloses !== undefined && { encloses: BRANCH_HANZI[encloses] }),
    },
  ];
}

const lowerBasis = (expected: readonly string[] | { readonly basis: readonly string[] }) =>
  Array.isArray(expected)
    ? expected.map(lower)
    : { ...expected, basis: (expected as { basis: readonly string[] }).basis.map(lower) };

/** A relation as a case has it. */
function relationOfCase({ id, stems, branches, element, missing, hiddenStems, ...facts }: Relation) {
  return {
    kind: id,
    ...(stems && { stems: stemHanzi(stems) }),
    ...(branches && { branches: hanziOf(branches) }),
    ...(element !== undefined && { element: ELEMENT_IDS[element] }),
    ...(missing !== undefined && { missing: BRANCH_HANZI[missing] }),
    ...(hiddenStems && { hiddenStems: stemHanzi(hiddenStems) }),
    ...facts,
  };
}

const inAnyOrder = (all: readonly object[]) =>
  [...all].map((each) => JSON.stringify(Object.entries(each).sort())).sort();

/** What each kind of case asks. */
const COMPARE: Readonly<Record<string, (given: Case) => void>> = {
  stars({ input, expect: expected, printed = {} }) {
    for (const place of PILLAR_IDS) {
      const stars = natalStarsOn(place, keysOf(input));
      expect(Object.fromEntries(stars.map(starOfCase)), place).toEqual(
        Object.fromEntries(
          Object.entries<readonly string[]>(expected[place]).map(([id, its]) => [lower(id), lowerBasis(its)]),
        ),
      );
      const ids = stars.map(({ id }) => lower(id));
      for (const id of printed[place] ?? []) expect(ids).toContain(lower(id));
    }
  },
  fifthPillar({ input, expect: expected }) {
    const stars = momentStarsOn(pairFromHanzi(input.fifth), keysOf(input));
    expect(stars.map(({ id }) => lower(id)).sort()).toEqual(expected.map(lower).sort());
  },
  starVariant({ input: { star, option, stem }, expect: { branches } }) {
    const [, variants] = Object.entries(STAR_VARIANTS).find(([id]) => id === lower(star))!;
    const rule = (variants as Readonly<Record<string, StarRule>>)[option]!;
    expect(rule.by).toBe('stem');
    const at = 'keys' in rule ? rule.at[stemsOf(stem)[0]!]! : [];
    expect([...hanziOf(at as readonly Branch[])].sort()).toEqual([...branches].sort());
  },
  relations({ input, expect: expected }) {
    expect(inAnyOrder(natalRelations(pairsOf(input.pillars)).map(relationOfCase))).toEqual(inAnyOrder(expected));
  },
};

/** Kinds that wait for their calculation. */
const NOT_YET = ['monthCommand', 'roots', 'pattern', 'structures', 'boneWeight', 'dayAlmanac', 'origins'];

test('every case is of a kind that is compared', () => {
  const kinds = new Set(cases.map(({ kind }) => kind));
  expect([...kinds].filter((kind) => !Object.hasOwn(COMPARE, kind) && !NOT_YET.includes(kind))).toEqual([]);
});

describe.each(Object.entries(COMPARE))('%s', (kind, compare) => {
  test.each(cases.filter((each) => each.kind === kind).map((each) => [each.id, each] as const))('%s', (_, each) =>
    compare(each),
  );
});
