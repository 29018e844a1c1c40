// A long column of text: the bytes of all its lines one after the other, and a table of where each begins: 250,000 strings would take
// ten times as much memory, and decoding them as one long string would take half of the time to open all places.

import type { Artefact } from './artefact.ts';
import { decoded } from './utf8.ts';

/** A column of text. */
export interface Lines {
  /** In UTF-8. */
  readonly bytes: Uint8Array;
  /** Offset of each line, and of the end. */
  readonly starts: Uint32Array;
}

/** Most bytes of a line. */
export const LONGEST_LINE = 0xff;

/** Opens the column that is in the sections of this name. */
export const readLines = (artefact: Artefact, name: string): Lines => ({
  bytes: artefact.u8(`${name}.text`),
  starts: startsOf(artefact.u8(`${name}.lengths`)),
});

/** Offsets of texts of such lengths, one after the other, and of the end of the last. */
function startsOf(lengths: Uint8Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  let at = 0;
  for (let n = 0; n < lengths.length; n++) {
    starts[n] = at;
    at += lengths[n]!;
  }
  starts[lengths.length] = at;
  return starts;
}

/** The text of a line by its number. */
export const line = ({ bytes, starts }: Lines, row: number): string =>
  decoded(bytes.subarray(starts[row]!, starts[row + 1]!));
