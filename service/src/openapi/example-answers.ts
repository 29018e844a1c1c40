// Example responses of the OpenAPI document, made by the code that serves requests.

import type { AppContext } from '../kinds/app-context.ts';
import { CHART } from '../kinds/chart/kind.ts';
import type { ExampleName } from '../kinds/endpoint.ts';
import type { AnyKind } from '../kinds/kind.ts';
import { ALL_KINDS } from '../kinds/kinds.ts';
import type { AnyLookup } from '../kinds/lookup.ts';
import { ALL_LOOKUPS, type FeedWriters, LOOKUPS } from '../kinds/lookups.ts';
import { atOnce } from '../kinds/turns.ts';
import { BIRTHS_PARAMETERS } from '../requests/parameters/births.ts';
import { CALENDAR_PARAMETERS } from '../requests/parameters/calendar.ts';
import { CHART_PARAMETERS } from '../requests/parameters/chart.ts';
import { TIMELINE_PARAMETERS, TRANSIT_PARAMETERS } from '../requests/parameters/transits.ts';
import { problemDocument } from '../requests/problems/problem-document.ts';
import { ProblemError } from '../requests/problems/problem-error.ts';
import type { SentField } from '../requests/sent.ts';
import type { Limits } from './information.ts';
import { serviceIndex } from './service-answers.ts';

/** Version of OpenAPI of the document. */
export const OPENAPI_VERSION = '3.1.0';

type Value = string | number | boolean;
type Sent = Readonly<Record<string, Value | Readonly<Record<string, Value>>>>;

const { date, hour, minute, gender, cityId, lang } = CHART_PARAMETERS;

/** A birth, from the examples of the parameters. */
export const EXAMPLE_BIRTH = {
  date: date.example,
  hour: hour.example,
  minute: minute.example,
  gender: gender.example,
  cityId: cityId.example,
  lang: lang.example,
} as const satisfies Sent;

const { hour: _hour, minute: _minute, ...withoutHour } = EXAMPLE_BIRTH;

/** The example birth without its hour. */
const EXAMPLE_DAY: Sent = withoutHour;

/** Known facts of a birth in Beijing. */
const EXAMPLE_KNOWN: Sent = {
  pillars: BIRTHS_PARAMETERS.pillars.example,
  cityId: cityId.example,
  lang: lang.example,
};

/** The example birth and a moment. */
const EXAMPLE_MOMENT: Sent = {
  ...EXAMPLE_BIRTH,
  at: TRANSIT_PARAMETERS.at.example,
  atCityId: TRANSIT_PARAMETERS.atCityId.example,
};

/** The example birth and another one. */
const { lang: _lang, ...EXAMPLE_PERSON } = EXAMPLE_BIRTH;
const EXAMPLE_TWO: Sent = {
  one: EXAMPLE_PERSON,
  other: { ...EXAMPLE_PERSON, date: '1992-11-05', hour: 21, minute: 10, gender: 'female' },
  lang: lang.example,
};

/** The example birth, a moment and a list. */
const EXAMPLE_LIST: Sent = { ...EXAMPLE_MOMENT, list: TIMELINE_PARAMETERS.list.example };

/** The example birth and a range of days. */
const EXAMPLE_CALENDAR: Sent = {
  ...EXAMPLE_BIRTH,
  from: CALENDAR_PARAMETERS.from.example,
  to: CALENDAR_PARAMETERS.to.example,
  with: CALENDAR_PARAMETERS.with.example,
};

// No request has this id.
const REQUEST_ID = '00000000-0000-4000-8000-000000000000';

/** The example requests by their names. */
export const EXAMPLES: Readonly<Record<ExampleName, { readonly summary: string; readonly value: Sent }>> = {
  two: { summary: 'Two births in Beijing', value: EXAMPLE_TWO },
  birth: { summary: 'A birth in Beijing, in summer time', value: EXAMPLE_BIRTH },
  day: { summary: 'That birth without its hour', value: EXAMPLE_DAY },
  known: { summary: 'Four pillars, and a birthplace', value: EXAMPLE_KNOWN },
  moment: { summary: 'That birth, and a moment in Beijing', value: EXAMPLE_MOMENT },
  list: { summary: 'That birth, and its luck pillars', value: EXAMPLE_LIST },
  calendar: { summary: 'That birth, and days whose branch combines with its day', value: EXAMPLE_CALENDAR },
};

