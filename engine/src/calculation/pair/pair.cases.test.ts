// 119 cases of two people (test/truth/cases/two-people.json). Each case is read by its fields alone.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { idsOfPair, idsOfPillars } from '../../../../test/ids-of-pair.ts';
import type { Gender } from '../casting/birth.ts';
import { castChart } from '../casting/chart.ts';
import type { ConventionOptions } from '../casting/conventions.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import { branchOfPair, hanziOfPair, pairFromHanzi, stemOf } from '../cycle/sexagenary.ts';
import { PILLAR_IDS } from '../pillars/four-pillars.ts';
import { bureauId } from '../ziwei/bureau.ts';
import { type PairOptions, pairOf, type TwoPeople } from './pair.ts';
import type { PersonInput } from './person.ts';
import { pillarsOfBoth } from './pillars.ts';
import { pairWarningsOf } from './warnings.ts';

interface PersonOfCase {
  readonly known?: 'birth' | 'day' | 'year' | 'pillars';
  readonly gender?: Gender;
  readonly clock?: string;
  readonly date?: string;
  readonly timeZone?: string;
  readonly longitude?: number;
  readonly year?: number;
  readonly beforeNewYear?: boolean;
  readonly fourPillars?: string;
  readonly ziweiYear?: string;
  readonly lunarDate?: string;
  readonly lifePalace?: string;
  readonly bodyBranch?: string;
  readonly bureau?: string;
  readonly ziweiBranch?: string;
}

type Tree = { readonly [Name in string]?: unknown };

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly note: string;
  readonly one: PersonOfCase;
  readonly other: PersonOfCase;
  readonly convention?: ConventionOptions;
  readonly conventions?: { readonly one: ConventionOptions; readonly other: ConventionOptions };
  readonly options?: { readonly flights?: readonly string[]; readonly minorStars?: boolean };
  readonly at?: { readonly clock: string; readonly timeZone: string; readonly longitude: number };
  readonly expected: Tree & { readonly refused?: readonly string[] };
  readonly expectedSwapped?: Tree;
  readonly within?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly absent?: readonly string[];
  readonly warnings?: readonly (Tree & { readonly code: string })[];
}

const FILE = new URL('../../../../test/truth/cases/two-people.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly cases: readonly Case[] };

/** The calendar of the file, for every birthplace. */
const CALENDAR = { calendarRegion: 'china', dayBoundary: 'zi', leapMonthRule: 'split' } as const;

const dateOf = (text: string) => {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number) as [number, number, number];
  return { year, month, day };
};

/** A person as the library takes it. An invalid person is passed on unchanged. */
function personOf(person: PersonOfCase, conventions?: ConventionOptions): PersonInput {
  const { known, gender, clock, date, timeZone, longitude, year, beforeNewYear } = person;
  const place = { timeZone: timeZone ?? 'Asia/Shanghai', longitude: longitude ?? 116.4 };
  if (known === 'birth') {
    const [hour, minute] = clock!.slice(11).split(':').map(Number) as [number, number];
    const birth = { date: dateOf(clock!), hour, minute, gender: gender!, place };
    return conventions === undefined ? birth : castChart(birth, { ...CALENDAR, ...conventions });
  }
  const others = { ...(gender && { gender }), ...(date && { date: dateOf(date) }) };
  if (known === 'day') return { ...others, place } as PersonInput;
  return {
    ...others,
    ...(year !== undefined && { year }),
    ...(beforeNewYear !== undefined && { beforeNewYear }),
  } as PersonInput;
}

function castCase({ one, other, convention, conventions, options = {}, at }: Case, swapped = false): TwoPeople {
  const people = [personOf(one, conventions?.one), personOf(other, conventions?.other)] as const;
  const [first, second] = swapped ? [people[1], people[0]] : people;
  const requested: PairOptions = {
    ...(conventions === undefined && { conventions: { ...CALENDAR, ...convention } }),
    ...(options.flights !== undefined && { flights: options.flights.length === 12 ? 'all' : 'four' }),
    ...(options.minorStars !== undefined && { minorStars: options.minorStars }),
    ...(at && { at: at.clock, atTimeZone: at.timeZone, atLongitude: at.longitude }),
  };
  return pairOf(first, second, requested);
}

/** The members that identify a row of a list. */
const KEYS = ['id', 'one', 'other', 'pillar', 'transformation', 'star', 'stem', 'guestPalace', 'element', 'branch'];

const keyOf = (row: unknown, keys: readonly string[] = KEYS): string =>
  typeof row === 'object' && row !== null
    ? [...keys, 'number'].map((key) => keyOf((row as Tree)[key] ?? '')).join(' ')
    : String(row);

