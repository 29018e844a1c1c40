// How are the groups of ids called as types and as components of the schema? A label that stands in several places has a component of its own,
// and so have ids that name things elsewhere in the document.

import type { TypesOfGroups } from '../document/schema.ts';

// biome-ignore format: one group a row
export const GROUP_TYPES: TypesOfGroups = {
  stems:           { type: 'StemId',           id: 'StemId',           label: 'Stem' },
  branches:        { type: 'BranchId',         id: 'BranchId',         label: 'Branch' },
  animals:         { type: 'AnimalId',                                 label: 'Animal' },
  elements:        { type: 'ElementId',        id: 'ElementId',        label: 'Element' },
  polarities:      { type: 'PolarityId',                               label: 'Polarity' },
  nayin:           { type: 'NayinId',                                  label: 'Nayin' },
  growthPhases:    { type: 'GrowthPhaseId',                            label: 'GrowthPhase' },
  pairs:           { type: 'PairId',           id: 'PairId',           label: 'Pair' },
  solarTerms:      { type: 'SolarTermId' },
  tenGods:         { type: 'TenGodId',                                 label: 'TenGod' },
  directions:      { type: 'DirectionId' },
  palaces:         { type: 'PalaceId',         id: 'PalaceId' },
  majorStars:      { type: 'MajorStarId' },
  minorStars:      { type: 'MinorStarId' },
  adjectiveStars:  { type: 'AdjectiveStarId' },
  gradedStars:     { type: 'GradedStarId',     id: 'StarId',           label: 'RulerStar' },
  mainStars:       { type: 'MainStarId',       id: 'MainStarId' },
  brightness:      { type: 'BrightnessId',                             label: 'Brightness' },
  transformations: { type: 'TransformationId', id: 'TransformationId', label: 'Transformation' },
  bureaus:         { type: 'BureauId',                                 label: 'Bureau' },
  doctorSpirits:   { type: 'DoctorSpiritId',                                 label: 'DoctorSpirit' },
  generalSpirits:  { type: 'GeneralSpiritId',                                label: 'GeneralSpirit' },
  yearSpirits:     { type: 'YearSpiritId',                             label: 'YearSpirit' },
  yinYangGenders:  { type: 'YinYangGenderId' },
  rarityTiers:     { type: 'RarityTierId',                             label: 'RarityTier' },
};

/** In which file each type stands that the generated types name. */
// biome-ignore format: one file a row
export const TYPE_FILES: Readonly<Record<string, readonly string[]>> = {
  './boundaries.ts':              ['BoundaryKind'],
  './calendar/birth-moment.ts':   ['DayBoundary'],
  './calendar/solar-year.ts':     ['SolarTermId'],
  './cycle/branch.ts':            ['AnimalId', 'BranchId'],
  './cycle/element.ts':           ['ElementId', 'PolarityId'],
  './cycle/growth-phase.ts':      ['GrowthPhaseId'],
  './cycle/nayin.ts':             ['NayinId'],
  './cycle/sexagenary.ts':        ['PairId'],
  './cycle/stem.ts':              ['StemId'],
  './labels.ts':                  ['Label'],
  './pillars/hidden-stems.ts':    ['HiddenStemRole'],
  './pillars/luck.ts':            ['DirectionId'],
  './pillars/ten-gods.ts':        ['TenGodId'],
  './warnings.ts':                ['AnyWarningCode'],
  './words/languages.ts':         ['Language'],
  './ziwei/brightness.ts':        ['BrightnessId'],
  './ziwei/bureau.ts':            ['BureauId'],
  './ziwei/palaces.ts':           ['PalaceId'],
  './ziwei/rarity.ts':            ['MainStarId', 'RarityTierId'],
  './ziwei/rings.ts':             ['DoctorSpiritId', 'GeneralSpiritId', 'YearSpiritId'],
  './ziwei/school.ts':            ['AnySchoolId'],
  './ziwei/star-ids.ts':          ['AdjectiveStarId', 'GradedStarId', 'MajorStarId', 'MinorStarId'],
  './ziwei/transformations.ts':   ['TransformationId'],
  './ziwei/yin-yang-gender.ts':   ['YinYangGenderId'],
  './ziwei/ziwei-date.ts':        ['LeapMonthRule', 'YearBoundary'],
};
