// With which chart does the page open? With that of a link, or else the one that the tab has kept.

import { PILLAR_ORDERS, type PillarOrder } from 'beichen';
import type { City } from '../cast/api.ts';
import type { ChartRequest } from '../cast/chart-request.ts';
import { type Flown, flownIn, isNothing } from './flown.ts';
import { type DayLink, dayIn, requestIn } from './link.ts';
import { type Looked, lookedIn } from './looked.ts';
import { type Sought, soughtIn } from './sought.ts';
import { type KeptChart, type KeptDay, keptChart } from './tab-session.ts';

export interface Opening {
  /** The request of a link. */
  readonly link?: ChartRequest;
  /** The birth without an hour of a link. */
  readonly day?: DayLink;
  /** The birthplace of the link, where the tab has kept it. */
  readonly city?: City;
  /** What the link looks at of the life. */
  readonly looked?: Looked;
  /** What the link looks at of the palaces. */
  readonly flown?: Flown;
  /** How the pillars stand in the link. */
  readonly pillarOrder?: PillarOrder;
  /** Which births the link looks for. */
  readonly sought?: Sought;
  /** A link that holds no whole birth. */
  readonly isBadLink?: true;
  readonly kept?: KeptChart;
  readonly keptDay?: KeptDay;
}

/** What the page opens with, by the fragment of its address. */
export function openingOf(fragment: string): Opening {
  const link = requestIn(fragment);
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const [looked, flown, sought] = [lookedIn(fields), flownIn(fields), soughtIn(fields)];
  const also = { ...(looked && { looked }), ...(!isNothing(flown) && { flown }), ...(sought && { sought }) };
  const ofPlace = (cityId: string): Pick<Opening, 'city'> => {
    const city = keptChart()?.city;
    return city?.cityId === cityId ? { city } : {};
  };
  const pillarOrder = PILLAR_ORDERS.find((each) => each === fields.get('pillarOrder'));
  const order: Pick<Opening, 'pillarOrder'> = pillarOrder === undefined ? {} : { pillarOrder };
  if (link !== undefined) return { link, ...also, ...order, ...ofPlace(link.cityId) };
  const day = dayIn(fragment);
  if (day !== undefined) return { day: { ...day, ...also }, ...order, ...ofPlace(day.request.cityId) };
  if (/[#&](?:date|hour|gender|cityId)=/.test(fragment)) return { isBadLink: true };
  const kept = keptChart();
  if (kept === undefined) return {};
  return 'day' in kept ? { keptDay: kept } : { kept };
}
