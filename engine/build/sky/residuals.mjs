// How is what a formula leaves over stored? As whole steps in 16 bits, in base64: all low bytes first, then all high ones, which are alike.

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
    bytes[i] = steps & 0xff;
    bytes[residuals.length + i] = (steps >> 8) & 0xff;
  }
  return bytes.toString('base64').replace(/.{120}/g, '$&\n');
}
