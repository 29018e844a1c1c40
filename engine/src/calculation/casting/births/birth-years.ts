// Limits of a search for births: years, and births on a page.

/** First and last year, and maximum number of years in a search. */
export const BIRTH_YEARS = { first: 1645, last: 2199, most: 300 } as const;

/** Default and maximum number of births of a page. */
export const BIRTHS_OF_PAGE = { usual: 50, most: 100 } as const;
