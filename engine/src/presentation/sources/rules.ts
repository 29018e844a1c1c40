// Rules of each member of each part. Each rule has a record in docs/rules/records, under its id.
//
// A text lists rules separated by spaces: first the rule that makes the member, then those that it depends on. The id of a convention means the rule of its
// current value. `each` is the text of an item of a list, in which `{id}` is the id of the item. A member without a text has the text of the nearest one above
// it; echoes of the request and sentences have none.

import type { PARTS } from '../documents/tables/all-parts.ts';
import type { LabelMembers, MembersIn } from '../documents/vocabulary/member.ts';
import { RULES_OF_GROUPS, type RulesOfItem } from './terms.ts';

/** Rules of a member: as a whole, of its items, and of the members of an object without a name. */
interface RulesOfMember {
  readonly is?: string;
  readonly each?: RulesOfItem;
}
export type MemberRules =
  | string
  | (RulesOfMember & { readonly [member: string]: MemberRules | RulesOfItem | undefined });

type RulesOf<M> = { readonly [K in keyof M]?: string | (RulesOfMember & RulesIn<MembersIn<M[K]>>) };
type RulesIn<M> = [M] extends [never] ? unknown : M extends LabelMembers ? unknown : RulesOf<M>;

type RulesOfParts = { readonly [Name in keyof typeof PARTS]?: RulesOf<(typeof PARTS)[Name]['members']> };

const STARS = { each: RULES_OF_GROUPS.majorStars } as const;
const YEAR_STARS = { is: 'pair.ziwei.yearStars', ...STARS } as const;
const ADJECTIVE_STARS = { is: 'ziwei.star.list', ...STARS } as const;
const PATTERNS = { is: 'ziwei.pattern.language', each: `${RULES_OF_GROUPS.patterns} ziwei.pattern.language` } as const;
const RELATIONS = { is: 'pillars.relation.completeness', each: RULES_OF_GROUPS.relations } as const;
const STARS_BESIDE = { is: 'pillars.star.fifth', each: RULES_OF_GROUPS.pillarStars } as const;
const YEAR = 'pillars.year';
const MONTH = 'pillars.month';
const DAY = 'pillars.day solarTime';
const CLASH = { is: 'almanac.day.clash', side: 'almanac.day.sha' } as const;
const HOUR = 'pillars.hour solarTime';
const LUNAR_DATE = 'calendar.date.local calendarRegion dayBoundary solarTime';
const DOUBLE_HOUR = 'time.doubleHour solarTime';
const LIFE = 'ziwei.palace.life leapMonthRule';
const BODY = 'ziwei.palace.body leapMonthRule';
const TEN_GOD = { tenGod: 'pillars.tenGods' } as const;

// ---- Warnings

