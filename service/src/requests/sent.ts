// Raw fields of a request: a list of names with raw values, and the language that they request.

import { type Language, languageOfTag } from 'beichen';
import { plain } from './parameter-names.ts';

/** A raw value. Numbers of JSON keep their digits. */
export type Sent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'null' }
  | { readonly kind: 'composite'; readonly text: string } //       a JSON list or object, as written
  | { readonly kind: 'file' } //                                   a file of a multipart form
  | { readonly kind: 'gb18030'; readonly text: string } // GB18030 instead of UTF-8
  | { readonly kind: 'unreadable'; readonly text: string }; // neither; decoded as far as possible

/** One name with one value. */
export interface SentField {
  /** As it was sent. */
  readonly name: string;
  readonly in: 'query' | 'body';
  /** JSON Pointer, in a JSON body. */
  readonly pointer?: string;
  readonly sent: Sent;
}

/** True if a value counts as not sent: JSON null, or nothing but spaces. */
export const isEmpty = (sent: Sent): boolean =>
  sent.kind === 'null' || (sent.kind === 'text' && sent.text.trim() === '');

/** The language in a field `lang`, for a request that is not parsed yet or cannot be. */
export function languageOfFields(fields: readonly SentField[]): Language | undefined {
  for (const { name, sent } of fields) {
    if (plain(name) !== 'lang' || sent.kind !== 'text') continue;
    const language = languageOfTag(sent.text.trim());
    if (language) return language;
  }
  return undefined;
}

const LONGEST_ECHO = 40;

/** A text of the sender, shortened and without control characters, for a message. */
export function echoed(text: string): string {
  const characters = Array.from(text.replace(/\p{Cc}/gu, ''));
  return characters.length > LONGEST_ECHO ? `${characters.slice(0, LONGEST_ECHO).join('')}…` : characters.join('');
}
