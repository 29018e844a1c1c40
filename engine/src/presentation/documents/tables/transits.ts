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
  startsAt: instantTime((own: S) => of(own).startsAt),
  endsAt: instantTime((own: S) => of(own).endsAt),
  startsAtClock: localTime((own: S, facts: TransitFacts) => facts.clockAt(of(own).startsAt)),
  endsAtClock: localTime((own: S, facts: TransitFacts) => facts.clockAt(of(own).endsAt)),
});

export const span = <S extends Span>() => spanOf((own: S) => own);

/** Start and end of a span whose end may be beyond the tables. */
const openSpan = <S extends OpenSpan>() => ({
  startsAt: instantTime((level: S) => level.startsAt),
  endsAt: optional((level: S) => level.endsAt, instantTime()),
  startsAtClock: localTime((level: S, facts: TransitFacts) => facts.clockAt(level.startsAt)),
  endsAtClock: optional((level: S, facts: TransitFacts) => level.endsAt && facts.clockAt(level.endsAt), localTime()),
});

// ---- The moment

const MOMENT_PLACE = part<MomentPlaceFacts>('MomentPlace')({
  ...placeNames<MomentPlaceFacts>(),
  longitude: optional(number()),
  timeZone: text(),
});

const DOUBLE_HOUR = key<TransitFacts>(12, ({ transits }) => transits.moment.hour).to(branch);

/** The facts, if the moment names a unit of time. */
const ifNamed =
  (unit: TimeUnit) =>
  (facts: TransitFacts): TransitFacts | undefined =>
    hasUnit(facts.transits.moment.form, unit) ? facts : undefined;

const MOMENT = part<TransitFacts, TransitFacts>('Moment')({
  place: object(MOMENT_PLACE, ({ momentPlace }) => momentPlace),
  placeAssumed: flag(({ transits }) => transits.moment.placeAssumed),
  form: choice(AT_FORMS, 'AtForm', ({ transits }) => transits.moment.form),
  period: optional((facts) => (ifNamed('day')(facts) ? undefined : String(facts.transits.at)), text()),
  clockTime: localTime(({ transits }) => transits.moment.clock.clock),
  utcOffsetSeconds: whole(({ transits }) => transits.moment.clock.offsetSeconds),
  utc: instantTime(({ transits }) => transits.moment.instant),
  trueSolarTime: optional(
    (facts) => ifNamed('day')(facts)?.transits.moment.trueSolarTime,
    localTime((sun: TrueSolarTime) => sundialSecond(sun.solarTime)),
  ),
  correction: optional(
    ({ transits: { moment } }) =>
      moment.trueSolarTime && hasUnit(moment.form, 'day')
        ? correctionOf({ clock: moment.shown, trueSolarTime: moment.trueSolarTime })
        : undefined,
    object(CORRECTION),
  ),
  doubleHour: optional(ifNamed('hour'), object(doubleHourOf(DOUBLE_HOUR))),
  lunarDate: optional((facts) => ifNamed('day')(facts)?.transits.moment, object(LUNAR_DATE)),
  solarTerm: optional((facts) => ifNamed('day')(facts)?.transits.moment, object(SOLAR_TERM)),
});

const AGES = part<TransitFacts>('Ages')({
  nominal: whole(({ transits }) => transits.ziwei.nominalAge),
  solarYear: whole(({ transits }) => transits.pillars.solarYear.age),
  completed: optional((facts) => ifNamed('day')(facts)?.completedYears, whole()),
});

// ---- The levels of Zi Wei

const LEVEL_TRANSFORMATION = part<LevelTransformation>('LevelTransformation')({
  ...transformationMembers<LevelTransformation>((own) => own.palace),
  levelPalace: label('palaces'),
});

/** Members of every level: its pair, its life palace, and the palaces of its transformations. */
const level = <S extends Level>() => ({
  ...named('pairs', (own: S) => own.pair),
  branch: label('branches', (own: S) => own.branch),
  palace: label('palaces', (own: S) => own.palace),
  transformations: list(object(LEVEL_TRANSFORMATION), (own: S) => own.transformations, { min: 4, max: 4 }),
});

const DECADE = part<DecadeLevel, TransitFacts>('DecadeLevel')({
  ...level<DecadeLevel>(),
  kind: choice(DECADE_KINDS, 'DecadeKind'),
  ordinal: optional(whole()),
  fromAge: whole(),
  toAge: whole(),
  fromYear: whole(),
  toYear: whole(),
  ...openSpan<DecadeLevel>(),
});

