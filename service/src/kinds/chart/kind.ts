// The natal chart: its document, drawing, text and tool.

import { drawSvg, drawText } from 'beichen';
import { ChartFacts } from 'beichen/document';
import { CHART_COMPACT } from 'beichen/internal';
import { LISTED_PATHS } from '../../contract/paths.ts';
import { fieldsOfBoard } from '../../requests/board-request.ts';
import { BIRTH } from '../../requests/chart-request.ts';
import { BOARD_OF_CHART } from '../../requests/parameters/chart.ts';
import { kind } from '../kind.ts';
import { castRequest } from './cast.ts';
import { FULL_CHART_ANSWER } from './full-members.ts';
import { CHART_ANSWER } from './members.ts';

const FIND_THE_PLACE = 'Call getCities first; let the user choose when several match; never invent a cityId.';

export const CHART = kind({
  name: 'chart',
  path: LISTED_PATHS.chart,
  tag: 'Charts',
  limit: 'chart',
  listed: 'Where charts are cast.',
  reading: BIRTH,
  cast: (request, { given, named }) => new ChartFacts(castRequest(request), named(request.place), given),
  part: CHART_ANSWER,
  whole: FULL_CHART_ANSWER,
  inForce: ({ chart }) => chart.conventions,
  compact: CHART_COMPACT,
  fields: { some: 'mainStar,fourPillars.hanzi,palaces.majorStars', onRequest: 'fourPillars.relations' },
  example: 'birth',
  document: {
    operation: {
      operationId: 'getChart',
      summary: 'Cast a natal chart',
      description: `Zi Wei Dou Shu and Four Pillars of a birth, in true solar time. ${FIND_THE_PLACE} Calculated structure, no interpretation. Others may log a URL on its way: prefer postChart.`,
    },
    post: { description: `As getChart, without birth data in the URL. ${FIND_THE_PLACE}` },
    answer: 'The chart',
    body: {
      schema: 'ChartRequest',
      description: 'Birth data and choices of a chart, and the members wanted in the answer.',
    },
  },
  drawing: {
    operation: {
      operationId: 'getChartDrawing',
      summary: 'Draw a natal chart',
      description:
        'The chart of getChart as an SVG picture, for people. `layers=flights` and `flightsFrom` draw where the stems of the palaces send their transformations, `layers=pillars` the Four Pillars with their relations and stars, `pillarOrder=hourFirst` them from right to left. For its data call getChart.',
    },
    body: {
      schema: 'ChartDrawingRequest',
      description: 'Birth data and choices of a chart and of its drawing; described with the parameters of getChart.',
    },
    parameters: BOARD_OF_CHART,
    draw: (answer, board, looks) => drawSvg(answer.document(fieldsOfBoard(board)), { ...looks, ...board }),
  },
  text: {
    operation: {
      operationId: 'getChartText',
      summary: 'A natal chart as plain text',
      description:
        'The chart of getChart in about 4 KB of text that people and language models read well. What `fields` names of the members on request has lines of its own beside the rest.',
    },
    draw: (answer, looks) => drawText(answer.document(answer.request.fields), looks),
  },
  tool: {
    name: 'cast_chart',
    title: 'Cast a natal chart',
    description:
      'Casts the Zi Wei Dou Shu chart and the Four Pillars (BaZi) of a birth in true solar time: palaces, stars, pillars, luck pillars; structure, no interpretation. Give the clock time of the birth certificate, with summer time; convert nothing. Give `place` in words or the cityId of find_birthplace; never invent one. Where it lists places, ask the user. Pass its warnings on.',
    isShown: true,
  },
});
