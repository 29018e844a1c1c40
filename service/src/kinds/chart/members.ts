// The members of a chart as the API answers it: the request as it was understood, then what the engine gives, then warnings and notes.

import { CALENDARS, ENGINE_VERSION, GENDERS, LANGUAGES, WARNING_CODES } from 'beichen';
import {
  CHART,
  type ChartFacts,
  choice,
  type DocumentOf,
  flag,
  type InlinePart,
  key,
  list,
  number,
  object,
  onRequest,
  optional,
  part,
  stored,
  text,
  whole,
} from 'beichen/document';
import { DISAMBIGUATIONS, pathsOnRequest, warningPart, ZONES_VERSION } from 'beichen/internal';
import { API_VERSION } from '../../contract/api-version.ts';
import { DOCS_PATH } from '../../contract/paths.ts';
import { SERVICE_WARNING_CODES } from '../../contract/service-warnings.ts';
import type { Birthplace } from '../../requests/birthplaces.ts';
import type { ChartRequest } from '../../requests/chart-request.ts';
import { CHART_PARAMETERS } from '../../requests/parameters/chart.ts';
import type { AnswerSource, ServiceSource } from '../answer-source.ts';

/** A request, whose birthplace can be named. */
type AnyRequest = ChartRequest<Birthplace>;

/** From what an answer is made: the chart, the request for it, and the service. */
export type ChartAnswerFacts = ChartFacts & AnswerSource<AnyRequest>;

/** What to do with a clock time that came twice or was skipped. */
export const disambiguated = () => choice(DISAMBIGUATIONS, '');

/** What a request tells of a birth, whether its hour is known or not. */
interface BirthSource extends Pick<AnyRequest, 'place' | 'language'> {
  readonly values: Omit<AnyRequest['values'], 'hour' | 'minute' | 'time' | 'disambiguation'>;
}

/** What is told back of a birth but for its hour. */
export const echoMembers = <S extends BirthSource>() => ({
  date: text(({ values }: S) => values.date!.text),
  gender: choice(GENDERS, 'Gender', ({ values }: S) => values.gender!),
  calendar: choice(CALENDARS, '', ({ values }: S) => values.calendar ?? CHART_PARAMETERS.calendar.default),
  leapMonth: optional(({ values }: S) => values.leapMonth, flag()),
  cityId: optional(({ place }: S) => place.cityId, text()),
  latitude: optional(({ values }: S) => values.latitude, number()),
  longitude: optional(({ values }: S) => values.longitude, number()),
  timeZone: optional(({ values, place }: S) => values.timeZone && place.timeZone, text()),
  lang: choice(LANGUAGES, 'Language', ({ language }: S) => language),
  name: optional(({ values }: S) => values.name, text()),
});

const { date, gender, calendar, leapMonth, cityId, latitude, longitude, timeZone, lang, name } =
  echoMembers<AnyRequest>();

export const INPUT = part<AnyRequest>('ChartInput')({
  date,
  hour: whole(({ values }) => values.hour!),
  minute: optional(({ values }) => values.minute, whole()),
  gender,
  calendar,
  leapMonth,
  cityId,
  latitude,
  longitude,
  timeZone,
  disambiguation: optional(({ values }) => values.disambiguation, disambiguated()),
  lang,
  name,
});

/** What is said of the service in every answer. */
export const META = part<ServiceSource>('Meta')({
  apiVersion: text(() => API_VERSION),
  engine: text(() => ENGINE_VERSION),
  places: text(({ service }) => service.gazetteer.version),
  zones: text(() => ZONES_VERSION),
  disclaimer: text(({ words }) => words.disclaimer),
  attribution: text(({ service }) => service.gazetteer.attribution),
  docs: text(({ service }) => service.baseUrl + DOCS_PATH),
  onRequest: onRequest(list(text(), (): readonly string[] => [])), // metaOf has those of a part
});

/** The same in all answers of a service in a language: each has a writer of its own. */
const ALWAYS = key<ServiceSource>(1, () => 0);

/** `meta` of an answer, made once. */
export const META_ONCE = stored(ALWAYS, object(META));

/**
 * `meta` of an answer that can hold more than it does by default: on request it lists the paths of that.
 * @param whole the part of the engine that the answer shows
 */
export const metaOf = <S extends ServiceSource>(whole: InlinePart<never, never, unknown>) => {
  const paths = [...pathsOnRequest(whole), 'sources'];
  const meta = part<S>('Meta')({ ...META.members, onRequest: onRequest(list(text(), () => paths)) });
  return stored(ALWAYS, object(meta));
};

/** A natal chart as the API answers it. */
export const CHART_ANSWER = part<ChartAnswerFacts, ChartAnswerFacts>('Chart')({
  input: object(INPUT, ({ request }) => request),
  ...CHART.members,
  warnings: list(object(warningPart([...WARNING_CODES, ...SERVICE_WARNING_CODES])), (facts) => facts.warnings),
  meta: META_ONCE,
});

export type ChartAnswer = DocumentOf<(typeof CHART_ANSWER)['members']>;
