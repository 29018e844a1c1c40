// Groups of ids, and their labels in a language, created on first use.

import { DAY_OFFICER_IDS, MANSION_IDS } from '../../../calculation/calendar/day-almanac.ts';
import { DAY_SPIRIT_IDS, SELECTED_DAY_IDS, SIX_DAY_IDS } from '../../../calculation/calendar/day-notes.ts';
import { SOLAR_TERM_IDS, type SolarTermId } from '../../../calculation/calendar/solar-year.ts';
import { ANIMAL_IDS, BRANCH_IDS, type Branch } from '../../../calculation/cycle/branch.ts';
import { ELEMENT_IDS, type Element, POLARITY_IDS } from '../../../calculation/cycle/element.ts';
import { GROWTH_PHASE_IDS } from '../../../calculation/cycle/growth-phase.ts';
import { LUMINARY_IDS } from '../../../calculation/cycle/luminary.ts';
import { NAYIN_IDS } from '../../../calculation/cycle/nayin.ts';
import { SANZAI_IDS } from '../../../calculation/cycle/sanzai.ts';
import { branchOfPair, PAIR_IDS, type Sexagenary, sexagenary, stemOf } from '../../../calculation/cycle/sexagenary.ts';
import { STEM_IDS, type Stem } from '../../../calculation/cycle/stem.ts';
import { check, isObject, oneOf, ruleFor } from '../../../calculation/input/input.ts';
import {
  CONDITION_IDS,
  ELEMENT_STATE_IDS,
  MONTH_PATTERN_IDS,
  ROOT_TAG_IDS,
  STRUCTURE_IDS,
} from '../../../calculation/pillars/depth-ids.ts';
import { DIRECTION_IDS } from '../../../calculation/pillars/luck.ts';
import { PILLAR_STAR_IDS } from '../../../calculation/pillars/pillar-star-ids.ts';
import {
  isOwnPairRelation,
  PAIR_RELATION_IDS,
  type PairRelationId,
  RELATION_IDS,
} from '../../../calculation/pillars/relation-ids.ts';
import { TEN_GOD_GROUP_IDS, TEN_GOD_IDS } from '../../../calculation/pillars/ten-gods.ts';
import { BRIGHTNESS_IDS } from '../../../calculation/ziwei/brightness.ts';
import { BUREAU_IDS } from '../../../calculation/ziwei/bureau.ts';
import { BORROWED } from '../../../calculation/ziwei/main-star.ts';
import { PALACE_IDS } from '../../../calculation/ziwei/palaces.ts';
import {
  PATTERN_FLAG_IDS,
  PATTERN_FORM_IDS,
  PATTERN_IDS,
  PATTERN_STAR_IDS,
} from '../../../calculation/ziwei/patterns/pattern-ids.ts';
import { MAIN_STAR_IDS, RARITY_TIER_IDS } from '../../../calculation/ziwei/rarity.ts';
import { DOCTOR_SPIRIT_IDS, GENERAL_SPIRIT_IDS, YEAR_SPIRIT_IDS } from '../../../calculation/ziwei/rings.ts';
import {
  ADJECTIVE_STAR_IDS,
  GRADED_STAR_IDS,
  MAJOR_STAR_IDS,
  MINOR_STAR_IDS,
} from '../../../calculation/ziwei/star-ids.ts';
import { TRANSFORMATION_IDS } from '../../../calculation/ziwei/transformations.ts';
import { YEAR_STAR_IDS } from '../../../calculation/ziwei/year-stars.ts';
import { YIN_YANG_GENDER_IDS } from '../../../calculation/ziwei/yin-yang-gender.ts';
import { WORDS_OF } from '../../words/all-languages.ts';
import { fill } from '../../words/fill.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { withoutGloss } from '../../words/without-gloss.ts';
import type {
  AlmanacWords,
  DepthWords,
  LanguageWords,
  Names,
  PairPhrases,
  Phrases,
  TransitWords,
} from '../../words/words.ts';

/** A name in a document: a stable id, the name in the requested language, and the Hanzi (traditional with `zh-Hant`). */
export interface Label<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly hanzi: string;
}

