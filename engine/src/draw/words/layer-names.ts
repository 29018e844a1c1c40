// What stands before the name of a palace at each level of a moment, so that none stands bare?

/** The levels; a year before the first decade has a name of its own. */
export type LayerName = 'childLimit' | 'decade' | 'smallLimit' | 'year' | 'month' | 'day' | 'hour';
