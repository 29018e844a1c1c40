// What lies on a board that is drawn? Its layers, and the palaces from which it is looked at: the parameters of drawings that those of their documents do not have.

import type { BoardLayerId, PalaceId } from 'beichen';

/** What lies on a board, as `drawSvg` takes it. */
export interface BoardRequest {
  readonly layers?: readonly BoardLayerId[];
  readonly flightsFrom?: PalaceId;
  readonly rolesFrom?: PalaceId;
}

type Values = { readonly [Name in keyof BoardRequest]-?: BoardRequest[Name] | undefined };

/** What was sent of it. */
export const boardRequest = ({ layers, flightsFrom, rolesFrom }: Values): BoardRequest => ({
  ...(layers && { layers }),
  ...(flightsFrom && { flightsFrom }),
  ...(rolesFrom && { rolesFrom }),
});

/** The members on request that a document needs so that its board can be drawn; undefined where it needs none. */
export const fieldsOfBoard = ({ layers, flightsFrom }: BoardRequest): string | undefined =>
  layers?.includes('flights') || flightsFrom !== undefined ? 'flights,selfTransformations' : undefined;