/** Groups of ids, each in the order of the domain. An id is unique within its group. */
export const GROUPS = {
  stems: STEM_IDS,
  branches: BRANCH_IDS,
  animals: ANIMAL_IDS,
  elements: ELEMENT_IDS,
  polarities: POLARITY_IDS,
  nayin: NAYIN_IDS,
  growthPhases: GROWTH_PHASE_IDS,
  pairs: PAIR_IDS,
  solarTerms: SOLAR_TERM_IDS,
  tenGods: TEN_GOD_IDS,
  directions: DIRECTION_IDS,
  palaces: PALACE_IDS,
  majorStars: MAJOR_STAR_IDS,
  minorStars: MINOR_STAR_IDS,
  adjectiveStars: ADJECTIVE_STAR_IDS,
  /** Stars that have a brightness, can be transformed, and rule life and body. */
  gradedStars: GRADED_STAR_IDS,
  mainStars: MAIN_STAR_IDS,
  brightness: BRIGHTNESS_IDS,
  transformations: TRANSFORMATION_IDS,
  bureaus: BUREAU_IDS,
  doctorSpirits: DOCTOR_SPIRIT_IDS,
  generalSpirits: GENERAL_SPIRIT_IDS,
  yearSpirits: YEAR_SPIRIT_IDS,
  yinYangGenders: YIN_YANG_GENDER_IDS,
  rarityTiers: RARITY_TIER_IDS,
  /** Groups for a day of the almanac. */
  officers: DAY_OFFICER_IDS,
  mansions: MANSION_IDS,
  daySpirits: DAY_SPIRIT_IDS,
  sixDays: SIX_DAY_IDS,
  selectedDays: SELECTED_DAY_IDS,
  /** Groups for transits. */
  sanzai: SANZAI_IDS,
  luminaries: LUMINARY_IDS,
  /** From here on: groups for members on request. */
  pillarStars: PILLAR_STAR_IDS,
  relations: RELATION_IDS,
  elementStates: ELEMENT_STATE_IDS,
  rootTags: ROOT_TAG_IDS,
  monthPatterns: MONTH_PATTERN_IDS,
  structures: STRUCTURE_IDS,
  conditions: CONDITION_IDS,
  /** Groups for members of Zi Wei on request. */
  patterns: PATTERN_IDS,
  patternForms: PATTERN_FORM_IDS,
  patternFlags: PATTERN_FLAG_IDS,
  patternStars: PATTERN_STAR_IDS,
  /** Groups for two people. */
  pairRelations: PAIR_RELATION_IDS,
  tenGodGroups: TEN_GOD_GROUP_IDS,
  yearStars: YEAR_STAR_IDS,
} as const;

export type GroupName = keyof typeof GROUPS;

/** The ids of a group. */
export type IdIn<Group extends GroupName> = (typeof GROUPS)[Group][number];

/** Groups of numbers: the number is the index in the group. */
interface NumberOf {
  readonly stems: Stem;
  readonly branches: Branch;
  readonly animals: Branch;
  readonly elements: Element;
  readonly polarities: 0 | 1;
  readonly nayin: number;
  readonly growthPhases: number;
  readonly pairs: Sexagenary;
  readonly solarTerms: number;
  readonly palaces: number;
  readonly doctorSpirits: number;
  readonly generalSpirits: number;
  readonly transformations: number;
  readonly officers: number;
  readonly mansions: number;
  readonly daySpirits: number;
  readonly sixDays: number;
}

/** A member of a group in the calculation, such as a stem or a star: its id or its number. */
export type ThingIn<Group extends GroupName> = IdIn<Group> | (Group extends keyof NumberOf ? NumberOf[Group] : never);

/** The labels and the phrases of a language. */
export interface Labels {
  readonly language: Language;
  readonly phrases: Phrases;
  /** Undefined for words without them, such as `EN`. */
  readonly transits: TransitWords | undefined;
  readonly pair: PairPhrases | undefined;
  /** The labels of a group, in the order of its ids. */
  of<Group extends GroupName>(group: Group): readonly Label<IdIn<Group>>[];
}

/**
 * A solar term as documents call it.
 * @throws RangeError for an id or a language that does not exist
 * @example solarTermLabel('lichun', 'en') // { id: 'lichun', name: 'Start of Spring', hanzi: '立春' }
 */
export function solarTermLabel(id: SolarTermId, language: Language): Label<SolarTermId> {
  check('id', id, oneOf(SOLAR_TERM_IDS));
  check('language', language, oneOf(LANGUAGES));
  return labelsOf(WORDS_OF[language]).of('solarTerms')[SOLAR_TERM_IDS.indexOf(id)]!;
}

