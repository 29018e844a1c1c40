// Years in which births can be searched, and the number of years read at once.

/** The first and the last year of all, and how many at once. */
export const BIRTH_YEARS = { first: 1645, last: 2199, most: 300 } as const;

/** How many births a page holds unless it is requested, and at most. */
export const BIRTHS_OF_PAGE = { usual: 50, most: 100 } as const;
