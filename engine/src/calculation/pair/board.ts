// One person in the Zi Wei board of another. docs/rules/two-people.md C. The guest is placed in the chart of the host. Branches are the same places in every
// chart. Nothing is borrowed: stars are listed where they are.

import { type Branch, branch } from '../cycle/branch.ts';
import { branchOfPair, type Sexagenary, stemOf } from '../cycle/sexagenary.ts';
import type { Stem } from '../cycle/stem.ts';
import { PALACE_IDS, type PalaceId, roleOf } from '../ziwei/palaces.ts';
import type { School } from '../ziwei/school.ts';
import type { Star } from '../ziwei/star.ts';
import { GRADED_STAR_IDS, type GradedStarId } from '../ziwei/star-ids.ts';
import { TRANSFORMATION_IDS, type TransformationId } from '../ziwei/transformations.ts';
import { YEAR_STAR_IDS, type YearStarId, yearStarPlaces } from '../ziwei/year-stars.ts';
import { palaceOfGradedStar, type ZiweiChart, type ZiweiOfSchool } from '../ziwei/ziwei-chart.ts';

/** The palace of the host at the branch of the guest's year (太岁入卦). */
export interface Seat {
  readonly branch: Branch;
  readonly palace: PalaceId;
  readonly opposite: PalaceId;
  readonly trines: readonly [PalaceId, PalaceId];
  /** The host's stars there; none are borrowed for a palace without any. */
  readonly majorStars: readonly Star[];
  readonly minorStars: readonly Star[];
  /** Stars of the host's own year in that palace. */
  readonly hostYearStars: readonly YearStarId[];
}

/** A star that the guest's year transforms, where the host has it. */
export interface GuestTransformation {
  readonly transformation: TransformationId;
  readonly star: GradedStarId;
  readonly branch: Branch;
  readonly palace: PalaceId;
  /** The opposite palace, with which a 忌 clashes. */
  readonly opposite: PalaceId;
  /** Transformation of the same star by the host's own year. */
  readonly natal?: TransformationId;
}

/** A star that the guest's year places, in the host's board. */
export interface YearStarPlace {
  readonly star: YearStarId;
  readonly branch: Branch;
  readonly palace: PalaceId;
}

/** A palace of the host, and the guest's facts at its branch. For a guest without a chart only the seat is known. */
export interface BoardPalace {
  readonly branch: Branch;
  readonly palace: PalaceId;
  /** The role counted from the seat. */
  readonly fromSeat: PalaceId;
  readonly guestPalace?: PalaceId;
  /** True if the guest's body palace is here. */
  readonly guestBody?: boolean;
  /** The guest's stars, with the brightness and the transformation that they have in the guest's chart. */
  readonly majorStars?: readonly Star[];
  readonly minorStars?: readonly Star[];
}

/** Place in the host's board of a star that the stem of a guest's palace transforms. */
export interface FlightLanding {
  readonly transformation: TransformationId;
  readonly star: GradedStarId;
  readonly branch: Branch;
  readonly palace: PalaceId;
}

/** The four flights of a guest's palace into the host's board, as one lineage teaches. */
export interface GuestFlights {
  readonly guestPalace: PalaceId;
  readonly stem: Stem;
  readonly lands: readonly FlightLanding[];
}

/** Palaces of the guest whose flights are listed: life, spouse, wealth and career; all twelve; none. */
export const PAIR_FLIGHTS = ['four', 'all', 'none'] as const;
export type PairFlights = (typeof PAIR_FLIGHTS)[number];
// biome-ignore format: one choice a row
const FLYING: Readonly<Record<PairFlights, readonly PalaceId[]>> = {
  four: ['life', 'spouse', 'wealth', 'career'],
  all:  PALACE_IDS,
  none: [],
};

/** Members on request. */
export interface BoardOptions {
  readonly flights?: PairFlights | undefined;
  readonly minorStars?: boolean | undefined;
}

/** A guest in the board of a host. */
export interface Board {
  readonly seat: Seat;
  readonly transformations: readonly GuestTransformation[];
  readonly yearStars: readonly YearStarPlace[];
  /** By branch, 子 to 亥. */
  readonly palaces: readonly BoardPalace[];
  /** Absent without a chart of the guest, and if none are requested. */
  readonly flights?: readonly GuestFlights[] | undefined;
}

/** A guest: a chart, or the pair of a Zi Wei year. */
export type Guest = { readonly ziweiYear: Sexagenary } | ZiweiOfSchool;

/** A guest in the board of a host. Year stars and flights are computed on request. */
class BoardOfHost implements Board {
  readonly #host: ZiweiOfSchool;
  readonly #guest: Guest;
  readonly #flying: readonly PalaceId[];
  readonly seat: Seat;
  readonly transformations: readonly GuestTransformation[];
  readonly palaces: readonly BoardPalace[];

  constructor(host: ZiweiOfSchool, guest: Guest, { flights = 'four', minorStars = false }: BoardOptions) {
    this.#host = host;
    this.#guest = guest;
    this.#flying = FLYING[flights];
    const { ziwei, conventions } = host;
    const year = yearOf(guest);
    const seat = branchOfPair(year);
    this.seat = seatOf(ziwei, seat, conventions.school);
    this.transformations = yearLandings(ziwei, stemOf(year), conventions.school);
    this.palaces = palacesOf(ziwei, seat, 'ziwei' in guest ? guest.ziwei : undefined, minorStars);
  }

