// What is each id called in a language? Every label of a document, made once for each language.

import { SOLAR_TERM_IDS, type SolarTermId } from './calendar/solar-year.ts';
import type { Label, Language } from './chart-document.ts';
import { ANIMAL_IDS, BRANCH_IDS } from './cycle/branch.ts';
import { ELEMENT_IDS, POLARITY_IDS } from './cycle/element.ts';
import { GROWTH_PHASE_IDS } from './cycle/growth-phase.ts';
import { NAYIN_IDS } from './cycle/nayin.ts';
import { branchOfPair, sexagenary, stemOf } from './cycle/sexagenary.ts';
import { STEM_IDS } from './cycle/stem.ts';
import { check, oneOf } from './input.ts';
import { en } from './words/en.ts';
import type { Words } from './words/words.ts';
import { zh } from './words/zh.ts';
import { zhHant } from './words/zh-hant.ts';
import { BUREAU_IDS } from './ziwei/bureau.ts';
import { PALACE_IDS } from './ziwei/palaces.ts';
import { DOCTOR_IDS, GENERAL_IDS } from './ziwei/rings.ts';

/** The words of the languages that a document can be written in. */
const WORDS: Readonly<Record<Language, Words>> = { en, zh, 'zh-Hant': zhHant };

/** The Hanzi that stand beside the names of a language. */
const HANZI: Readonly<Record<Language, Words>> = { en: zh, zh, 'zh-Hant': zhHant };

/** Groups of names that are asked for by id. */
type GroupById =
  | 'tenGods'
  | 'directions'
  | 'stars'
  | 'brightness'
  | 'transformations'
  | 'yearSpirits'
  | 'yinYangGenders'
  | 'rarityTiers';

/** The labels of a language: by number where there is arithmetic, by id where there is identity. */
export interface Labels extends Readonly<Record<GroupById, Readonly<Record<string, Label>>>> {
  readonly stems: readonly Label[];
  readonly branches: readonly Label[];
  readonly animals: readonly Label[];
  readonly elements: readonly Label[];
  readonly polarities: readonly Label[];
  readonly nayin: readonly Label[];
  readonly growthPhases: readonly Label[];
  /** From Xiaohan to Dongzhi. */
  readonly solarTerms: readonly Label[];
  readonly palaces: readonly Label[];
  /** Of the bureaus 2 … 6, in this order. */
  readonly bureaus: readonly Label[];
  readonly doctorSpirits: readonly Label[];
  readonly generalSpirits: readonly Label[];
  /** The sixty pairs. */
  readonly pairs: readonly Label[];
  readonly words: Words;
}

/** The labels of every language. */
export const LABELS: Readonly<Record<Language, Labels>> = {
  en: labelsOf('en'),
  zh: labelsOf('zh'),
  'zh-Hant': labelsOf('zh-Hant'),
};

/**
 * A solar term as documents call it.
 * @throws RangeError for an id or a language that does not exist
 * @example solarTermLabel('lichun', 'en') // { id: 'lichun', name: 'Start of Spring', hanzi: '立春' }
 */
export function solarTermLabel(id: SolarTermId, language: Language): Label {
  check('id', id, oneOf(SOLAR_TERM_IDS));
  check('language', language, oneOf(Object.keys(LABELS)));
  return LABELS[language].solarTerms[SOLAR_TERM_IDS.indexOf(id)]!;
}

function labelsOf(language: Language): Labels {
  const words = WORDS[language];
  const hanzi = HANZI[language];
  const list = <Id extends string>(
    ids: readonly Id[],
    names: Readonly<Record<Id, string>>,
    hanziNames: Readonly<Record<Id, string>>,
  ) => ids.map((id): Label => Object.freeze({ id, name: names[id], hanzi: hanziNames[id] }));
  const byId = (group: GroupById): Readonly<Record<string, Label>> => {
    const [names, hanziNames] = [words[group], hanzi[group]] as Readonly<Record<string, string>>[];
    return Object.fromEntries(list(Object.keys(names!), names!, hanziNames!).map((label) => [label.id, label]));
  };
  return {
    stems: list(STEM_IDS, words.stems, hanzi.stems),
    branches: list(BRANCH_IDS, words.branches, hanzi.branches),
    animals: list(ANIMAL_IDS, words.animals, hanzi.animals),
    elements: list(ELEMENT_IDS, words.elements, hanzi.elements),
    polarities: list(POLARITY_IDS, words.polarities, hanzi.polarities),
    nayin: list(NAYIN_IDS, words.nayin, hanzi.nayin),
    growthPhases: list(GROWTH_PHASE_IDS, words.growthPhases, hanzi.growthPhases),
    solarTerms: list(SOLAR_TERM_IDS, words.solarTerms, hanzi.solarTerms),
    palaces: list(PALACE_IDS, words.palaces, hanzi.palaces),
    bureaus: list(BUREAU_IDS, words.bureaus, hanzi.bureaus),
    doctorSpirits: list(DOCTOR_IDS, words.doctorSpirits, hanzi.doctorSpirits),
    generalSpirits: list(GENERAL_IDS, words.generalSpirits, hanzi.generalSpirits),
    tenGods: byId('tenGods'),
    directions: byId('directions'),
    stars: byId('stars'),
    brightness: byId('brightness'),
    transformations: byId('transformations'),
    yearSpirits: byId('yearSpirits'),
    yinYangGenders: byId('yinYangGenders'),
    rarityTiers: byId('rarityTiers'),
    pairs: Array.from({ length: 60 }, (_, n) => pairLabel(n, words, hanzi)),
    words,
  };
}

/** 庚午: `geng-wu`, Geng-Wu. */
function pairLabel(n: number, words: Words, hanzi: Words): Label {
  const pair = sexagenary(n);
  const [stemId, branchId] = [STEM_IDS[stemOf(pair)]!, BRANCH_IDS[branchOfPair(pair)]!];
  const nameIn = (w: Words) => w.shortStems[stemId] + w.joins.stemBranch + w.shortBranches[branchId];
  return Object.freeze({ id: `${stemId}-${branchId}`, name: nameIn(words), hanzi: nameIn(hanzi) });
}
