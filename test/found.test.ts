// Files by which registries list the project, against their published schemas; texts of listings; and every address in them, which the service must answer.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MCP_SERVER, REPOSITORY } from '../service/src/contract/mcp-server.ts';
import { type RunningService, startService } from '../service/test/running-service.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: a JSON document is walked
type Json = any;
const json = (path: string): Json => JSON.parse(read(path));

const ADDRESS = 'https://charts.example.org';

let service: RunningService;
beforeAll(async () => {
  service = await startService({
    environment: { PUBLIC_BASE_URL: ADDRESS, SECURITY_CONTACT: 'mailto:security@example.org' },
  });
});
afterAll(() => service.close());

/** The first message of an MCP client. */
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};

/** Fetches an address of the site from the service of this test. */
const get = (address: string, init?: RequestInit) => fetch(address.replace(ADDRESS, service.origin), init);

const uri = { type: 'string', pattern: '^https://' };
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const REMOTE = {
  type: 'object',
  required: ['type', 'url'],
  properties: { type: { enum: ['streamable-http', 'sse'] }, url: { pattern: '^https?://[^\\s]+$' } },
};

// The rules of the registry for server.json, of 2025-12-11 (github.com/modelcontextprotocol/registry, docs/reference/server-json): required members, lengths
// and patterns, and of the packages those that are used here.
const SERVER = {
  type: 'object',
  required: ['$schema', 'name', 'description', 'version'],
  properties: {
    $schema: { const: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json' },
    name: { type: 'string', minLength: 3, maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
    title: text(100),
    description: text(100),
    version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
    websiteUrl: uri,
    repository: {
      type: 'object',
      required: ['url', 'source'],
      properties: { url: uri, source: { const: 'github' }, subfolder: { type: 'string' } },
      additionalProperties: false,
    },
    remotes: { type: 'array', items: REMOTE },
    packages: {
      type: 'array',
      items: {
        type: 'object',
        required: ['registryType', 'identifier', 'transport'],
        properties: {
          registryType: { enum: ['npm', 'pypi', 'oci', 'nuget', 'mcpb'] },
          registryBaseUrl: { const: 'https://registry.npmjs.org' },
          identifier: { type: 'string' },
          version: { type: 'string', not: { const: 'latest' } },
          runtimeHint: { enum: ['npx', 'uvx', 'docker', 'dnx'] },
          packageArguments: {
            type: 'array',
            items: {
              type: 'object',
              required: ['type'],
              properties: { type: { enum: ['positional', 'named'] }, value: { type: 'string' } },
              anyOf: [{ required: ['value'] }, { required: ['valueHint'] }],
            },
          },
          environmentVariables: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name'],
              properties: {
                name: { type: 'string' },
                description: { type: 'string' },
                format: { enum: ['string', 'number', 'boolean', 'filepath'] },
                default: { type: 'string' },
              },
              additionalProperties: false,
            },
          },
          transport: {
            anyOf: [
              { properties: { type: { const: 'stdio' } }, required: ['type'], additionalProperties: false },
              REMOTE,
            ],
          },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};

// https://glama.ai/blog/2025-07-08-what-is-glamajson
const GLAMA = {
  type: 'object',
  required: ['$schema', 'maintainers'],
  properties: {
    $schema: { const: 'https://glama.ai/mcp/schemas/server.json' },
    maintainers: { type: 'array', minItems: 1, items: { type: 'string', pattern: '^[a-z\\d](?:[a-z\\d-]{0,38})$' } },
  },
  additionalProperties: false,
};

// RFC 9264, section 4.2: a linkset is contexts with an anchor, whose other members are lists of targets.
const LINKSET = {
  type: 'object',
  required: ['linkset'],
  properties: {
    linkset: {
      type: 'array',
      items: {
        type: 'object',
        required: ['anchor'],
        properties: { anchor: uri },
        additionalProperties: {
          type: 'array',
          minItems: 1,
          items: { type: 'object', required: ['href'], properties: { href: uri, type: { type: 'string' } } },
        },
      },
    },
  },
};

/** The errors of a value by a schema; empty for a valid one. */
function errorsOf(schema: object, value: unknown): string {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  return ajv.validate(schema, value) ? '' : ajv.errorsText();
}

const expectValid = (schema: object, value: unknown): void => expect(errorsOf(schema, value)).toBe('');

// biome-ignore format: one planted fault a row
test.each([
  ['a version that is no release',    SERVER,  { ...json('deploy/registries/server.json'), version: 'latest' },                    'data/version must match pattern'],
  ['a description that is too long',  SERVER,  { ...json('deploy/registries/server.json'), description: 'x'.repeat(101) },         'data/description must NOT have more than 100 characters'],
  ['an unknown member',               SERVER,  { ...json('deploy/registries/server.json'), licence: 'MIT' },                       'data must NOT have additional properties'],
  ['no maintainer',                   GLAMA,   { ...json('glama.json'), maintainers: [] },                                         'data/maintainers must NOT have fewer than 1 items'],
  ['a context without an anchor',     LINKSET, { linkset: [{ 'service-doc': [{ href: 'https://a.example/' }] }] },                  "data/linkset/0 must have required property 'anchor'"],
  ['a target without an address',     LINKSET, { linkset: [{ anchor: 'https://a.example/', 'service-doc': [{ type: 'text/html' }] }] }, "must have required property 'href'"],
] as const)('a planted fault is found: %s', (_, schema, planted, message) => {
  expect(errorsOf(schema, planted)).toContain(message);
});

test('server.json and glama.json are what the registries describe', () => {
  const server = json('deploy/registries/server.json');
  expectValid(SERVER, server);
  expectValid(GLAMA, json('glama.json'));
  const { registryName, title, description } = MCP_SERVER;
  expect(server).toMatchObject({ name: registryName, title, description, repository: { url: REPOSITORY } });
  const { version, mcpName, name } = json('service/package.json');
  expect(mcpName).toBe(registryName);
  for (const each of [server, ...server.packages]) expect(each.version).toBe(version);
  for (const each of server.packages) expect(each.identifier).toBe(name);
  expect(json('package.json').version).toBe(version);
});

test('the package of server.json speaks over standard input and output with its arguments', async () => {
  const [{ packageArguments }] = json('deploy/registries/server.json').packages;
  const program = spawn(
    process.execPath,
    [join(ROOT, 'service/dist/main.js'), ...packageArguments.map(({ value }: Json) => value)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  program.stdin.write(`${JSON.stringify(INITIALIZE)}\n`);
  const [answer] = await once(program.stdout, 'data');
  program.kill();
  expect(JSON.parse(String(answer)).result.serverInfo).toMatchObject({
    name: MCP_SERVER.name,
    title: MCP_SERVER.title,
  });
});

test('the card of the MCP server is at both addresses, and leads to a server of that name', async () => {
  const cards = await Promise.all(
    ['/.well-known/mcp.json', '/.well-known/mcp/server-card.json'].map(async (path) =>
      (await get(ADDRESS + path)).json(),
    ),
  );
  expect(cards[0]).toEqual(cards[1]);
  const [{ remotes, serverInfo }] = cards as Json[];
  const {
    serverInfo: _,
    transport: __,
    capabilities: ___,
    authentication: ____,
    documentationUrl: _____,
    ...card
  } = cards[0] as Json;
  expectValid({ ...SERVER, required: ['name', 'description', 'version'] }, card);
  const response = await get(remotes[0].url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(INITIALIZE),
  });
  expect(await response.text()).toContain(JSON.stringify(serverInfo.title));
});

test('the catalogue names every path and the address of MCP, each with its descriptions, and each is answered', async () => {
  const { linkset } = (await (await get(`${ADDRESS}/.well-known/api-catalog`)).json()) as Json;
  expectValid(LINKSET, { linkset });
  const [catalogue, ...entries] = linkset;
  expect(catalogue.anchor).toBe(`${ADDRESS}/.well-known/api-catalog`);
  expect(catalogue.item.map(({ href }: Json) => href)).toEqual(entries.map(({ anchor }: Json) => anchor));
  const paths = Object.keys((service.document as { paths: object }).paths).filter(
    (path) => !/^\/(health|ready)z$/.test(path),
  );
  const anchors = entries.map(({ anchor }: Json) => anchor.replace(ADDRESS, ''));
  expect(anchors.sort()).toEqual([...paths, '/mcp'].sort());
  for (const { anchor } of entries)
    expect([anchor, (await get(anchor, { method: 'OPTIONS' })).status]).toEqual([anchor, 204]);
  const named = entries.flatMap((entry: Json) =>
    ['service-desc', 'service-doc', 'status'].map((relation) => entry[relation][0].href),
  );
  for (const href of new Set<string>(named)) {
    const response = await get(href);
    expect([href, response.status]).toEqual([href, 200]);
    const anchor = new URL(href).hash.slice(1);
    if (anchor !== '') expect(await response.text()).toContain(`id="${anchor}"`);
  }
});

test('the front page and the index lead to the catalogue by their Link header', async () => {
  for (const accept of ['text/html', 'application/json']) {
    const { headers } = await get(`${ADDRESS}/`, { method: 'HEAD', headers: { accept } });
    const links = [...headers.get('link')!.matchAll(/<([^>]+)>; rel="([\w-]+)"/g)].map(([, href, relation]) => [
      relation,
      href,
    ]);
    expect(links.map(([relation]) => relation)).toEqual(['api-catalog', 'service-desc', 'service-doc', 'status']);
    for (const [, href] of links) expect([href, (await get(href!)).status]).toEqual([href, 200]);
  }
});

test('security.txt prefers the six languages, and names the policy', async () => {
  const lines = (await (await get(`${ADDRESS}/.well-known/security.txt`)).text()).trim().split('\n');
  // RFC 9116: fields that are known, each once here; Contact and Expires are required.
  const names = lines.map((line) => line.slice(0, line.indexOf(':')));
  expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Policy', 'Canonical']);
  expect(lines).toContain('Preferred-Languages: en, zh, zh-Hant, ja, ko, vi');
  expect(lines).toContain(`Policy: ${REPOSITORY}/blob/main/SECURITY.md`);
});

test('the Postman collection has a request of every operation, each answered', async () => {
  const collection = (await (await get(`${ADDRESS}/docs/postman.json`)).json()) as Json;
  expect(collection.info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json');
  expect(collection.variable).toEqual([{ key: 'address', value: ADDRESS }]);
  const requests: Json[] = collection.item.flatMap(({ item }: Json) => item);
  expect(requests.length).toBe(Object.keys((service.document as { paths: object }).paths).length);
  for (const { name, request } of requests) {
    const { method, header, url, body } = request;
    expect(url.raw).toMatch(`{{address}}/${url.path.join('/')}`);
    const headers = Object.fromEntries(header.map(({ key, value }: Json) => [key, value]));
    const { status } = await get(url.raw.replace('{{address}}', ADDRESS), { method, headers, body: body?.raw });
    expect([name, status]).toEqual([name, 200]);
  }
});

test('every address of the listings is answered, and descriptions have the length that lists ask for', async () => {
  const listings = read('docs/listings.md');
  const addresses = new Set(listings.match(/https:\/\/charts\.example\.org\/[\w./-]+/g));
  expect(addresses.size).toBeGreaterThan(9);
  const isAnswered = async (address: string) => {
    const isTool = address.endsWith('/mcp');
    return (await get(address, isTool ? { method: 'OPTIONS' } : {})).status === (isTool ? 204 : 200);
  };
  for (const address of addresses) expect([address, await isAnswered(address)]).toEqual([address, true]);
  expect(await isAnswered(`${ADDRESS}/docs/planted`)).toBe(false);
  const [, description] = /\| \[Beichen\]\([^)]+\) \| (.*?) \|/.exec(listings)!;
  expect(description!.length).toBeLessThanOrEqual(100);
  expect(listings).toContain(MCP_SERVER.description);
});
