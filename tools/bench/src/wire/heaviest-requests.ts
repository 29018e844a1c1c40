// The heaviest request of each entrance of the service.

/** A request without its address. */
export interface HeavyRequest {
  /** Path and format, or the name of a tool. */
  readonly name: string;
  readonly path: string;
  /** JSON body; GET by default. */
  readonly body?: object;
  /** Expected status; 200 by default. */
  readonly status?: number;
}

const ALL = { fields: 'all', lang: 'vi', name: '魑'.repeat(40) };
const BIRTH = { date: '1990-07-23', hour: 8, minute: 30, gender: 'male', cityId: 'beijing-1816670' };
const DAY = { date: '1990-07-23', gender: 'male', cityId: 'beijing-1816670' };
const MOMENT = { ...BIRTH, at: '2049-12-31T23:30' };
const TWO = {
  one: BIRTH,
  other: { date: '1992-02-04', hour: 23, minute: 30, gender: 'female', cityId: 'ho-chi-minh-city-1566083' },
  at: '2049-12-31T23:30',
};
const DAYS = { ...BIRTH, from: '2026-01-01', to: '2027-02-04' };
const KNOWN = { pillars: '_ _ _ 甲子', fromYear: 1800, toYear: 2099, limit: 100 };
const NOISE = 'Zxqvw kplmt 龘爨 ŵŷẅ Grünßx';

const posted = (path: string, body: object): HeavyRequest => ({ name: path, path: `/api/public/${path}`, body });
const got = (name: string, path: string): HeavyRequest => ({ name, path });
const tool = (name: string, args: object): HeavyRequest => ({
  name,
  path: '/mcp',
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
});
const message = (name: string, method: string, params: object = {}): HeavyRequest => ({
  name,
  path: '/mcp',
  body: { jsonrpc: '2.0', id: 1, method, params },
});

/** The heaviest requests over HTTP, without tools. */
export const HEAVIEST_REQUESTS: readonly HeavyRequest[] = [
  posted('chart', { ...BIRTH, ...ALL }),
  posted('chart.svg', { ...BIRTH, lang: 'vi' }),
  posted('chart.txt', { ...BIRTH, ...ALL }),
  { ...posted('chart', { ...BIRTH, cityId: undefined, place: NOISE }), name: 'chart, place of noise', status: 400 },
  posted('day', { ...DAY, ...ALL }),
  posted('day.txt', { ...DAY, ...ALL }),
  posted('transits', { ...MOMENT, ...ALL }),
  posted('transits.svg', { ...MOMENT, lang: 'vi' }),
  posted('transits.txt', { ...MOMENT, ...ALL }),
  posted('transits/timeline', { ...MOMENT, ...ALL, list: 'days', count: 400 }),
  posted('variants', { ...BIRTH, ...ALL }),
  posted('variants.txt', { ...BIRTH, ...ALL }),
  posted('births', KNOWN),
  posted('pair', { ...TWO, fields: 'all' }),
  posted('pair.svg', TWO),
  posted('pair.txt', TWO),
  posted('calendar', { ...DAYS, ...ALL }),
  { ...posted('calendar', { ...DAYS, ...ALL, to: '2026-01-30' }), name: 'calendar, 30 days' },
  { ...posted('calendar', { ...DAYS, without: 'clash:year', fields: 'input' }), name: 'calendar, filtered' },
  posted('calendar.txt', DAYS),
  got('cities', `/api/public/cities?lang=vi&q=${encodeURIComponent(NOISE)}`),
  got('cities, near', '/api/public/cities?lang=vi&limit=50&near=31.2,121.5'),
  got('almanac', '/api/public/almanac?lang=vi&month=2026-12&cityId=beijing-1816670'),
  got('almanac, year', '/api/public/almanac?lang=vi&year=2026&cityId=beijing-1816670'),
  got('almanac.ics', '/api/public/almanac.ics?lang=vi'),
  got('birthday', '/api/public/birthday?lunarMonth=12&lunarDay=30&fromYear=1900&toYear=2049'),
  got('birthday.ics', '/api/public/birthday.ics?lunarMonth=12&lunarDay=30&fromYear=1900&toYear=2049'),
  got('openapi.json', '/api/public/openapi.json'),
  got('stats', '/api/public/stats'),
  got('index', '/'),
  got('guide', '/docs/vi'),
  got('almanac, page', '/almanac'),
  got('rules', '/docs/rules'),
];

/** The heaviest messages of assistants. */
export const HEAVIEST_MESSAGES: readonly HeavyRequest[] = [
  tool('find_birthplace', { q: NOISE, limit: 20 }),
  tool('cast_chart', { ...BIRTH, ...ALL }),
  tool('cast_day', { ...DAY, ...ALL }),
  tool('cast_transits', { ...MOMENT, ...ALL }),
  tool('cast_timeline', { ...MOMENT, ...ALL, list: 'days' }),
  tool('cast_variants', { ...BIRTH, ...ALL }),
  tool('find_births', { pillars: '_ _ _ 甲子', fromYear: 1800, toYear: 2099 }),
  tool('compare_births', { ...TWO, fields: 'all' }),
  tool('list_days', { ...DAYS, ...ALL }),
  tool('get_almanac', { month: '2026-12', cityId: 'beijing-1816670', lang: 'vi' }),
  message('tools/list', 'tools/list'),
  message('resources/list', 'resources/list'),
  message('board', 'resources/read', {
    uri: `beichen://chart.svg?${new URLSearchParams({ date: '1990-07-23', hour: '8', gender: 'male', cityId: 'beijing-1816670' })}`,
  }),
];

let clients = 0;

/** The address of a new client. */
export const newClient = (): string => `10.${(++clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;

/** Options of fetch for a request of a client behind the proxy. */
export const sentBy = (client: string, { body }: HeavyRequest): RequestInit => ({
  headers: {
    'x-forwarded-for': client,
    'accept-encoding': 'identity',
    ...(body && { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }),
  },
  ...(body && { method: 'POST', body: JSON.stringify(body) }),
});
