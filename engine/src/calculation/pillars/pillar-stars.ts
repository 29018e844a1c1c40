// Stars (神煞) of a pillar, from the four natal pillars and the gender alone; a pillar of luck or of a moment is tested with the same natal keys.
// docs/rules/bazi-depth.md A. Each star names its basis; none is called good or bad.

import { type Branch, branch } from '../cycle/branch.ts';
import { elementOfNayin } from '../cycle/nayin.ts';
import { branchOfPair, type Sexagenary, stemOf, voidBranches } from '../cycle/sexagenary.ts';
import type { Stem } from '../cycle/stem.ts';
import { type FourPillars, type NatalPairs, type PillarId, pairsOf } from './four-pillars.ts';
import { PILLAR_STAR_IDS, type PillarStarId, type PillarStarSet } from './pillar-star-ids.ts';
import {
  DE_AND_XIU,
  ENCLOSURES,
  type Mark,
  NETS,
  type OwnRuleStarId,
  PILLAR_STARS,
  STAR_SETS,
  type StarBasis,
  type StarRule,
  WONDERS,
} from './pillar-star-tables.ts';

/** The two parts of 德秀. */
export const DE_XIU_ROLES = ['de', 'xiu'] as const;
export type DeXiuRole = (typeof DE_XIU_ROLES)[number];

/** A star on a pillar. */
export interface PillarStar {
  readonly id: PillarStarId;
  /** Basis of the star. */
  readonly basis: readonly StarBasis[];
  /** For 德秀: whether the stem is 德, 秀 or both. */
  readonly roles?: readonly DeXiuRole[];
  /** For 学堂 and 词馆: true if the nayin of the pillar has the element of the year's nayin (正学堂). */
  readonly proper?: boolean;
  /** For 三奇: the three stems. */
  readonly stems?: readonly Stem[];
  /** For 拱禄: the branch that day and hour enclose. */
  readonly encloses?: Branch;
}

/** Keys of the stars. */
export interface StarKeys extends NatalPairs {
  /** True if the luck runs forward: a man born in a yang year, a woman born in a yin year. */
  readonly forward: boolean;
  readonly set: PillarStarSet;
}

/** Keys that may be unknown; an unknown key gives no stars. */
export type KnownStarKeys = { readonly [Key in keyof Omit<StarKeys, 'set'>]?: StarKeys[Key] | undefined } & Pick<
  StarKeys,
  'set'
>;

/** The keys of cast pillars. */
export const starKeysOf = (pillars: FourPillars, set: PillarStarSet): StarKeys => {
  const { year, month, day, hour } = pairsOf(pillars);
  return { year, month, day, hour, forward: pillars.luck.forward, set };
};

/** A natal pillar, or one of luck or of a moment. */
type Place = PillarId | 'moment';

/**
 * The stars of a natal pillar, in the order of `PILLAR_STAR_IDS`.
 * @example natalStarsOn('day', starKeysOf(chart.pillars, 'common')).map((star) => star.id)
 */
export const natalStarsOn = (place: PillarId, keys: StarKeys): readonly PillarStar[] =>
  starsOn({ place, pair: keys[place] }, keys);

/** The stars of a pillar of luck, of the year, month, day or double hour of a moment, or of another chart. */
export const momentStarsOn = (pair: Sexagenary, keys: KnownStarKeys): readonly PillarStar[] =>
  starsOn({ place: 'moment', pair }, keys);

/** The tested pillar. */
interface TargetPillar {
  readonly place: Place;
  readonly pair: Sexagenary;
}

/** Rules that depend on one stem or branch, and the others. */
type TabledRule = Extract<StarRule, { readonly by: 'stem' | 'branch' | 'month' }>;
type OtherRule = Exclude<StarRule, TabledRule>;

/** Order of the bases of a star. */
const TABLE_KEYS = ['yearStem', 'dayStem', 'yearBranch', 'dayBranch', 'monthBranch'] as const;
type TableKey = (typeof TABLE_KEYS)[number];

