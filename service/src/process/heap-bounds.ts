// Limits the heap: 16 MB for new objects, and garbage of 25 % of the live old ones. By default V8 takes 32 MB (Node 20, 22) or 128 MB (Node 24) for new
// objects, and lets the old ones grow to three times the live ones: 324 to 462 MB under a mixed load. `--max-semi-space-size` is read only at the start of V8,
// and not every way to start the service can pass it. The growth factor of the space of new objects can be set at any time. So without the option this code
// lets the space grow once, then forbids it. Node 26 ignores the factor; `npm start` and deploy/Dockerfile pass the option.

import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

const MAX_GARBAGE_PERCENT = 25;
const NEW_SPACE_BYTES = 16_777_216;
// The space grows once enough objects have survived a collection. If it has not grown after this many tries, it will not.
const MAX_TRIES = 400;
const OBJECTS_A_TRY = 1000;

const newSpaceBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;

/** Limits the heap. Call it before other code makes the heap grow. */
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
