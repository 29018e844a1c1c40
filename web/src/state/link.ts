// A view as a link: the fields of a request as the fragment of a URL, which is never sent to a server.

import type { ChartRequest, DayRequest } from '../cast/chart-request.ts';
import { type Flown, flownFields } from './flown.ts';
import { fieldsOf, type Looked } from './looked.ts';
import { type Sought, soughtFields, soughtIn } from './sought.ts';

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
 * A request as the fragment of a link, without the name, what is looked at of the life and of the palaces, and which births are looked for.
 * @example fragmentOf(EXAMPLE) // '#date=1990-07-23&gender=male&cityId=beijing-1816670&hour=8&minute=30'
 */
export function fragmentOf(request: ChartRequest, looked?: Looked, flown: Flown = {}, sought: Sought = []): string {
  const fields = new URLSearchParams();
  for (const key of [...TEXTS, ...NUMBERS]) {
    const value = request[key];
    if (value !== undefined) fields.set(key, String(value));
  }
  return withLook(fields, request, { looked, flown, sought });
}

/** A birth without an hour, which of its charts is shown, and what is looked at of its life. */
export interface DayLink {
  readonly request: DayRequest;
  /** The place of the chart among those of its day; none without it. */
  readonly chosen?: number;
  readonly looked?: Looked;
  readonly flown?: Flown;
  readonly sought?: Sought;
  /** What is known of the chart, and leaves some of those of the day. */
  readonly narrowed?: Sought;
}

/**
 * The same for a birth without an hour.
 * @example dayFragmentOf({ request, chosen: 5 }) // '#date=1990-07-23&gender=male&cityId=beijing-1816670&hour=unknown&chart=6'
 */
export function dayFragmentOf({ request, chosen, looked, flown = {}, sought = [], narrowed = [] }: DayLink): string {
  const fields = new URLSearchParams();
  for (const key of TEXTS) {
    const value = (request as ChartRequest)[key];
    if (value !== undefined) fields.set(key, String(value));
  }
  fields.set('hour', UNKNOWN);
  if (chosen !== undefined) fields.set('chart', String(chosen + 1));
  for (const [name, value] of soughtFields(narrowed, 'known')) fields.append(name, value);
  return withLook(fields, request, { looked, flown, sought });
}

const UNKNOWN = 'unknown';

/** What is looked at, and what is looked for. */
interface LookedAt {
  readonly looked: Looked | undefined;
  readonly flown: Flown;
  readonly sought: Sought;
}

function withLook(fields: URLSearchParams, request: DayRequest, { looked, flown, sought }: LookedAt): string {
  if (request.leapMonth) fields.set('leapMonth', 'true');
  if (looked !== undefined && looked.levels.length > 0) {
    for (const [name, value] of fieldsOf(looked)) fields.set(name, value);
  }
  for (const [name, value] of flownFields(flown)) fields.set(name, value);
  for (const [name, value] of soughtFields(sought)) fields.append(name, value);
  return `#${fields}`;
}

/** The request of a link's fragment; undefined when it has none. The service checks the values. */
export function requestIn(fragment: string): ChartRequest | undefined {
  const fields = fieldsIn(fragment);
  if (fields === undefined || fields.get('hour') === UNKNOWN) return undefined;
  const found: Record<string, string | number | boolean> = textsIn(fields);
  for (const key of NUMBERS) {
    const value = fields.get(key);
    if (value !== null && /^\d{1,2}$/.test(value)) found[key] = Number(value);
  }
  return found as unknown as ChartRequest;
}

/** The birth without an hour of a link's fragment, and which of its charts. */
export function dayIn(fragment: string): DayLink | undefined {
  const fields = fieldsIn(fragment);
  if (fields?.get('hour') !== UNKNOWN) return undefined;
  const { disambiguation: _, ...request } = textsIn(fields);
  const chosen = Number(fields.get('chart'));
  const narrowed = soughtIn(fields, 'known');
  return {
    request: request as unknown as DayRequest,
    ...(chosen >= 1 && { chosen: Math.floor(chosen) - 1 }),
    ...(narrowed && { narrowed }),
  };
}

function fieldsIn(fragment: string): URLSearchParams | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  return ['date', 'hour', 'gender', 'cityId'].every((key) => fields.has(key)) ? fields : undefined;
}

function textsIn(fields: URLSearchParams): Record<string, string | number | boolean> {
  const found: Record<string, string | number | boolean> = {};
  for (const key of TEXTS) {
    const value = fields.get(key);
    if (value !== null) found[key] = value;
  }
  if (fields.get('leapMonth') === 'true') found.leapMonth = true;
  return found;
}
