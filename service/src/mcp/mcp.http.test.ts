// Two official clients against the running service: of the current revision of the protocol, and of the revisions before it.

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberDifferences } from '../../../conformance/prove/src/document-differences.ts';
import { BIRTH, chartOf, dayOf, transitsOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';
import { TOOL_NAMES } from '../kinds/endpoints.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Methods of both clients. */
interface Assistant {
  listTools(): Promise<{
    readonly tools: readonly {
      readonly name: string;
      readonly annotations?: unknown;
      readonly inputSchema: { readonly required?: readonly string[] };
    }[];
  }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  listResources(): Promise<{ readonly resources: readonly { readonly uri: string; readonly mimeType?: string }[] }>;
  listResourceTemplates(): Promise<{ readonly resourceTemplates: readonly { readonly uriTemplate: string }[] }>;
  readResource(named: { uri: string }): Promise<{ readonly contents: readonly { readonly text?: string }[] }>;
  complete(asked: {
    ref: { type: 'ref/resource'; uri: string };
    argument: { name: string; value: string };
  }): Promise<{ readonly completion: { readonly values: readonly string[]; readonly total?: number } }>;
  listPrompts(): Promise<{ readonly prompts: readonly { readonly name: string }[] }>;
  getPrompt(named: { name: string; arguments: Record<string, string> }): Promise<unknown>;
  close(): Promise<void>;
}

interface Result {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: a JSON document is walked
  readonly structuredContent?: any;
}

type Star = { readonly id: string };
interface Palace {
  readonly branch: Star;
  readonly majorStars: readonly Star[];
  readonly minorStars: readonly Star[];
  readonly adjectiveStars: readonly Star[];
}
interface Transformed extends Star {
  readonly star: Star;
}

const INFO = { name: 'a test', version: '1.0.0' };

async function today(origin: string): Promise<Assistant> {
  const client = new Client(INFO, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)));
  return client as unknown as Assistant;
}

async function before(origin: string): Promise<Assistant> {
  const client = new OlderClient(INFO);
  await client.connect(new OlderTransport(new URL('/mcp', origin)) as never);
  return client as unknown as Assistant;
}

const call = async (assistant: Assistant, name: string, args: Record<string, unknown>) =>
  (await assistant.callTool({ name, arguments: args })) as Result;

