// Input from the page to a chart that it shows: callbacks, and the first selection.

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
  /** Shows the selection of a view: of the life and of the palaces. */
  readonly show: (view: View) => void;
  /** Shows the sections of a tab. */
  readonly showTab: (tab: Tab | undefined) => void;
}

export interface ChartHost extends Omit<ActionOptions, 'selection' | 'seen' | 'flightView'> {
  /** Called in the frame in which the chart appears. */
  readonly alongside: (shown: ShownChart) => void;
  /** The first selection. */
  readonly view: View;
  readonly onOther: (other: OtherChoice) => void;
  readonly life: BirthQueries;
  readonly onTimeline: (selected: TimelineView | undefined) => void;
  readonly onFlights: (flightView: FlightView) => void;
  readonly onBoard: (board: BoardView) => void;
  /** Called with the new order of the pillars. */
  readonly onPillarOrder: (order: PillarOrder) => void;
  readonly births: BirthsActions;
  /** Called if the life could not be requested. */
  readonly onLifeFailure: () => void;
  /** For a birth without an hour: which chart of its day this is. */
  readonly hour?: HourOfDay;
  /** The chart before the choice of a warning; `time` if it had another time of birth. */
  readonly first?: { readonly time?: string; readonly onBack: () => void };
}
