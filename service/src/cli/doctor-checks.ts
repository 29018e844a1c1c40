// Checks of `beichen doctor`, before the service runs or beside it: a table of findings, and a check for each row. They change nothing, and send only a
// decision to Redis under a key of its own and a request to the port of the service.

import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { editDistance, ZONES_VERSION } from 'beichen/internal';
import { loadGazetteer } from 'beichen-places/node';
import { type Configuration, readConfiguration } from '../process/configuration.ts';
import { connectionsWithin, descriptorLimit, LEAST_DESCRIPTORS } from '../process/descriptors.ts';

/** Severity of a finding. */
export type Level = 'ok' | 'warning' | 'fault';

/** The checks in order, each with its findings and their severity. */
export const FINDINGS = {
  node: { good: 'ok', old: 'fault' },
  settings: { good: 'ok', wrong: 'fault', misspelt: 'warning', unchecked: 'warning' },
  proxies: { good: 'ok', none: 'warning', everyone: 'fault' },
  limits: { good: 'ok', noShare: 'warning' },
  files: { good: 'ok', fewer: 'warning', tooFew: 'fault' },
  clock: { good: 'ok', past: 'fault' },
  zones: { good: 'ok', other: 'ok' },
  redis: { good: 'ok', none: 'ok', away: 'fault' },
  places: { good: 'ok', unreadable: 'fault' },
  port: { good: 'ok', running: 'ok', taken: 'fault' },
  counts: { good: 'ok', notWritable: 'warning' },
  memory: { good: 'ok', little: 'warning', tooLittle: 'fault' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Level>>>>;

type Findings = typeof FINDINGS;
type CheckName = keyof Findings;
export type FindingId = { [C in CheckName]: `${C}.${keyof Findings[C] & string}` }[CheckName];
/** Findings that require an action. */
export type WrongFindingId = {
  [C in CheckName]: {
    [F in keyof Findings[C]]: Findings[C][F] extends 'ok' ? never : `${C}.${F & string}`;
  }[keyof Findings[C]];
}[CheckName];

/** Result of a check. */
export interface Finding {
  readonly id: FindingId;
  /** Values of the placeholders of its text. */
  readonly values: Readonly<Record<string, string>>;
}

/** The machine that the service is to run on. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly nodeVersion: string;
  /** The version of the time zones of Node. */
  readonly zones: string;
  readonly nowMs: number;
  /** Memory limit of the process. */
  readonly memoryBytes: number;
  descriptors(): Promise<number>;
  loadPlaces(): Promise<{ readonly version: string; readonly size: number }>;
}

/** The current machine. */
export const thisMachine = (environment: Machine['environment']): Machine => ({
  environment,
  nodeVersion: process.versions.node,
  zones: process.versions.tz ?? '',
  nowMs: Date.now(),
  memoryBytes: Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY),
  descriptors: descriptorLimit,
  loadPlaces: loadGazetteer,
});

/** All findings about a machine, in the order of the table. Checks that depend on settings are skipped while a setting is wrong. */
export async function findingsOf(machine: Machine): Promise<readonly Finding[]> {
  const names = new Set<string>();
  const read = readConfiguration(recordReads(machine.environment, names));
  const problems = 'problems' in read ? read.problems : [];
  const settled = <F>(check: (configuration: Configuration) => F) =>
    'problems' in read ? [] : check(read.configuration);
  const found = await Promise.all([
    nodeFinding(machine),
    settingsFindings(machine, problems, names),
    settled(proxiesFinding),
    settled(limitsFinding),
    settled((configuration) => filesFinding(machine, configuration)),
    clockFinding(machine),
    zonesFinding(machine),
    settled(redisFinding),
    placesFinding(machine),
    settled(portFinding),
    settled(countsFinding),
    memoryFinding(machine),
  ]);
  return found.flat();
}

/** The checks that depend on settings. */
const NEED_SETTINGS = ['proxies', 'limits', 'files', 'redis', 'port', 'counts'] as const satisfies readonly CheckName[];

const finding = (id: FindingId, values: Finding['values'] = {}): Finding => ({ id, values });

/** Records which variables of an environment are read. */
const recordReads = (environment: Machine['environment'], names: Set<string>): Machine['environment'] =>
  new Proxy(environment, {
    get(variables, name) {
      names.add(`${String(name)}`);
      return variables[`${String(name)}`];
    },
  });

const MIN_NODE = '20.19';

function nodeFinding({ nodeVersion: version }: Machine): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = MIN_NODE.split('.').map(Number);
  const isOld = major < leastMajor || (major === leastMajor && minor < leastMinor);
  return finding(isOld ? 'node.old' : 'node.good', { version, least: MIN_NODE });
}

/** Maximum number of wrong letters in a misspelt setting. With more, the name resembles settings of other programs. */
const MAX_DISTANCE = 2;
const MIN_LENGTH = 8;

