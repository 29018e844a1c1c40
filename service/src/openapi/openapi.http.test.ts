import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberDifferences } from '../../../conformance/prove/src/document-differences.ts';
import { CHART, CITIES, target } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';
import { ALMANAC_PARAMETERS } from '../requests/parameters/almanac.ts';
import { CHART_PARAMETERS } from '../requests/parameters/chart.ts';
import { CITIES_PARAMETERS } from '../requests/parameters/cities.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const examples = (table: Readonly<Record<string, { readonly example: unknown }>>) =>
  Object.fromEntries(Object.entries(table).map(([name, { example }]) => [name, example]));
const asText = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`]));

describe('the description of the API', () => {
  test('is served as it is built, with a tag to ask again by', async () => {
    const { json, headers } = await service.ask('/api/public/openapi.json');
    expect(memberDifferences(json, JSON.parse(JSON.stringify(service.document)))).toEqual([]);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const again = await service.ask('/api/public/openapi.json', { headers: { 'if-none-match': headers.etag! } });
    expect(again.status).toBe(304);
  });

  test('has parameter examples that make one good request all together, as API clients send them', async () => {
    const birth = examples(CHART_PARAMETERS);
    expect((await service.ask(target(CHART, asText(birth)))).status).toBe(200);
    expect((await service.ask(CHART, { method: 'POST', body: JSON.stringify(birth) })).status).toBe(200);
    expect((await service.ask(CHART, { method: 'POST', body: new URLSearchParams(asText(birth)) })).status).toBe(200);
    expect((await service.ask(target(CITIES, asText(examples(CITIES_PARAMETERS))))).status).toBe(200);
  });

  test('shows answers that the service gives', async () => {
    const { components } = service.document as {
      components: {
        examples: Record<string, { value: Record<string, unknown> }>;
        responses: Record<string, { content: Record<string, { examples: { example: { value: unknown } } }> }>;
      };
    };
    const exampleOf = (response: string) =>
      components.responses[response]!.content['application/json']!.examples.example.value;
    const cast = await service.ask(CHART, { method: 'POST', body: JSON.stringify(components.examples.birth!.value) });
    expect(memberDifferences(exampleOf('Chart'), cast.json)).toEqual([]);
    const found = await service.ask(target(CITIES, { q: 'Beijing', limit: '1' }));
    expect(memberDifferences(exampleOf('Cities'), found.json)).toEqual([]);
    const day = await service.ask(target('/api/public/almanac', { date: ALMANAC_PARAMETERS.date.example }));
    expect(memberDifferences(exampleOf('Almanac'), day.json)).toEqual([]);
    const notFound = (await service.ask('/nothing')).json;
    expect({ ...components.examples.notFound!.value, requestId: '' }).toEqual({ ...notFound, requestId: '' });
  });
});