/** Start and palace of the next decade; its transformations are in documents of its time. */
const NEXT_DECADE = part<DecadeRow, TransitFacts>('NextDecade')({
  ...named('pairs', (decade: DecadeRow) => decade.pair),
  palace: label('palaces'),
  ordinal: whole((decade) => decade.ordinal!),
  fromAge: whole(),
  toAge: whole(),
  fromYear: whole(),
  toYear: whole(),
  startsAt: optional(instantTime()),
  startsAtClock: optional(
    (decade: DecadeRow, facts: TransitFacts) => decade.startsAt && facts.clockAt(decade.startsAt),
    localTime(),
  ),
});

const SMALL_LIMIT = part<SmallLimitLevel, TransitFacts>('SmallLimitLevel')({
  ...level<SmallLimitLevel>(),
  age: whole(),
  ...openSpan<SmallLimitLevel>(),
});

/** Palace of the year within its decade; none in childhood and past the twelfth decade. */
function yearOfDecade({ transits: { ziwei, chart } }: TransitFacts): Branch | undefined {
  const { decade, nominalAge } = ziwei;
  if (decade?.kind !== 'decade') return undefined;
  return yearPalaceOfDecade(decade.branch, nominalAge - decade.fromAge, chart.ziwei.forward);
}

const DECADE_YEAR = part<Branch, TransitFacts>('DecadeYear')({
  branch: label('branches', (at) => at),
  palace: label('palaces', (at, { chart }) => roleOf(chart.ziwei.lifeBranch, at)),
});

const YEAR = part<YearLevel, TransitFacts>('YearLevel')({
  ...level<YearLevel>(),
  year: whole(),
  doujun: label('branches'),
  decadeYear: onRequest(optional((_: YearLevel, facts: TransitFacts) => yearOfDecade(facts), object(DECADE_YEAR))),
  sanzai: onRequest(
    optional(
      ({ pair }: YearLevel, { chart }: TransitFacts) => sanzaiOf(branchOfPair(chart.ziwei.year), branchOfPair(pair)),
      label('sanzai'),
    ),
  ),
  luminary: onRequest(
    optional(
      (_: YearLevel, { transits: { ziwei, chart } }: TransitFacts) => luminaryOf(ziwei.nominalAge, chart.ziwei.male),
      label('luminaries'),
    ),
  ),
  ...span<YearLevel>(),
});

const MONTH = part<MonthLevel, TransitFacts>('MonthLevel')({
  ...level<MonthLevel>(),
  ordinal: whole({ min: 1, max: 13 }),
  lunarMonth: whole({ min: 1, max: 12 }),
  leapMonth: flag(),
  half: optional(choice(LEAP_HALVES, 'LeapHalf')),
  ...span<MonthLevel>(),
});

const DAY = part<DayLevel, TransitFacts>('DayLevel')({
  ...level<DayLevel>(),
  lunarDay: whole({ min: 1, max: 30 }),
  ...span<DayLevel>(),
});

const HOUR = part<HourLevel, TransitFacts>('HourLevel')({ ...level<HourLevel>(), ...span<HourLevel>() });

// ---- The palaces at the levels

const FLOW_STAR_PLACES = /* @__PURE__ */ new Map<string, number>(FLOW_STAR_IDS.map((star, place) => [star, place]));
const FLOW_STAR_KEY = key<FlowStar>(FLOW_STAR_IDS.length, (star) => FLOW_STAR_PLACES.get(star.id)!);

