// How the board is read: how much of it is seen, and which lines. A taste of the reader: it goes from chart to chart.

import { LANGUAGE_FACTS, type Language } from 'beichen';

/** 'calm': major stars, palaces and decades; 'classic': minor stars and rings too; 'everything': every star. */
export const DENSITIES = ['calm', 'classic', 'everything'] as const;
export type Density = (typeof DENSITIES)[number];

export interface BoardView {
  readonly density?: Density;
  /** Whether layers of a moment have their flow stars; without them each takes one line of a palace. */
  readonly flowStars?: boolean;
  /** Whether the lines to trines and opposite are drawn; they are, when absent. */
  readonly trines?: boolean;
}

const IN_HANZI = /^(?:zh|ja)/;

/** What a language is read by at first: names in letters leave less room. */
export const densityIn = (language: Language): Density =>
  IN_HANZI.test(LANGUAGE_FACTS[language].tag) ? 'classic' : 'calm';

/** The fields of a link: `density=classic&flowStars=true&trines=false`. */
export const boardFields = ({ density, flowStars, trines }: BoardView = {}): readonly (readonly [string, string])[] => [
  ...(density === undefined ? [] : [['density', density] as const]),
  ...(flowStars === undefined ? [] : [['flowStars', `${flowStars}`] as const]),
  ...(trines === undefined ? [] : [['trines', `${trines}`] as const]),
];

/** What the fields of a link name; undefined where they name nothing. */
export function boardIn(fields: URLSearchParams): BoardView | undefined {
  const flag = (name: string) => ({ true: true, false: false })[fields.get(name) ?? ''];
  const density = DENSITIES.find((each) => each === fields.get('density'));
  const [flowStars, trines] = [flag('flowStars'), flag('trines')];
  return density === undefined && flowStars === undefined && trines === undefined
    ? undefined
    : { density, flowStars, trines };
}
