// The codes alone: the words of a language need no more.

/** The codes of the warnings about people of whom not everything is known. */
export const PAIR_WARNING_CODES = ['year_assumed', 'hour_unknown', 'term_day', 'gender_unknown'] as const;
export type PairWarningCode = (typeof PAIR_WARNING_CODES)[number];
