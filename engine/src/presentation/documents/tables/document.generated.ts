// Generated from the tables of engine/src/presentation/documents/tables by engine/src/presentation/documents/tables/document.test.ts.
// Types of the JSON documents. Ids never change, names may; a list is always there, possibly empty; a single value that does
// not exist is absent, never null.

import type { DayBoundary } from '../../../calculation/calendar/birth-moment.ts';
import type { BirthCalendar, CalendarRegion } from '../../../calculation/calendar/calendar-region.ts';
import type { DayOfficerId, MansionId } from '../../../calculation/calendar/day-almanac.ts';
import type { DaySpiritId, SelectedDayId, SixDayId, SpiritPath } from '../../../calculation/calendar/day-notes.ts';
import type { SolarTermId } from '../../../calculation/calendar/solar-year.ts';
import type { Gender } from '../../../calculation/casting/birth.ts';
import type { ConditionName } from '../../../calculation/casting/births/conditions.ts';
import type { BoundaryKind } from '../../../calculation/casting/boundaries.ts';
import type { ShownId } from '../../../calculation/casting/matching-variants.ts';
import type { AtForm } from '../../../calculation/casting/transits/at.ts';
import type { TimelineList } from '../../../calculation/casting/transits/cast-timeline.ts';
import type { AgeAdvance, LeapDayCount } from '../../../calculation/casting/transits/conventions.ts';
import type { DecadeKind, LeapHalf } from '../../../calculation/casting/transits/ziwei-transits.ts';
import type { ChoiceId, VariantMember } from '../../../calculation/casting/variants.ts';
import type { AnyWarningCode, WarningCode } from '../../../calculation/casting/warnings.ts';
import type { AnimalId, BranchId } from '../../../calculation/cycle/branch.ts';
import type { ClashSide } from '../../../calculation/cycle/clash.ts';
import type { ElementId, PolarityId } from '../../../calculation/cycle/element.ts';
import type { GrowthPhaseId } from '../../../calculation/cycle/growth-phase.ts';
import type { LuminaryId } from '../../../calculation/cycle/luminary.ts';
import type { NayinId } from '../../../calculation/cycle/nayin.ts';
import type { SanzaiId } from '../../../calculation/cycle/sanzai.ts';
import type { PairId } from '../../../calculation/cycle/sexagenary.ts';
import type { StemId } from '../../../calculation/cycle/stem.ts';
import type { DayFilterName } from '../../../calculation/days/filter.ts';
import type { ConditionId, ElementStateId, MonthCommandTable, MonthPatternId, RootTagId, StructureId } from '../../../calculation/pillars/depth-ids.ts';
import type { PillarId } from '../../../calculation/pillars/four-pillars.ts';
import type { HiddenStemRole } from '../../../calculation/pillars/hidden-stems.ts';
import type { LuckKind } from '../../../calculation/pillars/luck-periods.ts';
import type { DirectionId } from '../../../calculation/pillars/luck.ts';
import type { ExposureRule, MonthRule } from '../../../calculation/pillars/month-pattern.ts';
import type { PillarStarId, PillarStarSet } from '../../../calculation/pillars/pillar-star-ids.ts';
import type { StarBasis } from '../../../calculation/pillars/pillar-star-tables.ts';
import type { PairRelationId, RelationId } from '../../../calculation/pillars/relation-ids.ts';
import type { RelatedPillar } from '../../../calculation/pillars/relations.ts';
import type { SmallLuckRule } from '../../../calculation/pillars/small-luck.ts';
import type { TenGodGroupId, TenGodId } from '../../../calculation/pillars/ten-gods.ts';
import type { SolarClock } from '../../../calculation/time/solar-clock.ts';
import type { BrightnessId } from '../../../calculation/ziwei/brightness.ts';
import type { BureauId } from '../../../calculation/ziwei/bureau.ts';
import type { SelfTransformationKind } from '../../../calculation/ziwei/flights.ts';
import type { FlowStarId } from '../../../calculation/ziwei/flow-stars.ts';
import type { ChildLimitRule } from '../../../calculation/ziwei/limits.ts';
import type { PalaceId } from '../../../calculation/ziwei/palaces.ts';
import type { PatternFlagId, PatternFormId, PatternId, PatternStarId } from '../../../calculation/ziwei/patterns/pattern-ids.ts';
import type { MainStarId, RarityTierId } from '../../../calculation/ziwei/rarity.ts';
import type { DoctorSpiritId, GeneralSpiritId, YearSpiritId } from '../../../calculation/ziwei/rings.ts';
import type { AnySchoolId } from '../../../calculation/ziwei/school.ts';
import type { AdjectiveStarId, GradedStarId, MajorStarId, MinorStarId } from '../../../calculation/ziwei/star-ids.ts';
import type { TransformationId } from '../../../calculation/ziwei/transformations.ts';
import type { YearStarId } from '../../../calculation/ziwei/year-stars.ts';
import type { YinYangGenderId } from '../../../calculation/ziwei/yin-yang-gender.ts';
import type { LeapMonthRule, YearBoundary } from '../../../calculation/ziwei/ziwei-date.ts';
import type { Label } from '../../../presentation/documents/vocabulary/labels.ts';
import type { Language } from '../../../presentation/words/languages.ts';

/** A natal chart: calculated structure, no interpretation. */
export interface ChartDocument {
  /** The language of the names and sentences in this document. */
  readonly language: Language;
  /** The birth: where, when by the clock, and when by the Sun. */
  readonly birth: BirthDocument;
  /** The major stars of the life palace, and how rare they are. */
  readonly mainStar: MainStarDocument;
  /** The twelve palaces by branch, from yin (寅) to chou (丑), as the drawing has them. */
  readonly palaces: readonly PalaceDocument[];
  /** Members of the whole Zi Wei chart. */
  readonly ziwei: ZiweiDocument;
  /** The Four Pillars (BaZi). */
  readonly fourPillars: FourPillarsDocument;
  /** The stem of the day, from which the pillars are seen. */
  readonly dayMaster: DayMasterDocument;
  /** The balance of the five elements. */
  readonly fiveElements: FiveElementsDocument;
  /** The luck pillars of ten years each. */
  readonly luckPillars: LuckPillarsDocument;
  /** The conventions by which this chart was cast. */
  readonly conventions: ConventionsDocument;
  /** Warnings about the birth or the chart, the most important first. An empty list when there are none. */
  readonly warnings: readonly WarningDocument[];
  /** The weight of the bones (称骨) by the lunar date. On request only. */
  readonly boneWeight?: BoneWeightDocument;
  /** The patterns (格局), each in its palace. On request only. */
  readonly patterns?: readonly PatternDocument[];
  /** Palaces to which the stem of each palace sends its transformations. On request only. */
  readonly flights?: readonly PalaceFlightsDocument[];
  /** Self-transformations (自化) of the palaces. On request only. */
  readonly selfTransformations?: readonly SelfTransformationDocument[];
}

/** The birth: where, when by the clock, and when by the Sun. */
export interface BirthDocument {
  /** The birthplace. */
  readonly place: PlaceDocument;
  /** Clock time, ISO 8601 without an offset. */
  readonly clockTime: string;
  /** Offset of the clock from UTC at that moment, with summer time. */
  readonly utcOffsetSeconds: number;
  /** The moment of birth in UTC, whole seconds. */
  readonly utc: string;
  /** True solar time at the birthplace. It decides double hour, day and lunar date, unless `conventions.solarTime` names another time. */
  readonly trueSolarTime: string;
  /** The same without the equation of time: mean solar time, by longitude alone. */
  readonly meanSolarTime: string;
  /** Clock time without summer time. */
  readonly standardTime: string;
  /** The seconds between the clock and the sundial. */
  readonly correction: CorrectionDocument;
  /** The double hour. */
  readonly doubleHour: Label<BranchId> & {
    /** When it begins on the clock that decides, HH:MM. */
    readonly from: string;
    /** When it ends on the clock that decides, HH:MM. */
    readonly to: string;
  };
  /** The lunar date of the day to which the birth belongs. */
  readonly lunarDate: LunarDateDocument;
  /** The animal of the Zi Wei year. */
  readonly zodiac: Label<AnimalId>;
  /** The latest of the 24 solar terms at the birth. */
  readonly solarTerm: Label<SolarTermId> & {
    /** Its moment in UTC. */
    readonly at: string;
  };
  /** The nearest moment at which the chart becomes another. */
  readonly nearestBoundary: {
    /** Kind of the boundary. */
    readonly kind: BoundaryKind;
    /** Seconds from the birth; negative when it lies in the past. */
    readonly secondsAway: number;
    /** Id of the double hour that lies beyond it, or of the solar term at which the month changes. */
    readonly other: string;
  };
  /** The span of times that give these very palaces and pillars; by the instants where the clock was changed within it. */
  readonly sameChart: {
    /** The first time in it, in UTC. */
    readonly startsAt: string;
    /** The first time after it, in UTC. */
    readonly endsAt: string;
    /** The first time in it, on the clock of the birthplace. */
    readonly startsAtClock: string;
    /** The first time after it, on the same clock. */
    readonly endsAtClock: string;
  };
  /** Almanac notes of the day of the day pillar. On request only. */
  readonly dayAlmanac?: {
    /** One of the twelve officers (建除). */
    readonly officer: Label<DayOfficerId>;
    /** One of the twenty-eight mansions (二十八宿). */
    readonly mansion: Label<MansionId>;
    /** The animal of the branch that clashes with the branch of the day (冲). */
    readonly clash: Label<AnimalId> & {
      /** The side of 煞. */
      readonly side: ClashSide;
    };
  };
}

/** The birthplace. */
export interface PlaceDocument {
  /** The id to ask for this place by. */
  readonly cityId?: string;
  /** Name in the language of the answer. */
  readonly name?: string;
  /** Chinese name, where one is known. */
  readonly hanzi?: string;
  /** Name of the country in the language of the answer. */
  readonly country?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string;
  /** Degrees, north positive. */
  readonly latitude?: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** The IANA zone by which the clock was read. */
  readonly timeZone: string;
  /** The place whose zone it is, where the birthplace is a point without a zone. */
  readonly zoneFrom?: ZoneSourceDocument;
}

/** A place whose time zone counts for a point near it. */
export interface ZoneSourceDocument {
  /** Its id. */
  readonly cityId: string;
  /** Its name, with what it is in, in the language of the answer. */
  readonly name: string;
  /** Its distance from the point in kilometres. */
  readonly distanceKm: number;
}

/** Seconds added to the clock time to get true solar time. */
export interface CorrectionDocument {
  /** The sum of the parts. */
  readonly totalSeconds: number;
  /** Summer time taken off. */
  readonly daylightSavingSeconds: number;
  /** From the standard meridian to the birthplace, 240 seconds a degree. */
  readonly longitudeSeconds: number;
  /** From mean to true solar time on that day. */
  readonly equationOfTimeSeconds: number;
}

/** A date of the lunar calendar. */
export interface LunarDateDocument {
  /** The lunar calendar, by its country: months begin at midnight there. */
  readonly calendarRegion: CalendarRegion;
  /** The Gregorian year in which the lunar year begins. */
  readonly year: number;
  /** The month, 1 to 12; a leap month has the number of the month before it. */
  readonly month: number;
  /** The day of the month, 1 to 30. */
  readonly day: number;
  /** True if the month is the leap month of its year. */
  readonly leapMonth: boolean;
  /** The date in words. */
  readonly text: string;
}

/** The major stars of the life palace, and how rare they are. */
export interface MainStarDocument extends Label<MainStarId> {
  /** The palace in which they are looked for: always the life palace. */
  readonly palace: Label<PalaceId>;
  /** True when the life palace is empty and shows the stars of the opposite one. */
  readonly borrowed: boolean;
  /** One star, or a pair in its traditional order. */
  readonly stars: readonly MajorStarDocument[];
  /** Share of births with this main star. */
  readonly rarity: RarityDocument;
}

/** One of the fourteen major stars. */
export interface MajorStarDocument extends Label<MajorStarId> {
  /** Brightness in this palace; absent where no table grades it. */
  readonly brightness?: Label<BrightnessId>;
  /** The transformation that the stem of the year gives it; absent where there is none. */
  readonly transformation?: Label<TransformationId>;
}

/** Share of births with this main star. */
export interface RarityDocument {
  /** One of four steps. */
  readonly tier: Label<RarityTierId>;
  /** Share of all births with this main star, in percent. */
  readonly percent: number;
  /** One birth in so many. */
  readonly oneIn: number;
  /** Percent of all births whose main star is commoner. */
  readonly rarerThanPercent: number;
  /** Basis of the count. */
  readonly basis: string;
}

/** One of the twelve palaces. */
export interface PalaceDocument extends Label<PalaceId> {
  /** 0 for the life palace, 1 for siblings, up to 11 for parents. */
  readonly order: number;
  /** The stem of the palace, which the stem of the year gives. */
  readonly stem: Label<StemId>;
  /** The branch that the palace is. */
  readonly branch: Label<BranchId>;
  /** True for the body palace. */
  readonly isBodyPalace: boolean;
  /** True if its stem is the stem of the year (来因宫). */
  readonly isOriginPalace: boolean;
  /** Major stars in this palace. */
  readonly majorStars: readonly MajorStarDocument[];
  /** Minor stars in this palace. */
  readonly minorStars: readonly MinorStarDocument[];
  /** Adjective stars in this palace. */
  readonly adjectiveStars: readonly AdjectiveStarDocument[];
  /** Major stars of the opposite palace, where this one has none. */
  readonly borrowedStars: readonly MajorStarDocument[];
  /** One of each of the four rings of twelve. */
  readonly spirits: {
    /** Of the ring of the growth phases (长生). */
    readonly growth: Label<GrowthPhaseId>;
    /** Of the ring of the Doctor (博士). */
    readonly doctor: Label<DoctorSpiritId>;
    /** Of the ring before the General Star (将前). */
    readonly general: Label<GeneralSpiritId>;
    /** Of the ring before the Year (岁前). */
    readonly year: Label<YearSpiritId>;
  };
  /** The ten years that this palace rules, in nominal years of age (虚岁). */
  readonly decade: {
    /** The first of them. */
    readonly fromAge: number;
    /** The last of them. */
    readonly toAge: number;
  };
  /** The nominal ages whose small limit falls here. */
  readonly smallLimitAges: readonly number[];
  /** The opposite palace (对宫). */
  readonly opposite: Label<PalaceId>;
  /** The two palaces in trine (三合). */
  readonly trines: readonly Label<PalaceId>[];
  /** The two palaces at its sides (夹): on the branch before it, then on the branch after it. */
  readonly flanking: readonly Label<PalaceId>[];
  /** The palace on the branch that combines with its own (暗合). */
  readonly hidden: Label<PalaceId>;
  /** The nominal ages at which the year stands here (流年). On request only. */
  readonly yearAges?: readonly number[];
}

/** One of the fourteen minor stars. */
export interface MinorStarDocument extends Label<MinorStarId> {
  /** Brightness in this palace; absent where no table grades it. */
  readonly brightness?: Label<BrightnessId>;
  /** The transformation that the stem of the year gives it; absent where there is none. */
  readonly transformation?: Label<TransformationId>;
}

/** An adjective star; which ones a chart shows depends on the school. */
export interface AdjectiveStarDocument extends Label<AdjectiveStarId> {
  /** Brightness in this palace; absent where no table grades it. */
  readonly brightness?: Label<BrightnessId>;
  /** The transformation that the stem of the year gives it; absent where there is none. */
  readonly transformation?: Label<TransformationId>;
}

/** Members of the whole Zi Wei chart. */
export interface ZiweiDocument {
  /** The five-element bureau. */
  readonly bureau: Label<BureauId>;
  /** The pair of the year that the chart is counted from. */
  readonly yearPillar: Label<PairId>;
  /** The nayin of the Zi Wei year: the element of the life (本命, in Vietnam Bản Mệnh). */
  readonly nayin: Label<NayinId>;
  /** The life palace. */
  readonly lifePalace: PalacePositionDocument;
  /** The palace that is the body palace too. */
  readonly bodyPalace: PalacePositionDocument;
  /** The Life Ruler (命主). */
  readonly lifeRuler: Label<GradedStarId>;
  /** The Body Ruler (身主). */
  readonly bodyRuler: Label<GradedStarId>;
  /** The palace with the stem of the year (来因宫). */
  readonly originPalace: PalacePositionDocument;
  /** Polarity of the year, and gender. */
  readonly yinYangGender: Label<YinYangGenderId>;
  /** Lu, Quan, Ke, Ji: the four transformations of the year, and where they fall. */
  readonly transformations: readonly TransformationDocument[];
  /** The element of the year (本命) and the element of the bureau (局). On request only. */
  readonly yearAndBureau?: YearAndBureauDocument;
  /** Yin and yang of the year and of the life palace (Âm dương thuận lý, nghịch lý). On request only. */
  readonly yearAndLife?: YearAndLifeDocument;
  /** The hour of the night cry (夜啼关, giờ dạ đề) of the season of birth. On request only. */
  readonly nightCry?: NightCryDocument;
  /** The palace of the first month in a year of 子 (子年斗君). On request only. */
  readonly ziDoujun?: ZiDoujunDocument;
}

/** A palace of the birth chart, and where it lies. */
export interface PalacePositionDocument extends Label<PalaceId> {
  /** The stem of the palace. */
  readonly stem: Label<StemId>;
  /** The branch that the palace is. */
  readonly branch: Label<BranchId>;
  /** Stem and branch as a pair. */
  readonly pair: Label<PairId>;
}

