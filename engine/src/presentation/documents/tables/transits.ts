// The document of transits: the moment, the ages, the levels of Zi Wei with their effects on every palace, and the pillars.

import { AT_FORMS, hasUnit, type TimeUnit } from '../../../calculation/casting/transits/at.ts';
import { TRANSIT_CONVENTION_VALUES, type Transits } from '../../../calculation/casting/transits/cast-transits.ts';
import { type FlowRules, RARE_LEVEL_IDS, type RareLevelId } from '../../../calculation/casting/transits/conventions.ts';
import type { OpenSpan, Span } from '../../../calculation/casting/transits/edges.ts';
import type { Level, LevelTransformation } from '../../../calculation/casting/transits/level.ts';
import { TRANSIT_WARNING_CODES, type TransitWarning } from '../../../calculation/casting/transits/transit-warnings.ts';
import {
  type DayLevel,
  DECADE_KINDS,
  type DecadeLevel,
  type DecadeRow,
  type HourLevel,
  LEAP_HALVES,
  type LevelName,
  type MonthLevel,
  type SmallLimitLevel,
  type YearLevel,
  type ZiweiTransits,
} from '../../../calculation/casting/transits/ziwei-transits.ts';
import { WARNING_CODES, type Warning } from '../../../calculation/casting/warnings.ts';
import { type Branch, branch } from '../../../calculation/cycle/branch.ts';
import { luminaryOf } from '../../../calculation/cycle/luminary.ts';
import { mod } from '../../../calculation/cycle/modulo.ts';
import { nayinOf } from '../../../calculation/cycle/nayin.ts';
import { sanzaiOf } from '../../../calculation/cycle/sanzai.ts';
import { branchOfPair, sexagenary, stemOf, voidBranches } from '../../../calculation/cycle/sexagenary.ts';
import { pairsOf } from '../../../calculation/pillars/four-pillars.ts';
import type { LuckPillar } from '../../../calculation/pillars/luck.ts';
import { LUCK_KINDS, type LuckPeriod } from '../../../calculation/pillars/luck-periods.ts';
import { type Pillar, pillarOf } from '../../../calculation/pillars/pillar.ts';
import { momentStarsOn, starKeysOf } from '../../../calculation/pillars/pillar-stars.ts';
import { isInNatalVoid, type PillarTransits } from '../../../calculation/pillars/pillar-transits.ts';
import { momentRelations } from '../../../calculation/pillars/relations.ts';
import { correctionOf, sundialSecond } from '../../../calculation/time/correction.ts';
import type { TrueSolarTime } from '../../../calculation/time/solar-time.ts';
import { FLOW_STAR_IDS, type FlowStar, lucunOf } from '../../../calculation/ziwei/flow-stars.ts';
import { yearPalaceOfDecade } from '../../../calculation/ziwei/limits.ts';
import { PALACES_AS_DRAWN, roleOf } from '../../../calculation/ziwei/palaces.ts';
import { type RingStarts, spiritAt, yearRingStarts, yearSpiritOf } from '../../../calculation/ziwei/rings.ts';
import { fill } from '../../words/fill.ts';
import type { TransitWords } from '../../words/words.ts';
import type { Labels } from '../vocabulary/labels.ts';
import {
  choice,
  flag,
  from,
  inline,
  instantTime,
  key,
  label,
  language,
  list,
  localTime,
  type MembersOf,
  named,
  number,
  type Optional,
  object,
  onRequest,
  open,
  optional,
  type Part,
  part,
  section,
  stored,
  text,
  whole,
} from '../vocabulary/member.ts';
import { CORRECTION, doubleHourOf, LUNAR_DATE, placeNames, SOLAR_TERM } from './birth.ts';
import { conventionMembers } from './chart.ts';
import type { TransitsDocument } from './document.generated.ts';
import type { CallerWarning } from './facts.ts';
import { depthConventionMembers, PILLAR_STAR, RELATION } from './pillar-depth.ts';
import { HIDDEN_STEM, PILLARS } from './pillars.ts';
import { transformationMembers } from './transformation.ts';
import type { MomentPlaceFacts, TransitFacts, TransitPalace } from './transit-facts.ts';
import { inWords, REQUEST, warningMembers, warningText } from './warnings.ts';

// ---- Spans

/** Start and end of a span: as instants, and on the clock of the place of the moment. */
const spanOf = <S>(of: (own: S) => Span) => ({
  /** When it begins, in UTC. */
  startsAt: instantTime((own: S) => of(own).startsAt),
  /** When it ends and the next begins, in UTC. */
  endsAt: instantTime((own: S) => of(own).endsAt),
  /** When it begins, on the clock of the place of the moment. */
  startsAtClock: localTime((own: S, facts: TransitFacts) => facts.clockAt(of(own).startsAt)),
  /** When it ends, on the same clock. */
  endsAtClock: localTime((own: S, facts: TransitFacts) => facts.clockAt(of(own).endsAt)),
});

