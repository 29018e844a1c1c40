// Fills values into a sentence.

/**
 * Puts values into the `{places}` of a sentence.
 * @throws RangeError when a value is missing
 * @example fill('{seconds} seconds away', { seconds: 12 }) // '12 seconds away'
 */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`"${sentence}" has no value for {${name}}`);
    return String(value);
  });
