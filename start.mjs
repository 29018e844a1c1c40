// `npm start`: builds what has changed, and is then the service itself. npm passes its signals to the one process that it has started: the shell of
// its script gives way to this one (`exec`), or it would end alone and leave the service on the port.

import { spawn } from 'node:child_process';
import { once } from 'node:events';

const build = spawn(process.execPath, ['tools/build/build.mjs'], { cwd: import.meta.dirname, stdio: 'inherit' });
const [code] = await once(build, 'exit');
if (code !== 0) process.exit(code ?? 1);
await import('./service/dist/main.js');
