// The palace of the drawn flights, and of the counted roles. A link and the tab's session name it by ids of palaces.

import type { ChartDocument, PalaceId } from 'beichen';
import { PALACE_IDS } from 'beichen/glossary';

/** What is selected of the palaces. */
export interface FlightView {
  /** The palace whose four flights are drawn. */
  readonly flightsFrom?: PalaceId;
  /** The palace from which the roles are counted. */
  readonly rolesFrom?: PalaceId;
}

/** Where the stems of the palaces send their transformations, as a document has it on request. */
export type FlightsOfChart = Pick<ChartDocument, 'flights' | 'selfTransformations'>;

export const isNothing = ({ flightsFrom, rolesFrom }: FlightView): boolean =>
  flightsFrom === undefined && rolesFrom === undefined;

/** The fields of a link: `flights=wealth&roles=spouse`. */
export const flightFields = ({ flightsFrom, rolesFrom }: FlightView = {}): readonly (readonly [string, string])[] => [
  ...(flightsFrom === undefined ? [] : [['flights', flightsFrom] as const]),
  ...(rolesFrom === undefined ? [] : [['roles', rolesFrom] as const]),
];

/** What the fields of a link name; undefined where they name nothing. */
export function flightsIn(fields: URLSearchParams): FlightView | undefined {
  const palace = (name: string) => PALACE_IDS.find((id) => id === fields.get(name));
  const [flightsFrom, rolesFrom] = [palace('flights'), palace('roles')];
  return isNothing({ flightsFrom, rolesFrom }) ? undefined : { flightsFrom, rolesFrom };
}
