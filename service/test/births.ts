// The births that tests request over and over.

/** During summer time in Beijing; the example of the documentation. */
export const BIRTH = {
  date: '1990-07-23',
  hour: '8',
  minute: '30',
  gender: 'male',
  cityId: 'beijing-1816670',
} as const;

export const CHART = '/api/public/chart';
export const DAY = '/api/public/day';
export const VARIANTS = '/api/public/variants';
export const BIRTHS = '/api/public/births';
export const TRANSITS = '/api/public/transits';
export const TIMELINE = '/api/public/transits/timeline';
export const CITIES = '/api/public/cities';

/** A target with a query string. `undefined` leaves a parameter out. */
export function target(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${path}?${new URLSearchParams(pairs)}`;
}

/** Request for the transits of that birth, with changes. */
export const transitsOf = (
  changes: Readonly<Record<string, string | undefined>> = {},
  path: string = TRANSITS,
): string => target(path, { ...BIRTH, at: '2027-02-10T08:30', ...changes });

/** Request for a list around that moment. */
export const timelineOf = (list: string, changes: Readonly<Record<string, string | undefined>> = {}): string =>
  transitsOf({ list, ...changes }, TIMELINE);

/** Request for the chart of the birth, with changes. */
export const chartOf = (changes: Readonly<Record<string, string | undefined>> = {}): string =>
  target(CHART, { ...BIRTH, ...changes });

/** Request for births with known facts. */
export const birthsOf = (known: Readonly<Record<string, string | undefined>>): string => target(BIRTHS, known);

/** Request for every chart of that day, with changes. */
export const dayOf = (changes: Readonly<Record<string, string | undefined>> = {}): string =>
  target(DAY, { ...BIRTH, hour: undefined, minute: undefined, ...changes });

/** Request for the variants of the chart, with changes. */
export const variantsOf = (changes: Readonly<Record<string, string | undefined>> = {}): string =>
  target(VARIANTS, { ...BIRTH, ...changes });
