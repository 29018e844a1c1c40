import { Ajv2020 } from 'ajv/dist/2020.js';
import { loadGazetteer } from 'beichen-places/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { wholeSchema } from '../../test/whole-schemas.ts';
import { PROBLEM_CODES } from '../contract/problems.ts';
import type { AppContext } from '../kinds/app-context.ts';
import { CHART } from '../kinds/chart/kind.ts';
import { ENDPOINT_ROWS } from '../kinds/endpoints.ts';
import { ALL_KINDS } from '../kinds/kinds.ts';
import { loadFeeds } from '../kinds/lookups.ts';
import { REQUEST_PROBLEMS } from '../pages/error-examples.ts';
import { errorsPage } from '../pages/errors.ts';
import { CITIES_PARAMETERS } from '../requests/parameters/cities.ts';
import type { Parameter } from '../requests/parameters/parameter.ts';
import { openApiDocument, openApiWork } from './openapi.ts';

// biome-ignore lint/suspicious/noExplicitAny: a JSON document is walked
let api: any;
let text: string;
let publicText: string;
let home: AppContext;
beforeAll(async () => {
  home = { gazetteer: await loadGazetteer(), baseUrl: '' };
  text = JSON.stringify(await openApiDocument(home, { chartLimit: 20, citiesLimit: 120, requestLimit: 600 }));
  api = JSON.parse(text);
  const atHome = { ...home, baseUrl: 'https://charts.a-long-name.example.org/beichen' };
  publicText = JSON.stringify(
    await openApiDocument(atHome, { chartLimit: 100_000, citiesLimit: 100_000, requestLimit: 100_000 }),
  );
});

test('its examples and those of the errors are made in turns, so that the first reader stops nobody else', async () => {
  const limits = { chartLimit: 20, citiesLimit: 120, requestLimit: 600 };
  expect([...openApiWork(home, limits, await loadFeeds())].length).toBeGreaterThan(3 * Object.keys(ALL_KINDS).length);
  expect([...errorsPage('en', { baseUrl: '', ...limits })]).toHaveLength(REQUEST_PROBLEMS.length);
});

// biome-ignore lint/suspicious/noExplicitAny: a JSON document is walked
const operations = (): any[] =>
  Object.values(api.paths)
    .flatMap((path) => Object.values(path as object))
    .map((operation) => ({ ...operation, parameters: operation.parameters?.map(parameter) }));

const parameter = (given: { $ref?: string }) =>
  given.$ref ? api.components.parameters[given.$ref.split('/').at(-1)!] : given;

/** Every value of the document with its path. */
function* walk(value: unknown, path = '#'): Generator<readonly [path: string, value: unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) yield* walk(member, `${path}/${key}`);
}

const withoutRequests = (schemas: object) =>
  Object.fromEntries(Object.entries(schemas).filter(([name]) => !/(Request|Data)$/.test(name)));

