// Runs the service. It reads its configuration, loads the places, listens, and ends on a signal without losing a call.

import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { ENGINE_VERSION } from 'beichen';
import { loadGazetteer } from 'beichen-places/node';
import closeWithGrace from 'close-with-grace';
import { readConfiguration } from '../process/configuration.ts';
import { connectionsWithin, descriptorLimit } from '../process/descriptors.ts';
import { printable } from '../process/printable.ts';
import { usageAnswer } from '../process/usage.ts';
import { bufferedLog, errorFacts } from './log.ts';
import { drain, Stopping } from './stopping.ts';
import { openTraces } from './traces.ts';

const STANDARD_OUTPUT = 1;
const SLOWEST_END_MS = 10_000;
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'] as const;
// Delay until the code that no chart needs is loaded, so that the first charts do not wait for it.
const FIRST_CHARTS_MS = 100;

// By the name of its package, since this code may be bundled and lie elsewhere.
const PLACES = createRequire(import.meta.url).resolve('beichen-places/data/places.bin');

const answer = usageAnswer(process.argv.slice(2), ENGINE_VERSION);
if (answer) {
  process[answer.exitCode === 0 ? 'stdout' : 'stderr'].write(printable(answer.text));
  process.exit(answer.exitCode);
}
const checked = readConfiguration(process.env);
if ('problems' in checked) {
  fail(['The service cannot start:', ...checked.problems.map((problem) => `- ${problem}`)]);
} else {
  const { configuration } = checked;
  // The places are read while the rest of the code loads.
  const [gazetteer, { createServer, loadTheRest }] = await Promise.all([
    loadGazetteer(PLACES).catch((error: Error) => fail([`The places cannot be loaded: ${error.message}`])),
    import('./server.ts').catch(unreadable),
  ]);
  const { host, port, metricsHost, metricsPort, drainSeconds } = configuration;
  const stopping = new Stopping();
  const metrics = metricsPort === 0 ? undefined : new (await import('./metrics.ts')).Metrics();
  const traces = configuration.traces
    ? await openTraces(ENGINE_VERSION).catch((error: Error) => fail([error.message]))
    : undefined;
  const log = bufferedLog(STANDARD_OUTPUT, {
    dropped: (lines) => metrics?.logLinesDropped(lines),
    away: (reason) =>
      process.stderr.write(`The log cannot be written (${reason}): its lines are counted until it can.\n`),
  });
  let isLoaded = false;
  const app = await createServer({
    configuration,
    gazetteer,
    stopping,
    log,
    maxConnections: connectionsWithin(await descriptorLimit(), configuration.maxConnections),
    isLoaded: () => isLoaded,
    metrics,
    traces,
  }).catch(unreadable);
  let stopSignal: string | undefined;
  const grace = { delay: drainSeconds * 1000 + SLOWEST_END_MS, logger: null, skip: [...STOP_SIGNALS] };
  const { close } = closeWithGrace(grace, async ({ err }) => {
    if (err) app.log.fatal(errorFacts(err), 'a fault of ours ends the service');
    else app.log.info({ signal: stopSignal, drainSeconds }, 'Server stopping');
    stopping.begin();
    if (!err) await pause(drainSeconds * 1000);
    if (app.server.listening) await drain(app.server);
    await app.close();
    app.log.info('Server stopped');
    await log.end();
  });
  // A second signal changes nothing: npm and a terminal both send one.
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (stopSignal !== undefined) return;
      stopSignal = signal;
      void close();
    });
  }
  if (metrics) {
    const { serveMetrics } = await import('./metrics.ts');
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
  await pause(FIRST_CHARTS_MS);
  await loadTheRest().catch((error: NodeJS.ErrnoException) => {
    process.stderr.write(
      `The service ends: a file of it cannot be loaded (${error.code ?? error.name}). Install or build it again.\n`,
    );
    throw error;
  });
  isLoaded = true;
}

/** Exits if a file of the service is missing or damaged. */
function unreadable(error: NodeJS.ErrnoException): never {
  if (error.code === undefined && !(error instanceof SyntaxError)) throw error;
  return fail([
    `The service cannot start, because a file of it cannot be read: ${error.message}. Install or build it again.`,
  ]);
}

function fail(lines: readonly string[]): never {
  process.stderr.write(printable(`${lines.join('\n')}\n`)); // may quote settings
  process.exit(1);
}
