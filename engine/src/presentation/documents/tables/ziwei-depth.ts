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

const PATTERN_STAR = part<PatternStar, ChartFacts>('PatternStar')({
  ...named('patternStars', (star: PatternStar) => star.id),
  palace: label('palaces', (star, { chart }) => roleOf(chart.ziwei.lifeBranch, star.branch)),
  transformation: optional(label('transformations')),
});

const PATTERN_FLAG = part<PatternFlag, ChartFacts>('PatternFlag')({
  ...named('patternFlags', (flag: PatternFlag) => flag.id),
  stars: list(object(PATTERN_STAR)),
});

const PATTERN_RARITY = part<PatternRarity>('PatternRarity')({
  percent: number(),
  oneIn: number(),
  cleanPercent: number(),
});

/** The elements of the year and of the bureau. */
export const YEAR_AND_BUREAU = part<YearAndBureau>('YearAndBureau')({
  yearElement: label('elements'),
  bureauElement: label('elements'),
  relation: label('pairRelations'),
  from: optional(choice(['year', 'bureau'], '')),
});

/** Polarity of the year and of the life palace. */
export const YEAR_AND_LIFE = part<YearAndLife>('YearAndLife')({
  yearPolarity: label('polarities'),
  lifePalacePolarity: label('polarities'),
  agreement: choice(YEAR_AND_LIFE_AGREEMENTS, ''),
});

/** The hour of the night cry. */
export const NIGHT_CRY = part<NightCry>('NightCry')({
  doubleHour: label('branches'),
  isHourOfBirth: flag(),
});

/** The palace of the first month in a year of 子. */
export const ZI_DOUJUN = part<Branch, ChartFacts>('ZiDoujun')({
  branch: label('branches', (at) => at),
  palace: label('palaces', (at, { chart }) => roleOf(chart.ziwei.lifeBranch, at)),
});

/** A pattern in a palace. */
export const PATTERN = part<Pattern, ChartFacts>('Pattern')({
  ...named('patterns', (pattern: Pattern) => pattern.id),
  forms: list(label('patternForms'), { min: 1 }),
  isOfLimits: flag(),
  palace: label('palaces', (pattern, { chart }) => roleOf(chart.ziwei.lifeBranch, pattern.branch)),
  stars: list(object(PATTERN_STAR)),
  brokenBy: list(object(PATTERN_FLAG)),
  rarity: optional(object(PATTERN_RARITY)),
});

const FLIGHT = transformationPart<Flight, ChartFacts>((flight, { chart }) => roleOf(chart.ziwei.lifeBranch, flight.to));

/** A palace with its four flights. */
export const PALACE_FLIGHTS = part<FlightsOfPalace, ChartFacts>('PalaceFlights')({
  ...named('palaces', (row: FlightsOfPalace, { chart }: ChartFacts) => roleOf(chart.ziwei.lifeBranch, row.branch)),
  stem: label('stems'),
  transformations: list(object(FLIGHT), (row) => row.flights, { min: 4, max: 4 }),
});

/** A transformation of a palace by its own stem or by the opposite palace's. */
export const SELF_TRANSFORMATION = part<SelfTransformation, ChartFacts>('SelfTransformation')({
  ...transformationMembers<SelfTransformation, ChartFacts>((own, { chart }) =>
    roleOf(chart.ziwei.lifeBranch, own.branch),
  ),
  kind: choice(SELF_TRANSFORMATION_KINDS, 'SelfTransformationKind'),
});

/** Parts by their names; each has its descriptions. */
export const ZIWEI_DEPTH_PARTS = {
  Pattern: PATTERN,
  PatternStar: PATTERN_STAR,
  PatternFlag: PATTERN_FLAG,
  PatternRarity: PATTERN_RARITY,
  PalaceFlights: PALACE_FLIGHTS,
  SelfTransformation: SELF_TRANSFORMATION,
  YearAndBureau: YEAR_AND_BUREAU,
  YearAndLife: YEAR_AND_LIFE,
  NightCry: NIGHT_CRY,
  ZiDoujun: ZI_DOUJUN,
};
