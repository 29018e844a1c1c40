// Patterns and flights of a Zi Wei chart in a document, on request: a bundle that requests neither does not contain their code.

import type { Branch } from '../../../calculation/cycle/branch.ts';
import {
  type Flight,
  type FlightsOfPalace,
  SELF_TRANSFORMATION_KINDS,
  type SelfTransformation,
} from '../../../calculation/ziwei/flights.ts';
import type { NightCry } from '../../../calculation/ziwei/night-cry.ts';
import { roleOf } from '../../../calculation/ziwei/palaces.ts';
import type { PatternRarity } from '../../../calculation/ziwei/patterns/pattern-rarity.ts';
import type { Pattern, PatternFlag, PatternStar } from '../../../calculation/ziwei/patterns/patterns.ts';
import type { YearAndBureau } from '../../../calculation/ziwei/year-and-bureau.ts';
import { YEAR_AND_LIFE_AGREEMENTS, type YearAndLife } from '../../../calculation/ziwei/year-and-life.ts';
import { choice, flag, label, list, named, number, object, optional, part } from '../vocabulary/member.ts';
import type { ChartFacts } from './facts.ts';
import { transformationMembers, transformationPart } from './transformation.ts';

/** A star by which a pattern is there, or is spoilt. */
const PATTERN_STAR = part<PatternStar, ChartFacts>('PatternStar')({
  ...named('patternStars', (star: PatternStar) => star.id),
  /** Palace of the star. */
  palace: label('palaces', (star, { chart }) => roleOf(chart.ziwei.lifeBranch, star.branch)),
  /** The transformation for which it counts; absent where it counts by itself. */
  transformation: optional(label('transformations')),
});

/** A fact that is said to spoil a pattern. */
const PATTERN_FLAG = part<PatternFlag, ChartFacts>('PatternFlag')({
  ...named('patternFlags', (flag: PatternFlag) => flag.id),
  /** The stars that do so. An empty list for the hour of birth. */
  stars: list(object(PATTERN_STAR)),
});

/** Share of the births of the lunar years 1900 to 2099 with a pattern, by the school of the chart. */
const PATTERN_RARITY = part<PatternRarity>('PatternRarity')({
  /** Share of all births, in percent. */
  percent: number(),
  /** One birth in so many. */
  oneIn: number(),
  /** Share of all births that have it where nothing spoils it, in percent. */
  cleanPercent: number(),
});

/** The elements of the year and of the bureau, and their relation. No judgement. */
export const YEAR_AND_BUREAU = part<YearAndBureau>('YearAndBureau')({
  /** The element of the nayin of the year that the Zi Wei chart is counted from. */
  yearElement: label('elements'),
  /** The element of the bureau. */
  bureauElement: label('elements'),
  /** Relation of the two. */
  relation: label('pairRelations'),
  /** The one that feeds or controls the other; absent where they are the same. */
  from: optional(choice(['year', 'bureau'], '')),
});

/** Yin and yang of the year and of the branch of the life palace. No judgement. */
export const YEAR_AND_LIFE = part<YearAndLife>('YearAndLife')({
  /** Of the year that the Zi Wei chart is counted from. */
  yearPolarity: label('polarities'),
  /** Of the branch of the life palace. */
  lifePalacePolarity: label('polarities'),
  /** accord (thuận lý) where both are the same, contrary (nghịch lý) where they are not. */
  agreement: choice(YEAR_AND_LIFE_AGREEMENTS, ''),
});

/** One hour for the three lunar months of a season: 午, 酉, 子, 卯. No judgement. */
export const NIGHT_CRY = part<NightCry>('NightCry')({
  /** The branch of that hour. */
  doubleHour: label('branches'),
  /** True if the birth is in that hour. */
  isHourOfBirth: flag(),
});

/** From 子 back to the month of birth, then on by its hour: the first month of a year of 子 is there, the first month of a year of 丑 one palace on. */
export const ZI_DOUJUN = part<Branch, ChartFacts>('ZiDoujun')({
  /** Its branch. */
  branch: label('branches', (at) => at),
  /** The natal palace there. */
  palace: label('palaces', (at, { chart }) => roleOf(chart.ziwei.lifeBranch, at)),
});

/** A pattern (格局) in a palace: positions of stars, without a meaning. */
export const PATTERN = part<Pattern, ChartFacts>('Pattern')({
  ...named('patterns', (pattern: Pattern) => pattern.id),
  /** The readings of the rule that hold, in the order of the rules; `main` is the usual one. */
  forms: list(label('patternForms'), { min: 1 }),
  /** True if its verse speaks of a limit that comes there, not of the birth; programs count it in the natal chart all the same. */
  isOfLimits: flag(),
  /** The palace where it is. */
  palace: label('palaces', (pattern, { chart }) => roleOf(chart.ziwei.lifeBranch, pattern.branch)),
  /** The stars that make the first of the forms, each where it really stands, borrowed ones too. */
  stars: list(object(PATTERN_STAR)),
  /** Facts that are said to spoil it; an empty list if there are none. @rule ziwei.pattern.broken */
  brokenBy: list(object(PATTERN_FLAG)),
  /** Share of births with the first of the forms; absent in a caller's own school. @rule ziwei.pattern.frequency */
  rarity: optional(object(PATTERN_RARITY)),
});

const FLIGHT = transformationPart<Flight, ChartFacts>((flight, { chart }) => roleOf(chart.ziwei.lifeBranch, flight.to));

/** A palace and where its stem sends its transformations. */
export const PALACE_FLIGHTS = part<FlightsOfPalace, ChartFacts>('PalaceFlights')({
  ...named('palaces', (row: FlightsOfPalace, { chart }: ChartFacts) => roleOf(chart.ziwei.lifeBranch, row.branch)),
  /** Its stem. */
  stem: label('stems'),
  /** Transformations that the stem sends (飞化): Lu, Quan, Ke and Ji, in this order. */
  transformations: list(object(FLIGHT), (row) => row.flights, { min: 4, max: 4 }),
});

/** A transformation in a palace by its own stem, or by the stem of the opposite palace. */
export const SELF_TRANSFORMATION = part<SelfTransformation, ChartFacts>('SelfTransformation')({
  /** palace: Palace of the star. */
  ...transformationMembers<SelfTransformation, ChartFacts>((own, { chart }) =>
    roleOf(chart.ziwei.lifeBranch, own.branch),
  ),
  /** By its own stem: `outward` (离心); by the stem of the opposite palace: `inward` (向心). */
  kind: choice(SELF_TRANSFORMATION_KINDS, 'SelfTransformationKind'),
});
