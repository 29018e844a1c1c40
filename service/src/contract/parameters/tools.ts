// What may assistants ask with? The parameters of the endpoints, with places in words and short answers.

import { BIRTHS_DOCUMENT_PARAMETERS } from './births.ts';
import { CITY_ID, DOCUMENT_PARAMETERS } from './chart.ts';
import { DAY_DOCUMENT_PARAMETERS } from './day.ts';
import type { Parameter } from './parameter.ts';
import { TRANSIT_DOCUMENT_PARAMETERS } from './transits.ts';
import { VARIANTS_DOCUMENT_PARAMETERS } from './variants.ts';

const PLACE_IN_WORDS = {
  shape: { kind: 'text', most: 80 },
  description:
    'The birthplace in words, such as "Pucheng, Shaanxi", instead of cityId: taken where only one place can be meant, else places to choose from are the answer.',
  example: 'Beijing',
} as const satisfies Parameter;

/** A chart by a tool of assistants: its birthplace may be told in words, and its answer is short unless more is asked for. */
export const CHART_TOOL_PARAMETERS = {
  ...DOCUMENT_PARAMETERS,
  cityId: CITY_ID,
  place: PLACE_IN_WORDS,
  fields: { ...DOCUMENT_PARAMETERS.fields, default: 'compact' },
} as const satisfies Readonly<Record<string, Parameter>>;

/** Every chart of a birth without an hour by a tool of assistants: the same. */
export const DAY_TOOL_PARAMETERS = {
  ...DAY_DOCUMENT_PARAMETERS,
  cityId: CITY_ID,
  place: PLACE_IN_WORDS,
  fields: { ...DAY_DOCUMENT_PARAMETERS.fields, default: 'compact' },
} as const satisfies Readonly<Record<string, Parameter>>;

/** What governs at a moment by a tool of assistants: both places may be told in words. */
export const TRANSITS_TOOL_PARAMETERS = {
  ...TRANSIT_DOCUMENT_PARAMETERS,
  cityId: CITY_ID,
  place: PLACE_IN_WORDS,
  atPlace: {
    ...PLACE_IN_WORDS,
    description: 'Where the person is at the moment, in words, instead of atCityId; taken as `place` is.',
  },
  fields: { ...TRANSIT_DOCUMENT_PARAMETERS.fields, default: 'compact' },
} as const satisfies Readonly<Record<string, Parameter>>;

const {
  dayBoundary: _dayBoundary,
  yearBoundary: _yearBoundary,
  leapMonthRule: _leapMonthRule,
  calendarRegion: _calendarRegion,
  solarTime: _solarTime,
  monthCommandTable: _monthCommandTable,
  pillarStars: _pillarStars,
  school: _school,
  ...VARIANTS_WITHOUT_CONVENTIONS
} = VARIANTS_DOCUMENT_PARAMETERS;

/** The variants of a chart by a tool of assistants: of the default chart, for every convention is tried otherwise anyhow. */
export const VARIANTS_TOOL_PARAMETERS = {
  ...VARIANTS_WITHOUT_CONVENTIONS,
  cityId: CITY_ID,
  place: PLACE_IN_WORDS,
  fields: CHART_TOOL_PARAMETERS.fields,
} as const satisfies Readonly<Record<string, Parameter>>;

/** What assistants ask of births by. */
const {
  yearPillar: _yearPillar,
  monthPillar: _monthPillar,
  dayPillar: _dayPillar,
  hourPillar: _hourPillar,
  lifeBranch: _lifeBranch,
  bodyBranch: _bodyBranch,
  bureau: _bureau,
  clean: _clean,
  leapMonth: _birthsLeapMonth,
  gender: _gender,
  limit: _limit,
  school: _birthsSchool,
  timeZone: _birthsTimeZone,
  yearBoundary: _birthsYearBoundary,
  leapMonthRule: _birthsLeapMonthRule,
  solarTime: _birthsSolarTime,
  calendarRegion: _birthsCalendarRegion,
  ...BIRTHS_OF_ASSISTANTS
} = BIRTHS_DOCUMENT_PARAMETERS;

/** Births that fit by a tool of assistants: the pillars in one line, a birthplace in words. */
export const BIRTHS_TOOL_PARAMETERS = {
  ...BIRTHS_OF_ASSISTANTS,
  cityId: CITY_ID,
  place: PLACE_IN_WORDS,
  fields: CHART_TOOL_PARAMETERS.fields,
} as const satisfies Readonly<Record<string, Parameter>>;
