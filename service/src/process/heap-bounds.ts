// Bounds what the heap takes beyond what lives in it: new objects twice 8 MB, garbage 25 % of the old ones. By itself V8 takes twice 16 MB (Node 20, 22) or 64
// (Node 24) for new ones, and lets garbage grow to three times of what lives: 324 to 462 MB under a mixed load.
//
// `--max-semi-space-size` is read before any code runs, and not every way of starting can give it; the factor by which the room of new objects grows is read
// whenever it does. So without the option it may grow once, and then never again. Node 26 ignores that; `npm start` and deploy/Dockerfile give the option.

import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

const MAX_GARBAGE_PERCENT = 25;
const NEW_SPACE_BYTES = 16_777_216;
// The room grows when enough objects have outlived a collection; where it does not, this many are enough of a try.
const MAX_TRIES = 400;
const OBJECTS_A_TRY = 1000;

const newSpaceBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;

/** Bounds the heap. To be called before anything else has made it grow. */
export function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${MAX_GARBAGE_PERCENT}`);
  if (!process.execArgv.some((option) => option.startsWith('--max-semi-space-size'))) boundNewSpace();
}

function boundNewSpace(): void {
  setFlagsFromString('--semi-space-growth-factor=8');
  const alive: object[] = [];
  for (let n = 0; n < MAX_TRIES && newSpaceBytes() < NEW_SPACE_BYTES; n++) {
    for (let i = 0; i < OBJECTS_A_TRY; i++) alive.push([n, i]);
  }
  setFlagsFromString('--semi-space-growth-factor=1');
}