/** Stems and branches of the keys, computed once for all stars. */
const readKeys = ({ year, month, day }: KnownStarKeys) => ({
  yearStem: year === undefined ? undefined : stemOf(year),
  dayStem: day === undefined ? undefined : stemOf(day),
  yearBranch: year === undefined ? undefined : branchOfPair(year),
  dayBranch: day === undefined ? undefined : branchOfPair(day),
  monthBranch: month === undefined ? undefined : branchOfPair(month),
});
type ReadKeys = ReturnType<typeof readKeys>;

/** The pillar whose branch is the key. It is not tested for the star itself, unless the rule includes it. */
const OWN_PLACE: Readonly<Partial<Record<TableKey, Place>>> = { yearBranch: 'year', dayBranch: 'day' };

interface RuleOfStar<R = StarRule> {
  readonly id: PillarStarId;
  readonly rule: R;
}
const isTabled = (row: RuleOfStar): row is RuleOfStar<TabledRule> =>
  row.rule.by === 'stem' || row.rule.by === 'branch' || row.rule.by === 'month';

/** A star that one key gives. */
interface KeyedStar {
  readonly star: PillarStar;
  readonly onlyHour: boolean;
  readonly onOwn: boolean;
}

const ORDER = Object.fromEntries(PILLAR_STAR_IDS.map((id, n) => [id, n])) as Readonly<Record<PillarStarId, number>>;

/** The rules of a set. */
class Rules {
  readonly #tabled: readonly RuleOfStar<TabledRule>[];
  readonly #others: readonly RuleOfStar<OtherRule>[];
  readonly #given: (readonly KeyedStar[])[] = [];
  readonly #asking = new Map<Place, readonly RuleOfStar<OtherRule>[]>();

  constructor(set: PillarStarSet) {
    const all = PILLAR_STAR_IDS.flatMap((id): RuleOfStar[] => {
      const { [id]: rule = PILLAR_STARS[id] } = STAR_SETS[set];
      return rule === null ? [] : [{ id, rule }];
    });
    this.#tabled = all.filter(isTabled);
    this.#others = all.filter((row): row is RuleOfStar<OtherRule> => !isTabled(row));
  }

  /** Stars of a pair by a stem or branch. Each of the 3,360 combinations is looked up once. */
  starsByKey(key: TableKey, value: Stem | Branch, pair: Sexagenary): readonly KeyedStar[] {
    const question = (TABLE_KEYS.indexOf(key) * 12 + value) * 60 + pair;
    this.#given[question] ??= this.#tabled
      .filter(({ rule }) => isMatch(rule, key, value, pair))
      .map(({ id, rule }) => ({
        star: Object.freeze({ id, basis: Object.freeze([key]) }), // shared by charts
        onlyHour: rule.by === 'stem' && rule.onlyHour === true,
        onOwn: rule.by === 'stem' || (rule.by === 'branch' && rule.onOwn === true),
      }));
    return this.#given[question];
  }

  /** Rules with more than one key that can apply to a pillar of this place. */
  rulesFor(place: Place): readonly RuleOfStar<OtherRule>[] {
    let rules = this.#asking.get(place);
    if (rules === undefined) {
      rules = this.#others.filter(({ rule }) => appliesTo(rule, place));
      this.#asking.set(place, rules);
    }
    return rules;
  }
}

function appliesTo(rule: OtherRule, place: Place): boolean {
  if (rule.by === 'season') return place === 'day';
  if (rule.by === 'day') return rule.on.some((each) => each === place);
  return rule.by !== 'nayin' || place !== 'year';
}

function isMatch(rule: TabledRule, key: TableKey, value: Stem | Branch, pair: Sexagenary): boolean {
  if (rule.by === 'month') return key === 'monthBranch' && isMarked(pair, rule.at[value]!);
  if (!rule.keys.some((each) => each === key)) return false;
  const at = branchOfPair(pair);
  return rule.by === 'stem' ? rule.at[value]!.includes(at) : rule.at[value] === at;
}

