// Charts of two people against other programs: relations of two pillars in tyme4ts and cantian-tymext, of four pillars with others in cantian-tymext, and a
// chart laid over itself in iztro.

import { castChartAt, hanziOfPair, type PillarId, SCHOOLS, type Sexagenary } from 'beichen';
import { BRANCH_HANZI, ELEMENT_IDS, GROWTH_PHASE_IDS, PILLAR_IDS, TEN_GOD_IDS } from 'beichen/glossary';
import { branchOfPair } from 'beichen/internal';
import { type EarthBranch, SixtyCycle } from 'tyme4ts';
import { beforeAll, expect, test } from 'vitest';
import { sexagenary } from '../../../../engine/src/calculation/cycle/sexagenary.ts';
import { boardOf } from '../../../../engine/src/calculation/pair/board.ts';
import { pillarsOfBoth } from '../../../../engine/src/calculation/pair/pillars.ts';
import { IS_FULL } from '../../../../test/setup/runs.ts';
import { ADAPTERS, iztroQuestion, memoizeIztro } from '../adapters.ts';
import { countedDay, inChina, randomBirths, sundialOf } from '../births/births.ts';
import { disputedMonthAt } from '../births/disputed-months.ts';
import { CANTIAN_PAIRS, CANTIAN_STARS, cantianAcross, cantianStarsAcross } from '../facts/cantian-tymext.ts';
import { type PillarChart, randomPillarCharts } from '../facts/pillar-charts.ts';
import { flightAnswerFacts } from '../facts/ziwei-answers.ts';

const ELEMENTS = '木火土金水';
const TEN_GODS: Readonly<Record<string, string>> = Object.fromEntries(
  TEN_GOD_IDS.map((id, n) => [
    id,
    ['比肩', '劫财', '食神', '伤官', '偏财', '正财', '七杀', '正官', '偏印', '正印'][n]!,
  ]),
);
const BRANCHES = [...BRANCH_HANZI];

/** Two people of whom the day alone is known. */
const personOfDay = (day: Sexagenary) => ({ known: 'day' as const, pairs: { day }, unsettled: [] });

const RULES = { pillarStars: 'common', growthOfYinStems: 'backward' } as const;

test('3,600 pairs: combinations, clashes, harms, gods, phases, void and nayin are those of tyme4ts 1.5.2', () => {
  let relations = 0;
  for (let n = 0; n < 3600; n++) {
    const [one, other] = [sexagenary(Math.floor(n / 60)), sexagenary(n % 60)];
    const both = pillarsOfBoth(personOfDay(one), personOfDay(other), RULES);
    const [theirs, theirOther] = [one, other].map((pair) => SixtyCycle.fromName(hanziOfPair(pair))) as [
      SixtyCycle,
      SixtyCycle,
    ];
    const [stem, otherStem] = [theirs.getHeavenStem(), theirOther.getHeavenStem()];
    const [branch, otherBranch] = [theirs.getEarthBranch(), theirOther.getEarthBranch()];
    const found = both.relations.map(({ relation }) => relation);
    const of = (id: string) => found.find((each) => each.id === id);
    const wanted = {
      sixCombine: branch.getCombine().equals(otherBranch),
      sixClash: branch.getOpposite().equals(otherBranch),
      harm: branch.getHarm().equals(otherBranch),
      stemCombine: stem.getCombine().equals(otherStem),
    };
    for (const [id, isThere] of Object.entries(wanted))
      expect([id, one, other, of(id) !== undefined]).toEqual([id, one, other, isThere]);
    expect(of('stemCombine')?.element).toBe(
      wanted.stemCombine ? ELEMENTS.indexOf(stem.combine(otherStem)!.getName()) : undefined,
    );
    const seen = both.otherSeenByOne;
    expect(TEN_GODS[seen.tenGods![0]!.seen.tenGod]).toBe(stem.getTenStar(otherStem).getName());
    expect(GROWTH_PHASE_IDS.indexOf(seen.phases![0]!.phase)).toBe(stem.getTerrain(otherBranch).getIndex());
    expect(seen.void.length === 1).toBe(
      theirs.getExtraEarthBranches().some((each: EarthBranch) => each.equals(otherBranch)),
    );
    expect(both.nayin.days!.identical).toBe(theirs.getSound().equals(theirOther.getSound()));
    relations += found.length;
  }
  expect(relations).toBeGreaterThan(3600);
});