/** A star that is transformed, and where it stands. */
export interface TransformationDocument extends Label<TransformationId> {
  /** The star. */
  readonly star: Label<GradedStarId>;
  /** The palace of the birth chart in which it stands. */
  readonly palace: Label<PalaceId>;
}

/** The elements of the year and of the bureau, and their relation. No judgement. */
export interface YearAndBureauDocument {
  /** The element of the nayin of the year that the Zi Wei chart is counted from. */
  readonly yearElement: Label<ElementId>;
  /** The element of the bureau. */
  readonly bureauElement: Label<ElementId>;
  /** Relation of the two. */
  readonly relation: Label<PairRelationId>;
  /** The one that feeds or controls the other; absent where they are the same. */
  readonly from?: 'year' | 'bureau';
}

/** Yin and yang of the year and of the branch of the life palace. No judgement. */
export interface YearAndLifeDocument {
  /** Of the year that the Zi Wei chart is counted from. */
  readonly yearPolarity: Label<PolarityId>;
  /** Of the branch of the life palace. */
  readonly lifePalacePolarity: Label<PolarityId>;
  /** accord (thuận lý) where both are the same, contrary (nghịch lý) where they are not. */
  readonly agreement: 'accord' | 'contrary';
}

/** One hour for the three lunar months of a season: 午, 酉, 子, 卯. No judgement. */
export interface NightCryDocument {
  /** The branch of that hour. */
  readonly doubleHour: Label<BranchId>;
  /** True if the birth is in that hour. */
  readonly isHourOfBirth: boolean;
}

/** From 子 back to the month of birth, then on by its hour: the first month of a year of 子 is there, the first month of a year of 丑 one palace on. */
export interface ZiDoujunDocument {
  /** Its branch. */
  readonly branch: Label<BranchId>;
  /** The natal palace there. */
  readonly palace: Label<PalaceId>;
}

/** The Four Pillars (BaZi); year and month change with the solar terms. */
export interface FourPillarsDocument {
  /** The eight characters. */
  readonly hanzi: string;
  /** The names of the four pairs. */
  readonly text: string;
  /** The pillar of the year. */
  readonly year: PillarDocument;
  /** The pillar of the month. */
  readonly month: PillarDocument;
  /** The pillar of the day. */
  readonly day: PillarDocument;
  /** The pillar of the double hour. */
  readonly hour: PillarDocument;
  /** The pair of conception (胎元). */
  readonly conception: Label<PairId>;
  /** The pair of the fetal breath (胎息). */
  readonly fetalBreath: Label<PairId>;
  /** The pair of the life palace (命宫) of the Four Pillars. */
  readonly lifePalacePillar: Label<PairId>;
  /** The pair of the body palace (身宫) of the Four Pillars. */
  readonly bodyPalacePillar: Label<PairId>;
  /** Relations of the four pillars: combinations, clashes, punishments and others, as facts. On request only. */
  readonly relations?: readonly RelationDocument[];
  /** The stem that commands the month at the birth (人元司令). On request only. */
  readonly monthCommand?: MonthCommandDocument;
  /** The pattern of the month (月令取格), by two rules. On request only. */
  readonly monthPattern?: MonthPatternDocument;
  /** Special structures that come near, each condition met or not. On request only. */
  readonly structures?: readonly StructureDocument[];
}

/** One of the four pillars. */
export interface PillarDocument extends Label<PairId> {
  /** The stem. */
  readonly stem: Label<StemId> & {
    /** The element of the stem. */
    readonly element: Label<ElementId>;
    /** Yin or yang. */
    readonly polarity: Label<PolarityId>;
    /** Ten god of the stem, seen from the Day Master. */
    readonly tenGod: Label<TenGodId>;
    /** Its roots in the four branches (通根). On request only. */
    readonly roots?: readonly RootDocument[];
  };
  /** The branch. */
  readonly branch: Label<BranchId> & {
    /** The animal of the branch. */
    readonly animal: Label<AnimalId>;
    /** The element of the branch by itself. */
    readonly element: Label<ElementId>;
    /** The stems that the branch hides (藏干), main stem first. */
    readonly hiddenStems: readonly HiddenStemDocument[];
  };
  /** The sound of the pair (纳音). */
  readonly nayin: Label<NayinId>;
  /** The phase of the Day Master on this branch (星运). */
  readonly growthPhase: Label<GrowthPhaseId>;
  /** The phase of the pillar's own stem on its branch (自坐). */
  readonly selfPhase: Label<GrowthPhaseId>;
  /** The two branches that do not occur in the ten pairs (旬) of this pair (空亡). */
  readonly voidBranches: readonly Label<BranchId>[];
  /** The stars (神煞) on this pillar. On request only. */
  readonly stars?: readonly PillarStarDocument[];
  /** The one hidden stem of its branch that counts by the days of the month (月律分野). On request only. */
  readonly command?: BranchCommandDocument;
}

/** A root (通根) of a stem: a branch that hides a stem of its element. */
export interface RootDocument {
  /** The pillar of the branch. */
  readonly pillar: PillarId;
  /** The hidden stem. */
  readonly stem: Label<StemId>;
  /** Main, middle or residual Qi. */
  readonly role: HiddenStemRole;
  /** True for the very stem, and not the one of the other polarity. */
  readonly same: boolean;
  /** Roles of the branch for the stem. */
  readonly tags: readonly Label<RootTagId>[];
}

/** A stem hidden in a branch. */
export interface HiddenStemDocument extends Label<StemId> {
  /** The element of the stem. */
  readonly element: Label<ElementId>;
  /** Ten god of the stem, seen from the Day Master. */
  readonly tenGod: Label<TenGodId>;
  /** Main, middle or residual Qi. */
  readonly role: HiddenStemRole;
  /** Share of the branch, in percent. */
  readonly weight: number;
  /** The pillars whose stem it is (透干). On request only. */
  readonly shownIn?: readonly PillarId[];
}

/** A star (神煞) on a pillar: where a table puts it, not what it would mean. */
export interface PillarStarDocument extends Label<PillarStarId> {
  /** Keys by which it was found; a star that was found twice has both. */
  readonly basis: readonly StarBasis[];
  /** Of dexiu (德秀): whether the stem is de (德), xiu (秀), or both. */
  readonly roles?: readonly ('de' | 'xiu')[];
  /** Of xuetang and ciguan: whether the nayin of this pillar has the element of the year's nayin. */
  readonly proper?: boolean;
  /** Of sanqi (三奇): the three stems, in their order. */
  readonly stems?: readonly Label<StemId>[];
  /** Of gonglu (拱禄): the branch between the branches of day and hour. */
  readonly encloses?: Label<BranchId>;
}

/** The hidden stem of a branch that counts by the days since the jie of the month. In the branch of the month it is the 元命 of Japanese schools. */
export interface BranchCommandDocument extends Label<StemId> {
  /** The element of the stem. */
  readonly element: Label<ElementId>;
  /** Ten god of the stem, seen from the Day Master. */
  readonly tenGod: Label<TenGodId>;
}

/** A relation of pillars. What does not apply to its kind is absent. That a combination transforms is never said. */
export interface RelationDocument extends Label<RelationId> {
  /** The pillars that have it, in their order; of three branches, every pillar that holds one of them. */
  readonly pillars: readonly RelatedPillar[];
  /** The stems, in the order of the pillars. */
  readonly stems?: readonly Label<StemId>[];
  /** The branches, in the order of the pillars; three in their own order. */
  readonly branches?: readonly Label<BranchId>[];
  /** True if two natal pillars are neighbours. */
  readonly adjacent?: boolean;
  /** The element that the books name for it. */
  readonly element?: Label<ElementId>;
  /** Of half a trine: birth has its first branch, grave its last. */
  readonly half?: 'birth' | 'grave';
  /** The middle branch, which is not there. */
  readonly missing?: Label<BranchId>;
  /** The pillar that controls or punishes. */
  readonly from?: RelatedPillar;
  /** The pillar that is controlled or punished. */
  readonly to?: RelatedPillar;
  /** True if both stems are yang, or both yin. */
  readonly samePolarity?: boolean;
  /** True if the two branches also combine. */
  readonly alsoCombines?: boolean;
  /** The hidden stems that combine. */
  readonly hiddenStems?: readonly Label<StemId>[];
  /** True if the stems clash; otherwise one controls the other. */
  readonly stemClash?: boolean;
  /** True if the stem of the day is one of the two. */
  readonly withDayMaster?: boolean;
  /** Support of the element by the branch of the month: in the first place, in the second, or none. */
  readonly monthSupport?: 'primary' | 'secondary' | 'none';
  /** True if the pillar of the month is part of it. */
  readonly includesMonth?: boolean;
  /** Other pillars that hold one of the two (争合). */
  readonly rivals?: readonly RelatedPillar[];
  /** Other pillars whose stem is one of the two in the other polarity (妒合). */
  readonly siblings?: readonly RelatedPillar[];
  /** Pillars between the two whose stem controls one of them. */
  readonly blockedBy?: readonly RelatedPillar[];
  /** Pillars whose stem has the element; of stems that combine, other pillars. */
  readonly elementShown?: readonly RelatedPillar[];
  /** Other pillars whose branch clashes with one of these. */
  readonly clashedBy?: readonly RelatedPillar[];
}

/** The stem that commands the month; its stems do so one after the other. */
export interface MonthCommandDocument extends Label<StemId> {
  /** The element of the stem. */
  readonly element: Label<ElementId>;
  /** The table of days, from `monthCommandTable`. */
  readonly table: MonthCommandTable;
  /** The instant of the jie that began the month, in UTC. */
  readonly termAt: string;
  /** Seconds from that instant to the birth. */
  readonly secondsAfter: number;
  /** Day of the month, counted from that instant: 1 for its first 24 hours. */
  readonly day: number;
  /** When the stem begins to command, in UTC. */
  readonly startsAt: string;
  /** When the next one does, or the next month begins, in UTC. */
  readonly endsAt: string;
}

/** The pattern of the month, by two rules. Where they differ the reader judges. */
export interface MonthPatternDocument {
  /** By the main stem of the month. */
  readonly byMonth: Label<MonthPatternId> & {
    /** blade, lu: the month is the blade or the lu of the Day Master; peer: its main stem has the same element; main: else. */
    readonly rule: MonthRule;
  };
  /** By the stem of the month that another pillar than the day shows. */
  readonly byExposure: Label<MonthPatternId> & {
    /** blade, lu: as by the month; mainShown: its main stem; otherShown: the first of the others; noneShown: as by the month. */
    readonly rule: ExposureRule;
    /** The stems from which it was read. */
    readonly by: readonly Label<StemId>[];
  };
  /** True if the month is the prosperity (禄) of the Day Master. */
  readonly luMonth: boolean;
  /** True if the month is the blade (刃) of a yang Day Master. */
  readonly bladeMonth: boolean;
  /** The stems that the month hides, main stem first. */
  readonly candidates: readonly (Label<StemId> & {
    /** Main, middle or residual Qi. */
    readonly role: HiddenStemRole;
    /** Ten god of the stem, seen from the Day Master. */
    readonly tenGod: Label<TenGodId>;
    /** Pillars of year, month and hour that show the very stem. */
    readonly shownIn: readonly PillarId[];
    /** The same for the stem of the same element in the other polarity. */
    readonly kinIn: readonly PillarId[];
  })[];
}

/** A special structure that comes near. The answer does not judge it. */
export interface StructureDocument extends Label<StructureId> {
  /** Of a transformation: the element that would come of it. */
  readonly element?: Label<ElementId>;
  /** Of a transformation: the pillar with whose stem the Day Master combines. */
  readonly with?: PillarId;
  /** Conditions of the books. */
  readonly conditions: readonly (Label<ConditionId> & {
    /** True if it is met. */
    readonly met: boolean;
    /** The pillars that meet it, or that stand against it. */
    readonly pillars: readonly PillarId[];
  })[];
}

/** The stem of the day. */
export interface DayMasterDocument extends Label<StemId> {
  /** The element of the stem. */
  readonly element: Label<ElementId>;
  /** Yin or yang. */
  readonly polarity: Label<PolarityId>;
  /** Support: season, roots and helping characters. On request only. */
  readonly support?: SupportDocument;
}

/** Support of the Day Master, as counts that are not added up. */
export interface SupportDocument {
  /** The season of its element (得令). */
  readonly inSeason: {
    /** The state of its element in the month. */
    readonly state: Label<ElementStateId>;
    /** True if the main stem of the month is of its element or feeds it. */
    readonly supports: boolean;
  };
  /** The pillars in which it has a root (得地). */
  readonly rootedIn: readonly PillarId[];
  /** Pillars whose stem is of its element or feeds it (得势). */
  readonly helpingStems: readonly PillarId[];
  /** Pillars whose branch does so by its main stem. */
  readonly helpingBranches: readonly PillarId[];
  /** Number of these among the other seven characters. */
  readonly helpers: number;
  /** Number of the rest of the seven. */
  readonly others: number;
}

/** The balance of the five elements. */
export interface FiveElementsDocument {
  /** Wood, fire, earth, metal, water. */
  readonly elements: readonly (Label<ElementId> & {
    /** Among the eight visible characters. */
    readonly count: number;
    /** The same in percent. */
    readonly percent: number;
    /** With hidden stems and a doubled month branch; one decimal, adding up to 100.0. */
    readonly weightedPercent: number;
    /** The state of the element in the month (旺相休囚死). On request only. */
    readonly season?: Label<ElementStateId>;
  })[];
  /** Elements that no visible character has. */
  readonly missing: readonly Label<ElementId>[];
  /** Method of `weightedPercent`. */
  readonly method: string;
}

/** The luck pillars of ten years each. */
export interface LuckPillarsDocument {
  /** Forward or backward through the sixty pairs. */
  readonly direction: Label<DirectionId>;
  /** From birth to the first luck pillar. */
  readonly startsAfter: {
    /** Years. */
    readonly years: number;
    /** Months beside the years. */
    readonly months: number;
    /** Days beside the months. */
    readonly days: number;
    /** Hours beside the days. */
    readonly hours: number;
    /** Minutes beside the hours. */
    readonly minutes: number;
  };
  /** When the first begins, in UTC. */
  readonly startsAt: string;
  /** When the first begins, on the clock of the birth. */
  readonly startsAtClock: string;
  /** The number of the luck as Korea and Japan print it (대운수, 立運): the days to the jie divided by three, rounded, at least 1. */
  readonly number: number;
  /** The first ten. */
  readonly pillars: readonly LuckPillarDocument[];
}

/** A luck pillar (大运) of ten years. */
export interface LuckPillarDocument extends Label<PairId> {
  /** Ten god of its stem, seen from the Day Master. */
  readonly tenGod: Label<TenGodId>;
  /** The phase of the Day Master on its branch (星运). */
  readonly growthPhase: Label<GrowthPhaseId>;
  /** The sound of the pair (纳音). */
  readonly nayin: Label<NayinId>;
  /** The number at which it begins as Korea and Japan print it: `number` of the luck, and ten more for each pillar. */
  readonly number: number;
  /** The nominal age (虚岁) in which it begins. */
  readonly fromAge: number;
  /** The nominal age nine years on. */
  readonly toAge: number;
  /** The completed years (周岁) with which it begins. */
  readonly fromCompletedAge: number;
  /** The completed years nine years on. */
  readonly toCompletedAge: number;
  /** The Gregorian year in which it begins. */
  readonly fromYear: number;
  /** The year nine years on. */
  readonly toYear: number;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it begins, on the clock of the birth. */
  readonly startsAtClock: string;
}

