// How much memory may new objects take? Twice 8 MB: by itself V8 takes twice 16 and more, which makes nothing faster here. The flag
// that says so (`--max-semi-space-size`) is read before any code runs, and not every way of starting can give it; the factor by which
// the room grows is read whenever it does. So it is let grow once, and then never again.

import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

const ROOM_BYTES = 16_777_216;
// The room grows when enough objects have outlived a collection; where it does not, this many are enough of a try.
const MOST_TRIES = 400;
const OBJECTS_A_TRY = 1000;

const room = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;

/** Gives new objects their room for good. To be called before anything else has made it grow. */
export function boundYoungMemory(): void {
  setFlagsFromString('--semi-space-growth-factor=8');
  const alive: object[] = [];
  for (let n = 0; n < MOST_TRIES && room() < ROOM_BYTES; n++) {
    for (let i = 0; i < OBJECTS_A_TRY; i++) alive.push([n, i]);
  }
  setFlagsFromString('--semi-space-growth-factor=1');
}
