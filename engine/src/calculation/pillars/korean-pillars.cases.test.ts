// Korean facts of the Four Pillars against other programs: test/truth/cases/korean-pillars.json, docs/rules/bazi-depth.md A9.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { castChartAt } from '../casting/chart.ts';
import { BRANCH_HANZI, branchesOf } from '../cycle/branch.ts';
import { branchOfPair, hanziOfPair, pairFromHanzi, type Sexagenary, sexagenary } from '../cycle/sexagenary.ts';
import { instant } from '../time/instant.ts';
import { solarTime } from '../time/solar-time.ts';
import { PILLAR_IDS } from './four-pillars.ts';
import { luckNumber } from './luck.ts';
import { momentStarsOn, natalStarsOn } from './pillar-stars.ts';

interface Case {
  readonly id: string;
  readonly kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has fields of its own
  readonly [field: string]: any;
}
const { cases } = JSON.parse(
  readFileSync(new URL('../../../../test/truth/cases/korean-pillars.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly Case[] };

const PAIRS: readonly Sexagenary[] = Array.from({ length: 60 }, (_, n) => sexagenary(n));
const KOREAN = { set: 'korean', forward: true } as const;
const HOUR_MS = 3_600_000;

/** The keys of natal pillars. None of the compared stars depends on the gender. */
function keysOf(pillars: string) {
  const [year, month, day, hour] = pillars.split(' ').map(pairFromHanzi);
  return { ...KOREAN, year: year!, month: month!, day: day!, hour: hour! };
}

/** The basis of a star on a pillar, for a year and a day with these branches. */
const basisOf = (star: string, pair: Sexagenary, keys: Partial<ReturnType<typeof keysOf>>) =>
  momentStarsOn(pair, { ...KOREAN, ...keys }).find(({ id }) => id === star)?.basis;
const withBranch = (branch: number) => PAIRS.find((pair) => branchOfPair(pair) === branch)!;

const COMPARE: Readonly<Record<string, (given: Case) => void>> = {
  stars({ pillars, expect: expected }) {
    for (const [star, places] of Object.entries<readonly string[]>(expected)) {
      const ours = PILLAR_IDS.filter((place) => natalStarsOn(place, keysOf(pillars)).some(({ id }) => id === star));
      expect([star, ours]).toEqual([star, PILLAR_IDS.filter((id) => places.includes(id))]);
    }
  },
  twelve({ trine, stars }) {
    for (const key of branchesOf(trine)) {
      for (const [at, star] of (stars as readonly string[]).entries()) {
        expect(basisOf(star, withBranch(at), { year: withBranch(key) })).toEqual(['yearBranch']);
        expect(basisOf(star, withBranch(at), { day: withBranch(key) })).toEqual(['dayBranch']);
      }
    }
  },
  pairs({ star, pairs }) {
    const ours = [...BRANCH_HANZI].flatMap((key, n) =>
      [...BRANCH_HANZI].flatMap((at, m) => (basisOf(star, withBranch(m), { day: withBranch(n) }) ? [key + at] : [])),
    );
    const both = (pairs as readonly string[]).flatMap((pair) => [pair, [...pair].reverse().join('')]);
    expect(ours.sort()).toEqual(both.sort());
  },
  pillars({ star, pillars }) {
    const ours = PAIRS.filter((pair) => basisOf(star, pair, {}));
    expect(ours.map(hanziOfPair).sort()).toEqual([...pillars].sort());
  },
  printed({ natal, pillar, by, others }) {
    const stars = momentStarsOn(pairFromHanzi(pillar), keysOf(natal));
    for (const [star, basis] of Object.entries(by)) {
      expect([star, stars.find(({ id }) => id === star)?.basis]).toEqual([star, basis]);
    }
    const OTHERS = ['baihuDasha', 'feiren', 'kuigang', 'xuanzhen', 'yangren'];
    expect(stars.flatMap(({ id }) => (OTHERS.includes(id) ? [id] : [])).sort()).toEqual(others);
    expect(stars.some(({ id }) => id === 'yuanchenPair')).toBe('yuanchenPair' in by);
  },
  luck({ birth, gender, number }) {
    // Korea's clock was nine hours ahead of UTC without summer time from 1961-08-10 to 1987-05-10.
    const local = Date.parse(`${birth.replace(' ', 'T')}:00Z`);
    const { pillars } = castChartAt(instant(local - 9 * HOUR_MS), solarTime(local), gender);
    expect(luckNumber(pillars.luck.startsAfter)).toBe(number);
  },
};

describe.each(Object.keys(COMPARE))('Korean pillars: %s', (kind) => {
  test.each(cases.filter((each) => each.kind === kind).map((each) => [each.id, each] as const))('%s', (_, given) => {
    COMPARE[kind]!(given);
  });
});

test('every case is of a kind that is compared', () => {
  expect(cases.filter(({ kind }) => !(kind in COMPARE))).toEqual([]);
});
