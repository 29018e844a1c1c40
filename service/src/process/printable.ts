// Escapes control characters of foreign text for a terminal.

/**
 * Escapes controls and characters that change the direction of a line.
 * @example printable('\u001b[2J') // '\\u{1b}[2J'
 */
export const printable = (text: string): string =>
  text.replace(COMMANDS, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);

/** Indented JSON with the same characters escaped. */
export const printableJson = (value: unknown): string => printableJsonText(JSON.stringify(value, null, 2));

/** Escapes the same characters of a JSON text. */
export const printableJsonText = (json: string): string =>
  json.replace(COMMANDS, (character) =>
    Array.from(
      { length: character.length },
      (_, n) => `\\u${character.charCodeAt(n).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

// Controls except line feed and tab, formats except the two joiners, lone surrogates, line and paragraph separators.
const COMMANDS = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
