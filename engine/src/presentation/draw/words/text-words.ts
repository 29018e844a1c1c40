// Words that the text of a chart adds to those of the document. Literals only; terms as in docs/rules/glossary.json.

import type { ConventionsDocument, SelfTransformationDocument } from '../../documents/tables/document.generated.ts';

/** The literals of a union, without the texts that a caller can add to it. */
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
  /** Hours, minutes and seconds; what is before less than none and between two of them. */
  readonly duration: { readonly units: readonly [string, string, string]; readonly minus: string; readonly between: string };
  /** `{after}`: how long after birth, in years, months and days. */
  readonly luckStart: string;
  /** Start of luck within a day of birth. */
  readonly luckStartAtOnce: string;
  readonly luckUnits: readonly [years: string, months: string, days: string];
  /** `{number}`: the number of the luck, where a language counts by it (대운수). */
  readonly luckNumber?: string;
  readonly palaces: string;
  readonly pattern: string;
  /** `{flags}`: what spoils a pattern. */
  readonly brokenBy: string;
  readonly flights: string;
  readonly selfTransformations: string;
  readonly selfKinds: Readonly<Record<SelfTransformationDocument['kind'], string>>;
  /** `{star}` with its transformation in a `{palace}`; where a `{transformation}` of a star lands; one that a palace has of its own, of a `{kind}`. */
  readonly starIn: string;
  readonly flight: string;
  readonly selfTransformation: string;
  readonly conventions: string;
  /** Sentence of each convention, by its value. */
  readonly rules: Readonly<
    Record<LiteralsOf<ConventionsDocument['dayBoundary' | 'yearBoundary' | 'leapMonthRule' | 'school' | 'solarTime']>, string>
  >;
  /** The double hour with its branch, where its name alone reads as another word: 유시(酉時). `{hour}`, `{hanzi}`. */
  readonly spelledDoubleHour?: string;
  /** Between a country and a place that are both written in Hanzi. */
  readonly placeSpace: string;
  readonly note: string;
  readonly otherChart: string;
  readonly lifePalace: string;
  readonly disclaimer: string;
  /** Between things of one kind, between parts of a sentence, between kinds, before what explains, and after a sentence. */
  readonly comma: string;
  readonly pause: string;
  readonly semicolon: string;
  readonly colon: string;
  readonly space: string;
}
