// Fields of a query string or a urlencoded body. Strictly by the rules of forms: `+` is a space, and what is not
// percent-encoded UTF-8 is marked as such instead of being mended.

import type { Sent, SentField } from './sent.ts';

/** The fields of a form, in order. Names without a value have an empty one. */
export function formFields(text: string, from: 'query' | 'body'): SentField[] {
  const fields: SentField[] = [];
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = equals < 0 ? pair : pair.slice(0, equals);
    const value = equals < 0 ? '' : pair.slice(equals + 1);
    fields.push({ name: decodedAsFarAsPossible(name), in: from, sent: decoded(value) });
  }
  return fields;
}

function decoded(encoded: string): Sent {
  if (isPlain(encoded)) return { kind: 'text', text: encoded };
  const spaced = encoded.replaceAll('+', ' ');
  try {
    return { kind: 'text', text: decodeURIComponent(spaced) };
  } catch {
    const text = STRAY_PERCENT.test(spaced) ? undefined : inGb18030(bytesOf(spaced));
    return text === undefined
      ? { kind: 'unreadable', text: decodedAsFarAsPossible(encoded) }
      : { kind: 'gb18030', text };
  }
}

// Most names and values are: there is nothing to decode.
const isPlain = (encoded: string): boolean => !encoded.includes('%') && !encoded.includes('+');

const STRAY_PERCENT = /%(?![\da-f]{2})/i;
const bytesOf = (escaped: string): Uint8Array => {
  const text = escaped.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Uint8Array.from(text, (character) => character.charCodeAt(0)); // the lowest byte of each, as in Latin-1
};

// URLSearchParams puts U+FFFD for what it cannot read; `&` and `=` cannot occur here any more.
function decodedAsFarAsPossible(encoded: string): string {
  if (isPlain(encoded)) return encoded;
  return new URLSearchParams(`x=${encoded.replaceAll('=', '%3D')}`).get('x')!;
}

// Consoles and old programs in China send GB18030, or GBK, which is part of it.
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
