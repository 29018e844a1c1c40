#!/usr/bin/env node
// Entry of the service; with the argument `mcp`, of the assistant tools over standard input and output. Checks the limit of open files, ignores errors of
// standard streams, disables the debugger and bounds the heap.

import { descriptorLimit, LEAST_DESCRIPTORS } from './process/descriptors.ts';
import { boundHeap } from './process/heap-bounds.ts';

boundHeap();

// Node writes to pipes without blocking; an error such as EPIPE would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
// By default Node opens a debugger on SIGUSR1, which would show the data of requests.
process.on('SIGUSR1', () => {});

const descriptors = await descriptorLimit();
if (descriptors < LEAST_DESCRIPTORS) {
  process.stderr.write(
    `The service cannot start: only ${descriptors} files may be open at once (ulimit -n), but it needs at least ${LEAST_DESCRIPTORS}.\n`,
  );
  process.exit(1);
}
if (process.argv[2] === 'mcp') await import('./cli/beichen.ts');
else await import('./http/serve.ts');