describe.each([
  ['of the revision 2026-07-28', today],
  ['of the revision 2025-11-25', before],
] as const)('an assistant %s', (_, connect) => {
  let assistant: Assistant;
  beforeAll(async () => {
    assistant = await connect(service.origin);
  });
  afterAll(() => assistant.close());

  test('lists the tools, which change nothing, with what they take and give', async () => {
    const { tools } = await assistant.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(new Ajv2020({ strict: false }).validateSchema(inputSchema)).toBe(true);
    }
    const required = Object.fromEntries(tools.map(({ name, inputSchema }) => [name, inputSchema.required ?? []]));
    expect(required).toMatchObject({
      cast_chart: ['date', 'gender'],
      cast_day: ['date', 'gender'],
      cast_transits: ['date', 'gender'],
      cast_timeline: ['date', 'gender'],
      cast_variants: ['date', 'gender'],
      find_births: [],
      compare_births: ['one', 'other'],
      list_days: ['date', 'gender'],
      get_almanac: [],
      list_lunar_birthdays: ['lunarMonth', 'lunarDay'],
    });
    expect(JSON.stringify(tools).length).toBeLessThanOrEqual(7200 * 4); // tokens of about four characters
  });

  test('finds a birthplace and casts the chart of the API, with a text to read', async () => {
    const found = await call(assistant, 'find_birthplace', { q: '北京', limit: 3 });
    expect(found.content[0]!.text).toMatch(
      /^beijing-1816670 \| Beijing, China \| Asia\/Shanghai \| 39\.9075, 116\.39723/,
    );
    const cityId = found.structuredContent.cities[0].cityId;
    const cast = await call(assistant, 'cast_chart', { ...BIRTH, hour: 8, minute: 30, cityId });
    expect(cast.content).toHaveLength(1);
    expect(cast.content[0]!.text).toContain('Four Pillars: Geng-Wu Gui-Wei Ji-Chou Wu-Chen');
    const compact = await service.ask(chartOf({ fields: 'compact' }));
    expect(memberDifferences(cast.structuredContent, compact.json)).toEqual([]);
    const whole = await call(assistant, 'cast_chart', { ...BIRTH, hour: 8, minute: 30, cityId, fields: 'default' });
    expect(memberDifferences(whole.structuredContent, (await service.ask(chartOf())).json)).toEqual([]);
  });

  // docs/compare.md. Expected values: of the first from 文墨天机 (WM01 of xayle/ziwei), of the second from lasotuvi, of the third from iztro's tests; 庚 transforms
  // 阳武阴同, as in most books, not 阳武府同 as in the school.
  test.each([
    [
      'as 文墨天机',
      { date: '1993-06-29', hour: '15', minute: '15', gender: 'female', latitude: '41', longitude: '122.117' },
      { school: 'wenmo' },
      { jiekong: 'chou', jiekongSide: 'zi', lifeRuler: 'lucun', lifePalace: 'ren-xu' },
    ],
    [
      'as Vietnamese programs',
      { date: '2020-06-11', hour: '10', minute: '0', gender: 'male', place: 'Hanoi' },
      { school: 'vietnam', solarTime: 'clock' },
      { life: 'zi', youbi: 'wei', ziwei: 'you' },
    ],
    [
      'by Zhongzhou, earth plate',
      { date: '1979-08-21', hour: '14', minute: '0', gender: 'male', latitude: '30', longitude: '120' },
      { school: 'zhongzhou', plate: 'earth' },
      { lifePalace: 'ding-mao', bureau: 'fire6', tianxiang: 'mao', wenchang: 'mao' },
    ],
    [
      '庚 with 同 as Ji',
      BIRTH,
      { school: 'zhongzhou', transformationsOfGeng: 'taiyang-wuqu-taiyin-tiantong' },
      { ke: 'taiyin', ji: 'tiantong' },
    ],
  ])('%s: one request, and one call', async (_question, birth, rules, expected) => {
    const requested = { ...birth, ...rules, fields: 'ziwei,palaces' };
    const { structuredContent } = await call(assistant, 'cast_chart', requested);
    const { json } = await service.ask(chartOf({ cityId: undefined, ...requested }));
    for (const { ziwei, palaces } of [structuredContent, json]) {
      const stars = palaces.flatMap(({ branch, majorStars, minorStars, adjectiveStars }: Palace) =>
        [...majorStars, ...minorStars, ...adjectiveStars].map(({ id }) => [id, branch.id]),
      );
      const { lifePalace, lifeRuler, bureau, transformations } = ziwei;
      expect({
        ...Object.fromEntries(stars),
        ...Object.fromEntries(transformations.map(({ id, star }: Transformed) => [id, star.id])),
        ...{ life: lifePalace.branch.id, lifePalace: lifePalace.pair.id },
        ...{ bureau: bureau.id, lifeRuler: lifeRuler.id },
      }).toMatchObject(expected);
    }
  });

  test('asks what governs at a moment, as the API answers it', async () => {
    const requested = { ...BIRTH, at: '2027-02-10T08:30', atCityId: 'new-york-city-5128581' };
    const output = await call(assistant, 'cast_transits', requested);
    expect(output.content[0]!.text).toMatch(/^Annual: Annual Life = natal Career; Ding-Wei;/m);
    const compact = await service.ask(transitsOf({ ...requested, fields: 'compact' }));
    expect(memberDifferences(output.structuredContent, compact.json)).toEqual([]);
    const whole = await call(assistant, 'cast_transits', { ...requested, fields: 'default' });
    expect(memberDifferences(whole.structuredContent, (await service.ask(transitsOf(requested))).json)).toEqual([]);
    const now = await call(assistant, 'cast_transits', { ...BIRTH });
    expect(now.isError ?? false).toBe(false);
  });

  test('asks for every chart of a birth without an hour, as the API answers it', async () => {
    const { hour: _hour, minute: _minute, ...born } = BIRTH;
    const output = await call(assistant, 'cast_day', { ...born, star: 'pojun@life' });
    expect(output.content[0]!.text).toMatch(/^1 of the 13 charts of the day fit \(/m);
    const compact = await service.ask(dayOf({ star: 'pojun@life', fields: 'compact' }));
    expect(memberDifferences(output.structuredContent, compact.json)).toEqual([]);
    const whole = await call(assistant, 'cast_day', { ...born, fields: 'default' });
    expect(memberDifferences(whole.structuredContent, (await service.ask(dayOf())).json)).toEqual([]);
    const wrong = await call(assistant, 'cast_day', { ...born, hour: 8 });
    expect([wrong.isError, wrong.content[0]!.text]).toEqual([true, expect.stringContaining('which cast_chart gives')]);
  });

  test('sends a birthplace in words, and reads which place was taken', async () => {
    const { cityId: _, ...birth } = BIRTH;
    const { content, structuredContent } = await call(assistant, 'cast_chart', { ...birth, place: 'Paris, Texas' });
    expect(structuredContent.input.cityId).toBe('paris-4717560');
    expect(structuredContent.warnings).toContainEqual({
      code: 'place_taken',
      detail:
        'The birthplace "Paris, Texas" was taken to be Paris, Lamar County, Texas, United States (paris-4717560).',
    });
    expect(content[0]!.text).toContain('was taken to be Paris, Lamar County, Texas, United States (paris-4717560)');
  });

  test('mends a wrong call from the answer', async () => {
    const wrong = { date: '1990-07-23', hour: 24, gender: 'man', cityId: 'Beijing' };
    const refused = await call(assistant, 'cast_chart', wrong);
    expect(refused.isError).toBe(true);
    const { text } = refused.content[0]!;
    const output = (parameter: string) => text.split('\n').find((line) => line.startsWith(`- ${parameter}: `))!;
    expect(output('hour')).toContain('0 to 23');
    // The problem of an hour has no example behind an arrow, which a model would take for the correction.
    expect(output('hour')).not.toContain('→');
    const mended = {
      ...wrong,
      hour: Number(/(\d+) to 23/.exec(output('hour'))![1]),
      gender: /\b(male)\b/.exec(output('gender'))![1],
      cityId: /→ (\S+) \(Beijing, China\)/.exec(output('cityId'))![1],
    };
    const cast = await call(assistant, 'cast_chart', mended);
    expect(cast.isError ?? false).toBe(false);
    expect(cast.structuredContent.input).toEqual({ gender: 'male', cityId: 'beijing-1816670' });
  });

  test('is told which tool finds a place when the birthplace is missing, in the language it asks for', async () => {
    const { content } = await call(assistant, 'cast_chart', {
      date: '1990-07-23',
      hour: 8,
      gender: 'male',
      lang: 'zh',
    });
    expect(content[0]!.text).toContain('缺少必填参数 cityId。可用 find_birthplace');
  });
});

