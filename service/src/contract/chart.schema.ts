// What does the service promise of a chart? The JSON Schema of the document, written before the code that fills it.
// Ids, field names and enum values are for good; fields and values may be added, so every object is open.
// A list is always there, possibly empty; a single value that does not exist is absent, never null.

import { CONVENTION_VALUES, DISAMBIGUATIONS, GENDERS, WARNING_CODES } from 'beichen';
import { type Static, Type } from 'typebox';
import { BIRTH_COMPONENTS, Birth, LunarDate } from './birth.schema.ts';
import { Bureau, LABEL_COMPONENTS, MainStarId, Pair } from './labels.schema.ts';
import { LANGUAGES } from './languages.ts';
import { DayMaster, FiveElements, FourPillars, LuckPillars, PILLAR_COMPONENTS } from './pillars.schema.ts';
import { list, oneOf, ref, text } from './schema-parts.ts';
import { SERVICE_WARNING_CODES } from './service-warnings.ts';
import { MainStar, Palace, ZIWEI_COMPONENTS, Ziwei } from './ziwei.schema.ts';

const Conventions = Type.Object(
  {
    dayBoundary: oneOf(CONVENTION_VALUES.dayBoundary),
    yearBoundary: oneOf(CONVENTION_VALUES.yearBoundary),
    leapMonthRule: oneOf(CONVENTION_VALUES.leapMonthRule),
    school: oneOf(CONVENTION_VALUES.school),
    timeBasis: oneOf(['trueSolar']),
  },
  { description: 'The conventions by which this chart was cast.' },
);

const Alternative = Type.Object(
  {
    request: Type.Optional(
      Type.Unsafe<Readonly<Record<string, string | number | boolean>>>({
        type: 'object',
        description: 'The parameters that ask for it, where parameters can.',
        additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
      }),
    ),
    fourPillars: text('The eight characters.'),
    lifePalace: ref('Pair', Pair),
    bureau: ref('Bureau', Bureau),
    mainStar: Type.Object({ id: ref('MainStarId', MainStarId), name: Type.String(), hanzi: Type.String() }),
    lunarDate: ref('LunarDate', LunarDate),
  },
  { description: 'The chart that the other choice would give.' },
);

const Warning = Type.Object(
  {
    code: Type.Unsafe<string>({
      type: 'string',
      enum: [...WARNING_CODES, ...SERVICE_WARNING_CODES],
      description: 'Never changes; new codes may appear.',
    }),
    detail: text('What is in doubt, in the language of the answer.'),
    alternative: Type.Optional(ref('Alternative', Alternative)),
  },
  { description: 'Something in doubt that the reader should know.' },
);

/** What the engine writes of the answer. */
export const ChartBody = Type.Object({
  birth: ref('Birth', Birth),
  mainStar: ref('MainStar', MainStar),
  palaces: list(ref('Palace', Palace), 'By branch, from yin (寅) to chou (丑).', { min: 12, max: 12 }),
  ziwei: ref('Ziwei', Ziwei),
  fourPillars: ref('FourPillars', FourPillars),
  dayMaster: ref('DayMaster', DayMaster),
  fiveElements: ref('FiveElements', FiveElements),
  luckPillars: ref('LuckPillars', LuckPillars),
  conventions: ref('Conventions', Conventions),
  warnings: list(ref('Warning', Warning), 'Nothing in doubt: an empty list.'),
});

// ---- What the service adds

const ChartInput = Type.Object(
  {
    date: Type.String(),
    hour: Type.Integer(),
    minute: Type.Optional(Type.Integer()),
    gender: oneOf(GENDERS),
    calendar: oneOf(['solar', 'lunar']),
    leapMonth: Type.Optional(Type.Boolean()),
    cityId: Type.String(),
    timeZone: Type.Optional(Type.String()),
    disambiguation: Type.Optional(oneOf(DISAMBIGUATIONS)),
    lang: oneOf(LANGUAGES),
    name: Type.Optional(text('As given; it has no effect.')),
  },
  { description: 'The request as it was understood.' },
);

const Meta = Type.Object(
  {
    apiVersion: text('Version of this contract.'),
    engine: text('Version of the calculation; it rises when a chart changes.'),
    places: text('Version of the birthplaces.'),
    zones: text('Version of the time zone history.'),
    disclaimer: Type.String(),
    attribution: Type.String(),
    docs: text('Where this is explained.'),
  },
  { description: 'Versions, and what has to be said.' },
);

export const Chart = Type.Object(
  {
    input: ref('ChartInput', ChartInput),
    ...ChartBody.properties,
    meta: ref('Meta', Meta),
  },
  { description: 'A natal chart: calculated structure, no interpretation.' },
);

export type ChartInput = Static<typeof ChartInput>;
export type Meta = Static<typeof Meta>;
export type Chart = Static<typeof Chart>;

/** The components of the document that belong to a chart, by their names. */
export const CHART_COMPONENTS = {
  Chart,
  ChartInput,
  ...BIRTH_COMPONENTS,
  ...ZIWEI_COMPONENTS,
  ...PILLAR_COMPONENTS,
  Conventions,
  Warning,
  Alternative,
  Meta,
  ...LABEL_COMPONENTS,
};
