// One person in the Zi Wei board of another. docs/rules/two-people.md C. The host is the chart that is looked at, the guest comes into it.
// Branches are the same places in every chart. Nothing borrows: stars are given where they stand.

import { type Branch, branch } from '../cycle/branch.ts';
import { branchOfPair, type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import type { Stem } from '../cycle/stem.ts';
import { check } from '../input/input.ts';
import { PALACE_IDS, type PalaceId, roleOf } from '../ziwei/palaces.ts';
import type { School } from '../ziwei/school.ts';
import type { Star } from '../ziwei/star.ts';
import { GRADED_STAR_IDS, type GradedStarId } from '../ziwei/star-ids.ts';
import { TRANSFORMATION_IDS, type TransformationId } from '../ziwei/transformations.ts';
import { YEAR_STAR_IDS, type YearStarId, yearStarPlaces } from '../ziwei/year-stars.ts';
import {
  palaceIdAt,
  palaceOfGradedStar,
  ZIWEI_OF_SCHOOL,
  type ZiweiChart,
  type ZiweiOfSchool,
} from '../ziwei/ziwei-chart.ts';

/** The palace of the host at the branch of the guest's year (太岁入卦). */
export interface Seat {
  readonly branch: Branch;
  readonly palace: PalaceId;
  readonly opposite: PalaceId;
  readonly trines: readonly [PalaceId, PalaceId];
  /** The host's stars there. An empty seat borrows none. */
  readonly majorStars: readonly Star[];
  readonly minorStars: readonly Star[];
  /** Which of the stars that the host's own year places stand there. */
  readonly hostYearStars: readonly YearStarId[];
}

/** A star that the guest's year transforms, where the host has it. */
export interface Landing {
  readonly transformation: TransformationId;
  readonly star: GradedStarId;
  readonly branch: Branch;
  readonly palace: PalaceId;
  /** The palace across: the one that a 忌 clashes. */
  readonly opposite: PalaceId;
  /** What the host's own year makes of the same star. */
  readonly natal?: TransformationId;
}

/** A star that the guest's year places, in the host's board. */
export interface YearStarPlace {
  readonly star: YearStarId;
  readonly branch: Branch;
  readonly palace: PalaceId;
}

/** A palace of the host, and what the guest has at its branch. Of a guest without a board only the seat is known. */
export interface BoardPalace {
  readonly branch: Branch;
  readonly palace: PalaceId;
  /** The role counted from the seat. */
  readonly fromSeat: PalaceId;
  readonly guestPalace?: PalaceId;
  /** Whether the guest's body palace is here. */
  readonly guestBody?: boolean;
  /** The guest's stars, with the brightness and the transformation that they have in the guest's chart. */
  readonly majorStars?: readonly Star[];
  readonly minorStars?: readonly Star[];
}

/** Where a star that the stem of a guest's palace transforms stands in the host's board. */
export interface FlightLanding {
  readonly transformation: TransformationId;
  readonly star: GradedStarId;
  readonly branch: Branch;
  readonly palace: PalaceId;
}

/** The four flights of a guest's palace into the host's board. One lineage teaches them. */
export interface GuestFlights {
  readonly guestPalace: PalaceId;
  readonly stem: Stem;
  readonly lands: readonly FlightLanding[];
}

/** Which palaces of the guest fly: life, spouse, wealth and career; all twelve; none. */
export const PAIR_FLIGHTS = ['four', 'all', 'none'] as const;
export type PairFlights = (typeof PAIR_FLIGHTS)[number];
// biome-ignore format: one choice a row
const FLYING: Readonly<Record<PairFlights, readonly PalaceId[]>> = {
  four: ['life', 'spouse', 'wealth', 'career'],
  all:  PALACE_IDS,
  none: [],
};

/** What is shown beyond the default. */
export interface BoardOptions {
  readonly flights?: PairFlights | undefined;
  readonly minorStars?: boolean | undefined;
}

/** A guest in the board of a host. */
export interface Board {
  readonly seat: Seat;
  readonly transformations: readonly Landing[];
  readonly yearStars: readonly YearStarPlace[];
  /** By branch, 子 to 亥. */
  readonly palaces: readonly BoardPalace[];
  /** Absent without a board of the guest, and where none are asked for. */
  readonly flights?: readonly GuestFlights[];
}

/** A guest: a chart, or the pair of a Zi Wei year. */
export type Guest = { readonly ziweiYear: Sexagenary } | ZiweiOfSchool;

/** A guest in the board of a host, who are known to follow one school. */
export function boardOf(
  { ziwei: host, conventions: { school } }: ZiweiOfSchool,
  guest: Guest,
  options: BoardOptions = {},
): Board {
  const chart = 'ziwei' in guest ? guest.ziwei : undefined;
  const year = 'ziwei' in guest ? guest.ziwei.year : guest.ziweiYear;
  const seat = branchOfPair(year);
  const { flights = 'four', minorStars = false } = options;
  return {
    seat: seatOf(host, seat, school),
    transformations: landingsOf(host, stemOf(year), school),
    yearStars: yearStarPlaces(year, school).map((at, n) => ({
      star: YEAR_STAR_IDS[n]!,
      branch: at,
      palace: palaceIdAt(host, at),
    })),
    palaces: host.palaces.map(({ branch: at }) => ({
      branch: at,
      palace: palaceIdAt(host, at),
      fromSeat: PALACE_IDS[roleOf(seat, at)]!,
      ...(chart !== undefined && guestAt(chart, at, minorStars)),
    })),
    ...(chart !== undefined && flights !== 'none' && { flights: flightsInto(host, chart, FLYING[flights], school) }),
  };
}

function seatOf(host: ZiweiChart, seat: Branch, school: School): Seat {
  const { majorStars, minorStars } = host.palaces[seat]!;
  const ownPlaces = yearStarPlaces(host.year, school);
  return {
    branch: seat,
    palace: palaceIdAt(host, seat),
    opposite: palaceIdAt(host, branch(seat + 6)),
    trines: [palaceIdAt(host, branch(seat + 4)), palaceIdAt(host, branch(seat + 8))],
    majorStars,
    minorStars,
    hostYearStars: YEAR_STAR_IDS.filter((_, n) => ownPlaces[n] === seat),
  };
}

const landingsOf = (host: ZiweiChart, stem: Stem, school: School): readonly Landing[] =>
  landings(host, stem, school).map((landing) => {
    const natal = host.transformed.find(({ star }) => star === landing.star)?.transformation;
    return {
      ...landing,
      opposite: palaceIdAt(host, branch(landing.branch + 6)),
      ...(natal !== undefined && { natal }),
    };
  });

/** The four stars that a stem transforms, where the host has them. */
const landings = (host: ZiweiChart, stem: Stem, school: School): readonly FlightLanding[] =>
  school.stars.transformed[stem]!.map((star, n) => {
    const at = palaceOfGradedStar(host, star);
    return {
      transformation: TRANSFORMATION_IDS[n]!,
      star: GRADED_STAR_IDS[star]!,
      branch: at,
      palace: palaceIdAt(host, at),
    };
  });

function guestAt(guest: ZiweiChart, at: Branch, withMinorStars: boolean) {
  const { majorStars, minorStars } = guest.palaces[at]!;
  return {
    guestPalace: palaceIdAt(guest, at),
    guestBody: guest.body === at,
    majorStars,
    ...(withMinorStars && { minorStars }),
  };
}

const flightsInto = (
  host: ZiweiChart,
  guest: ZiweiChart,
  flying: readonly PalaceId[],
  school: School,
): readonly GuestFlights[] =>
  flying.map((guestPalace) => {
    const { stem } = guest.palaces[branch(guest.life - PALACE_IDS.indexOf(guestPalace))]!;
    return { guestPalace, stem, lands: landings(host, stem, school) };
  });

/** A palace of the first chart, and what the second chart has at its branch. */
export interface PalaceLaidOver {
  readonly branch: Branch;
  /** The palace of the first chart. */
  readonly palace: PalaceId;
  /** The palace of the second chart. */
  readonly other: PalaceId;
  /** The major stars of the second chart, with the brightness and the transformation that they have there. */
  readonly majorStars: readonly Star[];
}

/** A natal transformation of the second chart, in the first one. */
export type TransformationLaidOver = FlightLanding;

/** What the second of two charts has in the palaces of the first. */
export interface LaidOver {
  /** By branch, 子 to 亥. */
  readonly palaces: readonly PalaceLaidOver[];
  /** Those of the year of the second chart, by its own school: 禄 权 科 忌. */
  readonly transformations: readonly TransformationLaidOver[];
}

/**
 * Lays one chart over another, whatever their conventions: where its major stars and its natal transformations fall in the palaces of the other.
 * `pairOf` has this and more, both ways.
 * @throws RangeError for what is no chart
 * @example layOver(mine, yours).palaces[0] // { branch: 0, palace: 'wealth', other: 'life', majorStars: [your stars in 子] }
 */
export function layOver(chart: ZiweiOfSchool, other: ZiweiOfSchool): LaidOver {
  check('chart', chart, ZIWEI_OF_SCHOOL);
  check('other', other, ZIWEI_OF_SCHOOL);
  const { ziwei, conventions } = other;
  return {
    palaces: ziwei.palaces.map(({ branch: at, majorStars }) => ({
      branch: at,
      palace: palaceIdAt(chart.ziwei, at),
      other: palaceIdAt(ziwei, at),
      majorStars,
    })),
    transformations: landings(chart.ziwei, stemOf(ziwei.year), conventions.school),
  };
}
