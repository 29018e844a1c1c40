// The rule of each term of the glossary: of the ids of a group, and of terms without an id.

import { isOwnPairRelation, type PairRelationId } from '../../calculation/pillars/relation-ids.ts';
import type { GroupName } from '../documents/vocabulary/labels.ts';
import type { ConceptId } from '../glossary/sentences.ts';

/** Rule of an item: one for all items, one for each (`{id}`), or a function of the id. */
export type RulesOfItem = string | ((id: string) => string);

const STAR = 'ziwei.star.{id}';

/** The rules of the ids of each group; an empty text for none. */
// biome-ignore format: one group a row
export const RULES_OF_GROUPS: Readonly<Record<GroupName, RulesOfItem>> = {
  stems:           'cycle.element.stem',
  branches:        'cycle.element.branch',
  animals:         'calendar.year.animal',
  elements:        'cycle.element.stem',
  polarities:      'cycle.element.stem',
  nayin:           'cycle.nayin',
  growthPhases:    'pillars.growthPhase',
  pairs:           'cycle.sixty',
  solarTerms:      'calendar.term.instant',
  tenGods:         'pillars.tenGods',
  directions:      'pillars.luck.direction',
  palaces:         'ziwei.palace.order',
  majorStars:      STAR,
  minorStars:      STAR,
  adjectiveStars:  STAR,
  gradedStars:     STAR,
  mainStars:       'ziwei.mainStar',
  brightness:      'ziwei.brightness.common',
  transformations: 'ziwei.transformation.table',
  bureaus:         'ziwei.bureau',
  doctorSpirits:   'ziwei.ring.doctor',
  generalSpirits:  'ziwei.ring.general',
  yearSpirits:     'ziwei.ring.year',
  yinYangGenders:  'ziwei.gender',
  rarityTiers:     'ziwei.rarity.tier',
  officers:        'almanac.day.officer',
  mansions:        'almanac.day.mansion',
  daySpirits:      'almanac.day.spirit',
  sixDays:         'almanac.day.sixDay',
  selectedDays:    'almanac.day.selected.{id}',
  pillarStars:     'pillars.star.{id}',
  relations:       'pillars.relation.{id}',
  elementStates:   'pillars.support.season',
  rootTags:        'pillars.support.root',
  sanzai:          'pillars.transit.sanzai',
  luminaries:      'ziwei.transit.luminary',
  monthPatterns:   'pillars.pattern.byMonth',
  structures:      'pillars.structure.{id}',
  conditions:      '',
  patterns:        'ziwei.pattern.{id}',
  patternForms:    'ziwei.pattern.language',
  patternFlags:    'ziwei.pattern.broken',
  patternStars:    STAR,
  pairRelations:   (id) => (isOwnPairRelation(id as PairRelationId) ? `pair.relation.${id}` : `pillars.relation.${id}`),
  tenGodGroups:    'pair.pillars.tenGodGroups',
  yearStars:       STAR,
};

/** The rules of terms without an id. */
// biome-ignore format: one notion a row
const RULES_OF_CONCEPTS: Readonly<Record<ConceptId, string>> = {
  trueSolarTime:       'time.solar.apparent',
  longitudeCorrection: 'time.solar.mean',
  equationOfTime:      'time.equation',
  clockTime:           'time.zone.history',
  doubleHour:          'time.doubleHour',
  dayBoundary:         'time.day.zi',
  lunarDate:           'calendar.date.local',
  leapMonth:           'calendar.month.leap',
  mainStar:            'ziwei.mainStar',
  rarity:              'ziwei.rarity',
  borrowedStars:       'ziwei.palace.borrow',
  bodyPalace:          'ziwei.palace.body',
  originPalace:        'ziwei.palace.origin',
  opposite:            'ziwei.palace.trines',
  trines:              'ziwei.palace.trines',
  flanking:            'ziwei.palace.flanking',
  hidden:              'ziwei.palace.flanking',
  lifeRuler:           'ziwei.ruler.life',
  bodyRuler:           'ziwei.ruler.body',
  decade:              'ziwei.transit.decade',
  childLimit:          'ziwei.transit.childLimit',
  smallLimit:          'ziwei.transit.smallLimit',
  transitYear:         'ziwei.transit.year',
  transitMonth:        'ziwei.transit.month',
  transitDay:          'ziwei.transit.day',
  flowStars:           'ziwei.flowStar.lucun',
  nominalAge:          'ziwei.transit.age.newYear',
  school:              'school.common',
  flight:              'ziwei.flight.flight',
  selfTransformation:  'ziwei.flight.outward',
  yearPillar:          'pillars.year',
  monthPillar:         'pillars.month',
  dayPillar:           'pillars.day',
  hourPillar:          'pillars.hour',
  dayMaster:           'pillars.dayMaster',
  hiddenStems:         'pillars.hiddenStems',
  voidBranches:        'pillars.void',
  growthPhase:         'pillars.growthPhase',
  selfPhase:           'pillars.growthPhase',
  conception:          'pillars.origin.conception',
  fetalBreath:         'pillars.origin.breath',
  lifePalacePillar:    'pillars.origin.life',
  bodyPalacePillar:    'pillars.origin.body',
  elementCount:        'pillars.elements.count',
  weightedElements:    'pillars.elements.weighted',
  luckPillar:          'pillars.luck.pillars',
  monthCommand:        'pillars.command.ziping',
  root:                'pillars.support.root',
  shownStem:           'pillars.support.shown',
  support:             'pillars.support.helpers',
  boneWeight:          'pillars.boneWeight',
  dayOfficer:          'almanac.day.officer',
  mansion:             'almanac.day.mansion',
};

export const ruleFor = (rules: RulesOfItem, id: string): string =>
  typeof rules === 'string' ? rules.replace('{id}', id) : rules(id);

/**
 * The id of the rule that produces a term. Its record is at `/docs/rules/` and the id.
 * @param group a group of ids, or `concepts` for a term without one
 * @returns undefined for a term without a rule
 * @example ruleOfTerm('minorStars', 'lucun') // 'ziwei.star.lucun'
 */
export function ruleOfTerm(group: GroupName | 'concepts', id: string): string | undefined {
  const rules = group === 'concepts' ? RULES_OF_CONCEPTS[id as ConceptId] : RULES_OF_GROUPS[group];
  return rules === undefined || rules === '' ? undefined : ruleFor(rules, id);
}
