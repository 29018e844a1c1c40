// What should a client know beside a successful answer?

import { fill, type Language } from 'beichen';
import type { ServiceWarningCode } from '../contract/service-warnings.ts';
import { wordsIn } from '../words/lookup.ts';

/** Something that was ignored or changed. */
export interface Warning {
  readonly code: ServiceWarningCode;
  /** What fills its text. */
  readonly values: Readonly<Record<string, string>>;
}

/** The warning as a member of the answer. */
export const describeWarning = ({ code, values }: Warning, language: Language) => ({
  code,
  detail: fill(wordsIn(language).warnings[code], values),
});