/** The conventions by which this chart was cast. */
export interface ConventionsDocument {
  /** When the day changes, by the solar time that decides. */
  readonly dayBoundary: DayBoundary;
  /** When the year of the Zi Wei chart changes. */
  readonly yearBoundary: YearBoundary;
  /** As which month the Zi Wei chart counts a leap month of birth. */
  readonly leapMonthRule: LeapMonthRule;
  /** The tables of stars. */
  readonly school: AnySchoolId;
  /** Lunar calendar of the lunar date, and of a lunar date of birth. */
  readonly calendarRegion: BirthCalendar;
  /** The clock that decides double hour, day and lunar date: true solar time, mean solar time, or standard time. */
  readonly solarTime: SolarClock;
  /** Of these the ones that are as the school has them, where most schools have another. Absent where there are none. */
  readonly bySchool?: readonly ('dayBoundary' | 'leapMonthRule')[];
  /** The palace that is read as the life palace, from which bureau, stars and decades follow: `heaven` (天盘) the life palace, `earth` (地盘) the body palace, `human` (人盘) the palace of fortune. The Zhongzhou school reads `earth` for births in the first 15 minutes of a double hour, `human` for the last 15. Only where it is not as the school has it. */
  readonly plate?: 'heaven' | 'earth' | 'human';
  /** Branches that the voids of the year fill: `both` has the side stars too (副旬, 副截), `one` the branch of the year’s polarity alone, `alike` the same star in both, as Tuần and Triệt. Only where it is not as the school has it. */
  readonly voids?: 'both' | 'one' | 'alike';
  /** The brightness of zuofu, youbi, tiankui, tianyue, lucun, tianma, dikong, dijie, which the Complete Book does not grade: `common` as two programs print it, `zhongzhou`, or `none`. Only where it is not as the school has it. */
  readonly gradesOfMinorStars?: 'common' | 'zhongzhou' | 'none';
  /** The stars that the stem jia transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfJia?: 'lianzhen-pojun-wuqu-taiyang' | 'lianzhen-pojun-wenqu-taiyang';
  /** The stars that the stem wu transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfWu?: 'tanlang-taiyin-youbi-tianji' | 'tanlang-taiyin-taiyang-tianji';
  /** The stars that the stem geng transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfGeng?: 'taiyang-wuqu-taiyin-tiantong' | 'taiyang-wuqu-tiantong-taiyin' | 'taiyang-wuqu-tianfu-tiantong' | 'taiyang-wuqu-tiantong-tianxiang';
  /** The stars that the stem xin transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfXin?: 'jumen-taiyang-wenqu-wenchang' | 'jumen-taiyang-wuqu-wenchang';
  /** The stars that the stem ren transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfRen?: 'tianliang-ziwei-zuofu-wuqu' | 'tianliang-ziwei-tianfu-wuqu';
  /** The stars that the stem gui transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfGui?: 'pojun-jumen-taiyin-tanlang' | 'pojun-jumen-taiyang-tanlang';
  /** Branch by which tianma is placed: the branch of the `year`, or of the lunar `month`. Only where it is not as the school has it. */
  readonly tianma?: 'year' | 'month';
  /** Placement of huoxing and lingxing: `forward` to the double hour, `byYinYang` one forward and one backward (Vietnam), `yearBranch` by the branch of the year alone. Only where it is not as the school has it. */
  readonly fireBell?: 'forward' | 'byYinYang' | 'yearBranch';
  /** Beginning of the ring of growth in charts of the bureau of earth: in `shen` with water, or in `yin` with fire. Only where it is not as the school has it. */
  readonly growthOfEarth?: 'shen' | 'yin';
  /** Direction of the ring of growth: `byYinYang` as the decades do, or `forward` for everybody. Only where it is not as the school has it. */
  readonly growthDirection?: 'byYinYang' | 'forward';
  /** The palace of the first decade: the `life` palace, or its `neighbour`, the next one the way the decades go. Only where it is not as the school has it. */
  readonly firstDecade?: 'life' | 'neighbour';
  /** Years of a decade: `tenYears`, or as many as the number of the `bureau`. Only where it is not as the school has it. */
  readonly decadeSpan?: 'tenYears' | 'bureau';
  /** Direction of the small limit: `byGender` forward for men and backward for women, or `byYinYang` as decades run. Only where it is not as the school has it. */
  readonly smallLimitDirection?: 'byGender' | 'byYinYang';
  /** Growth phases of yin stems in the Four Pillars: `backward` from their own birth, or `withYang`, the same as for the yang stem of the same element. Only where it is not as the school has it. */
  readonly growthOfYinStems?: 'backward' | 'withYang';
  /** The table by which stars are graded: `common` as in most programs, `zhongzhou`, or `vietnam`, of the major stars alone. Only where it is not as the school has it. */
  readonly gradesOfStars?: 'common' | 'zhongzhou' | 'vietnam';
  /** Branch that decides the Life Ruler: the branch of the `lifePalace`, or `yearBranch`. Only where it is not as the school has it. */
  readonly lifeRulerBy?: 'lifePalace' | 'yearBranch';
  /** The Body Ruler of births in years of zi: `huoxing`, or `lingxing`. Only where it is not as the school has it. */
  readonly bodyRulerOfZi?: 'huoxing' | 'lingxing';
  /** The palaces of tianshang and tianshi: `fixed` in the palaces of friends and health, or `byYinYang` exchanged for yin men and yang women. Only where it is not as the school has it. */
  readonly woundAndEnvoy?: 'fixed' | 'byYinYang';
  /** With `dayBoundary=midnight`: the day whose stem decides the stem of the hour of zi from 23:00 on, `nextDay` or `sameDay`. Only where it is not as the school has it. */
  readonly lateZiStem?: 'nextDay' | 'sameDay';
  /** The day of a leap month that places ziwei: its own number (`lunarDay`), or counted on from the days of the month before (`accumulate`). Only where it is not as the school has it. */
  readonly leapMonthDay?: 'lunarDay' | 'accumulate';
  /** The month that places stars: the `lunar` one, or the `solar` one, which a solar term begins. Palaces always follow the lunar month. Only where it is not as the school has it. */
  readonly monthOfStars?: 'lunar' | 'solar';
  /** The year that gives the palaces their stems, and with them the bureau: `ziweiYear`, or `solarYear` from Lichun on. Only where it is not as the school has it. */
  readonly palaceStems?: 'ziweiYear' | 'solarYear';
  /** The table of days by which the stems of a month command it. On request only. */
  readonly monthCommandTable?: MonthCommandTable;
  /** The tables by which the stars of the Four Pillars are cast. On request only. */
  readonly pillarStars?: PillarStarSet;
}

/** A warning: something uncertain that the reader should know. */
export interface WarningDocument {
  /** Never changes; new codes may appear. */
  readonly code: AnyWarningCode;
  /** The warning as a sentence, in the language of the answer. */
  readonly detail: string;
  /** The chart that the other choice would give. */
  readonly alternative?: AlternativeDocument;
}

/** The chart that the other choice would give. */
export interface AlternativeDocument {
  /** The parameters that ask for it, where parameters can. */
  readonly request?: Readonly<Record<string, string | number | boolean>>;
  /** The four pillars. */
  readonly fourPillars: PillarsDocument;
  /** The life palace. */
  readonly lifePalace: PalacePositionDocument;
  /** The five-element bureau. */
  readonly bureau: Label<BureauId>;
  /** The main star. */
  readonly mainStar: Label<MainStarId>;
  /** The date in the Chinese calendar. */
  readonly lunarDate: LunarDateDocument;
}

/** The four pillars as pairs. */
export interface PillarsDocument {
  /** The eight characters. */
  readonly hanzi: string;
  /** The names of the four pairs. */
  readonly text: string;
  /** The pillar of the year. */
  readonly year: Label<PairId>;
  /** The pillar of the month. */
  readonly month: Label<PairId>;
  /** The pillar of the day. */
  readonly day: Label<PairId>;
  /** The pillar of the double hour. */
  readonly hour: Label<PairId>;
}

/** The weight of the bones in qian (钱), a tenth of a liang (两). */
export interface BoneWeightDocument {
  /** Of the lunar year. */
  readonly year: number;
  /** Of the lunar month; a leap month weighs as much as its number. */
  readonly month: number;
  /** Of the day of the month. */
  readonly day: number;
  /** Of the double hour. */
  readonly hour: number;
  /** The sum. */
  readonly total: number;
}

/** A pattern (格局) in a palace: positions of stars, without a meaning. */
export interface PatternDocument extends Label<PatternId> {
  /** The readings of the rule that hold, in the order of the rules; `main` is the usual one. */
  readonly forms: readonly Label<PatternFormId>[];
  /** True if its verse speaks of a limit that comes there, not of the birth; programs count it in the natal chart all the same. */
  readonly isOfLimits: boolean;
  /** The palace where it is. */
  readonly palace: Label<PalaceId>;
  /** The stars that make the first of the forms, each where it really stands, borrowed ones too. */
  readonly stars: readonly PatternStarDocument[];
  /** Facts that are said to spoil it; an empty list if there are none. */
  readonly brokenBy: readonly PatternFlagDocument[];
  /** Share of births with the first of the forms; absent in a caller's own school. */
  readonly rarity?: PatternRarityDocument;
}

/** A star by which a pattern is there, or is spoilt. */
export interface PatternStarDocument extends Label<PatternStarId> {
  /** Palace of the star. */
  readonly palace: Label<PalaceId>;
  /** The transformation for which it counts; absent where it counts by itself. */
  readonly transformation?: Label<TransformationId>;
}

/** A fact that is said to spoil a pattern. */
export interface PatternFlagDocument extends Label<PatternFlagId> {
  /** The stars that do so. An empty list for the hour of birth. */
  readonly stars: readonly PatternStarDocument[];
}

/** Share of the births of the lunar years 1900 to 2099 with a pattern, by the school of the chart. */
export interface PatternRarityDocument {
  /** Share of all births, in percent. */
  readonly percent: number;
  /** One birth in so many. */
  readonly oneIn: number;
  /** Share of all births that have it where nothing spoils it, in percent. */
  readonly cleanPercent: number;
}

/** A palace and where its stem sends its transformations. */
export interface PalaceFlightsDocument extends Label<PalaceId> {
  /** Its stem. */
  readonly stem: Label<StemId>;
  /** Transformations that the stem sends (飞化): Lu, Quan, Ke and Ji, in this order. */
  readonly transformations: readonly TransformationDocument[];
}

/** A transformation in a palace by its own stem, or by the stem of the opposite palace. */
export interface SelfTransformationDocument extends Label<TransformationId> {
  /** The star. */
  readonly star: Label<GradedStarId>;
  /** Palace of the star. */
  readonly palace: Label<PalaceId>;
  /** By its own stem: `outward` (离心); by the stem of the opposite palace: `inward` (向心). */
  readonly kind: SelfTransformationKind;
}

/** Transits of a birth at a moment: calculated structure, no interpretation. */
export interface TransitsDocument {
  /** The language of the names and sentences in this document. */
  readonly language: Language;
  /** The moment: where, when by the clock, and what the calendars say of it. */
  readonly moment: MomentDocument;
  /** Age of the person, by each way of counting. */
  readonly ages: AgesDocument;
  /** The levels of Zi Wei, and what they make of each palace. */
  readonly ziwei: ZiweiTransitsDocument;
  /** The luck, and the pillars of year, month, day and double hour. */
  readonly fourPillars: PillarTransitsDocument;
  /** The conventions of the chart and of transits. */
  readonly conventions: TransitConventionsDocument;
  /** Warnings about the birth or the moment, the most important first. An empty list when there are none. */
  readonly warnings: readonly TransitWarningDocument[];
}

/** The moment: where, when by the clock, and what the calendars say of it. */
export interface MomentDocument {
  /** The place of the moment. It decides day, double hour and lunar date. */
  readonly place: MomentPlaceDocument;
  /** True if no place was given, so the birthplace counts. */
  readonly placeAssumed: boolean;
  /** Form of the moment: a local time, an instant, or a date, a month or a year alone, which has no double hour. What is shorter than it is absent everywhere in the answer. */
  readonly form: AtForm;
  /** The month or the year that was asked for, such as 2027-06 or 2027; absent for all else. */
  readonly period?: string;
  /** Clock time at the place, ISO 8601 without an offset; for a date alone its noon, for a month noon of the 15th, for a year noon of 1 July, or the birth if that is later in it. Decade, ages and luck are for this time. */
  readonly clockTime: string;
  /** Offset of that clock from UTC, with summer time. */
  readonly utcOffsetSeconds: number;
  /** The moment in UTC, whole seconds. It decides luck, solar year and solar month, which are the same everywhere. */
  readonly utc: string;
  /** True solar time at the place; absent where only a time zone is known, and of a month or a year. */
  readonly trueSolarTime?: string;
  /** The seconds between the clock and the sundial; absent where only a time zone is known, and of a month or a year. */
  readonly correction?: CorrectionDocument;
  /** The double hour; absent for a date, a month or a year alone. */
  readonly doubleHour?: Label<BranchId> & {
    /** When it begins on the clock that decides, HH:MM. */
    readonly from: string;
    /** When it ends on the clock that decides, HH:MM. */
    readonly to: string;
  };
  /** The lunar date of the day at the place, after the day boundary, by the calendar of the chart; absent for a month or a year. */
  readonly lunarDate?: LunarDateDocument;
  /** The latest of the 24 solar terms; absent for a month or a year. */
  readonly solarTerm?: Label<SolarTermId> & {
    /** Its moment in UTC. */
    readonly at: string;
  };
}

/** The place of a moment. */
export interface MomentPlaceDocument {
  /** The id to ask for this place by. */
  readonly cityId?: string;
  /** Name in the language of the answer. */
  readonly name?: string;
  /** Chinese name, where one is known. */
  readonly hanzi?: string;
  /** Name of the country in the language of the answer. */
  readonly country?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string;
  /** Degrees, north positive. */
  readonly latitude?: number;
  /** Degrees, east positive; absent where only a time zone is known. */
  readonly longitude?: number;
  /** The IANA zone by which the clock was read. */
  readonly timeZone: string;
}

/** Age of the person, by each way of counting. */
export interface AgesDocument {
  /** Nominal age (虚岁): 1 at birth. Decade and small limit go by it. */
  readonly nominal: number;
  /** Solar years from Lichun to Lichun that the life has touched, 1 at birth. Small luck goes by it. */
  readonly solarYear: number;
  /** Completed years (周岁) by the calendar of the clock; it decides nothing. Absent of a month or a year. */
  readonly completed?: number;
}

/** The levels of Zi Wei, and what they make of each palace. */
export interface ZiweiTransitsDocument {
  /** The decade (大限), or the year of childhood before the first; absent past the twelfth. */
  readonly decade?: DecadeLevelDocument;
  /** The next of the twelve decades, in childhood the first; absent in the twelfth and past it. */
  readonly nextDecade?: NextDecadeDocument;
  /** The small limit (小限) of the nominal age. */
  readonly smallLimit: SmallLimitLevelDocument;
  /** The year (流年). */
  readonly year: YearLevelDocument;
  /** The month (流月). */
  readonly month?: MonthLevelDocument;
  /** The day (流日). */
  readonly day?: DayLevelDocument;
  /** The double hour (流时); absent for a date alone. */
  readonly hour?: HourLevelDocument;
  /** The twelve palaces by branch, from yin (寅) to chou (丑), as the chart has them. */
  readonly palaces: readonly TransitPalaceDocument[];
}

/** A decade (大限), or one year of childhood (童限) before the first. */
export interface DecadeLevelDocument extends Label<PairId> {
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations: readonly LevelTransformationDocument[];
  /** Kind: a decade, or a year before the first. */
  readonly kind: DecadeKind;
  /** 1 for the first decade; absent before it. */
  readonly ordinal?: number;
  /** The nominal age in which it begins. */
  readonly fromAge: number;
  /** The nominal age in which it ends. */
  readonly toAge: number;
  /** The year in which the first of these ages is reached. */
  readonly fromYear: number;
  /** The year in which the last of them is reached. */
  readonly toYear: number;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC; absent after the lunar year 2199. */
  readonly endsAt?: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock; absent after the lunar year 2199. */
  readonly endsAtClock?: string;
}

/** A star that a level transforms, and its palaces. Flow stars are never transformed. */
export interface LevelTransformationDocument extends Label<TransformationId> {
  /** The star. */
  readonly star: Label<GradedStarId>;
  /** The palace in which it stands, by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** The same palace by its role at this level. */
  readonly levelPalace: Label<PalaceId>;
}

/** The decade (大限) that comes next. */
export interface NextDecadeDocument extends Label<PairId> {
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** 1 for the first decade. */
  readonly ordinal: number;
  /** The nominal age in which it begins. */
  readonly fromAge: number;
  /** The nominal age in which it ends. */
  readonly toAge: number;
  /** The year in which the first of these ages is reached. */
  readonly fromYear: number;
  /** The year in which the last of them is reached. */
  readonly toYear: number;
  /** When it begins, in UTC; absent after the lunar year 2199. */
  readonly startsAt?: string;
  /** When it begins, on the clock of the place of the moment; absent after the lunar year 2199. */
  readonly startsAtClock?: string;
}

/** The small limit (小限) of one nominal age. It has no flow stars. */
export interface SmallLimitLevelDocument extends Label<PairId> {
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations: readonly LevelTransformationDocument[];
  /** The nominal age. */
  readonly age: number;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC; absent after the lunar year 2199. */
  readonly endsAt?: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock; absent after the lunar year 2199. */
  readonly endsAtClock?: string;
}

/** A year (流年). */
export interface YearLevelDocument extends Label<PairId> {
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations: readonly LevelTransformationDocument[];
  /** The Gregorian year in which it begins. */
  readonly year: number;
  /** Branch of the palace of its first month (斗君). */
  readonly doujun: Label<BranchId>;
  /** Palace of the year within its decade (lưu đại hạn); absent in childhood and past the twelfth decade. On request only. */
  readonly decadeYear?: DecadeYearDocument;
  /** Place among the three years of 三災 (tam tai), by the lunar years of birth and of the moment; absent in other years. On request only. */
  readonly sanzai?: Label<SanzaiId>;
  /** The luminary (九曜, sao hạn) of the nominal age, as Vietnam counts them; absent below ten. On request only. */
  readonly luminary?: Label<LuminaryId>;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
}

/** The palace of a year within its decade. */
export interface DecadeYearDocument {
  /** Its branch. */
  readonly branch: Label<BranchId>;
  /** The palace. */
  readonly palace: Label<PalaceId>;
}

/** A month (流月). */
export interface MonthLevelDocument extends Label<PairId> {
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations: readonly LevelTransformationDocument[];
  /** The number by which palace and pair are counted; for a leap month it follows `leapMonthRule`. */
  readonly ordinal: number;
  /** The month of the calendar, 1 to 12. */
  readonly lunarMonth: number;
  /** True for the leap month of its year. */
  readonly leapMonth: boolean;
  /** Half of a leap month whose halves count as two different months; absent elsewhere. */
  readonly half?: LeapHalf;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
}

