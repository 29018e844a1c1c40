// Which endpoints are there? One row each; what is not here does not exist. From this table come the routes, OPTIONS, 405, the count, the
// OpenAPI document, the index, llms.txt, robots.txt and the text of a 404. http/routes.ts binds each name to its handler.

import { ALMANAC_FEED_PARAMETERS, ALMANAC_PARAMETERS } from './parameters/almanac.ts';
import { BIRTHS_DOCUMENT_PARAMETERS } from './parameters/births.ts';
import { DOCUMENT_PARAMETERS, DRAWING_PARAMETERS } from './parameters/chart.ts';
import { CITIES_PARAMETERS } from './parameters/cities.ts';
import { DAY_DOCUMENT_PARAMETERS } from './parameters/day.ts';
import type { ParameterTable } from './parameters/parameter.ts';
import {
  LAYERS_PARAMETERS,
  TIMELINE_DOCUMENT_PARAMETERS,
  TRANSIT_DOCUMENT_PARAMETERS,
  TRANSIT_PARAMETERS,
} from './parameters/transits.ts';
import { VARIANTS_DOCUMENT_PARAMETERS, VARIANTS_PARAMETERS } from './parameters/variants.ts';
import { BIRTHS_PATH, CHART_PATH, CITIES_PATH, DAY_PATH } from './paths.ts';

/** The budgets of calls that each client has: charts, places and the almanac, and all else. */
export type LimitName = 'chart' | 'cities' | 'requests';

/** What is read from the URL and, with POST, from the body. */
interface RequestForm {
  readonly parameters: ParameterTable;
  /** The schema of the body in the OpenAPI document, which is of these parameters alone, and what it says of itself. */
  readonly body?: { readonly schema: string; readonly description: string };
  /** The response of the OpenAPI document for a wrong one. */
  readonly badRequest: 'BadChartRequest' | 'BadSearch';
}

/** One method of an endpoint, as the OpenAPI document has it. */
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** At most 300 characters. */
  readonly description: string;
}

/** The success of an endpoint. */
interface Answer {
  readonly description: string;
  /** By media type: the name of a schema of the OpenAPI document, or a schema that needs no name. */
  readonly content: Readonly<Record<string, string | object>>;
  /** Cache-Control of one that any cache may keep; it has a tag to ask again by. Without it no cache may keep the answer. */
  readonly cacheControl?: string;
}

/** A row of the table. */
export interface Endpoint {
  readonly path: string;
  readonly tag: 'Charts' | 'Places' | 'Almanac' | 'Service';
  /** HEAD follows GET, and every path answers OPTIONS. */
  readonly operations: { readonly GET?: Operation; readonly POST?: Operation };
  /** Under which budget a call is counted; `tool`: each message as all else, and each tool under its own; `none` for probes alone. */
  readonly limit: LimitName | 'tool' | 'none';
  readonly request?: RequestForm;
  /** Without it the endpoint is not part of the OpenAPI document, because its protocol describes itself. */
  readonly answer?: Answer;
  /** A further problem that it can end in, as the OpenAPI document names it. */
  readonly problem?: 'NotReady';
  /** Its line in the index of the service; listed ones are named in the text of a 404, so they have a name in words/. */
  readonly listed?: string;
  /** For supervisors: not counted, and in no list for programs. */
  readonly isProbe?: true;
}

const DRAWING = {
  parameters: DRAWING_PARAMETERS,
  body: {
    schema: 'BirthRequest',
    description:
      'Birth data and choices of a chart and of its drawing; more of each is told at the parameters of castChart.',
  },
  badRequest: 'BadChartRequest',
} as const satisfies RequestForm;

const DOCUMENT = {
  parameters: DOCUMENT_PARAMETERS,
  body: {
    schema: 'ChartRequest',
    description: 'Birth data and choices of a chart, and which members the answer shall hold.',
  },
  badRequest: 'BadChartRequest',
} as const satisfies RequestForm;