const isMarked = (pair: Sexagenary, mark: Mark): boolean =>
  'stem' in mark ? stemOf(pair) === mark.stem : branchOfPair(pair) === mark.branch;

const RULES: Readonly<Record<PillarStarSet, Rules>> = {
  common: new Rules('common'),
  classical: new Rules('classical'),
  korean: new Rules('korean'),
};

function starsOn(requested: TargetPillar, keys: KnownStarKeys): readonly PillarStar[] {
  const rules = RULES[keys.set];
  const read = readKeys(keys);
  const stars = starsByKeys(rules, requested, read);
  for (const row of rules.rulesFor(requested.place)) {
    const star = starBy(row, requested, keys, read);
    if (star !== undefined) stars.push(star);
  }
  return stars.sort((one, two) => ORDER[one.id] - ORDER[two.id]);
}

/** The stars on a pillar that one stem or branch gives, each with every key that gives it. */
function starsByKeys(rules: Rules, { place, pair }: TargetPillar, read: ReadKeys): PillarStar[] {
  const stars: PillarStar[] = [];
  for (const key of TABLE_KEYS) {
    const value = read[key];
    if (value === undefined) continue;
    for (const row of rules.starsByKey(key, value, pair)) if (isOnPlace(row, key, place)) addStar(stars, row.star, key);
  }
  return stars;
}

const isOnPlace = ({ onlyHour, onOwn }: KeyedStar, key: TableKey, place: Place): boolean =>
  (place === 'hour' || !onlyHour) && (onOwn || OWN_PLACE[key] !== place);

function addStar(stars: PillarStar[], star: PillarStar, key: TableKey): void {
  const at = stars.findIndex(({ id }) => id === star.id);
  if (at < 0) stars.push(star);
  else stars[at] = { id: star.id, basis: [...stars[at]!.basis, key] };
}

/** A star on a pillar by a rule with more than one key, if it applies. `rulesFor` has selected the rules of the place. */
function starBy(
  { id, rule }: RuleOfStar<OtherRule>,
  requested: TargetPillar,
  keys: KnownStarKeys,
  read: ReadKeys,
): PillarStar | undefined {
  const { place, pair } = requested;
  switch (rule.by) {
    case 'gender':
      return found(id, isAtSteps(rule, pair, keys.forward, read.yearBranch) ? ['yearBranch'] : []);
    case 'season':
      return found(id, isDayOfSeason(rule, pair, read.monthBranch) ? ['monthBranch'] : []);
    case 'day': {
      const on = rule.on.find((each) => each === place);
      return found(id, on !== undefined && rule.days.includes(pair) ? [`${on}Pillar` as const] : []);
    }
    case 'own':
      return found(id, [
        ...(rule.pairs.includes(pair) ? ['ownPillar' as const] : []),
        ...(rule.stems.includes(stemOf(pair)) ? ['ownStem' as const] : []),
        ...(rule.branches.includes(branchOfPair(pair)) ? ['ownBranch' as const] : []),
      ]);
    case 'nayin':
      return starByNayin(id, rule, pair, keys.year);
    case 'rule':
      return OWN_RULES[id as OwnRuleStarId](requested, keys);
  }
}

type RuleBy<Kind extends StarRule['by']> = Extract<StarRule, { readonly by: Kind }>;

/** True if the branch of a pair is as many steps from the branch of the year as the rule has for the direction. */
const isAtSteps = (
  steps: RuleBy<'gender'>,
  pair: Sexagenary,
  forward: boolean | undefined,
  year: Branch | undefined,
): boolean =>
  forward !== undefined &&
  year !== undefined &&
  branchOfPair(pair) === branch(year + (forward ? steps.forward : steps.backward));

const isDayOfSeason = ({ days }: RuleBy<'season'>, pair: Sexagenary, month: Branch | undefined): boolean =>
  month !== undefined && days[seasonOf(month)]!.includes(pair);

