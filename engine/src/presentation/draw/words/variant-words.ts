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
  /** The same where not all show what another program shows: `{shown}` of `{count}`. */
  readonly showing: string;
  /** Legend of the lines of the variants. */
  readonly choiceLines: string;
  readonly showsAll: string;
  /** `{members}`: what the chart shows otherwise than the other program. */
  readonly showsOtherwise: string;
  /** Before the variant that comes nearest; `{members}`: what it shows otherwise. */
  readonly nearest: string;
  /** Used when no other choice matches more. */
  readonly noNearer: string;
  readonly same: string;
  /** Between the value here and the value there. */
  readonly becomes: string;
  readonly or: string;
  readonly and: string;
  /** By the minutes of a `clockShift`; `{time}`: the clock time to which it leads. */
  readonly clockShifts: Readonly<Record<number, string>>;
  readonly choices: Readonly<Record<WordedChoice, string>>;
  readonly members: Readonly<Record<VariantMember, string>>;
  /** `{age}`: the first decade begins at it; and which way they run. */
  readonly decades: { readonly forward: string; readonly backward: string };
  /** `{count}`: stars that are elsewhere or in another state. */
  readonly stars: string;
}
