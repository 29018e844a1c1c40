// The pages of the almanac that a saved page has without a network: this month, the next two, and the year. They come with a language, and again in the next month.

/** The cache in which they are. */
export const ALMANAC_CACHE = 'almanac';

/** The cache of what casts, by language. */
export const CASTS_CACHE = 'casts';

/** True for a cache of the page in a folder: the files of the page, which Workbox names, what casts, and the almanac. */
export const isOwnCache = (name: string, page: string): boolean =>
  [ALMANAC_CACHE, CASTS_CACHE].includes(name) || (name.startsWith('workbox-precache-') && name.endsWith(`-${page}`));

/** Files that the pages need, from the folder of the page. */
export const ALMANAC_PARTS = ['docs/docs.css', 'docs/docs.js'] as const;

const MONTHS = 3;

const monthText = (date: Date): string => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;

/**
 * The addresses of the pages in a language, from the folder of the page.
 * @example almanacPages('vi', new Date(2026, 10, 27)) // ['almanac?lang=vi&month=2026-11', … '&month=2027-01', '&year=2026']
 */
export function almanacPages(language: string, today: Date): readonly string[] {
  const months = Array.from({ length: MONTHS }, (_, n) => new Date(today.getFullYear(), today.getMonth() + n));
  return [...months.map((month) => `month=${monthText(month)}`), `year=${today.getFullYear()}`].map(
    (span) => `almanac?lang=${language}&${span}`,
  );
}

/** The address under which a page of the almanac is saved: without a month or a year it is the month that runs. */
export function savedAddress(requested: string, today: Date): string {
  const address = new URL(requested);
  const { searchParams } = address;
  if (!searchParams.has('month') && !searchParams.has('year')) searchParams.set('month', monthText(today));
  return address.href;
}