  get yearStars(): readonly YearStarPlace[] {
    const { ziwei, conventions } = this.#host;
    return yearStarPlaces(yearOf(this.#guest), conventions.school).map((at, n) => ({
      star: YEAR_STAR_IDS[n]!,
      branch: at,
      palace: roleAt(ziwei, at),
    }));
  }

  get flights(): readonly GuestFlights[] | undefined {
    if (!('ziwei' in this.#guest) || this.#flying.length === 0) return undefined;
    return flightsInto(this.#host.ziwei, this.#guest.ziwei, this.#flying, this.#host.conventions.school);
  }
}

const yearOf = (guest: Guest): Sexagenary => ('ziwei' in guest ? guest.ziwei.year : guest.ziweiYear);

/** The board of a guest and a host with the same school. */
export const boardOf = (host: ZiweiOfSchool, guest: Guest, options: BoardOptions = {}): Board =>
  new BoardOfHost(host, guest, options);

/** The role of the palace in a branch of a chart. */
const roleAt = ({ palaces }: ZiweiChart, at: Branch): PalaceId => PALACE_IDS[palaces[at]!.order]!;

function seatOf(host: ZiweiChart, seat: Branch, school: School): Seat {
  const { majorStars, minorStars } = host.palaces[seat]!;
  const ownPlaces = yearStarPlaces(host.year, school);
  const hostYearStars: YearStarId[] = [];
  for (let n = 0; n < ownPlaces.length; n++) if (ownPlaces[n] === seat) hostYearStars.push(YEAR_STAR_IDS[n]!);
  return {
    branch: seat,
    palace: roleAt(host, seat),
    opposite: roleAt(host, branch(seat + 6)),
    trines: [roleAt(host, branch(seat + 4)), roleAt(host, branch(seat + 8))],
    majorStars,
    minorStars,
    hostYearStars,
  };
}

/** Stars that the stem of the guest's year transforms, each with its transformation by the host's own year. */
function yearLandings(host: ZiweiChart, stem: Stem, school: School): readonly GuestTransformation[] {
  const { transformed, transformationOf } = school.stars;
  const own = transformationOf[stemOf(host.year)]!;
  const found: GuestTransformation[] = [];
  for (let n = 0; n < TRANSFORMATION_IDS.length; n++) {
    const star = transformed[stem]![n]!;
    const at = palaceOfGradedStar(host, star);
    const landing: { -readonly [K in keyof GuestTransformation]: GuestTransformation[K] } = {
      transformation: TRANSFORMATION_IDS[n]!,
      star: GRADED_STAR_IDS[star]!,
      branch: at,
      palace: roleAt(host, at),
      opposite: roleAt(host, branch(at + 6)),
    };
    const natal = own[star]!;
    if (natal !== 0) landing.natal = TRANSFORMATION_IDS[natal - 1]!;
    found.push(landing);
  }
  return found;
}

/** The four stars that a stem transforms, with their places in the host's chart. */
function landings(host: ZiweiChart, stem: Stem, school: School): readonly FlightLanding[] {
  const transformed = school.stars.transformed[stem]!;
  const found: FlightLanding[] = [];
  for (let n = 0; n < TRANSFORMATION_IDS.length; n++) {
    const star = transformed[n]!;
    const at = palaceOfGradedStar(host, star);
    found.push({
      transformation: TRANSFORMATION_IDS[n]!,
      star: GRADED_STAR_IDS[star]!,
      branch: at,
      palace: roleAt(host, at),
    });
  }
  return found;
}

/** Written out for each kind of guest: spread members would take most of the time of a pair. */
function palacesOf(
  host: ZiweiChart,
  seat: Branch,
  guest: ZiweiChart | undefined,
  withMinorStars: boolean,
): readonly BoardPalace[] {
  const rows: BoardPalace[] = [];
  for (const { branch: at, order: role } of host.palaces) {
    const palace = PALACE_IDS[role]!;
    const fromSeat = PALACE_IDS[roleOf(seat, at)]!;
    if (guest === undefined) {
      rows.push({ branch: at, palace, fromSeat });
      continue;
    }
    const { order: guestRole, majorStars, minorStars } = guest.palaces[at]!;
    const row = {
      branch: at,
      palace,
      fromSeat,
      guestPalace: PALACE_IDS[guestRole]!,
      guestBody: guest.bodyBranch === at,
      majorStars,
    };
    rows.push(withMinorStars ? { ...row, minorStars } : row);
  }
  return rows;
}

const flightsInto = (
  host: ZiweiChart,
  guest: ZiweiChart,
  flying: readonly PalaceId[],
  school: School,
): readonly GuestFlights[] =>
  flying.map((guestPalace) => {
    const { stem } = guest.palaces[branch(guest.lifeBranch - PALACE_IDS.indexOf(guestPalace))]!;
    return { guestPalace, stem, lands: landings(host, stem, school) };
  });
