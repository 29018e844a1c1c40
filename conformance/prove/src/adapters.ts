// The adapters of the suite, which are JavaScript, with types.

// @ts-expect-error A module without types.
import * as memoize from '../../build/memoize-iztro.mjs';

/** Caches the answers of iztro, for comparisons and never for measurements. */
export const memoizeIztro: () => void = memoize.memoizeIztro;
