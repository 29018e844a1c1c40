// Transits of a birth at a moment.

import { type At, castTransits, drawSvg, type Instant } from 'beichen';
import { drawTransitsText } from 'beichen/draw';
import { TRANSITS_COMPACT, TransitFacts } from 'beichen/internal';
import type { Place } from 'beichen-places';
import { LISTED_PATHS } from '../../contract/paths.ts';
import { fieldsOfBoard } from '../../requests/board-request.ts';
import { BOARD_OF_MOMENT } from '../../requests/parameters/transits.ts';
import { MOMENT, type TransitsRequest } from '../../requests/transits-request.ts';
import { castRequest } from '../chart/cast.ts';
import { CHART } from '../chart/kind.ts';
import { type CastContext, kind } from '../kind.ts';
import { TRANSITS_ANSWER } from './members.ts';

/** The moment of a request; default: now. */
export const momentOf = ({ at }: TransitsRequest, now: () => Instant): At => at ?? now();

/** The names of the places of birth and moment. */
export const placesOf = ({ place, momentPlace }: TransitsRequest, named: CastContext['named']) =>
  [named(place), momentPlace && named(momentPlace as Place)] as const;

export const TRANSITS = kind({
  name: 'transits',
  path: LISTED_PATHS.transits,
  tag: 'Charts',
  limit: 'chart',
  listed: 'Where the transits of a birth at a moment are cast.',
  reading: MOMENT,
  cast(request, { given, named, now }) {
    const transits = castTransits(castRequest(request), momentOf(request, now), request.options);
    return new TransitFacts(transits, ...placesOf(request, named), given);
  },
  part: TRANSITS_ANSWER,
  inForce: ({ chart, transits }) => ({ ...chart.conventions, ...transits.conventions }),
  compact: TRANSITS_COMPACT,
  fields: { some: 'ages,ziwei.year.transformations,fourPillars.luck', onRequest: 'fourPillars.relations' },
  example: 'moment',
  document: {
    operation: {
      operationId: 'getTransits',
      summary: 'Transits of a birth at a moment',
      description:
        'Decade, small limit, year, month, day and hour of Zi Wei, luck and pillars of the Four Pillars, each with its bounds. `at` is the moment, now without it; ask where the person is. Others may log a URL: prefer postTransits.',
    },
    answer: 'What governs',
    body: { schema: 'TransitsRequest', description: 'The same, and the members wanted in the answer.' },
  },
  drawing: {
    operation: {
      operationId: 'getTransitsDrawing',
      summary: 'Draw the transits of a birth',
      description:
        'The natal board as an SVG picture, for people, with layers of a moment on it: palaces, transformations and flow stars of decade, year, month, day or hour. For the data call getTransits.',
    },
    body: { schema: 'TransitsDrawingRequest', description: 'The same, and which layers lie on the board.' },
    parameters: BOARD_OF_MOMENT,
    draw: (answer, board, looks) =>
      drawSvg(answer.as(CHART.answers, fieldsOfBoard(board)), { transits: answer.document(), ...board, ...looks }),
  },
  text: {
    operation: {
      operationId: 'getTransitsText',
      summary: 'Transits as plain text',
      description:
        'The answer of getTransits in about 9 KB of text that people and language models read well: every palace is named with its level, as Annual Wealth Palace = natal Children.',
    },
    body: { schema: 'TransitsTextRequest', description: 'A birth, a moment with its place, and choices of both.' },
    draw: (answer, looks, isShort) =>
      drawTransitsText(answer.as(CHART.answers), answer.document(), { ...looks, ...(isShort && { compact: true }) }),
  },
  tool: {
    name: 'cast_transits',
    title: 'Transits of a birth at a moment',
    description:
      'Tells what governs a birth at a moment `at`, now without it: decade, small limit, year, month, day and hour of Zi Wei with bounds, palaces and transformations; luck and pillars; structure, no interpretation. Takes a birth as cast_chart does. Ask where the person is then (`atPlace`): the place decides day and hour. Name a palace with its level always: Annual Wealth is not natal Wealth. Tell the user what its warnings say.',
    without: ['atTimeZone', 'atLongitude', 'atDisambiguation', 'pillarStars', 'monthCommandTable'], // a place in words replaces these
  },
});
