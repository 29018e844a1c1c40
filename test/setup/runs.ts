// The extent of a run: `npm test` takes a fixed sample of each sweep, `npm run test:full` (nightly, and before a release) all of it.

/** True if this run is exhaustive. */
export const IS_FULL: boolean = process.env.TESTS === 'full';

/** Factor of the number of runs of property tests. */
export const RUNS: number = IS_FULL ? 10 : 1;

/**
 * All values in a full run, otherwise every `step`-th.
 * @param offset varies the first one between samples of the same list
 */
export const sampleOf = <Value>(values: readonly Value[], step: number, offset = 0): readonly Value[] =>
  IS_FULL ? values : values.filter((_, n) => n % step === offset % step);
