// Codes of the warnings about two people. In a file without code, since the words of a language need nothing else.

/** The codes of the warnings about people with unknown facts. */
export const PAIR_WARNING_CODES = ['year_assumed', 'hour_unknown', 'term_day', 'gender_unknown'] as const;
export type PairWarningCode = (typeof PAIR_WARNING_CODES)[number];
