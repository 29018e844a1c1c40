// Two people side by side.

import { CONVENTION_IDS, describeChart } from 'beichen';
import { drawPairText } from 'beichen/draw';
import { PAIR_COMPACT, PairFacts, pairSvgInTurns, pickConventions, RARE_LEVEL_IDS } from 'beichen/internal';
import { pairOf } from 'beichen/pair';
import { type PairRequest, TWO_PEOPLE } from '../../requests/pair-request.ts';
import { BOARD_OF_PAIR, PEOPLE } from '../../requests/parameters/pair.ts';
import { kind } from '../kind.ts';
import { PAIR_ANSWER } from './members.ts';

/** Parameters that the tool omits, since a place in words replaces them. */
const TOOL_WITHOUT = [
  ...PEOPLE.flatMap((person) =>
    ['doubleHour', 'timeZone', 'utcOffset', 'disambiguation', 'name'].map((own) => `${person}.${own}`),
  ),
  ...CONVENTION_IDS,
  ...['atCityId', 'atTimeZone', 'atLongitude', 'atDisambiguation', 'atSolarTime', 'atYearBoundary'],
  ...['ageAdvance', 'childLimitRule', 'leapDayCount', 'smallLuckRule', ...RARE_LEVEL_IDS],
];

const namesOf = ({ one, other }: PairRequest) => ({ one: one.values.name, other: other.values.name });

export const PAIR = kind({
  name: 'pair',
  path: '/api/public/pair',
  tag: 'Charts',
  limit: 'chart',
  price: { calls: 2 },
  isPostOnly: true,
  reading: TWO_PEOPLE,
  cast({ one, other, values, at, options, momentPlace }, { given, named }) {
    const conventions = pickConventions(values);
    // Flights and minor stars are on request: `fields` decides whether they are calculated and sent.
    const shown = { conventions, flights: 'all', minorStars: true } as const;
    const pair = pairOf(one.given, other.given, at === undefined ? shown : { ...options, ...shown, at });
    const places = {
      one: one.place && named(one.place),
      other: other.place && named(other.place),
      moment: momentPlace && named(momentPlace),
    };
    return new PairFacts(pair, places, given);
  },
  part: PAIR_ANSWER,
  inForce: ({ pair }) => {
    const { one, other } = pair.moment?.transits ?? {};
    return { ...pair.conventions, ...(one ?? other)?.conventions };
  },
  compact: PAIR_COMPACT,
  compactInput: 'input.one.gender,input.other.gender',
  fields: { some: 'ziwei.otherInOne.seat,fourPillars.relations', onRequest: 'ziwei.otherInOne.flights' },
  example: 'two',
  document: {
    operation: {
      operationId: 'postPair',
      summary: 'Two people side by side',
      description:
        'Facts of two births without a score or verdict: one in the Zi Wei board of the other, both ways; relations of their Four Pillars; with `at`, one moment in both lives. The other may be a day or a year alone. POST only: two births do not belong in an address.',
    },
    answer: 'Both people',
    body: {
      schema: 'PairRequest',
      description: 'Two people, the conventions of both, a moment, and the members wanted in the answer.',
    },
  },
  drawing: {
    price: { calls: 4 },
    operation: {
      operationId: 'postPairDrawing',
      summary: 'Draw two people side by side',
      description:
        'The answer of postPair as an SVG picture, for people: the board of each with the palaces, stars and transformations of the other in it, every relation of their pillars, and in words what they have together. `boards` draws one direction alone.',
    },
    body: {
      schema: 'PairDrawingRequest',
      description: 'Two people, the conventions of both, a moment, and the board to draw.',
    },
    parameters: BOARD_OF_PAIR,
    problems({ values: { boards, ...values }, problems, problemOf }) {
      const isWrong = problems.some(({ parameter }) => /\.(hour|time|doubleHour)$/.test(parameter));
      const hasHour = (side: 'one' | 'other') =>
        values[`${side}.hour`] !== undefined || values[`${side}.doubleHour`] !== undefined;
      const hasBoard = boards === undefined || boards === 'both' || hasHour(boards as 'one' | 'other');
      return isWrong || hasBoard
        ? []
        : [problemOf('boards', 'boardWithoutHour', { values: { given: `${boards}` }, example: 'both' })];
    },
    draw(answer, { boards, pillarOrder, theme }) {
      const { facts, request } = answer;
      const charts = PEOPLE.flatMap((side) => {
        const { person, place } = facts.personOf(side);
        return person.chart === undefined
          ? []
          : [[side, describeChart(person.chart, { language: request.language, ...(place && { place }) })]];
      });
      return pairSvgInTurns(answer.document(), Object.fromEntries(charts), {
        names: namesOf(request),
        ...(boards && { boards }),
        ...(pillarOrder && { pillarOrder }),
        ...(theme && { theme }),
      });
    },
  },
  text: {
    operation: {
      operationId: 'postPairText',
      summary: 'Two people side by side in plain text',
      description:
        'The answer of postPair in about 6 KB of text that people and language models read well. Every line names the person of a fact, and the chart in which it is found.',
    },
    draw: (answer, _, isShort) =>
      drawPairText(answer.document(isShort ? '' : answer.request.fields), {
        names: namesOf(answer.request),
        ...(isShort && { compact: true }),
      }),
  },
  tool: {
    name: 'compare_births',
    title: 'Two people side by side',
    description:
      'Each person in the board of the other; with `at` one moment in both lives. Facts, no score: give none. Say whose fact it is, and in whose chart.',
    isPlaceOptional: true,
    without: TOOL_WITHOUT,
  },
});
