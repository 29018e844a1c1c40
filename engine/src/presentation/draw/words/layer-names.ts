// Prefixes of palace names at the levels of a moment, so that no palace is named without its level.

/** The levels; a year before the first decade has a name of its own. */
export type LayerName = 'childLimit' | 'decade' | 'smallLimit' | 'year' | 'month' | 'day' | 'hour';
