// What does the page ask for? The parameters of one chart, and the same as a link whose fragment is never sent to a server.

import { type Flown, flownFields } from './flown.ts';
import { fieldsOf, type Looked } from './looked.ts';

/** The body of a request for a chart; names as in the API. */
export interface ChartRequest {
  readonly date: string;
  readonly hour: number;
  readonly minute?: number;
  readonly gender: string;
  readonly cityId: string;
  readonly calendar?: 'solar' | 'lunar';
  readonly leapMonth?: boolean;
  readonly timeZone?: string;
  readonly disambiguation?: string;
  readonly school?: string;
  readonly dayBoundary?: string;
  readonly yearBoundary?: string;
  readonly leapMonthRule?: string;
  readonly calendarRegion?: string;
  readonly solarTime?: string;
  readonly name?: string;
}

/** The chart of the examples: summer time, and a double hour that the clock alone would get wrong. */
export const EXAMPLE: ChartRequest = {
  date: '1990-07-23',
  hour: 8,
  minute: 30,
  gender: 'male',
  cityId: 'beijing-1816670',
};

const TEXTS = [
  'date',
  'gender',
  'cityId',
  'calendar',
  'timeZone',
  'disambiguation',
  'school',
  'dayBoundary',
  'yearBoundary',
  'leapMonthRule',
  'calendarRegion',
  'solarTime',
] as const;
const NUMBERS = ['hour', 'minute'] as const;

/**
 * A request as the fragment of a link, without the name, and what is looked at of the life and of the palaces.
 * @example fragmentOf(EXAMPLE) // '#date=1990-07-23&gender=male&cityId=beijing-1816670&hour=8&minute=30'
 */
export function fragmentOf(request: ChartRequest, looked?: Looked, flown: Flown = {}): string {
  const fields = new URLSearchParams();
  for (const key of [...TEXTS, ...NUMBERS]) {
    const value = request[key];
    if (value !== undefined) fields.set(key, String(value));
  }
  if (request.leapMonth) fields.set('leapMonth', 'true');
  if (looked !== undefined && looked.levels.length > 0) {
    for (const [name, value] of fieldsOf(looked)) fields.set(name, value);
  }
  for (const [name, value] of flownFields(flown)) fields.set(name, value);
  return `#${fields}`;
}

/** The request of a link's fragment; undefined when it has none. The service checks the values. */
export function requestIn(fragment: string): ChartRequest | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!['date', 'hour', 'gender', 'cityId'].every((key) => fields.has(key))) return undefined;
  const found: Record<string, string | number | boolean> = {};
  for (const key of TEXTS) {
    const value = fields.get(key);
    if (value !== null) found[key] = value;
  }
  for (const key of NUMBERS) {
    const value = fields.get(key);
    if (value !== null && /^\d{1,2}$/.test(value)) found[key] = Number(value);
  }
  if (fields.get('leapMonth') === 'true') found.leapMonth = true;
  return found as unknown as ChartRequest;
}