export const span = <S extends Span>() => spanOf((own: S) => own);

/** Start and end of a span whose end may be beyond the tables. */
const openSpan = <S extends OpenSpan>() => ({
  /** When it begins, in UTC. */
  startsAt: instantTime((level: S) => level.startsAt),
  /** When it ends and the next begins, in UTC; absent after the lunar year 2199. */
  endsAt: optional((level: S) => level.endsAt, instantTime()),
  /** When it begins, on the clock of the place of the moment. */
  startsAtClock: localTime((level: S, facts: TransitFacts) => facts.clockAt(level.startsAt)),
  /** When it ends, on the same clock; absent after the lunar year 2199. */
  endsAtClock: optional((level: S, facts: TransitFacts) => level.endsAt && facts.clockAt(level.endsAt), localTime()),
});

// ---- The moment

/** The place of a moment. */
export const MOMENT_PLACE = part<MomentPlaceFacts>('MomentPlace')({
  ...placeNames<MomentPlaceFacts>(),
  /** Degrees, east positive; absent where only a time zone is known. */
  longitude: optional(number()),
  /** The IANA zone by which the clock was read. @rule time.zone.borders */
  timeZone: text(),
});

const DOUBLE_HOUR = key<TransitFacts>(12, ({ transits }) => transits.moment.hour).to(branch);

/** The facts, if the moment names a unit of time. */
const ifNamed =
  (unit: TimeUnit) =>
  (facts: TransitFacts): TransitFacts | undefined =>
    hasUnit(facts.transits.moment.form, unit) ? facts : undefined;

/** The moment: where, when by the clock, and what the calendars say of it. */
const MOMENT = part<TransitFacts, TransitFacts>('Moment')({
  /** The place of the moment. It decides day, double hour and lunar date. @rule ziwei.transit.place */
  place: object(MOMENT_PLACE, ({ momentPlace }) => momentPlace),
  /** True if no place was given, so the birthplace counts. @rule ziwei.transit.place */
  placeAssumed: flag(({ transits }) => transits.moment.placeAssumed),
  /**
   * Form of the moment: a local time, an instant, or a date, a month or a year alone, which has no double hour. What is shorter than it is absent everywhere in
   * the answer.
   * @rule time.form
   */
  form: choice(AT_FORMS, 'AtForm', ({ transits }) => transits.moment.form),
  /** The month or the year that was asked for, such as 2027-06 or 2027; absent for all else. */
  period: optional((facts) => (ifNamed('day')(facts) ? undefined : String(facts.transits.at)), text()),
  /**
   * Clock time at the place, ISO 8601 without an offset; for a date alone its noon, for a month noon of the 15th, for a year noon of 1 July, or the birth if
   * that is later in it. Decade, ages and luck are for this time.
   */
  clockTime: localTime(({ transits }) => transits.moment.clock.clock),
  /** Offset of that clock from UTC, with summer time. @rule time.zone.history time.zone.localMean */
  utcOffsetSeconds: whole(({ transits }) => transits.moment.clock.offsetSeconds),
  /**
   * The moment in UTC, whole seconds. It decides luck, solar year and solar month, which are the same everywhere.
   * @rule time.zone.history time.zone.localMean
   */
  utc: instantTime(({ transits }) => transits.moment.instant),
  /** True solar time at the place; absent where only a time zone is known, and of a month or a year. @rule time.solar.apparent time.equation */
  trueSolarTime: optional(
    (facts) => ifNamed('day')(facts)?.transits.moment.trueSolarTime,
    localTime((sun: TrueSolarTime) => sundialSecond(sun.solarTime)),
  ),
  /** The seconds between the clock and the sundial; absent where only a time zone is known, and of a month or a year. @rule time.solar.apparent */
  correction: optional(
    ({ transits: { moment } }) =>
      moment.trueSolarTime && hasUnit(moment.form, 'day')
        ? correctionOf({ clock: moment.shown, trueSolarTime: moment.trueSolarTime })
        : undefined,
    object(CORRECTION),
  ),
  /** The double hour; absent for a date, a month or a year alone. @rule time.doubleHour atSolarTime */
  doubleHour: optional(ifNamed('hour'), object(doubleHourOf(DOUBLE_HOUR))),
  /**
   * The lunar date of the day at the place, after the day boundary, by the calendar of the chart; absent for a month or a year.
   * @rule calendar.date.local calendarRegion dayBoundary atSolarTime
   */
  lunarDate: optional((facts) => ifNamed('day')(facts)?.transits.moment, object(LUNAR_DATE)),
  /** The latest of the 24 solar terms; absent for a month or a year. @rule calendar.term.instant calendar.sky.deltaT */
  solarTerm: optional((facts) => ifNamed('day')(facts)?.transits.moment, object(SOLAR_TERM)),
});

