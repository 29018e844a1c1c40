import { expect, test } from 'vitest';
import { PATHS } from '../../kinds/endpoints.ts';
import { nearestPath } from './nearest-path.ts';

test.each([
  ['/api/public/charts', '/api/public/chart'],
  ['/api/public/Chart', '/api/public/chart'],
  ['/API/public/chart', '/api/public/chart'],
  ['/chart', '/api/public/chart'],
  ['/v1/chart/', '/api/public/chart'],
  ['/api/public/chart.png', '/api/public/chart.svg'],
  ['/openapi.json', '/api/public/openapi.json'],
  ['/swagger.json', '/api/public/openapi.json'],
  ['/swagger', '/docs'],
  ['/api-docs', '/docs'],
  ['/api/public/birthdays', '/api/public/birthday'],
  ['/api/public/citys', '/api/public/cities'],
  ['/almanac.ical', '/api/public/almanac.ics'],
  ['/nothing/at/all', undefined],
  ['/', undefined],
  [`/${'chart'.repeat(5000)}`, undefined],
])('%s is nearest to %s', (path, nearest) => {
  expect(nearestPath(path, [...PATHS, '/docs'])).toBe(nearest);
});
