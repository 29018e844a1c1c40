// Fields of a query string or a urlencoded body, strictly by the rules of forms: `+` is a space, and text that is not percent-encoded UTF-8 is marked as such
// instead of being repaired.

import type { Sent, SentField } from './sent.ts';

/** The fields of a form, in order. Names without a value have an empty one. */
export function formFields(text: string, from: 'query' | 'body'): SentField[] {
  const fields: SentField[] = [];
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = equals < 0 ? pair : pair.slice(0, equals);
    const value = equals < 0 ? '' : pair.slice(equals + 1);
    fields.push({ name: decodedAsFarAsPossible(name), in: from, sent: decodeValue(value) });
  }
  return fields;
}

function decodeValue(encoded: string): Sent {
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

// The common case: nothing to decode.
const isPlain = (encoded: string): boolean => !encoded.includes('%') && !encoded.includes('+');

const STRAY_PERCENT = /%(?![\da-f]{2})/i;
const bytesOf = (escaped: string): Uint8Array => {
  const text = escaped.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Uint8Array.from(text, (character) => character.charCodeAt(0)); // the lowest byte of each, as in Latin-1
};

// URLSearchParams replaces invalid bytes by U+FFFD; `&` and `=` cannot occur here.
function decodedAsFarAsPossible(encoded: string): string {
  if (isPlain(encoded)) return encoded;
  return new URLSearchParams(`x=${encoded.replaceAll('=', '%3D')}`).get('x')!;
}

// Consoles and old programs in China send GB18030, or GBK, which is part of it.
let decoder: InstanceType<typeof TextDecoder> | undefined; // created on first use: its tables take 5 ms

/** The text of bytes in GB18030; undefined if they are invalid. */
export function inGb18030(bytes: Uint8Array): string | undefined {
  decoder ??= new TextDecoder('gb18030', { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Marks fields that were decoded from GB18030; plain ASCII is the same in any encoding. */
export const readFromGb18030 = (fields: readonly SentField[]): SentField[] =>
  fields.map((field) =>
    field.sent.kind === 'text' && NOT_ASCII.test(field.sent.text)
      ? { ...field, sent: { kind: 'gb18030', text: field.sent.text } }
      : field,
  );

const NOT_ASCII = /[^\0-\x7f]/;
