// Words that only the text of a chart uses; the document has the others. Literals only; terms as in docs/rules/glossary.json.

import type { ConventionsDocument, SelfTransformationDocument } from '../../documents/tables/document.generated.ts';

/** The literals of a union, without arbitrary texts of a caller. */
type LiteralsOf<T> = T extends unknown ? (string extends T ? never : T) : never;

export interface TextWords {
  /** The nayin of the Zi Wei year, in Vietnam Bản Mệnh. */
  readonly lifeNayin: string;
  readonly born: string;
  readonly daylightSaving: string;
  readonly longitude: string;
  readonly equationOfTime: string;
  readonly sameChart: string;
  readonly transformations: string;
  readonly fourPillars: string;
  readonly dayMaster: string;
  readonly hides: string;
  readonly elements: string;
  readonly luck: string;
  /** `{age}` and `{year}` in which a luck pillar begins, and `{pillar}` with its `{tenGod}` and `{phase}`. */
  readonly luckPillar: string;
  /** Hours, minutes and seconds; the sign of negative durations, and the separator of units. */
  readonly duration: { readonly units: readonly [string, string, string]; readonly minus: string; readonly between: string };
  /** `{after}`: time from birth in years, months and days. */
  readonly luckStart: string;
  /** Start of luck within a day of birth. */
  readonly luckStartAtOnce: string;
  readonly luckUnits: readonly [years: string, months: string, days: string];
  /** `{number}`: the number of the luck, in languages that count by it (대운수). */
  readonly luckNumber?: string;
  readonly palaces: string;
  readonly pattern: string;
  /** `{flags}`: facts that spoil a pattern. */
  readonly brokenBy: string;
  /** For a pattern whose verse is about a decade or a year in its palace. */
  readonly ofLimits: string;
  readonly flights: string;
  readonly selfTransformations: string;
  readonly selfKinds: Readonly<Record<SelfTransformationDocument['kind'], string>>;
  /** `{star}` with its transformation in a `{palace}`; the place where a `{transformation}` of a star lands; a self-transformation of a `{kind}`. */
  readonly starIn: string;
  readonly flight: string;
  readonly selfTransformation: string;
  readonly conventions: string;
  /** Sentence of each convention, by its value. */
  readonly rules: Readonly<
    Record<LiteralsOf<ConventionsDocument['dayBoundary' | 'yearBoundary' | 'leapMonthRule' | 'school' | 'solarTime']>, string>
  >;
  /** The double hour with its branch, if its name alone is ambiguous: 유시(酉時). `{hour}`, `{hanzi}`. */
  readonly spelledDoubleHour?: string;
  /** Separator of a country and a place that are both in Hanzi. */
  readonly placeSpace: string;
  readonly note: string;
  readonly otherChart: string;
  readonly lifePalace: string;
  readonly disclaimer: string;
  /** Separators: of similar things, of parts of a sentence, of kinds, before an explanation, and after a sentence. */
  readonly comma: string;
  readonly pause: string;
  readonly semicolon: string;
  readonly colon: string;
  readonly space: string;
}
