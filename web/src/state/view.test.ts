import { expect, test } from 'vitest';
import { EXAMPLE } from '../cast/chart-request.ts';
import { isStep, NO_VIEW, update, type View, type ViewEvent } from './view.ts';

const { hour: _, minute: __, ...DAY } = EXAMPLE;
const OTHER = { ...EXAMPLE, hour: 10 };

const after = (...events: ViewEvent[]): View => events.reduce(update, NO_VIEW);
const BIRTH: ViewEvent = { type: 'birth', request: EXAMPLE };
const DECADE: ViewEvent = { type: 'timeline', timeline: { at: '2026-08-12', levels: ['decade'] } };
const YEAR: ViewEvent = { type: 'timeline', timeline: { at: '2026-08-12', levels: ['decade', 'year'] } };
const NEXT_YEAR: ViewEvent = { type: 'timeline', timeline: { at: '2027-08-12', levels: ['decade', 'year'] } };
const FLIGHTS: ViewEvent = { type: 'flights', flights: { flightsFrom: 'wealth' } };
const BOARD: ViewEvent = { type: 'board', board: { density: 'calm' } };
const ORDER: ViewEvent = { type: 'pillarOrder', pillarOrder: 'hourFirst' };
const PILLARS: ViewEvent = { type: 'tab', tab: 'pillars' };
const QUERY: ViewEvent = { type: 'query', query: [['yearStem', 'geng']] };

test('another chart has no selection, and keeps the order of the pillars and how the board is read', () => {
  const lines: ViewEvent = { type: 'board', board: { trines: false } };
  expect(after(BIRTH, YEAR, FLIGHTS, QUERY, ORDER, BOARD, lines, { type: 'birth', request: OTHER })).toEqual({
    subject: { kind: 'birth', request: OTHER },
    pillarOrder: 'hourFirst',
    board: { density: 'calm', trines: false },
  });
});

test('another chart keeps the tab, and every chart of a day is in the first one', () => {
  expect(after(BIRTH, PILLARS, { type: 'birth', request: OTHER }).tab).toBe('pillars');
  expect(after(PILLARS, BIRTH).tab).toBe('pillars');
  expect(after(BIRTH, PILLARS, { type: 'day', request: DAY }).tab).toBeUndefined();
  expect(after(BIRTH, PILLARS, { type: 'tab', tab: 'zi-wei' })).toEqual(after(BIRTH));
});

test('an hour of a day selects nothing of the chart before, and what is known of it stays', () => {
  const narrowed = [['bureau', 'fire6']] as const;
  expect(after({ type: 'day', request: DAY }, { type: 'narrow', narrowed }, { type: 'hour', chosen: 3 })).toEqual({
    subject: { kind: 'day', request: DAY, narrowed, chosen: 3 },
  });
  expect(after(BIRTH, { type: 'hour', chosen: 3 })).toEqual(after(BIRTH));
});

test.each<[string, ViewEvent[], ViewEvent, boolean]>([
  ['the first chart', [], BIRTH, true],
  ['another chart', [BIRTH], { type: 'birth', request: OTHER }, true],
  ['another hour of a day', [{ type: 'day', request: DAY }], { type: 'hour', chosen: 0 }, true],
  ['one more level', [BIRTH, DECADE], YEAR, true],
  ['flights', [BIRTH], FLIGHTS, true],
  ['another tab', [BIRTH], PILLARS, true],
  ['the first tab', [BIRTH, PILLARS], { type: 'tab', tab: 'zi-wei' }, true],
  ['the same tab', [BIRTH, PILLARS], PILLARS, false],
  ['no flights', [BIRTH, FLIGHTS], { type: 'flights', flights: {} }, true],
  ['the next year', [BIRTH, YEAR], NEXT_YEAR, false],
  ['one level less', [BIRTH, YEAR], DECADE, false],
  ['no flights where there were none', [BIRTH], { type: 'flights', flights: {} }, false],
  ['a search', [BIRTH], QUERY, false],
  ['the order of the pillars', [BIRTH], ORDER, false],
  ['how the board is read', [BIRTH], BOARD, false],
  ['the same chart', [BIRTH], BIRTH, false],
])('Back returns from %s: %s', (_, before, event, expected) => {
  const view = after(...before);
  expect(isStep(view, update(view, event))).toBe(expected);
});