/** Names of our settings in other programs. */
const OTHER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    TRUSTED_PROXIES:
      'TRUSTED_PROXY TRUST_PROXY TRUST_PROXIES PROXY_TRUST PROXIES TRUSTED_HOSTS TRUSTED_IPS FORWARDED_ALLOW_IPS REAL_IP_FROM SET_REAL_IP_FROM',
    PUBLIC_BASE_URL:
      'BASE_URL PUBLIC_URL PUBLIC_BASE PUBLIC_HOST PUBLIC_ADDRESS EXTERNAL_URL ROOT_URL SITE_URL APP_URL SERVER_URL SERVICE_URL CANONICAL_URL BASE_PATH ROOT_PATH',
    REDIS_URL:
      'REDIS REDIS_HOST REDIS_HOSTS REDIS_URI REDIS_ADDR REDIS_ADDRESS REDIS_PASSWORD REDIS_DSN REDIS_CONNECTION REDIS_NODES VALKEY VALKEY_URL VALKEY_HOST VALKEY_URI',
    LIMIT_SECRET: 'SECRET_KEY LIMIT_KEY HASH_SECRET RATE_LIMIT_SECRET LIMIT_SALT',
    LIMIT_INSTANCES: 'INSTANCES REPLICAS INSTANCE_COUNT',
    CHART_LIMIT: 'RATE_LIMIT RATE_LIMIT_MAX RATE_LIMIT_CHART CHART_RATE_LIMIT LIMIT_CHART MAX_CHARTS',
    CITIES_LIMIT: 'CITY_LIMIT PLACES_LIMIT SEARCH_LIMIT LIMIT_CITIES',
    REQUEST_LIMIT: 'LIMIT_REQUESTS REQUESTS_PER_MINUTE',
    MAX_CONNECTIONS: 'CONNECTION_LIMIT CONNECTIONS_MAX',
    PORT: 'HTTP_PORT SERVER_PORT LISTEN_PORT APP_PORT BEICHEN_PORT',
    HOST: 'HTTP_HOST SERVER_HOST LISTEN_HOST LISTEN_ADDRESS BIND_ADDRESS BIND_HOST BIND_ADDR BEICHEN_HOST',
    METRICS_PORT: 'PROMETHEUS_PORT METRIC_PORT',
    METRICS_HOST: 'PROMETHEUS_HOST METRIC_HOST',
    DRAIN_SECONDS: 'SHUTDOWN_TIMEOUT GRACE_SECONDS GRACE_PERIOD STOP_TIMEOUT DRAIN_TIMEOUT',
    LOG_LEVEL: 'LOGLEVEL LOGGING_LEVEL LOG_VERBOSITY',
    COUNT_FILE: 'COUNTS_FILE CALLS_FILE STATS_FILE',
    SECURITY_CONTACT: 'CONTACT SECURITY_EMAIL CONTACT_EMAIL',
  }).flatMap(([ours, theirs]) => theirs.split(' ').map((name) => [name, ours])),
);

/** Setting that a misspelt variable means; undefined for variables of other programs. */
function settingMeant(name: string, names: ReadonlySet<string>): string | undefined {
  if (Object.hasOwn(OTHER_NAMES, name.toUpperCase())) return OTHER_NAMES[name.toUpperCase()];
  if (name.length < MIN_LENGTH) return undefined;
  return [...names].find(
    (known) => known.length >= MIN_LENGTH && editDistance(name.toUpperCase(), known) <= MAX_DISTANCE,
  );
}

function settingsFindings(
  { environment }: Machine,
  problems: readonly string[],
  names: ReadonlySet<string>,
): readonly Finding[] {
  const misspelt = Object.keys(environment).flatMap((name) => {
    if (names.has(name)) return [];
    const meant = settingMeant(name, names);
    // If our setting is set too, the variable belongs to another program.
    if (meant !== undefined && (environment[meant] ?? '') !== '' && Object.hasOwn(OTHER_NAMES, name)) return [];
    return meant === undefined ? [] : [finding('settings.misspelt', { name, meant })];
  });
  const wrong = problems.map((problem) => finding('settings.wrong', { problem }));
  const unchecked = finding('settings.unchecked', { checks: NEED_SETTINGS.join(', ') });
  const all = [...wrong, ...misspelt, ...(wrong.length > 0 ? [unchecked] : [])];
  return all.length > 0 ? all : [finding('settings.good')];
}

/** An address for documentation (RFC 5737), which no proxy has. */
const ANYBODY = '203.0.113.7';

function proxiesFinding({ publicBaseUrl, trustedProxies }: Configuration): Finding {
  if (trustedProxies.check(ANYBODY)) return finding('proxies.everyone');
  const networks = trustedProxies.rules.length;
  const isPublic = publicBaseUrl !== '' && !/^(?:localhost|127\.|\[::1\])/.test(new URL(publicBaseUrl).host);
  return isPublic && networks === 0
    ? finding('proxies.none', { address: publicBaseUrl })
    : finding('proxies.good', { networks: `${networks}` });
}

