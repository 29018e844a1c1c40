// Which double hour is it, and when does it begin and end? Twelve a day in true solar time; that of 子 begins at 23:00.

import { MS_PER_HOUR } from '../civil/day-number.ts';
import { type Branch, branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';

/** The double hour of so many milliseconds after midnight. */
export const doubleHourAt = (msOfDay: number): Branch =>
  branch(Math.floor((msOfDay + MS_PER_HOUR) / (2 * MS_PER_HOUR)));

/**
 * The ends of a double hour, as HH:MM.
 * @example endsOfDoubleHour(branch(0)) // { from: '23:00', to: '01:00' }
 */
export const endsOfDoubleHour = (hour: Branch): { readonly from: string; readonly to: string } => ({
  from: hourText(2 * hour - 1),
  to: hourText(2 * hour + 1),
});

const hourText = (hour: number): string => `${String(mod(hour, 24)).padStart(2, '0')}:00`;