/** Age of the person, by each way of counting. */
const AGES = part<TransitFacts>('Ages')({
  /** Nominal age (虚岁): 1 at birth. Decade and small limit go by it. @rule ageAdvance */
  nominal: whole(({ transits }) => transits.ziwei.nominalAge),
  /** Solar years from Lichun to Lichun that the life has touched, 1 at birth. Small luck goes by it. @rule pillars.age.solarYear */
  solarYear: whole(({ transits }) => transits.pillars.solarYear.age),
  /** Completed years (周岁) by the calendar of the clock; it decides nothing. Absent of a month or a year. @rule ziwei.transit.age.completed */
  completed: optional((facts) => ifNamed('day')(facts)?.completedYears, whole()),
});

// ---- The levels of Zi Wei

/** A star that a level transforms, and its palaces. Flow stars are never transformed. */
export const LEVEL_TRANSFORMATION = part<LevelTransformation>('LevelTransformation')({
  /** palace: The palace in which it stands, by its role in the natal chart. */
  ...transformationMembers<LevelTransformation>((own) => own.palace),
  /** The same palace by its role at this level. @rule ziwei.transit.roles */
  levelPalace: label('palaces'),
});

/** Members of every level: its pair, its life palace, and the palaces of its transformations. */
const level = <S extends Level>() => ({
  ...named('pairs', (own: S) => own.pair),
  /** Branch of the palace that is the life palace of this level. */
  branch: label('branches', (own: S) => own.branch),
  /** That palace by its role in the natal chart. */
  palace: label('palaces', (own: S) => own.palace),
  /** Lu, Quan, Ke and Ji of this level, with their palaces. @rule ziwei.transit.transformations */
  transformations: list(object(LEVEL_TRANSFORMATION), (own: S) => own.transformations, { min: 4, max: 4 }),
});

/** A decade (大限), or one year of childhood (童限) before the first. */
const DECADE = part<DecadeLevel, TransitFacts>('DecadeLevel')({
  ...level<DecadeLevel>(),
  /** Kind: a decade, or a year before the first. @rule childLimitRule */
  kind: choice(DECADE_KINDS, 'DecadeKind'),
  /** 1 for the first decade; absent before it. */
  ordinal: optional(whole()),
  /** The nominal age in which it begins. */
  fromAge: whole(),
  /** The nominal age in which it ends. */
  toAge: whole(),
  /** The year in which the first of these ages is reached. */
  fromYear: whole(),
  /** The year in which the last of them is reached. */
  toYear: whole(),
  ...openSpan<DecadeLevel>(),
});

/** The decade (大限) that comes next. */
const NEXT_DECADE = part<DecadeRow, TransitFacts>('NextDecade')({
  ...named('pairs', (decade: DecadeRow) => decade.pair),
  /** That palace by its role in the natal chart. */
  palace: label('palaces'),
  /** 1 for the first decade. */
  ordinal: whole((decade) => decade.ordinal!),
  /** The nominal age in which it begins. */
  fromAge: whole(),
  /** The nominal age in which it ends. */
  toAge: whole(),
  /** The year in which the first of these ages is reached. */
  fromYear: whole(),
  /** The year in which the last of them is reached. */
  toYear: whole(),
  /** When it begins, in UTC; absent after the lunar year 2199. */
  startsAt: optional(instantTime()),
  /** When it begins, on the clock of the place of the moment; absent after the lunar year 2199. */
  startsAtClock: optional(
    (decade: DecadeRow, facts: TransitFacts) => decade.startsAt && facts.clockAt(decade.startsAt),
    localTime(),
  ),
});

/** The small limit (小限) of one nominal age. It has no flow stars. */
const SMALL_LIMIT = part<SmallLimitLevel, TransitFacts>('SmallLimitLevel')({
  ...level<SmallLimitLevel>(),
  /** The nominal age. */
  age: whole(),
  ...openSpan<SmallLimitLevel>(),
});

/** Palace of the year within its decade; none in childhood and past the twelfth decade. */
function yearOfDecade({ transits: { ziwei, chart } }: TransitFacts): Branch | undefined {
  const { decade, nominalAge } = ziwei;
  if (decade?.kind !== 'decade') return undefined;
  return yearPalaceOfDecade(decade.branch, nominalAge - decade.fromAge, chart.ziwei.forward);
}

/** The palace of a year within its decade. */
const DECADE_YEAR = part<Branch, TransitFacts>('DecadeYear')({
  /** Its branch. */
  branch: label('branches', (at) => at),
  /** The palace. */
  palace: label('palaces', (at, { chart }) => roleOf(chart.ziwei.lifeBranch, at)),
});

