// Years in which births can be searched, and the number of years read at once.

/** First and last year, and maximum number of years of a search. */
export const BIRTH_YEARS = { first: 1645, last: 2199, most: 300 } as const;

/** Default and maximum number of births of a page. */
export const BIRTHS_OF_PAGE = { usual: 50, most: 100 } as const;
