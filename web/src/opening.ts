// With which chart does the page open? With that of a link, or else the one that the tab has kept.

import type { City } from './api.ts';
import { type ChartRequest, requestIn } from './chart-request.ts';
import { type Flown, flownIn } from './flown.ts';
import { type Looked, lookedIn } from './looked.ts';
import { type KeptChart, keptChart } from './tab-session.ts';

export interface Opening {
  /** The request of a link. */
  readonly link?: ChartRequest;
  /** The birthplace of the link, where the tab has kept it. */
  readonly city?: City;
  /** What the link looks at of the life. */
  readonly looked?: Looked;
  /** What the link looks at of the palaces. */
  readonly flown?: Flown;
  /** A link that holds no whole birth. */
  readonly isBadLink?: true;
  readonly kept?: KeptChart;
}

/** What the page opens with, by the fragment of its address. */
export function openingOf(fragment: string): Opening {
  const link = requestIn(fragment);
  if (link !== undefined) {
    const fields = new URLSearchParams(fragment.replace(/^#/, ''));
    const looked = lookedIn(fields);
    const city = keptChart()?.city;
    return {
      link,
      flown: flownIn(fields),
      ...(looked && { looked }),
      ...(city?.cityId === link.cityId && { city }),
    };
  }
  if (/[#&](?:date|hour|gender|cityId)=/.test(fragment)) return { isBadLink: true };
  const kept = keptChart();
  return kept === undefined ? {} : { kept };
}