/** A year (流年). */
const YEAR = part<YearLevel, TransitFacts>('YearLevel')({
  ...level<YearLevel>(),
  /** The Gregorian year in which it begins. */
  year: whole(),
  /** Branch of the palace of its first month (斗君). @rule ziwei.transit.doujun */
  doujun: label('branches'),
  /** Palace of the year within its decade (lưu đại hạn); absent in childhood and past the twelfth decade. On request only. @rule ziwei.transit.decadeYear */
  decadeYear: onRequest(optional((_: YearLevel, facts: TransitFacts) => yearOfDecade(facts), object(DECADE_YEAR))),
  /**
   * Place among the three years of 三災 (tam tai), by the lunar years of birth and of the moment; absent in other years. On request only.
   * @rule pillars.transit.sanzai
   */
  sanzai: onRequest(
    optional(
      ({ pair }: YearLevel, { chart }: TransitFacts) => sanzaiOf(branchOfPair(chart.ziwei.year), branchOfPair(pair)),
      label('sanzai'),
    ),
  ),
  /** The luminary (九曜, sao hạn) of the nominal age, as Vietnam counts them; absent below ten. On request only. @rule ziwei.transit.luminary */
  luminary: onRequest(
    optional(
      (_: YearLevel, { transits: { ziwei, chart } }: TransitFacts) => luminaryOf(ziwei.nominalAge, chart.ziwei.male),
      label('luminaries'),
    ),
  ),
  ...span<YearLevel>(),
});

/** A month (流月). */
const MONTH = part<MonthLevel, TransitFacts>('MonthLevel')({
  ...level<MonthLevel>(),
  /** The number by which palace and pair are counted; for a leap month it follows `leapMonthRule`. @rule leapMonthRule */
  ordinal: whole({ min: 1, max: 13 }),
  /** The month of the calendar, 1 to 12. */
  lunarMonth: whole({ min: 1, max: 12 }),
  /** True for the leap month of its year. */
  leapMonth: flag(),
  /** Half of a leap month whose halves count as two different months; absent elsewhere. */
  half: optional(choice(LEAP_HALVES, 'LeapHalf')),
  ...span<MonthLevel>(),
});

/** A day (流日). */
const DAY = part<DayLevel, TransitFacts>('DayLevel')({
  ...level<DayLevel>(),
  /** The day of the lunar month, 1 to 30. */
  lunarDay: whole({ min: 1, max: 30 }),
  ...span<DayLevel>(),
});

/** A double hour (流时). */
const HOUR = part<HourLevel, TransitFacts>('HourLevel')({ ...level<HourLevel>(), ...span<HourLevel>() });

// ---- The palaces at the levels

const FLOW_STAR_PLACES = /* @__PURE__ */ new Map<string, number>(FLOW_STAR_IDS.map((star, place) => [star, place]));
const FLOW_STAR_KEY = key<FlowStar>(FLOW_STAR_IDS.length, (star) => FLOW_STAR_PLACES.get(star.id)!);

/** A flow star (流曜) of one level. */
const FLOW_STAR = part<FlowStar>('FlowStar')({
  /** The natal star of the same name, and behind it the level: Decade, Year, Month, Day or Hour. */
  id: choice(FLOW_STAR_IDS, 'FlowStarId'),
  /** Its name in the language of the document. */
  name: text((star, _, labels) => wordsOf(labels).flowStars[star.id]),
  /** Its name in Hanzi. */
  hanzi: text((star, _, labels) => wordsOf(labels).flowStarsHanzi[star.id]),
});

function wordsOf({ transits, language: id }: Labels): TransitWords {
  if (transits === undefined) throw new RangeError(`the language ${id} was given without the words of transits`);
  return transits;
}

const roleAt = (level: LevelName) => (palace: TransitPalace, facts: TransitFacts) => facts.roleAt(level, palace);

/** The role of a palace at a level that always exists. */
const roleAlways = (level: 'smallLimit' | 'year') => (palace: TransitPalace, facts: TransitFacts) =>
  facts.roleAt(level, palace)!;

/** A palace, and the beginnings of the rings of a level. */
type PlaceInRings = Pick<RingStarts, 'general' | 'year' | 'doctor'> & { readonly branch: Branch };

const RINGS = {
  /** Of the ring before the General Star (将前). */
  general: label('generalSpirits', ({ branch, general }: PlaceInRings) => spiritAt(general, branch, 1)),
  /** Of the ring before the Year (岁前). */
  year: label('yearSpirits', ({ branch, year }: PlaceInRings, { chart }: TransitFacts) =>
    yearSpiritOf(spiritAt(year, branch, 1), chart.conventions.school),
  ),
  /** Of the ring of the Doctor (博士). */
  doctor: label('doctorSpirits', ({ branch, doctor }: PlaceInRings, { chart }: TransitFacts) =>
    spiritAt(doctor, branch, chart.ziwei.forward ? 1 : -1),
  ),
};

/** One of each ring of a level. */
const LEVEL_RINGS = part<PlaceInRings, TransitFacts>('LevelRings')(RINGS);

