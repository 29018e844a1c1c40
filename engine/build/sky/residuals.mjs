// How is what a formula leaves over stored? As whole steps in 16 bits, low byte first, in base64.

/**
 * @param {number[]} residuals
 * @param {number} step
 * @returns {string} in lines of 120 characters, which atob reads as one
 */
export function packResiduals(residuals, step) {
  const bytes = Buffer.alloc(2 * residuals.length);
  for (const [i, residual] of residuals.entries()) {
    const steps = Math.round(residual / step);
    if (Math.abs(steps) > 32_767) throw new Error(`the residual ${residual} of entry ${i} does not fit in 16 bits`);
    bytes.writeInt16LE(steps, 2 * i);
  }
  return bytes.toString('base64').replace(/.{120}/g, '$&\n');
}
