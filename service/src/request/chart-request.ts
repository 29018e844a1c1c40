// What does a request for a chart ask for? Fields in, a birth at a known place out, or every fault at once.

import {
  BIRTH_DATES,
  type Birth,
  type BirthDate,
  type BirthProblem,
  InvalidBirth,
  type Language,
  problemsOfDate,
  type UnknownField,
} from 'beichen';
import type { Gazetteer, Place } from 'beichen-places';
import type { FaultId } from '../contract/faults.ts';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { CHART_PARAMETERS, DOCUMENT_PARAMETERS } from '../contract/parameters.ts';
import type { Fault } from '../problem/fault.ts';
import { Refusal } from '../problem/refusal.ts';
import { unknownCity } from './city-fault.ts';
import type { Notice } from './notice.ts';
import { echoed, type ParametersRead, parameterReader, type Values } from './read-parameters.ts';
import type { SentField } from './sent.ts';

type ChartParameters = ParametersRead<typeof CHART_PARAMETERS>;
type ChartValues = Values<typeof CHART_PARAMETERS>;

/** A request that can be answered, unless its clock time turns out to be one that it rejects. */
export interface ChartRequest {
  readonly birth: Birth;
  /** The birthplace; its zone is the one asked for. */
  readonly place: Place;
  readonly language: Language;
  /** What was sent, as it was understood: for the echo and the conventions. */
  readonly values: ChartValues;
  readonly notices: readonly Notice[];
  /** What is said of an error that the engine threw for this request. */
  refusalOf(error: unknown): unknown;
}

/** A request for the document of a chart, or for some of its members. */
export interface DocumentRequest extends ChartRequest {
  readonly fields?: string;
}

const readChart = parameterReader(CHART_PARAMETERS);
const readDocument = parameterReader(DOCUMENT_PARAMETERS);

/**
 * Reads a request for a chart.
 * @throws Refusal `invalid_parameters` with all faults that can be known before the clock is asked
 */
export const parseChartRequest = (fields: readonly SentField[], gazetteer: Gazetteer): ChartRequest =>
  requestFor(readChart(fields), gazetteer, []);

/**
 * Reads a request for the document of a chart.
 * @param unknownField the first path of `fields` that leads nowhere; undefined when all are known
 * @throws Refusal as `parseChartRequest`
 */
export function parseDocumentRequest(
  sent: readonly SentField[],
  gazetteer: Gazetteer,
  unknownField: (fields: string) => UnknownField | undefined,
): DocumentRequest {
  const parameters = readDocument(sent);
  const { fields } = parameters.values;
  const unknown = fields === undefined ? undefined : unknownField(fields);
  const faults = unknown === undefined ? [] : [unknownFieldFault(parameters, unknown)];
  const request = requestFor(parameters, gazetteer, faults);
  return fields === undefined ? request : { ...request, fields };
}

const unknownFieldFault = (
  { faultOf }: ParametersRead<typeof DOCUMENT_PARAMETERS>,
  { path, nearest }: UnknownField,
): Fault =>
  faultOf('fields', 'unknownField', { values: { given: echoed(path), suggestion: nearest }, allowed: nearest });

function requestFor(parameters: ChartParameters, gazetteer: Gazetteer, more: readonly Fault[]): ChartRequest {
  const { values, notices } = parameters;
  const language = values.lang ?? DEFAULT_LANGUAGE;
  const place = values.cityId === undefined ? undefined : gazetteer.resolve(values.cityId);
  const faults = [...parameters.faults, ...more, ...dateFaults(parameters)];
  if (place !== undefined) faults.push(...zoneFaults(parameters, place));
  else if (values.cityId !== undefined) faults.push(unknownCity(parameters, values.cityId, gazetteer));
  if (faults.length > 0) throw new Refusal('invalid_parameters', { faults, language });
  const timeZone = zoneOf(values, place!)!;
  return {
    birth: birthAt(values, place!, timeZone),
    place: timeZone === place!.timeZone ? place! : { ...place!, timeZone },
    language,
    values,
    notices,
    refusalOf(error) {
      if (!(error instanceof InvalidBirth)) return error;
      const found = error.problems.map((problem) => faultOfBirth(parameters, problem));
      return new Refusal('invalid_parameters', { faults: found, language });
    },
  };
}

