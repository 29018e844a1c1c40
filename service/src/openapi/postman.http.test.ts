// An API client imports the description unchanged: its converter makes a request of each operation, with all examples at
// once, and each is answered with 200.

import converter, { type Conversion, type Item, type Request } from 'openapi-to-postmanv2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
let requests: { name: string; request: Request }[];
let variables: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  const data = JSON.parse(JSON.stringify(service.document));
  const { item, variable } = await new Promise<Conversion['output'][number]['data']>((done, failed) => {
    const options = { requestParametersResolution: 'Example', exampleParametersResolution: 'Example' };
    converter.convert({ type: 'json', data }, options, (error, { result, reason, output }) => {
      if (error || !result) failed(error ?? new Error(reason));
      else done(output[0]!.data);
    });
  });
  requests = item.flatMap(requestsIn);
  variables = Object.fromEntries(variable.map(({ key, value }) => [key, value]));
});
afterAll(() => service.close());

const requestsIn = ({ name, item, request }: Item): { name: string; request: Request }[] =>
  request ? [{ name, request }] : (item ?? []).flatMap(requestsIn);

function targetOf({ url: { path, query } }: Request): string {
  const shown = query.filter(({ disabled }) => !disabled).map(({ key, value }): [string, string] => [key, value]);
  // The almanac takes a month, a year, a date or a lunar date; whoever imports it sends only one of the four.
  const sent =
    path.at(-1) === 'almanac' ? shown.filter(([key]) => !['year', 'date', 'lunarDate'].includes(key)) : shown;
  return `/${path.join('/')}${sent.length > 0 ? `?${new URLSearchParams(sent)}` : ''}`;
}

const bodyOf = ({ body }: Request) =>
  body?.mode === 'urlencoded'
    ? new URLSearchParams(body.urlencoded!.map(({ key, value }): [string, string] => [key, value]))
    : body?.raw;

describe('an API client that imports the description', () => {
  test('knows where the service is', () => {
    expect(variables.baseUrl).toBe('/'); // relative to the address of the description
  });

  test('has a request of each operation', () => {
    const { paths } = service.document as { paths: Record<string, object> };
    expect(requests).toHaveLength(Object.values(paths).flatMap((path) => Object.keys(path)).length);
  });

  test('is answered 200 to each of them, sent with all its examples, the almanac with one of four', async () => {
    for (const { name, request } of requests) {
      const { method, header } = request;
      const body = bodyOf(request);
      const headers = Object.fromEntries(header.map(({ key, value }) => [key, value]));
      const { status } = await service.ask(targetOf(request), { method, headers, ...(body !== undefined && { body }) });
      expect([name, status]).toEqual([name, 200]);
    }
    const cast = requests.filter(({ request }) => request.url.path.at(-1) === 'chart').map(({ request }) => request);
    expect(cast.map(({ method }) => method).sort()).toEqual(['GET', 'POST']);
    expect(cast[0]!.url.query.length).toBeGreaterThan(12);
  });
});
