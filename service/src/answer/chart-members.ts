// What does the answer to a request for a chart hold? First the request as it was understood, then the members of the engine, then warnings and notes.

import {
  CALENDARS,
  CHART,
  CHART_COMPACT,
  type Chart,
  ChartFacts,
  DISAMBIGUATIONS,
  ENGINE_VERSION,
  GENDERS,
  LANGUAGES,
  WARNING_CODES,
  warningPart,
  ZONES_VERSION,
} from 'beichen';
import { choice, type DocumentOf, flag, kept, key, list, object, optional, part, text, whole } from 'beichen/document';
import { CHART_SENTENCES, componentsOfPart, type SentencesOf } from 'beichen/schema';
import { nameIn } from 'beichen-places';
import { API_VERSION } from '../contract/endpoints.ts';
import { CHART_PARAMETERS } from '../contract/parameters.ts';
import { SERVICE_WARNING_CODES } from '../contract/service-warnings.ts';
import type { ChartRequest } from '../request/chart-request.ts';
import { describeWarning } from '../request/warning.ts';
import { wordsIn } from '../words/lookup.ts';
import type { AppContext } from './app-context.ts';
import { hanziOf } from './hanzi.ts';

/** From what an answer is made: the chart, the request for it, and the service. */
export class AnswerFacts extends ChartFacts {
  readonly request: ChartRequest;
  readonly context: AppContext;

  constructor(chart: Chart, request: ChartRequest, context: AppContext) {
    const { place, language, warnings } = request;
    const { cityId, names, country, countryCode, latitude, longitude, timeZone } = place;
    const hanzi = hanziOf(names, language);
    const named = {
      cityId,
      name: nameIn(names, language),
      ...(hanzi !== undefined && { hanzi }),
      country: nameIn(country, language),
      countryCode,
      latitude,
      longitude,
      timeZone,
    };
    const given = warnings.map((warning) => describeWarning(warning, language));
    super(chart, named, given);
    this.request = request;
    this.context = context;
  }
}

const INPUT = part<ChartRequest>('ChartInput')({
  date: text(({ values }) => values.date!.text),
  hour: whole(({ values }) => values.hour!),
  minute: optional(({ values }) => values.minute, whole()),
  gender: choice(GENDERS, 'Gender', ({ values }) => values.gender!),
  calendar: choice(CALENDARS, '', ({ values }) => values.calendar ?? CHART_PARAMETERS.calendar.default),
  leapMonth: optional(({ values }) => values.leapMonth, flag()),
  cityId: text(({ place }) => place.cityId),
  timeZone: optional(({ values, place }) => values.timeZone && place.timeZone, text()),
  disambiguation: optional(({ values }) => values.disambiguation, choice(DISAMBIGUATIONS, '')),
  lang: choice(LANGUAGES, 'Language', ({ language }) => language),
  name: optional(({ values }) => values.name, text()),
});

const META = part<AnswerFacts>('Meta')({
  apiVersion: text(() => API_VERSION),
  engine: text(() => ENGINE_VERSION),
  places: text(({ context }) => context.gazetteer.version),
  zones: text(() => ZONES_VERSION),
  disclaimer: text(({ request }) => wordsIn(request.language).disclaimer),
  attribution: text(({ context }) => context.gazetteer.attribution),
  docs: text(({ context }) => `${context.baseUrl}/docs`),
});

/** The same in all answers of a service in a language: each has a writer of its own. */
const ALWAYS = key<AnswerFacts>(1, () => 0);

/** A natal chart as the API answers it. */
export const CHART_ANSWER = part<AnswerFacts, AnswerFacts>('Chart')({
  input: object(INPUT, ({ request }) => request),
  ...CHART.members,
  warnings: list(object(warningPart([...WARNING_CODES, ...SERVICE_WARNING_CODES])), (facts) => facts.warnings),
  meta: kept(ALWAYS, object(META)),
});

const EVERYTHING = Object.keys(CHART_ANSWER.members).join(',');

/** Paths of its members that have a name together. */
export const FIELD_GROUPS = {
  default: EVERYTHING,
  compact: `input,${CHART_COMPACT},meta.disclaimer`,
  all: EVERYTHING,
};

/** What its own parts and members mean. */
export const SENTENCES = {
  Chart: {
    ...CHART_SENTENCES,
    input: 'The request as it was understood.',
    meta: 'Versions, and what has to be said.',
  } satisfies { readonly is: string } & SentencesOf<Pick<(typeof CHART_ANSWER)['members'], 'input' | 'meta'>>,
  ChartInput: {
    is: 'The request as it was understood.',
    date: 'The date of birth, YYYY-MM-DD, in the calendar below.',
    hour: 'The hour on the clock.',
    minute: 'The minute on the clock; absent where it was not sent.',
    gender: 'As sent.',
    calendar: 'The calendar in which the date is written.',
    leapMonth: 'Whether its month is a leap month; absent where it was not sent.',
    cityId: 'The birthplace.',
    timeZone: 'The zone that was asked for; absent where it was not sent.',
    disambiguation: 'What to do with a time that came twice or was skipped; absent where it was not sent.',
    lang: 'The language of the answer.',
    name: 'As given; it has no effect.',
  } satisfies { readonly is: string } & SentencesOf<(typeof INPUT)['members']>,
  Meta: {
    is: 'Versions, and what has to be said.',
    apiVersion: 'Version of this contract.',
    engine: 'Version of the calculation; it rises when a chart changes.',
    places: 'Version of the birthplaces.',
    zones: 'Version of the time zone history.',
    disclaimer: 'What a chart is, and what it is not; to be shown with it.',
    attribution: 'Whose data the birthplaces come from; to be shown with them.',
    docs: 'Where this is explained.',
  } satisfies { readonly is: string } & SentencesOf<(typeof META)['members']>,
};

/** The components of the OpenAPI document that belong to a chart, by their names. */
export const CHART_COMPONENTS = componentsOfPart(CHART_ANSWER, SENTENCES, '#/components/schemas/');

export type ChartAnswer = DocumentOf<(typeof CHART_ANSWER)['members']>;
