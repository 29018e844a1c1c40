// One moment in two lives. docs/rules/two-people.md E. The moment has one place and one set of conventions for both.

import type { At } from '../casting/transits/at.ts';
import { castTransits, type TransitOptions, type Transits } from '../casting/transits/cast-transits.ts';
import { InvalidMoment } from '../casting/transits/moment.ts';
import type { DecadeKind } from '../casting/transits/ziwei-transits.ts';
import { dateText } from '../civil/date-text.ts';
import { dateOfDay, dayAt, dayOfDate, MS_PER_DAY } from '../civil/day-number.ts';
import type { Branch } from '../cycle/branch.ts';
import { branchOfPair, type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import type { LuckPillar } from '../pillars/luck.ts';
import { type LuckKind, luckPeriodsOf } from '../pillars/luck-periods.ts';
import { PALACE_IDS, type PalaceId, roleOf } from '../ziwei/palaces.ts';
import { GRADED_STAR_IDS, type GradedStarId } from '../ziwei/star-ids.ts';
import { TRANSFORMATION_IDS, type TransformationId } from '../ziwei/transformations.ts';
import { palaceIdAt, palaceOfGradedStar } from '../ziwei/ziwei-chart.ts';
import { type PairRelation, pairRelations } from './across.ts';
import { type Person, SIDES, type Side } from './person.ts';

/** The levels of a person. */
export interface LevelsOfPerson {
  readonly nominalAge: number;
  /** Absent past the twelfth decade. */
  readonly decade?: {
    readonly kind: DecadeKind;
    readonly ordinal?: number;
    readonly fromAge: number;
    readonly toAge: number;
    readonly branch: Branch;
    readonly palace: PalaceId;
    readonly pair: Sexagenary;
  };
  readonly year: { readonly branch: Branch; readonly palace: PalaceId; readonly pair: Sexagenary };
}

/** A palace by its role in the chart and at the levels of its person. */
export interface PlaceAtLevels {
  readonly branch: Branch;
  readonly palace: PalaceId;
  readonly decadePalace?: PalaceId;
  readonly yearPalace: PalaceId;
}

/** A star that the year of the moment transforms, in each board. */
export interface YearTransformation extends Readonly<Partial<Record<Side, Omit<PlaceAtLevels, 'decadePalace'>>>> {
  readonly transformation: TransformationId;
  readonly star: GradedStarId;
}

/** A star that the guest's year of birth transforms, at the levels of the host. */
export interface LandingAtLevels extends PlaceAtLevels {
  readonly transformation: TransformationId;
  readonly star: GradedStarId;
}

/** A guest at the levels of the host. */
export interface BoardAtLevels {
  readonly seat: PlaceAtLevels;
  readonly transformations: readonly LandingAtLevels[];
}

/** A change of luck. */
export interface LuckChangeOfPerson {
  readonly ordinal: number;
  /** The date on the clock of the birth: '1977-08-13'. */
  readonly startsOn: string;
}

/** The luck of a person. */
export interface LuckOfPerson {
  readonly kind: LuckKind;
  readonly ordinal: number;
  readonly pair?: Sexagenary;
}

/** The luck of both. */
export interface LuckOfBoth extends Readonly<Record<Side, LuckOfPerson>> {
  /** Absent while one of them is before the first luck pillar. */
  readonly relations?: readonly PairRelation[];
  /** The changes of both that are within a calendar year of each other. */
  readonly changesWithinAYear: readonly Readonly<Record<Side, LuckChangeOfPerson>>[];
}

/** One moment in two lives. */
export interface MomentOfTwo {
  readonly at: At;
  /** Transits of each birth. */
  readonly transits: Readonly<Partial<Record<Side, Transits>>>;
  readonly placeAssumed: boolean;
  readonly ziwei: {
    readonly one?: LevelsOfPerson;
    readonly other?: LevelsOfPerson;
    /**
     * Absent where the two have different ones: where two lunar calendars count the moment to different years, and with `flowTransformations` 'palace', by
     * which the stem of each person's own palace decides.
     */
    readonly yearTransformations?: readonly YearTransformation[];
    readonly otherInOne?: BoardAtLevels;
    readonly oneInOther?: BoardAtLevels;
  };
  /** Only for two births. */
  readonly luck?: LuckOfBoth;
}

/**
 * One moment in the lives of two people, at one place.
 * @throws InvalidMoment with every problem of `at` and the options
 */
export function momentOfTwo(people: Readonly<Record<Side, Person>>, at: At, options: TransitOptions): MomentOfTwo {
  const placed = { ...options, ...(options.atTimeZone === undefined && placeOfBirth(people)) };
  const transits = castSides(people, at, placed);
  const any = transits.one ?? transits.other;
  if (any === undefined)
    throw invalidAt(at, 'not_allowed', 'nothing: neither birth has an hour, so a moment has nothing to govern');
  refuseBeforeBirth(people, at, any);
  const { one, other } = transits;
  return {
    at,
    transits,
    placeAssumed: options.atTimeZone === undefined,
    ziwei: {
      ...(one && { one: levelsOf(one) }),
      ...(other && { other: levelsOf(other) }),
      ...(isOneYear(transits, any) && { yearTransformations: yearTransformations(transits, any) }),
      ...(one && people.other.ziweiYear !== undefined && { otherInOne: boardAtLevels(one, people.other.ziweiYear) }),
      ...(other && people.one.ziweiYear !== undefined && { oneInOther: boardAtLevels(other, people.one.ziweiYear) }),
    },
    ...(one && other && { luck: luckOfBoth({ one, other }) }),
  };
}

type TransitsOfSides = MomentOfTwo['transits'];

function castSides(people: Readonly<Record<Side, Person>>, at: At, options: TransitOptions): TransitsOfSides {
  const transits: { [S in Side]?: Transits } = {};
  for (const side of SIDES) {
    const { chart } = people[side];
    if (chart !== undefined) transits[side] = castTransits(chart, at, options);
  }
  return transits;
}

/** Rejects a moment before a birth, also before one without an hour, which has no transits. */
function refuseBeforeBirth(people: Readonly<Record<Side, Person>>, at: At, { moment }: Transits): void {
  for (const { startsAt, date } of Object.values(people)) {
    if (startsAt === undefined || moment.instant >= startsAt) continue;
    throw invalidAt(at, 'before_birth', `a moment from the later birth on, ${date}`);
  }
}

/** True if one year transforms the same stars for both. */
const isOneYear = ({ one, other }: TransitsOfSides, { conventions }: Transits): boolean =>
  conventions.flowTransformations === 'calendar' &&
  (one === undefined || other === undefined || one.ziwei.year.pair === other.ziwei.year.pair);

const invalidAt = (at: At, code: string, allowed: string): InvalidMoment =>
  new InvalidMoment([{ field: 'at', code, given: String(at), allowed }]);

/** The birthplace of `one` as the place of a moment; the birthplace of `other` if `one` has no birth. */
function placeOfBirth({ one, other }: Readonly<Record<Side, Person>>): Partial<TransitOptions> {
  const { place } = (one.chart ?? other.chart)?.birth ?? {};
  if (place === undefined) return {};
  return {
    atTimeZone: place.timeZone,
    atLongitude: place.longitude,
    ...(place.countryCode !== undefined && { atCountryCode: place.countryCode }),
  };
}

function levelsOf({ ziwei }: Transits): LevelsOfPerson {
  const { decade, year, nominalAge } = ziwei;
  return {
    nominalAge,
    ...(decade && {
      decade: {
        kind: decade.kind,
        ...(decade.ordinal !== undefined && { ordinal: decade.ordinal }),
        fromAge: decade.fromAge,
        toAge: decade.toAge,
        branch: decade.branch,
        palace: decade.palace,
        pair: decade.pair,
      },
    }),
    year: { branch: year.branch, palace: year.palace, pair: year.pair },
  };
}

function placeAt({ chart, ziwei }: Transits, at: Branch): PlaceAtLevels {
  const decade = ziwei.branchOf('decade');
  const palace = palaceIdAt(chart.ziwei, at);
  const yearPalace = PALACE_IDS[roleOf(ziwei.branchOf('year')!, at)]!;
  if (decade === undefined) return { branch: at, palace, yearPalace };
  return { branch: at, palace, decadePalace: PALACE_IDS[roleOf(decade, at)]!, yearPalace };
}

/** The stars of a stem in the board of a chart. */
function landingsAt(transits: Transits, pair: Sexagenary): readonly LandingAtLevels[] {
  const { ziwei, conventions } = transits.chart;
  return conventions.school.stars.transformed[stemOf(pair)]!.map((star, n) => ({
    transformation: TRANSFORMATION_IDS[n]!,
    star: GRADED_STAR_IDS[star]!,
    ...placeAt(transits, palaceOfGradedStar(ziwei, star)),
  }));
}

function yearTransformations(
  transits: Readonly<Partial<Record<Side, Transits>>>,
  any: Transits,
): readonly YearTransformation[] {
  const { pair } = any.ziwei.year;
  const [one, other] = [
    transits.one && landingsAt(transits.one, pair),
    transits.other && landingsAt(transits.other, pair),
  ];
  return (one ?? other)!.map(({ transformation, star }, n) => ({
    transformation,
    star,
    ...(one && { one: yearPlace(one[n]!) }),
    ...(other && { other: yearPlace(other[n]!) }),
  }));
}

const yearPlace = ({ branch, palace, yearPalace }: LandingAtLevels) => ({ branch, palace, yearPalace });

const boardAtLevels = (host: Transits, ziweiYear: Sexagenary): BoardAtLevels => ({
  seat: placeAt(host, branchOfPair(ziweiYear)),
  transformations: landingsAt(host, ziweiYear),
});

function luckOfBoth(transits: Readonly<Record<Side, Transits>>): LuckOfBoth {
  const [one, other] = [luckOfPerson(transits.one), luckOfPerson(transits.other)];
  return {
    one,
    other,
    ...(one.pair !== undefined && other.pair !== undefined && { relations: pairRelations(one.pair, other.pair) }),
    changesWithinAYear: changesWithinAYear(transits),
  };
}

function luckOfPerson({ pillars: { luck } }: Transits): LuckOfPerson {
  return { kind: luck.kind, ordinal: luck.ordinal, ...(luck.pillar && { pair: luck.pillar.pair }) };
}

/** Pairs of luck changes, one of each person, at most a calendar year apart. */
function changesWithinAYear(transits: Readonly<Record<Side, Transits>>) {
  const [one, other] = [luckPeriodsOf(transits.one.chart), luckPeriodsOf(transits.other.chart)];
  const changes: Readonly<Record<Side, LuckChangeOfPerson>>[] = [];
  for (const ofOne of one) {
    for (const ofOther of other) {
      if (ofOne.pillar === undefined || ofOther.pillar === undefined) continue;
      const earlier = Math.min(ofOne.startsAt, ofOther.startsAt);
      const later = Math.max(ofOne.startsAt, ofOther.startsAt);
      if (later - earlier > MS_PER_LEAP_YEAR || later > aYearAfter(earlier)) continue;
      changes.push({ one: changeOf(ofOne.ordinal, ofOne.pillar), other: changeOf(ofOther.ordinal, ofOther.pillar) });
    }
  }
  return changes;
}

const MS_PER_LEAP_YEAR = 366 * MS_PER_DAY;

const changeOf = (number: number, { startsAt }: LuckPillar): LuckChangeOfPerson => ({
  ordinal: number,
  startsOn: dateText(dateOfDay(dayAt(startsAt))),
});

function aYearAfter(at: number): number {
  const day = dayAt(at);
  const { year, month, day: ofMonth } = dateOfDay(day);
  return at + (dayOfDate(year + 1, month, ofMonth) - day) * MS_PER_DAY;
}
