import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SOLAR_TERM_IDS } from '../../calculation/calendar/solar-year.ts';
import { WARNING_CODES } from '../../calculation/casting/warnings.ts';
import { ANIMAL_IDS, BRANCH_IDS } from '../../calculation/cycle/branch.ts';
import { ELEMENT_IDS, POLARITY_IDS } from '../../calculation/cycle/element.ts';
import { GROWTH_PHASE_IDS } from '../../calculation/cycle/growth-phase.ts';
import { LUMINARY_IDS } from '../../calculation/cycle/luminary.ts';
import { NAYIN_IDS } from '../../calculation/cycle/nayin.ts';
import { SANZAI_IDS } from '../../calculation/cycle/sanzai.ts';
import { STEM_IDS } from '../../calculation/cycle/stem.ts';
import { CONDITION_IDS, ELEMENT_STATE_IDS, MONTH_PATTERN_IDS, ROOT_TAG_IDS, STRUCTURE_IDS } from '../../calculation/pillars/depth-ids.ts';
import { PILLAR_STAR_IDS } from '../../calculation/pillars/pillar-star-ids.ts';
import { RELATION_IDS } from '../../calculation/pillars/relation-ids.ts';
import { TEN_GOD_IDS } from '../../calculation/pillars/ten-gods.ts';
import { BRIGHTNESS_IDS } from '../../calculation/ziwei/brightness.ts';
import { BUREAU_IDS } from '../../calculation/ziwei/bureau.ts';
import { FLOW_LEVELS, FLOW_STAR_IDS } from '../../calculation/ziwei/flow-stars.ts';
import { PALACE_IDS } from '../../calculation/ziwei/palaces.ts';
import { PATTERN_FLAG_IDS, PATTERN_FORM_IDS, PATTERN_IDS } from '../../calculation/ziwei/patterns/pattern-ids.ts';
import { RARITY_TIER_IDS } from '../../calculation/ziwei/rarity.ts';
import { DOCTOR_SPIRIT_IDS, GENERAL_SPIRIT_IDS, YEAR_SPIRIT_IDS } from '../../calculation/ziwei/rings.ts';
import { ADJECTIVE_STAR_IDS, MAJOR_STAR_IDS, MINOR_STAR_IDS } from '../../calculation/ziwei/star-ids.ts';
import { TRANSFORMATION_IDS } from '../../calculation/ziwei/transformations.ts';
import { depthNames as depth } from './en/depth.generated.ts';
import { names as en } from './en/names.generated.ts';
import { flowStars as enFlowStars, transitNames } from './en/transits.generated.ts';

interface Term {
  readonly zh: string;
  readonly pinyin: string;
  readonly name: string;
}
type Terms = Readonly<Record<string, Term>>;

/** The glossary, group by group; stars and rings are one group. */
const { $schemaNote: _, stars, cycles, ...others } = JSON.parse(
  readFileSync(new URL('../../../../docs/rules/glossary.json', import.meta.url), 'utf8'),
);
const { changsheng12: growthPhases, ...rings } = cycles;
const { flow: flowStars, ...natalStars } = stars;
const starsAndRings = [...Object.values<Terms>(natalStars), ...Object.values<Terms>(rings)];
const GLOSSARY: readonly (readonly [string, readonly (readonly [string, Term])[]])[] = [
  ['stars and rings', starsAndRings.flatMap((group) => Object.entries(group))],
  ['flow stars', Object.entries<Term>(flowStars)],
  ['growthPhases', Object.entries<Term>(growthPhases)],
  ...Object.entries<Terms>(others).map(([group, terms]) => [group, Object.entries(terms)] as const),
];

/** Groups whose ids are the pinyin of their names; the ids of the others are English. */
const IN_PINYIN = [
  'stars and rings', 'growthPhases', 'heavenlyStems', 'earthlyBranches', 'tenGods', 'elementStates', 'brightness',
  'nayin', 'shensha', 'solarTerms', 'monthPatterns',
];

/** 副旬 is the second palace of 旬空, so its id contains the id of that star. 勾煞 and 绞煞 are the two halves of 勾绞. */
const NAMED_AFTER_ANOTHER: Readonly<Record<string, string>> = { xunkongSide: 'Xún Kōng', jiekongSide: 'Jié Kōng', gou: 'Gōu', jiao: 'Jiǎo' };

const twice = (texts: readonly string[]): string[] => texts.filter((text, i) => texts.indexOf(text) !== i);
const lowerCase = (texts: readonly string[]): string[] => texts.map((text) => text.toLowerCase());
const syllables = (pinyin: string): string[] =>
  pinyin.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().split(' ');

describe.each(GLOSSARY)('in the glossary, %s', (_group, terms) => {
  const ids = terms.map(([id]) => id);

  test('have ids that differ by more than case', () => {
    expect(twice(lowerCase(ids))).toEqual([]);
  });

  test('have ids in camel case', () => {
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)*\d?$/.test(id))).toEqual([]);
  });

  test('have English names that differ', () => {
    expect(twice(terms.map(([, { name }]) => name))).toEqual([]);
  });
});

