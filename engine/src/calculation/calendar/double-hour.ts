// Double hours. Twelve a day in true solar time; 子 begins at 23:00.

import { MS_PER_HOUR } from '../civil/day-number.ts';
import { type Branch, branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';

export const MS_PER_DOUBLE_HOUR = 2 * MS_PER_HOUR;

/** Double hour of a time, in milliseconds after midnight. */
export const doubleHourAt = (msOfDay: number): Branch => branch(doubleHoursSinceEleven(msOfDay));

/** Start of the double hour of a time; both in milliseconds since 1970 on the same clock. */
export const startOfDoubleHour = (shown: number): number =>
  doubleHoursSinceEleven(shown) * MS_PER_DOUBLE_HOUR - MS_PER_HOUR;

/** The first double hour (子) begins an hour before midnight. */
const doubleHoursSinceEleven = (ms: number): number => Math.floor((ms + MS_PER_HOUR) / MS_PER_DOUBLE_HOUR);

/**
 * The ends of a double hour, as HH:MM.
 * @example endsOfDoubleHour(branch(0)) // { from: '23:00', to: '01:00' }
 */
export const endsOfDoubleHour = (hour: Branch): { readonly from: string; readonly to: string } => ({
  from: hourText(2 * hour - 1),
  to: hourText(2 * hour + 1),
});

const hourText = (hour: number): string => `${String(mod(hour, 24)).padStart(2, '0')}:00`;
