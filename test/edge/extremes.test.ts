// Extreme values of the parameters of every endpoint, tool and command, by their tables: none ends in a 500 or a stack trace. 80 requests for each, 10,000
// in a full run; EXTREMES sets another number.

import type { Gazetteer } from 'beichen-places';
import { loadGazetteer } from 'beichen-places/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../service/src/cli/command.ts';
import { COMMAND_NAMES, COMMANDS, type CommandName, optionOf } from '../../service/src/cli/commands.ts';
import { type FetchHandler, fetchHandler } from '../../service/src/fetch/handler.ts';
import { ENDPOINT_ROWS } from '../../service/src/kinds/endpoints.ts';
import { ALL_KINDS, KINDS } from '../../service/src/kinds/kinds.ts';
import { callTool, TOOLS } from '../../service/src/mcp/tools.ts';
import { ALMANAC_PARAMETERS } from '../../service/src/requests/parameters/almanac.ts';
import { BIRTHDAY_PARAMETERS } from '../../service/src/requests/parameters/birthday.ts';
import { CITIES_PARAMETERS } from '../../service/src/requests/parameters/cities.ts';
import type { Parameter, ParameterTable } from '../../service/src/requests/parameters/parameter.ts';
import { IS_FULL } from '../setup/runs.ts';

const REQUESTS = Number(process.env.EXTREMES ?? (IS_FULL ? 10_000 : 80));
const NOW = Date.UTC(2026, 10, 26, 12);

/** Dates that do not exist, and dates at the ends of the tables, of months and of years. */
const DATES = [
  ...['2026-13-01', '2026-00-00', '0000-00-00', '9999-99-99', '2026-02-29', '2024-02-29', '2024-02-30', '2026-04-31'],
  ...['1645-01-27', '1645-01-28', '2200-02-13', '2200-02-14', '2200-02-15', '1582-10-10', '0001-01-01', '9999-12-31'],
  ...['1900-02-29', '2000-02-29', '2011-12-30', '1844-12-31', '2026-1-1', '20260101', '-2026-01-01', '+002026-01-01'],
  ...['2026-01-01T00:00', '275760-09-13', '2026-01-32', '1990-06-23', '2033-11-30', '', ' ', '٢٠٢٦-٠١-٠١'],
];
const TIMES = ['24:00', '23:59', '00:00', '23:60', '99:99', '-1:00', '08:30:60', '8', '12 AM', '午时', '', ':'];
const MOMENTS = [
  ...DATES.flatMap((date) => [date, `${date}T23:59`, `${date}T24:00`, `${date}T00:00Z`, `${date}T99:99`]),
  ...['2026', '0000', '9999', '2026-13', '2026-00', '2200-02-13T23:59:59.999+14:00', '1645-01-28T00:00-12:00', 'now'],
];
const NUMBERS = [
  '0',
  '-0',
  '-1',
  '00',
  '01',
  '1e1',
  '1e400',
  '8.0',
  '0x10',
  'NaN',
  'Infinity',
  '',
  ' 8 ',
  `${2 ** 53}`,
];
const TEXTS = [
  '',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  '\u0000',
  '\ud800',
  '🀄',
  ',',
  ',,',
  ':',
  'a:b:c',
  '_ _ _ _',
  '甲子',
  'x'.repeat(5000),
];

