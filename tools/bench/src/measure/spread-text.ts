// Formats a measured value: its median, with the range of the middle eighty percent, to three digits.

import { whole } from '#prove/prove/table';
import type { Spread } from './side-by-side.ts';

export const spreadText = ({ median, low, high }: Spread): string => `${short(median)} (${short(low)}–${short(high)})`;

/** Three significant digits. */
export const short = (value: number): string => (value >= 1000 ? whole(value) : value.toPrecision(3));