const DAY_DOCUMENT = {
  parameters: DAY_DOCUMENT_PARAMETERS,
  body: {
    schema: 'DayDocumentRequest',
    description:
      'A birth whose hour is not known, what is known of its chart, and which members the answer shall hold.',
  },
  badRequest: 'BadChartRequest',
} as const satisfies RequestForm;

const VARIANTS_DOCUMENT = {
  parameters: VARIANTS_DOCUMENT_PARAMETERS,
  body: {
    schema: 'VariantsRequest',
    description: 'A birth, what another program shows of it, and which members the answer shall hold.',
  },
  badRequest: 'BadChartRequest',
} as const satisfies RequestForm;

const VARIANTS_TEXT = {
  ...VARIANTS_DOCUMENT,
  parameters: VARIANTS_PARAMETERS,
  body: { schema: 'VariantsTextRequest', description: 'A birth, and what another program shows of it.' },
} as const satisfies RequestForm;

const BIRTHS_DOCUMENT = {
  parameters: BIRTHS_DOCUMENT_PARAMETERS,
  body: {
    schema: 'BirthsRequest',
    description: 'What is known of a chart, the years and the place, and which members the answer shall hold.',
  },
  badRequest: 'BadChartRequest',
} as const satisfies RequestForm;

const MOMENT = {
  parameters: TRANSIT_PARAMETERS,
  body: { schema: 'MomentRequest', description: 'A birth, a moment with its place, and choices of both.' },
  badRequest: 'BadChartRequest',
} as const satisfies RequestForm;

const TRANSITS_DOCUMENT = {
  ...MOMENT,
  parameters: TRANSIT_DOCUMENT_PARAMETERS,
  body: { schema: 'TransitsRequest', description: 'The same, and which members the answer shall hold.' },
} as const satisfies RequestForm;

const TIMELINE_DOCUMENT = {
  parameters: TIMELINE_DOCUMENT_PARAMETERS,
  body: { schema: 'TimelineRequest', description: 'The same as for transits, and which list it shall be.' },
  badRequest: 'BadChartRequest',
} as const satisfies RequestForm;

const ALMANAC = { parameters: ALMANAC_PARAMETERS, badRequest: 'BadSearch' } as const satisfies RequestForm;
const ALMANAC_FEED = { parameters: ALMANAC_FEED_PARAMETERS, badRequest: 'BadSearch' } as const satisfies RequestForm;

