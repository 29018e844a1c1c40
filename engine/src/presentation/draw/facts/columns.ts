// Width of a text in columns. A Hanzi takes two, a Latin letter one.

export const columnsOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character > '\u2E7F' ? 2 : 1), 0);
