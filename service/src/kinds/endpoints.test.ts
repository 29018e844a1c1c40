import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCount } from '../limits/daily-totals.ts';
import { allowOf, ENDPOINT_ROWS, ENDPOINTS, methodsOf } from './endpoints.ts';

test('an endpoint allows the methods of its row, HEAD with GET, and OPTIONS', () => {
  expect(allowOf({ operations: { GET: ENDPOINTS.chart.operations.GET } })).toBe('GET, HEAD, OPTIONS');
  expect(allowOf({ operations: { POST: ENDPOINTS.chart.operations.POST } })).toBe('POST, OPTIONS');
  expect(methodsOf('/api/public/chart')).toBe('GET, HEAD, POST, OPTIONS');
  expect(methodsOf('/constructor')).toBeUndefined();
});

test('no two endpoints have one path, and no two operations one id', () => {
  const paths = ENDPOINT_ROWS.map(([, { path }]) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const ids = ENDPOINT_ROWS.flatMap(([, { operations }]) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('the daily count accepts the name of every endpoint', () => {
  for (const [name] of ENDPOINT_ROWS) expect([name, isCount(`2026-11-20 ${name} 2xx`, 1)]).toEqual([name, true]);
});

// The clients name their operations by these ids and refer to this page.
test('every path and operation is in the README of the service, in the order of the table', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, table] = /^\| path \| operations \| what it does \|\n\|---\|---\|---\|\n((?:\|.*\n)+)/m.exec(readme)!;
  const rows = ENDPOINT_ROWS.map(([, { path, operations }]) => {
    const described = Object.values(operations);
    const ids = described.map(({ operationId }) => `\`${operationId}\``).join(', ');
    return `| \`${path}\` | ${ids} | ${described[0]!.summary} |\n`;
  });
  expect(table).toBe(rows.join(''));
});
