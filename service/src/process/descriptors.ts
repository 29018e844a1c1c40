// Limits of open files and connections of the process, by the limits of the system.

import { readFile } from 'node:fs/promises';

/** Minimum for a start: Node opens many code files at once. */
export const LEAST_DESCRIPTORS = 512;

// Files, log, Redis, readers of metrics, and a reserve.
const OWN_DESCRIPTORS = 64;

/** Maximum number of connections with so many descriptors, at most the wanted one. */
export const connectionsWithin = (descriptors: number, wanted: number): number =>
  Math.min(wanted, descriptors - OWN_DESCRIPTORS);

/** The limit of the system (`ulimit -n`); infinite where it is not known. */
export async function descriptorLimit(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => ''); // Linux only
  return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
}