describe.each([
  ['of the revision 2026-07-28', today],
  ['of the revision 2025-11-25', before],
] as const)('a client %s', (_, connect) => {
  let assistant: Assistant;
  beforeAll(async () => {
    assistant = await connect(service.origin);
  });
  afterAll(() => assistant.close());

  test('that can show pages finds the board of a chart, and what the board asks for', async () => {
    const { tools } = await assistant.listTools();
    const shown = tools.map((tool) => [tool.name, (tool as { _meta?: object })._meta]).filter(([, meta]) => meta);
    expect(shown).toEqual([['cast_chart', { ui: { resourceUri: 'ui://beichen/chart' } }]]);
    const { resources } = await assistant.listResources();
    expect(resources).toMatchObject([{ uri: 'ui://beichen/chart', mimeType: 'text/html;profile=mcp-app' }]);
    expect((await assistant.readResource({ uri: 'ui://beichen/chart' })).contents[0]!.text).toMatch(/^<!doctype html>/);
    const { resourceTemplates } = await assistant.listResourceTemplates();
    expect(resourceTemplates[0]!.uriTemplate).toMatch(/^beichen:\/\/chart\.svg\{/);
    const query = new URLSearchParams({ date: '1990-07-23', hour: '8', gender: 'male', place: '北京', theme: 'dark' });
    const { contents } = await assistant.readResource({ uri: `beichen://chart.svg?${query}` });
    expect(contents[0]!.text).toMatch(/^<svg /);
  });

  test('reads a drawing with its pillars from right to left', async () => {
    const drawn = async (more: object) => {
      const query = new URLSearchParams({
        date: '1990-07-23',
        hour: '8',
        gender: 'male',
        place: '北京',
        lang: 'ja',
        ...more,
      });
      const { contents } = await assistant.readResource({ uri: `beichen://chart.svg?${query}` });
      const titles = [...(contents[0] as { text: string }).text.matchAll(/<text x="([\d.]+)"[^>]*>([年月日時]柱)</g)];
      return titles.sort(([, a], [, b]) => Number(a) - Number(b)).map(([, , title]) => title);
    };
    expect(await drawn({ pillarOrder: 'yearFirst' })).toEqual(['年柱', '月柱', '日柱', '時柱']);
    expect(await drawn({})).toEqual(['時柱', '日柱', '月柱', '年柱']);
    await expect(drawn({ pillarOrder: 'dayFirst' })).rejects.toThrow(/pillarOrder: .*yearFirst, hourFirst/);
  });

  test('reads what is wrong with a resource that it requests', async () => {
    await expect(assistant.readResource({ uri: 'beichen://nothing' })).rejects.toThrow('There is no such resource');
    await expect(assistant.readResource({ uri: 'beichen://chart.svg?hour=24' })).rejects.toThrow(/- hour: .*0 to 23/);
  });

  test('reads the rule by which a star is there, and completes its id', async () => {
    const { resourceTemplates } = await assistant.listResourceTemplates();
    const uri = resourceTemplates[1]!.uriTemplate;
    expect(uri).toBe('beichen://rules/{id}');
    const ref = { type: 'ref/resource', uri } as const;
    const { completion } = await assistant.complete({ ref, argument: { name: 'id', value: 'ziwei.star.luc' } });
    expect(completion.values).toEqual(['ziwei.star.lucun']);
    const many = await assistant.complete({ ref, argument: { name: 'id', value: 'ziwei.' } });
    expect(many.completion).toMatchObject({ values: { length: 100 }, hasMore: true });
    const { contents } = await assistant.readResource({ uri: 'beichen://rules/ziwei.star.lucun' });
    expect(JSON.parse(contents[0]!.text!)).toMatchObject({
      id: 'ziwei.star.lucun',
      sources: [{ work: '紫微斗數全書' }],
      agree: ['iztro 2.6.1'],
    });
    await expect(assistant.readResource({ uri: 'beichen://rules/nothing' })).rejects.toThrow('no such resource');
  });

  test('lists a prompt, which asks for a chart of what was written into it', async () => {
    const { prompts } = await assistant.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['natal_chart']);
    const birth = 'born in 蒲城 in July 1990';
    const got = JSON.stringify(await assistant.getPrompt({ name: 'natal_chart', arguments: { birth, lang: 'zh' } }));
    expect(got).toContain(birth);
    expect(got).toContain('lang: zh');
    await expect(assistant.getPrompt({ name: 'nothing', arguments: {} })).rejects.toThrow('no prompt of this name');
  });
});

