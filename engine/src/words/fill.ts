// How do values get into a sentence?

/**
 * Puts values into the `{places}` of a sentence.
 * @throws RangeError when a value is missing
 * @example fill('{seconds} seconds away', { seconds: 12 }) // '12 seconds away'
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  const [first = '', ...rest] = sentence.split('{');
  let filled = first;
  for (const part of rest) {
    const end = part.indexOf('}');
    const name = part.slice(0, end);
    const value = values[name];
    if (value === undefined) throw new RangeError(`"${sentence}" needs ${name}`);
    filled += value + part.slice(end + 1);
  }
  return filled;
}
