// A thread that casts: it opens the places by itself, and gives the charts of each piece of rows back in memory that changes hands.

import { parentPort, workerData } from 'node:worker_threads';
import { loadGazetteer } from 'beichen-places/node';
import { RowCaster, type RowOptions } from './cast-rows.ts';
import type { Rows } from './rows.ts';

const caster = new RowCaster(workerData as RowOptions, await loadGazetteer());
parentPort!.on('message', ({ rows, memory }: { rows: Rows; memory?: ArrayBuffer }) => {
  const cast = caster.cast(rows, memory);
  parentPort!.postMessage(cast, [cast.memory]);
});
