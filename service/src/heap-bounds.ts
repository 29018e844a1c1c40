// How much memory may the heap take beyond what is alive in it? New objects twice 8 MB: by itself V8 takes twice 16 and more, which makes
// nothing faster here. Old ones 25 % of those that live: by itself V8 lets garbage grow to three times of them before it looks.
//
// The flag for new objects (`--max-semi-space-size`) is read before any code runs, and not every way of starting can give it; the factor
// by which their room grows is read whenever it does. So it is let grow once, and then never again (Node 26 does not keep to that).

import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

const OLD_GARBAGE_PERCENT = 25;
const ROOM_BYTES = 16_777_216;
// The room grows when enough objects have outlived a collection; where it does not, this many are enough of a try.
const MOST_TRIES = 400;
const OBJECTS_A_TRY = 1000;

const room = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;

/** Gives new objects their room for good, and garbage its share. To be called before anything else has made the heap grow. */
export function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${OLD_GARBAGE_PERCENT}`);
  setFlagsFromString('--semi-space-growth-factor=8');
  const alive: object[] = [];
  for (let n = 0; n < MOST_TRIES && room() < ROOM_BYTES; n++) {
    for (let i = 0; i < OBJECTS_A_TRY; i++) alive.push([n, i]);
  }
  setFlagsFromString('--semi-space-growth-factor=1');
}
