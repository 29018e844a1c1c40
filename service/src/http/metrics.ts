// Metrics for Prometheus: answers by method, route template and status, nothing of a request's content. The only file that imports the metrics library.

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** An answered call. */
export interface AnsweredCall {
  readonly method: string;
  /** Template of the route, never the URL. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The limiter that decides calls: the memory of the only process, Redis, or this process by its share while Redis is away. */
export type LimiterKind = 'memory' | 'redis' | 'local';

// A chart takes about a millisecond; a call waits for Redis at most 0.25 seconds.
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5];

/** The numbers of one process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #answers = new Histogram({
    name: 'beichen_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #waits = new Histogram({
    name: 'beichen_limiter_wait_seconds',
    help: 'Time that Redis adds to a request: until the shared limit answers, or the wait for it is given up.',
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #switches = new Counter({
    name: 'beichen_limiter_switches_total',
    help: 'Number of times that Redis stopped or started to answer.',
    labelNames: ['to'],
    registers: [this.#registry],
  });
  readonly #droppedLines = new Counter({
    name: 'beichen_log_lines_dropped_total',
    help: 'Lines that the log did not take: a full disk, or nobody who reads.',
    registers: [this.#registry],
  });
  readonly #refusedConnections = new Counter({
    name: 'beichen_connections_refused_total',
    help: 'Connections that were cut off because the limit of all connections, or of one address, was reached.',
    registers: [this.#registry],
  });

  readonly #parserRefusals = new Counter({
    name: 'beichen_parser_refusals_total',
    help: 'Requests that the HTTP parser refused before they had a route.',
    labelNames: ['status'],
    registers: [this.#registry],
  });

  /** Creates the registry, with Node's metrics of process, event loop and memory. */
  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  answered({ method, route, status, seconds }: AnsweredCall): void {
    this.#answers.observe({ method, route, status }, seconds);
  }

  refusedByParser(status: number): void {
    this.#parserRefusals.inc({ status });
  }

  /** Adds a gauge whose labels are the versions. */
  runs(versions: Readonly<Record<string, string>>): void {
    new Gauge({
      name: 'beichen_build_info',
      help: 'The versions of the service, its calculation, its places and its Node.',
      labelNames: Object.keys(versions),
      registers: [this.#registry],
    }).set(versions, 1);
  }

  limiterWaited(seconds: number): void {
    this.#waits.observe(seconds);
  }

  limiterSwitched(to: LimiterKind): void {
    this.#switches.inc({ to });
  }

  connectionRefused(): void {
    this.#refusedConnections.inc();
  }

  logLinesDropped(lines: number): void {
    this.#droppedLines.inc(lines);
  }

  /** Adds a gauge that is 1 while Redis decides. */
  limiterShared(isShared: () => boolean): void {
    new Gauge({
      name: 'beichen_limiter_shared',
      help: '1 while Redis decides for all processes, 0 while each decides by its share.',
      registers: [this.#registry],
      collect() {
        this.set(isShared() ? 1 : 0);
      },
    });
  }

  /** All metrics in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/**
 * Serves GET /metrics and GET /healthz on a port of their own, where a supervisor is answered however busy the public port is.
 * @throws the error of listening, such as EADDRINUSE
 */
export async function serveMetrics(metrics: Metrics, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method === 'GET' && url === '/healthz')
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    const text = await metrics.text().catch(() => undefined); // a metric that cannot be read does not end the service
    if (text === undefined) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
