// Settings of the service: by environment variables, all of them read and checked before anything starts.

import { BlockList, isIP } from 'node:net';

/** A checked configuration. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** Without a final slash; empty if the public address of the service is not known. */
  readonly publicBaseUrl: string;
  readonly trustedProxies: BlockList;
  /** Calls for charts that one address has at once; used ones are restored evenly within a minute. */
  readonly chartLimit: number;
  /** The same for places and the almanac. */
  readonly citiesLimit: number;
  /** The same for all other requests. */
  readonly requestLimit: number;
  readonly countFile: string;
  /** A URI for reports of security holes; empty if not set. */
  readonly securityContact: string;
  /** URL of the Redis with shared limits and counts; empty for a single process. */
  readonly redisUrl: string;
  /** HMAC key for client addresses, the same for all processes that share a limit; random per process if empty. */
  readonly limitSecret: string;
  /** Number of processes that share Redis. */
  readonly instances: number;
  /** Maximum number of open connections. */
  readonly maxConnections: number;
  /** 0 for no metrics. */
  readonly metricsPort: number;
  readonly metricsHost: string;
  /** Seconds for which a process serves after its stop signal, so that balancers notice. */
  readonly drainSeconds: number;
  /** True if the standard variables of OpenTelemetry request traces. */
  readonly traces: boolean;
  readonly logLevel: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** The configuration, or a sentence for each problem. An empty variable counts as not set. */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly configuration: Configuration } | { readonly problems: readonly string[] } {
  const problems: string[] = [];

  const text = (name: string, otherwise: string): string => environment[name]?.trim() || otherwise;
  const number = (name: string, otherwise: number, min: number, max: number): number => {
    const given = text(name, `${otherwise}`);
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= min && value <= max) return value;
    problems.push(`${name} is "${given}", but must be a whole number from ${min} to ${max}.`);
    return otherwise;
  };

  const logLevel = text('LOG_LEVEL', 'info');
  if (!LOG_LEVELS.includes(logLevel)) {
    problems.push(`LOG_LEVEL is "${logLevel}", but must be one of ${LOG_LEVELS.join(', ')}.`);
  }
  const redisUrl = storeUrl(text('REDIS_URL', ''), problems);
  const configuration: Configuration = {
    port: number('PORT', 3000, 0, 65_535),
    host: text('HOST', '127.0.0.1'),
    publicBaseUrl: baseUrl(text('PUBLIC_BASE_URL', ''), problems),
    trustedProxies: proxies(text('TRUSTED_PROXIES', ''), problems),
    chartLimit: number('CHART_LIMIT', 20, 1, 100_000),
    citiesLimit: number('CITIES_LIMIT', 120, 1, 100_000),
    requestLimit: number('REQUEST_LIMIT', 600, 1, 100_000),
    countFile: text('COUNT_FILE', './var/calls.json'),
    securityContact: contact(text('SECURITY_CONTACT', ''), problems),
    redisUrl,
    limitSecret: secret(text('LIMIT_SECRET', ''), redisUrl, problems),
    instances: number('LIMIT_INSTANCES', 2, 1, 1000),
    maxConnections: number('MAX_CONNECTIONS', 2000, 16, 1_000_000),
    metricsPort: number('METRICS_PORT', 0, 0, 65_535),
    metricsHost: text('METRICS_HOST', '127.0.0.1'),
    drainSeconds: number('DRAIN_SECONDS', 1, 0, 60),
    traces: wantsTraces(text, problems),
    logLevel,
  };
  return problems.length > 0 ? { problems } : { configuration };
}

/** The standard variables of OpenTelemetry that name an exporter, and those with a closed set of words. Its packages ignore unknown words. */
const TRACE_ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
const PROTOCOLS = ['grpc', 'http/protobuf', 'http/json'];
const TRACE_WORDS: Readonly<Record<string, readonly string[]>> = {
  OTEL_TRACES_EXPORTER: ['otlp', 'console', 'zipkin', 'none'],
  OTEL_EXPORTER_OTLP_PROTOCOL: PROTOCOLS,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: PROTOCOLS,
  OTEL_TRACES_SAMPLER: [
    'always_on',
    'always_off',
    'traceidratio',
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
  ],
};

