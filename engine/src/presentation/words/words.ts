// The words of a language: one for every id of a chart; a missing one is a compile error.

import type { BirthCalendar } from '../../calculation/calendar/calendar-region.ts';
import type { DayOfficerId, MansionId } from '../../calculation/calendar/day-almanac.ts';
import type { DaySpiritId, SelectedDayId, SixDayId } from '../../calculation/calendar/day-notes.ts';
import type { SolarTermId } from '../../calculation/calendar/solar-year.ts';
import type { TransitWarningCode } from '../../calculation/casting/transits/transit-warnings.ts';
import type { WarningCode } from '../../calculation/casting/warnings.ts';
import type { AnimalId, BranchId } from '../../calculation/cycle/branch.ts';
import type { ElementId, PolarityId } from '../../calculation/cycle/element.ts';
import type { GrowthPhaseId } from '../../calculation/cycle/growth-phase.ts';
import type { LuminaryId } from '../../calculation/cycle/luminary.ts';
import type { NayinId } from '../../calculation/cycle/nayin.ts';
import type { SanzaiId } from '../../calculation/cycle/sanzai.ts';
import type { StemId } from '../../calculation/cycle/stem.ts';
import type { PairWarningCode } from '../../calculation/pair/warning-codes.ts';
import type { ConditionId, ElementStateId, MonthPatternId, RootTagId, StructureId } from '../../calculation/pillars/depth-ids.ts';
import type { DirectionId } from '../../calculation/pillars/luck.ts';
import type { PillarStarId } from '../../calculation/pillars/pillar-star-ids.ts';
import type { OwnPairRelationId, RelationId } from '../../calculation/pillars/relation-ids.ts';
import type { TenGodGroupId, TenGodId } from '../../calculation/pillars/ten-gods.ts';
import type { SolarClock } from '../../calculation/time/solar-clock.ts';
import type { BrightnessId } from '../../calculation/ziwei/brightness.ts';
import type { BureauId } from '../../calculation/ziwei/bureau.ts';
import type { FlowStarId } from '../../calculation/ziwei/flow-stars.ts';
import type { PalaceId } from '../../calculation/ziwei/palaces.ts';
import type { PatternFlagId, PatternFormId, PatternId } from '../../calculation/ziwei/patterns/pattern-ids.ts';
import type { RarityTierId } from '../../calculation/ziwei/rarity.ts';
import type { DoctorSpiritId, GeneralSpiritId, YearSpiritId } from '../../calculation/ziwei/rings.ts';
import type { StarId } from '../../calculation/ziwei/star-ids.ts';
import type { TransformationId } from '../../calculation/ziwei/transformations.ts';
import type { YinYangGenderId } from '../../calculation/ziwei/yin-yang-gender.ts';
import type { Language } from './languages.ts';

/** Names by id. */
export interface Names {
  readonly stems: Readonly<Record<StemId, string>>;
  readonly branches: Readonly<Record<BranchId, string>>;
  readonly animals: Readonly<Record<AnimalId, string>>;
  readonly elements: Readonly<Record<ElementId, string>>;
  readonly polarities: Readonly<Record<PolarityId, string>>;
  readonly nayin: Readonly<Record<NayinId, string>>;
  readonly growthPhases: Readonly<Record<GrowthPhaseId, string>>;
  readonly solarTerms: Readonly<Record<SolarTermId, string>>;
  readonly tenGods: Readonly<Record<TenGodId, string>>;
  readonly directions: Readonly<Record<DirectionId, string>>;
  readonly palaces: Readonly<Record<PalaceId, string>>;
  readonly stars: Readonly<Record<StarId, string>>;
  readonly brightness: Readonly<Record<BrightnessId, string>>;
  readonly transformations: Readonly<Record<TransformationId, string>>;
  readonly bureaus: Readonly<Record<BureauId, string>>;
  readonly doctorSpirits: Readonly<Record<DoctorSpiritId, string>>;
  readonly generalSpirits: Readonly<Record<GeneralSpiritId, string>>;
  readonly yearSpirits: Readonly<Record<YearSpiritId, string>>;
  readonly yinYangGenders: Readonly<Record<YinYangGenderId, string>>;
  readonly rarityTiers: Readonly<Record<RarityTierId, string>>;

  /** Names of stems and branches within pairs: 甲, or Jia. */
  readonly shortStems: Readonly<Record<StemId, string>>;
  readonly shortBranches: Readonly<Record<BranchId, string>>;
}

/** Names of the flow stars of transits. */
export type FlowStarNames = Readonly<Record<FlowStarId, string>>;

/** Names of the almanac's facts of a day. */
export interface AlmanacNames {
  readonly officers: Readonly<Record<DayOfficerId, string>>;
  readonly mansions: Readonly<Record<MansionId, string>>;
  readonly daySpirits: Readonly<Record<DaySpiritId, string>>;
  readonly sixDays: Readonly<Record<SixDayId, string>>;
  readonly selectedDays: Readonly<Record<SelectedDayId, string>>;
}

/** Names by id for the Four Pillars in depth. */
export interface DepthNames {
  readonly pillarStars: Readonly<Record<PillarStarId, string>>;
  readonly relations: Readonly<Record<RelationId, string>>;
  /** Names of relations of two people only. */
  readonly pairRelations: Readonly<Record<OwnPairRelationId, string>>;
  readonly tenGodGroups: Readonly<Record<TenGodGroupId, string>>;
  readonly elementStates: Readonly<Record<ElementStateId, string>>;
  readonly rootTags: Readonly<Record<RootTagId, string>>;
  readonly monthPatterns: Readonly<Record<MonthPatternId, string>>;
  readonly structures: Readonly<Record<StructureId, string>>;
  readonly conditions: Readonly<Record<ConditionId, string>>;
}

