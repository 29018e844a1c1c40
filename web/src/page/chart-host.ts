// Callbacks and initial view of a shown chart. The page's own doings, and what is selected from the beginning.

import type { PillarOrder } from 'beichen';
import type { BirthQueries } from '../cast/chart-client.ts';
import type { OtherChoice } from '../chart/first-warning.ts';
import type { HourOfDay } from '../chart/highlights.ts';
import type { BirthsActions } from '../depth/births-list.ts';
import type { ActionOptions } from '../share/actions.ts';
import type { BoardView } from '../state/board-view.ts';
import type { FlightView } from '../state/flight-view.ts';
import type { Tab } from '../state/tab.ts';
import type { TimelineView } from '../state/timeline-view.ts';
import type { View } from '../state/view.ts';

/** A chart on the page. */
export interface ShownChart {
  /** Shows what a view selects of the life and of the palaces. */
  readonly show: (view: View) => void;
  /** Shows the sections of a tab. */
  readonly showTab: (tab: Tab | undefined) => void;
}

export interface ChartHost extends Omit<ActionOptions, 'selection' | 'seen' | 'flightView'> {
  /** Does what must be seen in the same frame as the chart. */
  readonly alongside: (shown: ShownChart) => void;
  /** The first selection. */
  readonly view: View;
  readonly onOther: (other: OtherChoice) => void;
  readonly life: BirthQueries;
  readonly onTimeline: (selected: TimelineView | undefined) => void;
  readonly onFlights: (flightView: FlightView) => void;
  readonly onBoard: (board: BoardView) => void;
  /** Gets how the pillars are from now on. */
  readonly onPillarOrder: (order: PillarOrder) => void;
  readonly births: BirthsActions;
  /** The life could not be asked. */
  readonly onLifeFailure: () => void;
  /** Of a birth without an hour: which chart of its day this is. */
  readonly hour?: HourOfDay;
  /** The chart from which the other choice was taken; `time` where it was born at another one. */
  readonly first?: { readonly time?: string; readonly onBack: () => void };
}
