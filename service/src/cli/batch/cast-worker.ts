// A casting thread. It opens the places itself, and transfers the charts of each chunk of rows back in a buffer.

import { parentPort, workerData } from 'node:worker_threads';
import { loadGazetteer } from 'beichen-places/node';
import { RowCaster, type RowOptions } from './cast-rows.ts';
import type { Rows } from './rows.ts';

const caster = new RowCaster(workerData as RowOptions, await loadGazetteer());
parentPort!.on('message', ({ rows, memory }: { rows: Rows; memory?: ArrayBuffer }) => {
  const cast = caster.cast(rows, memory);
  parentPort!.postMessage(cast, [cast.memory]);
});
