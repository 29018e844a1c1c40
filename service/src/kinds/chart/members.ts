// Members of the chart in the API: the parsed request, the members of the engine, then warnings and notes.

import { CALENDARS, ENGINE_VERSION, GENDERS, LANGUAGES } from 'beichen';
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
import {
  DISAMBIGUATIONS,
  pathsOnRequest,
  shortOffsetText,
  TOLD_DOUBLE_HOURS,
  withWarningCodes,
  ZONES_VERSION,
} from 'beichen/internal';
import { API_VERSION } from '../../contract/api-version.ts';
import { DOCS_PATH } from '../../contract/paths.ts';
import { SERVICE_WARNING_CODES } from '../../contract/service-warnings.ts';
import type { Birthplace } from '../../requests/birthplaces.ts';
import type { ChartRequest, NOON } from '../../requests/chart-request.ts';
import { CHART_PARAMETERS } from '../../requests/parameters/chart.ts';
import type { AnswerSource, ServiceSource } from '../answer-source.ts';

/** A request, with a birthplace that can have names. */
type AnyRequest = ChartRequest<Birthplace>;

/** Source of the members: the chart, the request, and the service. */
type ChartSource = ChartFacts & ServiceSource & { readonly request: AnyRequest };

/** Source of a response. */
export type ChartAnswerFacts = ChartFacts & AnswerSource<AnyRequest>;

/** Choice for a repeated or skipped clock time. */
export const disambiguated = () => choice(DISAMBIGUATIONS, '');

/** Birth of a request, with or without its hour. */
interface BirthSource extends Pick<AnyRequest, 'place' | 'language'> {
  readonly birth: Pick<AnyRequest['birth'], 'place'>;
  readonly values: Omit<AnyRequest['values'], keyof typeof NOON>;
}

/** Offset from UTC, if sent. */
export const utcOffset = <S>(read: (source: S) => number | undefined) =>
  optional(
    read,
    text((seconds: number) => shortOffsetText(seconds)),
  );

/** Echo of the time of a birth. */
export const timeMembers = <
  S extends { readonly values: Partial<Pick<AnyRequest['values'], keyof typeof NOON>> },
>() => ({
  hour: optional(({ values }: S) => values.hour, whole()),
  minute: optional(({ values }: S) => values.minute, whole()),
  second: optional(({ values }: S) => values.second, whole()),
  doubleHour: optional(({ values }: S) => values.doubleHour, choice(TOLD_DOUBLE_HOURS, '')),
});

/** Echo of a birth without its hour. */
export const echoMembers = <S extends BirthSource>() => ({
  date: text(({ values }: S) => values.date!.text),
  gender: choice(GENDERS, 'Gender', ({ values }: S) => values.gender!),
  calendar: choice(CALENDARS, '', ({ values }: S) => values.calendar ?? CHART_PARAMETERS.calendar.default),
  leapMonth: optional(({ values }: S) => values.leapMonth, flag()),
  cityId: optional(({ place }: S) => place.cityId, text()),
  latitude: optional(({ values }: S) => values.latitude, number()),
  longitude: optional(({ values }: S) => values.longitude, number()),
  timeZone: optional(({ values, place }: S) => values.timeZone && place.timeZone, text()),
  utcOffset: utcOffset<S>(({ birth }) => birth.place.utcOffsetSeconds),
  lang: choice(LANGUAGES, 'Language', ({ language }: S) => language),
  name: optional(({ values }: S) => values.name, text()),
});

const {
  date,
  gender,
  calendar,
  leapMonth,
  cityId,
  latitude,
  longitude,
  timeZone,
  utcOffset: offset,
  lang,
  name,
} = echoMembers<AnyRequest>();

export const INPUT = part<AnyRequest>('ChartInput')({
  date,
  ...timeMembers<AnyRequest>(),
  gender,
  calendar,
  leapMonth,
  cityId,
  latitude,
  longitude,
  timeZone,
  utcOffset: offset,
  disambiguation: optional(({ values }) => values.disambiguation, disambiguated()),
  lang,
  name,
});

/** Versions and texts of the service in every response. */
export const META = part<ServiceSource>('Meta')({
  apiVersion: text(() => API_VERSION),
  engine: text(() => ENGINE_VERSION),
  places: text(({ service }) => service.gazetteer.version),
  zones: text(() => ZONES_VERSION),
  disclaimer: text(({ words }) => words.disclaimer),
  attribution: text(({ service }) => service.gazetteer.attribution),
  docs: text(({ service }) => service.baseUrl + DOCS_PATH),
  onRequest: onRequest(list(text(), (): readonly string[] => [])), // metaOf lists the paths of a part
});

/** Key of values that are constant for a service and a language. */
const ALWAYS = key<ServiceSource>(1, () => 0);

/** `meta` of a response, cached. */
export const META_ONCE = stored(ALWAYS, object(META));

/**
 * `meta` of a response with members on request: on request it lists their paths.
 * @param whole the part of the engine in the response
 */
export const metaOf = <S extends ServiceSource>(whole: InlinePart<never, never, unknown>) => {
  const paths = [...pathsOnRequest(whole), 'sources'];
  const meta = part<S>('Meta')({ ...META.members, onRequest: onRequest(list(text(), () => paths)) });
  return stored(ALWAYS, object(meta));
};

/** The natal chart of the API. */
export const CHART_ANSWER = part<ChartSource, ChartSource>('Chart')({
  input: object(INPUT, ({ request }) => request),
  ...CHART.members,
  warnings: withWarningCodes(CHART.members.warnings, SERVICE_WARNING_CODES),
  meta: META_ONCE,
});

export type ChartAnswer = DocumentOf<(typeof CHART_ANSWER)['members']>;
