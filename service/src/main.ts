// How does the service run? It reads its configuration, loads the places, listens, and ends on a signal without losing a call.

import { loadGazetteer } from 'beichen-places/node';
import closeWithGrace from 'close-with-grace';
import { readConfiguration } from './configuration.ts';
import { errorFacts } from './http/log.ts';
import { createServer } from './server.ts';

const SLOWEST_END_MS = 10_000;

const checked = readConfiguration(process.env);
if ('faults' in checked) {
  fail(['The service cannot start:', ...checked.faults.map((fault) => `- ${fault}`)]);
} else {
  const { configuration } = checked;
  const gazetteer = await loadGazetteer().catch((error: Error) =>
    fail([`The places cannot be loaded: ${error.message}`]),
  );
  const app = await createServer({ configuration, gazetteer });
  closeWithGrace({ delay: SLOWEST_END_MS, logger: null }, async ({ err }) => {
    if (err) app.log.fatal(errorFacts(err), 'a fault of ours ends the service');
    await app.close();
  });
  const { host, port } = configuration;
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    fail([`The service cannot listen on ${host}:${port} (${error.code ?? error.name}): choose another HOST or PORT.`]);
  });
}

function fail(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}