/** A fact in which cantian-tymext differs, and the reason. */
const CANTIAN_DIFFERENCE =
  '午未 combines to fire there, here to earth, as three other programs have it (docs/rules/records/pillars-relations.json)';

test('3,600 pairs: each of 12 relations of two pillars is that of cantian-tymext 0.0.25, but the element of 午未', () => {
  const counts = { same: 0, there: 0, [CANTIAN_DIFFERENCE]: 0 };
  for (let n = 0; n < 3600; n++) {
    const [one, other] = [sexagenary(Math.floor(n / 60)), sexagenary(n % 60)];
    const found = pillarsOfBoth(personOfDay(one), personOfDay(other), RULES).relations.map(({ relation }) => relation);
    const ours = new Map(
      found.flatMap(({ id, element, samePolarity }): (readonly [string, string])[] => {
        if (id === 'stemControl') return samePolarity ? [['sameControl', 'yes']] : [];
        if (id === 'punishment' || id === 'selfPunishment') return [['anyPunishment', 'yes']];
        return [[id, element === undefined ? 'yes' : element]] as never;
      }),
    );
    const theirs = cantianAcross(hanziOfPair(one), hanziOfPair(other));
    for (const kind of CANTIAN_PAIRS) {
      const own = ours.get(kind);
      const wanted = theirs.get(kind);
      const shown = typeof own === 'number' ? ELEMENT_IDS[own] : own;
      if (kind === 'sixCombine' && shown === 'earth' && wanted === 'fire') counts[CANTIAN_DIFFERENCE]++;
      else {
        expect([kind, hanziOfPair(one), hanziOfPair(other), shown]).toEqual([
          kind,
          hanziOfPair(one),
          hanziOfPair(other),
          wanted,
        ]);
        counts.same++;
        if (wanted !== undefined) counts.there++;
      }
    }
  }
  // 午 and 未 are in 5 pairs each, either way.
  expect(counts).toEqual({ same: 43_150, there: expect.any(Number), [CANTIAN_DIFFERENCE]: 50 });
});

interface StarDifference {
  readonly isOurs: boolean;
  /** The bases by which the star is on that pillar in this engine. */
  readonly basis: string;
  /** Growth phase of one person's day stem on the branch of the other's pillar. */
  readonly phase: string;
  /** Steps from one person's year branch to that branch. */
  readonly steps: number;
  readonly branch: string;
  readonly dayStem: string;
}

/** The stars in which cantian-tymext differs, with conditions, as within one chart (reasons: conformance/prove/src/compare/with-pillar-programs.ts). */
const STAR_DIFFERENCES: Readonly<Record<string, (fact: StarDifference) => boolean>> = {
  zaisha: ({ isOurs, basis }) => isOurs && basis === 'dayBranch',
  'gou or jiao': ({ isOurs, steps }) => isOurs && steps === 9,
  xuetang: ({ isOurs, phase }) => !isOurs && phase === 'changsheng',
  ciguan: ({ isOurs, phase, dayStem, branch }) =>
    !isOurs && (phase === 'linguan' || (dayStem === '癸' && branch === '戌')),
};

const personOf = ({ pillars, gender }: PillarChart) =>
  ({
    known: 'birth',
    gender,
    pairs: Object.fromEntries(PILLAR_IDS.map((id) => [id, pillars[id].pair])) as Record<PillarId, Sexagenary>,
    unsettled: [],
  }) as const;

const STAR_PAIRS = IS_FULL ? 5_000 : 200;

