// Fields of a JSON body: the members of one object, with their digits as written, and with duplicates. JSON.parse alone would keep only the last of two, and no
// more digits than a double can have.

import type { Sent, SentField } from './sent.ts';

/** The reason why a text is not a JSON object, for people. */
export interface JsonFault {
  readonly fault: 'list' | 'quotes' | 'syntax';
  /** Position of the first invalid character, from 1. */
  readonly position: number;
  /** The text there, up to the end of its word. */
  readonly found: string;
}

/** The first fault of a text that is not one JSON object, if any. */
export function jsonFault(text: string): JsonFault | undefined {
  const start = /[^ \t\r\n]/.exec(text)?.index ?? text.length;
  if (text[start] === '[') return { fault: 'list', position: start + 1, found: '[' };
  const at = faultyPlace(text, start);
  if (at === undefined) return undefined;
  const found = /^(?:[\p{L}\p{N}_.+-]{1,20}|.)/su.exec(text.slice(at))?.[0] ?? '';
  return { fault: /[“”„‘’＂]/.test(found) ? 'quotes' : 'syntax', position: [...text.slice(0, at)].length + 1, found };
}

// A token of JSON at a position: a string, a number, a word or a sign.
const TOKEN =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)|[{}[\]:,]/uy;

type Expected = 'value' | 'key' | 'keyOrEnd' | 'valueOrEnd' | 'colon' | 'commaOrEnd';

/** Position of the first invalid character of a JSON object that begins at a position, if any. */
function faultyPlace(text: string, start: number): number | undefined {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = start;
  for (;;) {
    while (at < text.length && ' \t\r\n'.includes(text[at]!)) at++;
    if (open.length === 0 && at > start) return at === text.length ? undefined : at;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    const next: Expected | undefined = token === undefined ? undefined : behind(token, expected, open);
    if (token === undefined || next === undefined || (open.length === 0 && token !== '}')) return at;
    expected = next;
    at += token.length;
  }
}

/** Tokens that may follow a token; undefined if it is invalid. `open`: the open brackets, to which it is added. */
function behind(token: string, expected: Expected, open: string[]): Expected | undefined {
  if (token === '}' || token === ']') return behindEnd(token, expected, open);
  switch (expected) {
    case 'colon':
      return token === ':' ? 'value' : undefined;
    case 'commaOrEnd':
      return token === ',' ? behindComma(open) : undefined;
    case 'key':
    case 'keyOrEnd':
      return token.startsWith('"') ? 'colon' : undefined;
    case 'value':
    case 'valueOrEnd':
      return token === ':' || token === ',' ? undefined : behindValue(token, open);
  }
}

function behindEnd(token: '}' | ']', expected: Expected, open: string[]): Expected | undefined {
  const [begin, ifEmpty] = token === '}' ? ['{', 'keyOrEnd'] : ['[', 'valueOrEnd'];
  if (expected !== 'commaOrEnd' && expected !== ifEmpty) return undefined;
  return open.pop() === begin ? 'commaOrEnd' : undefined;
}

const behindComma = (open: readonly string[]): Expected => (open.at(-1) === '{' ? 'key' : 'value');

/** Tokens that may follow a value, or the beginning of an object or a list. */
function behindValue(token: string, open: string[]): Expected {
  if (token !== '{' && token !== '[') return 'commaOrEnd';
  open.push(token);
  return token === '{' ? 'keyOrEnd' : 'valueOrEnd';
}

/** The first name that an object of a text has twice, at any depth, if any. JSON.parse silently keeps the last value. */
export function repeatedName(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  let isName = false;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"': {
        const end = endOfString(text, at);
        if (isName) {
          const name = JSON.parse(text.slice(at, end)) as string;
          const names = open.at(-1)!;
          if (names.has(name)) return name;
          names.add(name);
        }
        isName = false;
        at = end - 1;
        break;
      }
      case '{':
        open.push(new Set());
        isName = true;
        break;
      case '[':
        open.push(undefined);
        isName = false;
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        isName = open.at(-1) !== undefined;
        break;
    }
  }
  return undefined;
}

/** The members of a JSON object in order; undefined for any other text. */
export function jsonFields(text: string): SentField[] | undefined {
  try {
    if (!isObject(JSON.parse(text))) return undefined;
  } catch {
    return undefined;
  }
  return members(text).map(([key, value]) => {
    const name = JSON.parse(key) as string;
    return { name, in: 'body', ...(PLAIN.test(name) && { pointer: `#/${name}` }), sent: sentOf(value) };
  });
}

// Such names need no escaping in a JSON Pointer; others get no pointer.
const PLAIN = /^[\w-]+$/;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items of a well-formed JSON list in order, with their digits as written; undefined for an object. */
export const jsonItems = (text: string): readonly Sent[] | undefined =>
  text.startsWith('[') ? parts(text).map(sentOf) : undefined;

function members(text: string): (readonly [key: string, value: string])[] {
  return parts(text).map((member) => {
    const end = endOfString(member, 0);
    return [member.slice(0, end), member.slice(member.indexOf(':', end) + 1).trim()];
  });
}

/** The members of a well-formed object, or the items of a list, as written: at depth 1, all text up to ',' or the end. */
function parts(text: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at) - 1;
        break;
      case '{':
      case '[':
        depth++;
        if (depth === 1) from = at + 1;
        break;
      case ',':
        if (depth === 1) close(at);
        break;
      case '}':
      case ']':
        if (depth === 1) close(at);
        depth--;
        break;
    }
  }
  return found;

  function close(at: number): void {
    const part = text.slice(from, at).trim();
    if (part !== '') found.push(part);
    from = at + 1;
  }
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function sentOf(value: string): Sent {
  switch (value[0]) {
    case '"':
      return { kind: 'text', text: JSON.parse(value) as string };
    case '{':
    case '[':
      return { kind: 'composite', text: value };
    case 't':
      return { kind: 'boolean', value: true };
    case 'f':
      return { kind: 'boolean', value: false };
    case 'n':
      return { kind: 'null' };
    default:
      return { kind: 'number', text: value };
  }
}
