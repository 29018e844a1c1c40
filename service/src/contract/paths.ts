// Which paths do texts of the answers name? They stand apart from the table of endpoints, so that the page makes the same texts without it.

/** The search for birthplaces. */
export const CITIES_PATH = '/api/public/cities';

/** The guide. */
export const DOCS_PATH = '/docs';