function birthAt(values: ChartValues, place: Place, timeZone: string): Birth {
  const { hour, minute, gender, disambiguation } = values;
  const otherTimeZones = zonesOf(place).filter((zone) => zone !== timeZone);
  return {
    date: birthDate(values),
    hour: hour!,
    ...(minute !== undefined && { minute }),
    gender: gender!,
    place: { longitude: place.longitude, timeZone, otherTimeZones },
    ...(disambiguation && { disambiguation }),
  };
}

// The calendars are asked only when everything that makes the date is readable.
function dateFaults(parameters: ChartParameters): Fault[] {
  const { values, faults, faultOf } = parameters;
  if (faults.some(({ parameter }) => ['date', 'calendar', 'leapMonth'].includes(parameter))) return [];
  if (values.leapMonth && values.calendar !== 'lunar') return [faultOf('leapMonth', 'leapMonthOfSolarDate')];
  return problemsOfDate(birthDate(values)).map((problem) => faultOfBirth(parameters, problem));
}

function birthDate({ date, calendar, leapMonth }: ChartValues): BirthDate {
  const { year, month, day } = date!;
  return calendar === 'lunar'
    ? { calendar, year, month, day, ...(leapMonth !== undefined && { leapMonth }) }
    : { calendar: 'solar', year, month, day };
}

const zonesOf = (place: Place): readonly string[] => place.timeZones ?? [place.timeZone];

/** The zone asked for, in its own spelling, or the place's; undefined when the place does not list it. */
const zoneOf = ({ timeZone }: ChartValues, place: Place): string | undefined =>
  timeZone === undefined
    ? place.timeZone
    : zonesOf(place).find((zone) => zone.toLowerCase() === timeZone.toLowerCase());

function zoneFaults({ values, faultOf }: ChartParameters, place: Place): Fault[] {
  if (zoneOf(values, place) !== undefined) return [];
  return [faultOf('timeZone', 'notAZoneOfThePlace', { allowed: zonesOf(place).join(', ') })];
}

// The parameters whose values make each part of a birth.
const PARAMETER_OF = {
  birth: 'date',
  date: 'date',
  calendar: 'calendar',
  year: 'date',
  month: 'date',
  day: 'date',
  leapMonth: 'leapMonth',
  hour: 'hour',
  minute: 'minute',
  gender: 'gender',
  place: 'cityId',
  longitude: 'cityId',
  timeZone: 'timeZone',
  otherTimeZones: 'cityId',
  disambiguation: 'disambiguation',
} as const satisfies Record<BirthProblem['field'], keyof ChartValues>;

function faultOfBirth({ values, faultOf }: ChartParameters, problem: BirthProblem): Fault {
  return faultOf(PARAMETER_OF[problem.field], faultIdOf(problem, values), {
    values: {
      given: values.date?.text ?? problem.given,
      ...BIRTH_DATES,
      year: `${values.date?.year}`,
      month: `${values.date?.month}`,
      lastDay: `${problem.lastDay}`,
    },
    allowed: problem.allowed,
  });
}

function faultIdOf({ field, code, lastDay }: BirthProblem, { calendar, leapMonth }: ChartValues): FaultId {
  switch (code) {
    case 'out_of_range':
      return 'dateOutOfRange';
    case 'nonexistent_date':
      if (field === 'leapMonth') return 'noSuchLeapMonth';
      if (lastDay !== undefined) return leapMonth ? 'noSuchLeapDay' : 'noSuchLunarDay';
      return calendar === 'lunar' ? 'noSuchLunarDate' : 'noSuchDate';
    case 'nonexistent_local_time':
      return 'skippedHour';
    case 'ambiguous':
      return 'repeatedHour';
    case 'missing':
    case 'wrong_type':
    case 'unknown_member':
    case 'not_allowed':
      return 'notAllowed';
  }
}
