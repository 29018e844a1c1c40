// The names of conventions and of their values, as the form has them.

import type { CONVENTION_VALUES } from 'beichen';
import type { ChartConventionId } from 'beichen/internal';
import type { Words } from '../words/words.ts';

/**
 * A value of a convention as the form calls it; a value that it does not have as it is.
 * @example conventionValueName('dayBoundary', 'zi', WORDS.en) // 'At 23:00, with the hour of zi'
 */
export function conventionValueName<Id extends ChartConventionId>(
  id: Id,
  value: (typeof CONVENTION_VALUES)[Id][number] | string,
  words: Words,
): string {
  const key = `${id}${value.slice(0, 1).toUpperCase()}${value.slice(1)}`;
  return (words as unknown as Readonly<Record<string, string | undefined>>)[key] ?? value;
}

/** A message of the service with conventions as the form calls them, not as parameters. */
export const inWordsOfForm = (detail: string, words: Words): string =>
  detail.replace(
    /(calendarRegion)=(\w+)/,
    (_, id: ChartConventionId, value: string) => words[id] + words.colon + conventionValueName(id, value, words),
  );
