// What should the sender know though the request is served?

import { fill, type Language } from 'beichen';
import type { ServiceWarningCode } from '../contract/service-warnings.ts';
import { wordsIn } from '../words/speak.ts';

/** Something that was ignored or changed. */
export interface Notice {
  readonly code: ServiceWarningCode;
  /** What fills its text. */
  readonly values: Readonly<Record<string, string>>;
}

/** The notice as a warning of the answer. */
export const warningOf = ({ code, values }: Notice, language: Language) => ({
  code,
  detail: fill(wordsIn(language).warnings[code], values),
});
