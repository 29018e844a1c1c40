import { describe, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const good = (environment: Readonly<Record<string, string>>) => {
  const read = readConfiguration(environment);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.configuration;
};
const problems = (environment: Readonly<Record<string, string>>) => {
  const read = readConfiguration(environment);
  return 'problems' in read ? read.problems : [];
};

describe('the configuration', () => {
  test('of an empty environment is that of the documentation', () => {
    const { trustedProxies, ...rest } = good({ PORT: '', HOST: ' ' });
    expect(rest).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicBaseUrl: '',
      chartLimit: 20,
      citiesLimit: 120,
      requestLimit: 600,
      countFile: './var/calls.json',
      securityContact: '',
      traces: false,
      redisUrl: '',
      limitSecret: '',
      instances: 2,
      maxConnections: 2000,
      metricsPort: 0,
      metricsHost: '127.0.0.1',
      drainSeconds: 1,
      logLevel: 'info',
    });
    expect(trustedProxies.check('127.0.0.1')).toBe(false);
  });

  test('knows the address under which the service is reached, without a slash at its end', () => {
    expect(good({ PUBLIC_BASE_URL: 'https://example.org/' }).publicBaseUrl).toBe('https://example.org');
    expect(good({ PUBLIC_BASE_URL: 'https://example.org/a/b//' }).publicBaseUrl).toBe('https://example.org/a/b');
  });

  test('trusts the proxies that it names and no others', () => {
    const { trustedProxies } = good({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7 2001:db8::/32' });
    expect(trustedProxies.check('10.255.0.1')).toBe(true);
    expect(trustedProxies.check('192.0.2.7')).toBe(true);
    expect(trustedProxies.check('192.0.2.8')).toBe(false);
    expect(trustedProxies.check('2001:db8::9', 'ipv6')).toBe(true);
  });

  for (const [name, value] of [
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '-1'],
    ['CHART_LIMIT', '0'],
    ['CITIES_LIMIT', '1e3'],
    ['SECURITY_CONTACT', 'someone'],
    ['PUBLIC_BASE_URL', 'example.org'],
    ['PUBLIC_BASE_URL', 'ftp://example.org'],
    ['PUBLIC_BASE_URL', 'https://example.org/?a=b'],
    ['PUBLIC_BASE_URL', 'https://user:word@example.org'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '1'],
    ['LOG_LEVEL', 'loud'],
    ['REDIS_URL', '127.0.0.1:6379'],
    ['REDIS_URL', 'http://127.0.0.1'],
    ['REDIS_URL', 'redis://'],
    ['REDIS_URL', 'redis://:100%sure@127.0.0.1'],
    ['REDIS_URL', 'redis://127.0.0.1/chart'],
    ['REDIS_URL', 'redis://127.0.0.1/?db=1'],
    ['REDIS_URL', 'redis://a,'],
    ['REDIS_URL', 'redis://a, http://b'],
    ['REDIS_URL', 'redis://a, b'],
    ['PUBLIC_BASE_URL', 'https://example.org/%zz'],
    ['LIMIT_SECRET', 'short'],
    ['METRICS_PORT', 'on'],
    ['DRAIN_SECONDS', '61'],
  ] as const) {
    test(`with ${name}=${value} is refused in a sentence`, () => {
      expect(problems({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} .+\\.$`))]);
    });
  }

  test('shows nothing of a wrong REDIS_URL, which may hold a password', () => {
    expect(problems({ REDIS_URL: 'redis//:hush@127.0.0.1' }).join()).not.toContain('hush');
  });

  test('takes Valkey for Redis, and hashes addresses with a secret of all processes', () => {
    const LIMIT_SECRET = 'x'.repeat(16);
    expect(good({ REDIS_URL: 'valkeys://:word@example.org:6380/1', LIMIT_SECRET }).redisUrl).toBe(
      'rediss://:word@example.org:6380/1',
    );
    expect(good({ REDIS_URL: 'VALKEY://127.0.0.1:1', LIMIT_SECRET }).redisUrl).toBe('redis://127.0.0.1:1');
    expect(good({ REDIS_URL: 'redis://a', LIMIT_SECRET }).limitSecret).toBe(LIMIT_SECRET);
  });

  // Whoever can read Redis over the network knows its URL with the password: a secret derived from that URL would hide no address.
  test.each(['redis://a', 'redis://:password@a'])('asks for a secret beside REDIS_URL=%s', (REDIS_URL) => {
    expect(problems({ REDIS_URL })).toEqual([expect.stringMatching(/^LIMIT_SECRET is not set, .+openssl rand/)]);
  });

  test('is checked as a whole: each fault has its sentence', () => {
    expect(problems({ PORT: 'x', CHART_LIMIT: 'x', LOG_LEVEL: 'x' })).toHaveLength(3);
  });
});

test.each([
  [{}, false],
  [{ OTEL_SERVICE_NAME: 'charts' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, false],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }, false],
])('%j: traces are on is %s', (environment, expected) => {
  expect((readConfiguration(environment) as { configuration: { traces: boolean } }).configuration.traces).toBe(
    expected,
  );
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'notaurl' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is no address/],
  [{ OTEL_TRACES_EXPORTER: 'foo' }, /^OTEL_TRACES_EXPORTER is "foo", but must be one of otlp/],
  [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'xx' }, /^OTEL_EXPORTER_OTLP_PROTOCOL is "xx"/],
  [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_TRACES_SAMPLER: 'bogus' }, /^OTEL_TRACES_SAMPLER is "bogus"/],
])('%j: a sentence', (environment, sentence) => {
  expect(readConfiguration(environment)).toEqual({ problems: [expect.stringMatching(sentence)] });
});

test('a password in PUBLIC_BASE_URL is never shown', () => {
  for (const given of ['https://u:PASSWORD@x', 'https://u:PASSWORD@', 'u:PASSWORD@x', 'https://PASSWORD@x/y']) {
    const { problems } = readConfiguration({ PUBLIC_BASE_URL: given }) as { problems: readonly string[] };
    expect(problems).toEqual([expect.stringContaining('PUBLIC_BASE_URL has a user or a password')]);
    expect(problems.join()).not.toContain('PASSWORD');
  }
});