/** The rings of a decade or a month, which begin by its pair. */
const ringsOf = (name: 'decade' | 'month') =>
  onRequest(
    optional(({ branch }: TransitPalace, { transits: { ziwei }, chart }: TransitFacts): PlaceInRings | undefined => {
      const pair = ziwei[name]?.pair;
      if (pair === undefined) return undefined;
      return { branch, ...yearRingStarts(branchOfPair(pair)), doctor: lucunOf(pair, chart.conventions.school) };
    }, object(LEVEL_RINGS)),
  );

/** A palace: its role in the natal chart and at each level, and what flows into it. */
const PALACE = part<TransitPalace, TransitFacts>('TransitPalace')({
  ...named('palaces', (palace: TransitPalace, { chart }: TransitFacts) => chart.ziwei.palaces[palace.branch]!.order),
  /** The branch that the palace is. */
  branch: label('branches'),
  /** Its role in the decade; absent past the twelfth. @rule ziwei.transit.roles */
  decadePalace: optional(roleAt('decade'), label('palaces')),
  /** Its role in the small limit. @rule ziwei.transit.roles */
  smallLimitPalace: label('palaces', roleAlways('smallLimit')),
  /** Its role in the year. @rule ziwei.transit.roles */
  yearPalace: label('palaces', roleAlways('year')),
  /** Its role in the month. @rule ziwei.transit.roles */
  monthPalace: optional(roleAt('month'), label('palaces')),
  /** Its role on the day. @rule ziwei.transit.roles */
  dayPalace: optional(roleAt('day'), label('palaces')),
  /** Its role in the double hour; absent for a date alone. @rule ziwei.transit.roles */
  hourPalace: optional(roleAt('hour'), label('palaces')),
  /** The flow stars (流曜) of all levels in this palace, level by level. @each flowStars */
  flowStars: list(stored(FLOW_STAR_KEY, object(FLOW_STAR)), (palace, facts) => facts.flowStarsIn(palace)),
  /** One of each ring of the year. @rule ziwei.transit.ring */
  spirits: object(
    inline<PlaceInRings, TransitFacts>()({
      ...RINGS,
      /** Of the ring of the Doctor (博士) from Lu of the year on, the way it runs at birth, as the Zhongzhou school reads it. On request only. */
      doctor: onRequest(RINGS.doctor),
      /** One of each ring of the decade, by its pair; absent past the twelfth. On request only. */
      ofDecade: ringsOf('decade'),
      /** One of each ring of the month, by its pair; absent for a year alone. On request only. */
      ofMonth: ringsOf('month'),
    }),
    ({ branch }, { transits: { ziwei } }) => {
      const { jiangxing: general, suijian: year, boshi: doctor } = ziwei.year;
      return { branch, general, year, doctor };
    },
  ),
});

/** The levels of Zi Wei, and what they make of each palace. */
const ZIWEI_TRANSITS = part<ZiweiTransits, TransitFacts>('ZiweiTransits')({
  /** The decade (大限), or the year of childhood before the first; absent past the twelfth. @rule ziwei.transit.decade ziwei.transit.pair */
  decade: optional(object(DECADE)),
  /** The next of the twelve decades, in childhood the first; absent in the twelfth and past it. @rule ziwei.transit.decade ziwei.transit.pair */
  nextDecade: optional(object(NEXT_DECADE)),
  /** The small limit (小限) of the nominal age. @rule ziwei.transit.smallLimit ziwei.transit.pair */
  smallLimit: object(SMALL_LIMIT),
  /** The year (流年). @rule ziwei.transit.year ziwei.transit.pair atYearBoundary */
  year: object(YEAR),
  /** The month (流月). @rule ziwei.transit.month ziwei.transit.pair leapMonthRule */
  month: optional(object(MONTH)),
  /** The day (流日). @rule ziwei.transit.day ziwei.transit.pair leapDayCount atSolarTime */
  day: optional(object(DAY)),
  /** The double hour (流时); absent for a date alone. @rule ziwei.transit.hour ziwei.transit.pair atSolarTime */
  hour: optional(object(HOUR)),
  /** The twelve palaces by branch, from yin (寅) to chou (丑), as the chart has them. */
  palaces: list(object(PALACE), () => PALACES_AS_DRAWN.map((at: Branch): TransitPalace => ({ branch: at })), {
    min: 12,
    max: 12,
  }),
});

// ---- The pillars

const PAIR = key<Pillar>(60, (pillar) => pillar.pair).to(sexagenary);
/** The branch of a pillar, and the Day Master that sees it. */
const SEEN_BRANCH = key<Pillar, TransitFacts>(
  12 * 10,
  (pillar, { chart }) => pillar.branch * 10 + chart.pillars.dayMaster,
);

