// Modulo and quotient on a circle of n places.

/** The remainder that is never negative: `mod(-1, 12)` is 11. Both are whole numbers, `n` above 0 and `value` within 32 bits. */
export const mod = (value: number, n: number): number => {
  const rest = (value % n) | 0; // -12 % 12 is -0; as 0 it stays an integer in V8, which saves a fifth of the time of a chart
  return rest < 0 ? rest + n : rest;
};

/** Integer quotient: `quotient(25, 12)` is 2. Both are whole numbers, neither is negative, and both are within 32 bits. */
export const quotient = (value: number, n: number): number => (value / n) | 0; // Math.floor would make V8 divide floating-point numbers
