// Words for the variants of a chart. The literals are in a file of each language.

import type { ChoicesDocument, VariantDocument } from '../../documents/tables/document.generated.ts';
import type { WordedConventionId } from '../../words/convention-words.ts';

/** Choices, and members that can differ. */
type ChoiceId = ChoicesDocument['of'][number];
type VariantMember = VariantDocument['differs'][number];

/** Choices that are no convention with words of its own: `{time}`, `{zone}`, `{region}`. */
type WordedChoice = Exclude<
  ChoiceId,
  'solarTime' | 'dayBoundary' | 'leapMonthRule' | 'yearBoundary' | 'school' | 'clockShift' | WordedConventionId
>;

export interface VariantWords {
  readonly variants: string;
  readonly thisChart: string;
  /** Heading of the variants: `{count}` is the number of all. */
  readonly others: string;
  /** The heading if not all variants match the other program: `{shown}` of `{count}`. */
  readonly showing: string;
  /** Legend of the lines of the variants. */
  readonly choiceLines: string;
  readonly showsAll: string;
  /** `{members}`: members in which the chart and the other program differ. */
  readonly showsOtherwise: string;
  /** Precedes the nearest variant; `{members}`: its differences. */
  readonly nearest: string;
  /** Used if no other choice is nearer. */
  readonly noNearer: string;
  readonly same: string;
  /** Between the two values of a difference. */
  readonly becomes: string;
  readonly or: string;
  readonly and: string;
  /** By the minutes of a `clockShift`; `{time}`: the resulting clock time. */
  readonly clockShifts: Readonly<Record<number, string>>;
  readonly choices: Readonly<Record<WordedChoice, string>>;
  readonly members: Readonly<Record<VariantMember, string>>;
  /** `{age}` at which the first decade begins; and the direction. */
  readonly decades: { readonly forward: string; readonly backward: string };
  /** `{count}`: stars in another place or state. */
  readonly stars: string;
}
