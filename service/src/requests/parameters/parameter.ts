// Parameters: one row each, for parsing requests and for describing them; a parameter outside the tables does not exist. Names ignore case, `_` and `-`. No
// required parameter will ever be added, and none renamed or removed.

/** Shape of the value of a parameter. */
export type Shape =
  | { readonly kind: 'date' } //                                                   YYYY-MM-DD in either calendar
  | { readonly kind: 'month'; readonly first: string; readonly last: string } //   YYYY-MM of the Gregorian calendar
  | { readonly kind: 'year'; readonly first: number; readonly last: number } //    four digits
  | { readonly kind: 'integer'; readonly min: number; readonly max: number } //    one or two decimal digits
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly meant?: FindId; readonly reads?: FindId } // ignores case
  | { readonly kind: 'choices'; readonly of: readonly string[] } // some of them, separated by commas; ignores case
  | { readonly kind: 'boolean' }
  | { readonly kind: 'language' }
  | { readonly kind: 'country' } //                                                two letters
  | { readonly kind: 'time' } // hour, minute and second on a clock of 24 hours, or another notation
  | { readonly kind: 'offset' } //                                                 hours ahead of UTC, with minutes and seconds or a decimal
  | { readonly kind: 'moment' } //                                                 local time, instant or date
  | { readonly kind: 'latitude' } //                                               decimal degrees
  | { readonly kind: 'longitude' } //                                              decimal degrees
  | { readonly kind: 'point'; readonly parse: ParsePoint } // latitude,longitude in degrees, or a notation that `parse` knows
  | { readonly kind: 'text'; readonly most: number; readonly isList?: true } // maximum number of characters; a list is separated by commas, or a list of JSON
  | { readonly kind: 'anything'; readonly most: number }; // never a problem; truncated

/** Finds the id of a name in any language: for suggestions (`meant`), or as a value (`reads`). A member of the row, like `ParsePoint`. */
export type FindId = (name: string) => string | undefined;

/** Parses other notations of a point. A member of the row, so that only programs that read points contain it; the page does not. */
type ParsePoint = (text: string) => { readonly latitude: number; readonly longitude: number } | undefined;

export interface Parameter {
  readonly shape: Shape;
  readonly required?: true;
  /** Parameters one of which may be sent instead of this one, which is required otherwise. */
  readonly requiredUnless?: readonly string[];
  /** Other names with the same meaning. */
  readonly aliases?: readonly string[];
  /** Set if bytes that are no UTF-8 are read as GB18030, with a warning. */
  readonly alsoGb18030?: true;
  /** Value if it is not sent. */
  readonly default?: string | number | boolean;
  /** Description in documents; at most 700 characters. */
  readonly description: string;
  readonly example: string | number | boolean;
}

/** A table of parameters by their names. */
export type ParameterTable = Readonly<Record<string, Parameter>>;
