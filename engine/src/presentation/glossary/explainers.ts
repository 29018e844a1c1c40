// The sentence for each id of a document, by group of ids. Facts derive from the tables of the engine, by the common school, so that a sentence always agrees
// with charts.

import { pathOfSpirit } from '../../calculation/calendar/day-notes.ts';
import { endsOfDoubleHour } from '../../calculation/calendar/double-hour.ts';
import { branch, elementOfBranch, polarityOfBranch } from '../../calculation/cycle/branch.ts';
import { element } from '../../calculation/cycle/element.ts';
import { luminaryOf } from '../../calculation/cycle/luminary.ts';
import { elementOfNayin, nayinOf } from '../../calculation/cycle/nayin.ts';
import { branchOfPair, sexagenary, stemOf } from '../../calculation/cycle/sexagenary.ts';
import { elementOfStem, polarityOfStem, type Stem } from '../../calculation/cycle/stem.ts';
import { HIDDEN_STEMS } from '../../calculation/pillars/hidden-stems.ts';
import { isOwnPairRelation } from '../../calculation/pillars/relation-ids.ts';
import { ADJECTIVE_STARS } from '../../calculation/ziwei/adjective-stars.ts';
import { isBorrowed } from '../../calculation/ziwei/main-star.ts';
import { MINOR_STARS } from '../../calculation/ziwei/minor-stars.ts';
import { LIMIT_PATTERN_IDS } from '../../calculation/ziwei/patterns/pattern-ids.ts';
import { PATTERN_FLAGS, PATTERN_TABLE } from '../../calculation/ziwei/patterns/pattern-table.ts';
import { RARITY, type RarityTierId } from '../../calculation/ziwei/rarity.ts';
import { SCHOOLS } from '../../calculation/ziwei/school.ts';
import type {
  AdjectiveStarId,
  GradedStarId,
  MajorStarId,
  MinorStarId,
  StarId,
} from '../../calculation/ziwei/star-ids.ts';
import { COMMON_TRANSFORMATIONS } from '../../calculation/ziwei/transformations.ts';
import { GROUPS, type GroupName, type IdIn, placesIn } from '../documents/vocabulary/labels.ts';
import { fill } from '../words/fill.ts';
import { withoutGloss } from '../words/without-gloss.ts';
import type { GlossaryNames } from './glossary-names.ts';
import { majorStarText, patternText, pillarStarText, placementText } from './rule-texts.ts';
import type { Sentences } from './sentences.ts';

/** Explains an id of each group: the compiler requires every group. */
export type Explainers = { readonly [Group in GroupName]: (id: IdIn<Group>, place: number) => string };

/** The first nine ages that have a luminary. */
const TEN_TO_EIGHTEEN = Array.from({ length: 9 }, (_, n) => 10 + n);

