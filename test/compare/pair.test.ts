// What two people have together, against what tyme4ts says of two pairs and iztro of a chart laid over itself.

import { castChartAt, hanziOfPair, SCHOOLS, type Sexagenary } from 'beichen';
import { BRANCH_HANZI, GROWTH_PHASE_IDS } from 'beichen/glossary';
import { type EarthBranch, SixtyCycle } from 'tyme4ts';
import { beforeAll, expect, test } from 'vitest';
import { sexagenary } from '../../engine/src/cycle/sexagenary.ts';
import { boardOf } from '../../engine/src/pair/board.ts';
import { pillarsOfBoth } from '../../engine/src/pair/pillars.ts';
import { countedDay, inChina, randomBirths, sundialOf } from '../../proof/src/births/births.ts';
import { disputedMonthAt } from '../../proof/src/births/disputed-months.ts';
import { iztroChart, iztroFlights, memoizeIztro } from '../../proof/src/peers/iztro.ts';
import { IS_FULL } from '../setup/runs.ts';

const ELEMENTS = '木火土金水';
const BRANCHES = [...BRANCH_HANZI];

/** Two people of whom the day alone is known. */
const personOfDay = (day: Sexagenary) => ({ known: 'day' as const, pairs: { day }, unsettled: [] });

test('3,600 pairs: combinations, clashes, harms, gods, phases, void and nayin are those of tyme4ts 1.5.2', () => {
  let relations = 0;
  for (let n = 0; n < 3600; n++) {
    const [one, other] = [sexagenary(Math.floor(n / 60)), sexagenary(n % 60)];
    const both = pillarsOfBoth(personOfDay(one), personOfDay(other), 'common');
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
    expect(GROWTH_PHASE_IDS.indexOf(seen.phases![0]!.phase)).toBe(stem.getTerrain(otherBranch).getIndex());
    expect(seen.void.length === 1).toBe(
      theirs.getExtraEarthBranches().some((each: EarthBranch) => each.equals(otherBranch)),
    );
    expect(both.nayin.days!.identical).toBe(theirs.getSound().equals(theirOther.getSound()));
    relations += found.length;
  }
  expect(relations).toBeGreaterThan(3600);
});

const IZTRO = { leapMonthRule: 'split', yearBoundary: 'lunarNewYear', algorithm: 'default' } as const;

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
    const question = { ...IZTRO, ...countedDay(birth, 'zi'), gender: birth.gender };
    const theirs = iztroFlights(question);
    for (const { guestPalace, lands } of board.flights!) {
      const at = board.palaces.find(({ palace }) => palace === guestPalace)!.branch;
      expect(lands.map(({ branch }) => BRANCHES[branch]).join('')).toBe(theirs[`${BRANCHES[at]}.to`]);
    }
    const { palaces } = iztroChart(question);
    for (const { star, branch } of board.yearStars) {
      const there = palaces.find(({ majorStars, minorStars, adjectiveStars }) =>
        [...majorStars, ...minorStars, ...adjectiveStars].some(({ name }) => name === NAMES[star]),
      );
      expect([star, there?.earthlyBranch]).toEqual([star, BRANCHES[branch]]);
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