const FLOW_STAR = part<FlowStar>('FlowStar')({
  id: choice(FLOW_STAR_IDS, 'FlowStarId'),
  name: text((star, _, labels) => wordsOf(labels).flowStars[star.id]),
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
  general: label('generalSpirits', ({ branch, general }: PlaceInRings) => spiritAt(general, branch, 1)),
  year: label('yearSpirits', ({ branch, year }: PlaceInRings, { chart }: TransitFacts) =>
    yearSpiritOf(spiritAt(year, branch, 1), chart.conventions.school),
  ),
  doctor: label('doctorSpirits', ({ branch, doctor }: PlaceInRings, { chart }: TransitFacts) =>
    spiritAt(doctor, branch, chart.ziwei.forward ? 1 : -1),
  ),
};

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

const PALACE = part<TransitPalace, TransitFacts>('TransitPalace')({
  ...named('palaces', (palace: TransitPalace, { chart }: TransitFacts) => chart.ziwei.palaces[palace.branch]!.order),
  branch: label('branches'),
  decadePalace: optional(roleAt('decade'), label('palaces')),
  smallLimitPalace: label('palaces', roleAlways('smallLimit')),
  yearPalace: label('palaces', roleAlways('year')),
  monthPalace: optional(roleAt('month'), label('palaces')),
  dayPalace: optional(roleAt('day'), label('palaces')),
  hourPalace: optional(roleAt('hour'), label('palaces')),
  flowStars: list(stored(FLOW_STAR_KEY, object(FLOW_STAR)), (palace, facts) => facts.flowStarsIn(palace)),
  spirits: object(
    inline<PlaceInRings, TransitFacts>()({
      ...RINGS,
      doctor: onRequest(RINGS.doctor),
      ofDecade: ringsOf('decade'),
      ofMonth: ringsOf('month'),
    }),
    ({ branch }, { transits: { ziwei } }) => {
      const { jiangxing: general, suijian: year, boshi: doctor } = ziwei.year;
      return { branch, general, year, doctor };
    },
  ),
});

const ZIWEI_TRANSITS = part<ZiweiTransits, TransitFacts>('ZiweiTransits')({
  decade: optional(object(DECADE)),
  nextDecade: optional(object(NEXT_DECADE)),
  smallLimit: object(SMALL_LIMIT),
  year: object(YEAR),
  month: optional(object(MONTH)),
  day: optional(object(DAY)),
  hour: optional(object(HOUR)),
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

/** A pillar of the moment, seen from the natal Day Master. */
const TRANSIT_PILLAR = part<Pillar, TransitFacts>('TransitPillar')({
  ...named('pairs', PAIR),
  stem: section(
    inline<Pillar>()({
      ...named('stems', PAIR.to(stemOf)),
      tenGod: label('tenGods'),
    }),
  ),
  branch: stored(
    SEEN_BRANCH,
    object(
      inline<Pillar>()({
        ...named('branches', (pillar: Pillar) => pillar.branch),
        hiddenStems: list(object(HIDDEN_STEM), { min: 1, max: 3 }),
      }),
    ),
  ),
  nayin: label('nayin', PAIR.to(nayinOf)),
  growthPhase: label('growthPhases'),
  selfPhase: label('growthPhases'),
  voidBranches: list(label('branches'), PAIR.to(voidBranches), { min: 2, max: 2 }),
  inNatalVoid: flag((pillar, { chart }) => isInNatalVoid(chart.pillars, pillar)),
  stars: onRequest(
    list(object(PILLAR_STAR), ({ pair }, { chart: { pillars, conventions } }) =>
      momentStarsOn(pair, starKeysOf(pillars, conventions.pillarStars)),
    ),
  ),
  relations: onRequest(list(object(RELATION), ({ pair }, { chart }) => momentRelations(pair, pairsOf(chart.pillars)))),
});

const LUCK = part<LuckPeriod, TransitFacts>('LuckTransit')({
  kind: choice(LUCK_KINDS, 'LuckKind'),
  ordinal: optional((luck) => luck.pillar && luck.ordinal, whole()),
  pillar: optional(
    from((pillar: LuckPillar, { chart }: TransitFacts) => pillarOf(pillar.pair, chart.pillars), object(TRANSIT_PILLAR)),
  ),
  fromAge: optional((luck) => luck.pillar?.fromAge, whole()),
  toAge: optional((luck) => luck.pillar?.toAge, whole()),
  ...span<LuckPeriod>(),
});

/** The pillars, if the moment names a unit of time. */
const pillarsWith = (unit: TimeUnit) => (pillars: PillarTransits, facts: TransitFacts) =>
  ifNamed(unit)(facts) && pillars;

type SmallLuckPillar = Pillar & { readonly age: number };
type YearPillar = Pillar & { readonly time: PillarTransits['solarYear'] };
type MonthPillar = Pillar & { readonly time: PillarTransits['solarMonth'] };

const SMALL_LUCK_PILLAR = part<SmallLuckPillar, TransitFacts>('SmallLuckTransit')({
  ...TRANSIT_PILLAR.members,
  age: whole(),
});

const YEAR_PILLAR = part<YearPillar, TransitFacts>('YearPillarTransit')({
  ...TRANSIT_PILLAR.members,
  year: whole(({ time }) => time.year),
  sanzai: onRequest(
    optional(
      ({ branch: at }: YearPillar, { chart }: TransitFacts) => sanzaiOf(chart.pillars.year.branch, at),
      label('sanzai'),
    ),
  ),
  ...spanOf<YearPillar>(({ time }) => time),
});

const MONTH_PILLAR = part<MonthPillar, TransitFacts>('MonthPillarTransit')({
  ...TRANSIT_PILLAR.members,
  jie: label('solarTerms', ({ time }) => mod(time.jie, 24)),
  ...spanOf<MonthPillar>(({ time }) => time),
});

const FOUR_PILLARS = part<PillarTransits, TransitFacts>('PillarTransits')({
  luck: object(LUCK),
  smallLuck: object(SMALL_LUCK_PILLAR, ({ smallLuck, solarYear }) => ({ ...smallLuck, age: solarYear.age })),
  year: object(YEAR_PILLAR, ({ year, solarYear }) => ({ ...year, time: solarYear })),
  month: optional(
    (pillars, facts) => pillarsWith('month')(pillars, facts) && { ...pillars.month, time: pillars.solarMonth },
    object(MONTH_PILLAR),
  ),
  day: optional((pillars, facts) => pillarsWith('day')(pillars, facts)?.day, object(TRANSIT_PILLAR)),
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

const TRANSIT_CONVENTIONS = part<Transits>('TransitConventions')({
  ...conventionMembers<Transits>(({ chart }) => chart.conventions),
  ...depthConventionMembers<Transits>(({ chart }) => chart.conventions),
  atYearBoundary: choice(atYearBoundary, 'YearBoundary', ({ conventions }) => conventions.atYearBoundary),
  ageAdvance: choice(ageAdvance, 'AgeAdvance', ({ conventions }) => conventions.ageAdvance),
  childLimitRule: choice(childLimitRule, 'ChildLimitRule', ({ conventions }) => conventions.childLimitRule),
  leapDayCount: choice(leapDayCount, 'LeapDayCount', ({ conventions }) => conventions.leapDayCount),
  smallLuckRule: choice(smallLuckRule, 'SmallLuckRule', ({ conventions }) => conventions.smallLuckRule),
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

/** The palace with the life palace of a level. */
const LEVEL_PALACE = part<number>('LevelPalace')({ palace: label('palaces', (role) => role) });

/** Transits under the other choice: palaces of the levels, and pillars. */
const TRANSIT_ALTERNATIVE = part<OtherTransits>('TransitAlternative')({
  request: optional(open<NonNullable<OtherTransits['request']>>(REQUEST, 'Readonly<Record<string, string | number>>')),
  ages: section(inline<OtherTransits>()({ nominal: whole(({ transits }) => transits.ziwei.nominalAge) })),
  ziwei: section(
    inline<OtherTransits>()({
      decade: optional(natalPalaceIf('decade'), object(LEVEL_PALACE)),
      smallLimit: object(LEVEL_PALACE, natalPalaceOf('smallLimit')),
      year: object(LEVEL_PALACE, natalPalaceOf('year')),
      month: optional(natalPalaceIf('month'), object(LEVEL_PALACE)),
      day: optional(natalPalaceIf('day'), object(LEVEL_PALACE)),
      hour: optional(natalPalaceIf('hour'), object(LEVEL_PALACE)),
    }),
  ),
  fourPillars: object(PILLARS, ({ transits }) => transits.pillars),
});

type AnyTransitWarning = TransitWarning | Warning | CallerWarning;

/** A warning about birth or moment. The chart under another choice of the birth is in the document of the chart. */
const TRANSIT_WARNING = part<AnyTransitWarning>('TransitWarning')({
  ...warningMembers([...WARNING_CODES, ...TRANSIT_WARNING_CODES], detailOf),
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

const TABLE = part<TransitFacts, TransitFacts>('Transits')({
  language: language(),
  moment: section(MOMENT),
  ages: section(AGES),
  ziwei: object(ZIWEI_TRANSITS, ({ transits }) => transits.ziwei),
  fourPillars: object(FOUR_PILLARS, ({ transits }) => transits.pillars),
  conventions: object(TRANSIT_CONVENTIONS, ({ transits }) => transits),
  warnings: list(object(TRANSIT_WARNING), (facts) => facts.transitWarnings),
});

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

/** Parts of transits by their names; each has its descriptions. */
export const TRANSIT_PARTS = {
  Transits: TABLE,
  Moment: MOMENT,
  MomentPlace: MOMENT_PLACE,
  Ages: AGES,
  ZiweiTransits: ZIWEI_TRANSITS,
  DecadeLevel: DECADE,
  NextDecade: NEXT_DECADE,
  SmallLimitLevel: SMALL_LIMIT,
  YearLevel: YEAR,
  DecadeYear: DECADE_YEAR,
  MonthLevel: MONTH,
  DayLevel: DAY,
  HourLevel: HOUR,
  LevelTransformation: LEVEL_TRANSFORMATION,
  LevelPalace: LEVEL_PALACE,
  LevelRings: LEVEL_RINGS,
  SmallLuckTransit: SMALL_LUCK_PILLAR,
  YearPillarTransit: YEAR_PILLAR,
  MonthPillarTransit: MONTH_PILLAR,
  TransitPalace: PALACE,
  FlowStar: FLOW_STAR,
  PillarTransits: FOUR_PILLARS,
  LuckTransit: LUCK,
  TransitPillar: TRANSIT_PILLAR,
  TransitConventions: TRANSIT_CONVENTIONS,
  TransitWarning: TRANSIT_WARNING,
  TransitAlternative: TRANSIT_ALTERNATIVE,
};
