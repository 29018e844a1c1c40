// The path nearest to a wrong one, by its last part: /chart, /v1/charts and /API/public/Chart mean /api/public/chart.

import { editDistance } from 'beichen/internal';

const MAX_LENGTH = 100; // characters

/** Last parts of paths in other services, each with ours. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  openapi: 'openapi.json',
  'openapi.yaml': 'openapi.json',
  'swagger.json': 'openapi.json',
  swagger: 'docs',
  'swagger-ui': 'docs',
  'api-docs': 'docs',
  redoc: 'docs',
  doc: 'docs',
  documentation: 'docs',
  reference: 'docs',
  help: 'docs',
  city: 'cities',
  citys: 'cities',
  place: 'cities',
  places: 'cities',
};

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * The intended path of an unknown one; undefined if none is near.
 * @example nearestPath('/api/public/charts', ['/api/public/chart', '/docs']) // '/api/public/chart'
 */
export function nearestPath(path: string, paths: readonly string[]): string | undefined {
  if (path.length > MAX_LENGTH) return undefined;
  const given = lastPart(path.replace(/\/$/, '')).toLowerCase();
  const meant = Object.hasOwn(OTHER_NAMES, given) ? OTHER_NAMES[given]! : given;
  const most = meant.length < 4 ? 0 : meant.length < 6 ? 1 : 2; // letters
  let nearest: string | undefined;
  let least = most + 1;
  for (const each of paths) {
    const part = lastPart(each).toLowerCase();
    if (part === '' || Math.abs(part.length - meant.length) >= least) continue;
    const distance = editDistance(meant, part);
    if (distance < least) [nearest, least] = [each, distance];
  }
  return nearest;
}