test('a drawing that is read counts under the limit of charts', async () => {
  const limited = await startService({ environment: { CHART_LIMIT: '1' } });
  const assistant = await today(limited.origin);
  const uri = `beichen://chart.svg?${new URLSearchParams(Object.entries(BIRTH).map(([name, value]) => [name, `${value}`]))}`;
  try {
    expect((await assistant.readResource({ uri })).contents).toHaveLength(1);
    await expect(assistant.readResource({ uri })).rejects.toThrow(/Each address has 1 calls/);
  } finally {
    await assistant.close();
    await limited.close();
  }
});

test('a call counts under the limit of charts, and is told how long to wait', async () => {
  const limited = await startService({ environment: { CHART_LIMIT: '2' } });
  const assistant = await today(limited.origin);
  try {
    expect((await limited.ask(chartOf())).status).toBe(200);
    expect((await call(assistant, 'cast_chart', { ...BIRTH })).isError ?? false).toBe(false);
    const refused = await call(assistant, 'cast_chart', { ...BIRTH });
    expect(refused.isError).toBe(true);
    expect(refused.content[0]!.text).toMatch(/Each address has 2 calls.*Try again in \d+ s/);
    expect((await limited.ask(chartOf())).status).toBe(429);
  } finally {
    await assistant.close();
    await limited.close();
  }
});

