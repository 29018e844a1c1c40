// A warning in a successful response.

import { type CallerWarning, fill } from 'beichen/internal';
import type { ServiceWarningCode } from '../contract/service-warnings.ts';
import type { Words } from '../words/words.ts';

/** A value that was ignored or changed. */
export interface Warning {
  readonly code: ServiceWarningCode;
  /** Values of the placeholders of its text. */
  readonly values: Readonly<Record<string, string>>;
}

/** True if a parameter with an unknown name was ignored. */
export const isOfUnknownName = ({ code }: Warning): boolean => code === 'unknown_parameter';

/** The warning as a member of the response. */
export const describeWarning = ({ code, values }: Warning, words: Words) => ({
  code,
  detail: fill(words.warnings[code], values),
});

/** Warnings of a request, for the facts of the engine. */
export const warningsGiven = (
  { warnings }: { readonly warnings: readonly Warning[] },
  words: Words,
): readonly CallerWarning[] => warnings.map((warning) => describeWarning(warning, words));