/** A star by the element of the year's nayin; it is proper if the pillar's nayin has the same element. */
function starByNayin(
  id: PillarStarId,
  { at }: RuleBy<'nayin'>,
  pair: Sexagenary,
  year: Sexagenary | undefined,
): PillarStar | undefined {
  if (year === undefined || at[elementOfNayin(year)] !== branchOfPair(pair)) return undefined;
  return { id, basis: ['yearNayin'], proper: elementOfNayin(pair) === elementOfNayin(year) };
}

const found = (id: PillarStarId, basis: readonly StarBasis[]): PillarStar | undefined =>
  basis.length === 0 ? undefined : { id, basis };

/** Spring 寅卯辰 = 0, summer, autumn, winter 亥子丑 = 3. */
const seasonOf = (month: Branch): number => Math.floor(branch(month - 2) / 3);

/** Functions of the stars without a table. */
const OWN_RULES: {
  readonly [Id in OwnRuleStarId]: (requested: TargetPillar, keys: KnownStarKeys) => PillarStar | undefined;
} = {
  /** The two void branches of the year pillar's decade, and the two of the day pillar's. No pillar is in its own void. */
  kongwang: ({ pair }, { year, day }) => {
    const isVoidOf = (key: Sexagenary | undefined) =>
      key !== undefined && voidBranches(key).includes(branchOfPair(pair));
    return found('kongwang', [
      ...(isVoidOf(year) ? ['yearPillar' as const] : []),
      ...(isVoidOf(day) ? ['dayPillar' as const] : []),
    ]);
  },
  tianluo: (requested, keys) => netOn('tianluo', requested, keys),
  diwang: (requested, keys) => netOn('diwang', requested, keys),
  /** 德秀: the stems of the month's trine. 戊己 are 德 and 甲己 秀 of 申子辰, so that 己 is both. */
  dexiu: ({ pair }, { month }) => {
    if (month === undefined) return undefined;
    const stems = DE_AND_XIU[branchOfPair(month)]!;
    const roles = DE_XIU_ROLES.filter((role) => stems[role].includes(stemOf(pair)));
    return roles.length === 0 ? undefined : { id: 'dexiu', basis: ['monthBranch'], roles };
  },
  /** 拱禄: marked on the day, also if the 禄 itself is present. */
  gonglu: ({ place }, { day, hour }) => {
    const enclosure = ENCLOSURES.find((each) => each.day === day && each.hour === hour);
    if (place !== 'day' || enclosure === undefined) return undefined;
    return { id: 'gonglu', basis: ['dayPillar'], encloses: enclosure.enclosed };
  },
  /** 三奇: on year, month and day, or on month, day and hour; marked on the last of them. */
  sanqi: ({ place }, { year, month, day, hour }) => {
    if (year === undefined || month === undefined || day === undefined || hour === undefined) return undefined;
    const three = place === 'day' ? [year, month, day] : place === 'hour' ? [month, day, hour] : [];
    const stems = WONDERS.find((wonder) => three.length > 0 && wonder.every((stem, n) => stemOf(three[n]!) === stem));
    return stems && { id: 'sanqi', basis: ['stems'], stems };
  },
};

/** 天罗 is 戌 together with 亥, 地网 辰 with 巳. A day with one of these branches is marked too, if the nayin of the year has an element of the net. */
function netOn(
  id: 'tianluo' | 'diwang',
  { place, pair }: TargetPillar,
  { year, day }: KnownStarKeys,
): PillarStar | undefined {
  const { branches, nayin } = NETS[id];
  const at = branches.indexOf(branchOfPair(pair));
  if (at < 0) return undefined;
  const other = branches[1 - at];
  const basis: StarBasis[] = [];
  if (year !== undefined && place !== 'year' && branchOfPair(year) === other) basis.push('yearBranch');
  if (day !== undefined && place !== 'day' && branchOfPair(day) === other) basis.push('dayBranch');
  if (year !== undefined && place === 'day' && nayin.includes(elementOfNayin(year))) basis.push('yearNayin');
  return found(id, basis);
}
