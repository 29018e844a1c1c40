// The files of deploy/ agree with the operations page. Read here as Docker Compose and Prometheus read them.

import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../service/src/http/metrics.ts';
import { ENDPOINTS } from '../service/src/kinds/endpoints.ts';
import { readConfiguration } from '../service/src/process/configuration.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');

interface Container {
  readonly image?: string;
  readonly build?: object;
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> };
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: unknown;
}
interface Compose {
  readonly services: Readonly<Record<string, Container>>;
}
const compose: Compose = parse(read('deploy/compose.yaml'), { merge: true });
const alone: Compose = parse(read('deploy/compose.one.yaml'));
const containers = [...Object.entries(compose.services), ...Object.entries(alone.services)];

test.each(containers)('the log of %s is in files of limited size and number', (_, { logging }) => {
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

/** The metrics in an expression: names that are no function, label or keyword of the query language. */
const metricsIn = (expr: string): string[] =>
  expr
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(?:by|on) \([^)]*\)/g, '')
    .match(/\b[a-z]\w*_\w+\b(?!\()|\bup\b/g) ?? [];

/** The metrics of the service; `own` without those of the runtime. */
let output: readonly string[];
let own: readonly string[];
beforeAll(async () => {
  const metrics = new Metrics();
  metrics.limiterShared(() => true);
  metrics.runs({ api: '1', engine: '1.0.0', places: '2026.11', node: '20.19.0' });
  const text = await metrics.text();
  output = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name!],
  );
  own = [...text.matchAll(/^# TYPE (beichen_\w+) /gm)].map(([, name]) => name!);
});

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly w: number };
  readonly targets?: readonly { readonly expr: string }[];
}
const panels: readonly Panel[] = JSON.parse(read('deploy/grafana.json')).panels;

test.each([
  ['alerts', rules.map(({ alert, expr }) => [alert, expr] as const)],
  [
    'panels of the dashboard',
    panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ],
])('all %s are over numbers that Prometheus or the service tells, and over all of its own', (_, expressions) => {
  for (const [name, expr] of expressions) {
    expect([name, metricsIn(expr).length > 0]).toEqual([name, true]);
    expect([name, metricsIn(expr).filter((metric) => metric !== 'up' && !output.includes(metric))]).toEqual([name, []]);
  }
  const watched = expressions.flatMap(([, expr]) =>
    metricsIn(expr).map((name) => name.replace(/_(?:bucket|count)$/, '')),
  );
  expect(own.filter((name) => !watched.includes(name))).toEqual([]);
});

test('panels of the dashboard have ids of their own and fit their grid', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
});

test('every alert has a name of its own, a sentence, and says how urgent it is', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { labels, annotations } of rules) {
    expect(labels.severity).toMatch(/^(page|ticket)$/);
    expect(annotations.summary).toMatch(/^["{A-Z].*[.?]$/);
  }
});

// ---- Kubernetes

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: of many kinds
  readonly spec: any;
}
const KUBERNETES = 'deploy/kubernetes';
const manifestFiles = readdirSync(resolve(import.meta.dirname, '..', KUBERNETES)).filter(
  (name) => name !== 'kustomization.yaml',
);
const manifest = (name: string): Manifest => parse(read(`${KUBERNETES}/${name}.yaml`));
const kustomization: {
  readonly resources: readonly string[];
  readonly configMapGenerator: readonly { readonly literals: readonly string[] }[];
} = parse(read(`${KUBERNETES}/kustomization.yaml`));
const settings = Object.fromEntries(kustomization.configMapGenerator[0]!.literals.map((line) => line.split('=', 2)));

const MODELS = { Deployment, HorizontalPodAutoscaler, NetworkPolicy, PodDisruptionBudget, Service };

test.each(manifestFiles)('%s is what the schema of Kubernetes describes', (file) => {
  const document = parse(read(`${KUBERNETES}/${file}`)) as Manifest;
  const Model = MODELS[document.kind as keyof typeof MODELS];
  expect(document.apiVersion).toBe(Model.apiVersion);
  expect(() => new Model(document as never).validate()).not.toThrow();
  expect(() => new Model({ ...document, spec: 8 } as never).validate()).toThrow(); // a schema that accepts anything would prove nothing
});

test('Kubernetes probes paths that there are, on ports that the settings open, and waits as long as a stop takes', () => {
  expect([...kustomization.resources].sort()).toEqual(manifestFiles);
  const { spec } = manifest('deployment').spec.template;
  const [container] = spec.containers;
  const ports = Object.fromEntries(
    container.ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [name, containerPort]),
  );
  const read = readConfiguration({ ...settings, REDIS_URL: 'redis://valkey:6379', LIMIT_SECRET: 'x'.repeat(32) });
  if ('problems' in read) throw new Error(read.problems.join());
  const { port, metricsPort, drainSeconds } = read.configuration;
  expect(ports).toEqual({ http: port, metrics: metricsPort });
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    const { path, port: name } = container[probe].httpGet;
    expect([ENDPOINTS.healthz.path, ENDPOINTS.readyz.path]).toContain(path);
    expect(Object.keys(ports)).toContain(name);
  }
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drainSeconds + 12);
  expect(manifest('service').spec.ports[0].targetPort).toBe('http');
  // While Redis is away each instance allows its share of the limit, for the maximum number of instances.
  expect(read.configuration.instances).toBe(manifest('autoscaler').spec.maxReplicas);
  // A busy instance is not restarted: it is not ready long before it counts as dead.
  const silentSeconds = ({ periodSeconds, failureThreshold }: Record<string, number>) =>
    periodSeconds! * failureThreshold!;
  expect(silentSeconds(container.livenessProbe)).toBeGreaterThanOrEqual(60);
  expect(silentSeconds(container.readinessProbe)).toBeLessThan(10);
});

// ---- systemd

const UNIT = resolve(import.meta.dirname, '../deploy/beichen.service');
const unitValue = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(UNIT, 'utf8'))![1]!;

test('the unit of systemd opens the files and waits the seconds that the defaults need', () => {
  const read = readConfiguration({});
  if ('problems' in read) throw new Error(read.problems.join());
  const { maxConnections, drainSeconds } = read.configuration;
  expect(Number(unitValue('LimitNOFILE'))).toBeGreaterThan(maxConnections + 64);
  expect(Number(unitValue('TimeoutStopSec'))).toBeGreaterThanOrEqual(drainSeconds + 12);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('systemd finds the unit little exposed', () => {
  const output = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', UNIT], {
    encoding: 'utf8',
  });
  const level = Number(/exposure level for beichen\.service: ([\d.]+)/.exec(output)![1]);
  expect(level).toBeLessThan(2); // on a scale from 0 to 10
});
