// The view: all that Reload, Back and Forward restore, and that a link contains. Parts render from it; only an event of the reader changes it.

import type { PillarOrder } from 'beichen';
import type { ChartRequest, DayRequest } from '../cast/chart-request.ts';
import type { BirthQuery } from './birth-query.ts';
import type { BoardView } from './board-view.ts';
import type { FlightView } from './flight-view.ts';
import { FIRST_TAB, type Tab } from './tab.ts';
import { depthOf, type TimelineView } from './timeline-view.ts';

/** Subject of a view: no chart, the chart of a birth, or every chart of a birth without an hour. */
export type Subject =
  | { readonly kind: 'none' }
  /** `first`: the request of the chart before the choice of a warning. */
  | { readonly kind: 'birth'; readonly request: ChartRequest; readonly first?: ChartRequest }
  /** `chosen`: the index of the chart that is shown in full; `narrowed`: known facts. */
  | { readonly kind: 'day'; readonly request: DayRequest; readonly chosen?: number; readonly narrowed?: BirthQuery };

export interface View {
  readonly subject: Subject;
  readonly timeline?: TimelineView;
  readonly flights?: FlightView;
  /** The search for births. */
  readonly query?: BirthQuery;
  /** The order of the pillars, if it was chosen; otherwise the language decides. */
  readonly pillarOrder?: PillarOrder;
  /** Settings of the board, if they were changed. */
  readonly board?: BoardView;
  /** The open tab; undefined for the first one. */
  readonly tab?: Tab;
}

export const NO_VIEW: View = { subject: { kind: 'none' } };

export type ViewEvent =
  | {
      readonly type: 'birth';
      readonly request: ChartRequest;
      readonly first?: ChartRequest;
      readonly query?: BirthQuery;
    }
  | { readonly type: 'day'; readonly request: DayRequest }
  | { readonly type: 'hour'; readonly chosen: number }
  | { readonly type: 'narrow'; readonly narrowed?: BirthQuery }
  | { readonly type: 'timeline'; readonly timeline?: TimelineView }
  | { readonly type: 'flights'; readonly flights: FlightView }
  | { readonly type: 'query'; readonly query?: BirthQuery }
  | { readonly type: 'pillarOrder'; readonly pillarOrder: PillarOrder }
  | { readonly type: 'board'; readonly board: BoardView }
  | { readonly type: 'tab'; readonly tab: Tab };

/**
 * The view after an event. Another chart starts without a selection; the order of the pillars, the settings of the board, and the tab stay. The charts of a day
 * are in the first tab.
 */
export function update(view: View, event: ViewEvent): View {
  const { subject, pillarOrder, board, tab } = view;
  switch (event.type) {
    case 'birth': {
      const { request, first, query } = event;
      return { subject: { kind: 'birth', request, first }, query, pillarOrder, board, tab };
    }
    case 'day':
      return { subject: { kind: 'day', request: event.request }, pillarOrder, board };
    case 'hour':
      return subject.kind === 'day' ? { subject: { ...subject, chosen: event.chosen }, pillarOrder, board } : view;
    case 'narrow':
      return subject.kind === 'day' ? { ...view, subject: { ...subject, narrowed: event.narrowed } } : view;
    case 'timeline':
      return { ...view, timeline: event.timeline };
    case 'flights':
      return { ...view, flights: event.flights };
    case 'query':
      return { ...view, query: event.query };
    case 'pillarOrder':
      return { ...view, pillarOrder: event.pillarOrder };
    case 'board':
      return { ...view, board: { ...board, ...event.board } };
    case 'tab':
      return { ...view, tab: event.tab === FIRST_TAB ? undefined : event.tab };
  }
}

/** True if both views show the same chart or the same charts of a day. */
export const isSameChart = (one: View, two: View): boolean => chartKey(one) === chartKey(two);

/**
 * True if the change from one view to the other adds a history entry: another chart or tab, one more level of the timeline, other flights. Other changes
 * replace the entry.
 */
export const isStep = (before: View, after: View): boolean =>
  !isSameChart(before, after) ||
  before.tab !== after.tab ||
  depthIn(after) > depthIn(before) ||
  flightsKey(before) !== flightsKey(after);

function chartKey({ subject }: View): string {
  const { kind } = subject;
  return JSON.stringify([kind, kind !== 'none' && subject.request, kind === 'day' && subject.chosen]);
}

/** Depth of the shortest level on the board. */
const depthIn = ({ timeline }: View): number => Math.max(0, ...(timeline?.levels ?? []).map(depthOf));

const flightsKey = ({ flights }: View): string => JSON.stringify([flights?.flightsFrom, flights?.rolesFrom]);
