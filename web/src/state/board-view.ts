// Settings of the board: its detail and its lines. They are preferences of the reader, and stay for the next chart.

import type { Density } from 'beichen/draw';

/** 'calm': major stars, palaces and decades; 'classic': minor stars and rings too; 'everything': every star. */
export const DENSITIES = ['calm', 'classic', 'everything'] as const satisfies readonly Density[];
export const DEFAULT_DENSITY: Density = 'everything';

/** Switches of the board, with their defaults. */
export const BOARD_SWITCHES = {
  /** True if the layers of a moment show their flow stars. */
  flowStars: false,
  /** The lines to trines and opposite (三合). */
  trines: true,
  /** The flights of the chosen palace (飞星). */
  flights: false,
  /** Background colours at stars with a transformation (四化). */
  transformations: true,
} as const;
export type BoardSwitch = keyof typeof BOARD_SWITCHES;
const SWITCHES = Object.keys(BOARD_SWITCHES) as readonly BoardSwitch[];

export interface BoardView extends Readonly<Partial<Record<BoardSwitch, boolean>>> {
  readonly density?: Density;
}

/** The fields of a link: `density=classic&flowStars=true&trines=false`. */
export const boardFields = ({ density, ...board }: BoardView = {}): readonly (readonly [string, string])[] => [
  ...(density === undefined ? [] : [['density', density] as const]),
  ...SWITCHES.flatMap((name) => (board[name] === undefined ? [] : [[name, `${board[name]}`] as const])),
];

/** Settings in the fields of a link; undefined if there are none. */
export function boardIn(fields: URLSearchParams): BoardView | undefined {
  const density = DENSITIES.find((each) => each === fields.get('density'));
  const board: BoardView = {
    ...(density !== undefined && { density }),
    ...Object.fromEntries(
      SWITCHES.flatMap((name) => {
        const value = fields.get(name);
        return value === 'true' || value === 'false' ? [[name, value === 'true']] : [];
      }),
    ),
  };
  return Object.keys(board).length === 0 ? undefined : board;
}
