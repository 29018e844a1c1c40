// Members of the response about days: the parsed request, the members of the engine, then warnings and notes.

import { number, object, optional, part, text } from 'beichen/document';
import { DAYS, type DaysFacts, withWarningCodes } from 'beichen/internal';
import { SERVICE_WARNING_CODES } from '../../contract/service-warnings.ts';
import type { CalendarRequest } from '../../requests/calendar-request.ts';
import type { AnswerSource } from '../answer-source.ts';
import { disambiguated, echoMembers, metaOf, timeMembers } from '../chart/members.ts';

/** Source of a response: the days, the request, and the service. */
type CalendarAnswerFacts = DaysFacts & AnswerSource<CalendarRequest>;

const { date, gender, calendar, leapMonth, cityId, latitude, longitude, timeZone, utcOffset, lang, name } =
  echoMembers<CalendarRequest>();

export const CALENDAR_INPUT = part<CalendarRequest>('CalendarInput')({
  date,
  ...timeMembers<CalendarRequest>(),
  gender,
  calendar,
  leapMonth,
  cityId,
  latitude,
  longitude,
  timeZone,
  utcOffset,
  disambiguation: optional(({ values }) => values.disambiguation, disambiguated()),
  atCityId: optional(({ momentPlace }) => momentPlace?.cityId, text()),
  atTimeZone: optional(({ values, options }) => values.atTimeZone && options.atTimeZone, text()),
  atLongitude: optional(({ values }) => values.atLongitude, number()),
  lang,
  name,
});

/** The days compared with a birth in the API. */
export const CALENDAR_ANSWER = part<CalendarAnswerFacts, CalendarAnswerFacts>('DaysOfPerson')({
  input: object(CALENDAR_INPUT, ({ request }) => request),
  ...DAYS.members,
  warnings: withWarningCodes(DAYS.members.warnings, SERVICE_WARNING_CODES),
  meta: metaOf<CalendarAnswerFacts>(DAYS),
});