// Limits of assistants and API clients (OpenAI's limits for actions; importers of OpenAPI 3.1 that refuse null and lists of types).
describe('the description of the API', () => {
  test('is OpenAPI 3.1.0, and small enough to be imported', () => {
    expect(api.openapi).toBe('3.1.0');
    // OpenAI limits requests and answers to 100,000 characters, but not the description as a whole
    // (https://developers.openai.com/api/docs/actions/production); a quarter of the description is examples of answers.
    expect(text.length).toBeLessThan(655_000);
    expect(publicText.length).toBeLessThan(655_000);
  });

  test('describes operations in at most 300 characters and parameters in at most 700', () => {
    for (const { operationId, summary, description, parameters = [] } of operations()) {
      expect(summary.length, operationId).toBeLessThanOrEqual(300);
      expect(description.length, operationId).toBeLessThanOrEqual(300);
      for (const parameter of parameters) expect(parameter.description.length, parameter.name).toBeLessThanOrEqual(700);
    }
  });

  test('names its operations for good', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(ids).toEqual(expect.arrayContaining(['getChart', 'postChart', 'getCities', 'getOpenApi']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says of everything that is asked with parameters that it changes nothing', () => {
    const requested = operations().filter(({ parameters, requestBody }) => parameters || requestBody);
    expect(requested.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(['getChart', 'postChart']));
    for (const operation of requested) expect(operation['x-openai-isConsequential'], operation.operationId).toBe(false);
  });

  test('has no null, no list of types, and nothing beside a $ref', () => {
    for (const [path, value] of walk(api)) {
      expect(value, path).not.toBeNull();
      if (typeof value !== 'object' || Array.isArray(value)) continue;
      const record = value as Record<string, unknown>;
      if ('$ref' in record) expect(Object.keys(record), path).toEqual(['$ref']);
      expect(Array.isArray(record.type), path).toBe(false);
    }
  });

  // A generator writes a file for each schema, and for Windows and macOS Index.ts and index.ts are one file.
  test('names no two schemas alike but for case, and none like a file that generators write themselves', () => {
    const names = Object.keys(api.components.schemas).map((name) => name.toLowerCase());
    expect(new Set([...names, 'index', 'client', 'types', 'schemas']).size).toBe(names.length + 4);
  });

  test('lets a body leave out what has a default: generators take the keyword for a member that is always there', () => {
    const bodies = Object.entries<object>(api.components.schemas).filter(([name]) => /(Request|Data)$/.test(name));
    expect(bodies.length).toBeGreaterThan(1);
    for (const [path, value] of bodies.flatMap(([name, schema]) => [...walk(schema, name)])) {
      expect(Object.hasOwn((value ?? {}) as object, 'default'), path).toBe(false);
    }
    expect(api.components.schemas.BirthData.properties.calendar.description).toContain('Default: solar.');
  });

  test('has a sentence for each field that is no reference to what has one', () => {
    let view = 0;
    for (const [path, value] of walk(api.components.schemas)) {
      const { properties } = (value ?? {}) as { properties?: Record<string, { $ref?: string; description?: string }> };
      if (properties === undefined || path.endsWith('/properties')) continue;
      for (const [name, property] of Object.entries(properties)) {
        view++;
        const explained = property.$ref ? api.components.schemas[property.$ref.split('/').at(-1)!] : property;
        if (property.$ref && (explained.enum ?? explained.anyOf)) continue; // the values of ids describe themselves
        expect(explained.description ?? '', `${path}.${name}`).toMatch(/\S/);
      }
    }
    expect(view).toBeGreaterThan(300);
  });

  test('tells where the service is and who helps, by addresses that clients can ask', () => {
    expect(api.servers).toEqual([{ url: '/', description: 'This service.' }]);
    expect(api.info.contact.url).toBe('http://localhost:3000/docs');
    const [server] = JSON.parse(publicText).servers;
    expect(server.url).toBe('https://charts.a-long-name.example.org/beichen');
  });

  test('leaves answers open for more fields', () => {
    for (const [path, value] of walk(api.components.schemas)) {
      expect((value as Record<string, unknown> | undefined)?.additionalProperties === false, path).toBe(false);
    }
  });

  test('has an example of every parameter, and all of them together are one good request', () => {
    const examples = (table: object) => Object.entries(table).map(([name, { example }]) => [name, example]);
    expect(examples(CHART.parameters.document).length).toBe(api.paths['/api/public/chart'].get.parameters.length);
    expect(examples(CITIES_PARAMETERS).length).toBe(api.paths['/api/public/cities'].get.parameters.length);
    for (const { parameters = [] } of operations()) {
      for (const { name, example } of parameters) expect(example, name).toBeDefined();
    }
  });

  test('lets a body hold the parameters of its endpoint, and no others', () => {
    const bodies = ENDPOINT_ROWS.filter(([, { operations, request }]) => operations.POST && request?.body);
    expect(bodies.length).toBeGreaterThan(2);
    for (const [, { path, request }] of bodies) {
      const { schema } = api.paths[path].post.requestBody.content['application/json'];
      const { properties, required } = wholeSchema(api.components.schemas, schema);
      const names = Object.entries<{ properties?: object }>(properties).flatMap(([name, { properties: own }]) =>
        own === undefined ? [name] : Object.keys(own).map((member) => `${name}.${member}`),
      );
      const table = Object.entries<Parameter>(request!.parameters);
      expect([path, names.sort()]).toEqual([path, table.map(([name]) => name).sort()]);
      const needed = table.flatMap(([name, row]) => (row.required ? [name] : (name.match(/^\w+(?=\.)/) ?? [])));
      expect([path, required.sort()]).toEqual([path, [...new Set(needed)].sort()]);
    }
  });

  test('describes a birth once for all bodies that have one', () => {
    const birth = '#/components/schemas/BirthData';
    const bodies = Object.values<{ allOf?: { $ref: string }[] }>(api.components.schemas);
    expect(bodies.filter(({ allOf = [] }) => allOf.some(({ $ref }) => $ref === birth)).length).toBeGreaterThan(8);
    const dates = [...walk(api.components.schemas)].filter(([path]) =>
      /(Request|Data)(\/allOf\/\d)?\/properties\/date$/.test(path),
    );
    expect(dates.map(([path]) => path.split('/')[1]).sort()).toEqual(['BirthData', 'DayDocumentRequest', 'PersonData']);
  });

  // Many generators ignore members beside `allOf` (astahmer/openapi-zod-client#240, apple/swift-openapi-generator#563).
  test('has nothing but a description beside `allOf`', () => {
    const composed = [...walk(api.components.schemas)].filter(
      ([, value]) => (value as { allOf?: object } | null)?.allOf !== undefined,
    );
    expect(composed.length).toBeGreaterThan(8);
    for (const [path, value] of composed)
      expect([path, Object.keys(value as object).sort()]).toEqual([path, ['allOf', 'description']]);
  });

  // A client may have been generated before a value was added.
  test('closes no enum of an answer but those that are counted: stems, palaces, solar terms', () => {
    const closed = [...walk(withoutRequests(api.components.schemas))].flatMap(([path, value]) => {
      const { enum: values } = (value ?? {}) as { enum?: string[] };
      return values === undefined || /anyOf\/0$/.test(path) ? [] : [values];
    });
    expect(closed.length).toBeGreaterThan(30);
    const growing = ['minute_assumed', 'ziwei', 'zifuTonggong', 'en', 'common', 'tianyi', 'invalid_parameters', 'ok'];
    for (const value of growing) expect(closed.flat()).not.toContain(value);
    for (const value of ['jia', 'zi', 'jia-zi', 'life', 'lichun', 'male']) expect(closed.flat()).toContain(value);
  });

  test('has an example of every answer with a body, and one of every kind of problem', () => {
    const responses = [
      ...Object.values(api.components.responses),
      ...operations().flatMap(({ responses }) => Object.values(responses)),
      // biome-ignore lint/suspicious/noExplicitAny: a JSON document is walked
    ].filter((response: any) => response.content) as any[];
    for (const { content, description } of responses) {
      for (const { examples } of Object.values<{ examples: object }>(content)) {
        expect(Object.keys(examples).length, description).toBeGreaterThan(0);
      }
    }
    // biome-ignore lint/suspicious/noExplicitAny: a JSON document is walked
    const shown = Object.values<any>(api.components.examples).map(({ value }) => value.code);
    expect(shown).toEqual(expect.arrayContaining(PROBLEM_CODES));
  });

  test('has examples that keep its own schemas', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema(api, 'openapi');
    const resolve = (example: { $ref?: string; value?: unknown }) =>
      example.$ref ? api.components.examples[example.$ref.split('/').at(-1)!].value : example.value;
    let view = 0;
    for (const [path, value] of walk(api)) {
      const media = value as
        | { schema?: { $ref?: string }; examples?: Record<string, { $ref?: string; value?: unknown }> }
        | undefined;
      if (!media?.schema?.$ref || !media.examples) continue;
      const validate = ajv.compile({ $ref: `openapi${media.schema.$ref}` });
      for (const example of Object.values(media.examples)) {
        expect(validate(resolve(example)), `${path}: ${ajv.errorsText(validate.errors)}`).toBe(true);
        view++;
      }
    }
    expect(view).toBeGreaterThan(20);
  });

  test('declares schemas that are JSON Schema 2020-12', () => {
    const ajv = new Ajv2020({ strict: false });
    for (const [name, schema] of Object.entries<object>(api.components.schemas)) {
      expect(ajv.validateSchema(schema), `${name}: ${ajv.errorsText()}`).toBe(true);
    }
  });

  test('says what users must know', () => {
    for (const output of [
      'No key',
      'not required',
      'no service-level agreement',
      'not a verified prediction',
      'never returned',
      'daily counts',
      'has 20 calls',
      'GeoNames',
    ]) {
      expect(api.info.description).toContain(output);
    }
  });
});
