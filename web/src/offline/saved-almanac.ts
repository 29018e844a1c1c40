// The pages of the almanac stored with the page: this month, the next two, and the year. They are stored with a language, and again every month.

/** The name of their cache. */
export const ALMANAC_CACHE = 'almanac';

/** The name of the cache with the files that cast, by language. */
export const CASTS_CACHE = 'casts';

/** True for a cache of the page in a folder: the files of the page, which Workbox names, the files that cast, and the almanac. */
export const isOwnCache = (name: string, page: string): boolean =>
  [ALMANAC_CACHE, CASTS_CACHE].includes(name) || (name.startsWith('workbox-precache-') && name.endsWith(`-${page}`));

/** Files that the pages need, relative to the folder of the page. */
export const ALMANAC_PARTS = ['docs/docs.css', 'docs/docs.js'] as const;

const MONTHS = 3;

const monthText = (date: Date): string => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;

/**
 * The addresses of the pages in a language, relative to the folder of the page.
 * @example almanacPages('vi', new Date(2026, 10, 27)) // ['almanac?lang=vi&month=2026-11', … '&month=2027-01', '&year=2026']
 */
export function almanacPages(language: string, today: Date): readonly string[] {
  const months = Array.from({ length: MONTHS }, (_, n) => new Date(today.getFullYear(), today.getMonth() + n));
  return [...months.map((month) => `month=${monthText(month)}`), `year=${today.getFullYear()}`].map(
    (span) => `almanac?lang=${language}&${span}`,
  );
}

/** The address under which a page of the almanac is stored; without a month or a year it is the address of the current month. */
export function savedAddress(requested: string, today: Date): string {
  const address = new URL(requested);
  const { searchParams } = address;
  if (!searchParams.has('month') && !searchParams.has('year')) searchParams.set('month', monthText(today));
  return address.href;
}
