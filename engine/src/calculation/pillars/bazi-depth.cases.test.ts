// The cases of the rule book on the depth of the Four Pillars (test/truth/cases/bazi-depth.json). Each is read by its fields alone; ids are compared
// ignoring case.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { almanacNames as almanac } from '../../presentation/words/zh/depth.generated.ts';
import { names as zh } from '../../presentation/words/zh/names.generated.ts';
import { birthMoment } from '../calendar/birth-moment.ts';
import { almanacMonthOf, DAY_OFFICER_IDS, dayMansion, dayOfficer, MANSION_IDS } from '../calendar/day-almanac.ts';
import { pairOfDay } from '../calendar/day-pair.ts';
import { instantOfTerm, jieOf, pairOfMonth, termAt, termId } from '../calendar/solar-year.ts';
import { MS_PER_DAY } from '../civil/day-number.ts';
import { BRANCH_HANZI, type Branch, branch } from '../cycle/branch.ts';
import { ELEMENT_IDS, element } from '../cycle/element.ts';
import { branchOfPair, hanziOfPair, pairFromHanzi, stemOf } from '../cycle/sexagenary.ts';
import { STEM_HANZI, type Stem, stemsOf } from '../cycle/stem.ts';
import { instant } from '../time/instant.ts';
import { solarTime } from '../time/solar-time.ts';
import { boneWeight } from './bone-weight.ts';
import { bodyPalacePillar, conceptionPillar, fetalBreathPillar, lifePalacePillar } from './derived-pillars.ts';
import { PILLAR_IDS, seenPillars } from './four-pillars.ts';
import { monthCommand } from './month-command.ts';
import { monthPattern } from './month-pattern.ts';
import { STAR_VARIANTS, type StarRule } from './pillar-star-tables.ts';
import { momentStarsOn, natalStarsOn, type PillarStar, type StarKeys } from './pillar-stars.ts';
import { natalRelations, type Relation } from './relations.ts';
import { rootsOf, shownIn } from './roots.ts';
import { structuresOf } from './structures.ts';
import { elementState, supportOf } from './support.ts';