function limitsFinding({ chartLimit, citiesLimit, requestLimit, redisUrl, instances }: Configuration): Finding {
  const values = {
    chart: `${chartLimit}`,
    cities: `${citiesLimit}`,
    requests: `${requestLimit}`,
    instances: `${instances}`,
  };
  const least = Math.min(chartLimit, citiesLimit, requestLimit);
  return finding(redisUrl !== '' && least < instances ? 'limits.noShare' : 'limits.good', values);
}

async function filesFinding({ descriptors }: Machine, { maxConnections: wanted }: Configuration): Promise<Finding> {
  const files = await descriptors();
  const connections = connectionsWithin(files, wanted);
  const values = {
    files: `${files}`,
    wanted: `${wanted}`,
    connections: `${connections}`,
    least: `${LEAST_DESCRIPTORS}`,
    needed: `${wanted + files - connectionsWithin(files, Number.POSITIVE_INFINITY)}`,
  };
  if (files < LEAST_DESCRIPTORS) return finding('files.tooFew', values);
  return finding(connections < wanted ? 'files.fewer' : 'files.good', values);
}

/** Compares the clock with the release of the time zones, which cannot be in the future. */
function clockFinding({ nowMs }: Machine): Finding {
  const year = Number.parseInt(ZONES_VERSION, 10);
  const time = new Date(nowMs).toISOString();
  return finding(nowMs < Date.UTC(year, 0) ? 'clock.past' : 'clock.good', { time, year: `${year}` });
}

const zonesFinding = ({ zones }: Machine): Finding =>
  finding(zones === ZONES_VERSION ? 'zones.good' : 'zones.other', { node: zones, own: ZONES_VERSION });

async function redisFinding({ redisUrl: url }: Configuration): Promise<Finding> {
  if (url === '') return finding('redis.none');
  const { RedisStore } = await import('../limits/redis-store.ts');
  let reason = 'timeout';
  const watch = {
    gone(word: string) {
      reason = word;
    },
    back() {},
  };
  const store = await RedisStore.open({ url, watch });
  const { isThere } = store;
  store.close();
  return isThere ? finding('redis.good') : finding('redis.away', { reason });
}

async function placesFinding({ loadPlaces }: Machine): Promise<Finding> {
  try {
    const { version, size } = await loadPlaces();
    return finding('places.good', { version, places: `${size}` });
  } catch (error) {
    return finding('places.unreadable', { reason: (error as Error).message });
  }
}

async function portFinding({ host, port }: Configuration): Promise<Finding> {
  const values = { host, port: `${port}` };
  const reason = await new Promise<string | undefined>((done) => {
    const server = createServer();
    server.once('error', ({ code, name }: NodeJS.ErrnoException) => done(code ?? name));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
  if (reason === undefined) return finding('port.good', values);
  return (await isBeichen(host, port)) ? finding('port.running', values) : finding('port.taken', { ...values, reason });
}

const ANSWER_WITHIN_MS = 1000;

/** True if the process on a port responds like the service. */
async function isBeichen(host: string, port: number): Promise<boolean> {
  const address = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host);
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(`http://${address}:${port}/healthz`, { signal });
    return response.ok && (JSON.parse(await beginningOf(response)) as { status?: string }).status === 'ok';
  } catch {
    return false;
  }
}

const MAX_ANSWER = 1024; // bytes; ours has 15

/** The beginning of a response, which may never end. */
async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > MAX_ANSWER) break; // cancels the rest
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The first count creates the folder, so the nearest existing one must be writable. */
async function countsFinding({ countFile: file }: Configuration): Promise<Finding> {
  for (let path = resolve(file); ; path = dirname(path)) {
    try {
      await access(path, constants.W_OK);
      return finding('counts.good', { file });
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' || path === dirname(path)) return finding('counts.notWritable', { file, reason: code });
    }
  }
}

const MEGABYTE = 2 ** 20;
/** Enough under load, and for a second process during a restart (docs/operations.md). */
const LEAST_MEGABYTES = 256;
const ENOUGH_MEGABYTES = 400;

function memoryFinding({ memoryBytes }: Machine): Finding {
  const megabytes = Math.floor(memoryBytes / MEGABYTE);
  const values = { megabytes: `${megabytes}`, least: `${LEAST_MEGABYTES}`, enough: `${ENOUGH_MEGABYTES}` };
  if (megabytes < LEAST_MEGABYTES) return finding('memory.tooLittle', values);
  return finding(megabytes < ENOUGH_MEGABYTES ? 'memory.little' : 'memory.good', values);
}

/** The level of a finding. */
export function levelOf(id: FindingId): Level {
  const [check, name] = id.split('.') as [CheckName, string];
  return (FINDINGS[check] as Readonly<Record<string, Level>>)[name]!;
}
