// Births with a given chart.

import { CONVENTION_IDS } from 'beichen';
import { birthsInTurns } from 'beichen/births';
import { BIRTHS_COMPACT, birthsFacts, pickConventions } from 'beichen/internal';
import { LISTED_PATHS } from '../../contract/paths.ts';
import { birthPlaceOf } from '../../requests/birthplaces.ts';
import { KNOWN_BIRTH } from '../../requests/births-request.ts';
import { kind } from '../kind.ts';
import { BIRTHS_ANSWER } from './members.ts';
import { birthsText } from './text.ts';

export const BIRTHS = kind({
  name: 'births',
  path: LISTED_PATHS.births,
  tag: 'Charts',
  limit: 'chart',
  price: { calls: 3 }, // births of all years are counted, however few are requested
  listed: 'Where births are found that have a chart.',
  reading: KNOWN_BIRTH,
  *cast({ known, values, fromYear, toYear, place, utcOffsetSeconds, after }, { named }) {
    const found = yield* birthsInTurns(known, {
      fromYear,
      toYear,
      place: place && birthPlaceOf(place, utcOffsetSeconds),
      conventions: pickConventions(values),
      limit: values.limit,
      after,
    });
    return birthsFacts(found, place && named(place));
  },
  part: BIRTHS_ANSWER,
  inForce: ({ found }) => found.conventions,
  compact: `${BIRTHS_COMPACT},warnings`,
  fields: { some: 'count,births.date,births.doubleHour.id' },
  example: 'known',
  document: {
    operation: {
      operationId: 'getBirths',
      summary: 'Find births from pillars, stars or patterns',
      description:
        'Times of birth that have the given pillars, stars, patterns or lunar date, as spans: how many there are, and a page of them in order of time. What no birth can have together is named in `contradicts`. Others may log a URL: prefer postBirths.',
    },
    post: {
      summary: 'Find births from pillars, stars or patterns, with them in the body',
      description: 'As getBirths, without anything of a chart in the URL.',
    },
    answer: 'The births',
    body: {
      schema: 'BirthsRequest',
      description: 'Known facts of a chart, the years and the place, and the members wanted in the answer.',
    },
  },
  text: { draw: (answer) => birthsText(answer.document(), answer.request.language) },
  tool: {
    name: 'find_births',
    title: 'Find births from pillars, stars or patterns',
    description:
      'Finds the times of birth that have given pillars, stars, patterns or a lunar date: how many, and ten at a time. Conditions that no birth meets together are listed. `lu`, `quan`, `ke`, `ji` are ids of the stars that these transform.',
    isPlaceOptional: true,
    // biome-ignore format: a list
    without: [
      'yearPillar', 'monthPillar', 'dayPillar', 'hourPillar', 'lifeBranch', 'bodyBranch', 'bureau', 'clean', 'leapMonth', 'lu', 'quan', 'ke', 'ji', 'gender', 'limit', 'timeZone', 'utcOffset',
      ...CONVENTION_IDS.filter((id) => id !== 'dayBoundary'),
    ],
    defaults: { limit: 10 },
  },
});