/** A day (流日). */
export interface DayLevelDocument extends Label<PairId> {
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations: readonly LevelTransformationDocument[];
  /** The day of the lunar month, 1 to 30. */
  readonly lunarDay: number;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
}

/** A double hour (流时). */
export interface HourLevelDocument extends Label<PairId> {
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations: readonly LevelTransformationDocument[];
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
}

/** A palace: its role in the natal chart and at each level, and what flows into it. */
export interface TransitPalaceDocument extends Label<PalaceId> {
  /** The branch that the palace is. */
  readonly branch: Label<BranchId>;
  /** Its role in the decade; absent past the twelfth. */
  readonly decadePalace?: Label<PalaceId>;
  /** Its role in the small limit. */
  readonly smallLimitPalace: Label<PalaceId>;
  /** Its role in the year. */
  readonly yearPalace: Label<PalaceId>;
  /** Its role in the month. */
  readonly monthPalace?: Label<PalaceId>;
  /** Its role on the day. */
  readonly dayPalace?: Label<PalaceId>;
  /** Its role in the double hour; absent for a date alone. */
  readonly hourPalace?: Label<PalaceId>;
  /** The flow stars (流曜) of all levels in this palace, level by level. */
  readonly flowStars: readonly FlowStarDocument[];
  /** One of each ring of the year. */
  readonly spirits: {
    /** Of the ring before the General Star (将前). */
    readonly general: Label<GeneralSpiritId>;
    /** Of the ring before the Year (岁前). */
    readonly year: Label<YearSpiritId>;
    /** Of the ring of the Doctor (博士) from Lu of the year on, the way it runs at birth, as the Zhongzhou school reads it. On request only. */
    readonly doctor?: Label<DoctorSpiritId>;
    /** One of each ring of the decade, by its pair; absent past the twelfth. On request only. */
    readonly ofDecade?: LevelRingsDocument;
    /** One of each ring of the month, by its pair; absent for a year alone. On request only. */
    readonly ofMonth?: LevelRingsDocument;
  };
}

/** A flow star (流曜) of one level. */
export interface FlowStarDocument {
  /** The natal star of the same name, and behind it the level: Decade, Year, Month, Day or Hour. */
  readonly id: FlowStarId;
  /** Its name in the language of the document. */
  readonly name: string;
  /** Its name in Hanzi. */
  readonly hanzi: string;
}

/** One of each ring of a level. */
export interface LevelRingsDocument {
  /** Of the ring before the General Star (将前). */
  readonly general: Label<GeneralSpiritId>;
  /** Of the ring before the Year (岁前). */
  readonly year: Label<YearSpiritId>;
  /** Of the ring of the Doctor (博士). */
  readonly doctor: Label<DoctorSpiritId>;
}

/** The luck, and the pillars of year, month, day and double hour. */
export interface PillarTransitsDocument {
  /** The luck that runs at the moment. */
  readonly luck: LuckTransitDocument;
  /** The small luck (小运) of the solar year. It governs before the first luck pillar. */
  readonly smallLuck: SmallLuckTransitDocument;
  /** The solar year (流年), from Lichun to Lichun. */
  readonly year: YearPillarTransitDocument;
  /** The solar month (流月), from jie to jie. */
  readonly month?: MonthPillarTransitDocument;
  /** The day (流日) at the place of the moment. */
  readonly day?: TransitPillarDocument;
  /** The double hour (流时) at the place; absent for a date alone. */
  readonly hour?: TransitPillarDocument;
}

/** A luck pillar (大运) of ten years, or the time before the first. */
export interface LuckTransitDocument {
  /** Kind: a luck pillar runs, or none has begun. */
  readonly kind: LuckKind;
  /** 1 for the first luck pillar; absent before it. */
  readonly ordinal?: number;
  /** Its pillar; absent before the first. */
  readonly pillar?: TransitPillarDocument;
  /** The nominal age in which it begins; absent before the first. */
  readonly fromAge?: number;
  /** The last nominal age of its ten years; absent before the first. */
  readonly toAge?: number;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
}

/** A pillar, seen from the natal Day Master. */
export interface TransitPillarDocument extends Label<PairId> {
  /** The stem. */
  readonly stem: Label<StemId> & {
    /** Ten god of the stem, seen from the Day Master. */
    readonly tenGod: Label<TenGodId>;
  };
  /** The branch. */
  readonly branch: Label<BranchId> & {
    /** The stems that the branch hides (藏干), main stem first. */
    readonly hiddenStems: readonly HiddenStemDocument[];
  };
  /** The sound of the pair (纳音). */
  readonly nayin: Label<NayinId>;
  /** The phase of the Day Master on this branch (星运). */
  readonly growthPhase: Label<GrowthPhaseId>;
  /** The phase of the pillar's own stem on its branch (自坐). */
  readonly selfPhase: Label<GrowthPhaseId>;
  /** The two branches that do not occur in the ten pairs (旬) of this pair (空亡). */
  readonly voidBranches: readonly Label<BranchId>[];
  /** True if its branch lies in the void of the natal day (落空亡). */
  readonly inNatalVoid: boolean;
  /** The stars (神煞) on this pillar, by the natal keys. On request only. */
  readonly stars?: readonly PillarStarDocument[];
  /** Its relations with the natal pillars, in which it is called `moment`. On request only. */
  readonly relations?: readonly RelationDocument[];
}

/** The small luck (小运) of a solar year: its pillar. */
export interface SmallLuckTransitDocument extends Label<PairId> {
  /** The stem. */
  readonly stem: Label<StemId> & {
    /** Ten god of the stem, seen from the Day Master. */
    readonly tenGod: Label<TenGodId>;
  };
  /** The branch. */
  readonly branch: Label<BranchId> & {
    /** The stems that the branch hides (藏干), main stem first. */
    readonly hiddenStems: readonly HiddenStemDocument[];
  };
  /** The sound of the pair (纳音). */
  readonly nayin: Label<NayinId>;
  /** The phase of the Day Master on this branch (星运). */
  readonly growthPhase: Label<GrowthPhaseId>;
  /** The phase of the pillar's own stem on its branch (自坐). */
  readonly selfPhase: Label<GrowthPhaseId>;
  /** The two branches that do not occur in the ten pairs (旬) of this pair (空亡). */
  readonly voidBranches: readonly Label<BranchId>[];
  /** True if its branch lies in the void of the natal day (落空亡). */
  readonly inNatalVoid: boolean;
  /** The stars (神煞) on this pillar, by the natal keys. On request only. */
  readonly stars?: readonly PillarStarDocument[];
  /** Its relations with the natal pillars, in which it is called `moment`. On request only. */
  readonly relations?: readonly RelationDocument[];
  /** The age by solar years. */
  readonly age: number;
}

/** A solar year (流年): its pillar. */
export interface YearPillarTransitDocument extends Label<PairId> {
  /** The stem. */
  readonly stem: Label<StemId> & {
    /** Ten god of the stem, seen from the Day Master. */
    readonly tenGod: Label<TenGodId>;
  };
  /** The branch. */
  readonly branch: Label<BranchId> & {
    /** The stems that the branch hides (藏干), main stem first. */
    readonly hiddenStems: readonly HiddenStemDocument[];
  };
  /** The sound of the pair (纳音). */
  readonly nayin: Label<NayinId>;
  /** The phase of the Day Master on this branch (星运). */
  readonly growthPhase: Label<GrowthPhaseId>;
  /** The phase of the pillar's own stem on its branch (自坐). */
  readonly selfPhase: Label<GrowthPhaseId>;
  /** The two branches that do not occur in the ten pairs (旬) of this pair (空亡). */
  readonly voidBranches: readonly Label<BranchId>[];
  /** True if its branch lies in the void of the natal day (落空亡). */
  readonly inNatalVoid: boolean;
  /** The stars (神煞) on this pillar, by the natal keys. On request only. */
  readonly stars?: readonly PillarStarDocument[];
  /** Its relations with the natal pillars, in which it is called `moment`. On request only. */
  readonly relations?: readonly RelationDocument[];
  /** The Gregorian year in which it begins. */
  readonly year: number;
  /** Place among the three years of 三災 (삼재) for the branch of the year of birth; absent in the other nine years of twelve. */
  readonly sanzai?: Label<SanzaiId>;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
}

/** A solar month (流月): its pillar. */
export interface MonthPillarTransitDocument extends Label<PairId> {
  /** The stem. */
  readonly stem: Label<StemId> & {
    /** Ten god of the stem, seen from the Day Master. */
    readonly tenGod: Label<TenGodId>;
  };
  /** The branch. */
  readonly branch: Label<BranchId> & {
    /** The stems that the branch hides (藏干), main stem first. */
    readonly hiddenStems: readonly HiddenStemDocument[];
  };
  /** The sound of the pair (纳音). */
  readonly nayin: Label<NayinId>;
  /** The phase of the Day Master on this branch (星运). */
  readonly growthPhase: Label<GrowthPhaseId>;
  /** The phase of the pillar's own stem on its branch (自坐). */
  readonly selfPhase: Label<GrowthPhaseId>;
  /** The two branches that do not occur in the ten pairs (旬) of this pair (空亡). */
  readonly voidBranches: readonly Label<BranchId>[];
  /** True if its branch lies in the void of the natal day (落空亡). */
  readonly inNatalVoid: boolean;
  /** The stars (神煞) on this pillar, by the natal keys. On request only. */
  readonly stars?: readonly PillarStarDocument[];
  /** Its relations with the natal pillars, in which it is called `moment`. On request only. */
  readonly relations?: readonly RelationDocument[];
  /** The solar term that begins it. */
  readonly jie: Label<SolarTermId>;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
}

/** The conventions of the chart and of transits. */
export interface TransitConventionsDocument {
  /** When the day changes, by the solar time that decides. */
  readonly dayBoundary: DayBoundary;
  /** When the year of the Zi Wei chart changes. */
  readonly yearBoundary: YearBoundary;
  /** As which month the Zi Wei chart counts a leap month of birth. */
  readonly leapMonthRule: LeapMonthRule;
  /** The tables of stars. */
  readonly school: AnySchoolId;
  /** Lunar calendar of the lunar date, and of a lunar date of birth. */
  readonly calendarRegion: BirthCalendar;
  /** The clock that decides double hour, day and lunar date: true solar time, mean solar time, or standard time. */
  readonly solarTime: SolarClock;
  /** Of these the ones that are as the school has them, where most schools have another. Absent where there are none. */
  readonly bySchool?: readonly ('dayBoundary' | 'leapMonthRule')[];
  /** The palace that is read as the life palace, from which bureau, stars and decades follow: `heaven` (天盘) the life palace, `earth` (地盘) the body palace, `human` (人盘) the palace of fortune. The Zhongzhou school reads `earth` for births in the first 15 minutes of a double hour, `human` for the last 15. Only where it is not as the school has it. */
  readonly plate?: 'heaven' | 'earth' | 'human';
  /** Branches that the voids of the year fill: `both` has the side stars too (副旬, 副截), `one` the branch of the year’s polarity alone, `alike` the same star in both, as Tuần and Triệt. Only where it is not as the school has it. */
  readonly voids?: 'both' | 'one' | 'alike';
  /** The brightness of zuofu, youbi, tiankui, tianyue, lucun, tianma, dikong, dijie, which the Complete Book does not grade: `common` as two programs print it, `zhongzhou`, or `none`. Only where it is not as the school has it. */
  readonly gradesOfMinorStars?: 'common' | 'zhongzhou' | 'none';
  /** The stars that the stem jia transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfJia?: 'lianzhen-pojun-wuqu-taiyang' | 'lianzhen-pojun-wenqu-taiyang';
  /** The stars that the stem wu transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfWu?: 'tanlang-taiyin-youbi-tianji' | 'tanlang-taiyin-taiyang-tianji';
  /** The stars that the stem geng transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfGeng?: 'taiyang-wuqu-taiyin-tiantong' | 'taiyang-wuqu-tiantong-taiyin' | 'taiyang-wuqu-tianfu-tiantong' | 'taiyang-wuqu-tiantong-tianxiang';
  /** The stars that the stem xin transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfXin?: 'jumen-taiyang-wenqu-wenchang' | 'jumen-taiyang-wuqu-wenchang';
  /** The stars that the stem ren transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfRen?: 'tianliang-ziwei-zuofu-wuqu' | 'tianliang-ziwei-tianfu-wuqu';
  /** The stars that the stem gui transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfGui?: 'pojun-jumen-taiyin-tanlang' | 'pojun-jumen-taiyang-tanlang';
  /** Branch by which tianma is placed: the branch of the `year`, or of the lunar `month`. Only where it is not as the school has it. */
  readonly tianma?: 'year' | 'month';
  /** Placement of huoxing and lingxing: `forward` to the double hour, `byYinYang` one forward and one backward (Vietnam), `yearBranch` by the branch of the year alone. Only where it is not as the school has it. */
  readonly fireBell?: 'forward' | 'byYinYang' | 'yearBranch';
  /** Beginning of the ring of growth in charts of the bureau of earth: in `shen` with water, or in `yin` with fire. Only where it is not as the school has it. */
  readonly growthOfEarth?: 'shen' | 'yin';
  /** Direction of the ring of growth: `byYinYang` as the decades do, or `forward` for everybody. Only where it is not as the school has it. */
  readonly growthDirection?: 'byYinYang' | 'forward';
  /** The palace of the first decade: the `life` palace, or its `neighbour`, the next one the way the decades go. Only where it is not as the school has it. */
  readonly firstDecade?: 'life' | 'neighbour';
  /** Years of a decade: `tenYears`, or as many as the number of the `bureau`. Only where it is not as the school has it. */
  readonly decadeSpan?: 'tenYears' | 'bureau';
  /** Direction of the small limit: `byGender` forward for men and backward for women, or `byYinYang` as decades run. Only where it is not as the school has it. */
  readonly smallLimitDirection?: 'byGender' | 'byYinYang';
  /** Growth phases of yin stems in the Four Pillars: `backward` from their own birth, or `withYang`, the same as for the yang stem of the same element. Only where it is not as the school has it. */
  readonly growthOfYinStems?: 'backward' | 'withYang';
  /** The table by which stars are graded: `common` as in most programs, `zhongzhou`, or `vietnam`, of the major stars alone. Only where it is not as the school has it. */
  readonly gradesOfStars?: 'common' | 'zhongzhou' | 'vietnam';
  /** Branch that decides the Life Ruler: the branch of the `lifePalace`, or `yearBranch`. Only where it is not as the school has it. */
  readonly lifeRulerBy?: 'lifePalace' | 'yearBranch';
  /** The Body Ruler of births in years of zi: `huoxing`, or `lingxing`. Only where it is not as the school has it. */
  readonly bodyRulerOfZi?: 'huoxing' | 'lingxing';
  /** The palaces of tianshang and tianshi: `fixed` in the palaces of friends and health, or `byYinYang` exchanged for yin men and yang women. Only where it is not as the school has it. */
  readonly woundAndEnvoy?: 'fixed' | 'byYinYang';
  /** With `dayBoundary=midnight`: the day whose stem decides the stem of the hour of zi from 23:00 on, `nextDay` or `sameDay`. Only where it is not as the school has it. */
  readonly lateZiStem?: 'nextDay' | 'sameDay';
  /** The day of a leap month that places ziwei: its own number (`lunarDay`), or counted on from the days of the month before (`accumulate`). Only where it is not as the school has it. */
  readonly leapMonthDay?: 'lunarDay' | 'accumulate';
  /** The month that places stars: the `lunar` one, or the `solar` one, which a solar term begins. Palaces always follow the lunar month. Only where it is not as the school has it. */
  readonly monthOfStars?: 'lunar' | 'solar';
  /** The year that gives the palaces their stems, and with them the bureau: `ziweiYear`, or `solarYear` from Lichun on. Only where it is not as the school has it. */
  readonly palaceStems?: 'ziweiYear' | 'solarYear';
  /** The table of days by which the stems of a month command it. On request only. */
  readonly monthCommandTable?: MonthCommandTable;
  /** The tables by which the stars of the Four Pillars are cast. On request only. */
  readonly pillarStars?: PillarStarSet;
  /** When the Zi Wei year of the moment changes. */
  readonly atYearBoundary: YearBoundary;
  /** When the nominal age moves on. */
  readonly ageAdvance: AgeAdvance;
  /** The palace of a year before the first decade. */
  readonly childLimitRule: ChildLimitRule;
  /** Count of days through a leap month. */
  readonly leapDayCount: LeapDayCount;
  /** The start of small luck. */
  readonly smallLuckRule: SmallLuckRule;
  /** The clock that decides double hour and day of the moment. */
  readonly atSolarTime: SolarClock;
  /** The palace of a year: at its `branch`, or the palace of the `smallLimit`. Only where it is not the default. */
  readonly flowYearRule?: 'branch' | 'smallLimit';
  /** The palaces of the months of a year: `doujun` from Dou Jun on, `yearPalace` from the palace of the year on, `monthBranch` each at its own branch. Only where it is not the default. */
  readonly flowMonthRule?: 'doujun' | 'yearPalace' | 'monthBranch';
  /** The palaces of the days of a month: `fromMonthPalace` from the palace of the month on, `afterMonthPalace` from the next one on, `dayBranch` each at the branch of its pillar. Only where it is not the default. */
  readonly flowDayRule?: 'fromMonthPalace' | 'afterMonthPalace' | 'dayBranch';
  /** The palaces of the double hours: `fromDayPalace` from the palace of the day on, or `hourBranch` each at its own branch. Only where it is not the default. */
  readonly flowHourRule?: 'fromDayPalace' | 'hourBranch';
  /** Stem that transforms stars in a year and a month: `calendar` the stem of its own pillar, or `palace` the stem of the natal palace where the year or month is. Only where it is not the default. */
  readonly flowTransformations?: 'calendar' | 'palace';
}