/** Of answers in which nothing depends on who asked, and that change with a release only. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const LAYERS_DRAWING = {
  ...MOMENT,
  parameters: LAYERS_PARAMETERS,
  body: { schema: 'LayersRequest', description: 'The same, and which layers lie on the board.' },
} as const satisfies RequestForm;

const SEARCH = { parameters: CITIES_PARAMETERS, badRequest: 'BadSearch' } as const satisfies RequestForm;

const TEXT = { type: 'string' } as const;

/** All endpoints. The key is the name in the count and of the handler. */
export const ENDPOINTS = {
  chart: {
    path: CHART_PATH,
    tag: 'Charts',
    operations: {
      GET: {
        operationId: 'castChart',
        summary: 'Cast a natal chart',
        description:
          'Zi Wei Dou Shu and Four Pillars of a birth, in true solar time. Call findCities first; let the user choose when several match; never invent a cityId. Calculated structure, no interpretation. Others may log a URL on its way: prefer castChartPost.',
      },
      POST: {
        operationId: 'castChartPost',
        summary: 'Cast a natal chart, with the birth data in the body',
        description:
          'As castChart, without birth data in the URL. Call findCities first; let the user choose when several match; never invent a cityId.',
      },
    },
    limit: 'chart',
    request: DOCUMENT,
    answer: {
      description: 'The chart; with `fields`, those of its members that are named.',
      content: { 'application/json': 'Chart' },
    },
    listed: 'Where charts are cast.',
  },
  'chart.svg': {
    path: '/api/public/chart.svg',
    tag: 'Charts',
    operations: {
      GET: {
        operationId: 'drawChart',
        summary: 'Draw a natal chart',
        description:
          'The chart of castChart as an SVG picture, for people. `layers=flights` and `flightsFrom` draw where the stems of the palaces send their transformations, `layers=pillars` the Four Pillars with their relations and stars, `pillarOrder=hourFirst` them from right to left. For its data call castChart.',
      },
      POST: {
        operationId: 'drawChartPost',
        summary: 'Draw a natal chart, with the birth data in the body',
        description: 'As drawChart, without birth data in the URL.',
      },
    },
    limit: 'chart',
    request: DRAWING,
    answer: { description: 'The drawing.', content: { 'image/svg+xml': TEXT } },
  },
  'chart.txt': {
    path: '/api/public/chart.txt',
    tag: 'Charts',
    operations: {
      GET: {
        operationId: 'tellChart',
        summary: 'Tell a natal chart in plain text',
        description:
          'The chart of castChart in about 3 KB of text that people and language models read well. What `fields` names of the members on request has lines of its own beside the rest.',
      },
      POST: {
        operationId: 'tellChartPost',
        summary: 'Tell a natal chart in plain text, with the birth data in the body',
        description: 'As tellChart, without birth data in the URL.',
      },
    },
    limit: 'chart',
    request: DOCUMENT,
    answer: { description: 'The text.', content: { 'text/plain': TEXT } },
  },
  day: {
    path: DAY_PATH,
    tag: 'Charts',
    operations: {
      GET: {
        operationId: 'castDay',
        summary: 'Every chart of a birth without an hour',
        description:
          'The parameters of castChart without the hour: every chart of that day with the clock times that give it, what they share, and filters by what is known. None is likelier. Others may log a URL: prefer castDayPost.',
      },
      POST: {
        operationId: 'castDayPost',
        summary: 'Every chart of a birth without an hour, with the birth data in the body',
        description: 'As castDay, without birth data in the URL.',
      },
    },
    limit: 'chart',
    request: DAY_DOCUMENT,
    answer: {
      description: 'The charts; with `fields`, those of its members that are named.',
      content: { 'application/json': 'Day' },
    },
    listed: 'Where every chart of a birth without an hour is cast.',
  },
  'day.txt': {
    path: '/api/public/day.txt',
    tag: 'Charts',
    operations: {
      GET: {
        operationId: 'tellDay',
        summary: 'Tell every chart of a birth without an hour in plain text',
        description:
          'What castDay answers, in about 4 KB of text that people and language models read well: what all charts share, then a line for each. `fields=charts.patterns` adds the patterns of each.',
      },
      POST: {
        operationId: 'tellDayPost',
        summary: 'Tell every chart of a birth without an hour in plain text, with the birth data in the body',
        description: 'As tellDay, without birth data in the URL.',
      },
    },
    limit: 'chart',
    request: DAY_DOCUMENT,
    answer: { description: 'The text.', content: { 'text/plain': TEXT } },
  },
  variants: {
    path: '/api/public/variants',
    tag: 'Charts',
    operations: {
      GET: {
        operationId: 'compareVariants',
        summary: 'Why another program shows another chart',
        description:
          'The birth of castChart under every other choice, one at a time and then two: which choices give another chart, and what differs there. With `match…`, what the other program shows, those that give it. Others may log a URL: prefer compareVariantsPost.',
      },
      POST: {
        operationId: 'compareVariantsPost',
        summary: 'Why another program shows another chart, with the birth data in the body',
        description: 'As compareVariants, without birth data in the URL.',
      },
    },
    limit: 'chart',
    request: VARIANTS_DOCUMENT,
    answer: {
      description: 'The variants; with `fields`, those of its members that are named.',
      content: { 'application/json': 'Variants' },
    },
    listed: 'Where it is told why another program shows another chart.',
  },
  'variants.txt': {
    path: '/api/public/variants.txt',
    tag: 'Charts',
    operations: {
      GET: {
        operationId: 'tellVariants',
        summary: 'Tell in plain text why another program shows another chart',
        description:
          'What compareVariants answers, in about 3 KB of text that people and language models read well: a line for each other chart, with the choices that give it and what differs.',
      },
      POST: {
        operationId: 'tellVariantsPost',
        summary: 'Tell in plain text why another program shows another chart, with the birth data in the body',
        description: 'As tellVariants, without birth data in the URL.',
      },
    },
    limit: 'chart',
    request: VARIANTS_TEXT,
    answer: { description: 'The text.', content: { 'text/plain': TEXT } },
  },
  births: {
    path: BIRTHS_PATH,
    tag: 'Charts',
    operations: {
      GET: {
        operationId: 'findBirths',
        summary: 'Which births have this chart?',
        description:
          'Times of birth that have the given pillars, stars, patterns or lunar date, as spans: how many there are, and a page of them in order of time. What no birth can have together is named in `contradicts`. Others may log a URL: prefer findBirthsPost.',
      },
      POST: {
        operationId: 'findBirthsPost',
        summary: 'Which births have this chart, asked in the body?',
        description: 'As findBirths, without anything of a chart in the URL.',
      },
    },
    limit: 'chart',
    request: BIRTHS_DOCUMENT,
    answer: {
      description: 'The births; with `fields`, those of its members that are named.',
      content: { 'application/json': 'Births' },
    },
    listed: 'Where births are found that have a chart.',
  },
  transits: {
    path: '/api/public/transits',
    tag: 'Charts',
    operations: {
      GET: {
        operationId: 'castTransits',
        summary: 'What governs a birth at a moment',
        description:
          'Decade, small limit, year, month, day and hour of Zi Wei, luck and pillars of the Four Pillars, each with its bounds. `at` is the moment, now without it; ask where the person is. Others may log a URL: prefer castTransitsPost.',
      },
      POST: {
        operationId: 'castTransitsPost',
        summary: 'What governs a birth at a moment, with the birth data in the body',
        description: 'As castTransits, without birth data in the URL.',
      },
    },
    limit: 'chart',
    request: TRANSITS_DOCUMENT,
    answer: {
      description: 'What governs; with `fields`, those of its members that are named.',
      content: { 'application/json': 'Transits' },
    },
    listed: 'Where it is told what governs a birth at a moment.',
  },
  'transits.svg': {
    path: '/api/public/transits.svg',
    tag: 'Charts',
    operations: {
      GET: {
        operationId: 'drawTransits',
        summary: 'Draw what governs a birth at a moment',
        description:
          'The natal board as an SVG picture, for people, with layers of a moment on it: palaces, transformations and flow stars of decade, year, month, day or hour. For the data call castTransits.',
      },
      POST: {
        operationId: 'drawTransitsPost',
        summary: 'Draw what governs a birth at a moment, with the birth data in the body',
        description: 'As drawTransits, without birth data in the URL.',
      },
    },
    limit: 'chart',
    request: LAYERS_DRAWING,
    answer: { description: 'The drawing.', content: { 'image/svg+xml': TEXT } },
  },
  'transits.txt': {
    path: '/api/public/transits.txt',
    tag: 'Charts',
    operations: {
      GET: {
        operationId: 'tellTransits',
        summary: 'Tell in plain text what governs a birth at a moment',
        description:
          'What castTransits answers, in about 9 KB of text that people and language models read well: every palace is named with its level, as Annual Wealth Palace = natal Children.',
      },
      POST: {
        operationId: 'tellTransitsPost',
        summary: 'Tell in plain text what governs a birth at a moment, with the birth data in the body',
        description: 'As tellTransits, without birth data in the URL.',
      },
    },
    limit: 'chart',
    request: MOMENT,
    answer: { description: 'The text.', content: { 'text/plain': TEXT } },
  },
  timeline: {
    path: '/api/public/transits/timeline',
    tag: 'Charts',
    operations: {
      GET: {
        operationId: 'castTimeline',
        summary: 'List what governs a birth around a moment',
        description:
          'Decades, luck pillars, years, months or days (`list`), row after row with pair, palace, transformations, ages and bounds, and which row holds the moment `at`. For everything at one moment call castTransits. Others may log a URL: prefer castTimelinePost.',
      },
      POST: {
        operationId: 'castTimelinePost',
        summary: 'List what governs a birth around a moment, with the birth data in the body',
        description: 'As castTimeline, without birth data in the URL.',
      },
    },
    limit: 'chart',
    request: TIMELINE_DOCUMENT,
    answer: {
      description: 'The list; with `fields`, those of its members that are named.',
      content: { 'application/json': 'Timeline' },
    },
  },
  cities: {
    path: CITIES_PATH,
    tag: 'Places',
    operations: {
      GET: {
        operationId: 'findCities',
        summary: 'Find a birthplace',
        description:
          'Places by name in any script, best match first, each with its cityId, coordinates and time zone. Show the labels and let the user choose when several match. Nothing found is an empty list with a hint.',
      },
    },
    limit: 'cities',
    request: SEARCH,
    answer: {
      description: 'The places found.',
      content: { 'application/json': 'Cities' },
      cacheControl: FOR_A_DAY,
    },
    listed: 'Where birthplaces are found.',
  },
  almanac: {
    path: '/api/public/almanac',
    tag: 'Almanac',
    operations: {
      GET: {
        operationId: 'getAlmanac',
        summary: 'The almanac of a month, a year or a day',
        description:
          "Each day's lunar date, pillars, officer and mansion, solar terms, new and full moons; of a year the 24 terms, the moons and the lunar months. By China's civil day, or by the clock of a place or a zone. No birth is asked for.",
      },
    },
    limit: 'cities',
    request: ALMANAC,
    answer: {
      description: 'The days, or the year.',
      content: { 'application/json': 'Almanac' },
      cacheControl: FOR_A_DAY,
    },
    listed: 'Where the almanac is.',
  },
  'almanac.ics': {
    path: '/api/public/almanac.ics',
    tag: 'Almanac',
    operations: {
      GET: {
        operationId: 'subscribeAlmanac',
        summary: 'The almanac as a calendar to subscribe to',
        description:
          'Solar terms, lunar months and the lunar New Year as all-day events (iCalendar, RFC 5545), for programs that keep calendars: of a year, or of this year and the next.',
      },
    },
    limit: 'cities',
    request: ALMANAC_FEED,
    answer: {
      description: 'The calendar.',
      content: { 'text/calendar': TEXT },
      cacheControl: FOR_A_DAY,
    },
  },
  openapi: {
    path: '/api/public/openapi.json',
    tag: 'Service',
    operations: {
      GET: {
        operationId: 'getOpenApi',
        summary: 'The OpenAPI description',
        description: 'Every parameter, field and error of this API: this document.',
      },
    },
    limit: 'requests',
    answer: {
      description: 'An OpenAPI 3.1.0 document.',
      content: {
        'application/json': { type: 'object', required: ['openapi'], properties: { openapi: TEXT } },
      },
      cacheControl: 'public, max-age=3600',
    },
    listed: 'Where this description is.',
  },
  mcp: {
    path: '/mcp',
    tag: 'Service',
    operations: {
      POST: {
        operationId: 'callTools',
        summary: 'Tools for assistants',
        description:
          'Model Context Protocol: Streamable HTTP without a session, tools find_birthplace, cast_chart, cast_day, cast_transits, cast_variants and find_births.',
      },
    },
    limit: 'tool',
    listed: 'Where assistants find the tools (Model Context Protocol).',
  },
  stats: {
    path: '/api/public/stats',
    tag: 'Service',
    operations: {
      GET: {
        operationId: 'getStats',
        summary: 'How much the service is used',
        description: 'Calls, charts and searches of each day; nothing else is counted.',
      },
    },
    limit: 'requests',
    answer: {
      description: 'The daily totals.',
      content: { 'application/json': 'Stats' },
      cacheControl: 'public, max-age=60',
    },
  },
  index: {
    path: '/',
    tag: 'Service',
    operations: {
      GET: {
        operationId: 'getIndex',
        summary: 'What is where',
        description: 'The addresses of the service; to browsers, the page that casts and draws charts.',
      },
    },
    limit: 'requests',
    answer: {
      description: 'The index.',
      content: { 'application/json': 'ServiceIndex', 'text/html': TEXT }, // the page is sent to whoever names its type in Accept
      cacheControl: 'public, max-age=3600',
    },
  },
  healthz: {
    path: '/healthz',
    tag: 'Service',
    operations: {
      GET: {
        operationId: 'getHealth',
        summary: 'Whether the process answers',
        description: 'For supervisors; never limited.',
      },
    },
    limit: 'none',
    answer: { description: 'It does.', content: { 'application/json': 'Health' } },
    isProbe: true,
  },
  readyz: {
    path: '/readyz',
    tag: 'Service',
    operations: {
      GET: {
        operationId: 'getReadiness',
        summary: 'Whether the service can answer everything',
        description: 'For supervisors; never limited.',
      },
    },
    limit: 'none',
    answer: { description: 'It can.', content: { 'application/json': 'Readiness' } },
    problem: 'NotReady',
    isProbe: true,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

type Rows = typeof ENDPOINTS;
export type EndpointName = keyof Rows;

/** Names of the endpoints whose rows have a column. */
type NamesWith<Column extends keyof Endpoint> = {
  [Name in EndpointName]: Column extends keyof Rows[Name] ? Name : never;
}[EndpointName];

/** Those that read parameters. */
export type ReadingEndpoint = NamesWith<'request'>;
/** Those of the OpenAPI document. */
export type DescribedEndpoint = NamesWith<'answer'>;
/** Those in the index of the service. */
export type ListedEndpoint = NamesWith<'listed'>;

/** The table as rows of one type, in its order. */
export const ENDPOINT_ROWS = Object.entries(ENDPOINTS) as readonly (readonly [EndpointName, Endpoint])[];

/** Whether calls under a budget are work that an overloaded service refuses; all else is at hand. */
export const isWork = (limit: Endpoint['limit']): boolean => limit !== 'none' && limit !== 'requests';

/** All paths. */
export const PATHS: readonly string[] = ENDPOINT_ROWS.map(([, { path }]) => path);

/** The names of those in the index, in the order of the table. */
export const LISTED = ENDPOINT_ROWS.filter(([, { listed }]) => listed !== undefined).map(
  ([name]) => name as ListedEndpoint,
);

/** One member for each endpoint in the index. */
export const forListed = <Member>(member: (endpoint: ListedEndpoint) => Member) =>
  Object.fromEntries(LISTED.map((name) => [name, member(name)])) as Readonly<Record<ListedEndpoint, Member>>;

/** The methods of an endpoint, as they stand in Allow. */
export const allowOf = ({ operations: { GET, POST } }: Pick<Endpoint, 'operations'>): string =>
  [...(GET ? ['GET', 'HEAD'] : []), ...(POST ? ['POST'] : []), 'OPTIONS'].join(', ');

/** The same by the path; undefined for one that does not exist. */
export function methodsOf(path: string): string | undefined {
  const row = ENDPOINT_ROWS.find(([, endpoint]) => endpoint.path === path);
  return row && allowOf(row[1]);
}
