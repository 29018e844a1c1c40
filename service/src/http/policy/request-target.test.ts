import { expect, test } from 'vitest';
import { canonicalPath, queryOf } from './request-target.ts';

for (const [target, prefix, path] of [
  ['/', '', '/'],
  ['', '', '/'],
  ['*', '', '/'],
  ['/api/public/chart?hour=8', '', '/api/public/chart'],
  ['//api//public/chart//', '', '/api/public/chart'],
  ['http://example.org/api/public/chart?x', '', '/api/public/chart'],
  ['http://example.org', '', '/'],
  ['/beichen', '/beichen', '/'],
  ['/beichen/', '/beichen', '/'],
  ['/beichen/api/public/chart', '/beichen', '/api/public/chart'],
  ['/api/public/chart', '/beichen', '/api/public/chart'],
  ['/beichenx', '/beichen', '/beichenx'],
  ['/a/b/healthz', '/a/b', '/healthz'],
  ['/%ff', '', '/unreadable'],
] as const) {
  test(`the target "${target}" under "${prefix}" means ${path}`, () =>
    expect(canonicalPath(target, prefix)).toBe(path));
}

test('the query is what stands behind the first question mark', () => {
  expect(queryOf('/x?a=1?2&b#c')).toBe('a=1?2&b');
  expect(queryOf('/x')).toBe('');
});