/** A pillar, seen from the natal Day Master. */
const TRANSIT_PILLAR = part<Pillar, TransitFacts>('TransitPillar')({
  ...named('pairs', PAIR),
  /** The stem. */
  stem: section(
    inline<Pillar>()({
      ...named('stems', PAIR.to(stemOf)),
      /** Ten god of the stem, seen from the Day Master. @rule pillars.tenGods */
      tenGod: label('tenGods'),
    }),
  ),
  /** The branch. */
  branch: stored(
    SEEN_BRANCH,
    object(
      inline<Pillar>()({
        ...named('branches', (pillar: Pillar) => pillar.branch),
        /** The stems that the branch hides (藏干), main stem first. @rule pillars.hiddenStems pillars.tenGods */
        hiddenStems: list(object(HIDDEN_STEM), { min: 1, max: 3 }),
      }),
    ),
  ),
  /** The sound of the pair (纳音). @rule cycle.nayin */
  nayin: label('nayin', PAIR.to(nayinOf)),
  /** The phase of the Day Master on this branch (星运). @rule pillars.growthPhase */
  growthPhase: label('growthPhases'),
  /** The phase of the pillar's own stem on its branch (自坐). @rule pillars.growthPhase */
  selfPhase: label('growthPhases'),
  /** The two branches that do not occur in the ten pairs (旬) of this pair (空亡). @rule pillars.void */
  voidBranches: list(label('branches'), PAIR.to(voidBranches), { min: 2, max: 2 }),
  /** True if its branch lies in the void of the natal day (落空亡). @rule pillars.transit.void */
  inNatalVoid: flag((pillar, { chart }) => isInNatalVoid(chart.pillars, pillar)),
  /** The stars (神煞) on this pillar, by the natal keys. On request only. @rule pillars.star.fifth @each pillars.star.{id} */
  stars: onRequest(
    list(object(PILLAR_STAR), ({ pair }, { chart: { pillars, conventions } }) =>
      momentStarsOn(pair, starKeysOf(pillars, conventions.pillarStars)),
    ),
  ),
  /** Its relations with the natal pillars, in which it is called `moment`. On request only. @rule pillars.relation.completeness @each pillars.relation.{id} */
  relations: onRequest(list(object(RELATION), ({ pair }, { chart }) => momentRelations(pair, pairsOf(chart.pillars)))),
});

/** A luck pillar (大运) of ten years, or the time before the first. */
const LUCK = part<LuckPeriod, TransitFacts>('LuckTransit')({
  /** Kind: a luck pillar runs, or none has begun. @rule pillars.luck.before */
  kind: choice(LUCK_KINDS, 'LuckKind'),
  /** 1 for the first luck pillar; absent before it. */
  ordinal: optional((luck) => luck.pillar && luck.ordinal, whole()),
  /** Its pillar; absent before the first. */
  pillar: optional(
    from((pillar: LuckPillar, { chart }: TransitFacts) => pillarOf(pillar.pair, chart.pillars), object(TRANSIT_PILLAR)),
  ),
  /** The nominal age in which it begins; absent before the first. @rule pillars.luck.ages */
  fromAge: optional((luck) => luck.pillar?.fromAge, whole()),
  /** The last nominal age of its ten years; absent before the first. @rule pillars.luck.ages */
  toAge: optional((luck) => luck.pillar?.toAge, whole()),
  ...span<LuckPeriod>(),
});

/** The pillars, if the moment names a unit of time. */
const pillarsWith = (unit: TimeUnit) => (pillars: PillarTransits, facts: TransitFacts) =>
  ifNamed(unit)(facts) && pillars;

type SmallLuckPillar = Pillar & { readonly age: number };
type YearPillar = Pillar & { readonly time: PillarTransits['solarYear'] };
type MonthPillar = Pillar & { readonly time: PillarTransits['solarMonth'] };

/** The small luck (小运) of a solar year: its pillar. */
const SMALL_LUCK_PILLAR = part<SmallLuckPillar, TransitFacts>('SmallLuckTransit')({
  ...TRANSIT_PILLAR.members,
  /** The age by solar years. @rule pillars.age.solarYear */
  age: whole(),
});

/** A solar year (流年): its pillar. */
const YEAR_PILLAR = part<YearPillar, TransitFacts>('YearPillarTransit')({
  ...TRANSIT_PILLAR.members,
  /** The Gregorian year in which it begins. */
  year: whole(({ time }) => time.year),
  /** Place among the three years of 三災 (삼재) for the branch of the year of birth; absent in the other nine years of twelve. @rule pillars.transit.sanzai */
  sanzai: onRequest(
    optional(
      ({ branch: at }: YearPillar, { chart }: TransitFacts) => sanzaiOf(chart.pillars.year.branch, at),
      label('sanzai'),
    ),
  ),
  ...spanOf<YearPillar>(({ time }) => time),
});

/** A solar month (流月): its pillar. */
const MONTH_PILLAR = part<MonthPillar, TransitFacts>('MonthPillarTransit')({
  ...TRANSIT_PILLAR.members,
  /** The solar term that begins it. */
  jie: label('solarTerms', ({ time }) => mod(time.jie, 24)),
  ...spanOf<MonthPillar>(({ time }) => time),
});

