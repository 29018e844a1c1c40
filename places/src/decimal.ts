// Decimal numbers as people and programs write them: a sign, digits on either side of the point, an exponent.

/** The source of an expression for a decimal number. Each digit is matched in one way, so that a long text is read in one pass. */
export const DECIMAL: string = String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?`;

const WHOLE = new RegExp(`^${DECIMAL}$`);

/**
 * The value of a decimal number. One beyond the range of a double is infinite, zero has no sign.
 * @returns undefined for any other text: NaN, Infinity, 0x10, 1_000
 * @example decimalOf('-7e-06') // -0.000007
 */
export const decimalOf = (text: string): number | undefined => (WHOLE.test(text) ? Number(text) + 0 : undefined);