const NEAR_MOMENT = 'time.near';
// biome-ignore format: one warning a row
const WARNINGS: Readonly<Record<string, string>> = {
  double_hour_told:     'time.doubleHour.told',
  zi_half_assumed:      'time.doubleHour.told dayBoundary',
  minute_assumed:       'time.minute.missing',
  near_double_hour:     'time.near',
  near_midnight:        'time.near dayBoundary',
  near_solar_term:      'time.near calendar.term.instant',
  clock_hour_differs:   'time.clockHour',
  plate_of_quarter:     'plate',
  late_zi_hour:         'dayBoundary',
  leap_month_day:       'leapMonthRule',
  leap_month_exists:    'calendar.input.lunar',
  repeated_hour:        'time.zone.repeated',
  skipped_hour:         'time.zone.skipped',
  two_time_zones:       'time.zone.xinjiang',
  zone_border_near:     'places.zoneFrom',
  local_mean_time:      'time.zone.localMean',
  zone_history_of_another_city: 'time.zone.kept time.zone.history',
  sundial_time:         'time.zone.sundial',
  old_style_possible:   'calendar.date.julian',
  old_style_gap:        'calendar.date.julian',
  offset_given:         'time.zone.offset',
  zone_sign_reversed:   'time.zone.offset',
  clock_far_from_sun:   'time.zone.offset',
  unsettled_month_start: 'calendar.month.unsettled',
  calendar_differs:     'calendar.region.home',
  moment_near_double_hour: NEAR_MOMENT,
  moment_near_midnight: NEAR_MOMENT,
  moment_near_solar_term: `${NEAR_MOMENT} calendar.term.instant`,
  moment_day_of_solar_term: 'calendar.term.day',
  moment_late_zi_hour:  'dayBoundary',
  moment_calendar_differs: 'calendar.region.home',
  moment_leap_month_day: 'leapDayCount',
  moment_repeated_hour: 'time.zone.repeated',
  moment_skipped_hour:  'time.zone.skipped',
  moment_two_time_zones: 'time.zone.xinjiang',
  moment_local_mean_time: 'time.zone.localMean',
  moment_unsettled_month_start: 'calendar.month.unsettled',
  past_decades:         'ziwei.transit.decade',
  moment_place_assumed: 'ziwei.transit.place',
  year_assumed:         'pair.yearAlone',
  hour_unknown:         'pair.known',
  term_day:             'pair.known',
  gender_unknown:       'pair.known',
  zone_from_afar:       'places.zoneFrom',
  solar_time_only:      'births.unit',
};
/** Codes with a rule. Those of a request, such as an unknown parameter, have none. */
export const RULED_WARNINGS: readonly string[] = Object.keys(WARNINGS);
const warnings = { each: (code: string): string => WARNINGS[code] ?? '' };

// ---- Shared by several parts

/** Rules of the members of every level of Zi Wei. */
const LEVEL = { transformations: 'ziwei.transit.transformations' } as const;
const LEVELS = {
  decade: 'ziwei.transit.decade ziwei.transit.pair',
  smallLimit: 'ziwei.transit.smallLimit ziwei.transit.pair',
  year: 'ziwei.transit.year ziwei.transit.pair atYearBoundary',
  month: 'ziwei.transit.month ziwei.transit.pair leapMonthRule',
  day: 'ziwei.transit.day ziwei.transit.pair leapDayCount atSolarTime',
  hour: 'ziwei.transit.hour ziwei.transit.pair atSolarTime',
} as const;

/** Rules of the members of a pillar beside the natal ones. */
const SEEN = {
  ...TEN_GOD,
  growthPhase: 'pillars.growthPhase',
  inNatalVoid: 'pillars.transit.void',
} as const;
const PILLAR_OF_MOMENT = {
  ...SEEN,
  nayin: 'cycle.nayin',
  stem: TEN_GOD,
  branch: { hiddenStems: 'pillars.hiddenStems pillars.tenGods' },
  selfPhase: 'pillars.growthPhase',
  voidBranches: 'pillars.void',
  stars: STARS_BESIDE,
  relations: RELATIONS,
} as const;
const LUCK_CHANGE = 'pillars.luck.instant';

const RELATION = {
  half: 'pillars.relation.halfCombine',
  samePolarity: 'pillars.relation.stemControl',
  alsoCombines: 'pillars.relation.destruction',
  stemClash: 'pillars.relation.pillarReverse',
} as const;

/** Members of a chart that is one of several. */
const OF_ONE_CHART = {
  lunarDate: LUNAR_DATE,
  lifePalace: LIFE,
  bodyPalace: BODY,
  bureau: 'ziwei.bureau',
  mainStar: 'ziwei.mainStar ziwei.palace.borrow',
} as const;
const COMPARED = {
  ...OF_ONE_CHART,
  lifeRuler: 'ziwei.ruler.life',
  bodyRuler: 'ziwei.ruler.body',
  decades: 'ziwei.transit.decade ziwei.gender',
  transformations: 'ziwei.transformation.table',
} as const;