/** Values at the edges of a shape and beyond them, and good ones. */
function extremesOf({ shape, example }: Parameter): readonly string[] {
  const own = [`${example}`, `${example}`, `${example}`];
  switch (shape.kind) {
    case 'date':
      return [...own, ...DATES];
    case 'moment':
      return [...own, ...MOMENTS];
    case 'month':
      return [...own, ...DATES.map((date) => date.slice(0, 7)), shape.first, shape.last];
    case 'time':
      return [...own, ...TIMES];
    case 'integer':
      return [...own, ...NUMBERS, ...[shape.min - 1, shape.min, shape.max, shape.max + 1].map(String)];
    case 'year':
      return [...own, ...NUMBERS, ...[shape.first - 1, shape.first, shape.last, shape.last + 1].map(String)];
    case 'latitude':
    case 'longitude':
      return [...own, ...NUMBERS, '90', '-90', '90.0000001', '180', '-180', '180.1', '1e-400'];
    case 'point':
      return [...own, '90,180', '-90,-180', '91,0', 'NaN,NaN', ',', '1,2,3', ...TEXTS];
    case 'choice':
      return [...own, ...shape.of, ...TEXTS];
    case 'choices':
      return [...own, shape.of.join(), `${shape.of[0]},${shape.of[0]}`, ...TEXTS];
    case 'boolean':
      return [...own, 'true', 'false', '1', '0', ...TEXTS];
    default:
      return [...own, ...TEXTS, ...DATES.slice(0, 4)];
  }
}

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Fields = Readonly<Record<string, string>>;

/** The members that a request needs for its extremes to reach the engine. The members of a birth in a pair have its name before them. */
const BIRTH: Fields = { date: '1990-07-23', hour: '8', gender: 'male', cityId: 'beijing-1816670' };
const needed = (table: ParameterTable): Fields =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, { required, requiredUnless, example }]) => {
      const value = BIRTH[name.replace(/^(?:one|other)\./, '')];
      if (value !== undefined) return [[name, value]];
      return required && requiredUnless === undefined ? [[name, `${example}`]] : [];
    }),
  );

/** Requests of a table: the required parameters alone, then each other parameter with each of its values (a sample of many), and up to four parameters at once. */
function* requestsOf(table: ParameterTable): Generator<Fields> {
  const base = needed(table);
  const rows = Object.entries(table).map(([name, parameter]) => [name, extremesOf(parameter)] as const);
  const alone = rows.flatMap(([name, values]) =>
    [...new Set(values)].map((value): Fields => ({ ...base, [name]: value })),
  );
  const random = randomFrom(alone.length);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!;
  const half = Math.floor(REQUESTS / 2);
  yield base;
  if (alone.length <= half) yield* alone;
  else for (let n = 0; n < half; n++) yield pick(alone);
  for (let n = Math.min(alone.length, half); n < REQUESTS; n++) {
    const several = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(rows));
    yield { ...base, ...Object.fromEntries(several.map(([name, values]) => [name, pick(values)])) };
  }
}

let gazetteer: Gazetteer;
let handler: FetchHandler;
const faults: unknown[] = [];
beforeAll(async () => {
  gazetteer = await loadGazetteer();
  handler = fetchHandler({ gazetteer, wallClock: () => NOW, failed: (error) => faults.push(error) });
});

/** A search of all years for a fact that every birth has takes a hundred times as long as a chart, so only a tenth of these requests are sent. */
const isSkipped = (name: string, n: number): boolean => name.startsWith('births') && n % 10 !== 0;

describe.each(ENDPOINT_ROWS.filter(([, { request }]) => request !== undefined))('over HTTP: %s', (name, endpoint) => {
  test('is answered or refused', { timeout: 600_000 }, async () => {
    const statuses = new Set<number>();
    let n = 0;
    for (const fields of requestsOf(endpoint.request!.parameters)) {
      if (isSkipped(name, n++)) continue;
      const query = new URLSearchParams(fields).toString();
      const url = `http://localhost${endpoint.path}`;
      const isPost = endpoint.operations.GET === undefined;
      const response = await handler(
        isPost
          ? new Request(url, { method: 'POST', body: new URLSearchParams(query) })
          : new Request(`${url}?${query}`),
      );
      if (response.status >= 500 || faults.length > 0) throw new Error(`${name} ${query}`, { cause: faults[0] });
      statuses.add(response.status);
      await response.arrayBuffer();
    }
    expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400]));
  });
});

type NamedTable = readonly [name: string, table: ParameterTable];

/** The tables of the parameters of tools. */
const TOOL_TABLES: readonly NamedTable[] = [
  ...ALL_KINDS.flatMap(({ tool, parameters }): readonly NamedTable[] => (tool ? [[tool.name, parameters.tool]] : [])),
  ['find_birthplace', CITIES_PARAMETERS],
  ['get_almanac', ALMANAC_PARAMETERS],
  ['list_lunar_birthdays', BIRTHDAY_PARAMETERS],
];

