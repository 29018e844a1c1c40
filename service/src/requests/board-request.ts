// Request of a drawing: its layers, the palace from which it is seen, and the form of the pillars: the parameters that drawings have in addition to their
// documents.

import type { BoardLayerId, PalaceId, PillarOrder, SvgOptions } from 'beichen';
import type { PairBoards } from 'beichen/draw';
import { DRAWN_PILLARS } from 'beichen/internal';

/** Options of a board for `drawSvg`. */
export interface BoardRequest extends Pick<SvgOptions, 'layout' | 'width' | 'height' | 'density' | 'theme'> {
  readonly layers?: readonly BoardLayerId[];
  readonly flightsFrom?: PalaceId;
  readonly rolesFrom?: PalaceId;
  readonly pillarOrder?: PillarOrder;
  /** Set if the pillars are drawn in depth below the board. */
  readonly pillars?: true;
  /** For two people: the boards to draw. */
  readonly boards?: PairBoards;
}

interface Values extends Pick<BoardRequest, 'layout' | 'width' | 'height' | 'density' | 'theme'> {
  readonly layers: readonly (BoardLayerId | 'pillars')[] | undefined;
  readonly flightsFrom: PalaceId | undefined;
  readonly rolesFrom: PalaceId | undefined;
  readonly pillarOrder: PillarOrder | undefined;
  readonly boards?: PairBoards | undefined;
}

/** Options of a board that were sent. */
export function boardRequest({
  layers = [],
  flightsFrom,
  rolesFrom,
  pillarOrder,
  boards,
  layout,
  width,
  height,
  density,
  theme,
}: Values): BoardRequest {
  const onBoard = layers.filter((layer) => layer !== 'pillars');
  return {
    ...(onBoard.length > 0 && { layers: onBoard }),
    ...(onBoard.length < layers.length && { pillars: true }),
    flightsFrom,
    rolesFrom,
    pillarOrder,
    ...(layout !== undefined && { layout }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(density !== undefined && { density }),
    ...(theme !== undefined && { theme }),
    ...(boards !== undefined && { boards }),
  };
}

/** Members on request that a drawing needs, if any. */
export function fieldsOfBoard({ layers, flightsFrom, pillars }: BoardRequest): string | undefined {
  const fields = [
    ...(layers?.includes('flights') || flightsFrom !== undefined ? ['flights', 'selfTransformations'] : []),
    ...(pillars
      ? [
          'fourPillars.relations',
          ...DRAWN_PILLARS.flatMap((pillar) => [`fourPillars.${pillar}.stars`, `fourPillars.${pillar}.command`]),
        ]
      : []),
  ];
  return fields.length === 0 ? undefined : fields.join();
}