/** The luck, and the pillars of year, month, day and double hour. */
const FOUR_PILLARS = part<PillarTransits, TransitFacts>('PillarTransits')({
  /** The luck that runs at the moment. @rule pillars.luck.pillars pillars.luck.instant */
  luck: object(LUCK),
  /** The small luck (小运) of the solar year. It governs before the first luck pillar. @rule smallLuckRule */
  smallLuck: object(SMALL_LUCK_PILLAR, ({ smallLuck, solarYear }) => ({ ...smallLuck, age: solarYear.age })),
  /** The solar year (流年), from Lichun to Lichun. @rule pillars.transit.year calendar.term.instant */
  year: object(YEAR_PILLAR, ({ year, solarYear }) => ({ ...year, time: solarYear })),
  /** The solar month (流月), from jie to jie. @rule pillars.transit.year calendar.term.instant */
  month: optional(
    (pillars, facts) => pillarsWith('month')(pillars, facts) && { ...pillars.month, time: pillars.solarMonth },
    object(MONTH_PILLAR),
  ),
  /** The day (流日) at the place of the moment. @rule pillars.day atSolarTime */
  day: optional((pillars, facts) => pillarsWith('day')(pillars, facts)?.day, object(TRANSIT_PILLAR)),
  /** The double hour (流时) at the place; absent for a date alone. @rule pillars.hour atSolarTime */
  hour: optional((pillars, facts) => pillarsWith('hour')(pillars, facts)?.hour, object(TRANSIT_PILLAR)),
});

// ---- The document

const { atYearBoundary, ageAdvance, childLimitRule, leapDayCount, smallLuckRule, atSolarTime } =
  TRANSIT_CONVENTION_VALUES;

/** Rare rules of the levels: each is present if it is not the default. */
export const flowRuleMembers = <S, Id extends RareLevelId>(
  ids: readonly Id[],
  read: (source: S) => Pick<FlowRules, Id>,
) =>
  Object.fromEntries(
    ids.map((id) => [
      id,
      optional(
        (source: S) => (read(source)[id] === TRANSIT_CONVENTION_VALUES[id][0] ? undefined : read(source)[id]),
        choice(TRANSIT_CONVENTION_VALUES[id] as readonly string[], ''),
      ),
    ]),
  ) as unknown as { readonly [Each in Id]: Optional<S, unknown, FlowRules[Each]> };

/** The conventions of the chart and of transits. */
const TRANSIT_CONVENTIONS = part<Transits>('TransitConventions')({
  ...conventionMembers<Transits>(({ chart }) => chart.conventions),
  ...depthConventionMembers<Transits>(({ chart }) => chart.conventions),
  /** When the Zi Wei year of the moment changes. */
  atYearBoundary: choice(atYearBoundary, 'YearBoundary', ({ conventions }) => conventions.atYearBoundary),
  /** When the nominal age moves on. */
  ageAdvance: choice(ageAdvance, 'AgeAdvance', ({ conventions }) => conventions.ageAdvance),
  /** The palace of a year before the first decade. */
  childLimitRule: choice(childLimitRule, 'ChildLimitRule', ({ conventions }) => conventions.childLimitRule),
  /** Count of days through a leap month. */
  leapDayCount: choice(leapDayCount, 'LeapDayCount', ({ conventions }) => conventions.leapDayCount),
  /** The start of small luck. */
  smallLuckRule: choice(smallLuckRule, 'SmallLuckRule', ({ conventions }) => conventions.smallLuckRule),
  /** The clock that decides double hour and day of the moment. */
  atSolarTime: choice(atSolarTime, 'SolarClock', ({ conventions }) => conventions.atSolarTime),
  ...flowRuleMembers(RARE_LEVEL_IDS, ({ conventions }: Transits) => conventions),
});

type OtherTransits = NonNullable<TransitWarning['alternative']>;

/** The natal palace with the life palace of a level. */
const natalPalaceIf =
  (level: LevelName) =>
  ({ transits }: OtherTransits) => {
    const palace = transits.ziwei.branchOf(level);
    return palace === undefined ? undefined : transits.chart.ziwei.palaces[palace]!.order;
  };

const natalPalaceOf = (level: 'smallLimit' | 'year') => (other: OtherTransits) => natalPalaceIf(level)(other)!;

/** Palace in which the life palace of a level is. */
const LEVEL_PALACE = part<number>('LevelPalace')({
  /** That palace by its role in the natal chart. */
  palace: label('palaces', (role) => role),
});

