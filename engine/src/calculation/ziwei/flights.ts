// Transformations by the stems of palaces (宫干四化, 飞星). `beichen/flights`. The stem of a palace transforms four stars, by the same table of the school as the
// stem of the year; the flight lands in the palace of the star. docs/rules/ziwei-patterns.md B.

import { type Branch, branch } from '../cycle/branch.ts';
import type { Stem } from '../cycle/stem.ts';
import { check, oneOf, type Rule, wholeBetween } from '../input/input.ts';
import { PALACE_IDS } from './palaces.ts';
import type { GradedStarId } from './star-ids.ts';
import { TRANSFORMATION_IDS, type TransformationId } from './transformations.ts';
import { ZIWEI_OF_SCHOOL, type ZiweiChart, type ZiweiOfSchool } from './ziwei-chart.ts';

/** A flying transformation (飞化): the stem of one palace transforms a star in another one, or in its own. */
export interface Flight {
  readonly transformation: TransformationId;
  readonly from: Branch;
  readonly star: GradedStarId;
  readonly to: Branch;
}

/** The four flights of a palace, 禄 权 科 忌. */
export interface FlightsOfPalace {
  readonly branch: Branch;
  readonly stem: Stem;
  readonly flights: readonly Flight[];
}

/** Outward: a palace transforms a star of its own (离心自化). Inward: the opposite palace transforms a star here (向心自化). */
export const SELF_TRANSFORMATION_KINDS = ['outward', 'inward'] as const;
export type SelfTransformationKind = (typeof SELF_TRANSFORMATION_KINDS)[number];

/** A transformation that a palace has by its own stem or by the opposite palace's stem. */
export interface SelfTransformation {
  readonly kind: SelfTransformationKind;
  /** Palace of the star. */
  readonly branch: Branch;
  readonly transformation: TransformationId;
  readonly star: GradedStarId;
}

/**
 * Finds the palace to which a palace sends one of the four transformations.
 * @throws RangeError for a value that is no chart, no palace or no transformation
 * @example flight(chart, chart.ziwei.lifeBranch, 'lu') // { transformation: 'lu', from: 3, star: 'wuqu', to: 7 }
 */
export function flight(chart: ZiweiOfSchool, palace: Branch, kind: TransformationId): Flight {
  check('chart', chart, ZIWEI_OF_SCHOOL);
  check('palace', palace, PALACE);
  check('kind', kind, KIND);
  return flightFrom(chart, palace, kind, placesOfStars(chart.ziwei));
}

/**
 * The 48 flights of a chart: four of each palace, from the life palace on in the order of the roles.
 * @throws RangeError for a value that is not a chart
 */
export function flightsOf(chart: ZiweiOfSchool): readonly FlightsOfPalace[] {
  check('chart', chart, ZIWEI_OF_SCHOOL);
  const { lifeBranch: life, palaces } = chart.ziwei;
  const places = placesOfStars(chart.ziwei);
  return PALACE_IDS.map((_, role) => {
    const palace = branch(life - role);
    return {
      branch: palace,
      stem: palaces[palace]!.stem,
      flights: TRANSFORMATION_IDS.map((kind) => flightFrom(chart, palace, kind, places)),
    };
  });
}

/**
 * The self-transformations of a chart, palace by palace in the order of the roles: of stars of the palace by its own stem, then by the opposite palace's stem.
 * @throws RangeError for a value that is not a chart
 */
export function selfTransformationsOf(chart: ZiweiOfSchool): readonly SelfTransformation[] {
  const rows = flightsOf(chart);
  return rows.flatMap(({ branch: palace, flights }, role) => {
    const opposite = rows[(role + 6) % rows.length]!.flights;
    const landing = (kind: SelfTransformationKind, sent: readonly Flight[]) =>
      sent
        .filter(({ to }) => to === palace)
        .map(({ transformation, star }): SelfTransformation => ({ kind, branch: palace, transformation, star }));
    return [...landing('outward', flights), ...landing('inward', opposite)];
  });
}

/**
 * A chain of flights: the first by one transformation, each further one by another from the palace where the last one landed. It ends in a palace that it has
 * already visited; a self-transformation ends it at once. The first two flights are known as 禄转忌, 忌转忌 or 忌转禄.
 * @throws RangeError for a value that is not a chart, a palace or a transformation
 * @example flightChain(chart, chart.ziwei.lifeBranch, 'lu', 'ji').map(({ star }) => star) // ['wuqu', 'tanlang']: 禄转忌, and on by 忌
 */
export function flightChain(
  chart: ZiweiOfSchool,
  palace: Branch,
  first: TransformationId,
  then: TransformationId,
): readonly Flight[] {
  check('chart', chart, ZIWEI_OF_SCHOOL);
  check('palace', palace, PALACE);
  check('first', first, KIND);
  check('then', then, KIND);
  const places = placesOfStars(chart.ziwei);
  const seen = new Set<Branch>();
  const chain: Flight[] = [];
  for (let at = palace; !seen.has(at); ) {
    seen.add(at);
    const next = flightFrom(chart, at, chain.length === 0 ? first : then, places);
    chain.push(next);
    at = next.to;
  }
  return chain;
}

type Places = ReadonlyMap<string, Branch>;

function flightFrom(
  { ziwei, conventions }: ZiweiOfSchool,
  from: Branch,
  transformation: TransformationId,
  places: Places,
): Flight {
  const { stem } = ziwei.palaces[from]!;
  const star = conventions.school.transformations[stem]![TRANSFORMATION_IDS.indexOf(transformation)]!;
  return { transformation, from, star, to: places.get(star)! };
}

/** Palaces of the major and the minor stars. A flight leads to the palace of the star itself, not to an empty palace that borrows it. */
function placesOfStars({ palaces }: ZiweiChart): Places {
  const places = new Map<string, Branch>();
  for (const { branch: at, majorStars, minorStars } of palaces) {
    for (const { id } of majorStars) places.set(id, at);
    for (const { id } of minorStars) places.set(id, at);
  }
  return places;
}

const PALACE: Rule = /* @__PURE__ */ wholeBetween(0, 11);
const KIND: Rule = /* @__PURE__ */ oneOf(TRANSFORMATION_IDS);