/** Arguments as an assistant sends them: numbers as numbers, the members of a person in an object. */
function argumentsOf(fields: Fields, table: ParameterTable): object {
  const args: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(fields)) {
    const isNumber = ['integer', 'year', 'latitude', 'longitude'].includes(table[name]!.shape.kind);
    const value = isNumber && `${Number(text)}` === text ? Number(text) : text;
    const [person, own] = name.split('.') as [string, string?];
    if (own === undefined) args[name] = value;
    else args[person] = { ...(args[person] as object), [own]: value };
  }
  return args;
}

describe('by a tool', () => {
  test('all tools are here', () => {
    expect(TOOL_TABLES.map(([name]) => name).sort()).toEqual(TOOLS.map(({ name }) => name).sort());
  });

  const UNLIMITED = { check() {}, spend: async () => undefined };
  test.each(TOOL_TABLES)('%s', { timeout: 600_000 }, async (name, table) => {
    const tool = TOOLS.find((each) => each.name === name)!;
    let n = 0;
    for (const fields of requestsOf(table)) {
      if (isSkipped(name === 'find_births' ? 'births' : name, n++)) continue;
      const args = argumentsOf(fields, table);
      await callTool(tool, args, { gazetteer, baseUrl: '', wallClock: () => NOW }, () => UNLIMITED).catch((error) => {
        throw new Error(`${name} ${JSON.stringify(args)}`, { cause: error });
      });
    }
  });
});

/** Commands with parameters; those that only read the machine have none. */
const CAST = COMMAND_NAMES.filter((name) => !['doctor', 'mcp', 'completion'].includes(name));
/** Parameters whose value is typed without an option. */
const POSITIONAL: Readonly<Partial<Record<CommandName, readonly string[]>>> = {
  cities: ['q'],
  births: ['pillars'],
  almanac: ['date', 'month', 'year', 'lunarDate'],
};

/** The table of a command; the births of a pair are texts, of which one has extreme dates. */
const tableOf = (name: CommandName): ParameterTable =>
  name === 'pair'
    ? { ...COMMANDS.pair.parameters, date: KINDS.chart.parameters.document.date! }
    : COMMANDS[name].parameters;

/** Fields as they are typed in a shell. */
function typedOf(name: CommandName, fields: Fields): readonly string[] {
  const table = tableOf(name);
  const { date, ...others } = fields;
  const birth = `--one=date=${date} hour=8 gender=male cityId=beijing-1816670`;
  const options = Object.entries(name === 'pair' ? others : fields).map(([parameter, value]) => {
    if (POSITIONAL[name]?.includes(parameter)) return value;
    const option = `--${optionOf(parameter)}`;
    return table[parameter]!.shape.kind === 'boolean' ? option : `${option}=${value}`;
  });
  return [name, ...(name === 'pair' ? [birth, '--other=year=1990'] : []), ...options];
}

const TERMINAL = {
  environment: {},
  isInteractive: false,
  isErrorInteractive: false,
  out: () => undefined,
  error: () => undefined,
  errorAsIs: () => undefined,
  write: async () => true,
  writeFile: async () => undefined,
  openInput: async () => {
    throw Object.assign(new Error(), { code: 'ENOENT' });
  },
};

describe('by the command', () => {
  test.each(CAST)('%s', { timeout: 600_000 }, async (name) => {
    const dependencies = { places: async () => gazetteer, version: '1.2.3', serveAssistant: async () => undefined };
    const codes = new Set<number>();
    let n = 0;
    for (const fields of requestsOf(tableOf(name))) {
      if (isSkipped(name, n++)) continue;
      const args = typedOf(name, fields);
      codes.add(
        await run(args, TERMINAL, dependencies).catch((error) => {
          throw new Error(args.join(' '), { cause: error });
        }),
      );
    }
    expect(codes).toContain(2);
  });
});
