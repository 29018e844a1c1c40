// Bytes that are not UTF-8. Consoles and old programs in China send GB18030, or GBK, which is part of it.

import type { SentField } from './sent.ts';

let decoder: InstanceType<typeof TextDecoder> | undefined; // made when the first bytes request it: its tables take 5 ms of a start

/** The text of bytes in GB18030, or undefined when they are none. */
export function inGb18030(bytes: Uint8Array): string | undefined {
  decoder ??= new TextDecoder('gb18030', { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Marks the texts of fields that were read from such bytes; what is plain ASCII says the same in any encoding. */
export const readFromGb18030 = (fields: readonly SentField[]): SentField[] =>
  fields.map((field) =>
    field.sent.kind === 'text' && NOT_ASCII.test(field.sent.text)
      ? { ...field, sent: { kind: 'gb18030', text: field.sent.text } }
      : field,
  );

const NOT_ASCII = /[^\0-\x7f]/;
