// Limits of open files and connections of the process: as many as the system lets it.

import { readFile } from 'node:fs/promises';

/** Below it the service does not start: Node opens many files of code at once. */
export const LEAST_DESCRIPTORS = 512;

// Its files, its log, the store, who reads the metrics, and some to spare.
const OWN_DESCRIPTORS = 64;

/** How many connections a number of descriptors leaves room for, and no more than are wanted. */
export const connectionsWithin = (descriptors: number, wanted: number): number =>
  Math.min(wanted, descriptors - OWN_DESCRIPTORS);

/** The limit of the system (`ulimit -n`); infinite where it is not known. */
export async function descriptorLimit(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => ''); // Linux tells it here
  return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
}
