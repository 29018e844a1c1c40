// List of decades, luck pillars, years, months or days around a moment.

import { castTimeline } from 'beichen';
import { drawTimelineText } from 'beichen/draw';
import { TIMELINE_COMPACT, TimelineFacts } from 'beichen/internal';
import { LIST } from '../../requests/transits-request.ts';
import { castRequest } from '../chart/cast.ts';
import { CHART } from '../chart/kind.ts';
import { kind } from '../kind.ts';
import { momentOf, placesOf, TRANSITS } from '../transits/kind.ts';
import { TIMELINE_ANSWER } from './members.ts';

export const TIMELINE = kind({
  name: 'timeline',
  path: `${TRANSITS.path}/timeline`,
  tag: 'Charts',
  limit: 'chart',
  reading: LIST,
  cast(request, { given, named, now }) {
    const timeline = castTimeline(castRequest(request), momentOf(request, now), request.list, request.options);
    return new TimelineFacts(timeline, ...placesOf(request, named), given);
  },
  part: TIMELINE_ANSWER,
  inForce: ({ chart, transits }) => ({ ...chart.conventions, ...transits.conventions }),
  compact: TIMELINE_COMPACT,
  fields: { some: 'years.ziwei.name,years.ziwei.palace,years.ziwei.startsAt' },
  example: 'list',
  document: {
    operation: {
      operationId: 'getTimeline',
      summary: 'List decades, years, months or days of a birth',
      description:
        'Decades, luck pillars, years, months or days (`list`), row after row with pair, palace, transformations, ages and bounds, and which row holds the moment `at`. For everything at one moment call getTransits. Others may log a URL: prefer postTimeline.',
    },
    answer: 'The list',
    body: { schema: 'TimelineRequest', description: 'The same as for transits, and the list wanted.' },
  },
  text: { draw: (answer, looks) => drawTimelineText(answer.as(CHART.answers), answer.document(), looks) },
  tool: {
    name: 'cast_timeline',
    title: 'The periods of a life as a list',
    description:
      'Lists what governs a birth (`list`): decades, luck pillars, years, months or days around a moment `at`, now without it, each with pair, palace, transformations and bounds; a star marks the row that holds the moment. Takes a birth and a moment as cast_transits does.',
    without: [
      'atTimeZone',
      'atLongitude',
      'atDisambiguation',
      'atSolarTime',
      'atYearBoundary',
      'pillarStars',
      'monthCommandTable',
    ],
  },
});