/** A warning: something uncertain that the reader should know. */
export interface TransitWarningDocument {
  /** Never changes; new codes may appear. */
  readonly code: AnyWarningCode;
  /** The warning as a sentence, in the language of the answer. */
  readonly detail: string;
  /** Transits under the other choice, of a warning about the moment. */
  readonly alternative?: TransitAlternativeDocument;
}

/** Transits under the other choice. */
export interface TransitAlternativeDocument {
  /** The parameters that ask for it, where parameters can. */
  readonly request?: Readonly<Record<string, string | number>>;
  /** The age. */
  readonly ages: {
    /** The nominal age. */
    readonly nominal: number;
  };
  /** The levels of Zi Wei. */
  readonly ziwei: {
    /** The decade; absent past the twelfth. */
    readonly decade?: LevelPalaceDocument;
    /** The small limit. */
    readonly smallLimit: LevelPalaceDocument;
    /** The year. */
    readonly year: LevelPalaceDocument;
    /** The month. */
    readonly month?: LevelPalaceDocument;
    /** The day. */
    readonly day?: LevelPalaceDocument;
    /** The double hour; absent for a date alone. */
    readonly hour?: LevelPalaceDocument;
  };
  /** The pillars of year, month, day and hour. */
  readonly fourPillars: PillarsDocument;
}

/** Palace in which the life palace of a level is. */
export interface LevelPalaceDocument {
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
}

/** A list of periods of a life around a moment: calculated structure, no interpretation. */
export interface TimelineDocument {
  /** The language of the names and sentences in this document. */
  readonly language: Language;
  /** Name of the list: the member of this name has its rows. */
  readonly list: TimelineList;
  /** The moment: where, when by the clock, and what the calendars say of it. */
  readonly moment: MomentDocument;
  /** Age of the person then, by each way of counting. */
  readonly ages: AgesDocument;
  /** Of `list` decades: the years of childhood before the first decade, and the twelve decades. */
  readonly decades?: readonly TimelineDecadeDocument[];
  /** Of `list` luckPillars: the time before the first luck pillar and the first ten; of a moment beyond those, the ten of its hundred years. */
  readonly luckPillars?: readonly TimelineLuckDocument[];
  /** Of `list` years: the years of the decade, and the years of the luck pillar. */
  readonly years?: TimelineYearsDocument;
  /** Of `list` months: the months of the year. */
  readonly months?: TimelineMonthsDocument;
  /** Of `list` days: the days of the lunar month of the moment. With `atYearBoundary` lichun the day of Lichun has two rows. */
  readonly days?: readonly TimelineDayDocument[];
  /** The conventions of the chart and of transits. */
  readonly conventions: TransitConventionsDocument;
  /** Warnings about the birth or the moment, the most important first. An empty list when there are none. */
  readonly warnings: readonly TimelineWarningDocument[];
}

/** A decade (大限) of a list, or one year of childhood (童限). */
export interface TimelineDecadeDocument extends Label<PairId> {
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations: readonly TransformationDocument[];
  /** Kind: a decade, or a year before the first. */
  readonly kind: DecadeKind;
  /** 1 for the first decade; absent before it. */
  readonly ordinal?: number;
  /** The nominal age in which it begins. */
  readonly fromAge: number;
  /** The nominal age in which it ends. */
  readonly toAge: number;
  /** The year in which the first of these ages is reached. */
  readonly fromYear: number;
  /** The year in which the last of them is reached. */
  readonly toYear: number;
  /** When it begins, in UTC; absent after the lunar year 2199. */
  readonly startsAt?: string;
  /** When it ends and the next begins, in UTC; absent after the lunar year 2199. */
  readonly endsAt?: string;
  /** When it begins, on the clock of the place of the moment; absent after the lunar year 2199. */
  readonly startsAtClock?: string;
  /** When it ends, on the same clock; absent after the lunar year 2199. */
  readonly endsAtClock?: string;
  /** True if the moment lies in it. */
  readonly holdsMoment: boolean;
}

/** A luck pillar (大运) of a list, or the time before the first. */
export interface TimelineLuckDocument {
  /** Kind: a luck pillar, or the time before the first. */
  readonly kind: LuckKind;
  /** 1 for the first luck pillar; absent before it. */
  readonly ordinal?: number;
  /** Its pillar; absent before the first. */
  readonly pillar?: Label<PairId> & {
    /** Ten god of its stem, seen from the Day Master. */
    readonly tenGod: Label<TenGodId>;
    /** The phase of the Day Master on its branch (星运). */
    readonly growthPhase: Label<GrowthPhaseId>;
    /** True if its branch lies in the void of the natal day (落空亡). */
    readonly inNatalVoid: boolean;
    /** The sound of the pair (纳音). */
    readonly nayin: Label<NayinId>;
  };
  /** The nominal age in which it begins; absent before the first. */
  readonly fromAge?: number;
  /** The last nominal age of its ten years; absent before the first. */
  readonly toAge?: number;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
  /** True if the moment lies in it. */
  readonly holdsMoment: boolean;
  /** The small luck of the solar years before the first luck pillar; an empty list under one. */
  readonly smallLuckYears: readonly TimelineSmallLuckDocument[];
}

/** The small luck (小运) of a solar year: its pair. */
export interface TimelineSmallLuckDocument extends Label<PairId> {
  /** Ten god of its stem, seen from the Day Master. */
  readonly tenGod: Label<TenGodId>;
  /** The phase of the Day Master on its branch (星运). */
  readonly growthPhase: Label<GrowthPhaseId>;
  /** True if its branch lies in the void of the natal day (落空亡). */
  readonly inNatalVoid: boolean;
  /** The Gregorian year in which the solar year begins. */
  readonly year: number;
  /** The age by solar years. */
  readonly age: number;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
  /** True if the moment lies in it. */
  readonly holdsMoment: boolean;
}

/** The years of the decade, and the years of the luck pillar. */
export interface TimelineYearsDocument {
  /** The years of Zi Wei that the decade of the moment touches; none past the twelfth decade. */
  readonly ziwei: readonly TimelineYearDocument[];
  /** The solar years that the luck pillar of the moment touches, or the time before the first. */
  readonly fourPillars: readonly TimelineSolarYearDocument[];
}

/** A year (流年) of a list. */
export interface TimelineYearDocument extends Label<PairId> {
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations: readonly TransformationDocument[];
  /** The Gregorian year in which it begins. */
  readonly year: number;
  /** The nominal age. */
  readonly age: number;
  /** The natal palace of the decade of that age; absent past the twelfth decade. */
  readonly decadePalace?: Label<PalaceId>;
  /** The natal palace of the small limit of that age. */
  readonly smallLimitPalace: Label<PalaceId>;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
  /** True if the moment lies in it. */
  readonly holdsMoment: boolean;
  /** Changes in the course of it: with `ageAdvance` birthday the age, and with it decade and small limit. */
  readonly changes: readonly ({
    /** When, in UTC. */
    readonly at: string;
    /** When, on the clock of the place of the moment. */
    readonly atClock: string;
    /** The nominal age. */
    readonly age: number;
    /** The natal palace of the decade of that age; absent past the twelfth decade. */
    readonly decadePalace?: Label<PalaceId>;
    /** The natal palace of the small limit of that age. */
    readonly smallLimitPalace: Label<PalaceId>;
  })[];
}

/** A solar year (流年) of a list, from Lichun to Lichun: its pair. */
export interface TimelineSolarYearDocument extends Label<PairId> {
  /** Ten god of its stem, seen from the Day Master. */
  readonly tenGod: Label<TenGodId>;
  /** The phase of the Day Master on its branch (星运). */
  readonly growthPhase: Label<GrowthPhaseId>;
  /** True if its branch lies in the void of the natal day (落空亡). */
  readonly inNatalVoid: boolean;
  /** The Gregorian year in which it begins. */
  readonly year: number;
  /** The age by solar years. */
  readonly age: number;
  /** The pair of its small luck (小运). */
  readonly smallLuck: Label<PairId>;
  /** True if only a part of the year is in the luck. */
  readonly partial: boolean;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
  /** True if the moment lies in it. */
  readonly holdsMoment: boolean;
  /** The change of luck in the course of it; absent where there is none. */
  readonly luckChange?: LuckChangeDocument;
}

/** The instant at which one luck gives way to the next (交运). */
export interface LuckChangeDocument {
  /** When, in UTC. */
  readonly at: string;
  /** When, on the clock of the place of the moment. */
  readonly atClock: string;
  /** The pair of the luck pillar that ends; absent before the first. */
  readonly from?: Label<PairId>;
  /** The pair of the luck pillar that begins. */
  readonly to: Label<PairId>;
}

/** The months of the year of the moment. */
export interface TimelineMonthsDocument {
  /** The months of the Zi Wei year. A leap month that is split has two rows; with `atYearBoundary` lichun each lunar month has one for each solar month in it. */
  readonly ziwei: readonly TimelineMonthDocument[];
  /** The twelve months of the solar year. */
  readonly fourPillars: readonly TimelineSolarMonthDocument[];
}

/** A month (流月) of a list. */
export interface TimelineMonthDocument extends Label<PairId> {
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations: readonly TransformationDocument[];
  /** The number by which palace and pair are counted; for a leap month it follows `leapMonthRule`. */
  readonly ordinal: number;
  /** The month of the calendar, 1 to 12. */
  readonly lunarMonth: number;
  /** True for the leap month of its year. */
  readonly leapMonth: boolean;
  /** Half of a leap month whose halves count as two different months; absent elsewhere. */
  readonly half?: LeapHalf;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
  /** True if the moment lies in it. */
  readonly holdsMoment: boolean;
}

/** A solar month (流月) of a list, from jie to jie: its pair. */
export interface TimelineSolarMonthDocument extends Label<PairId> {
  /** Ten god of its stem, seen from the Day Master. */
  readonly tenGod: Label<TenGodId>;
  /** The phase of the Day Master on its branch (星运). */
  readonly growthPhase: Label<GrowthPhaseId>;
  /** True if its branch lies in the void of the natal day (落空亡). */
  readonly inNatalVoid: boolean;
  /** The solar term that begins it. */
  readonly jie: Label<SolarTermId>;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
  /** True if the moment lies in it. */
  readonly holdsMoment: boolean;
  /** The change of luck in the course of it; absent where there is none. */
  readonly luckChange?: LuckChangeDocument;
}

/** A day (流日) of a list. Its pair is also the pillar of the day. */
export interface TimelineDayDocument extends Label<PairId> {
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations: readonly TransformationDocument[];
  /** The day of the lunar month, 1 to 30. */
  readonly lunarDay: number;
  /** Ten god of its stem, seen from the Day Master. */
  readonly tenGod: Label<TenGodId>;
  /** When it begins, in UTC. */
  readonly startsAt: string;
  /** When it ends and the next begins, in UTC. */
  readonly endsAt: string;
  /** When it begins, on the clock of the place of the moment. */
  readonly startsAtClock: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock: string;
  /** True if the moment lies in it. */
  readonly holdsMoment: boolean;
  /** The solar term that begins in the course of it; absent where there is none. A jie changes the solar month, Lichun the solar year. */
  readonly solarTerm?: Label<SolarTermId> & {
    /** Its moment in UTC. */
    readonly at: string;
  };
  /** The change of luck in the course of it; absent where there is none. */
  readonly luckChange?: LuckChangeDocument;
}

/** A warning: something uncertain that the reader should know. */
export interface TimelineWarningDocument {
  /** Never changes; new codes may appear. */
  readonly code: AnyWarningCode;
  /** The warning as a sentence, in the language of the answer. */
  readonly detail: string;
  /** The other choice, of a warning about the moment, where parameters can ask for it. */
  readonly alternative?: {
    /** The parameters that ask for it. */
    readonly request: Readonly<Record<string, string | number | boolean>>;
  };
}

/** Every chart of a birth whose hour is not known: calculated structure, no interpretation. None is likelier than another. */
export interface DayDocument {
  /** The language of the names and sentences in this document. */
  readonly language: Language;
  /** The birth: where, and on which day. */
  readonly birth: DayBirthDocument;
  /** Number of charts of the day, shown or not: mostly 13. */
  readonly count: number;
  /** Members that all shown charts share, found by comparing them. */
  readonly same: DaySameDocument;
  /** The charts, in order of time; those that fit what is known, where something was asked for. Possibly empty. */
  readonly charts: readonly DayChartDocument[];
  /** The conventions by which the charts were cast. */
  readonly conventions: ConventionsDocument;
  /** Warnings about the birth or about all charts. An empty list when there are none. */
  readonly warnings: readonly DayWarningDocument[];
}

/** A birth whose hour is not known. */
export interface DayBirthDocument {
  /** The birthplace. */
  readonly place: PlaceDocument;
  /** The day by the Gregorian calendar. */
  readonly date: string;
}

/** Members that all shown charts share. A member in which two of them differ is absent. */
export interface DaySameDocument {
  /** The date in the lunar calendar. */
  readonly lunarDate?: LunarDateDocument;
  /** The pillars. */
  readonly fourPillars: KnownPillarsDocument;
  /** The life palace. */
  readonly lifePalace?: PalacePositionDocument;
  /** The role of the palace that is the body palace too. */
  readonly bodyPalace?: Label<PalaceId>;
  /** The five-element bureau. */
  readonly bureau?: Label<BureauId>;
  /** The main star. */
  readonly mainStar?: Label<MainStarId>;
  /** The major stars that have the same branch, brightness and transformation in all charts. */
  readonly majorStars: readonly (Label<MajorStarId> & {
    /** The branch in which it stands. */
    readonly branch: Label<BranchId>;
  })[];
  /** The minor stars that have the same branch, brightness and transformation in all charts. */
  readonly minorStars: readonly (Label<MinorStarId> & {
    /** The branch in which it stands. */
    readonly branch: Label<BranchId>;
  })[];
  /** The adjective stars that have the same branch in all charts. */
  readonly adjectiveStars: readonly (Label<AdjectiveStarId> & {
    /** The branch in which it stands. */
    readonly branch: Label<BranchId>;
  })[];
  /** The transformations that have the same star in all charts; the stem of the year decides them. */
  readonly transformations: readonly (Label<TransformationId> & {
    /** The star that is transformed. */
    readonly star: Label<GradedStarId>;
  })[];
}

/** Some of the four pillars: the known ones, or the ones meant. The year is the solar one, which begins with Lichun. */
export interface KnownPillarsDocument {
  /** The pillar of the year. */
  readonly year?: Label<PairId>;
  /** The pillar of the month. */
  readonly month?: Label<PairId>;
  /** The pillar of the day. */
  readonly day?: Label<PairId>;
  /** The pillar of the double hour. */
  readonly hour?: Label<PairId>;
}

/** A chart that the birth can have, and when the clock of the birthplace gives it. */
export interface DayChartDocument {
  /** The double hour. */
  readonly doubleHour: Label<BranchId>;
  /** When it begins on this day, in UTC. */
  readonly startsAt: string;
  /** When it ends on this day, in UTC. */
  readonly endsAt: string;
  /** When it begins on this day, on the clock of the birthplace. */
  readonly startsAtClock: string;
  /** When it ends on this day, on the same clock. */
  readonly endsAtClock: string;
  /** The parameters that ask for this chart: the minute in its middle. */
  readonly request: Readonly<Record<string, string | number>>;
  /** The date in the lunar calendar. */
  readonly lunarDate: LunarDateDocument;
  /** The four pillars. */
  readonly fourPillars: PillarsDocument;
  /** The life palace. */
  readonly lifePalace: PalacePositionDocument;
  /** The role of the palace that is the body palace too. */
  readonly bodyPalace: Label<PalaceId>;
  /** The five-element bureau. */
  readonly bureau: Label<BureauId>;
  /** The branch in which Zi Wei stands. */
  readonly ziweiBranch: Label<BranchId>;
  /** The main star. */
  readonly mainStar: Label<MainStarId>;
  /** The codes of warnings that not all charts have; the chart itself explains them. */
  readonly warningCodes: readonly WarningCode[];
  /** The patterns (格局), each once. On request only. */
  readonly patterns?: readonly Label<PatternId>[];
}

/** A warning about all charts of a day. */
export interface DayWarningDocument {
  /** Never changes; new codes may appear. */
  readonly code: AnyWarningCode;
  /** The warning as a sentence, in the language of the answer. */
  readonly detail: string;
}

/** A birth under every other choice, one at a time and then two: why another program may show another chart. */
export interface VariantsDocument {
  /** The language of the names and sentences in this document. */
  readonly language: Language;
  /** The birth: where, and when by the clock. */
  readonly birth: VariantsBirthDocument;
  /** Compared members of the requested chart. */
  readonly chart: ComparedChartDocument;
  /** Number of other charts, shown or not. */
  readonly count: number;
  /** Comparison with another program; absent without one. */
  readonly match?: VariantMatchDocument;
  /** The other charts, fewest choices first, then the commonest; where something was asked for, those that show it. Possibly empty. */
  readonly variants: readonly VariantDocument[];
  /** Single choices that change nothing of what is compared. */
  readonly withoutEffect: readonly ChoicesDocument[];
  /** The conventions by which the chart was cast. */
  readonly conventions: ConventionsDocument;
  /** Warnings about the birth or the chart. An empty list when there are none. */
  readonly warnings: readonly VariantsWarningDocument[];
}