/** The explainers of a language. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table
export function explainers(names: GlossaryNames): Explainers {
  const s = names.sentences;
  const written =
    <Group extends keyof Sentences['written']>(group: Group) =>
    (id: IdIn<Group>): string =>
      s.written[group][id];
  const minor = (id: MinorStarId): string => s.kinds.minor + placementText(names, id, MINOR_STARS[id]);
  const graded = (id: GradedStarId): string =>
    placesIn('majorStars').has(id) ? majorStarText(names, id as MajorStarId) : minor(id as MinorStarId);
  const adjective = (id: AdjectiveStarId): string => s.kinds.adjective + placementText(names, id, ADJECTIVE_STARS[id]);

  return {
    stems: (_, place) =>
      fill(s.stems, {
        number: place + 1,
        polarity: names.of('polarities', polarityOfStem(place as Stem)),
        element: names.of('elements', elementOfStem(place as Stem)),
      }),
    branches(_, place) {
      const b = branch(place);
      return fill(s.branches, {
        number: place + 1,
        polarity: names.of('polarities', polarityOfBranch(b)),
        element: names.of('elements', elementOfBranch(b)),
        animal: names.of('animals', b),
        ...endsOfDoubleHour(b),
        stems: HIDDEN_STEMS[b]!.map(({ stem }) => names.stem(stem)).join(s.joins.keys),
      });
    },
    animals: (_, place) => fill(s.animals, { branch: names.branch(branch(place)), year: 2020 + place }), // 2020 is 庚子
    elements: written('elements'),
    polarities: written('polarities'),
    nayin(_, place) {
      const first = sexagenary(2 * place);
      const pairs = [first, sexagenary(first + 1)].map((pair) => names.of('pairs', pair)).join(s.joins.keys);
      return fill(s.nayin, { pairs, element: names.of('elements', elementOfNayin(first)) });
    },
    growthPhases: (_, place) => fill(s.growthPhases, { number: place + 1, first: names.of('growthPhases', 0) }),
    pairs(_, place) {
      const pair = sexagenary(place);
      return fill(s.pairs, {
        number: place + 1,
        stem: names.of('stems', stemOf(pair)),
        branch: names.of('branches', branchOfPair(pair)),
        nayin: names.of('nayin', nayinOf(pair)),
      });
    },
    // The Sun moves 15° from each term to the next; at Xiaohan it is at 285°. Every other one is a jie.
    solarTerms: (_, place) =>
      fill(place % 2 === 0 ? s.solarTerms.jie : s.solarTerms.zhongqi, { degrees: (285 + 15 * place) % 360 }),
    tenGods: written('tenGods'),
    directions: written('directions'),
    palaces: (id, place) =>
      id === 'life'
        ? s.palaces.life
        : fill(s.palaces.others, { number: place + 1, steps: place, opposite: names.of('palaces', (place + 6) % 12) }),
    majorStars: (id) => majorStarText(names, id),
    minorStars: minor,
    adjectiveStars: adjective,
    gradedStars: graded,
    mainStars(id) {
      const stars = id
        .replace(/^.*>/, '')
        .split('+')
        .map((each) => names.star(each as StarId));
      const form = isBorrowed(id) ? 'borrowed' : stars.length === 1 ? 'one' : 'two';
      return fill(s.mainStars[form], {
        stars: stars.join(names.words.phrases.joins.stars),
        percent: names.decimal(RARITY.get(id)!.percent),
      });
    },
    brightness: written('brightness'),
    transformations: (id, place) => {
      const stars = COMMON_TRANSFORMATIONS.map((four) => names.star(four[place]!));
      return fill(s.written.transformations[id], { list: names.list(names.stems, stars, s.rowOfStars) });
    },
    bureaus: (_, place) =>
      fill(s.bureaus, { number: place + 2, element: names.of('elements', element([4, 0, 3, 2, 1][place]!)) }),
    doctorSpirits: (_, place) => inRing(names, 'doctorSpirits', place),
    generalSpirits: (_, place) => inRing(names, 'generalSpirits', place),
    yearSpirits(id, place) {
      if (id === 'suipo') return s.rings.suipo;
      if (SCHOOLS.common.yearSpirits.includes(id)) return inRing(names, 'yearSpirits', place);
      return fill(s.rings.vietnam, { number: SCHOOLS.vietnam.yearSpirits.indexOf(id) + 1 });
    },
    yinYangGenders: written('yinYangGenders'),
    rarityTiers(id) {
      const shares = sharesOf(id);
      const [least, most] = [Math.min(...shares), Math.max(...shares)];
      return fill(s.rarityTiers, {
        count: shares.length,
        share: (least === most ? [least] : [least, most]).map((share) => names.decimal(share)).join('–'),
      });
    },
    officers: (_, place) => fill(s.officers, { number: place + 1, steps: place }),
    mansions: (_, place) => fill(s.mansions, { number: place + 1, side: s.sides[Math.floor(place / 7)]! }),
    daySpirits: (_, place) => fill(s.daySpirits[pathOfSpirit(place)], { number: place + 1, steps: place }),
    sixDays: (_, place) => fill(s.sixDays, { number: place + 1 }),
    selectedDays: written('selectedDays'),
    pillarStars: (id) => pillarStarText(names, id),
    relations: written('relations'),
    pairRelations: (id) => (isOwnPairRelation(id) ? s.pairRelations[id] : s.written.relations[id]),
    tenGodGroups: written('tenGodGroups'),
    patternStars: (id) =>
      placesIn('gradedStars').has(id) ? graded(id as GradedStarId) : adjective(id as AdjectiveStarId),
    yearStars: (id) => (placesIn('minorStars').has(id) ? minor(id as MinorStarId) : adjective(id as AdjectiveStarId)),
    elementStates: written('elementStates'),
    rootTags: written('rootTags'),
    sanzai: written('sanzai'),
    luminaries: (id) => {
      const ageOf = (male: boolean): number => TEN_TO_EIGHTEEN.find((age) => luminaryOf(age, male) === id)!;
      return fill(s.luminaries, { men: ageOf(true), women: ageOf(false) });
    },
    monthPatterns(id) {
      const { god, ...others } = s.monthPatterns;
      const place = placesIn('tenGods').get(id);
      return place === undefined ? others[id as keyof typeof others] : fill(god, { god: names.of('tenGods', place) });
    },
    structures: written('structures'),
    conditions: written('conditions'),
    patterns: (id) => patternText(names, id) + (LIMIT_PATTERN_IDS.includes(id) ? s.ofLimits : ''),
    patternForms(id) {
      if (id === 'main') return s.patternForms.main;
      return fill(s.patternForms.others, { count: GROUPS.patterns.filter((own) => id in PATTERN_TABLE[own]).length });
    },
    patternFlags(id) {
      const { called, when } = PATTERN_FLAGS[id];
      const spoilt = GROUPS.patterns.filter((own) => PATTERN_TABLE[own].brokenBy?.split(' ').includes(called));
      return fill(s.patternFlags, { rule: names.condition(when), count: spoilt.length });
    },
  };
}

function inRing(names: GlossaryNames, ring: 'doctorSpirits' | 'generalSpirits' | 'yearSpirits', place: number): string {
  return fill(names.sentences.rings[ring], { number: place + 1, first: withoutGloss(names.of(ring, 0)) });
}

/** The percents of the configurations of a tier. */
const sharesOf = (tier: RarityTierId): number[] =>
  [...RARITY.values()].filter((rarity) => rarity.tier === tier).map(({ percent }) => percent);