const BRIGHTNESS = { brightness: 'school.brightness', transformation: 'ziwei.transformation.table' } as const;
const ROLES = 'ziwei.transit.roles';
const AT_LEVELS = { decadePalace: ROLES, yearPalace: ROLES } as const;

const PLACE = { timeZone: 'time.zone.borders' } as const;

/** The natal star of a flow star: 羊 and 陀 belong to 禄, 钺 to 魁, 喜 to 鸾. */
const FLOW_FAMILIES: Readonly<Record<string, string>> = {
  qingyang: 'lucun',
  tuoluo: 'lucun',
  tianyue: 'tiankui',
  tianxi: 'hongluan',
  sangmen: 'taisui',
  baihu: 'taisui',
  tianxu: 'tianku',
};
function flowStar(id: string): string {
  const natal = id.replace(/[A-Z][a-z]+$/, '');
  return `ziwei.flowStar.${FLOW_FAMILIES[natal] ?? natal}`;
}

/** The rules of each part, by its name. */
export const RULES: RulesOfParts = {
  Chart: {
    mainStar: 'ziwei.mainStar',
    palaces: 'ziwei.palace.order',
    fourPillars: 'time.axes cycle.sixty',
    dayMaster: 'pillars.dayMaster',
    luckPillars: 'pillars.luck.pillars pillars.luck.direction',
    boneWeight: 'pillars.boneWeight',
    patterns: PATTERNS,
    flights: 'ziwei.flight.flight ziwei.flight.opposite ziwei.flight.chain',
    selfTransformations: 'ziwei.flight.outward ziwei.flight.inward',
    warnings,
  },
  Birth: {
    place: 'places.sources',
    utcOffsetSeconds: 'time.zone.history time.zone.localMean',
    utc: 'time.zone.history time.zone.localMean',
    trueSolarTime: 'time.solar.apparent time.equation',
    meanSolarTime: 'time.solar.mean',
    standardTime: 'time.solar.clock',
    correction: 'time.solar.apparent time.south',
    doubleHour: DOUBLE_HOUR,
    lunarDate: `${LUNAR_DATE} calendar.range`,
    zodiac: 'calendar.year.animal yearBoundary',
    solarTerm: 'calendar.term.instant calendar.sky.deltaT',
    nearestBoundary: 'time.near',
    sameChart: 'time.span',
    dayAlmanac: { officer: 'almanac.day.officer', mansion: 'almanac.day.mansion', clash: CLASH },
  },
  Place: { ...PLACE, latitude: 'places.coordinates', longitude: 'places.coordinates', zoneFrom: 'places.zoneFrom' },
  MomentPlace: PLACE,
  Correction: {
    daylightSavingSeconds: 'time.zone.history',
    longitudeSeconds: 'time.solar.mean',
    equationOfTimeSeconds: 'time.equation',
  },
  LunarDate: {
    calendarRegion: 'calendar.region.home calendarRegion',
    year: 'calendar.year.new calendarRegion',
    month: 'calendar.month.number calendar.month.published calendarRegion',
    day: 'calendar.month.start calendar.sky.moon calendar.month.clock calendarRegion',
    leapMonth: 'calendar.month.leap calendarRegion',
  },
  MainStar: { borrowed: 'ziwei.palace.borrow', stars: STARS, rarity: 'ziwei.rarity' },
  Rarity: { tier: 'ziwei.rarity.tier' },
  MajorStar: BRIGHTNESS,
  MinorStar: BRIGHTNESS,
  AdjectiveStar: BRIGHTNESS,
  Palace: {
    stem: 'ziwei.palace.stem',
    branch: LIFE,
    isBodyPalace: BODY,
    isOriginPalace: 'ziwei.palace.origin',
    majorStars: STARS,
    minorStars: STARS,
    adjectiveStars: ADJECTIVE_STARS,
    borrowedStars: 'ziwei.palace.borrow',
    spirits: {
      growth: 'ziwei.ring.growth',
      doctor: 'ziwei.ring.doctor',
      general: 'ziwei.ring.general',
      year: 'ziwei.ring.year',
    },
    decade: 'ziwei.transit.decade',
    smallLimitAges: 'ziwei.transit.smallLimit',
    yearAges: 'ziwei.transit.year',
    opposite: 'ziwei.palace.trines',
    trines: 'ziwei.palace.trines',
    flanking: 'ziwei.palace.flanking',
    hidden: 'ziwei.palace.flanking',
  },
  Ziwei: {
    bureau: 'ziwei.bureau',
    yearPillar: 'yearBoundary',
    nayin: 'ziwei.nayin cycle.nayin',
    lifePalace: LIFE,
    bodyPalace: BODY,
    lifeRuler: 'ziwei.ruler.life',
    bodyRuler: 'ziwei.ruler.body',
    originPalace: 'ziwei.palace.origin',
    yinYangGender: 'ziwei.gender',
    yearAndBureau: 'ziwei.yearAndBureau',
    yearAndLife: 'ziwei.yearAndLife',
    nightCry: 'ziwei.nightCry',
    ziDoujun: 'ziwei.transit.doujun',
    transformations: 'ziwei.transformation.table',
  },
  Pattern: {
    brokenBy: 'ziwei.pattern.broken',
    rarity: 'ziwei.pattern.frequency',
  },
  FourPillars: {
    year: YEAR,
    month: MONTH,
    day: DAY,
    hour: HOUR,
    conception: 'pillars.origin.conception',
    fetalBreath: 'pillars.origin.breath',
    lifePalacePillar: 'pillars.origin.life',
    bodyPalacePillar: 'pillars.origin.body',
    relations: { ...RELATIONS, is: 'pillars.relation.completeness pillars.relation.noTransformation' },
    monthCommand: 'monthCommandTable pillars.command.clock',
    structures: { each: RULES_OF_GROUPS.structures },
  },
  Pillar: {
    stem: {
      element: 'cycle.element.stem',
      polarity: 'cycle.element.stem',
      ...TEN_GOD,
      roots: 'pillars.support.root',
    },
    branch: { element: 'cycle.element.branch', hiddenStems: 'pillars.hiddenStems' },
    nayin: 'cycle.nayin',
    growthPhase: 'pillars.growthPhase',
    selfPhase: 'pillars.growthPhase',
    voidBranches: 'pillars.void',
    stars: { is: 'pillars.star.frame', each: RULES_OF_GROUPS.pillarStars },
    command: 'monthCommandTable pillars.command.branch pillars.command.clock',
  },
  BranchCommand: { element: 'cycle.element.stem', ...TEN_GOD },
  HiddenStem: {
    element: 'cycle.element.stem',
    ...TEN_GOD,
    weight: 'pillars.hiddenStems.weight',
    shownIn: 'pillars.support.shown',
  },
  DayMaster: { element: 'cycle.element.stem', polarity: 'cycle.element.stem' },
  Support: {
    inSeason: { is: 'pillars.support.inSeason', state: 'pillars.support.season' },
    rootedIn: 'pillars.support.root',
    helpingStems: 'pillars.support.helpers',
    helpingBranches: 'pillars.support.helpers',
    helpers: 'pillars.support.helpers',
    others: 'pillars.support.helpers',
  },
  FiveElements: {
    elements: {
      count: 'pillars.elements.count',
      percent: 'pillars.elements.count',
      weightedPercent: 'pillars.elements.weighted pillars.hiddenStems.weight pillars.elements.rounding',
      season: 'pillars.support.season',
    },
    missing: 'pillars.elements.count',
    method: 'pillars.elements.weighted',
  },
  LuckPillars: {
    direction: 'pillars.luck.direction',
    startsAfter: 'pillars.luck.start pillars.luck.direction',
    startsAt: 'pillars.luck.start pillars.luck.direction pillars.luck.instant',
    startsAtClock: 'pillars.luck.start pillars.luck.direction pillars.luck.instant',
    number: 'pillars.luck.number pillars.luck.direction',
  },
  LuckPillar: {
    ...TEN_GOD,
    growthPhase: 'pillars.growthPhase',
    nayin: 'cycle.nayin',
    number: 'pillars.luck.number pillars.luck.direction',
    fromAge: 'pillars.luck.ages',
    toAge: 'pillars.luck.ages',
    fromCompletedAge: 'pillars.luck.ages',
    toCompletedAge: 'pillars.luck.ages',
    startsAt: 'pillars.luck.start pillars.luck.instant pillars.luck.monthEnd',
    startsAtClock: 'pillars.luck.start pillars.luck.instant pillars.luck.monthEnd',
  },
  MonthPattern: {
    byMonth: 'pillars.pattern.byMonth',
    byExposure: 'pillars.pattern.byExposure',
    luMonth: 'pillars.pattern.byMonth',
    bladeMonth: 'pillars.pattern.byMonth',
    candidates: 'pillars.hiddenStems pillars.support.shown',
  },
  Relation: {
    ...RELATION,
    adjacent: 'pillars.relation.fact.adjacent',
    monthSupport: 'pillars.relation.fact.monthSupport',
    includesMonth: 'pillars.relation.fact.monthSupport',
    rivals: 'pillars.relation.fact.rivals',
    siblings: 'pillars.relation.fact.siblings',
    blockedBy: 'pillars.relation.fact.blockedBy',
    elementShown: 'pillars.relation.fact.elementShown',
    clashedBy: 'pillars.relation.fact.clashedBy',
  },

  // ---- A moment

  Transits: { warnings },
  Moment: {
    place: 'ziwei.transit.place',
    placeAssumed: 'ziwei.transit.place',
    form: 'time.form',
    utcOffsetSeconds: 'time.zone.history time.zone.localMean',
    utc: 'time.zone.history time.zone.localMean',
    trueSolarTime: 'time.solar.apparent time.equation',
    correction: 'time.solar.apparent',
    doubleHour: 'time.doubleHour atSolarTime',
    lunarDate: 'calendar.date.local calendarRegion dayBoundary atSolarTime',
    solarTerm: 'calendar.term.instant calendar.sky.deltaT',
  },
  Ages: {
    nominal: 'ageAdvance',
    solarYear: 'pillars.age.solarYear',
    completed: 'ziwei.transit.age.completed',
  },
  ZiweiTransits: { ...LEVELS, nextDecade: LEVELS.decade },
  DecadeLevel: { kind: 'childLimitRule', ...LEVEL },
  SmallLimitLevel: LEVEL,
  YearLevel: {
    ...LEVEL,
    doujun: 'ziwei.transit.doujun',
    decadeYear: 'ziwei.transit.decadeYear',
    sanzai: 'pillars.transit.sanzai',
    luminary: 'ziwei.transit.luminary',
  },
  MonthLevel: { ...LEVEL, ordinal: 'leapMonthRule' },
  DayLevel: LEVEL,
  HourLevel: LEVEL,
  LevelTransformation: { levelPalace: ROLES },
  TransitPalace: {
    decadePalace: ROLES,
    smallLimitPalace: ROLES,
    yearPalace: ROLES,
    monthPalace: ROLES,
    dayPalace: ROLES,
    hourPalace: ROLES,
    flowStars: { each: flowStar },
    spirits: 'ziwei.transit.ring',
  },
  PillarTransits: {
    luck: 'pillars.luck.pillars pillars.luck.instant',
    smallLuck: { is: 'smallLuckRule' },
    year: { is: 'pillars.transit.year calendar.term.instant' },
    month: { is: 'pillars.transit.year calendar.term.instant' },
    day: { is: 'pillars.day atSolarTime' },
    hour: { is: 'pillars.hour atSolarTime' },
  },
  SmallLuckTransit: { ...PILLAR_OF_MOMENT, age: 'pillars.age.solarYear' },
  YearPillarTransit: { ...PILLAR_OF_MOMENT, sanzai: 'pillars.transit.sanzai' },
  MonthPillarTransit: PILLAR_OF_MOMENT,
  LuckTransit: { kind: 'pillars.luck.before', fromAge: 'pillars.luck.ages', toAge: 'pillars.luck.ages' },
  TransitPillar: PILLAR_OF_MOMENT,

  // ---- Lists around a moment

  Timeline: {
    decades: LEVELS.decade,
    luckPillars: 'pillars.luck.pillars pillars.luck.instant',
    days: LEVELS.day,
    warnings,
  },
  TimelineDecade: { kind: 'childLimitRule', ...LEVEL },
  TimelineLuck: {
    kind: 'pillars.luck.before',
    pillar: { ...SEEN, nayin: 'cycle.nayin' },
    fromAge: 'pillars.luck.ages',
    toAge: 'pillars.luck.ages',
    smallLuckYears: 'smallLuckRule',
  },
  TimelineSmallLuck: { ...SEEN, age: 'pillars.age.solarYear' },
  TimelineYears: { ziwei: LEVELS.year, fourPillars: 'pillars.transit.year calendar.term.instant' },
  TimelineYear: {
    ...LEVEL,
    age: 'ageAdvance',
    decadePalace: 'ziwei.transit.decade',
    smallLimitPalace: 'ziwei.transit.smallLimit',
  },
  TimelineSolarYear: {
    ...SEEN,
    age: 'pillars.age.solarYear',
    smallLuck: 'smallLuckRule',
    luckChange: LUCK_CHANGE,
  },
  TimelineMonths: { ziwei: LEVELS.month, fourPillars: 'pillars.transit.year calendar.term.instant' },
  TimelineMonth: { ...LEVEL, ordinal: 'leapMonthRule' },
  TimelineSolarMonth: { ...SEEN, luckChange: LUCK_CHANGE },
  TimelineDay: {
    ...LEVEL,
    ...TEN_GOD,
    solarTerm: 'calendar.term.instant calendar.sky.deltaT',
    luckChange: LUCK_CHANGE,
  },

  // ---- A birth without an hour, and other charts of a birth

  Day: { charts: 'time.hour.missing', same: 'time.hour.missing', warnings },
  DaySame: {
    ...OF_ONE_CHART,
    majorStars: STARS,
    minorStars: STARS,
    adjectiveStars: ADJECTIVE_STARS,
    transformations: 'ziwei.transformation.table',
  },
  DayChart: {
    ...OF_ONE_CHART,
    doubleHour: DOUBLE_HOUR,
    fourPillars: 'time.axes cycle.sixty',
    ziweiBranch: 'ziwei.star.ziwei',
    patterns: PATTERNS,
  },
  Variants: { variants: 'variants.choices', withoutEffect: 'variants.choices', warnings },
  ComparedChart: COMPARED,
  Births: { count: 'births.count', births: 'births.unit places.search' },
  FoundBirth: { ...OF_ONE_CHART, doubleHour: DOUBLE_HOUR, change: 'calendar.term.instant' },

  // ---- Two people

  TwoPeople: { one: 'pair.known', other: 'pair.known', conventions: 'pair.conventions', warnings },
  PersonOfPair: {
    mainStar: 'ziwei.mainStar ziwei.palace.borrow',
    ziwei: { yearPillar: 'pair.year' },
    year: 'pair.yearAlone',
  },
  KnownPillars: { year: YEAR, month: MONTH, day: DAY, hour: HOUR },
  BoardOfPair: {
    seat: 'pair.ziwei.seat',
    transformations: 'pair.ziwei.transformations',
    palaces: 'pair.ziwei.palaces',
    yearStars: YEAR_STARS,
    flights: 'pair.ziwei.flights',
  },
  SeatOfGuest: { majorStars: STARS, minorStars: STARS, hostYearStars: YEAR_STARS },
  PalaceOfPair: { fromSeat: 'pair.ziwei.fromSeat', majorStars: STARS, minorStars: STARS },
  ZiweiTogether: {
    branches: 'pair.ziwei.branches',
    bureaus: { is: 'pair.ziwei.bureaus ziwei.bureau' },
    sharedStars: 'pair.ziwei.sharedStars',
  },
  BranchesTogether: { relations: { each: RULES_OF_GROUPS.pairRelations } },
  SharedStars: { stars: STARS },
  FourPillarsOfPair: {
    dayStems: { is: 'pair.pillars.dayStems' },
    relations: { is: 'pair.pillars.relations', each: RULES_OF_GROUPS.pairRelations },
    together: { is: 'pair.pillars.together', each: RULES_OF_GROUPS.relations },
    tenGodGroups: 'pair.pillars.tenGodGroups',
    elements: 'pair.pillars.elements',
    nayin: { is: 'pair.pillars.nayin cycle.nayin' },
  },
  RelationOfPair: RELATION,
  RelationAcross: RELATION,
  SeenByOther: {
    tenGods: 'pair.pillars.tenGods pillars.tenGods',
    void: 'pair.pillars.void pillars.void',
    phases: 'pair.pillars.phases pillars.growthPhase',
    stars: { is: 'pair.pillars.stars', each: RULES_OF_GROUPS.pillarStars },
  },
  MomentOfPair: {
    place: 'ziwei.transit.place',
    placeAssumed: 'ziwei.transit.place',
    form: 'time.form',
    utc: 'time.zone.history',
    ziwei: 'pair.moment.levels',
    luck: 'pair.moment.luck',
  },
  ZiweiOfPairAtMoment: { yearTransformations: 'ziwei.transit.transformations' },
  LevelsOfPerson: {
    ages: { nominal: 'ageAdvance' },
    decade: { is: LEVELS.decade, kind: 'childLimitRule' },
    year: { is: LEVELS.year },
  },
  PlaceAtLevels: AT_LEVELS,
  BoardAtLevels: {
    seat: 'pair.ziwei.seat',
    transformations: { is: 'pair.ziwei.transformations', ...AT_LEVELS },
  },
  LuckOfPair: { relations: { each: RULES_OF_GROUPS.pairRelations } },

  // ---- Days compared with a birth

  DaysOfPerson: {
    fourPillars: 'days.hourless',
    notKnown: 'days.hourless',
    place: 'ziwei.transit.place',
    placeAssumed: 'ziwei.transit.place',
    range: 'days.range',
    count: 'days.filter',
    leftOut: 'days.filter',
    levels: 'days.ziwei',
    days: 'days.row',
    warnings,
  },
  DayOfPerson: {
    startsAt: 'days.unit dayBoundary atSolarTime',
    endsAt: 'days.unit dayBoundary atSolarTime',
    ...TEN_GOD,
    hiddenStems: 'pillars.hiddenStems pillars.tenGods',
    growthPhase: 'pillars.growthPhase',
    inNatalVoid: 'pillars.transit.void',
    relations: RELATIONS,
    stars: STARS_BESIDE,
    ziwei: 'days.ziwei ziwei.transit.day',
  },
  AlmanacOfDay: {
    lunarDate: 'calendar.date.local calendarRegion',
    fourPillars: 'almanac.day.pillars',
    solarTerm: 'calendar.term.day',
    nayin: 'cycle.nayin',
    officer: 'almanac.day.officer',
    mansion: 'almanac.day.mansion',
    clash: CLASH,
    yearBreak: 'almanac.day.yearBreak',
    monthBreak: 'almanac.day.monthBreak',
  },
  RelationOfDay: RELATION,
  LevelOfDay: { lunarMonth: 'leapMonthRule', ...LEVEL },
  LevelsFrom: { year: LEVELS.year, month: LEVELS.month },
  YearOfDays: LEVEL,
  MonthOfDays: LEVEL,
};