/** Indices of the ids of a group. */
export function placesIn(group: GroupName): ReadonlyMap<string, number> {
  const known = places.get(group);
  if (known !== undefined) return known;
  const placeOfId = new Map<string, number>(GROUPS[group].map((id, place) => [id, place]));
  places.set(group, placeOfId);
  return placeOfId;
}

const places = /* @__PURE__ */ new Map<GroupName, ReadonlyMap<string, number>>();

const labelsByWords = /* @__PURE__ */ new WeakMap<LanguageWords, Labels>();

/** Labels of a language; each group is created on first use. */
export function labelsOf(words: LanguageWords): Labels {
  const labels = labelsByWords.get(words) ?? newLabels(words);
  labelsByWords.set(words, labels);
  return labels;
}

function newLabels({ language, phrases, transits, almanac, depth, pair, ...words }: LanguageWords): Labels {
  const [names, hanzi] = [
    { ...words.names, ...transits?.names, ...depth?.names, ...almanac?.names },
    { ...words.hanzi, ...transits?.hanzi, ...depth?.hanzi, ...almanac?.hanzi },
  ];
  const groups = new Map<GroupName, readonly Label[]>();
  const of = <Group extends GroupName>(group: Group) => {
    const known = groups.get(group);
    if (known !== undefined) return known as readonly Label<IdIn<Group>>[];
    const [nameOf, hanziOf] = [namer(group, names, phrases), namer(group, hanzi)];
    const labels = (GROUPS[group] as readonly IdIn<Group>[]).map((id, place) =>
      Object.freeze({ id, name: nameOf(id, place), hanzi: hanziOf(id, place) }),
    );
    groups.set(group, labels);
    return labels;
  };
  return { language, phrases, transits, pair, of };
}

/** Returns the name of a member of a group. */
type Namer = (id: string, place: number) => string;

/** Names of transits, depth and almanac are present if the words of the language include them. */
type AllNames = Names & Partial<TransitWords['names'] & DepthWords['names'] & AlmanacWords['names']>;

/** @param phrases separators of names; Hanzi have none */
function namer(group: GroupName, names: AllNames, phrases?: Phrases): Namer {
  switch (group) {
    case 'pairs':
      return (_, place) => pairName(sexagenary(place), names, phrases);
    case 'mainStars':
      return (id) => (phrases === undefined ? starsOf(id, names).join('') : mainStarName(id, names, phrases));
    case 'majorStars':
    case 'minorStars':
    case 'adjectiveStars':
    case 'gradedStars':
    case 'patternStars':
    case 'yearStars':
      return (id) => names.stars[id as keyof Names['stars']];
    case 'pairRelations': {
      const { relations, pairRelations } = names;
      if (relations === undefined || pairRelations === undefined) throw missingGroup(group);
      return (id) => (isOwnPairRelation(id as PairRelationId) ? pairRelations : relations)[id as never];
    }
    default: {
      const own: Readonly<Record<string, string>> | undefined = names[group];
      if (own === undefined) throw missingGroup(group);
      return (id) => own[id]!;
    }
  }
}

const missingGroup = (group: GroupName): RangeError =>
  new RangeError(`the names of ${group} are missing: give a language that has them, such as EN_FULL`);

/** 庚午: Geng-Wu. */
const pairName = (pair: Sexagenary, { shortStems, shortBranches }: Names, phrases?: Phrases): string =>
  shortStems[STEM_IDS[stemOf(pair)]!] +
  (phrases?.joins.stemBranch ?? '') +
  shortBranches[BRANCH_IDS[branchOfPair(pair)]!];

/** The names of the stars of a configuration. */
const starsOf = (configuration: string, { stars }: Names): string[] =>
  configuration
    .replace(BORROWED, '')
    .split('+')
    .map((star) => stars[star as keyof Names['stars']]);

/** A single star by its full name, a pair by the short names. */
function mainStarName(id: string, words: Names, { joins, borrowed }: Phrases): string {
  const names = starsOf(id, words);
  const name = names.length === 1 ? names[0]! : names.map(withoutGloss).join(joins.stars);
  return id.startsWith(BORROWED) ? fill(borrowed, { stars: name }) : name;
}

/** Validates the words of a language. */
export const WORDS_RULE = /* @__PURE__ */ ruleFor(
  'object',
  'a language of beichen/words',
  (words) => isObject(words) && isObject(words.names) && isObject(words.hanzi) && isObject(words.phrases),
);