/** The birth whose charts are compared. */
export interface VariantsBirthDocument {
  /** The birthplace. */
  readonly place: PlaceDocument;
  /** The time on the clock of the birthplace. */
  readonly clockTime: string;
}

/** Compared members of a chart. */
export interface ComparedChartDocument {
  /** The four pillars. */
  readonly fourPillars: PillarsDocument;
  /** The date in the lunar calendar. */
  readonly lunarDate: {
    /** The lunar year. */
    readonly year: number;
    /** The month. */
    readonly month: number;
    /** The day. */
    readonly day: number;
    /** True for the leap month of that number. */
    readonly leapMonth: boolean;
    /** The date in words. */
    readonly text: string;
  };
  /** The life palace. */
  readonly lifePalace: PalacePositionDocument;
  /** The role of the palace that is the body palace too. */
  readonly bodyPalace: Label<PalaceId>;
  /** The five-element bureau. */
  readonly bureau: Label<BureauId>;
  /** The main star. */
  readonly mainStar: Label<MainStarId>;
  /** The Life Ruler (命主). */
  readonly lifeRuler: Label<GradedStarId>;
  /** The Body Ruler (身主). */
  readonly bodyRuler: Label<GradedStarId>;
  /** The first decade, and the direction of them all. */
  readonly decadeStart: {
    /** The nominal age at which it begins. */
    readonly fromAge: number;
    /** Its last age. */
    readonly toAge: number;
    /** Direction in which the decades run. */
    readonly direction: Label<DirectionId>;
    /** Its palace. */
    readonly palace: Label<PalaceId>;
  };
  /** Direction in which the small limit runs. */
  readonly smallLimitRun: Label<DirectionId>;
  /** The first phase of the ring of growth (长生). */
  readonly growthStart: {
    /** Its branch. */
    readonly branch: Label<BranchId>;
    /** Direction in which the ring runs. */
    readonly direction: Label<DirectionId>;
  };
  /** The growth phases of the four pillars, from the year to the hour. */
  readonly growthPhases: {
    /** Phases of the Day Master on the branches (星运). */
    readonly ofDayMaster: readonly Label<GrowthPhaseId>[];
    /** The phase of each stem on its own branch (自坐). */
    readonly ofOwnStems: readonly Label<GrowthPhaseId>[];
  };
  /** The four transformations of the year. */
  readonly transformations: readonly TransformationDocument[];
}

/** Comparison with another program. */
export interface VariantMatchDocument {
  /** Number of variants that show all of it. */
  readonly count: number;
  /** Members in which the chart itself differs. Empty: it shows all of it, without another choice. */
  readonly missingHere: readonly ShownId[];
  /** The variant that comes nearest, where none shows all of it and it shows more than the chart itself. */
  readonly nearest?: {
    /** The variant. */
    readonly variant: VariantDocument;
    /** Members in which it differs. */
    readonly missing: readonly ShownId[];
  };
}

/** Another chart of the birth. Of what is compared it has what differs; the value of the chart is in `chart`. */
export interface VariantDocument {
  /** The choices that give it: fewest first, then the commonest. Any one of them is enough. */
  readonly choices: readonly ChoicesDocument[];
  /** Members that differ. */
  readonly differs: readonly VariantMember[];
  /** The four pillars. */
  readonly fourPillars?: KnownPillarsDocument;
  /** The date in the lunar calendar. */
  readonly lunarDate?: {
    /** The lunar year. */
    readonly year: number;
    /** The month. */
    readonly month: number;
    /** The day. */
    readonly day: number;
    /** True for the leap month of that number. */
    readonly leapMonth: boolean;
    /** The date in words. */
    readonly text: string;
  };
  /** The life palace. */
  readonly lifePalace?: PalacePositionDocument;
  /** The role of the palace that is the body palace too. */
  readonly bodyPalace?: Label<PalaceId>;
  /** The five-element bureau. */
  readonly bureau?: Label<BureauId>;
  /** The main star. */
  readonly mainStar?: Label<MainStarId>;
  /** The Life Ruler (命主). */
  readonly lifeRuler?: Label<GradedStarId>;
  /** The Body Ruler (身主). */
  readonly bodyRuler?: Label<GradedStarId>;
  /** The first decade, and the direction of them all. */
  readonly decadeStart?: {
    /** The nominal age at which it begins. */
    readonly fromAge: number;
    /** Its last age. */
    readonly toAge: number;
    /** Direction in which the decades run. */
    readonly direction: Label<DirectionId>;
    /** Its palace. */
    readonly palace: Label<PalaceId>;
  };
  /** Direction in which the small limit runs. */
  readonly smallLimitRun?: Label<DirectionId>;
  /** The first phase of the ring of growth (长生). */
  readonly growthStart?: {
    /** Its branch. */
    readonly branch: Label<BranchId>;
    /** Direction in which the ring runs. */
    readonly direction: Label<DirectionId>;
  };
  /** The growth phases of the four pillars, from the year to the hour. */
  readonly growthPhases?: {
    /** Phases of the Day Master on the branches (星运). */
    readonly ofDayMaster: readonly Label<GrowthPhaseId>[];
    /** The phase of each stem on its own branch (自坐). */
    readonly ofOwnStems: readonly Label<GrowthPhaseId>[];
  };
  /** The four transformations of the year. */
  readonly transformations?: readonly TransformationDocument[];
  /** Number of major, minor and adjective stars that are in another palace, missing, or have another brightness or transformation. */
  readonly otherStars: number;
}

/** One choice or two, and the parameters to change for them. */
export interface ChoicesDocument {
  /** Ids of the changed conventions or clocks. */
  readonly of: readonly ChoiceId[];
  /** The parameters that ask for it, over those of the chart. */
  readonly request: Readonly<Record<string, string | number | boolean>>;
  /** Of clockShift: the minutes added to the clock time. -60: an hour of summer time is taken off; 60, 120: the clock is read as one or two hours behind. */
  readonly shiftMinutes?: number;
}

/** A warning about the chart. The chart by the other choice is among the variants. */
export interface VariantsWarningDocument {
  /** Never changes; new codes may appear. */
  readonly code: AnyWarningCode;
  /** The warning as a sentence, in the language of the answer. */
  readonly detail: string;
}

/** Times of birth that have all that was asked for, in order of time: calculated structure, no interpretation. */
export interface BirthsDocument {
  /** The language of the names in this document. */
  readonly language: Language;
  /** Number of births in these years, on all pages together. */
  readonly count: number;
  /** The first Gregorian year that was searched, by the days of birth. */
  readonly fromYear: number;
  /** The last year. */
  readonly toYear: number;
  /** Number of births that fit in the years before, from 1645 on; absent on later pages, and where conditions contradict each other. */
  readonly earlier?: number;
  /** Number of births that fit in the years after, to 2199; absent where `earlier` is. */
  readonly later?: number;
  /** The birthplace; absent where none was asked for, and then no clock times are given. */
  readonly place?: PlaceDocument;
  /** Longitude used for solar time, in degrees east: 120 without a birthplace. */
  readonly longitude: number;
  /** The births of this page. Possibly empty. */
  readonly births: readonly FoundBirthDocument[];
  /** The next page: sent as `after`. Absent on the last one. */
  readonly next?: string;
  /** The conditions that no birth of any year has together by these conventions; without any one of them there are births. */
  readonly contradicts: readonly ContradictionDocument[];
  /** The other rule for the day, where births have all of it by that rule; absent where none has. */
  readonly otherDayBoundary?: OtherDayBoundaryDocument;
  /** The conventions by which charts were cast. */
  readonly conventions: ConventionsDocument;
}

/** A time of birth that fits: a double hour of a day, or the part of it that fits where a solar term falls within it. */
export interface FoundBirthDocument {
  /** The day to which it belongs, by the Gregorian calendar; a double hour of zi may begin on the evening before. */
  readonly date: string;
  /** The date in the lunar calendar. */
  readonly lunarDate: LunarDateDocument;
  /** The double hour. */
  readonly doubleHour: Label<BranchId>;
  /** When it begins, by the solar time that decides. */
  readonly startsAtSolarTime: string;
  /** When it ends, by the same solar time: the first second that no longer belongs to it. */
  readonly endsAtSolarTime: string;
  /** When it begins, in UTC; absent without a birthplace. */
  readonly startsAt?: string;
  /** When it ends, in UTC; absent without a birthplace. */
  readonly endsAt?: string;
  /** When it begins, on the clock of the birthplace; absent without one. */
  readonly startsAtClock?: string;
  /** When it ends, on the same clock. */
  readonly endsAtClock?: string;
  /** The parameters that ask for its chart, beside gender and birthplace: a minute in its middle. Absent without a birthplace. */
  readonly request?: Readonly<Record<string, string | number>>;
  /** The four pillars. */
  readonly fourPillars: PillarsDocument;
  /** The solar term within it, at which its pillars of month or year change; absent where there is none. */
  readonly change?: ChangeInBirthDocument;
  /** The life palace. */
  readonly lifePalace: PalacePositionDocument;
  /** The role of the palace that is the body palace too. */
  readonly bodyPalace: Label<PalaceId>;
  /** The five-element bureau. */
  readonly bureau: Label<BureauId>;
  /** The main star. */
  readonly mainStar: Label<MainStarId>;
  /** The gender for which alone it fits; absent where it fits for both. */
  readonly gender?: Gender;
}

/** A solar term within a double hour, from which on the pillars are others. */
export interface ChangeInBirthDocument extends Label<SolarTermId> {
  /** When, by the solar time that decides. */
  readonly atSolarTime: string;
  /** When, in UTC; absent without a birthplace. */
  readonly at?: string;
  /** When, on the clock of the birthplace; absent without one. */
  readonly atClock?: string;
  /** The four pillars from then on. */
  readonly fourPillars: PillarsDocument;
}

/** Something that was asked for and that goes against another thing. */
export interface ContradictionDocument {
  /** The parameter that asked for it. */
  readonly parameter: ConditionName;
  /** The requested value. */
  readonly given: string;
}

/** The rule for the day by which there are births after all. */
export interface OtherDayBoundaryDocument {
  /** The rule, as the parameter of that name takes it. */
  readonly dayBoundary: DayBoundary;
  /** Number of births that meet all conditions by that rule, from 1645 to 2199. */
  readonly count: number;
}

/** Two people side by side: facts with their direction, no verdict. `one` and `other` are the two people in the order of the request. */
export interface TwoPeopleDocument {
  /** The language of the names and sentences in this document. */
  readonly language: Language;
  /** The first person. */
  readonly one: PersonOfPairDocument;
  /** The second person. */
  readonly other: PersonOfPairDocument;
  /** The Zi Wei charts: each in the board of the other, and what both have together. */
  readonly ziwei: ZiweiOfPairDocument;
  /** The Four Pillars of both. */
  readonly fourPillars: FourPillarsOfPairDocument;
  /** One moment in both lives; absent where none was asked for. */
  readonly moment?: MomentOfPairDocument;
  /** The conventions of both charts: one set. */
  readonly conventions: ConventionsDocument;
  /** Warnings about either person or the moment. An empty list when there are none. */
  readonly warnings: readonly PairWarningDocument[];
}

/** A person, and what is known of the birth. What is not known is absent. */
export interface PersonOfPairDocument {
  /** Form of the person: `birth`, `day` (no hour) or `year` alone. */
  readonly known: 'birth' | 'day' | 'year';
  /** The gender; absent where it was not given. */
  readonly gender?: Gender;
  /** The birthplace of a birth. */
  readonly place?: PlaceDocument;
  /** Clock time of the birth, ISO 8601 without an offset. */
  readonly clockTime?: string;
  /** The date of a day without an hour. */
  readonly date?: string;
  /** The year that was given, for a year alone. */
  readonly year?: number;
  /** The main star of a birth. */
  readonly mainStar?: Label<MainStarId>;
  /** Known part of the Zi Wei chart; absent if its year is not known. */
  readonly ziwei?: {
    /** The year of the Zi Wei chart: the lunar year, or the solar one by `yearBoundary`. */
    readonly yearPillar: Label<PairId>;
  };
  /** The known ones of the four pillars. */
  readonly fourPillars: KnownPillarsDocument;
}

/** The Zi Wei charts of two people. */
export interface ZiweiOfPairDocument {
  /** `other` in the board of `one`: `one` is the host. Absent where `one` has no hour, and so no board. */
  readonly otherInOne?: BoardOfPairDocument;
  /** `one` in the board of `other`: `other` is the host. Absent where `other` has no hour. */
  readonly oneInOther?: BoardOfPairDocument;
  /** Facts of both charts, without a direction. */
  readonly together: ZiweiTogetherDocument;
}

/** A guest in the board of a host. Palaces are palaces of the host, unless a member is named after the guest. */
export interface BoardOfPairDocument {
  /** Palace of the guest’s year in the board of the host (太岁入卦). */
  readonly seat: SeatOfGuestDocument;
  /** Lu, Quan, Ke, Ji of the year of the guest, and where the host has those stars. */
  readonly transformations: readonly LandingOfGuestDocument[];
  /** The twelve palaces of the host by branch, from zi (子) to hai (亥), and what the guest has there. */
  readonly palaces: readonly PalaceOfPairDocument[];
  /** The twelve stars that the year of the guest places, in the board of the host. On request only. */
  readonly yearStars?: readonly YearStarOfGuestDocument[];
  /** The flights of the twelve palaces of the guest into the board of the host; absent without a board of the guest. One lineage teaches them. On request only. */
  readonly flights?: readonly FlightsOfGuestDocument[];
}

/** The palace of the host at the branch of the year of the guest (太岁入卦). */
export interface SeatOfGuestDocument extends Label<PalaceId> {
  /** The branch of the year of the guest. */
  readonly branch: Label<BranchId>;
  /** The palace of the host across from it. */
  readonly opposite: Label<PalaceId>;
  /** The two palaces of the host in its triad. */
  readonly trines: readonly Label<PalaceId>[];
  /** The major stars of the host there. An empty palace borrows none. */
  readonly majorStars: readonly MajorStarDocument[];
  /** The minor stars of the host there. */
  readonly minorStars: readonly MinorStarDocument[];
  /** Stars there, of the twelve that the host’s own year places. */
  readonly hostYearStars: readonly Label<YearStarId>[];
}

/** A star that the year of the guest transforms, and where the host has it. */
export interface LandingOfGuestDocument extends Label<TransformationId> {
  /** The star. */
  readonly star: Label<GradedStarId>;
  /** The palace of the host there. */
  readonly palace: Label<PalaceId>;
  /** Its branch in the board of the host. */
  readonly branch: Label<BranchId>;
  /** The palace of the host across from it: the one that a Ji clashes. */
  readonly opposite: Label<PalaceId>;
  /** Transformation of the same star by the host’s own year; absent if there is none. */
  readonly natal?: Label<TransformationId>;
}

/** A palace of the host, and what the guest has at its branch. */
export interface PalaceOfPairDocument extends Label<PalaceId> {
  /** The branch, the same place in both charts. */
  readonly branch: Label<BranchId>;
  /** Its role counted from the seat of the guest. */
  readonly fromSeat: Label<PalaceId>;
  /** The palace of the guest at this branch; absent without a board of the guest. */
  readonly guestPalace?: Label<PalaceId>;
  /** True for the body palace of the guest. */
  readonly guestBody?: boolean;
  /** The major stars of the guest here, as bright and transformed as in the chart of the guest. */
  readonly majorStars?: readonly MajorStarDocument[];
  /** The minor stars of the guest here, in the same way. On request only. */
  readonly minorStars?: readonly MinorStarDocument[];
}

/** A star that the year of the guest places, in the board of the host. */
export interface YearStarOfGuestDocument extends Label<YearStarId> {
  /** Its branch. */
  readonly branch: Label<BranchId>;
  /** The palace of the host there. */
  readonly palace: Label<PalaceId>;
}

/** The four flights of a palace of the guest into the board of the host. */
export interface FlightsOfGuestDocument extends Label<PalaceId> {
  /** Its stem. */
  readonly stem: Label<StemId>;
  /** The four stars that the stem transforms, in the board of the host. */
  readonly transformations: readonly FlightOfGuestDocument[];
  /** Always `one`: a single lineage teaches these flights. */
  readonly lineage: 'one';
}

/** A star that the stem of a palace of the guest transforms, in the board of the host. */
export interface FlightOfGuestDocument extends Label<TransformationId> {
  /** The star. */
  readonly star: Label<GradedStarId>;
  /** The palace of the host there. */
  readonly palace: Label<PalaceId>;
  /** Its branch in the board of the host. */
  readonly branch: Label<BranchId>;
}

/** Facts of two Zi Wei charts, without a direction. */
export interface ZiweiTogetherDocument {
  /** Branches of both: years, life palaces, and spouse with life both ways. What is not known is left out. */
  readonly branches: readonly BranchesTogetherDocument[];
  /** Both bureaus, and the relation of their elements; absent without two boards. */
  readonly bureaus?: {
    /** The bureau of `one`. */
    readonly one: Label<BureauId>;
    /** The bureau of `other`. */
    readonly other: Label<BureauId>;
    /** Relation of their elements. */
    readonly relation: ElementRelationDocument;
  };
  /** Stars that stand in a palace of one and in a palace of the other; absent without two boards. */
  readonly sharedStars?: readonly SharedStarsDocument[];
}

