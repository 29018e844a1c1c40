// Words for days compared with a birth as text. The literals are in a file of each language.

export interface DaysTextWords {
  readonly daysOfPerson: string;
  /** Monday to Sunday, with spaces between. */
  readonly weekdays: string;
  /** `{count}` of `{days}`. */
  readonly found: string;
  /** Heading of the conditions of the filter, each with the number of days that it excludes. */
  readonly leftOut: string;
  /** `{condition}`, `{days}`. */
  readonly missed: string;
  /** `{officer}`. */
  readonly officer: string;
  /** `{pillars}`. */
  readonly voidBy: string;
  readonly yearBreak: string;
  readonly monthBreak: string;
  /** `{pillar}`: the pair with which the day clashes. */
  readonly clash: string;
  readonly stars: string;
}
