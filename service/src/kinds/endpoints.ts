// The table of all endpoints. From it come the routes, OPTIONS, 405, the count, the OpenAPI document, the index, llms.txt, robots.txt and the text of a 404.
// Kinds of documents (kinds.ts) add their rows; http/routes.ts binds each name to its handler.

import { LISTED_PATHS } from '../contract/paths.ts';
import { withPrice } from '../requests/budget.ts';
import { ALMANAC_FEED_PARAMETERS, ALMANAC_PARAMETERS } from '../requests/parameters/almanac.ts';
import { BIRTHDAY_PARAMETERS } from '../requests/parameters/birthday.ts';
import { CITIES_PARAMETERS } from '../requests/parameters/cities.ts';
import type { Endpoint, Operation, RequestForm } from './endpoint.ts';
import type { AnyKind } from './kind.ts';
import { ALL_KINDS, type KindName, TOOL_NAMES } from './kinds.ts';

const ALMANAC = { parameters: ALMANAC_PARAMETERS, badRequest: 'BadSearch' } as const satisfies RequestForm;
const ALMANAC_FEED = { parameters: ALMANAC_FEED_PARAMETERS, badRequest: 'BadSearch' } as const satisfies RequestForm;

const BIRTHDAY = { parameters: BIRTHDAY_PARAMETERS, badRequest: 'BadSearch' } as const satisfies RequestForm;

/** Cache-Control of responses that are the same for every client and change only with a release. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const SEARCH = { parameters: CITIES_PARAMETERS, badRequest: 'BadSearch' } as const satisfies RequestForm;

const TEXT = { type: 'string' } as const;

/** POST of an operation, with the birth in the body: `postChart` of `getChart`. */
const postOf = ({ operationId, summary }: Operation): Operation => ({
  operationId: operationId.replace('get', 'post'),
  summary: `${summary}, with the birth data in the body`,
  description: `As ${operationId}, without birth data in the URL.`,
});

/** Adds the price to the description of an operation. */
const operationWithPrice = (operation: Operation, price: Endpoint['price']): Operation => ({
  ...operation,
  description: withPrice(operation.description, price),
});

type Body = NonNullable<RequestForm['body']>;

/** Rows of a kind: its document, and its drawing and text if it has them. */
function endpointsOf({ name, path, tag, limit, isPostOnly, listed, example, parameters, reading, ...kind }: AnyKind) {
  const { document, drawing, text } = kind;
  const row = (
    GET: Operation,
    POST: Operation,
    form: { readonly parameters: RequestForm['parameters']; readonly body: Body },
    answer: NonNullable<Endpoint['answer']>,
    price = kind.price,
  ) =>
    ({
      tag,
      limit,
      price,
      operations: isPostOnly
        ? { POST: operationWithPrice(GET, price) }
        : { GET: operationWithPrice(GET, price), POST: operationWithPrice(POST, price) },
      request: { ...form, badRequest: 'BadChartRequest', example },
      answer,
    }) as const;
  const requested = { parameters: parameters.document, body: document.body };
  const rows: Record<string, Endpoint> = {
    [name]: {
      path,
      ...row(document.operation, { ...postOf(document.operation), ...document.post }, requested, {
        description: `${document.answer}; with \`fields\`, only the members that it names.`,
        content: { 'application/json': kind.part.name },
      }),
      listed,
    },
  };
  if (drawing !== undefined) {
    const { operation, body } = drawing;
    rows[`${name}.svg`] = {
      path: `${path}.svg`,
      ...row(
        operation,
        postOf(operation),
        { parameters: parameters.drawing, body },
        {
          description: 'The drawing.',
          content: { 'image/svg+xml': TEXT },
        },
        drawing.price,
      ),
    };
  }
  if (text?.operation !== undefined) {
    const { operation, body } = text;
    rows[`${name}.txt`] = {
      path: `${path}.txt`,
      ...row(
        operation,
        postOf(operation),
        body === undefined ? requested : { parameters: reading.parameters, body },
        { description: 'The text.', content: { 'text/plain': TEXT } },
        text.price,
      ),
    };
  }
  return rows;
}

