// Every chart of a birth without an hour.

import { castDay, chartsShowing } from 'beichen';
import { drawDayText } from 'beichen/draw';
import { DAY_COMPACT, DayFacts, pickConventions } from 'beichen/internal';
import { LISTED_PATHS } from '../../contract/paths.ts';
import { DAY_OF_BIRTH } from '../../requests/day-request.ts';
import { kind } from '../kind.ts';
import { DAY_ANSWER } from './members.ts';

export const DAY = kind({
  name: 'day',
  path: LISTED_PATHS.day,
  tag: 'Charts',
  limit: 'chart',
  listed: 'Where every chart of a birth without an hour is cast.',
  reading: DAY_OF_BIRTH,
  cast({ birth, values, known, place }, { given, named }) {
    const day = castDay(birth, pickConventions(values));
    return new DayFacts(day, chartsShowing(day, known), named(place), given);
  },
  part: DAY_ANSWER,
  inForce: ({ day }) => day.conventions,
  compact: DAY_COMPACT,
  fields: { some: 'same,charts.mainStar,charts.startsAtClock', onRequest: 'charts.patterns' },
  example: 'day',
  document: {
    operation: {
      operationId: 'getDay',
      summary: 'Every chart of a birth without an hour',
      description:
        'The parameters of getChart without the hour: every chart of that day with the clock times that give it, what they share, and filters by what is known. None is likelier. Others may log a URL: prefer postDay.',
    },
    answer: 'The charts',
    body: {
      schema: 'DayDocumentRequest',
      description: 'A birth without an hour, what is known of its chart, and the members wanted in the answer.',
    },
  },
  text: {
    operation: {
      operationId: 'getDayText',
      summary: 'Every chart of a birth without an hour as plain text',
      description:
        'The answer of getDay in about 4 KB of text that people and language models read well: what all charts share, then a line for each. `fields=charts.patterns` adds the patterns of each.',
    },
    draw: (answer, looks) => drawDayText(answer.document(answer.request.fields), looks),
  },
  tool: {
    name: 'cast_day',
    title: 'Every chart of a birth without an hour',
    description:
      'For a birth whose hour is not known: every chart of that day with the clock times that give it, and what all share. Filters leave the charts that fit what is known. None is likelier: never choose one, and never invent an hour. Takes a birth as cast_chart does.',
  },
});
