// `beichen/births`: the births that have given pillars, stars, patterns or a lunar date.

export { BIRTH_YEARS } from './birth-years.ts';
export {
  type BirthsFound,
  type BirthsOptions,
  birthsInTurns,
  birthsThatFit,
  cursorOf,
  type EndOfBirth,
  type FoundBirth,
  readCursor,
} from './births-that-fit.ts';
export type { KnownBirth, KnownPattern, KnownPillar } from './known-birth.ts';
