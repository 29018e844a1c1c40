// The files of deploy/ agree with the operations page. Read here as Docker Compose and Prometheus read them.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../service/src/metrics/metrics.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');

interface Container {
  readonly image?: string;
  readonly build?: object;
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> };
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: unknown;
}
const compose: { readonly services: Readonly<Record<string, Container>> } = parse(read('deploy/compose.yaml'), {
  merge: true,
});
const containers = Object.entries(compose.services);

test.each(containers)('what %s writes is kept in files of bounded size', (_, { logging }) => {
  expect(logging?.driver).toBe('json-file');
  expect(logging?.options['max-size']).toMatch(/^\d+m$/);
  expect(Number(logging?.options['max-file'])).toBeGreaterThan(1);
});

test('images are named by exact version', () => {
  const images = containers.flatMap(([, { image }]) => (image === undefined ? [] : [image]));
  const bases = [...read('deploy/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
  expect(images).toHaveLength(2);
  for (const image of [...images, ...bases]) expect(image).toMatch(/:\d+\.\d+\.\d+-/);
});

test('instances begin when Valkey says that it is ready', () => {
  expect(compose.services.valkey!.healthcheck?.test.join(' ')).toContain('valkey-cli ping');
  for (const name of ['one', 'two'])
    expect(compose.services[name]!.depends_on).toEqual({ valkey: { condition: 'service_healthy' } });
});

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
const rules: readonly Rule[] = parse(read('deploy/alerts.yml')).groups.flatMap(
  ({ rules }: { rules: readonly Rule[] }) => rules,
);

/** The metrics that an expression names: what is no function, label or keyword of the query language. */
const metricsIn = (expr: string): string[] =>
  expr
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(?:by|on) \([^)]*\)/g, '')
    .match(/\b[a-z]\w*_\w+\b(?!\()|\bup\b/g) ?? [];

test('every alert is over a number that Prometheus or the service tells', async () => {
  const metrics = new Metrics();
  metrics.limiterShared(() => 1);
  metrics.runs({ api: '1', engine: '1.0.0', places: '2026.11', node: '20.19.0' });
  const text = await metrics.text();
  const output = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name!],
  );
  for (const { alert, expr } of rules) {
    expect([alert, metricsIn(expr).length > 0]).toEqual([alert, true]);
    expect([alert, metricsIn(expr).filter((name) => name !== 'up' && !output.includes(name))]).toEqual([alert, []]);
  }
  const watched = rules.flatMap(({ expr }) => metricsIn(expr).map((name) => name.replace(/_(?:bucket|count)$/, '')));
  const own = [...text.matchAll(/^# TYPE (beichen_\w+) /gm)].map(([, name]) => name!);
  expect(own.filter((name) => !watched.includes(name))).toEqual([]);
});

test('every alert has a name of its own, a sentence, and says how urgent it is', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { labels, annotations } of rules) {
    expect(labels.severity).toMatch(/^(page|ticket)$/);
    expect(annotations.summary).toMatch(/^["{A-Z].*[.?]$/);
  }
});
