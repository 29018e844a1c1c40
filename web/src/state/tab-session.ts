// What does the tab keep while it is open? The birth of the chart on the page with its birthplace, or the birth without an hour and which of its charts is shown, and what is looked
// at of its life, and how its pillars stand, so that Reload and Back show it again. The browser forgets it with the tab.

import { PILLAR_ORDERS, type PillarOrder } from 'beichen';
import type { City } from '../cast/api.ts';
import type { ChartRequest } from '../cast/chart-request.ts';
import { TAB } from '../dom/browser-store.ts';
import type { Flown } from './flown.ts';
import type { DayLink } from './link.ts';
import type { Looked } from './looked.ts';
import type { Sought } from './sought.ts';

/** A chart that can be cast again without asking anyone. */
export interface KeptChart {
  readonly request: ChartRequest;
  readonly city: City;
  /** The first request, while the other choice of a warning is shown. */
  readonly first?: ChartRequest;
  /** What is looked at on the timeline. */
  readonly looked?: Looked;
  /** What is looked at of the palaces. */
  readonly flown?: Flown;
  /** Which births are looked for. */
  readonly sought?: Sought;
}

/** The charts of a day that can be cast again without asking anyone. */
export interface KeptDay {
  readonly day: DayLink;
  readonly city: City;
}

// With another form of what is kept, the key changes: a tab may be older than the page.
const KEY = 'chart-1';

/** Keeps a chart, or the charts of a day, where storage is allowed. */
export const keepChart = (chart: KeptChart | KeptDay) => TAB.writeValue(KEY, chart);

/** Erases what the tab has kept. */
export const forgetChart = () => TAB.remove(KEY);

/** The chart that the tab has kept, or the charts of a day. */
export const keptChart = () => TAB.readValue(KEY) as KeptChart | KeptDay | undefined;

const ORDER_KEY = 'pillar-order';

/** Keeps how the pillars stand, for every chart of the tab. */
export const keepPillarOrder = (order: PillarOrder) => TAB.write(ORDER_KEY, order);

/** How the pillars stand in the tab, where that was chosen. */
export const keptPillarOrder = (): PillarOrder | undefined =>
  PILLAR_ORDERS.find((order) => order === TAB.read(ORDER_KEY));
