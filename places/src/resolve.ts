// The place of an id, and suggestions for a text that is none.

import { cityIdOf, type Records, rowOfNumber, SCHEMES } from './records.ts';

/** Rows of ids that are not made of slug and number, and of former ids. */
export type SpecialIds = ReadonlyMap<string, number>;

/** The row of a whole id, or -1. */
export function rowOfId(records: Records, special: SpecialIds, cityId: string): number {
  const row = rowOfTail(records, cityId);
  if (row >= 0 && cityIdOf(records, row) === cityId) return row;
  return special.get(cityId) ?? -1;
}

/** The row whose number is behind the last hyphen, whatever is before it, or -1: `peking-1816670`, `1816670`. */
export function rowOfTail(records: Records, text: string): number {
  const tail = /(?:^|-)(cn|tw|j|)([0-9a-z]{1,9})$/.exec(text);
  if (!tail) return -1;
  const scheme = SCHEMES.findIndex(({ mark }) => mark === tail[1]);
  const { radix } = SCHEMES[scheme]!;
  const number = Number.parseInt(tail[2]!, radix);
  return number.toString(radix) === tail[2] ? rowOfNumber(records, scheme, number) : -1;
}
