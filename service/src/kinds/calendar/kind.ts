// Days compared with a birth, filtered by facts.

import { CONVENTION_IDS, castChart, castDay } from 'beichen';
import { dateThere, daysInTurns } from 'beichen/days';
import { DAYS_COMPACT, DaysFacts, daysTextInTurns, pickConventions, RARE_DAY_LEVEL_IDS } from 'beichen/internal';
import { DAYS_OF_BIRTH, daysRequested } from '../../requests/calendar-request.ts';
import { describeWarning } from '../../requests/warning.ts';
import { dateIso } from '../../words/calendar-texts.ts';
import { answered } from '../answer-source.ts';
import { kind } from '../kind.ts';
import { CALENDAR_ANSWER } from './members.ts';

export const CALENDAR = kind({
  name: 'calendar',
  path: '/api/public/calendar',
  tag: 'Charts',
  limit: 'chart',
  price: { calls: 1, part: { size: 31, unit: 'days', unitsOf: daysRequested } },
  isPostOnly: true,
  reading: DAYS_OF_BIRTH,
  *cast(request, { given, named, now }) {
    const { day, values, filter, options, place, momentPlace } = request;
    const conventions = pickConventions(values);
    const birth = day === undefined ? castChart(request.birth, conventions) : castDay(day, conventions);
    const from = values.from?.text ?? dateThere(birth, now(), options);
    const days = yield* daysInTurns(birth, { from, to: values.to?.text }, filter, options);
    return new DaysFacts(days, momentPlace ? named(momentPlace) : days.placeAssumed ? named(place) : undefined, given);
  },
  part: CALENDAR_ANSWER,
  inForce: ({ days }) => ({ ...days.birth.conventions, ...days.conventions, atSolarTime: days.placeClock.rule }),
  compact: DAYS_COMPACT,
  fields: { some: 'days.date,days.almanac.officer', onRequest: 'days.ziwei.transformations' },
  example: 'calendar',
  document: {
    operation: {
      operationId: 'postCalendar',
      summary: 'Days compared with a birth, filtered by facts',
      description:
        "Each day's pillars, officer, mansion and clash, its relations and stars on each natal pillar and its palace of Zi Wei, without a verdict; `with`, `without` and others filter, and each says how many days miss it. POST only.",
    },
    answer: 'The days',
    body: {
      schema: 'CalendarRequest',
      description: 'A birth, dates, a filter, and the members wanted in the answer.',
    },
  },
  text: {
    operation: {
      operationId: 'postCalendarText',
      summary: 'Days compared with a birth in plain text',
      description: 'The answer of postCalendar, a line for each day, that people and language models read well.',
    },
    *draw(answer, looks, isShort) {
      const document = yield* answer.documentInTurns();
      return yield* daysTextInTurns(document, { ...looks, ...(isShort && { compact: true }) });
    },
  },
  tool: {
    name: 'list_days',
    title: 'Days compared with a birth',
    description:
      'Facts of days compared with a birth, filtered by `with` and `without`. Facts, no verdict: never call a day good or bad.',
    // biome-ignore format: a list
    without: [
      'calendar', 'leapMonth', 'doubleHour', 'timeZone', 'utcOffset', 'disambiguation', 'name', 'atTimeZone', 'atLongitude', 'atSolarTime', 'atYearBoundary', 'leapDayCount', ...RARE_DAY_LEVEL_IDS,
      'mansion', 'spirit', 'tenGod', 'stem', 'branch', 'pillar', 'lunarDay', 'weekday', 'dayPalace', 'lands',
      ...CONVENTION_IDS,
    ],
    list: {
      length: ({ days }) => days.days.length,
      first(facts, count) {
        const { request, service, words } = facts;
        const { days } = facts.days;
        const values = { count: `${count}`, all: `${days.length}`, from: dateIso(days[count]!.almanac.date) };
        const shorter = facts.first(count, describeWarning({ code: 'days_left_out', values }, words));
        return answered(shorter, { request, service, words });
      },
    },
  },
});
