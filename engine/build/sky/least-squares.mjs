// Least squares. Normal equations, solved by elimination with row exchange. Only + - * /, so that every machine finds the same
// digits.

/**
 * @param {number[][]} functions one row of function values for each sample
 * @param {number[]} values
 * @returns {number[]} the weight of each function
 */
export function leastSquares(functions, values) {
  const n = functions[0].length;
  const m = Array.from({ length: n }, () => new Array(n + 1).fill(0));
  for (const [s, row] of functions.entries()) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) m[i][j] += row[i] * row[j];
      m[i][n] += row[i] * values[s];
    }
  }
  for (let i = 0; i < n; i++) {
    const pivot = m.slice(i).reduce((best, row, k) => (Math.abs(row[i]) > Math.abs(m[best][i]) ? i + k : best), i);
    [m[i], m[pivot]] = [m[pivot], m[i]];
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const factor = m[k][i] / m[i][i];
      for (let j = i; j <= n; j++) m[k][j] -= factor * m[i][j];
    }
  }
  return m.map((row, i) => row[n] / row[i]);
}