/** Names by id of the patterns of Zi Wei, of their forms, and of facts that spoil them. */
export interface PatternNames {
  readonly patterns: Readonly<Record<PatternId, string>>;
  readonly patternForms: Readonly<Record<PatternFormId, string>>;
  readonly patternFlags: Readonly<Record<PatternFlagId, string>>;
}

/** Sentences of the warnings that have several. */
type SentenceOfWarning =
  | 'near_start_of_spring'
  | 'clock_day_differs'
  | 'clock_month_differs'
  | 'earth_plate_of_quarter'
  | 'human_plate_of_quarter';

/** Sentences with `{placeholders}`, and separators of names. */
export interface Phrases {
  /** Separators of the stem and the branch of a pair, of pairs, and of two stars. */
  readonly joins: { readonly stemBranch: string; readonly pairs: string; readonly stars: string };
  /** A main star that the life palace borrows: `{stars}`. */
  readonly borrowed: string;
  readonly rarityBasis: string;

  readonly lunar: {
    /** `{year}`, or `{pair}` if lunar years are named by pairs; `{leap}`, `{month}`, `{day}`. */
    readonly date: string;
    /** A month by itself: `{leap}`, `{month}`. */
    readonly monthName: string;
    readonly leap: string;
    readonly digits: readonly string[];
    readonly months: readonly string[];
    readonly days: readonly string[];
  };

  /** Names of the clocks of places with two; others are named by their id. */
  readonly zones: Readonly<Record<string, string>>;
  /** Lunar calendars and solar times, as parts of a sentence. */
  readonly regions: Readonly<Record<BirthCalendar, string>>;
  readonly clocks: Readonly<Record<SolarClock, string>>;
  /** The earlier or the later of two. */
  readonly which: { readonly earlier: string; readonly later: string };
  /** A duration of seconds and minutes, each in singular and plural with `{n}`; and `{minutes}` with `{seconds}`. */
  readonly away: { readonly both: string } & Readonly<Record<'seconds' | 'minutes', readonly [one: string, several: string]>>;
  /** The sentence of a warning; at the Start of Spring the year changes with the month. */
  readonly warnings: Readonly<Record<Exclude<WarningCode, 'plate_of_quarter'> | SentenceOfWarning, string>>;
}

/**
 * The words of a language as a value: all that documents need. `beichen/words/en`, `beichen/words/zh` and `beichen/words/zh-Hant` have one each, so that a
 * bundle can contain a single language.
 */
export interface LanguageWords {
  readonly language: Language;
  readonly names: Names;
  /** The names in Hanzi. */
  readonly hanzi: Names;
  readonly phrases: Phrases;
  /** Absent from `EN`, `ZH` and `ZH_HANT`; `EN_TRANSITS` and the like have them. */
  readonly transits?: TransitWords;
  /** Present only in the table of all languages. */
  readonly almanac?: AlmanacWords;
  /** Present only in the table of all languages. */
  readonly pair?: PairPhrases;
  /** Absent from `EN`, `ZH` and `ZH_HANT` too; `EN_FULL` and the like have them. */
  readonly depth?: DepthWords;
}

/** Sentences of transits with `{places}` to fill. */
export interface TransitPhrases {
  /** The sentence of a warning; at the Start of Spring the year changes with the month. */
  readonly warnings: Readonly<Record<TransitWarningCode | 'moment_near_start_of_spring', string>>;
}

/** Names by id for transits only. */
export interface TransitNames {
  readonly sanzai: Readonly<Record<SanzaiId, string>>;
  readonly luminaries: Readonly<Record<LuminaryId, string>>;
}

/** The words of transits, which a bundle that only casts charts does not need. */
export interface TransitWords {
  readonly flowStars: FlowStarNames;
  /** The names in Hanzi. */
  readonly flowStarsHanzi: FlowStarNames;
  readonly names: TransitNames;
  readonly hanzi: TransitNames;
  readonly phrases: TransitPhrases;
}

/** A language with the words of charts and of transits. */
export interface TransitLanguageWords extends LanguageWords {
  readonly transits: TransitWords;
}

/** Words for members on request: the Four Pillars in depth, and the patterns of Zi Wei. */
export interface DepthWords {
  readonly names: DepthNames & PatternNames;
  /** The names in Hanzi. */
  readonly hanzi: DepthNames & PatternNames;
}

/** A language with all its words. */
export interface FullLanguageWords extends TransitLanguageWords {
  readonly depth: DepthWords;
  readonly almanac: AlmanacWords;
  readonly pair: PairPhrases;
}

/** The words of the almanac, which a bundle that only casts charts does not need. */
export interface AlmanacWords {
  readonly names: AlmanacNames;
  /** The names in Hanzi. */
  readonly hanzi: AlmanacNames;
}

/** Sentences of two people with `{places}` to fill. */
export interface PairPhrases {
  /** A pillar as a word before its name: `{pillar}`. */
  readonly pillars: Readonly<Record<'year' | 'month', string>>;
  readonly warnings: Readonly<Record<PairWarningCode, string>>;
}
