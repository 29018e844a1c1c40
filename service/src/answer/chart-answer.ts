// What is answered to a request for a chart? What was understood, the chart as the engine tells it, and what has to be said.

import {
  type Chart as CastChart,
  castChart,
  describeChart,
  documentWriter,
  ENGINE_VERSION,
  type PlaceDocument,
  SCHOOLS,
  type WriteDocument,
  ZONES_VERSION,
} from 'beichen';
import { nameIn, type Place } from 'beichen-places';
import type { Chart, ChartInput, Meta } from '../contract/chart.schema.ts';
import type { Language } from '../contract/languages.ts';
import { CHART_PARAMETERS } from '../contract/parameters.ts';
import { API_VERSION } from '../contract/version.ts';
import type { ChartRequest } from '../request/chart-request.ts';
import { warningOf } from '../request/notice.ts';
import { wordsIn } from '../words/speak.ts';
import { hanziOf } from './hanzi.ts';
import type { Setting } from './setting.ts';

/**
 * The answer to a request.
 * @throws Refusal `invalid_parameters` when the clock skipped or repeated the time and the request rejects that
 */
export function chartAnswer(request: ChartRequest, setting: Setting): Chart {
  const { place, language, notices } = request;
  const document = describeChart(cast(request), { language, place: placeDocument(place, language) });
  return {
    input: inputOf(request),
    ...document,
    warnings: [...document.warnings, ...notices.map((notice) => warningOf(notice, language))],
    meta: metaIn(language, setting),
  };
}

/**
 * The same answer as the bytes of its JSON, in a fifth of the time.
 * @throws Refusal as `chartAnswer`
 */
export function chartBytes(request: ChartRequest, setting: Setting): Buffer {
  const { place, language, notices } = request;
  return writerIn(language, setting)(cast(request), {
    first: { input: inputOf(request) },
    place: placeDocument(place, language),
    warnings: notices.map((notice) => warningOf(notice, language)),
  });
}

const writers = new WeakMap<Setting, Map<Language, WriteDocument<Buffer>>>();

// Each is made by its first chart: to make one takes as long as a hundred charts.
function writerIn(language: Language, setting: Setting): WriteDocument<Buffer> {
  const known = writers.get(setting)?.get(language);
  if (known) return known;
  const writer = documentWriter(language, { meta: metaIn(language, setting) }, Buffer.allocUnsafe);
  writers.set(setting, new Map(writers.get(setting)).set(language, writer));
  return writer;
}

function cast({ birth, values, refusalOf }: ChartRequest): CastChart {
  const { dayBoundary, yearBoundary, leapMonthRule, school } = values;
  try {
    return castChart(birth, { dayBoundary, yearBoundary, leapMonthRule, school: school && SCHOOLS[school] });
  } catch (error) {
    throw refusalOf(error);
  }
}

// Member by member: a literal with spreads in its midst takes several times as long.
function inputOf({ values, place, language }: ChartRequest): ChartInput {
  const { date, hour, minute, gender, calendar, leapMonth, timeZone, disambiguation, name } = values;
  const input = { date: date!.text, hour: hour! } as ChartInput;
  if (minute !== undefined) input.minute = minute;
  input.gender = gender!;
  input.calendar = calendar ?? CHART_PARAMETERS.calendar.default;
  if (leapMonth !== undefined) input.leapMonth = leapMonth;
  input.cityId = place.cityId;
  if (timeZone !== undefined) input.timeZone = place.timeZone;
  if (disambiguation) input.disambiguation = disambiguation;
  input.lang = language;
  if (name !== undefined) input.name = name;
  return input;
}

function placeDocument(place: Place, language: Language): PlaceDocument {
  const document = { cityId: place.cityId, name: nameIn(place.names, language) } as {
    -readonly [K in keyof PlaceDocument]: PlaceDocument[K];
  };
  const hanzi = hanziOf(place.names, language);
  if (hanzi !== undefined) document.hanzi = hanzi;
  document.country = nameIn(place.country, language);
  document.countryCode = place.countryCode;
  document.latitude = place.latitude;
  document.longitude = place.longitude;
  document.timeZone = place.timeZone;
  return document;
}

const metaIn = (language: Language, { gazetteer, baseUrl }: Setting): Meta => ({
  apiVersion: API_VERSION,
  engine: ENGINE_VERSION,
  places: gazetteer.version,
  zones: ZONES_VERSION,
  disclaimer: wordsIn(language).disclaimer,
  attribution: gazetteer.attribution,
  docs: `${baseUrl}/docs`,
});
