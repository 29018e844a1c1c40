// Members of the response about two people: the parsed request, the members of the engine, then warnings and notes.

import { GENDERS, LANGUAGES } from 'beichen';
import { choice, flag, number, object, optional, part, text, whole } from 'beichen/document';
import { PAIR, type PairFacts, withWarningCodes } from 'beichen/internal';
import { SERVICE_WARNING_CODES } from '../../contract/service-warnings.ts';
import type { PairRequest, PersonRequest } from '../../requests/pair-request.ts';
import type { AnswerSource } from '../answer-source.ts';
import { disambiguated, metaOf, timeMembers, utcOffset } from '../chart/members.ts';

/** Source of a response: both people, the request, and the service. */
type PairAnswerFacts = PairFacts & AnswerSource<PairRequest>;

export const PERSON_INPUT = part<PersonRequest>('PersonInput')({
  date: optional(({ values }) => values.date?.text, text()),
  ...timeMembers<PersonRequest>(),
  gender: optional(({ values }) => values.gender, choice(GENDERS, 'Gender')),
  cityId: optional(({ place }) => place?.cityId, text()),
  latitude: optional(({ values }) => values.latitude, number()),
  longitude: optional(({ values }) => values.longitude, number()),
  calendar: optional(({ values }) => values.calendar, text()),
  leapMonth: optional(({ values }) => values.leapMonth, flag()),
  timeZone: optional(({ values, place }) => values.timeZone && place?.timeZone, text()),
  utcOffset: utcOffset<PersonRequest>(({ request }) => request?.birth.place.utcOffsetSeconds),
  disambiguation: optional(({ values }) => values.disambiguation, disambiguated()),
  year: optional(({ values }) => values.year, whole()),
  beforeNewYear: optional(({ values }) => values.beforeNewYear, flag()),
  name: optional(({ values }) => values.name, text()),
});

export const PAIR_INPUT = part<PairRequest>('PairInput')({
  one: object(PERSON_INPUT),
  other: object(PERSON_INPUT),
  at: optional(({ values }) => values.at, text()),
  atCityId: optional(({ momentPlace }) => momentPlace?.cityId, text()),
  atTimeZone: optional(({ values, options }) => values.atTimeZone && options.atTimeZone, text()),
  atLongitude: optional(({ values }) => values.atLongitude, number()),
  atDisambiguation: optional(({ values }) => values.atDisambiguation, disambiguated()),
  lang: choice(LANGUAGES, 'Language', ({ language }) => language),
});

/** The two people of the API. */
export const PAIR_ANSWER = part<PairAnswerFacts, PairAnswerFacts>('TwoPeople')({
  input: object(PAIR_INPUT, ({ request }) => request),
  ...PAIR.members,
  warnings: withWarningCodes(PAIR.members.warnings, SERVICE_WARNING_CODES),
  meta: metaOf<PairAnswerFacts>(PAIR),
});
