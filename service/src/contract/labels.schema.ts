// How are named things shown? A stable id of a closed set, a name in the language of the answer, and Hanzi.

import {
  ADJECTIVE_STAR_IDS,
  ANIMAL_IDS,
  BRANCH_IDS,
  BRIGHTNESS_IDS,
  BUREAU_IDS,
  DOCTOR_IDS,
  ELEMENT_IDS,
  GENERAL_IDS,
  GROWTH_PHASE_IDS,
  MAJOR_STAR_IDS,
  MINOR_STAR_IDS,
  NAYIN_IDS,
  PALACE_IDS,
  POLARITY_IDS,
  RARITY,
  RARITY_TIER_IDS,
  STEM_IDS,
  TEN_GOD_IDS,
  TRANSFORMATION_IDS,
} from 'beichen';
import { type TProperties, Type } from 'typebox';
import { PAIR_IDS, YEAR_SPIRIT_IDS } from './ids.ts';
import { ref } from './schema-parts.ts';

// That an id of the set is promised is the schema's to say; to TypeScript the engine's Label has a string.
export const idOf = (ids: readonly string[]) => Type.Unsafe<string>({ type: 'string', enum: [...ids] });
const PalaceId = idOf(PALACE_IDS);
export const StarId = idOf([...MAJOR_STAR_IDS, ...MINOR_STAR_IDS]);
export const MainStarId = Type.Unsafe<string>({
  type: 'string',
  enum: [...RARITY.keys()],
  description: 'Ids of major stars joined by "+", behind "empty>" when the life palace borrows them.',
});
const StemId = idOf(STEM_IDS);
const BranchId = idOf(BRANCH_IDS);
export const PairId = idOf(PAIR_IDS);
const ElementId = idOf(ELEMENT_IDS);
const TransformationId = idOf(TRANSFORMATION_IDS);

// Sets that several things are named by are components of their own; the others stand where they are used.
export const stemId = ref('StemId', StemId);
export const branchId = ref('BranchId', BranchId);
export const pairId = ref('PairId', PairId);
export const elementId = ref('ElementId', ElementId);
export const palaceId = ref('PalaceId', PalaceId);
export const transformationId = ref('TransformationId', TransformationId);

/** A thing of a set, with what else is told of it. */
export const label = <T extends TProperties = Record<never, never>>(
  id: typeof PairId,
  description: string,
  more = {} as T,
) => Type.Object({ id, name: Type.String(), hanzi: Type.String(), ...more }, { description });

export const Stem = label(stemId, 'A heavenly stem.');
export const Branch = label(branchId, 'An earthly branch.');
export const Element = label(elementId, 'One of the five elements.');
export const Polarity = label(idOf(POLARITY_IDS), 'Yin or yang.');
export const Animal = label(idOf(ANIMAL_IDS), 'An animal of the zodiac.');
export const Pair = label(pairId, 'A stem-branch pair, one of sixty.');
export const TenGod = label(
  idOf(TEN_GOD_IDS),
  'A ten god: how a stem relates to the Day Master, which is `riZhu` itself.',
);
export const NaYin = label(idOf(NAYIN_IDS), 'The sound and element of a pair, one of thirty.');
export const GrowthPhase = label(idOf(GROWTH_PHASE_IDS), 'One of the twelve growth phases.');
export const DoctorSpirit = label(idOf(DOCTOR_IDS), 'One of the ring of the Doctor.');
export const GeneralSpirit = label(idOf(GENERAL_IDS), 'One of the ring before the General Star.');
export const YearSpirit = label(idOf(YEAR_SPIRIT_IDS), 'One of the ring before the Year.');
const Brightness = label(idOf(BRIGHTNESS_IDS), 'How bright a star is in its palace, brightest first.');
const Transformation = label(transformationId, 'One of the four transformations.');
export const Bureau = label(
  idOf(BUREAU_IDS),
  'The five-element bureau; its number is the age at which the first decade begins.',
);
export const RarityTier = label(idOf(RARITY_TIER_IDS), 'How rare, in four steps.');

const ofStar = {
  brightness: Type.Optional(ref('Brightness', Brightness)),
  transformation: Type.Optional(ref('Transformation', Transformation)),
};
export const MajorStar = label(idOf(MAJOR_STAR_IDS), 'One of the fourteen major stars.', ofStar);
export const MinorStar = label(idOf(MINOR_STAR_IDS), 'One of the fourteen minor stars.', ofStar);
export const AdjectiveStar = label(
  idOf(ADJECTIVE_STAR_IDS),
  'An adjective star; which ones a chart shows depends on the school.',
  ofStar,
);
export const RulerStar = label(ref('StarId', StarId), 'A star that rules the life or the body.');

/** The components of named things. */
export const LABEL_COMPONENTS = {
  PalaceId,
  StarId,
  MainStarId,
  StemId,
  BranchId,
  PairId,
  ElementId,
  TransformationId,
  Stem,
  Branch,
  Element,
  Polarity,
  Animal,
  Pair,
  TenGod,
  NaYin,
  GrowthPhase,
  DoctorSpirit,
  GeneralSpirit,
  YearSpirit,
  Brightness,
  Transformation,
  Bureau,
  RarityTier,
  MajorStar,
  MinorStar,
  AdjectiveStar,
  RulerStar,
};