test('a POST by hand is answered as JSON, whatever it accepts, and may come from any page', async () => {
  const response = await fetch(`${service.origin}/mcp`, {
    method: 'POST',
    headers: {
      accept: '*/*',
      origin: 'https://example.org',
      'content-type': 'application/json',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/list',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/list',
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': INFO,
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { result } = (await response.json()) as { result: { tools: object[]; ttlMs: number; cacheScope: string } };
  expect(result.tools).toHaveLength(TOOL_NAMES.length);
  expect(result).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' });
});

test.each([
  ['no JSON', '{', 400],
  ['an empty body', '', 400],
  ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"nothing/here"}', 200],
])('%s is a problem of the protocol, not of the service', async (_, body, status) => {
  const response = await fetch(`${service.origin}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(/"error":\{"code":-32\d{3}/);
});

test('a list of messages is short', async () => {
  const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
  const post = (count: number, mark = '') =>
    fetch(`${service.origin}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'mcp-protocol-version': '2025-03-26' },
      body: mark + JSON.stringify(Array.from({ length: count }, (_, id) => ping(id))),
    });
  const ten = await post(10);
  expect([ten.status, (await ten.text()).match(/"result"/g)?.length]).toEqual([200, 10]);
  const eleven = await post(11);
  expect(eleven.status).toBe(400);
  expect((await post(11, '\ufeff')).status).toBe(400);
  expect(await eleven.json()).toMatchObject({
    error: { code: -32600, message: expect.stringContaining('at most 10') },
  });
});

// Clients of these revisions begin with a handshake, and call without naming a session.
describe.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])(
  'an assistant of the revision %s',
  (revision) => {
    const post = (accept: string, message: object) =>
      fetch(`${service.origin}/mcp`, {
        method: 'POST',
        headers: { accept, 'content-type': 'application/json', 'mcp-protocol-version': revision },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
      });
    const hello = { protocolVersion: revision, capabilities: {}, clientInfo: INFO };
    const call = { name: 'find_birthplace', arguments: { q: '北京', limit: 1 } };

    test.each([
      'application/json',
      'application/json, text/event-stream',
      'application/json;q=1, text/event-stream;q=0.1',
      '*/*',
      'text/html, application/xhtml+xml',
    ])('that accepts %s is answered in JSON', async (accept) => {
      const greeted = await post(accept, { method: 'initialize', params: hello });
      expect(greeted.headers.get('content-type')).toMatch(/^application\/json\b/);
      expect(await greeted.json()).toMatchObject({ result: { protocolVersion: revision } });
      const found = await post(accept, { method: 'tools/call', params: call });
      expect(found.headers.get('content-type')).toMatch(/^application\/json\b/);
      expect(await found.json()).toMatchObject({
        result: { structuredContent: { cities: [{ cityId: 'beijing-1816670' }] } },
      });
      const told = await post(accept, { id: undefined, method: 'notifications/initialized' });
      expect([told.status, await told.text()]).toEqual([202, '']);
    });

    test.each(['text/event-stream', 'text/event-stream, application/json;q=0.5', 'text/*, application/json;q=0.9'])(
      'that wants %s is answered by an event',
      async (accept) => {
        const greeted = await post(accept, { method: 'initialize', params: hello });
        expect(greeted.headers.get('content-type')).toMatch(/^text\/event-stream\b/);
        const [, data] = /^event: message\ndata: (.*)\n\n$/.exec(await greeted.text())!;
        expect(JSON.parse(data!)).toMatchObject({ id: 1, result: { protocolVersion: revision } });
      },
    );
  },
);