/** Compares what a case names, and no more; lists are complete, in any order. */
function expectFacts(actual: unknown, expected: unknown, within: Case['within'], path = ''): void {
  if (Array.isArray(expected)) {
    expect(Array.isArray(actual), path).toBe(true);
    const only = within?.[path];
    const rows = (actual as readonly Tree[]).filter(
      (row) => only === undefined || Object.entries(only).every(([name, value]) => row[name] === value),
    );
    expect(rows, path).toHaveLength(expected.length);
    const keys = KEYS.filter((key) => expected.some((row) => typeof row === 'object' && key in row));
    const [found, wanted] = [rows, expected as readonly unknown[]].map((all) =>
      [...all].sort((a, b) => (keyOf(a, keys) < keyOf(b, keys) ? -1 : 1)),
    ) as [unknown[], unknown[]];
    for (const [n, row] of wanted.entries()) expectFacts(found[n], row, within, `${path}[${keyOf(row, keys)}]`);
    return;
  }
  if (typeof expected !== 'object' || expected === null) {
    expect(actual, path).toBe(expected);
    return;
  }
  expect(actual, path).toBeTypeOf('object');
  if (path.endsWith(']') && !('natal' in expected)) expect(actual, path).not.toHaveProperty('natal');
  for (const [name, value] of Object.entries(expected)) {
    expectFacts((actual as Tree)[name], value, within, path === '' ? name : `${path}.${name}`);
  }
}

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Tree | undefined)?.[name], tree);

describe.each(cases.filter(({ expected }) => expected.refused !== undefined))('$id $kind: $note', (each) => {
  test('is refused, and the member is named', () => {
    const refused = each.expected.refused!;
    let problems: readonly { readonly field: string }[] = [];
    try {
      castCase(each);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
      ({ problems } = error as unknown as { readonly problems: typeof problems });
    }
    expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining([...refused]));
  });
});

describe.each(cases.filter(({ one }) => one.known === 'pillars'))('$id $kind: $note', ({ one, other, expected }) => {
  test('has the facts', () => {
    const people = [one, other].map(({ fourPillars }) => ({
      known: 'birth' as const,
      unsettled: [],
      pairs: Object.fromEntries(fourPillars!.split(' ').map((hanzi, n) => [PILLAR_IDS[n]!, pairFromHanzi(hanzi)])),
    }));
    expectFacts(
      {
        fourPillars: idsOfPillars(
          pillarsOfBoth(people[0]!, people[1]!, { pillarStars: 'common', growthOfYinStems: 'backward' }),
        ),
      },
      expected,
      undefined,
    );
  });
});

const CAST = cases.filter(({ one, expected }) => one.known !== 'pillars' && expected.refused === undefined);

describe.each(CAST)('$id $kind: $note', (each) => {
  const pair = castCase(each);
  test('has the facts', () => {
    expectFacts(idsOfPair(pair), each.expected, each.within);
  });
  test('has the two people as the file has them', () => {
    for (const side of ['one', 'other'] as const) {
      const [of, person] = [each[side], pair[side]];
      expect(person.known).toBe(of.known);
      if (of.ziweiYear) expect(hanziOfPair(person.ziweiYear!)).toBe(of.ziweiYear);
      const pillars = of.fourPillars!.split(' ').map((hanzi) => (hanzi === '?' ? undefined : hanzi));
      expect(
        pillars
          .map((_, n) => person.pairs[PILLAR_IDS[n]!])
          .map((own) => (own === undefined ? undefined : hanziOfPair(own))),
      ).toEqual(pillars);
      expect(Object.values(person.pairs)).toHaveLength(pillars.filter(Boolean).length);
      if (person.chart === undefined) continue;
      const { ziwei, moment } = person.chart;
      expect(
        `${moment.lunarDate.year}-${moment.lunarDate.month}${moment.lunarDate.leapMonth ? 'L' : ''}-${moment.lunarDate.day}`,
      ).toBe(of.lunarDate);
      expect([stemOf(pairFromHanzi(of.lifePalace!)), branchOfPair(pairFromHanzi(of.lifePalace!))]).toEqual([
        ziwei.palaces[ziwei.lifeBranch]!.stem,
        ziwei.lifeBranch,
      ]);
      expect([BRANCH_IDS[ziwei.bodyBranch], bureauId(ziwei.bureau), BRANCH_IDS[ziwei.ziweiBranch]]).toEqual([
        of.bodyBranch,
        of.bureau,
        of.ziweiBranch,
      ]);
    }
  });
  test('has nothing that is not known', () => {
    for (const path of each.absent ?? []) expect(at(idsOfPair(pair), path), path).toBeUndefined();
  });
  test('has the warnings', () => {
    const warnings = pairWarningsOf(pair).map(({ person, code, values }) => ({ person, code, ...values }));
    for (const warning of each.warnings ?? []) expect(warnings).toContainEqual(expect.objectContaining(warning));
  });
  if (each.expectedSwapped === undefined) return;
  test('has the facts of the two exchanged', () => {
    expectFacts(idsOfPair(castCase(each, true)), each.expectedSwapped, undefined);
  });
});
