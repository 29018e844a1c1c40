// Help of `beichen-service`, which is configured by the environment.

const HELP = `beichen-service: natal charts (Zi Wei Dou Shu and Four Pillars) over HTTP

Usage: beichen-service
       beichen-service mcp            tools for an assistant, over standard input and output

Listens on http://127.0.0.1:3000 until it is told to end (SIGTERM, Ctrl-C). Set by environment variables:

  PORT, HOST                     where it listens
  PUBLIC_BASE_URL                under which address it is reached, when a proxy stands before it
  TRUSTED_PROXIES                proxies that may say who calls: 10.0.0.0/8, ...
  CHART_LIMIT, CITIES_LIMIT      calls a minute from one address: 20 and 120
  REQUEST_LIMIT                  requests a minute of all else: 600
  MAX_CONNECTIONS                connections at once: 2000
  COUNT_FILE                     daily counts of calls: ./var/calls.json
  REDIS_URL, LIMIT_SECRET        limits and counts that many processes share, in one Redis
  LIMIT_INSTANCES                processes that share Redis: 2
  METRICS_PORT, METRICS_HOST     numbers for Prometheus
  DRAIN_SECONDS, LOG_LEVEL, SECURITY_CONTACT

The guide is at /docs of the running service. For charts on the terminal: beichen --help
`;

/** A text to print instead of starting the service. */
export interface UsageAnswer {
  readonly text: string;
  readonly exitCode: 0 | 2;
}

/**
 * The answer to arguments of the command; undefined without any: then the service starts.
 * @example usageAnswer(['--port', '80'], '1.0.0')?.exitCode // 2
 */
export function usageAnswer(words: readonly string[], version: string): UsageAnswer | undefined {
  const [first] = words;
  if (first === undefined) return undefined;
  if (first === '--help' || first === '-h') return { text: HELP, exitCode: 0 };
  if (first === '--version') return { text: `${version}\n`, exitCode: 0 };
  return {
    text: `beichen-service takes no arguments, but was given "${first}": it is set by environment variables (beichen-service --help).\n`,
    exitCode: 2,
  };
}
