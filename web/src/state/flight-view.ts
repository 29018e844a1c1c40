// The palace whose flights are drawn, and the palace from which the roles are counted. A link and the session of the tab store their ids.

import type { ChartDocument, PalaceId } from 'beichen';
import { PALACE_IDS } from 'beichen/glossary';

/** Selection of palaces and flights. */
export interface FlightView {
  /** The palace whose four flights are drawn. */
  readonly flightsFrom?: PalaceId;
  /** The palace from which the roles are counted. */
  readonly rolesFrom?: PalaceId;
}

/** Flights of a document, which come on request. */
export type FlightsOfChart = Pick<ChartDocument, 'flights' | 'selfTransformations'>;

export const isNothing = ({ flightsFrom, rolesFrom }: FlightView): boolean =>
  flightsFrom === undefined && rolesFrom === undefined;

/** The fields of a link: `flights=wealth&roles=spouse`. */
export const flightFields = ({ flightsFrom, rolesFrom }: FlightView = {}): readonly (readonly [string, string])[] => [
  ...(flightsFrom === undefined ? [] : [['flights', flightsFrom] as const]),
  ...(rolesFrom === undefined ? [] : [['roles', rolesFrom] as const]),
];

/** Selection in the fields of a link; undefined if there is none. */
export function flightsIn(fields: URLSearchParams): FlightView | undefined {
  const palace = (name: string) => PALACE_IDS.find((id) => id === fields.get(name));
  const [flightsFrom, rolesFrom] = [palace('flights'), palace('roles')];
  return isNothing({ flightsFrom, rolesFrom }) ? undefined : { flightsFrom, rolesFrom };
}
