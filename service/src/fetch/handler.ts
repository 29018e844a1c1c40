// A handler of fetch: `(request) => Promise<Response>`, on web standards alone, for Workers, Deno, Bun and other hosts. `beichen-service/fetch`. It has all kinds of
// charts and the almanac, with the parameters, problems, headers and bytes of the Node service (http/policy), but no pages, OpenAPI document, tools of assistants,
// count, log or compression.

import type { Language } from 'beichen';
import type { Gazetteer } from 'beichen-places';
import { sendFresh } from '../http/policy/answer-json.ts';
import type { ApiHandler, ApiHandlers, Digest, HostContext } from '../http/policy/exchange.ts';
import { kindHandlers } from '../http/policy/kind-handlers.ts';
import { lookupHandlers } from '../http/policy/lookup-handlers.ts';
import { problemOfEncoding, problemOfRoute, problemOfTarget, sendProblem } from '../http/policy/problems.ts';
import { requestReader } from '../http/policy/read-request.ts';
import { canonicalPath } from '../http/policy/request-target.ts';
import { preflightHeaders, STANDARD_HEADERS } from '../http/policy/standard-headers.ts';
import type { AppContext } from '../kinds/app-context.ts';
import { CHART } from '../kinds/chart/kind.ts';
import type { Endpoint } from '../kinds/endpoint.ts';
import { allowOf, ENDPOINT_ROWS, ENDPOINTS, PATHS } from '../kinds/endpoints.ts';
import { NO_PLACES } from '../requests/no-places.ts';
import { CHART_PARAMETERS } from '../requests/parameters/chart.ts';
import { internalError, notFound, ProblemError } from '../requests/problems/problem-error.ts';
import type { SentField } from '../requests/sent.ts';
import { WebApiReply, WebApiRequest } from './exchange.ts';
import { clientBudgets, type FetchLimits } from './limits.ts';

export type { Decision, FetchLimits, Policy } from './limits.ts';

/** Options of a handler. */
export interface FetchOptions {
  /** Public address for links in answers; may have a path. Links are relative without it. */
  readonly baseUrl?: string;
  /** The places of `beichen-places`: ids, search, zones of points. Without them each birth needs `latitude`, `longitude` and `timeZone`. */
  readonly gazetteer?: Gazetteer;
  /** Limits of each client. Without them every call is answered, and answers have no rate headers. */
  readonly limits?: FetchLimits;
  /** Languages to prepare with the handler, so that their first chart is as fast as any other: most hosts bill a start separately. */
  readonly ready?: readonly Language[];
  /** Milliseconds since 1970. */
  readonly wallClock?: () => number;
  /** Milliseconds of a monotonic clock, for limits in memory. */
  readonly now?: () => number;
  /** Compiles functions from code, if the host allows it: documents are then written in two thirds of the time. */
  readonly compileFunction?: AppContext['compileFunction'];
  /** Called with an internal error, which is answered by 500. It contains nothing of the request. */
  readonly failed?: (error: unknown, requestId: string) => void;
}

/** Answers a request. */
export type FetchHandler = (request: Request) => Promise<Response>;

/**
 * Creates a fetch handler. Create it once: the first answers prepare what later ones share.
 * @example
 * const handle = fetchHandler(); // export default { fetch: handle }
 * (await handle(new Request('https://charts.example/api/public/healthz'))).status
 */
export function fetchHandler(options: FetchOptions = {}): FetchHandler {
  const { gazetteer = NO_PLACES, ready = [], wallClock = Date.now, failed, compileFunction } = options;
  const baseUrl = (options.baseUrl ?? '').replace(/(?<!\/)\/+$/, '');
  const prefix = baseUrl === '' ? '' : new URL(baseUrl).pathname.replace(/\/$/, '');
  const context: HostContext = { gazetteer, baseUrl, wallClock, digest, compileFunction };
  const routes = routesOf(context, options);
  const offered = [...routes.keys()].map((path) => baseUrl + path);
  for (const language of ready) makeReady(language, context);

  const answer = async (request: WebApiRequest, reply: WebApiReply): Promise<unknown> => {
    const tooLong = problemOfTarget(request);
    if (tooLong) throw tooLong;
    const path = canonicalPath(request.originalUrl, prefix);
    const route = routes.get(path);
    if (route === undefined) throw notFound(offered, path, whereElse(path, offered));
    const { endpoint, handler } = route;
    const { GET, POST } = endpoint.operations;
    switch (request.method) {
      case 'OPTIONS':
        return reply
          .code(204)
          .headers(preflightHeaders(allowOf(endpoint), request.headers['access-control-request-headers']));
      case 'GET':
      case 'HEAD':
        if (GET) return handler(request, reply);
        break;
      case 'POST':
        if (POST) return readAndHandle(handler, request, reply);
    }
    throw problemOfRoute(path, allowOf(endpoint), () => offered);
  };

  return async (web) => {
    const request = new WebApiRequest(web);
    const reply = new WebApiReply().headers(STANDARD_HEADERS).header('x-request-id', request.id);
    try {
      await answer(request, reply);
    } catch (error) {
      if (!(error instanceof ProblemError)) failed?.(error, request.id);
      sendProblem(error instanceof ProblemError ? error : internalError(), request, reply, baseUrl);
    }
    return reply.toResponse(request);
  };
}

async function readAndHandle(handler: ApiHandler, request: WebApiRequest, reply: WebApiReply): Promise<unknown> {
  const encoded = problemOfEncoding(request);
  if (encoded) throw encoded;
  await request.readBody();
  return handler(request, reply);
}

/** An endpoint with its handler. */
interface Route {
  readonly endpoint: Endpoint;
  readonly handler: ApiHandler;
}

/** Endpoints of the handler by their paths. */
function routesOf(context: HostContext, { limits, now }: FetchOptions): ReadonlyMap<string, Route> {
  const read = requestReader(clientBudgets(limits, context.wallClock ?? Date.now, now));
  const handlers: ApiHandlers = {
    ...kindHandlers(context, read),
    ...lookupHandlers(context, read),
    healthz: async (_, reply) => sendFresh(reply, HEALTH),
  };
  return new Map(
    ENDPOINT_ROWS.flatMap(([name, endpoint]) => {
      const handler = handlers[name];
      return handler === undefined ? [] : [[endpoint.path, { endpoint, handler }] as const];
    }),
  );
}

/** Casts a chart, to prepare what all charts of a language share. */
function makeReady(lang: Language, context: HostContext): void {
  const { date, hour, gender } = CHART_PARAMETERS;
  const point = { latitude: 39.9, longitude: 116.4, timeZone: 'Asia/Shanghai' };
  const values = { date: date.example, hour: hour.example, gender: gender.example, ...point, lang };
  const sent = Object.entries(values).map(
    ([name, value]): SentField => ({ name, in: 'query', sent: { kind: 'text', text: `${value}` } }),
  );
  CHART.castFor(CHART.read.document(sent, context.gazetteer), context).bytes();
}

const HEALTH = JSON.stringify({ status: 'ok' });

/** Details of a 404: the endpoints, and whether only the Node service has the path. */
const whereElse = (path: string, offered: readonly string[]) => ({
  values: { endpoints: offered.join(', ') },
  ...(path !== ENDPOINTS.index.path && PATHS.includes(path) && { elsewhere: path }),
});

const UTF8 = new TextEncoder();

const digest: Digest = async (content) => {
  const bytes = typeof content === 'string' ? UTF8.encode(content) : (content as Uint8Array<ArrayBuffer>);
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
};