/** By media type, for each endpoint. */
type ExampleAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The responses of a kind to its example request, one in each turn. */
function* answersOfKind(
  { name, read, castFor, text, drawing, example }: AnyKind,
  context: AppContext,
): Generator<void, ExampleAnswers> {
  const answer = castFor(read.drawing(sent(EXAMPLES[example].value), context.gazetteer), context);
  const answers: Record<string, ExampleAnswers[string]> = { [name]: { 'application/json': answer.document() } };
  yield;
  if (drawing) answers[`${name}.svg`] = { 'image/svg+xml': beginning(atOnce(drawing.draw(answer, {}, {}))) };
  yield;
  if (text?.operation) answers[`${name}.txt`] = { 'text/plain': beginning(atOnce(text.draw(answer, {}, false))) };
  yield;
  return answers;
}

/** The responses of a lookup to its example requests, one in each turn. */
function* answersOfLookup(
  lookup: AnyLookup,
  context: AppContext,
  writeFeed: FeedWriters[string],
): Generator<void, ExampleAnswers> {
  const { name, example, feed } = lookup;
  const document = lookup.document(lookup.read(sent(example), context), context);
  yield;
  if (feed === undefined || writeFeed === undefined) return { [name]: { 'application/json': document } };
  const text = writeFeed(feed.read(sent(feed.example), context), (each) => lookup.document(each, context));
  yield;
  return { [name]: { 'application/json': document }, [`${name}.ics`]: { 'text/calendar': beginning(text) } };
}

/** The responses to the example requests, and about the service itself, in turns. */
export function* exampleAnswers(
  context: AppContext,
  limits: Limits,
  feeds: FeedWriters,
): Generator<void, ExampleAnswers> {
  const { gazetteer } = context;
  const answers: Record<string, ExampleAnswers[string]> = {};
  for (const kind of ALL_KINDS) Object.assign(answers, yield* answersOfKind(kind, context));
  for (const lookup of ALL_LOOKUPS) Object.assign(answers, yield* answersOfLookup(lookup, context, feeds[lookup.name]));
  return {
    ...answers,
    openapi: { 'application/json': { openapi: OPENAPI_VERSION } },
    stats: { 'application/json': { days: [{ date: '2026-11-20', calls: 1234, charts: 500, searches: 600 }] } },
    index: { 'application/json': serviceIndex(context, limits), 'text/html': '<!doctype html>' },
    healthz: { 'application/json': { status: 'ok' } },
    readyz: { 'application/json': { status: 'ready', limiter: 'memory', places: gazetteer.size } },
  };
}

// The beginning of a text is enough for an example.
const beginning = (text: string): string => text.slice(0, 100);

/** The problem document of a request with several wrong parameters. */
export function exampleOfParameterProblems(context: AppContext) {
  const wrong = { ...EXAMPLE_BIRTH, date: '1990-02-30', hour: 24, gendre: 'male', cityId: 'Beijing' };
  try {
    CHART.read.plain(sent(wrong), context.gazetteer);
  } catch (error) {
    if (error instanceof ProblemError) return exampleOf(error, context);
    throw error;
  }
  throw new Error('the wrong example request was accepted');
}

/** The problem of a search for nothing. */
export function exampleOfMissingQuery(context: AppContext) {
  try {
    LOOKUPS.cities.read([], context);
  } catch (error) {
    if (error instanceof ProblemError) return exampleOf(error, context);
    throw error;
  }
  throw new Error('the empty example search was accepted');
}

/** The problem document of an error. */
export const exampleOf = (error: ProblemError, { baseUrl }: AppContext) =>
  problemDocument(error, { language: 'en', requestId: REQUEST_ID, baseUrl });

const sent = (values: Sent): readonly SentField[] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object'
      ? sent(value).map((field) => ({ ...field, name: `${name}.${field.name}` }))
      : [{ name, in: 'query', sent: { kind: 'text', text: `${value}` } } as const],
  );
