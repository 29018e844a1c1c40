// A view as a link: the fragment of a URL, which is never sent to a server. It never contains the name, or the chart before the choice of a warning.

import { PILLAR_ORDERS } from 'beichen/draw';
import { ALL_CONVENTIONS, type ChartRequest, type DayRequest, MAX_FACTS } from '../cast/chart-request.ts';
import { queryFields, queryIn } from './birth-query.ts';
import { boardFields, boardIn } from './board-view.ts';
import { flightFields, flightsIn } from './flight-view.ts';
import { tabIn, tabOf } from './tab.ts';
import { timelineFields, timelineIn } from './timeline-view.ts';
import { NO_VIEW, type Subject, update, type View } from './view.ts';

const OF_A_TIME = ['disambiguation', 'doubleHour'] as const;
const TEXTS = [
  'date',
  'gender',
  'cityId',
  'calendar',
  'timeZone',
  'utcOffset',
  ...OF_A_TIME,
  ...ALL_CONVENTIONS,
] as const;
const NUMBERS = ['hour', 'minute', 'second'] as const;
const REQUIRED = ['date', 'hour', 'gender', 'cityId'];
const UNKNOWN = 'unknown';

/** Limits of a link. The longest link of the page uses half of each. */
const MAX_FRAGMENT = 4096;
const MAX_LETTERS = 200;

/**
 * The fragment of a link to a view; empty without a birth and in the first tab.
 * @example toLink({ subject: { kind: 'birth', request: EXAMPLE } }) // '#date=1990-07-23&gender=male&cityId=beijing-1816670&hour=8&minute=30'
 */
export function toLink({ subject, timeline, flights, query, pillarOrder, board, tab }: View): string {
  if (subject.kind === 'none') return tab === undefined ? '' : `#tab=${tab}`;
  const { request } = subject;
  const fields = new URLSearchParams();
  for (const key of [...TEXTS, ...NUMBERS]) {
    const value = (request as ChartRequest)[key];
    if (value !== undefined) fields.set(key, String(value));
  }
  if (subject.kind === 'day') {
    fields.set('hour', UNKNOWN);
    if (subject.chosen !== undefined) fields.set('chart', String(subject.chosen + 1));
    for (const [name, value] of queryFields(subject.narrowed, 'known')) fields.append(name, value);
  }
  if (request.leapMonth) fields.set('leapMonth', 'true');
  for (const [name, value] of timelineFields(timeline)) fields.set(name, value);
  for (const [name, value] of flightFields(flights)) fields.set(name, value);
  for (const [name, value] of queryFields(query)) fields.append(name, value);
  if (pillarOrder !== undefined) fields.set('pillarOrder', pillarOrder);
  for (const [name, value] of boardFields(board)) fields.set(name, value);
  if (tab !== undefined) fields.set('tab', tab);
  return `#${fields}`;
}

/**
 * The view of a fragment; 'incomplete' if it has only a part of a birth, or exceeds the limits; undefined if it has neither a birth nor a tab. The anchor of a
 * section opens its tab. Casting checks the values.
 */
export function fromLink(fragment: string): View | 'incomplete' | undefined {
  const fields = new URLSearchParams(fragment.slice(0, MAX_FRAGMENT).replace(/^#/, ''));
  if (!REQUIRED.some((key) => fields.has(key))) {
    const tab = tabIn(fields) ?? tabOf(fragment.replace(/^#/, ''));
    return tab && update(NO_VIEW, { type: 'tab', tab });
  }
  const isWhole = fragment.length <= MAX_FRAGMENT && REQUIRED.every((key) => fields.has(key));
  if (!isWhole || isTooMuch(fields)) return 'incomplete';
  return {
    subject: subjectIn(fields),
    timeline: timelineIn(fields),
    flights: flightsIn(fields),
    query: queryIn(fields),
    pillarOrder: PILLAR_ORDERS.find((each) => each === fields.get('pillarOrder')),
    board: boardIn(fields),
    tab: tabIn(fields),
  };
}

/** True if a name or a value is too long, or a name occurs too often. */
function isTooMuch(fields: URLSearchParams): boolean {
  const counts = new Map<string, number>();
  for (const [name, value] of fields) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count > MAX_FACTS || name.length > MAX_LETTERS || value.length > MAX_LETTERS) return true;
  }
  return false;
}

function subjectIn(fields: URLSearchParams): Subject {
  const request: Record<string, string | number | boolean> = {};
  for (const key of TEXTS) {
    const value = fields.get(key);
    if (value !== null) request[key] = value;
  }
  if (fields.get('leapMonth') === 'true') request.leapMonth = true;
  if (fields.get('hour') === UNKNOWN) {
    for (const key of OF_A_TIME) delete request[key];
    const chosen = Math.floor(Number(fields.get('chart')));
    return {
      kind: 'day',
      request: request as unknown as DayRequest,
      chosen: chosen >= 1 ? chosen - 1 : undefined,
      narrowed: queryIn(fields, 'known'),
    };
  }
  for (const key of NUMBERS) {
    const value = fields.get(key);
    if (value !== null && /^\d{1,2}$/.test(value)) request[key] = Number(value);
  }
  return { kind: 'birth', request: request as unknown as ChartRequest };
}