function wantsTraces(text: (name: string, otherwise: string) => string, problems: string[]): boolean {
  const exporter = text('OTEL_TRACES_EXPORTER', '');
  const isOff = text('OTEL_SDK_DISABLED', '').toLowerCase() === 'true' || exporter === 'none';
  const isOn = !isOff && [exporter, ...TRACE_ENDPOINTS.map((name) => text(name, ''))].some((value) => value !== '');
  if (!isOn) return false;
  for (const name of TRACE_ENDPOINTS) {
    const given = text(name, '');
    if (given === '' || (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol))) continue;
    problems.push(`${name} is no address like http://127.0.0.1:4318.`); // without the value, which may have a password
  }
  for (const [name, words] of Object.entries(TRACE_WORDS)) {
    const given = text(name, '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    const wrong = given.find((word) => !words.includes(word));
    if (wrong !== undefined) problems.push(`${name} is "${wrong}", but must be one of ${words.join(', ')}.`);
  }
  return true;
}

function contact(given: string, problems: string[]): string {
  if (given !== '' && !/^(https:\/\/|mailto:)\S+$/.test(given)) {
    problems.push(`SECURITY_CONTACT is "${given}", but must begin with https:// or mailto:.`);
  }
  return given;
}

function baseUrl(given: string, problems: string[]): string {
  if (given === '') return '';
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const plain =
    url &&
    /^https?:$/.test(url.protocol) &&
    isPercentEncoded(url.pathname) &&
    !url.search &&
    !url.hash &&
    !url.username &&
    !url.password;
  if (!plain) {
    // A value with an @ may contain a password, which no log and no terminal may show.
    const shown = given.includes('@') ? 'has a user or a password' : `is "${given}"`;
    problems.push(`PUBLIC_BASE_URL ${shown}, but must be like https://example.org or https://example.org/charts.`);
    return '';
  }
  return url.href.replace(/(?<!\/)\/+$/, '');
}

// The URL may contain a password, so a problem never quotes it.
function storeUrl(given: string, problems: string[]): string {
  const url = given.replace(/^(?:redis|valkey)/i, 'redis');
  if (url === '' || isStoreUrl(url)) return url;
  problems.push(
    'REDIS_URL is not like redis://:password@host:6379 (rediss:// for TLS, /1 at its end for database 1). A % in the password is written %25.',
  );
  return '';
}

function isStoreUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  return (
    /^rediss?:$/.test(protocol) &&
    hostname !== '' &&
    !hostname.includes(',') &&
    /^(\/\d*)?$/.test(pathname) &&
    !search &&
    !hash &&
    isPercentEncoded(username) &&
    isPercentEncoded(password)
  );
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const SHORTEST_SECRET = 16;

// Processes that share a limit must hash alike. The secret is never derived from REDIS_URL: whoever reads Redis over the network knows that URL, and could
// hash all IPv4 addresses in half an hour.
function secret(given: string, redisUrl: string, problems: string[]): string {
  if (given === '' && redisUrl !== '') {
    problems.push(
      `LIMIT_SECRET is not set, but with REDIS_URL all processes need the same one: at least ${SHORTEST_SECRET} random characters, such as those of openssl rand -hex 32.`,
    );
  }
  if (given !== '' && given.length < SHORTEST_SECRET) {
    problems.push(`LIMIT_SECRET has ${given.length} characters, but must have at least ${SHORTEST_SECRET}.`);
  }
  return given;
}

function proxies(given: string, problems: string[]): BlockList {
  const list = new BlockList();
  for (const network of given.split(/[\s,]+/).filter((part) => part !== '')) {
    const [address = '', length, ...rest] = network.split('/');
    const version = isIP(address);
    const bits = version === 6 ? 128 : 32;
    const prefix = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
    if (version !== 0 && prefix <= bits && rest.length === 0) {
      list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
    } else {
      problems.push(
        `TRUSTED_PROXIES holds "${network}", but must be a list of addresses or networks such as 10.0.0.0/8.`,
      );
    }
  }
  return list;
}
