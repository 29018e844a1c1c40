// `npm run dev`: the service on PORT (3000), and the page from its sources at http://localhost:5173, which reloads on save. Both end together.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createServer } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');
process.env.PORT ??= '3000';

execFileSync(process.execPath, ['tools/build/build.mjs'], { cwd: ROOT, stdio: 'inherit' });
const service = spawn(process.execPath, ['service/dist/node/main.js'], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
});
service.stdout.pipe(process.stdout);
service.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal));
await once(service.stdout, 'data'); // prints its address

const page = await createServer({ configFile: resolve(ROOT, 'web/build/vite.config.mjs') });
await page.listen();
page.printUrls();