/** Transits under the other choice. */
const TRANSIT_ALTERNATIVE = part<OtherTransits>('TransitAlternative')({
  /** The parameters that ask for it, where parameters can. */
  request: optional(open<NonNullable<OtherTransits['request']>>(REQUEST, 'Readonly<Record<string, string | number>>')),
  /** The age. */
  ages: section(
    inline<OtherTransits>()({
      /** The nominal age. */
      nominal: whole(({ transits }) => transits.ziwei.nominalAge),
    }),
  ),
  /** The levels of Zi Wei. */
  ziwei: section(
    inline<OtherTransits>()({
      /** The decade; absent past the twelfth. */
      decade: optional(natalPalaceIf('decade'), object(LEVEL_PALACE)),
      /** The small limit. */
      smallLimit: object(LEVEL_PALACE, natalPalaceOf('smallLimit')),
      /** The year. */
      year: object(LEVEL_PALACE, natalPalaceOf('year')),
      /** The month. */
      month: optional(natalPalaceIf('month'), object(LEVEL_PALACE)),
      /** The day. */
      day: optional(natalPalaceIf('day'), object(LEVEL_PALACE)),
      /** The double hour; absent for a date alone. */
      hour: optional(natalPalaceIf('hour'), object(LEVEL_PALACE)),
    }),
  ),
  /** The pillars of year, month, day and hour. */
  fourPillars: object(PILLARS, ({ transits }) => transits.pillars),
});

type AnyTransitWarning = TransitWarning | Warning | CallerWarning;

/** A warning: something uncertain that the reader should know. */
const TRANSIT_WARNING = part<AnyTransitWarning>('TransitWarning')({
  ...warningMembers([...WARNING_CODES, ...TRANSIT_WARNING_CODES], detailOf),
  /** Transits under the other choice, of a warning about the moment. */
  alternative: optional(
    (warning) => (isOfMoment(warning) ? warning.alternative : undefined),
    object(TRANSIT_ALTERNATIVE),
  ),
});

export function isOfMoment(warning: AnyTransitWarning): warning is TransitWarning {
  return (TRANSIT_WARNING_CODES as readonly string[]).includes(warning.code);
}

/** A warning as a sentence. */
export function detailOf(warning: AnyTransitWarning, labels: Labels): string {
  if (!isOfMoment(warning)) return warningText(warning, labels);
  const { code, values } = warning;
  const sentence =
    code === 'moment_near_solar_term' && values.other === 'lichun' ? 'moment_near_start_of_spring' : code;
  return fill(wordsOf(labels).phrases.warnings[sentence], { ...values, ...inWords(values, labels) });
}

/** Transits of a birth at a moment: calculated structure, no interpretation. */
const TABLE = part<TransitFacts, TransitFacts>('Transits')({
  /** The language of the names and sentences in this document. */
  language: language(),
  /** The moment: where, when by the clock, and what the calendars say of it. */
  moment: section(MOMENT),
  /** Age of the person, by each way of counting. */
  ages: section(AGES),
  /** The levels of Zi Wei, and what they make of each palace. */
  ziwei: object(ZIWEI_TRANSITS, ({ transits }) => transits.ziwei),
  /** The luck, and the pillars of year, month, day and double hour. */
  fourPillars: object(FOUR_PILLARS, ({ transits }) => transits.pillars),
  /** The conventions of the chart and of transits. */
  conventions: object(TRANSIT_CONVENTIONS, ({ transits }) => transits),
  /** Warnings about the birth or the moment, the most important first. An empty list when there are none. @each warnings */
  warnings: list(object(TRANSIT_WARNING), (facts) => facts.transitWarnings),
});

/** The table with the types of its rows. */
export type Table = typeof TABLE;

/** Document of the transits of a birth at a moment. */
export const TRANSITS: Part<
  TransitFacts,
  TransitFacts,
  MembersOf<TransitFacts, TransitFacts, TransitsDocument>
> = TABLE;

/** Paths of `fields=compact`, for assistants. */
// biome-ignore format: one part a row
export const TRANSITS_COMPACT = [
  'language',
  'moment.clockTime,moment.period,moment.placeAssumed,moment.place.name,moment.place.timeZone,moment.doubleHour.name,moment.lunarDate.text',
  'ages',
  ...['decade', 'smallLimit', 'year', 'month', 'day', 'hour'].map((level) =>
    `ziwei.${level}.name,ziwei.${level}.palace.name,ziwei.${level}.transformations.id,ziwei.${level}.transformations.star.name,ziwei.${level}.transformations.palace.name,ziwei.${level}.transformations.levelPalace.name,ziwei.${level}.startsAtClock,ziwei.${level}.endsAtClock`),
  'ziwei.nextDecade.palace.name,ziwei.nextDecade.startsAtClock',
  'ziwei.decade.kind,ziwei.decade.fromAge,ziwei.decade.toAge,ziwei.month.ordinal,ziwei.month.leapMonth',
  'fourPillars.luck.kind,fourPillars.luck.pillar.name,fourPillars.luck.pillar.stem.tenGod.name,fourPillars.luck.startsAtClock,fourPillars.luck.endsAtClock',
  ...['smallLuck', 'year', 'month', 'day', 'hour'].map((pillar) =>
    `fourPillars.${pillar}.name,fourPillars.${pillar}.stem.tenGod.name,fourPillars.${pillar}.inNatalVoid`),
  'conventions,warnings.code,warnings.detail,warnings.alternative.request',
].join(',');
