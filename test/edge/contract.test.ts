// The checker of every HTTP response finds faults: real responses are checked against descriptions that lack one route, status, media type or field; each
// must fail.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCS_PATH } from '../../service/src/contract/paths.ts';
import { allowOf, ENDPOINT_ROWS, PATHS } from '../../service/src/kinds/endpoints.ts';
import { CHART, CITIES, chartOf, target } from '../../service/test/births.ts';
import { type Answer, contractChecker } from '../../service/test/contract-checker.ts';
import { type RunningService, startService } from '../../service/test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

// biome-ignore lint/suspicious/noExplicitAny: a JSON document is spoilt
type Api = any;

/** A checker with a changed description. */
function checkerWithout(change: (api: Api) => void) {
  const api = JSON.parse(JSON.stringify(service.document));
  change(api);
  return contractChecker(api);
}

const requested = (path: string, method = 'GET') => ({ method, path });

describe('an answer breaks the contract', () => {
  // biome-ignore format: one breach a row
  const BREACHES: readonly (readonly [what: string, ask: () => string, path: string, change: (api: Api) => void, said: string])[] = [
    ['of a route that is not described',      chartOf,                             CHART,  (api) => delete api.paths[CHART],                                         'no such answer'],
    ['of a method that is not described',     chartOf,                             CHART,  (api) => delete api.paths[CHART].get,                                     'no such answer'],
    ['with a status that is not described',   () => CITIES,                        CITIES, (api) => delete api.paths[CITIES].get.responses[400],                     'no such answer'],
    ['in a media type that is not described', chartOf,                             CHART,  (api) => delete api.components.responses.Chart.content['application/json'], 'media type'],
    ['without a header that is promised',     () => target(CITIES, { q: 'Paris' }), CITIES, (api) => Object.assign(api.components.responses.Cities.headers, { 'X-More': { required: true } }), 'X-More'],
    ['without a field that is promised',      chartOf,                             CHART,  (api) => api.components.schemas.Chart.required.push('more'),              'breaks its schema'],
    ['with a field of another type',          chartOf,                             CHART,  (api) => Object.assign(api.components.schemas.LunarDate.properties.year, { type: 'string' }), 'breaks its schema'],
    ['with an id that is not described',      chartOf,                             CHART,  (api) => api.components.schemas.StarId.anyOf[0].enum.splice(1),                    'breaks its schema'],
    ['with a fault that is not described',    () => CHART,                         CHART,  (api) => api.components.schemas.ProblemItem.properties.code.anyOf[0].enum.splice(0, 1), 'breaks its schema'],
  ];
  for (const [what, ask, path, change, said] of BREACHES) {
    test(what, async () => {
      const answer = await service.ask(ask());
      expect(() => checkerWithout(change)(requested(path), answer)).toThrow(said);
    });
  }

  // biome-ignore format: one breach a row
  const SPOILT: readonly (readonly [what: string, change: (answer: Answer) => Partial<Answer>])[] = [
    ['that no web page may read',         ({ headers }) => ({ headers: { ...headers, 'access-control-allow-origin': 'null' } })],
    ['that caches may keep',              ({ headers }) => ({ headers: { ...headers, 'cache-control': 'public' } })],
    ['that does not name its language',   ({ headers }) => ({ headers: { ...headers, 'content-language': '' } })],
    ['whose body names another request',  ({ headers }) => ({ headers: { ...headers, 'x-request-id': '0'.repeat(36) } })],
    ['whose body names another status',   ({ text }) => ({ text: text.replace('"status":400', '"status":404') })],
    ['that is a 5xx no one described',    () => ({ status: 502 })],
  ];
  for (const [what, change] of SPOILT) {
    test(`as a problem ${what}`, async () => {
      const answer = await service.ask(CITIES);
      expect(() => service.check(requested(CITIES), { ...answer, ...change(answer) })).toThrow();
    });
  }
});

describe('the description and the table of endpoints', () => {
  const described = () => (service.document as { paths: Record<string, object> }).paths;

  test('name the same paths and methods; MCP describes its own tools', () => {
    const rows = ENDPOINT_ROWS.filter(([name]) => name !== 'mcp').map(([, endpoint]) => [
      endpoint.path,
      allowOf(endpoint),
    ]);
    const operations = Object.entries(described()).map(([path, methods]) => {
      const allow = Object.keys(methods).flatMap((method) =>
        method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
      );
      return [path, [...allow, 'OPTIONS'].join(', ')];
    });
    expect(operations).toEqual(rows);
  });

  test('name routes that are there, and each answers OPTIONS with its methods', async () => {
    for (const [, endpoint] of ENDPOINT_ROWS) {
      const preflight = await fetch(service.origin + endpoint.path, { method: 'OPTIONS' });
      expect([endpoint.path, preflight.status, preflight.headers.get('allow')]).toEqual([
        endpoint.path,
        204,
        allowOf(endpoint),
      ]);
      expect((await fetch(service.origin + endpoint.path)).status).not.toBe(404);
    }
  });

  test('are listed in answers to unknown paths: every path, and those of the index in the text', async () => {
    for (const lang of ['en', 'zh', 'zh-Hant']) {
      const { json } = await service.ask(`/nothing?lang=${lang}`);
      expect(json.paths).toEqual([...PATHS, DOCS_PATH]);
      for (const [, { path, listed }] of ENDPOINT_ROWS) if (listed) expect(json.detail).toContain(path);
    }
  });
});
