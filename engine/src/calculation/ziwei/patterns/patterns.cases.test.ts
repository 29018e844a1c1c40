// Patterns, flights and relations of published charts, of other programs and by the wording of the books (test/truth/cases/ziwei-patterns.json).
// Each case is read by its fields alone; ids are compared ignoring case.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Gender } from '../../casting/birth.ts';
import { type Chart, castChart } from '../../casting/chart.ts';
import { BRANCH_IDS, type Branch, type BranchId, branch } from '../../cycle/branch.ts';
import { STEM_IDS } from '../../cycle/stem.ts';
import { bureauId } from '../bureau.ts';
import { flightsOf, selfTransformationsOf } from '../flights.ts';
import { flankingOf, hiddenOf, oppositeOf, trinesOf } from '../palace-relations.ts';
import { PALACE_IDS, type PalaceId, roleOf } from '../palaces.ts';
import { palaceIdAt } from '../ziwei-chart.ts';
import { boardOf } from './board.ts';
import { holds } from './condition.ts';
import { BIRTHS_COUNTED } from './pattern-births.generated.ts';
import { type Pattern, patternRarities, patternsOf } from './patterns.ts';
import { readCondition } from './read-condition.ts';

interface Flags {
  readonly has?: readonly string[];
  readonly hasNot?: readonly string[];
  readonly exactly?: readonly string[];
}

interface ExpectedPattern {
  readonly id: string;
  readonly form: string;
  readonly palace?: string;
  readonly brokenBy?: Flags;
}

interface BirthCase {
  readonly id: string;
  readonly title: string;
  readonly birth: {
    readonly date: string;
    readonly time: string;
    readonly timeZone: string;
    readonly longitude: number;
    readonly gender: Gender;
  };
  readonly doubleHour: BranchId;
  readonly lunar: { readonly year: number; readonly month: number; readonly leapMonth: boolean; readonly day: number };
  readonly lifeBranch: BranchId;
  readonly bodyBranch: BranchId;
  readonly bureau: string;
  readonly ziweiBranch: BranchId;
  readonly layout?: Readonly<Record<string, BranchId>>;
}

interface PatternCase extends BirthCase {
  readonly kind: 'pattern';
  readonly condition?: string;
  readonly expect: { readonly has?: readonly ExpectedPattern[]; readonly hasNot?: readonly ExpectedPattern[] };
}
interface PatternSetCase extends BirthCase {
  readonly kind: 'patternSet';
  readonly expect: { readonly exactlyAmongComparable: readonly ExpectedPattern[] };
}
interface FlyingCase extends BirthCase {
  readonly kind: 'flying';
  readonly expect: {
    readonly order: readonly string[];
    readonly flights: Readonly<Record<PalaceId, { readonly stem: string; readonly to: readonly string[] }>>;
    readonly outward: readonly string[];
    readonly inward: readonly string[];
  };
}
interface FrequencyCase {
  readonly kind: 'frequency';
  readonly id: string;
  readonly title: string;
  readonly pattern: { readonly id: string; readonly form: string };
  readonly expect: { readonly births: number; readonly of: number; readonly unbroken: number };
}
interface RelationsCase {
  readonly kind: 'relations';
  readonly id: string;
  readonly expect: {
    readonly hidden: Readonly<Record<BranchId, BranchId>>;
    readonly opposite: Readonly<Record<BranchId, BranchId>>;
    readonly trines: readonly (readonly BranchId[])[];
    readonly flanks: Readonly<Record<BranchId, readonly BranchId[]>>;
  };
}
/**
 * Impossible patterns are counted in all-births.sweep.test.ts, days of an unknown hour are cast in casting/day.cases.test.ts, births are searched in
 * births/births-that-fit.test.ts.
 */
interface CaseElsewhere {
  readonly kind: (typeof ELSEWHERE)[number];
  readonly id: string;
}
type Case = PatternCase | PatternSetCase | FlyingCase | FrequencyCase | RelationsCase | CaseElsewhere;

const ELSEWHERE = ['impossible', 'unknownHour', 'reverse', 'refusal'] as const;

const { comparable, cases }: { comparable: readonly string[]; cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL('../../../../../test/truth/cases/ziwei-patterns.json', import.meta.url), 'utf8'),
);
const ofKind = <Kind extends Case['kind']>(kind: Kind) =>
  cases.filter((each): each is Extract<Case, { kind: Kind }> => each.kind === kind);

const lower = (id: string): string => id.toLowerCase();
const at = (palace: BranchId): Branch => branch(BRANCH_IDS.indexOf(palace));

function chartOf({ birth }: BirthCase): Chart {
  const [year, month, day] = birth.date.split('-').map(Number) as [number, number, number];
  const [hour, minute] = birth.time.split(':').map(Number) as [number, number];
  const { longitude, timeZone, gender } = birth;
  return castChart({ date: { year, month, day }, hour, minute, gender, place: { longitude, timeZone } });
}

/** Each form in each palace: `zifutonggong/main@life`. */
const output = (chart: Chart, { id, forms, branch: palace }: Pattern): string[] =>
  forms.map((form) => `${lower(id)}/${form}@${palaceIdAt(chart.ziwei, palace)}`);

const wantedOf = (chart: Chart, { id, form, palace }: ExpectedPattern): Pattern | undefined =>
  patternsOf(chart).find(
    (pattern) =>
      lower(pattern.id) === lower(id) &&
      pattern.forms.some((each) => each === form) &&
      (palace === undefined || palaceIdAt(chart.ziwei, pattern.branch) === palace),
  );

