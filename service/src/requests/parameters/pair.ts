// Parameters of two people side by side: each person under the prefix `one.` or `other.`, members of an object in JSON; conventions once for both.

import { CONVENTION_IDS } from 'beichen';
import { PAIR_BOARDS } from 'beichen/draw';
import { BOARD_PARAMETERS, CHART_PARAMETERS, POINT } from './chart.ts';
import type { Parameter, ParameterTable } from './parameter.ts';
import { FLOW_PARAMETERS, TRANSIT_PARAMETERS } from './transits.ts';

/** The two people, as prefixes of their parameters. */
export const PEOPLE = ['one', 'other'] as const;
export type PersonName = (typeof PEOPLE)[number];

const { minute, second, time, doubleHour, cityId, place, calendar, leapMonth } = CHART_PARAMETERS;
const { timeZone, utcOffset, disambiguation, name } = CHART_PARAMETERS;

const optional = <P extends Parameter>({
  required: _required,
  requiredUnless: _requiredUnless,
  ...parameter
}: P): Omit<P, 'required' | 'requiredUnless'> => parameter;
const OPTIONAL = {
  date: optional(CHART_PARAMETERS.date),
  hour: optional(CHART_PARAMETERS.hour),
  gender: optional(CHART_PARAMETERS.gender),
};

/** Parameters of a person: a birth, a day without its hour, or only a year. */
const PERSON_PARAMETERS = {
  date: {
    ...OPTIONAL.date,
    description:
      'Birth date, YYYY-MM-DD, as in getChart. Without `hour` the day alone counts: no palaces, no hour pillar, no luck.',
  },
  hour: { ...OPTIONAL.hour, description: 'Hour of birth on the local clock, 0 to 23; left out where it is not known.' },
  minute,
  second,
  time,
  doubleHour,
  gender: { ...OPTIONAL.gender, description: 'Required with `hour`; else what depends on it is left out.' },
  cityId,
  place,
  ...POINT,
  calendar,
  leapMonth,
  timeZone,
  utcOffset,
  disambiguation,
  year: {
    shape: { kind: 'year', first: 1645, last: 2199 },
    description:
      'Instead of `date` and the place: the year of birth, where nothing else is known. It gives the pair of the year alone, and warns of January and February.',
    example: 1990,
  },
  beforeNewYear: {
    shape: { kind: 'boolean' },
    description: 'Only with `year`: true for a birth in January or February before the year began.',
    example: false,
  },
  name,
} as const satisfies ParameterTable;

type PersonParameters = typeof PERSON_PARAMETERS;
type PrefixedParameters<Name extends PersonName> = {
  readonly [K in keyof PersonParameters & string as `${Name}.${K}`]: PersonParameters[K];
};

const personParameters = <Name extends PersonName>(person: Name): PrefixedParameters<Name> =>
  Object.fromEntries(
    Object.entries<Parameter>(PERSON_PARAMETERS).map(([own, { aliases, ...parameter }]) => [
      `${person}.${own}`,
      { ...parameter, ...(aliases && { aliases: aliases.map((alias) => `${person}.${alias}`) }) },
    ]),
  ) as PrefixedParameters<Name>;

const { at, atCityId, atTimeZone, atLongitude, atDisambiguation, atSolarTime, atYearBoundary } = TRANSIT_PARAMETERS;
const { ageAdvance, childLimitRule, leapDayCount, smallLuckRule } = TRANSIT_PARAMETERS;

const conventions = Object.fromEntries(CONVENTION_IDS.map((id) => [id, CHART_PARAMETERS[id]])) as Pick<
  typeof CHART_PARAMETERS,
  (typeof CONVENTION_IDS)[number]
>;

/** Two people, the conventions of both, and a moment in both lives. */
export const PAIR_PARAMETERS = {
  ...personParameters('one'),
  ...personParameters('other'),
  ...conventions,
  at: {
    ...at,
    description:
      'A moment in both lives, from the later birth on. It is written as `at` of getTransits; without it the answer has no moment.',
  },
  atCityId,
  atTimeZone,
  atLongitude,
  atDisambiguation,
  atSolarTime,
  atYearBoundary,
  ageAdvance,
  childLimitRule,
  leapDayCount,
  smallLuckRule,
  ...FLOW_PARAMETERS,
  lang: CHART_PARAMETERS.lang,
} as const satisfies ParameterTable;

/** Parameters of the drawing of two people. */
export const BOARD_OF_PAIR = {
  boards: {
    shape: { kind: 'choice', of: PAIR_BOARDS },
    description:
      'The board to draw, with the other person in it: `one`, `other`, or `both`, which is the default. A person without an hour has no board; the pillars of both are always drawn.',
    example: 'one',
  },
  pillarOrder: BOARD_PARAMETERS.pillarOrder,
  theme: BOARD_PARAMETERS.theme,
} as const satisfies ParameterTable;

/** Parameters of a person. */
export type PersonParameter = keyof PersonParameters;
export const PERSON_PARAMETER_NAMES = Object.keys(PERSON_PARAMETERS) as readonly PersonParameter[];
