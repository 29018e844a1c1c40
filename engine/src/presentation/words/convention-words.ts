// Words of the rare conventions: a name, and a name for each value. A language has them in one file, for help, forms and texts.

import type { CONVENTION_VALUES, RareConventionId } from '../../calculation/casting/conventions.ts';
import type { FlowRules, RareLevelId } from '../../calculation/casting/transits/conventions.ts';

type StemConventionId = Extract<RareConventionId, `transformationsOf${string}`>;
type ValueOf<Id> = Id extends RareConventionId
  ? (typeof CONVENTION_VALUES)[Id][number]
  : Id extends RareLevelId
    ? FlowRules[Id]
    : never;

/** A rare convention of a birth or of a moment. */
export type WordedConventionId = RareConventionId | RareLevelId;

/** The name of a convention, as before a colon, and the names of its values. */
export interface NamedValues<Value extends string> {
  readonly name: string;
  readonly values: Readonly<Record<Value, string>>;
}

export type ConventionWords = {
  readonly [Id in Exclude<WordedConventionId, StemConventionId>]: NamedValues<ValueOf<Id>>;
} & {
  /** Conventions whose values are named by their stars. */
  readonly [Id in StemConventionId]: Pick<NamedValues<string>, 'name'>;
} & {
  /** Separator between two stars. */
  readonly between: string;
};