/** Endpoints other than kinds of documents. */
const OTHERS = {
  cities: {
    path: LISTED_PATHS.cities,
    tag: 'Places',
    operations: {
      GET: {
        operationId: 'getCities',
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
    path: LISTED_PATHS.almanac,
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
        operationId: 'getAlmanacCalendar',
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
  birthday: {
    path: '/api/public/birthday',
    tag: 'Almanac',
    operations: {
      GET: {
        operationId: 'getLunarBirthdays',
        summary: 'The dates of a lunar birthday',
        description:
          'The Gregorian dates on which a lunar month and day return, by a named rule where a year has no such day or leap month. No birth, year of birth or name is taken.',
      },
    },
    limit: 'cities',
    request: BIRTHDAY,
    answer: {
      description: 'The birthdays.',
      content: { 'application/json': 'LunarBirthdays' },
      cacheControl: FOR_A_DAY,
    },
  },
  'birthday.ics': {
    path: '/api/public/birthday.ics',
    tag: 'Almanac',
    operations: {
      GET: {
        operationId: 'getLunarBirthdayCalendar',
        summary: 'A lunar birthday as a calendar to subscribe to',
        description:
          'The answer of getLunarBirthdays as all-day events (iCalendar, RFC 5545). The ids of events never change.',
      },
    },
    limit: 'cities',
    request: BIRTHDAY,
    answer: {
      description: 'The calendar.',
      content: { 'text/calendar': TEXT },
      cacheControl: FOR_A_DAY,
    },
  },
  openapi: {
    path: LISTED_PATHS.openapi,
    tag: 'Service',
    operations: {
      GET: {
        operationId: 'getOpenApi',
        summary: 'The OpenAPI document',
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
    path: LISTED_PATHS.mcp,
    tag: 'Service',
    operations: {
      POST: {
        operationId: 'callTools',
        summary: 'Tools for assistants',
        description: `Model Context Protocol: Streamable HTTP without a session, tools ${TOOL_NAMES.join(', ')}.`,
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
        summary: 'Daily counts of calls',
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
        summary: 'Addresses of the service',
        description: 'The addresses of the service; to browsers, the page that casts and draws charts.',
      },
    },
    limit: 'requests',
    answer: {
      description: 'The index.',
      content: { 'application/json': 'ServiceIndex', 'text/html': TEXT }, // the page is sent if Accept names its type
      cacheControl: 'public, max-age=3600',
    },
  },
  healthz: {
    path: '/healthz',
    tag: 'Service',
    operations: {
      GET: {
        operationId: 'getHealth',
        summary: 'Check that the process answers',
        description: 'For supervisors; never limited.',
      },
    },
    limit: 'none',
    answer: { description: 'The process answers.', content: { 'application/json': 'Health' } },
    isProbe: true,
  },
  readyz: {
    path: '/readyz',
    tag: 'Service',
    operations: {
      GET: {
        operationId: 'getReadiness',
        summary: 'Check that the service is ready',
        description: 'For supervisors; never limited.',
      },
    },
    limit: 'none',
    answer: { description: 'The service is ready.', content: { 'application/json': 'Readiness' } },
    problem: 'NotReady',
    isProbe: true,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

type KindRow = Endpoint &
  Required<Pick<Endpoint, 'request' | 'answer'>> & { readonly operations: Required<Endpoint['operations']> };

/** All endpoints. The key is the name in the count and of the handler. */
export const ENDPOINTS = {
  ...(Object.assign({}, ...ALL_KINDS.map(endpointsOf)) as Readonly<Record<KindName, KindRow>>),
  ...OTHERS,
};

/** The table as rows of one type, in its order. */
export const ENDPOINT_ROWS = Object.entries(ENDPOINTS) as readonly (readonly [string, Endpoint])[];

/** All paths. */
export const PATHS: readonly string[] = ENDPOINT_ROWS.map(([, { path }]) => path);

/** Methods of an endpoint, as in Allow. */
export const allowOf = ({ operations: { GET, POST } }: Pick<Endpoint, 'operations'>): string =>
  [...(GET ? ['GET', 'HEAD'] : []), ...(POST ? ['POST'] : []), 'OPTIONS'].join(', ');

/** Methods of a path; undefined for one that does not exist. */
export function methodsOf(path: string): string | undefined {
  const row = ENDPOINT_ROWS.find(([, endpoint]) => endpoint.path === path);
  return row && allowOf(row[1]);
}

/** True if a path accepts births only in a body. */
export const isPostOnly = (path: string): boolean =>
  ENDPOINT_ROWS.some(([, row]) => row.path === path && row.request !== undefined && row.operations.GET === undefined);
