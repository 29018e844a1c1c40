// Where on a circle of n places does a number fall?

/** The remainder that is never negative: `mod(-1, 12)` is 11. `n` is a positive whole number. */
export const mod = (value: number, n: number): number => {
  const rest = value % n;
  return rest < 0 ? rest + n : rest;
};