interface Case {
  readonly id: string;
  readonly kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has fields of its own
  readonly [field: string]: any;
}
const { cases } = JSON.parse(
  readFileSync(new URL('../../../../test/truth/cases/bazi-depth.json', import.meta.url), 'utf8'),
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

/** A star as a case writes it: its basis, or an object with more members. */
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

/** The comparison for each kind of case. */
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
  monthCommand({ input, expect: expected }) {
    const { clock, utcOffset, monthBranch, term, secondsAfter, table } = input;
    // The programs differ by seconds on the instant of a term, and one printed it by minutes.
    const jie = jieOf(termAt(instant(instantOf(clock, utcOffset) + MAX_MS_BETWEEN)));
    expect([BRANCH_HANZI[branchOfPair(pairOfMonth(jie))], zh.solarTerms[termId(jie)]]).toEqual([monthBranch, term]);
    const begins = instantOfTerm(jie);
    expect(Math.abs(begins - instantOf(input.termAt, utcOffset))).toBeLessThan(MAX_MS_BETWEEN);
    const command = monthCommand({ instant: instant(begins + secondsAfter * 1000), jie }, table);
    expect({
      stem: STEM_HANZI[command.stem],
      fromDay: (command.startsAt - command.termAt) / MS_PER_DAY,
      day: command.day,
    }).toEqual(expected);
  },
  roots({ input, expect: expected }) {
    const pillars = seenPillars(pairsOf(input.pillars));
    const roots = PILLAR_IDS.map((pillar) => [
      pillar,
      rootsOf(pillars[pillar].stem, pillars).map((root) => ({ ...root, stem: STEM_HANZI[root.stem] })),
    ]);
    const shown = PILLAR_IDS.flatMap((pillar) =>
      pillars[pillar].hiddenStems.flatMap(({ stem, role }) => {
        const where = shownIn(stem, pillars);
        return where.length === 0 ? [] : [{ pillar, stem: STEM_HANZI[stem], role, shownIn: where }];
      }),
    );
    const seasons = ELEMENT_IDS.map((id, n) => [id, elementState(element(n), pillars.month.branch)]);
    expect({
      roots: Object.fromEntries(roots),
      shown,
      support: supportOf(pillars),
      seasons: Object.fromEntries(seasons),
    }).toEqual(expected);
  },
  pattern({ input, expect: expected }) {
    const { byMonth, byExposure, candidates, ...facts } = monthPattern(seenPillars(pairsOf(input.pillars)));
    const inCase = {
      byMonth,
      byExposure: { ...byExposure, by: byExposure.by.map((stem) => STEM_HANZI[stem]) },
      ...facts,
      candidates: candidates.map((candidate) => ({ ...candidate, stem: STEM_HANZI[candidate.stem] })),
    };
    expect(idsInLowerCase(inCase)).toEqual(idsInLowerCase(expected));
  },
  structures({ input, expect: expected }) {
    const structures = structuresOf(seenPillars(pairsOf(input.pillars)));
    const inCase = structures.map(({ element: its, ...facts }) => ({
      ...facts,
      ...(its !== undefined && { element: ELEMENT_IDS[its] }),
    }));
    expect(inAnyOrder(inCase)).toEqual(inAnyOrder(expected));
  },
  boneWeight({ input: { lunarYear, month, leapMonth, day, hourBranch }, expect: { unit, ...expected } }) {
    const hour = branch(BRANCH_HANZI.indexOf(hourBranch));
    expect(unit).toBe('qian');
    expect(boneWeight({ lunarDate: { year: lunarYear, month, leapMonth, day }, hour })).toEqual(expected);
  },
  dayAlmanac({ input: { clock, utcOffset, dayPillar, dayBoundary = 'zi' }, expect: expected }) {
    // The cases have no place, so clock time counts as solar time.
    const shown = solarTime(Date.parse(`${clock}Z`));
    const { day } = birthMoment(instantOf(clock, utcOffset), shown, { dayBoundary }, 'china');
    if (dayPillar !== undefined) expect(hanziOfPair(pairOfDay(day))).toBe(dayPillar);
    expect({
      officer: almanac.officers[DAY_OFFICER_IDS[dayOfficer(day, almanacMonthOf(day))]!],
      mansion: almanac.mansions[MANSION_IDS[dayMansion(day)]!],
    }).toEqual(expected);
  },
  origins({ input, expect: expected }) {
    const { year, month, day, hour } = pairsOf(input.pillars);
    const origins = {
      conception: conceptionPillar(month),
      fetalBreath: fetalBreathPillar(day),
      lifePalace: lifePalacePillar(year, month, hour),
      bodyPalace: bodyPalacePillar(year, month, hour),
    };
    const inCase = Object.entries(origins).map(([name, pair]) => [name, hanziOfPair(pair)]);
    expect(Object.fromEntries(inCase)).toEqual(expected);
  },
};

const MAX_MS_BETWEEN = 60_000;
const instantOf = (clock: string, utcOffset: string) => instant(Date.parse(`${clock}${utcOffset}`));

/** The value with its ids of patterns and gods in lower case. */
const idsInLowerCase = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, own) => (['id', 'tenGod'].includes(name) ? lower(own) : own));

test('every case is of a kind that is compared', () => {
  const kinds = new Set(cases.map(({ kind }) => kind));
  expect([...kinds].filter((kind) => !Object.hasOwn(COMPARE, kind))).toEqual([]);
});

describe.each(Object.entries(COMPARE))('%s', (kind, compare) => {
  test.each(cases.filter((each) => each.kind === kind).map((each) => [each.id, each] as const))('%s', (_, each) =>
    compare(each),
  );
});
