// The table of all endpoints. From it come the routes, OPTIONS, 405, the count, the OpenAPI document, the index, llms.txt, robots.txt and the text of a 404.
// Kinds of documents (kinds.ts) and lookups (lookups.ts) add their rows; http/routes.ts binds each name to its handler.

import { LISTED_PATHS } from '../contract/paths.ts';
import { withPrice } from '../requests/budget.ts';
import type { Endpoint, LimitName, Operation, RequestForm } from './endpoint.ts';
import type { AnyKind } from './kind.ts';
import { ALL_KINDS, type KindName } from './kinds.ts';
import type { AnyLookup } from './lookup.ts';
import { ALL_LOOKUPS, type LookupName } from './lookups.ts';

/** Cache-Control of responses that are the same for every client and change only with a release. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

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

/** Rows of a lookup: its document, and its calendar if it has one. */
function endpointsOfLookup({ name, path, tag, listed, parameters, operation, answer, part, feed }: AnyLookup) {
  const row = (GET: Operation, form: RequestForm['parameters'], description: string, content: Answer['content']) =>
    ({
      tag,
      operations: { GET },
      limit: 'cities',
      request: { parameters: form, badRequest: 'BadSearch' },
      answer: { description, content, cacheControl: FOR_A_DAY },
    }) as const;
  const document: LookupEndpoint = {
    path,
    ...row(operation, parameters, answer, { 'application/json': part.name }),
    listed,
  };
  if (feed === undefined) return { [name]: document };
  const calendar = row(feed.operation, feed.parameters, 'The calendar.', { 'text/calendar': TEXT });
  return { [name]: document, [`${name}.ics`]: { path: feed.path, ...calendar } };
}

/** The tools of assistants, in the usual order of their calls. */
export const toolsInOrder = <Tool>(
  ofLookup: (lookup: AnyLookup) => Tool,
  ofKind: (kind: AnyKind) => readonly Tool[],
): readonly Tool[] => {
  const [search, ...others] = ALL_LOOKUPS;
  return [ofLookup(search!), ...ALL_KINDS.flatMap(ofKind), ...others.map(ofLookup)];
};

/** The names of the tools, for texts that list them. */
export const TOOL_NAMES = toolsInOrder(
  ({ tool }) => tool.name,
  ({ tool }) => (tool === undefined ? [] : [tool.name]),
);

/** Endpoints about the service itself. */
const OTHERS = {
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

type Answer = NonNullable<Endpoint['answer']>;
type Requested = Endpoint & Required<Pick<Endpoint, 'request' | 'answer'>>;
type KindEndpoint = Requested & { readonly operations: Required<Endpoint['operations']> };
type LookupEndpoint = Requested & {
  readonly limit: LimitName;
  readonly operations: { readonly GET: Operation };
  readonly answer: Required<Pick<Answer, 'cacheControl'>>;
};

/** All endpoints. The key is the name in the count and of the handler. */
export const ENDPOINTS = {
  ...(Object.assign({}, ...ALL_KINDS.map(endpointsOf)) as Readonly<Record<KindName, KindEndpoint>>),
  ...(Object.assign({}, ...ALL_LOOKUPS.map(endpointsOfLookup)) as Readonly<
    Record<LookupName | `${LookupName}.ics`, LookupEndpoint>
  >),
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
