// Parameters: a row of a table for reading requests and for describing them: what is not in a table does not exist. Names
// are compared without case, `_` and `-`. No required parameter will ever be added, none renamed or removed.

/** Shape of the value of a parameter. */
export type Shape =
  | { readonly kind: 'date' } //                                                   YYYY-MM-DD in either calendar
  | { readonly kind: 'month'; readonly first: string; readonly last: string } //   YYYY-MM of the Gregorian calendar
  | { readonly kind: 'year'; readonly first: number; readonly last: number } //    four digits
  | { readonly kind: 'integer'; readonly min: number; readonly max: number } //    one or two decimal digits
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly meant?: FindId; readonly reads?: FindId } // in any case
  | { readonly kind: 'choices'; readonly of: readonly string[] } //                some of them, separated by commas, in any case
  | { readonly kind: 'boolean' }
  | { readonly kind: 'language' }
  | { readonly kind: 'country' } //                                                two letters
  | { readonly kind: 'time' } //                                                   hour, minute and second on a clock of 24 hours, or as people write it
  | { readonly kind: 'offset' } //                                                 hours ahead of UTC, with minutes and seconds or a decimal
  | { readonly kind: 'moment' } //                                                 local time, instant or date
  | { readonly kind: 'latitude' } //                                               decimal degrees
  | { readonly kind: 'longitude' } //                                              decimal degrees
  | { readonly kind: 'point'; readonly parse: ParsePoint } //                      latitude,longitude in degrees, or a form that `parse` knows
  | { readonly kind: 'text'; readonly most: number; readonly isList?: true } //    at most so many characters; of a list, separated by commas, or a list of JSON
  | { readonly kind: 'anything'; readonly most: number }; //                       never a problem; cut to so many characters

/** Finds the id that a name in any language means: to say so in a problem (`meant`), or to read it (`reads`). In the row, as the other forms of a point are. */
export type FindId = (name: string) => string | undefined;

/** Parses the other forms of a point. In the row, so that only programs that read points contain it; the page does not. */
type ParsePoint = (text: string) => { readonly latitude: number; readonly longitude: number } | undefined;

const MAX_LENGTH = 100; // characters
const MAX_POINT_LENGTH = 400; // links to maps are long

/** Maximum length of a value in characters. Longer ones are refused before anything parses them. */
export function maxLength(shape: Shape): number {
  switch (shape.kind) {
    case 'text':
    case 'anything':
      return shape.most;
    case 'point':
      return MAX_POINT_LENGTH;
    case 'choices': // a list with all of them
      return Math.max(MAX_LENGTH, shape.of.join(', ').length);
    default:
      return MAX_LENGTH;
  }
}

export interface Parameter {
  readonly shape: Shape;
  readonly required?: true;
  /** Parameters of which one may be sent instead of this one, which is required otherwise. */
  readonly requiredUnless?: readonly string[];
  /** Other names that mean the same. */
  readonly aliases?: readonly string[];
  /** Set if bytes that are no UTF-8 are read as GB18030, with a warning. */
  readonly alsoGb18030?: true;
  /** The value of one that is not sent. */
  readonly default?: string | number | boolean;
  /** In the document; at most 700 characters. */
  readonly description: string;
  readonly example: string | number | boolean;
}

/** A table of parameters by their names. */
export type ParameterTable = Readonly<Record<string, Parameter>>;
