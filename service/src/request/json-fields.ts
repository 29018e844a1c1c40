// Fields of a JSON body: the members of one object, each with the digits it was written with and however often it was
// written: JSON.parse alone would keep only the last of two, and no more digits than a double has.

import type { Sent, SentField } from './sent.ts';

/** The members of a JSON object in order, or undefined for a text that is not one JSON object. */
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

// Our own names and their likes need no escaping in a pointer; others get none.
const PLAIN = /^[\w-]+$/;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

// Members of an object that is known to be well formed, as written: at depth 1, a string before ':' and all up to ',' or '}'.
function members(text: string): (readonly [key: string, value: string])[] {
  const found: (readonly [string, string])[] = [];
  let depth = 0;
  let key = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"': {
        const end = endOfString(text, at);
        if (depth === 1 && key === '') key = text.slice(at, end);
        at = end - 1;
        break;
      }
      case '{':
      case '[':
        depth++;
        break;
      case ':':
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
    if (key !== '') found.push([key, text.slice(from, at).trim()]);
    key = '';
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