/** A POST of messages by hand. */
const post = (running: RunningService, messages: object, headers: Record<string, string> = {}) =>
  fetch(`${running.origin}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(messages),
  });

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const callOf = (name: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: { q: '北京' } },
});

test('the connection is the client’s: closed when it says so, with nothing of another client', async () => {
  const sent = request({
    port: service.port,
    path: '/mcp',
    method: 'POST',
    agent: false, // sends `Connection: close`
    headers: { 'content-type': 'application/json' },
  }).end(JSON.stringify(LIST));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.connection).toBe('close');
  for (const name of ['keep-alive', 'transfer-encoding', 'x-accel-buffering'])
    expect(answer.headers[name]).toBeUndefined();
  await once(answer.resume(), 'close');
});

test('a body under another label, or a compressed one, is a 415', async () => {
  for (const headers of [{ 'content-type': 'text/plain' }, { 'content-encoding': 'gzip' }] as Record<
    string,
    string
  >[]) {
    expect((await post(service, LIST, headers)).status).toBe(415);
  }
});

test.each([
  { name: 7 },
  { name: 'natal_chart', arguments: { birth: 1990 } },
  { name: 'natal_chart', arguments: ['x'] },
])('a prompt of the wrong type is a fault of the assistant: %j', async (params) => {
  const text = await (await post(service, { jsonrpc: '2.0', id: 1, method: 'prompts/get', params })).text();
  expect(text).toContain('"code":-32602');
  expect(text).toContain('name must be a string, arguments an object of strings');
});

test.each([
  ['a JSON string', '{"date":"1990-07-23"}'],
  ['a list', [1990]],
  ['a number', 7],
])('arguments that are %s are refused in a sentence', async (_, args) => {
  const { result } = (await (
    await post(service, { ...LIST, method: 'tools/call', params: { name: 'cast_chart', arguments: args } })
  ).json()) as { result: Result };
  expect(result.isError).toBe(true);
  expect(result.content[0]!.text).toMatch(/^arguments must be a JSON object with a member for each parameter/);
});

const DRAWN = `beichen://chart.svg?${new URLSearchParams({ ...BIRTH, hour: '8', cityId: 'beijing-1816670' })}`;
const CHART_CALL =
  '"method":"tools/call","params":{"name":"cast_chart","arguments":{"date":"1990-07-23","hour":8,"gender":"male","cityId":"beijing-1816670"';

// Hostile messages: values that JSON.parse drops, and members that other servers silently ignore. The body after `{"jsonrpc":"2.0","id":1,`, and the expected message.
// biome-ignore format: one message a row
test.each([
  ['a minute that no number holds', `${CHART_CALL},"minute":1e999}}}`, 'minute must be a whole number from 0 to 59'],
  ['a longitude that no number holds', `${CHART_CALL},"latitude":1,"longitude":-1e999}}}`, 'longitude must be a longitude in decimal degrees'],
  ['an argument twice', `${CHART_CALL},"hour":9}}}`, 'has \\"hour\\" twice'],
  ['an argument twice, once by an escape', `${CHART_CALL},"ho\\u0075r":9}}}`, 'has \\"hour\\" twice'],
  ['a method twice', '"method":"ping","method":"tools/list"}', 'has \\"method\\" twice'],
  ['__proto__ twice', '"method":"ping","params":{"_meta":{"__proto__":1,"__proto__":2}}}', 'has \\"__proto__\\" twice'],
  ['700 arguments that nobody knows', `${CHART_CALL},${Array.from({ length: 700 }, (_, n) => `"k${n}":1`).join()}}}}`, 'At most 50 names'],
  ['objects 1,300 deep', `"method":"ping","params":{"_meta":${'{"a":'.repeat(1300)}1${'}'.repeat(1300)}}}`, '"result":{}'],
  ['a theme that there is not', `"method":"resources/read","params":{"uri":"${DRAWN}&theme=blue"}}`, 'theme must be one of: light, dark'],
  ['two themes', `"method":"resources/read","params":{"uri":"${DRAWN}&theme=dark&theme=light"}}`, 'theme was sent with two different values'],
  ['a theme in capitals', `"method":"resources/read","params":{"uri":"${DRAWN}&THEME=DARK"}}`, 'image/svg+xml'],
  ['a drawing with a fragment', `"method":"resources/read","params":{"uri":"${DRAWN}#hour=9"}}`, 'No place has the cityId'],
  ['a rule with dots', '"method":"resources/read","params":{"uri":"beichen://rules/../../x"}}', 'There is no such resource'],
  ['a rule of objects', '"method":"resources/read","params":{"uri":"beichen://rules/__proto__"}}', 'There is no such resource'],
  ['a prompt without its birth', '"method":"prompts/get","params":{"name":"natal_chart"}}', 'birth is required'],
  ['a prompt with a slip', '"method":"prompts/get","params":{"name":"natal_chart","arguments":{"brth":"1990"}}}', 'There is no argument \\"brth\\"'],
  ['a prompt in no language', '"method":"prompts/get","params":{"name":"natal_chart","arguments":{"birth":"1990","lang":"ignore all"}}}', 'lang must be one of'],
  ['a page that there is not', '"method":"tools/list","params":{"cursor":"x"}}', 'cursor leads nowhere'],
  ['a completion that grows in small letters', `"method":"completion/complete","params":{"ref":{"type":"ref/resource","uri":"beichen://rules/{id}"},"argument":{"name":"id","value":"${'İ'.repeat(3000)}"}}}`, '"values":[]'],
])('%s is said, and nothing is ignored', async (_, message, said) => {
  const body = `{"jsonrpc":"2.0","id":1,${message}`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${service.origin}/mcp`, { method: 'POST', headers, body });
  expect(response.status).toBeLessThan(500);
  expect(await response.text()).toContain(said);
});

test('an argument that is null counts as absent', async () => {
  const { result } = (await (
    await post(service, { ...LIST, method: 'tools/call', params: { name: 'cast_chart', arguments: null } })
  ).json()) as { result: Result };
  expect([result.isError, result.content[0]!.text]).toEqual([true, expect.stringContaining('date is required')]);
});

test('a call without a name is a fault of the assistant', async () => {
  const text = await (await post(service, { ...LIST, method: 'tools/call', params: { name: 7 } })).text();
  expect(text).toContain('"code":-32602');
  expect(text).toContain('name must be the name of a tool');
});

test('a list in which a call is cancelled is answered', async () => {
  const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
  const both = await post(service, [callOf('find_birthplace'), cancelled], { 'mcp-protocol-version': '2025-03-26' });
  expect(await both.text()).toContain('beijing-1816670');
});

test.each(['constructor', '__proto__', 'toString', 'cast_charts'])('there is no tool %s', async (name) => {
  const text = await (await post(service, callOf(name))).text();
  expect(text).toContain('"code":-32602');
  expect(text).toContain(
    'There is no tool of this name; there are: find_birthplace, cast_chart, cast_day, cast_transits, cast_timeline, cast_variants, find_births, compare_births, list_days, get_almanac, list_lunar_birthdays',
  );
});

test('every message counts, and every answer says how many are left', async () => {
  const limited = await startService({ environment: { REQUEST_LIMIT: '12', CITIES_LIMIT: '1' } });
  try {
    const listed = await post(limited, Array(10).fill(LIST), { 'mcp-protocol-version': '2025-03-26' });
    expect(listed.status).toBe(200);
    expect(listed.headers.get('ratelimit')).toMatch(/^"requests";r=2;/);
    const found = await post(limited, callOf('find_birthplace'));
    expect(found.headers.get('ratelimit')).toMatch(/^"cities";r=0;/);
    const refusedTool = await post(limited, callOf('find_birthplace'));
    expect(refusedTool.status).toBe(200);
    expect(refusedTool.headers.get('ratelimit')).toMatch(/^"cities";r=0;/);
    expect(Number(refusedTool.headers.get('retry-after'))).toBeGreaterThan(0);
    const refused = await post(limited, LIST);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited', 'violated-policies': ['requests'] });
  } finally {
    await limited.close();
  }
});

test('a fault of ours is reported as one, without its message', async () => {
  let search = service.gazetteer.search;
  // The examples of the description are made at the start, before the fault.
  const gazetteer = { ...service.gazetteer, search: (...requested: Parameters<typeof search>) => search(...requested) };
  const failing = await startService({ gazetteer });
  search = () => {
    throw new RangeError('zzyzx born 1990-07-23');
  };
  try {
    const text = await (await post(failing, callOf('find_birthplace'))).text();
    expect(text).toContain('"code":-32603');
    expect(text).not.toContain('zzyzx');
    expect(failing.log.join()).toContain('a fault of ours');
    expect(failing.log.join()).not.toContain('zzyzx');
  } finally {
    await failing.close();
  }
});

test.each(['GET', 'HEAD', 'DELETE'])('%s is 405: there is no session to listen to or to end', async (method) => {
  for (const accept of ['text/event-stream', 'application/json', '*/*']) {
    const response = await fetch(`${service.origin}/mcp`, { method, headers: { accept } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  }
});

describe('a batch', () => {
  const send = async (messages: readonly object[], headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${service.origin}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(messages),
    });
    const text = await response.text();
    return { status: response.status, text, json: JSON.parse(text) };
  };
  const ping = (id: number | string) => ({ jsonrpc: '2.0', id, method: 'ping' });
  const year = (id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: {
      name: 'list_days',
      arguments: { ...BIRTH, from: '2026-01-01', to: '2027-02-04', fields: 'all' },
    },
  });

  test('is answered message by message, in its order', async () => {
    const note = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    const { status, json } = await send([ping(7), note, ping('x'), { jsonrpc: '2.0', id: 9, method: 'nothing/here' }]);
    expect([status, json.map(({ id }: { id: unknown }) => id)]).toEqual([200, [7, 'x', 9]]);
    expect(json[2].error.code).toBe(-32601);
  });

  test.each(['2025-06-18', '2025-11-25'])('is refused by revision %s, which has none', async (revision) => {
    const { status, json } = await send([ping(1)], { 'mcp-protocol-version': revision });
    expect([status, json.error.code]).toEqual([400, -32600]);
    expect(json.error.message).toContain('send each message by itself');
    expect((await send([ping(1)], { 'mcp-protocol-version': '2025-03-26' })).status).toBe(200);
  });

  // Without a maximum, ten calls for 400 days, a request of 2 KB, would be answered with 10 MB in one turn of the event loop.
  test('is not answered to its end once the answers are long', async () => {
    const { text, json } = await send(Array.from({ length: 10 }, (_, n) => year(n)));
    expect(text.length).toBeLessThan(400_000);
    expect(json).toHaveLength(10);
    expect(json[0].result.structuredContent.days.length).toBeGreaterThan(5);
    expect(json[9]).toMatchObject({ id: 9, error: { code: -32600 } });
  });
});
