// How do values get into a sentence?

/**
 * Puts values into the `{places}` of a sentence.
 * @example fill('{seconds} seconds away', { seconds: 12 }) // '12 seconds away'
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  const [first = '', ...rest] = sentence.split('{');
  let filled = first;
  for (const part of rest) {
    const end = part.indexOf('}');
    filled += values[part.slice(0, end)]! + part.slice(end + 1);
  }
  return filled;
}
