// A section of the artefact before it has its offset: a named sequence of bytes. A column of text takes two sections.

import { LONGEST_LINE } from '../src/lines.ts';

/** Named runs of bytes. */
export type Sections = Record<string, Uint8Array | Uint16Array | Uint32Array | Int32Array>;

/** A long column of text, without ends of lines: what `readLines` reads. */
export function column(name: string, lines: readonly string[]): Sections {
  const lengths = lines.map((line) => Buffer.byteLength(line));
  const tooLong = lines.find((_, n) => lengths[n]! > LONGEST_LINE);
  if (tooLong !== undefined) throw new Error(`"${tooLong}" is longer than ${LONGEST_LINE} bytes`);
  return { [`${name}.text`]: Buffer.from(lines.join('')), [`${name}.lengths`]: Uint8Array.from(lengths) };
}
