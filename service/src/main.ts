#!/usr/bin/env node
// The program of the service, or with the argument `mcp` the tools of assistants over standard input and output. Enough open files to load it, standard streams that end nothing, no debugger, and a heap in bounds.

import { descriptorLimit, LEAST_DESCRIPTORS } from './process/descriptors.ts';
import { boundHeap } from './process/heap-bounds.ts';

boundHeap();

// Node makes a pipe of these that does not block; one whose reader is gone ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
// Without this Node opens a debugger, which shows whatever is being answered.
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
