// A real server on a free port for the tests of a file. Every answer that comes through it is checked against our own
// OpenAPI document.

import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Gazetteer } from 'beichen-places';
import { loadGazetteer } from 'beichen-places/node';
import { type Bounds, TIMEOUTS, type Timeouts } from '../src/contract/request-limits.ts';
import type { Metrics } from '../src/http/metrics.ts';
import { createServer } from '../src/http/server.ts';
import type { Traces } from '../src/http/traces.ts';
import { openApiDocument } from '../src/openapi/openapi.ts';
import { type Configuration, readConfiguration } from '../src/process/configuration.ts';
import { type Answer, type Check, contractChecker } from './contract-checker.ts';

export interface Settings {
  /** Environment variables; without them the limits are high. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeouts?: Partial<Timeouts>;
  /** The clock of the limits; also the wall clock without `wallClock`. */
  readonly now?: () => number;
  readonly wallClock?: () => number;
  readonly gazetteer?: Gazetteer;
  readonly bounds?: Bounds;
  readonly mostConnections?: number;
  readonly metrics?: Metrics;
  readonly traces?: Traces;
}

/** A checked answer. */
export interface CheckedAnswer extends Answer {
  /** The body read as JSON; undefined without one. */
  // biome-ignore lint/suspicious/noExplicitAny: tests ask it for whatever they expect
  readonly json: any;
}

/** A service that listens. */
export interface RunningService {
  readonly port: number;
  readonly origin: string;
  readonly gazetteer: Gazetteer;
  readonly log: readonly string[];
  readonly countFile: string;
  /** Sends a request by fetch. The target is a path with a query. */
  ask(target: string, init?: RequestInit): Promise<CheckedAnswer>;
  /** Writes bytes on a separate socket and reads until the other side closes it. */
  askRaw(bytes: string | Uint8Array, requested?: { method: string; path: string }): Promise<CheckedAnswer>;
  /** Throws for an answer that breaks the contract. */
  readonly check: Check;
  get document(): object;
  close(): Promise<void>;
}

let loaded: Promise<Gazetteer> | undefined;
const WIDE_OPEN = { CHART_LIMIT: '100000', CITIES_LIMIT: '100000', REQUEST_LIMIT: '100000', LOG_LEVEL: 'trace' };

export async function startService(settings: Settings = {}): Promise<RunningService> {
  loaded ??= loadGazetteer();
  const gazetteer = settings.gazetteer ?? (await loaded);
  const folder = await mkdtemp(join(tmpdir(), 'beichen-'));
  const countFile = join(folder, 'var', 'calls.json');
  const read = readConfiguration({ ...WIDE_OPEN, COUNT_FILE: countFile, ...settings.environment });
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const { configuration } = read;
  const log: string[] = [];
  const app = await createServer({
    configuration,
    gazetteer,
    log: { write: (line) => void log.push(line) },
    timeouts: { ...TIMEOUTS, queuedMs: Number.POSITIVE_INFINITY, ...settings.timeouts },
    ...(settings.bounds && { bounds: settings.bounds }),
    ...(settings.metrics && { metrics: settings.metrics }),
    ...(settings.traces && { traces: settings.traces }),
    ...(settings.mostConnections && { maxConnections: settings.mostConnections }),
    ...(settings.now && { now: settings.now, wallClock: settings.now }),
    ...(settings.wallClock && { wallClock: settings.wallClock }),
    // A test file that compiles schemas delays the event loop; that is not load.
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const contract = settings.gazetteer === undefined ? contractOf : newContract;
  const { document, check } = await contract(gazetteer, configuration);
  const prefix = configuration.publicBaseUrl && new URL(configuration.publicBaseUrl).pathname.replace(/\/$/, '');
  return {
    port,
    origin,
    gazetteer,
    log,
    countFile,
    document,
    check,
    async ask(target, init = {}) {
      const response = await fetch(origin + target, init);
      const headers = Object.fromEntries(response.headers);
      return checked(
        check,
        { method: init.method ?? 'GET', path: documentPath(target, prefix), ...fieldsIn(target, init.body) },
        {
          status: response.status,
          headers,
          text: await response.text(),
        },
      );
    },
    async askRaw(bytes, requested) {
      return checked(check, requested ?? { method: 'GET' }, await exchange(port, bytes));
    },
    async close() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Contract {
  readonly document: object;
  readonly check: Check;
}

async function newContract(gazetteer: Gazetteer, configuration: Configuration): Promise<Contract> {
  const document = await openApiDocument({ gazetteer, baseUrl: configuration.publicBaseUrl }, configuration);
  return { document, check: contractChecker(document) };
}

/** The contracts of services, by the settings that they depend on: the files of a worker share them, since the schemas take a second to compile. */
const contracts = new Map<string, Promise<Contract>>();

function contractOf(gazetteer: Gazetteer, configuration: Configuration): Promise<Contract> {
  const { publicBaseUrl, chartLimit, citiesLimit, requestLimit, port } = configuration;
  const key = JSON.stringify([publicBaseUrl, chartLimit, citiesLimit, requestLimit, port]);
  const known = contracts.get(key) ?? newContract(gazetteer, configuration);
  contracts.set(key, known);
  return known;
}

function checked(check: Check, requested: { method: string; path?: string }, answer: Answer): CheckedAnswer {
  check(requested, answer);
  const isJson = answer.text !== '' && /json/.test(answer.headers['content-type'] ?? '');
  return { ...answer, json: isJson ? JSON.parse(answer.text) : undefined };
}

/** The members of a document that are requested, in the query or in a body of text. */
function fieldsIn(target: string, body: unknown): { readonly fields?: string } {
  const inQuery = new URLSearchParams(target.split('?')[1]).get('fields');
  const text = typeof body === 'string' || body instanceof URLSearchParams ? `${body}` : '';
  const inBody = text.startsWith('{') ? /"fields":"([^"]*)"/.exec(text)?.[1] : new URLSearchParams(text).get('fields');
  const fields = inQuery ?? inBody ?? undefined;
  return fields === undefined ? {} : { fields };
}

/** The path of a target as the document has it. */
function documentPath(target: string, prefix: string): string {
  const path = target
    .split('?')[0]!
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
  return prefix && path.startsWith(prefix) ? path.slice(prefix.length) || '/' : path;
}

/** One exchange over a plain socket: the first response. */
function exchange(port: number, bytes: string | Uint8Array): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const done = () => {
      const answer = answerIn(Buffer.concat(chunks));
      if (answer) resolve(answer);
      else reject(new Error(`no whole answer: ${Buffer.concat(chunks).toString().slice(0, 200)}`));
      socket.destroy();
    };
    socket.setTimeout(15_000, done);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (answerIn(Buffer.concat(chunks))) done();
    });
    socket.on('end', done);
    socket.on('error', () => done());
  });
}

function answerIn(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const length = Number(headers['content-length'] ?? 0);
  const body = bytes.subarray(end + 4, end + 4 + length);
  if (body.length < length) return undefined;
  return { status: Number(statusLine.split(' ')[1]), headers, text: body.toString('utf8') };
}