/** Two branches, one of each person. */
export interface BranchesTogetherDocument {
  /** Pair of palaces: both life palaces, both years, spouse of `one` with life of `other`, or life of `one` with spouse of `other`. */
  readonly id: 'lifeLife' | 'yearYear' | 'spouseLife' | 'lifeSpouse';
  /** The branch of `one`. */
  readonly one: BranchOfPersonDocument;
  /** The branch of `other`. */
  readonly other: BranchOfPersonDocument;
  /** Palaces between them by the shorter way, 0 to 6. */
  readonly distance: number;
  /** Relations of the branches, of the kinds that Zi Wei has. */
  readonly relations: readonly RelationOfPairDocument[];
}

/** A branch of a person. */
export interface BranchOfPersonDocument {
  /** The palace of that person there; absent for the branch of a year. */
  readonly palace?: Label<PalaceId>;
  /** The branch. */
  readonly branch: Label<BranchId>;
}

/** A relation of something of `one` with something of `other`. */
export interface RelationOfPairDocument extends Label<PairRelationId> {
  /** Of a relation of stems, the stem of `one` and the stem of `other`. */
  readonly stems?: readonly Label<StemId>[];
  /** Of a relation of branches, the branch of `one` and the branch of `other`. */
  readonly branches?: readonly Label<BranchId>[];
  /** The element of a combination; absent otherwise. */
  readonly element?: Label<ElementId>;
  /** Half of a combination of three; absent otherwise. */
  readonly half?: 'birth' | 'grave';
  /** The branch that the group lacks; absent otherwise. */
  readonly missing?: Label<BranchId>;
  /** The one that acts; absent where neither does. */
  readonly from?: 'one' | 'other';
  /** The one acted on; absent where neither acts. */
  readonly to?: 'one' | 'other';
  /** Of a control of stems, whether both are yang or both are yin. */
  readonly samePolarity?: boolean;
  /** Of a destruction, whether the branches combine too. */
  readonly alsoCombines?: boolean;
  /** Of a hidden combination, the hidden stems that combine. */
  readonly hiddenStems?: readonly Label<StemId>[];
  /** Of reversed pillars, whether the stems clash; they control each other otherwise. */
  readonly stemClash?: boolean;
}

/** Relation of two elements or two stems. */
export interface ElementRelationDocument extends Label<PairRelationId> {
  /** The element of two stems that combine; absent otherwise. */
  readonly element?: Label<ElementId>;
  /** The one that acts; absent where neither does. */
  readonly from?: 'one' | 'other';
  /** The one acted on; absent where neither acts. */
  readonly to?: 'one' | 'other';
  /** Of stems, whether both are yang or both are yin. */
  readonly samePolarity?: boolean;
}

/** The stars that stand in a palace of `one` and in a palace of `other`. */
export interface SharedStarsDocument {
  /** The palace of `one`. */
  readonly one: Label<PalaceId>;
  /** The palace of `other`. */
  readonly other: Label<PalaceId>;
  /** The stars that stand in both. Empty palaces borrow none. */
  readonly stars: readonly Label<GradedStarId>[];
}

/** The Four Pillars of two people. Only known pillars count. */
export interface FourPillarsOfPairDocument {
  /** Both day stems, and their relation; absent where a day is not known. */
  readonly dayStems?: {
    /** The day stem of `one`. */
    readonly one: Label<StemId>;
    /** The day stem of `other`. */
    readonly other: Label<StemId>;
    /** Relation of the two: exactly one. */
    readonly relation: ElementRelationDocument;
  };
  /** The relations of every pillar of `one` with every pillar of `other`, in the order of the pillars. */
  readonly relations: readonly RelationAcrossDocument[];
  /** Groups of three branches that both charts have together and neither has alone. */
  readonly together: readonly GroupAcrossDocument[];
  /** The pillars of `other` as `one` sees them. */
  readonly otherSeenByOne: SeenByOtherDocument;
  /** The pillars of `one` as `other` sees them. */
  readonly oneSeenByOther: SeenByOtherDocument;
  /** Counts of each group of ten gods in the chart of each person, without the day stem. */
  readonly tenGodGroups: {
    /** In the chart of `one`; absent without the day. */
    readonly one?: readonly TenGodGroupCountDocument[];
    /** In the chart of `other`; absent without the day. */
    readonly other?: readonly TenGodGroupCountDocument[];
  };
  /** The elements of the known characters of both, as counts; absent where a day is not known. */
  readonly elements?: {
    /** The counts of `one`. */
    readonly one: ElementCountsDocument;
    /** The counts of `other`. */
    readonly other: ElementCountsDocument;
    /** The elements that `one` has none of, with their count in `other`. */
    readonly missingInOne: readonly ElementCountDocument[];
    /** The elements that `other` has none of, with their count in `one`. */
    readonly missingInOther: readonly ElementCountDocument[];
  };
  /** The nayin of both. */
  readonly nayin: {
    /** Of the years; absent where a year is not known. */
    readonly years?: NayinOfPairDocument;
    /** Of the days; absent where a day is not known. */
    readonly days?: NayinOfPairDocument;
  };
}

/** A relation of a pillar of `one` with a pillar of `other`. */
export interface RelationAcrossDocument extends Label<PairRelationId> {
  /** The pillar of `one`. */
  readonly one: PillarId;
  /** The pillar of `other`. */
  readonly other: PillarId;
  /** Of a relation of stems, the stem of `one` and the stem of `other`. */
  readonly stems?: readonly Label<StemId>[];
  /** Of a relation of branches, the branch of `one` and the branch of `other`. */
  readonly branches?: readonly Label<BranchId>[];
  /** The element of a combination; absent otherwise. */
  readonly element?: Label<ElementId>;
  /** Half of a combination of three; absent otherwise. */
  readonly half?: 'birth' | 'grave';
  /** The branch that the group lacks; absent otherwise. */
  readonly missing?: Label<BranchId>;
  /** The one that acts; absent where neither does. */
  readonly from?: 'one' | 'other';
  /** The one acted on; absent where neither acts. */
  readonly to?: 'one' | 'other';
  /** Of a control of stems, whether both are yang or both are yin. */
  readonly samePolarity?: boolean;
  /** Of a destruction, whether the branches combine too. */
  readonly alsoCombines?: boolean;
  /** Of a hidden combination, the hidden stems that combine. */
  readonly hiddenStems?: readonly Label<StemId>[];
  /** Of reversed pillars, whether the stems clash; they control each other otherwise. */
  readonly stemClash?: boolean;
}

/** Three branches that both charts have together and neither has alone. */
export interface GroupAcrossDocument extends Label<RelationId> {
  /** The element of the group; absent where it has none. */
  readonly element?: Label<ElementId>;
  /** Its three branches, and the pillars that have each. */
  readonly members: readonly ({
    /** The branch. */
    readonly branch: Label<BranchId>;
    /** The pillars of `one` with this branch. */
    readonly one: readonly PillarId[];
    /** The pillars of `other` with this branch. */
    readonly other: readonly PillarId[];
  })[];
}

/** Facts that one person, the looker, finds in the pillars of the other. */
export interface SeenByOtherDocument {
  /** The ten gods of the pillars, by the day stem of the looker; absent without it. */
  readonly tenGods?: readonly SeenTenGodsDocument[];
  /** Pillars whose branch is void by the year or the day of the looker (空亡). */
  readonly void: readonly ({
    /** The pillar. */
    readonly pillar: PillarId;
    /** The pillar of the looker that makes it void. */
    readonly basis: readonly StarBasis[];
  })[];
  /** The growth phase of the day stem of the looker on each branch; absent without it. */
  readonly phases?: readonly (Label<GrowthPhaseId> & {
    /** The pillar. */
    readonly pillar: PillarId;
  })[];
  /** The stars that the keys of the looker give the pillars. On request only. */
  readonly stars?: readonly SeenStarDocument[];
}

/** The ten gods of a pillar, by the day stem of the looker. */
export interface SeenTenGodsDocument {
  /** The pillar. */
  readonly pillar: PillarId;
  /** Ten god of its stem. */
  readonly tenGod: Label<TenGodId>;
  /** The hidden stems of its branch, and what they are to the looker. */
  readonly hiddenStems: readonly HiddenStemDocument[];
}

/** A star that the keys of the looker give a pillar. */
export interface SeenStarDocument extends Label<PillarStarId> {
  /** The pillar. */
  readonly pillar: PillarId;
  /** The keys of the looker that give it. */
  readonly basis: readonly StarBasis[];
}

/** Counts of a group. */
export interface TenGodGroupCountDocument extends Label<TenGodGroupId> {
  /** Among the stems of year, month and hour. */
  readonly shown: number;
  /** Among the hidden stems. */
  readonly hidden: number;
}

/** Counts of the known characters by element. */
export interface ElementCountsDocument {
  /** Number of known characters: two of each pillar. */
  readonly characters: number;
  /** Wood, fire, earth, metal, water. */
  readonly elements: readonly ElementCountDocument[];
}

/** An element, and how many characters have it. */
export interface ElementCountDocument extends Label<ElementId> {
  /** Number of characters with it. */
  readonly count: number;
}

/** The nayin of a pillar of both. */
export interface NayinOfPairDocument {
  /** The nayin of `one`. */
  readonly one: Label<NayinId>;
  /** The nayin of `other`. */
  readonly other: Label<NayinId>;
  /** True if both are the same nayin. */
  readonly identical: boolean;
  /** Relation of their elements. */
  readonly relation: ElementRelationDocument;
}

/** One moment in both lives, at one place. */
export interface MomentOfPairDocument {
  /** The place of the moment. */
  readonly place: MomentPlaceDocument;
  /** True if no place was given: it is the birthplace of `one`, or of `other` where `one` has none. */
  readonly placeAssumed: boolean;
  /** Form of the moment: an instant, or a shorter or longer time. */
  readonly form: AtForm;
  /** Clock time there. */
  readonly clockTime: string;
  /** The moment in UTC. */
  readonly utc: string;
  /** Levels of each board. */
  readonly ziwei: ZiweiOfPairAtMomentDocument;
  /** The luck of both; absent without two births. */
  readonly luck?: LuckOfPairDocument;
}

/** Levels of the boards of two people at a moment. */
export interface ZiweiOfPairAtMomentDocument {
  /** The levels of `one`; absent without a board. */
  readonly one?: LevelsOfPersonDocument;
  /** The levels of `other`; absent without a board. */
  readonly other?: LevelsOfPersonDocument;
  /** The four stars that the year of the moment transforms, in both boards; absent where two lunar calendars put the moment into two years. */
  readonly yearTransformations?: readonly YearTransformationDocument[];
  /** `other` at the levels of `one`. */
  readonly otherInOne?: BoardAtLevelsDocument;
  /** `one` at the levels of `other`. */
  readonly oneInOther?: BoardAtLevelsDocument;
}

/** The age, the decade and the year of a person. */
export interface LevelsOfPersonDocument {
  /** The age. */
  readonly ages: {
    /** The nominal age. */
    readonly nominal: number;
  };
  /** The decade; absent past the twelfth. */
  readonly decade?: Label<PairId> & {
    /** Branch of its life palace. */
    readonly branch: Label<BranchId>;
    /** That palace by its role in the person's natal chart. */
    readonly palace: Label<PalaceId>;
    /** A decade, or the time of childhood before the first. */
    readonly kind: DecadeKind;
    /** 1 for the first decade; absent in childhood. */
    readonly ordinal?: number;
    /** The first nominal age. */
    readonly fromAge: number;
    /** The last nominal age. */
    readonly toAge: number;
  };
  /** The year of the moment. */
  readonly year: Label<PairId> & {
    /** Branch of its life palace. */
    readonly branch: Label<BranchId>;
    /** That palace by its role in the person's natal chart. */
    readonly palace: Label<PalaceId>;
  };
}

/** A star that the year of the moment transforms, in both boards. */
export interface YearTransformationDocument extends Label<TransformationId> {
  /** The star. */
  readonly star: Label<GradedStarId>;
  /** Its place in the board of `one`; absent without a board. */
  readonly one?: PlaceAtLevelsDocument;
  /** Its place in the board of `other`; absent without a board. */
  readonly other?: PlaceAtLevelsDocument;
}

/** A palace of the host, by its roles. */
export interface PlaceAtLevelsDocument {
  /** The branch. */
  readonly branch: Label<BranchId>;
  /** The role in the natal chart of the host. */
  readonly palace: Label<PalaceId>;
  /** The role counted from the decade of the host; absent past the twelfth. */
  readonly decadePalace?: Label<PalaceId>;
  /** The role counted from the year of the host. */
  readonly yearPalace: Label<PalaceId>;
}

/** A guest at the levels of the host. */
export interface BoardAtLevelsDocument {
  /** Palace of the guest’s year of birth. */
  readonly seat: PlaceAtLevelsDocument;
  /** Stars that the guest’s year of birth transforms, in the board of the host. */
  readonly transformations: readonly (Label<TransformationId> & {
    /** The star. */
    readonly star: Label<GradedStarId>;
    /** The branch. */
    readonly branch: Label<BranchId>;
    /** The role in the natal chart of the host. */
    readonly palace: Label<PalaceId>;
    /** The role counted from the decade of the host; absent past the twelfth. */
    readonly decadePalace?: Label<PalaceId>;
    /** The role counted from the year of the host. */
    readonly yearPalace: Label<PalaceId>;
  })[];
}

/** The luck of both at the moment. */
export interface LuckOfPairDocument {
  /** The luck of `one`. */
  readonly one: LuckOfPersonDocument;
  /** The luck of `other`. */
  readonly other: LuckOfPersonDocument;
  /** The relations of the two luck pillars; absent while one of them is before the first. */
  readonly relations?: readonly RelationOfPairDocument[];
  /** Changes of luck of both, of which the later comes at most one calendar year after the earlier. */
  readonly changesWithinAYear: readonly ({
    /** The change of `one`. */
    readonly one: LuckChangeOfPersonDocument;
    /** The change of `other`. */
    readonly other: LuckChangeOfPersonDocument;
  })[];
}

/** The luck of a person at the moment. */
export interface LuckOfPersonDocument {
  /** Kind: a luck pillar runs, or none has begun. */
  readonly kind: LuckKind;
  /** 1 for the first luck pillar, 0 before it. */
  readonly ordinal: number;
  /** Its stem and branch; absent before the first. */
  readonly pillar?: Label<PairId>;
}

/** The beginning of a luck pillar. */
export interface LuckChangeOfPersonDocument {
  /** Number of the one that begins, 1 for the first. */
  readonly ordinal: number;
  /** The date on which it begins, by the clock of the birth. */
  readonly startsOn: string;
}

/** A warning about a person, or about the moment. */
export interface PairWarningDocument {
  /** The person concerned; absent where it concerns both. */
  readonly person?: 'one' | 'other';
  /** Never changes; new codes may appear. */
  readonly code: AnyWarningCode;
  /** The warning as a sentence, in the language of the answer. */
  readonly detail: string;
  /** The other choice, where members of the person can ask for it. */
  readonly alternative?: {
    /** The parameters that ask for it. */
    readonly request: Readonly<Record<string, string | number | boolean>>;
  };
}

/** Days compared with a birth, in order of time: what each has, without a verdict. No day is ranked. */
export interface DaysOfPersonDocument {
  /** The language of the names and sentences in this document. */
  readonly language: Language;
  /** The natal pillars that are known. */
  readonly fourPillars: KnownPillarsDocument;
  /** The natal pillars that are not known: without an hour the pillar of the hour, and any pillar that changes on the date of birth. */
  readonly notKnown: readonly PillarId[];
  /** Place of these days; it decides when a day begins. */
  readonly place: MomentPlaceDocument;
  /** True if no place was given, so the birthplace counts. */
  readonly placeAssumed: boolean;
  /** The dates that were asked for. */
  readonly range: RangeOfDaysDocument;
  /** Number of days that the filter leaves. */
  readonly count: number;
  /** For each condition of the filter, on how many days of the range it does not hold. */
  readonly leftOut: readonly LeftOutDocument[];
  /** Year and month of Zi Wei, each time that one of them changes; absent without an hour of birth. */
  readonly levels?: readonly LevelsFromDocument[];
  /** The days that the filter leaves. */
  readonly days: readonly DayOfPersonDocument[];
  /** The conventions of the natal chart and of the days. */
  readonly conventions: ConventionsOfDaysDocument;
  /** Warnings about the birth or the place. An empty list when there are none. */
  readonly warnings: readonly DaysWarningDocument[];
}

/** A range of dates. */
export interface RangeOfDaysDocument {
  /** The first. */
  readonly from: string;
  /** The last. */
  readonly to: string;
  /** Number of days. */
  readonly days: number;
}

/** A condition of the filter, and how many days miss it. A day may miss several. */
export interface LeftOutDocument {
  /** The parameter. */
  readonly parameter: DayFilterName;
  /** Its value: one fact, or ids of which one is enough. */
  readonly given: string;
  /** On how many days of the range it does not hold. */
  readonly days: number;
}

