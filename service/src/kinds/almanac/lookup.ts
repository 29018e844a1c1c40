// The almanac: days or a year, and years as a calendar to subscribe to.

import { almanacDay, almanacMonth, almanacYear } from 'beichen/almanac';
import { LISTED_PATHS } from '../../contract/paths.ts';
import {
  type AlmanacFeedRequest,
  type AlmanacRequest,
  parseAlmanacFeedRequest,
  parseAlmanacRequest,
} from '../../requests/almanac-request.ts';
import { ALMANAC_FEED_PARAMETERS, ALMANAC_PARAMETERS } from '../../requests/parameters/almanac.ts';
import { lookup, nowOf } from '../lookup.ts';
import { ALMANAC_ANSWER } from './members.ts';

/** Columns that are wide enough for whole rows. */
const TOOL_COLUMNS = 120;

export const ALMANAC = lookup({
  name: 'almanac',
  path: LISTED_PATHS.almanac,
  tag: 'Almanac',
  listed: 'Where the almanac is.',
  parameters: ALMANAC_PARAMETERS,
  example: { date: ALMANAC_PARAMETERS.date.example },
  operation: {
    operationId: 'getAlmanac',
    summary: 'The almanac of a month, a year or a day',
    description:
      "Each day's lunar date, pillars, officer and mansion, solar terms, new and full moons; of a year the 24 terms, the moons and the lunar months. By China's civil day, or by the clock of a place or a zone. No birth is asked for.",
  },
  answer: 'The days, or the year.',
  part: ALMANAC_ANSWER,
  read: (fields, { gazetteer }) => parseAlmanacRequest(fields, gazetteer),
  facts({ span, options }: AlmanacRequest) {
    switch (span.kind) {
      case 'month':
        return { days: almanacMonth(span.year, span.month, options) };
      case 'day':
        return { days: [almanacDay(span.date, options)] };
      case 'year':
        return { year: almanacYear(span.year, options) };
    }
  },
  feed: {
    path: '/api/public/almanac.ics',
    parameters: ALMANAC_FEED_PARAMETERS,
    example: { year: ALMANAC_FEED_PARAMETERS.year.example },
    operation: {
      operationId: 'getAlmanacCalendar',
      summary: 'The almanac as a calendar to subscribe to',
      description:
        'Solar terms, lunar months and the lunar New Year as all-day events (iCalendar, RFC 5545), for programs that keep calendars: of a year, or of this year and the next.',
    },
    read: (fields, context) => parseAlmanacFeedRequest(fields, context.gazetteer, nowOf(context)),
    query({ years, calendar, place, options }: AlmanacFeedRequest) {
      const { calendarRegion: _region, ...clock } = options; // the region is part of `calendar`
      return [years, calendar, place, Object.entries(clock).sort()];
    },
    sample: (request: AlmanacFeedRequest): AlmanacFeedRequest => ({
      ...request,
      years: [2026],
      calendar: 'china',
      place: undefined,
      options: {},
    }),
    text: async () => (await import('./feed.ts')).almanacFeed,
  },
  tool: {
    name: 'get_almanac',
    title: 'The almanac of a month, a day or a year',
    description:
      'Of the days of a month or of one day the lunar dates, pillars, officers, mansions, solar terms and moons; of a year its terms, moons and lunar months. No birth is asked for.',
    without: [],
    async text() {
      const { almanacText } = await import('./text.ts');
      return (answer, language) => almanacText(answer, language, TOOL_COLUMNS);
    },
  },
});