describe.each(GLOSSARY.filter(([group]) => IN_PINYIN.includes(group)))('in the glossary, %s', (_group, terms) => {
  test('have ids in pinyin by words: the first two syllables are one word', () => {
    const misspelled = terms.filter(([id, { pinyin }]) => {
      const word = syllables(NAMED_AFTER_ANOTHER[id] ?? pinyin).slice(0, 2).join('');
      return !(id.startsWith(word) && !/^[a-z]/.test(id.slice(word.length)));
    });
    expect(misspelled.map(([id, { pinyin }]) => `${id}: ${pinyin}`)).toEqual([]);
  });
});

const STAR_IDS = [...MAJOR_STAR_IDS, ...MINOR_STAR_IDS, ...ADJECTIVE_STAR_IDS];

/** Each list of ids that an answer can contain, with its words and the place of its names in the glossary. */
const LISTS: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>, Terms])[] = [
  ['stems', STEM_IDS, en.stems, others.heavenlyStems],
  ['branches', BRANCH_IDS, en.branches, others.earthlyBranches],
  ['animals', ANIMAL_IDS, en.animals, others.zodiac],
  ['elements', ELEMENT_IDS, en.elements, others.elements],
  ['polarities', POLARITY_IDS, en.polarities, others.yinYang],
  ['growth phases', GROWTH_PHASE_IDS, en.growthPhases, growthPhases],
  ['nayin', NAYIN_IDS, en.nayin, others.nayin],
  ['solar terms', SOLAR_TERM_IDS, en.solarTerms, others.solarTerms],
  ['ten gods', TEN_GOD_IDS, en.tenGods, others.tenGods],
  ['palaces', PALACE_IDS, en.palaces, others.palaces],
  ['flow stars', FLOW_STAR_IDS, enFlowStars, flowStars],
  ['stars', STAR_IDS, en.stars, { ...stars.major, ...stars.minor, ...stars.adjective }],
  ['brightness', BRIGHTNESS_IDS, en.brightness, others.brightness],
  ['transformations', TRANSFORMATION_IDS, en.transformations, others.transformations],
  ['bureaus', BUREAU_IDS, en.bureaus, others.bureaus],
  ['stars of the pillars', PILLAR_STAR_IDS, depth.pillarStars, others.shensha],
  ['relations', RELATION_IDS, depth.relations, others.relations],
  ['states of elements', ELEMENT_STATE_IDS, depth.elementStates, others.elementStates],
  ['tags of roots', ROOT_TAG_IDS, depth.rootTags, others.rootTags],
  ['years of 三災', SANZAI_IDS, transitNames.sanzai, others.sanzai],
  ['luminaries', LUMINARY_IDS, transitNames.luminaries, others.luminaries],
  ['patterns of the month', MONTH_PATTERN_IDS, depth.monthPatterns, others.monthPatterns],
  ['structures', STRUCTURE_IDS, depth.structures, others.structures],
  ['conditions', CONDITION_IDS, depth.conditions, others.conditions],
  ['patterns', PATTERN_IDS, depth.patterns, others.patterns],
  ['forms of patterns', PATTERN_FORM_IDS, depth.patternForms, others.patternForms],
  ['what spoils patterns', PATTERN_FLAG_IDS, depth.patternFlags, others.patternFlags],
  ['rarity tiers', RARITY_TIER_IDS, en.rarityTiers, others.rarityTiers],
  ['doctor spirits', DOCTOR_SPIRIT_IDS, en.doctorSpirits, rings.boshi12],
  ['general spirits', GENERAL_SPIRIT_IDS, en.generalSpirits, rings.jiangqian12],
  ['year spirits', YEAR_SPIRIT_IDS, en.yearSpirits, rings.suiqian12],
];

test.each(LISTS)('the ids of %s are those of the glossary, and each has its word', (_list, ids, words, terms) => {
  expect(ids.filter((id) => !Object.hasOwn(terms, id))).toEqual([]);
  expect([...ids].sort()).toEqual(Object.keys(words).sort());
});

test('no star and no spirit of a ring has the id of another, in any case of letters', () => {
  const ids = LISTS.filter(([list]) => list === 'stars' || list.endsWith('spirits')).flatMap(([, list]) => list);
  expect(ids).toHaveLength(82 + 12 + 12 + 19);
  expect(twice(lowerCase(ids))).toEqual([]);
});

test('a flow star has the id of the natal star or spirit that it is called after, and behind it its level', () => {
  for (const id of FLOW_STAR_IDS) {
    const level = FLOW_LEVELS.find((each) => id.endsWith(`${each[0]!.toUpperCase()}${each.slice(1)}`))!;
    expect([...STAR_IDS, ...YEAR_SPIRIT_IDS]).toContain(id.slice(0, -level.length));
  }
});

test('codes of warnings are in snake_case', () => {
  expect(WARNING_CODES.filter((code) => !/^[a-z]+(_[a-z0-9]+)*$/.test(code))).toEqual([]);
});
