// Fields of a query string or a urlencoded body. Strictly by the rules of forms: `+` is a space, and what is not
// percent-encoded UTF-8 is marked as such instead of being mended.

import { inGb18030 } from './gb18030.ts';
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
