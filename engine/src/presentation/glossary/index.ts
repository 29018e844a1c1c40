// `beichen/glossary`: meaning, place and calculation of each id; the lists of ids.

export {
  DAY_OFFICER_IDS,
  type DayOfficerId,
  MANSION_IDS,
  type MansionId,
} from '../../calculation/calendar/day-almanac.ts';
export { SOLAR_TERM_IDS } from '../../calculation/calendar/solar-year.ts';
export { ANIMAL_IDS, type AnimalId, BRANCH_HANZI, BRANCH_IDS } from '../../calculation/cycle/branch.ts';
export { ELEMENT_IDS, type ElementId, POLARITY_IDS, type PolarityId } from '../../calculation/cycle/element.ts';
export { GROWTH_PHASE_IDS, type GrowthPhaseId } from '../../calculation/cycle/growth-phase.ts';
export { LUMINARY_IDS, type LuminaryId } from '../../calculation/cycle/luminary.ts';
export { NAYIN_IDS, type NayinId } from '../../calculation/cycle/nayin.ts';
export { SANZAI_IDS, type SanzaiId } from '../../calculation/cycle/sanzai.ts';
export { PAIR_IDS } from '../../calculation/cycle/sexagenary.ts';
export { STEM_HANZI, STEM_IDS } from '../../calculation/cycle/stem.ts';
export {
  CONDITION_IDS,
  type ConditionId,
  ELEMENT_STATE_IDS,
  type ElementStateId,
  MONTH_PATTERN_IDS,
  type MonthPatternId,
  ROOT_TAG_IDS,
  type RootTagId,
  STRUCTURE_IDS,
  type StructureId,
} from '../../calculation/pillars/depth-ids.ts';
export { PILLAR_IDS } from '../../calculation/pillars/four-pillars.ts';
export { DIRECTION_IDS, type DirectionId } from '../../calculation/pillars/luck.ts';
export { PILLAR_STAR_IDS, type PillarStarId } from '../../calculation/pillars/pillar-star-ids.ts';
export {
  type OwnPairRelationId,
  type PairRelationId,
  RELATION_IDS,
  type RelationId,
} from '../../calculation/pillars/relation-ids.ts';
export { TEN_GOD_IDS } from '../../calculation/pillars/ten-gods.ts';
export { BRIGHTNESS_IDS } from '../../calculation/ziwei/brightness.ts';
export { BUREAU_IDS } from '../../calculation/ziwei/bureau.ts';
export { FLOW_STAR_IDS } from '../../calculation/ziwei/flow-stars.ts';
export { PALACE_IDS } from '../../calculation/ziwei/palaces.ts';
export { MAIN_STAR_IDS, RARITY_TIER_IDS } from '../../calculation/ziwei/rarity.ts';
export {
  DOCTOR_SPIRIT_IDS,
  type DoctorSpiritId,
  GENERAL_SPIRIT_IDS,
  type GeneralSpiritId,
  YEAR_SPIRIT_IDS,
} from '../../calculation/ziwei/rings.ts';
export { ADJECTIVE_STAR_IDS, MAJOR_STAR_IDS, MINOR_STAR_IDS } from '../../calculation/ziwei/star-ids.ts';
export { TRANSFORMATION_IDS } from '../../calculation/ziwei/transformations.ts';
export { YIN_YANG_GENDER_IDS, type YinYangGenderId } from '../../calculation/ziwei/yin-yang-gender.ts';
export { solarTermLabel } from '../documents/vocabulary/labels.ts';
export { type Glossary, glossaryOf, type Section, type Term } from './glossary.ts';
export {
  CONCEPT_IDS,
  type ConceptId,
  type Entry,
  type Readings,
  type RuleStarId,
  type Sentences,
} from './sentences.ts';
