// Requests to every endpoint with work, in six languages, by GET and POST, with codings and selections of members, from many addresses. The same in every run.

import { randomNumbers } from '#prove/births/births';
import { variedBirths } from '#prove/births/varied-births';

const REQUESTS = 6000;
const LANGUAGES = ['en', 'zh', 'zh-Hant', 'ja', 'ko', 'vi'];
const CODINGS = ['', '', 'Accept-Encoding: gzip\r\n', 'Accept-Encoding: gzip, br, zstd\r\n'];
const SELECTIONS = [
  'default',
  'default',
  'default',
  'all',
  'fourPillars',
  'palaces.majorStars,fourPillars',
  'default,patterns',
  'default,flights',
];
const LISTS = ['luckPillars', 'decades', 'years', 'months'];
const NAMES = ['bei', 'shang', 'new y', 'tok', 'ho chi', 'seo', 'lond', '广州', '台北', 'petersburgh'];

type Fields = Readonly<Record<string, string>>;
interface Kind {
  readonly path: string;
  /** Share of the requests, in percent. */
  readonly share: number;
  readonly by: 'GET' | 'either' | 'MCP';
  readonly fields: (birth: Fields, pick: <T>(items: readonly T[]) => T) => Fields;
}

const YEARS = [2005, 2015, 2026, 2027, 2040];
const LATER_YEARS = [1, 12, 30, 45, 60];
const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

const momentOf = (birth: Fields, laterYears: number): Fields => ({
  ...birth,
  at: `${Number(birth.date!.slice(0, 4)) + laterYears}-06-15T12:30`,
});

const KINDS: readonly Kind[] = [
  {
    path: '/api/public/chart',
    share: 30,
    by: 'either',
    fields: (birth, pick) => ({ ...birth, fields: pick(SELECTIONS) }),
  },
  { path: '/api/public/chart.svg', share: 6, by: 'either', fields: (birth) => birth },
  { path: '/api/public/chart.txt', share: 5, by: 'either', fields: (birth) => birth },
  { path: '/api/public/day', share: 4, by: 'either', fields: ({ hour, minute, ...birth }) => birth },
  { path: '/api/public/day.txt', share: 2, by: 'GET', fields: ({ hour, minute, ...birth }) => birth },
  { path: '/api/public/variants', share: 3, by: 'either', fields: (birth) => birth },
  { path: '/api/public/variants.txt', share: 2, by: 'GET', fields: (birth) => birth },
  {
    path: '/api/public/births',
    share: 1,
    by: 'either',
    fields: ({ cityId, lang }) => ({ pillars: '丙寅 壬辰 己酉 甲子', cityId: cityId!, lang: lang! }),
  },
  {
    path: '/api/public/transits',
    share: 12,
    by: 'either',
    fields: (birth, pick) => momentOf(birth, pick(LATER_YEARS)),
  },
  {
    path: '/api/public/transits.svg',
    share: 3,
    by: 'GET',
    fields: (birth, pick) => momentOf(birth, pick(LATER_YEARS)),
  },
  {
    path: '/api/public/transits.txt',
    share: 3,
    by: 'GET',
    fields: (birth, pick) => momentOf(birth, pick(LATER_YEARS)),
  },
  {
    path: '/api/public/transits/timeline',
    share: 4,
    by: 'either',
    fields: (birth, pick) => ({ ...momentOf(birth, pick(LATER_YEARS)), list: pick(LISTS) }),
  },
  { path: '/api/public/cities', share: 12, by: 'GET', fields: ({ lang }, pick) => ({ q: pick(NAMES), lang: lang! }) },
  {
    path: '/api/public/almanac',
    share: 5,
    by: 'GET',
    fields: ({ lang }, pick) => ({ date: `${pick(YEARS)}-${pick(MONTHS)}-11`, lang: lang! }),
  },
  {
    path: '/api/public/almanac.ics',
    share: 1,
    by: 'GET',
    fields: ({ lang }, pick) => ({ year: `${pick(YEARS)}`, lang: lang! }),
  },
  { path: '/almanac', share: 1, by: 'GET', fields: () => ({}) },
  { path: '/api/public/stats', share: 1, by: 'GET', fields: () => ({}) },
  { path: '/mcp', share: 5, by: 'MCP', fields: (birth) => birth },
];

/**
 * An endless source of requests, from a number of addresses in turn.
 * @param cityIds at least one
 */
export function mixedRequests(cityIds: readonly string[], addresses: number): () => string {
  const random = randomNumbers(11);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const kinds = KINDS.flatMap((kind) => Array<Kind>(kind.share).fill(kind));
  const two = (n: number) => `${n}`.padStart(2, '0');
  const requests = variedBirths(REQUESTS, 20261123).map(({ date, hour, minute, gender }) => {
    const birth = {
      date: `${date.year}-${two(date.month)}-${two(date.day)}`,
      hour: `${hour}`,
      minute: `${minute}`,
      gender,
      cityId: pick(cityIds),
      lang: pick(LANGUAGES),
    };
    const kind = pick(kinds);
    return textOf(kind, kind.fields(birth, pick), `Host: 127.0.0.1\r\n${pick(CODINGS)}`, random() < 0.3);
  });
  let made = 0;
  return () => {
    const [before, after] = requests[made % REQUESTS]!;
    const n = made++ % addresses;
    return `${before}X-Forwarded-For: 11.${n >> 16}.${(n >> 8) & 255}.${n & 255}\r\n\r\n${after}`;
  };
}

/** Text of a request before and after its address header. */
function textOf({ path, by }: Kind, fields: Fields, headers: string, posts: boolean): readonly [string, string] {
  if (by === 'GET' || (by === 'either' && !posts)) {
    return [`GET ${path}?${new URLSearchParams(fields)} HTTP/1.1\r\n${headers}`, ''];
  }
  const { hour, minute, ...texts } = fields;
  const values = { ...texts, ...(hour && { hour: Number(hour), minute: Number(minute) }) };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'cast_chart', arguments: values } };
  const body = JSON.stringify(by === 'MCP' ? call : values);
  const accepts = by === 'MCP' ? 'Accept: application/json, text/event-stream\r\n' : '';
  const bytes = Buffer.byteLength(body);
  return [
    `POST ${path} HTTP/1.1\r\n${headers}${accepts}Content-Type: application/json\r\nContent-Length: ${bytes}\r\n`,
    Buffer.from(body).toString('latin1'), // a request has one character a byte
  ];
}
