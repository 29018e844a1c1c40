// Which paths do texts of the answers name? They stand apart from the table of endpoints, so that the page makes the same texts without it.

/** A chart. */
export const CHART_PATH = '/api/public/chart';

/** The charts of a birth without an hour. */
export const DAY_PATH = '/api/public/day';

/** Births that fit. */
export const BIRTHS_PATH = '/api/public/births';

/** The search for birthplaces. */
export const CITIES_PATH = '/api/public/cities';

/** The guide. */
export const DOCS_PATH = '/docs';