function expectFlags(pattern: Pattern, { has = [], hasNot = [], exactly }: Flags = {}): void {
  const flags = pattern.brokenBy.map(({ id }) => lower(id));
  expect(flags).toEqual(expect.arrayContaining(has.map(lower)));
  expect(hasNot.map(lower).filter((flag) => flags.includes(flag))).toEqual([]);
  if (exactly !== undefined) expect([...flags].sort()).toEqual(exactly.map(lower).sort());
}

test('every kind of case is tested here, or is one of ELSEWHERE', () => {
  const kinds = ['pattern', 'patternSet', 'flying', 'frequency', 'relations', ...ELSEWHERE];
  expect([...new Set(cases.map(({ kind }) => kind))].filter((kind) => !kinds.includes(kind))).toEqual([]);
});

describe.each(
  cases.filter((each): each is PatternCase | PatternSetCase | FlyingCase => 'birth' in each && 'lifeBranch' in each),
)('$id $title', (each) => {
  const chart = chartOf(each);
  const { ziwei, moment } = chart;

  test('is the chart that the case means', () => {
    const placeOf = (star: string) =>
      ziwei.palaces.find(({ majorStars, minorStars }) => [...majorStars, ...minorStars].some(({ id }) => id === star))!
        .branch;
    expect(moment.hour).toBe(at(each.doubleHour));
    expect(moment.lunarDate).toMatchObject(each.lunar);
    expect(ziwei.lifeBranch).toBe(at(each.lifeBranch));
    expect(ziwei.bodyBranch).toBe(at(each.bodyBranch));
    expect(bureauId(ziwei.bureau)).toBe(each.bureau);
    expect(placeOf('ziwei')).toBe(at(each.ziweiBranch));
    for (const [star, palace] of Object.entries(each.layout ?? {}))
      expect([star, placeOf(star)]).toEqual([star, at(palace)]);
  });

  if (each.kind === 'pattern') {
    test('has its patterns, and not the others', () => {
      for (const wanted of each.expect.has ?? []) {
        const pattern = wantedOf(chart, wanted);
        expect(pattern, `${wanted.id}/${wanted.form}`).toBeDefined();
        expectFlags(pattern!, wanted.brokenBy);
      }
      const found = (each.expect.hasNot ?? []).filter((wanted) => wantedOf(chart, wanted) !== undefined);
      expect(found).toEqual([]);
      if (each.condition !== undefined)
        expect(holds(readCondition(each.condition), boardOf(ziwei), ziwei.lifeBranch)).toBe(true);
    });
  }

  if (each.kind === 'patternSet') {
    test('has exactly its patterns among those that can be compared', () => {
      const rows = comparable.map(lower);
      const ours = patternsOf(chart).flatMap((pattern) => output(chart, pattern));
      const theirs = each.expect.exactlyAmongComparable.map(({ id, form, palace }) => `${lower(id)}/${form}@${palace}`);
      expect(ours.filter((hit) => rows.includes(hit.slice(0, hit.indexOf('@')))).sort()).toEqual(theirs.sort());
      for (const wanted of each.expect.exactlyAmongComparable) expectFlags(wantedOf(chart, wanted)!, wanted.brokenBy);
    });
  }

  if (each.kind === 'flying') {
    test('has its flights', () => {
      const flights = Object.fromEntries(
        flightsOf(chart).map(({ branch: palace, stem, flights: four }) => [
          palaceIdAt(ziwei, palace),
          {
            stem: STEM_IDS[stem],
            to: each.expect.order.map((kind) =>
              palaceIdAt(ziwei, four.find(({ transformation }) => transformation === kind)!.to),
            ),
          },
        ]),
      );
      expect(flights).toEqual(each.expect.flights);
      const selfTransformations = (kind: string) =>
        selfTransformationsOf(chart)
          .filter((own) => own.kind === kind)
          .map((own) => `${palaceIdAt(ziwei, own.branch)}:${own.transformation}`)
          .sort();
      expect(selfTransformations('outward')).toEqual([...each.expect.outward].sort());
      expect(selfTransformations('inward')).toEqual([...each.expect.inward].sort());
    });
  }
});

test.each(ofKind('frequency'))(
  '$id $title is as frequent as a script counted that is not the engine',
  ({ pattern, expect: { births, of, unbroken } }) => {
    const [, rarities] = Object.entries(patternRarities('common')!).find(([id]) => lower(id) === lower(pattern.id))!;
    const percentOf = (count: number) => Math.round((1e6 * count) / of) / 1e4;
    expect(BIRTHS_COUNTED).toBe(of);
    expect(rarities[pattern.form as 'main']).toMatchObject({
      percent: percentOf(births),
      cleanPercent: percentOf(unbroken),
    });
  },
);

test.each(ofKind('relations'))(
  '$id the palaces stand to each other as published',
  ({ expect: { hidden, opposite, trines, flanks } }) => {
    const life = branch(0);
    const role = (palace: BranchId) => roleOf(life, at(palace));
    const branchesOf = (roles: readonly PalaceId[]) =>
      roles.map((id) => BRANCH_IDS[branch(life - PALACE_IDS.indexOf(id))]!);
    for (const [palace, other] of Object.entries(hidden) as [BranchId, BranchId][])
      expect(branchesOf([hiddenOf(life, at(palace))])).toEqual([other]);
    for (const [palace, other] of Object.entries(opposite) as [BranchId, BranchId][])
      expect(branchesOf([oppositeOf(role(palace))])).toEqual([other]);
    for (const three of trines)
      for (const palace of three)
        expect([palace, ...branchesOf(trinesOf(role(palace)))].sort()).toEqual([...three].sort());
    for (const [palace, sides] of Object.entries(flanks) as [BranchId, readonly BranchId[]][])
      expect(branchesOf(flankingOf(role(palace)))).toEqual(sides);
  },
);
