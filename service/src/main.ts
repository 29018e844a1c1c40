#!/usr/bin/env node
// How does the service run? It reads its configuration, loads the places, listens, and ends on a signal without losing a call.

import { setTimeout as pause } from 'node:timers/promises';
import { ENGINE_VERSION } from 'beichen';
import { loadGazetteer } from 'beichen-places/node';
import closeWithGrace from 'close-with-grace';
import { readConfiguration } from './configuration.ts';
import { errorFacts } from './http/log.ts';
import { linesInTurns } from './http/log-lines.ts';
import { answerTheLast, Stopping } from './http/stopping.ts';
import { said } from './usage.ts';

const STANDARD_OUTPUT = 1;
const SLOWEST_END_MS = 10_000;

// Node makes a pipe of these that does not block; one whose reader is gone ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const answer = said(process.argv.slice(2), ENGINE_VERSION);
if (answer) {
  process[answer.exitCode === 0 ? 'stdout' : 'stderr'].write(answer.text);
  process.exit(answer.exitCode);
}
const checked = readConfiguration(process.env);
if ('faults' in checked) {
  fail(['The service cannot start:', ...checked.faults.map((fault) => `- ${fault}`)]);
} else {
  const { configuration } = checked;
  // The file of the places is read while the rest of the code is.
  const [gazetteer, { createServer }] = await Promise.all([
    loadGazetteer().catch((error: Error) => fail([`The places cannot be loaded: ${error.message}`])),
    import('./server.ts'),
  ]);
  const { host, port, metricsHost, metricsPort, drainSeconds } = configuration;
  const stopping = new Stopping();
  const metrics = metricsPort === 0 ? undefined : new (await import('./metrics/metrics.ts')).Metrics();
  const log = linesInTurns(STANDARD_OUTPUT, {
    dropped: (lines) => metrics?.logLinesDropped(lines),
    away: (reason) => process.stderr.write(`The log takes no lines (${reason}): they are counted until it does.\n`),
  });
  const app = await createServer({
    configuration,
    gazetteer,
    stopping,
    log,
    ...(metrics && { metrics }),
  });
  closeWithGrace({ delay: drainSeconds * 1000 + SLOWEST_END_MS, logger: null }, async ({ err }) => {
    if (err) app.log.fatal(errorFacts(err), 'a fault of ours ends the service');
    stopping.begin();
    if (!err) await pause(drainSeconds * 1000);
    if (app.server.listening) await answerTheLast(app.server);
    await app.close();
    await log.end();
  });
  if (metrics) {
    const { serveMetrics } = await import('./metrics/metrics-server.ts');
    const server = await serveMetrics(metrics, { host: metricsHost, port: metricsPort }).catch(
      async ({ code, name }: NodeJS.ErrnoException) => {
        await log.end();
        return fail([
          `The metrics cannot be served on ${metricsHost}:${metricsPort} (${code ?? name}): choose another METRICS_HOST or METRICS_PORT.`,
        ]);
      },
    );
    app.addHook('onClose', async () => server.close());
  }
  await app.listen({ host, port }).catch(async (error: NodeJS.ErrnoException) => {
    await log.end();
    fail([`The service cannot listen on ${host}:${port} (${error.code ?? error.name}): choose another HOST or PORT.`]);
  });
}

function fail(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}
