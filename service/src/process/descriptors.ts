// Limits of open files and connections of the process, by the limits of the system.

import { readFile } from 'node:fs/promises';

/** Minimum number for a start: Node opens many code files at once. */
export const LEAST_DESCRIPTORS = 512;

// Files, log, Redis, readers of metrics, and a reserve.
const OWN_DESCRIPTORS = 64;

/** Maximum number of connections with this number of descriptors, not more than wanted. */
export const connectionsWithin = (descriptors: number, wanted: number): number =>
  Math.min(wanted, descriptors - OWN_DESCRIPTORS);

/** The limit of the system (`ulimit -n`); infinite if unknown. */
export async function descriptorLimit(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => ''); // Linux only
  return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
}
