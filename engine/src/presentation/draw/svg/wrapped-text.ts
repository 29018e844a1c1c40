// Wraps text for drawings, without fonts. Letters break at spaces; Hanzi and kana break anywhere except before a closing sign.

import { mixedWidth } from './letter-width.ts';

/**
 * Wraps a text into as few lines as possible.
 * @param room the width of a line
 * @param first the width of the first line, if content precedes it
 * @example wrappedText('Year Wu-Shen, Month Jia-Yin', 105, 12) // ['Year Wu-Shen,', 'Month Jia-Yin']
 */
export function wrappedText(content: string, room: number, size: number, first = room): readonly string[] {
  const lines = [''];
  let taken = 0; // width of the last line
  for (const piece of content.match(PIECES) ?? []) {
    const n = lines.length - 1;
    const width = mixedWidth(piece, size);
    const isFirstOfLine = n > 0 && lines[n] === '';
    if (!isFirstOfLine && taken + width > (n === 0 ? first : room)) {
      lines.push(piece.trimStart());
      taken = mixedWidth(piece.trimStart(), size);
    } else {
      lines[n] += isFirstOfLine ? piece.trimStart() : piece;
      taken += width;
    }
  }
  return lines.map((line) => line.trimEnd());
}

const DOT = ' · ';

/**
 * Wraps a text of parts with dots between them: at the dots, unless wrapping at any space takes fewer lines.
 * @example wrappedParts('1990-07-23 07:03:09 · Chen hour', 150, 11) // ['1990-07-23 07:03:09', 'Chen hour']
 */
export function wrappedParts(content: string, room: number, size: number): readonly string[] {
  const anywhere = wrappedText(content, room, size);
  const lines: string[] = [];
  for (const part of content.split(DOT)) {
    const last = lines[lines.length - 1];
    if (last !== undefined && mixedWidth(last + DOT + part, size) <= room) lines[lines.length - 1] = last + DOT + part;
    else lines.push(...wrappedText(part, room, size));
  }
  return lines.length > anywhere.length ? anywhere : lines;
}

// Hangul is written with spaces between its words, so it counts as letters. The signs of a relation stay together: 庚→甲.
const HAN = '\\u2E80-\\u2FDF\\u3040-\\u30FF\\u3400-\\u9FFF\\uF900-\\uFAFF';
const CLOSING = '\\u3001\\u3002\\uFF0C\\uFF1B\\uFF1A\\uFF09';
const PIECES = new RegExp(
  ` [${HAN}][→←]?[${HAN}](?![${HAN}])[${CLOSING},;]*| ?(?:[${HAN}（][${CLOSING}]*|[^ ${HAN}（]+)| +`,
  'gu',
);
