// How does `npm start` become the service? It builds, and is then the service itself. npm passes its signals to the one process that it
// has started: the shell of its script gives way to this one (`exec`), or it would end alone and leave the service on the port.

import { spawn } from 'node:child_process';
import { once } from 'node:events';

const [code] = await once(spawn('npm run --silent build', { shell: true, stdio: 'inherit' }), 'exit');
if (code !== 0) process.exit(code ?? 1);
await import('./service/dist/main.js');