/** Year and month of Zi Wei from a date on. */
export interface LevelsFromDocument {
  /** The first date. */
  readonly startsOn: string;
  /** The year. */
  readonly year: YearOfDaysDocument;
  /** The month. */
  readonly month: MonthOfDaysDocument;
}

/** The level of a year. */
export interface YearOfDaysDocument extends Label<PairId> {
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations: readonly LevelTransformationDocument[];
}

/** The level of a month. */
export interface MonthOfDaysDocument extends Label<PairId> {
  /** The number of the month, as it is counted. */
  readonly lunarMonth: number;
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations: readonly LevelTransformationDocument[];
}

/** A day compared with a birth. Its pair is a fifth pillar, called `moment` in relations. */
export interface DayOfPersonDocument {
  /** The date. */
  readonly date: string;
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  /** When the day begins at its place, in UTC: at 23:00 of the evening before, or at 00:00 (`dayBoundary`). */
  readonly startsAt: string;
  /** When it ends, in UTC. */
  readonly endsAt: string;
  /** Almanac notes of the day, without a birth. */
  readonly almanac: AlmanacOfDayDocument;
  /** Ten god of its stem, seen from the natal Day Master. */
  readonly tenGod: Label<TenGodId>;
  /** The stems that its branch hides. On request only. */
  readonly hiddenStems?: readonly HiddenStemDocument[];
  /** The growth phase of the Day Master on its branch. */
  readonly growthPhase: Label<GrowthPhaseId>;
  /** True if its branch is void by a natal pillar. */
  readonly inNatalVoid: {
    /** By the pillar of the year; absent where it is not known. */
    readonly year?: boolean;
    /** By the pillar of the day. */
    readonly day: boolean;
  };
  /** All relations of which the day is a part. */
  readonly relations: readonly RelationOfDayDocument[];
  /** The stars on the day by the natal keys, each with what it is found by. */
  readonly stars: readonly PillarStarDocument[];
  /** The level of the day in Zi Wei; absent without an hour of birth. */
  readonly ziwei?: LevelOfDayDocument;
}

/** Almanac notes of a day, by the clock of the lunar calendar. */
export interface AlmanacOfDayDocument {
  /** The date in the lunar calendar. */
  readonly lunarDate: {
    /** The month. */
    readonly month: number;
    /** The day. */
    readonly day: number;
    /** True for the leap month of that number. */
    readonly leapMonth: boolean;
    /** The date in words. */
    readonly text: string;
  };
  /** The pillars of year, month and day. Year and month change with the whole day of their solar term. */
  readonly fourPillars: PillarsOfDayDocument;
  /** The solar term that begins on the day; absent on others. */
  readonly solarTerm?: AlmanacTermDocument;
  /** The nayin of the day. */
  readonly nayin?: Label<NayinId>;
  /** The day officer (建除). */
  readonly officer: Label<DayOfficerId>;
  /** The mansion (二十八宿). */
  readonly mansion: Label<MansionId>;
  /** The spirit of the yellow or the black path (黄道黑道). On request only. */
  readonly spirit?: Label<DaySpiritId> & {
    /** Of which path it is. */
    readonly path: SpiritPath;
  };
  /** Branch, pair and animal with which the day clashes (冲煞). */
  readonly clash: Label<AnimalId> & {
    /** The pair six places back. */
    readonly pillar: Label<PairId>;
    /** The side of sha (煞). */
    readonly side: ClashSide;
  };
  /** True if its branch clashes with the branch of the year (岁破). */
  readonly yearBreak: boolean;
  /** True if its branch clashes with the branch of the month (月破). */
  readonly monthBreak: boolean;
}

/** The pillars of a day. */
export interface PillarsOfDayDocument {
  /** The pillar of the year. */
  readonly year: Label<PairId>;
  /** The pillar of the month. */
  readonly month: Label<PairId>;
  /** The pillar of the day. */
  readonly day: Label<PairId>;
}

/** The beginning of a solar term. */
export interface AlmanacTermDocument extends Label<SolarTermId> {
  /** Its instant in UTC. */
  readonly at: string;
  /** Time on the clock of the almanac. */
  readonly atClock: string;
}

/** A relation of the day with natal pillars. What does not apply to its kind is absent; the transits of that day have more. */
export interface RelationOfDayDocument extends Label<RelationId> {
  /** The pillars that have it, in their order; of three branches, every pillar that holds one of them. */
  readonly pillars: readonly RelatedPillar[];
  /** The element that the books name for it. */
  readonly element?: Label<ElementId>;
  /** Of half a trine: birth has its first branch, grave its last. */
  readonly half?: 'birth' | 'grave';
  /** The middle branch, which is not there. */
  readonly missing?: Label<BranchId>;
  /** The pillar that controls or punishes. */
  readonly from?: RelatedPillar;
  /** The pillar that is controlled or punished. */
  readonly to?: RelatedPillar;
  /** True if both stems are yang, or both yin. */
  readonly samePolarity?: boolean;
  /** True if the two branches also combine. */
  readonly alsoCombines?: boolean;
  /** True if the stems clash; otherwise one controls the other. */
  readonly stemClash?: boolean;
}

/** The level of a day. */
export interface LevelOfDayDocument {
  /** The number of the month by which the palace is counted. */
  readonly lunarMonth: number;
  /** Branch of the palace that is the life palace of this level. */
  readonly branch: Label<BranchId>;
  /** That palace by its role in the natal chart. */
  readonly palace: Label<PalaceId>;
  /** Lu, Quan, Ke and Ji of this level, with their palaces. */
  readonly transformations?: readonly LevelTransformationDocument[];
}

/** The conventions of the natal chart and of the days. */
export interface ConventionsOfDaysDocument {
  /** When the day changes, by the solar time that decides. */
  readonly dayBoundary: DayBoundary;
  /** When the year of the Zi Wei chart changes. */
  readonly yearBoundary: YearBoundary;
  /** As which month the Zi Wei chart counts a leap month of birth. */
  readonly leapMonthRule: LeapMonthRule;
  /** The tables of stars. */
  readonly school: AnySchoolId;
  /** Lunar calendar of the lunar date, and of a lunar date of birth. */
  readonly calendarRegion: BirthCalendar;
  /** The clock that decides double hour, day and lunar date: true solar time, mean solar time, or standard time. */
  readonly solarTime: SolarClock;
  /** Of these the ones that are as the school has them, where most schools have another. Absent where there are none. */
  readonly bySchool?: readonly ('dayBoundary' | 'leapMonthRule')[];
  /** The palace that is read as the life palace, from which bureau, stars and decades follow: `heaven` (天盘) the life palace, `earth` (地盘) the body palace, `human` (人盘) the palace of fortune. The Zhongzhou school reads `earth` for births in the first 15 minutes of a double hour, `human` for the last 15. Only where it is not as the school has it. */
  readonly plate?: 'heaven' | 'earth' | 'human';
  /** Branches that the voids of the year fill: `both` has the side stars too (副旬, 副截), `one` the branch of the year’s polarity alone, `alike` the same star in both, as Tuần and Triệt. Only where it is not as the school has it. */
  readonly voids?: 'both' | 'one' | 'alike';
  /** The brightness of zuofu, youbi, tiankui, tianyue, lucun, tianma, dikong, dijie, which the Complete Book does not grade: `common` as two programs print it, `zhongzhou`, or `none`. Only where it is not as the school has it. */
  readonly gradesOfMinorStars?: 'common' | 'zhongzhou' | 'none';
  /** The stars that the stem jia transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfJia?: 'lianzhen-pojun-wuqu-taiyang' | 'lianzhen-pojun-wenqu-taiyang';
  /** The stars that the stem wu transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfWu?: 'tanlang-taiyin-youbi-tianji' | 'tanlang-taiyin-taiyang-tianji';
  /** The stars that the stem geng transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfGeng?: 'taiyang-wuqu-taiyin-tiantong' | 'taiyang-wuqu-tiantong-taiyin' | 'taiyang-wuqu-tianfu-tiantong' | 'taiyang-wuqu-tiantong-tianxiang';
  /** The stars that the stem xin transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfXin?: 'jumen-taiyang-wenqu-wenchang' | 'jumen-taiyang-wuqu-wenchang';
  /** The stars that the stem ren transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfRen?: 'tianliang-ziwei-zuofu-wuqu' | 'tianliang-ziwei-tianfu-wuqu';
  /** The stars that the stem gui transforms, those with lu, quan, ke and ji in this order. Only where it is not as the school has it. */
  readonly transformationsOfGui?: 'pojun-jumen-taiyin-tanlang' | 'pojun-jumen-taiyang-tanlang';
  /** Branch by which tianma is placed: the branch of the `year`, or of the lunar `month`. Only where it is not as the school has it. */
  readonly tianma?: 'year' | 'month';
  /** Placement of huoxing and lingxing: `forward` to the double hour, `byYinYang` one forward and one backward (Vietnam), `yearBranch` by the branch of the year alone. Only where it is not as the school has it. */
  readonly fireBell?: 'forward' | 'byYinYang' | 'yearBranch';
  /** Beginning of the ring of growth in charts of the bureau of earth: in `shen` with water, or in `yin` with fire. Only where it is not as the school has it. */
  readonly growthOfEarth?: 'shen' | 'yin';
  /** Direction of the ring of growth: `byYinYang` as the decades do, or `forward` for everybody. Only where it is not as the school has it. */
  readonly growthDirection?: 'byYinYang' | 'forward';
  /** The palace of the first decade: the `life` palace, or its `neighbour`, the next one the way the decades go. Only where it is not as the school has it. */
  readonly firstDecade?: 'life' | 'neighbour';
  /** Years of a decade: `tenYears`, or as many as the number of the `bureau`. Only where it is not as the school has it. */
  readonly decadeSpan?: 'tenYears' | 'bureau';
  /** Direction of the small limit: `byGender` forward for men and backward for women, or `byYinYang` as decades run. Only where it is not as the school has it. */
  readonly smallLimitDirection?: 'byGender' | 'byYinYang';
  /** Growth phases of yin stems in the Four Pillars: `backward` from their own birth, or `withYang`, the same as for the yang stem of the same element. Only where it is not as the school has it. */
  readonly growthOfYinStems?: 'backward' | 'withYang';
  /** The table by which stars are graded: `common` as in most programs, `zhongzhou`, or `vietnam`, of the major stars alone. Only where it is not as the school has it. */
  readonly gradesOfStars?: 'common' | 'zhongzhou' | 'vietnam';
  /** Branch that decides the Life Ruler: the branch of the `lifePalace`, or `yearBranch`. Only where it is not as the school has it. */
  readonly lifeRulerBy?: 'lifePalace' | 'yearBranch';
  /** The Body Ruler of births in years of zi: `huoxing`, or `lingxing`. Only where it is not as the school has it. */
  readonly bodyRulerOfZi?: 'huoxing' | 'lingxing';
  /** The palaces of tianshang and tianshi: `fixed` in the palaces of friends and health, or `byYinYang` exchanged for yin men and yang women. Only where it is not as the school has it. */
  readonly woundAndEnvoy?: 'fixed' | 'byYinYang';
  /** With `dayBoundary=midnight`: the day whose stem decides the stem of the hour of zi from 23:00 on, `nextDay` or `sameDay`. Only where it is not as the school has it. */
  readonly lateZiStem?: 'nextDay' | 'sameDay';
  /** The day of a leap month that places ziwei: its own number (`lunarDay`), or counted on from the days of the month before (`accumulate`). Only where it is not as the school has it. */
  readonly leapMonthDay?: 'lunarDay' | 'accumulate';
  /** The month that places stars: the `lunar` one, or the `solar` one, which a solar term begins. Palaces always follow the lunar month. Only where it is not as the school has it. */
  readonly monthOfStars?: 'lunar' | 'solar';
  /** The year that gives the palaces their stems, and with them the bureau: `ziweiYear`, or `solarYear` from Lichun on. Only where it is not as the school has it. */
  readonly palaceStems?: 'ziweiYear' | 'solarYear';
  /** The table of days by which the stems of a month command it. On request only. */
  readonly monthCommandTable?: MonthCommandTable;
  /** The tables by which the stars of the Four Pillars are cast. On request only. */
  readonly pillarStars?: PillarStarSet;
  /** When the year of Zi Wei changes. */
  readonly atYearBoundary: YearBoundary;
  /** Count of days through a leap month. */
  readonly leapDayCount: LeapDayCount;
  /** The clock that decides when a day begins. */
  readonly atSolarTime: SolarClock;
  /** The palace of a year: at its `branch`, or the palace of the `smallLimit`. Only where it is not the default. */
  readonly flowYearRule?: 'branch' | 'smallLimit';
  /** The palaces of the months of a year: `doujun` from Dou Jun on, `yearPalace` from the palace of the year on, `monthBranch` each at its own branch. Only where it is not the default. */
  readonly flowMonthRule?: 'doujun' | 'yearPalace' | 'monthBranch';
  /** The palaces of the days of a month: `fromMonthPalace` from the palace of the month on, `afterMonthPalace` from the next one on, `dayBranch` each at the branch of its pillar. Only where it is not the default. */
  readonly flowDayRule?: 'fromMonthPalace' | 'afterMonthPalace' | 'dayBranch';
  /** Stem that transforms stars in a year and a month: `calendar` the stem of its own pillar, or `palace` the stem of the natal palace where the year or month is. Only where it is not the default. */
  readonly flowTransformations?: 'calendar' | 'palace';
}

/** A warning about a birth or the place of its days. */
export interface DaysWarningDocument {
  /** Id of the warning, which never changes. */
  readonly code: AnyWarningCode;
  /** A sentence in the language of the document. */
  readonly detail: string;
}

/** A day of an almanac: from midnight to midnight. */
export interface AlmanacDayDocument {
  /** Its date in the Gregorian calendar. */
  readonly date: string;
  /** From 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
  /** Its lunar date. */
  readonly lunarDate: LunarDateDocument;
  /** The animal of its lunar year. */
  readonly zodiac: Label<AnimalId>;
  /** Its pillars of year, month and day. Year and month change with the day on which Start of Spring, or the term that begins a month, falls; `solarTerm.at` is the instant. */
  readonly fourPillars: PillarsOfDayDocument;
  /** One of the twelve officers (建除), by the branches of day and month. */
  readonly officer: Label<DayOfficerId>;
  /** One of the 28 mansions (二十八宿), which follow each other without a break. */
  readonly mansion: Label<MansionId>;
  /** One of the twelve spirits of the yellow and the black path (黄道黑道), by the branches of day and month; in the calendar of Vietnam by the number of the lunar month. */
  readonly spirit: Label<DaySpiritId> & {
    /** Of which path it is. */
    readonly path: SpiritPath;
  };
  /** The six double hours whose spirits are of the yellow path, by the branch of the day. */
  readonly yellowHours: readonly Label<BranchId>[];
  /** One of the six days (六曜), by the lunar date. */
  readonly sixDay: Label<SixDayId>;
  /** The animal of the branch that clashes with the branch of the day (冲). */
  readonly clash: Label<AnimalId> & {
    /** The side of 煞. */
    readonly side: ClashSide;
  };
  /** The special days of the almanacs of Japan, Vietnam and Korea that fall on this day. */
  readonly selectedDays: readonly Label<SelectedDayId>[];
  /** The solar term that begins on this day; absent on other days. */
  readonly solarTerm?: AlmanacTermDocument;
  /** The new moon of this day; absent on other days. */
  readonly newMoon?: AlmanacMoonDocument;
  /** The full moon of this day; absent on other days. */
  readonly fullMoon?: AlmanacMoonDocument;
}

/** A new or a full moon. */
export interface AlmanacMoonDocument {
  /** Its instant in UTC. */
  readonly at: string;
  /** Time on the clock of the almanac. */
  readonly atClock: string;
}

/** A year of an almanac. */
export interface AlmanacYearDocument {
  /** The Gregorian year. */
  readonly year: number;
  /** Its 24 solar terms. */
  readonly solarTerms: readonly AlmanacTermDocument[];
  /** Its new moons. */
  readonly newMoons: readonly AlmanacMoonDocument[];
  /** Its full moons. */
  readonly fullMoons: readonly AlmanacMoonDocument[];
  /** The lunar year that begins in it. */
  readonly lunarYear: LunarYearDocument;
}

/** A lunar year. */
export interface LunarYearDocument {
  /** The Gregorian year in which it begins. */
  readonly year: number;
  /** The lunar calendar, by its country: months begin at midnight there. */
  readonly calendarRegion: CalendarRegion;
  /** Its stem and branch. */
  readonly yearPillar: Label<PairId>;
  /** Its animal. */
  readonly zodiac: Label<AnimalId>;
  /** The New Year, its first day. */
  readonly startsOn: string;
  /** Number of days. */
  readonly days: number;
  /** The number of its leap month, which follows the month of that number; absent where there is none. */
  readonly leapMonthNumber?: number;
  /** Its months in their order. */
  readonly months: readonly LunarMonthDocument[];
}

/** A month of a lunar year. */
export interface LunarMonthDocument {
  /** Its number; a leap month has the number of the month before it. */
  readonly month: number;
  /** True for the leap month. */
  readonly leapMonth: boolean;
  /** Its name. */
  readonly text: string;
  /** Its first day. */
  readonly startsOn: string;
  /** Its length. */
  readonly days: number;
}

/** A star of any group. */
export type StarDocument = MajorStarDocument | MinorStarDocument | AdjectiveStarDocument;