test(`${STAR_PAIRS} pairs of births: the stars that one gives the pillars of the other are those of cantian-tymext 0.0.25, star by star`, () => {
  const charts = [...randomPillarCharts(2 * STAR_PAIRS, 381)];
  const counts: Record<string, number> = { same: 0, there: 0 };
  for (const id of Object.keys(STAR_DIFFERENCES)) counts[id] = 0;
  for (let n = 0; n < STAR_PAIRS; n++) {
    const [one, other] = [charts[2 * n]!, charts[2 * n + 1]!];
    const { stars, void: voided, phases } = pillarsOfBoth(personOf(one), personOf(other), RULES).otherSeenByOne;
    const theirs = cantianStarsAcross(one, other.text.split(' '));
    for (const [at, pillar] of PILLAR_IDS.entries()) {
      const found = new Map<string, readonly string[]>();
      for (const each of stars) if (each.pillar === pillar) found.set(each.star.id, each.star.basis);
      if (voided.some((each) => each.pillar === pillar)) found.set('kongwang', []);
      const phase = phases!.find((each) => each.pillar === pillar)!.phase;
      for (const id of CANTIAN_STARS) {
        const ours = id.split(' or ').flatMap((each) => [...(found.get(each) ?? [])]);
        const [has, hasThere] = [id.split(' or ').some((each) => found.has(each)), theirs[at]!.has(id)];
        if (has === hasThere) {
          counts.same = counts.same! + 1;
          if (has) counts.there = counts.there! + 1;
          continue;
        }
        const { pair } = other.pillars[pillar];
        const steps = (branchOfPair(pair) - branchOfPair(one.pillars.year.pair) + 12) % 12;
        const fact = {
          isOurs: has,
          basis: String(ours),
          phase,
          steps,
          branch: BRANCHES[branchOfPair(pair)]!,
          dayStem: one.text[6]!,
        };
        expect([id, one.text, other.text, pillar, STAR_DIFFERENCES[id]?.(fact)]).toEqual([
          id,
          one.text,
          other.text,
          pillar,
          true,
        ]);
        counts[id] = counts[id]! + 1;
      }
    }
  }
  // 54 stars on four pillars: in 200 pairs 43,058 facts agree (4,118 of them are stars in both programs), and each of the 142 others has its reason.
  expect(counts.same).toBeGreaterThan(0.995 * 4 * STAR_PAIRS * CANTIAN_STARS.length);
  expect(counts.there).toBeGreaterThan(15 * STAR_PAIRS);
});

const CHARTS = IS_FULL ? 200 : 20;

beforeAll(memoizeIztro);

test(`${CHARTS} charts laid over themselves: all flights and the stars of the year are where iztro 2.6.1 has them`, () => {
  const NAMES = {
    lucun: '禄存',
    qingyang: '擎羊',
    tuoluo: '陀罗',
    tiankui: '天魁',
    tianyue: '天钺',
    tianma: '天马',
    hongluan: '红鸾',
    tianxi: '天喜',
    guchen: '孤辰',
    guasu: '寡宿',
    xianchi: '咸池',
    huagai: '华盖',
  };
  for (const birth of randomBirths(
    CHARTS,
    38,
    (each) => disputedMonthAt(countedDay(each, 'zi').civilDay) === undefined,
  )) {
    const chart = castChartAt(...inChina(sundialOf(birth)), birth.gender, { school: SCHOOLS.common });
    const board = boardOf(chart, chart, { flights: 'all' });
    const question = { ...countedDay(birth, 'zi'), gender: birth.gender };
    const theirs = flightAnswerFacts(ADAPTERS.iztroFlights(iztroQuestion('flights', question)));
    for (const { guestPalace, lands } of board.flights!) {
      const at = board.palaces.find(({ palace }) => palace === guestPalace)!.branch;
      expect(lands.map(({ branch }) => BRANCHES[branch]).join('')).toBe(theirs[`${BRANCHES[at]}.to`]);
    }
    const { stars } = ADAPTERS.iztroBoard(iztroQuestion('chart', question));
    for (const { star, branch } of board.yearStars) {
      expect([star, stars[NAMES[star]]]).toEqual([star, BRANCHES[branch]]);
    }
    expect(board.palaces.every(({ palace, guestPalace }) => palace === guestPalace)).toBe(true);
    expect(board.transformations.map(({ transformation, natal }) => natal === transformation)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }
});
