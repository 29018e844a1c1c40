// English sentences of two people.

import type { PairPhrases } from '../words.ts';

// biome-ignore format: a sentence a row
export const pairPhrases: PairPhrases = {
  pillars: { year: 'year', month: 'month' },
  warnings: {
    year_assumed: 'Only the year is known, so its pair {pair} was taken. Someone born before New Year ({newYear}) has {previous}; between New Year and Start of Spring ({lichun}) the two systems differ, and only a date decides.',
    hour_unknown: 'Without an hour there are no palaces, no hour pillar and no luck pillars. A date without an hour is read at noon; from 23:00 on, the day pillar is the next one.',
    term_day: 'A solar term falls on this day: before it the {pillar} pillar is {before}, after it {after}. What depends on it is left out.',
    gender_unknown: 'Without the gender, the stars and luck pillars that depend on it are left out.',
  },
};
