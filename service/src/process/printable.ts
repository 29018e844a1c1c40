// Foreign text on a terminal: its control characters are escaped.

/**
 * Text that commands nothing to a terminal: controls, and what turns the direction of a line, are written as their numbers.
 * @example printable('\u001b[2J') // '\\u{1b}[2J'
 */
export const printable = (text: string): string =>
  text.replace(COMMANDS, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);

/** JSON with the same, in the form that JSON has for it. */
export const printableJson = (value: unknown): string => printableJsonText(JSON.stringify(value, null, 2));

/** The same of a JSON text. */
export const printableJsonText = (json: string): string =>
  json.replace(COMMANDS, (character) =>
    Array.from(
      { length: character.length },
      (_, n) => `\\u${character.charCodeAt(n).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

// Controls but line feed and tab, formats but the two joiners, half surrogates, separators of lines and paragraphs.
const COMMANDS = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
