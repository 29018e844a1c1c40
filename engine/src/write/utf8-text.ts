// How does text become bytes without being encoded anew for every chart? Each character of it stands for one byte of its UTF-8 form.
// Such text is put together like any other, JSON.stringify leaves it as it is, and `Buffer.from(text, 'latin1')` makes bytes of it by copying.

import type { Labels } from '../labels.ts';

/**
 * A text with one character for each byte of its UTF-8 form (RFC 3629 §3).
 * @param text without half of a surrogate pair, which has no bytes and does not occur in JSON
 * @example utf8Text('子') // '\xe5\xad\x90'
 */
export function utf8Text(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text;
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), following(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), following(code >> 6), following(code));
    else {
      bytes.push(0xf0 | (code >> 18), following(code >> 12), following(code >> 6), following(code));
      i++; // it took two places
    }
  }
  let written = '';
  // By parts: a function takes some ten thousand arguments at most.
  for (let at = 0; at < bytes.length; at += MOST_AT_ONCE) {
    written += String.fromCharCode(...bytes.slice(at, at + MOST_AT_ONCE));
  }
  return written;
}

const MOST_AT_ONCE = 8192;
const BEYOND_ASCII = /[\u0080-\uffff]/;

const following = (bits: number): number => 0x80 | (bits & 0x3f);

/** The labels of a language in such text: whatever is described by them is, too. */
export const utf8Labels = (labels: Labels): Labels => utf8Strings(labels);

function utf8Strings<T>(value: T): T;
function utf8Strings(value: unknown): unknown {
  if (typeof value === 'string') return utf8Text(value);
  if (Array.isArray(value)) return value.map(utf8Strings);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, utf8Strings(member)]));
}
