// Creates the server: the hooks of every request in their order, the routes, the error handler, the log and the counts.

import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { ENGINE_VERSION } from 'beichen';
import type { Gazetteer } from 'beichen-places';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { API_VERSION } from '../contract/api-version.ts';
import {
  BOUNDS,
  type Bounds,
  MAX_BODY_BYTES,
  MAX_HEADER_BYTES,
  TIMEOUTS,
  type Timeouts,
} from '../contract/request-limits.ts';
import { compileFunction } from '../kinds/compile-function.ts';
import type { LimitName } from '../kinds/endpoint.ts';
import { loadFeeds } from '../kinds/lookups.ts';
import { inTurns } from '../kinds/turns.ts';
import { clientKeys, rememberProxies, type TrustedProxies } from '../limits/client.ts';
import { DailyCalls } from '../limits/daily-calls.ts';
import { MemoryLimiter } from '../limits/memory-limiter.ts';
import type { RedisStore } from '../limits/redis-store.ts';
import { SharedLimiter } from '../limits/shared-limiter.ts';
import { serviceIndex, statsAnswer } from '../openapi/service-answers.ts';
import { serviceLinks } from '../pages/catalogue.ts';
import { loadPages, PAGE_CODE } from '../pages/page-code.ts';
import { readFiles, siteFiles } from '../pages/site.ts';
import type { Configuration } from '../process/configuration.ts';
import { loadMultipartReader } from '../requests/multipart-fields.ts';
import { notReady } from '../requests/problems/problem-error.ts';
import { almanacPageRoute } from './almanac-page.ts';
import { reuseMemory, takeMemory } from './answer-memory.ts';
import { digest } from './cacheable.ts';
import { compressAnswers } from './compression.ts';
import { boundConnections, capConnections, cutSlowReaders } from './connections.ts';
import { rejectAmbiguousRequests } from './guards.ts';
import { type LogStream, logAnswers, loggerOptions } from './log.ts';
import { loadProtocol, mcpHandler } from './mcp-route.ts';
import type { LimiterKind, Metrics } from './metrics.ts';
import { answerOnSockets, answerTunnel, answerUnmetExpectation, type RefusalListener } from './parser-errors.ts';
import type { HostContext } from './policy/exchange.ts';
import { kindHandlers } from './policy/kind-handlers.ts';
import { lookupHandlers } from './policy/lookup-handlers.ts';
import { requestReader } from './policy/read-request.ts';
import { canonicalPath } from './policy/request-target.ts';
import { answerWithProblems } from './problem-answers.ts';
import { clientBudgets, type Limit, type Limits } from './rate-limit.ts';
import { countCalls, measureCalls, traceCalls } from './recorded-calls.ts';
import { readBodiesWhole } from './request-body.ts';
import { queueRequests } from './request-queue.ts';
import { endpointRoutes, type Handlers, limitRequests } from './routes.ts';
import { rulePageRoutes } from './rule-pages.ts';
import { serviceHandlers, statsHandler } from './service-routes.ts';
import { siteRoutes } from './site-routes.ts';
import { closeConnectionsWhenStopping, Stopping } from './stopping.ts';
import type { Traces } from './traces.ts';

/** Configuration and parts of a server. */
export interface Parts {
  readonly configuration: Configuration;
  readonly gazetteer: Gazetteer;
  /** Standard output by default. */
  readonly log?: LogStream;
  readonly timeouts?: Timeouts;
  readonly bounds?: Bounds;
  /** Unlimited by default. */
  readonly maxConnections?: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** Milliseconds since 1970. */
  readonly wallClock?: () => number;
  /** Metrics; none are collected if absent. */
  readonly metrics?: Metrics;
  /** Traces; none are sent if absent. */
  readonly traces?: Traces;
  /** State of a server that is about to stop. */
  readonly stopping?: Stopping;
  /** True once `loadTheRest` is done; true by default. */
  readonly isLoaded?: () => boolean;
}

/** A server that is ready to listen. */
export async function createServer(parts: Parts): Promise<FastifyInstance> {
  const { configuration, gazetteer, timeouts = TIMEOUTS, now = monotonicNow, metrics } = parts;
  const { wallClock = Date.now, bounds = BOUNDS, stopping = new Stopping(), isLoaded = () => true } = parts;
  const baseUrl = configuration.publicBaseUrl;
  const trustedProxies = rememberProxies(configuration.trustedProxies);
  const context: HostContext = { gazetteer, baseUrl, wallClock, memory: takeMemory, compileFunction, digest };
  const app = bareServer(configuration, timeouts, parts);

  const store = await redisStore(app, configuration, metrics);
  const limiterKind = (): LimiterKind => (store === undefined ? 'memory' : store.isThere ? 'redis' : 'local');
  metrics?.limiterShared(() => store?.isThere === true);
  metrics?.runs({ api: API_VERSION, engine: ENGINE_VERSION, places: gazetteer.version, node: process.versions.node });
  const warn = (sentence: string) => app.log.warn(sentence);
  const calls = await DailyCalls.open(configuration.countFile, warn, store);
  addHooks(app, calls, { ...parts, timeouts, bounds, stopping, trustedProxies });

  const { chartLimit, citiesLimit, requestLimit, securityContact } = configuration;
  const description = async () =>
    inTurns((await loadDescription()).openApiWork(context, configuration, await loadFeeds()));
  const facts = { baseUrl, chartLimit, citiesLimit, requestLimit };
  const files = siteFiles(facts, securityContact, Date.now(), description);
  const frontPage = siteRoutes(app, files, baseUrl, trustedProxies);
  almanacPageRoute(app, context);
  rulePageRoutes(app, context);
  const keyOf = clientKeys(configuration.limitSecret);
  const limitOf = (name: LimitName, limit: number): Limit => {
    const policy = { name, limit, windowMs: MINUTE_MS };
    const limiter = store
      ? new SharedLimiter(policy, store, configuration.instances, now)
      : new MemoryLimiter(policy, now);
    return { policy, limiter };
  };
  const limits: Limits = {
    chart: limitOf('chart', chartLimit),
    cities: limitOf('cities', citiesLimit),
    requests: limitOf('requests', requestLimit),
  };
  const budgetOf = clientBudgets({ limits, keyOf, trustedProxies, wallClock }, app.log);
  limitRequests(app, budgetOf);
  const read = requestReader(budgetOf);
  const handlers: Handlers = {
    ...kindHandlers(context, read),
    ...lookupHandlers(context, read),
    ...mcpHandler(context, budgetOf),
    ...statsHandler(async () => statsAnswer(await calls.totals())),
    ...serviceHandlers({
      frontPage,
      index: serviceIndex(context, configuration),
      links: serviceLinks(facts),
      readiness() {
        if (stopping.hasBegun || !isLoaded()) throw notReady();
        return { status: 'ready', limiter: limiterKind(), places: gazetteer.size };
      },
      description,
    }),
  };
  endpointRoutes(app, handlers);
  return app;
}

/**
 * Adds the hooks of every request. Hooks of one kind run in this order (fastify.dev/docs/latest/Reference/Hooks); the hooks of limits are added with the
 * routes.
 */
function addHooks(
  app: FastifyInstance,
  calls: DailyCalls,
  { configuration, bounds, timeouts, stopping, maxConnections, metrics, traces, trustedProxies }: HookParts,
): void {
  const { publicBaseUrl } = configuration;
  boundConnections(app, bounds);
  if (maxConnections !== undefined) {
    capConnections(app, maxConnections, trustedProxies, refusedConnectionReporter(app, maxConnections, metrics));
  }
  readBodiesWhole(app);
  rejectAmbiguousRequests(app, publicBaseUrl);
  answerWithProblems(app, publicBaseUrl);
  compressAnswers(app);
  cutSlowReaders(app, timeouts);
  logAnswers(app);
  closeConnectionsWhenStopping(app, stopping);
  if (metrics) measureCalls(app, metrics);
  if (traces) traceCalls(app, traces, trustedProxies);
  countCalls(app, calls);
  queueRequests(app, trustedProxies, timeouts.queuedMs);
}

type HookParts = Parts &
  Required<Pick<Parts, 'bounds' | 'timeouts' | 'stopping'>> & { readonly trustedProxies: TrustedProxies };

// Loaded later, since the schemas take longer to load than the framework.
const loadDescription = () => import('../openapi/openapi.ts');

/**
 * Loads the code that no chart needs. Node never retries a file that it could not read, so it is loaded at the start, before descriptors can run short.
 */
export const loadTheRest = async (): Promise<void> => {
  const loading = [loadDescription(), loadProtocol(), loadMultipartReader(), loadFeeds(), loadPages(), readFiles()];
  await Promise.all(loading);
  (await PAGE_CODE.ruleBook()).loadRules();
};

const monotonicNow = (): number => Math.floor(performance.timeOrigin + performance.now());

function bareServer(
  { logLevel, publicBaseUrl }: Configuration,
  timeouts: Timeouts,
  { log, metrics }: Pick<Parts, 'log' | 'metrics'>,
): FastifyInstance {
  const prefix = publicBaseUrl === '' ? '' : new URL(publicBaseUrl).pathname.replace(/\/$/, '');
  const app: FastifyInstance = fastify({
    logger: loggerOptions(logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger, // a child logger for each request takes longer than its log line
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.stalledMs,
    keepAliveTimeout: timeouts.idleMs,
    return503OnClosing: false, // requests on open connections are served, then the connection is closed
    rewriteUrl: ({ url = '/' }) => canonicalPath(url, prefix),
    schemaController: WITHOUT_SCHEMAS,
    clientErrorHandler: (error, socket) => answerOnSocket(error, socket),
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      requireHostHeader: false, // Node would send an empty 400 instead of a problem
    },
  });
  reuseMemory(app);
  app.server.maxHeadersCount = 0; // headers are limited by bytes: Node silently drops those after the first 2,000
  const serve = (connection: Duplex) => app.server.emit('connection', connection);
  const refused: RefusalListener = (requestId, status) => {
    metrics?.refusedByParser(status);
    app.log.info({ requestId, status }, 'refused by the parser');
  };
  const answerOnSocket = answerOnSockets({ baseUrl: publicBaseUrl, timeouts, refused, serve });
  app.server.on('connect', (_, socket) => answerTunnel(socket, publicBaseUrl, refused));
  app.server.on('checkExpectation', (_, response) => answerUnmetExpectation(response, publicBaseUrl, refused));
  return app;
}

// No route has a schema, since requests are read by requests/. The framework's schema compilers take as long to load as the framework.
const noCompiler = () => () => {
  throw new Error('no route has a schema');
};
const WITHOUT_SCHEMAS = { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } };

const MINUTE_MS = 60_000;

/** Reports closed connections: each in the metrics, once a minute in the log. */
function refusedConnectionReporter(
  app: FastifyInstance,
  connections: number,
  metrics: Metrics | undefined,
): () => void {
  let loggedMs = Number.NEGATIVE_INFINITY;
  return () => {
    metrics?.connectionRefused();
    if (performance.now() - loggedMs < MINUTE_MS) return;
    loggedMs = performance.now();
    app.log.warn(
      { connections },
      'connections are refused: the limit of all connections, or of one address, is reached',
    );
  };
}

// Added first, so closed last: onClose hooks run in reverse order.
async function redisStore(
  app: FastifyInstance,
  { redisUrl }: Configuration,
  metrics?: Metrics,
): Promise<RedisStore | undefined> {
  if (redisUrl === '') return undefined;
  const watch = {
    gone(reason: string) {
      app.log.warn({ fault: reason }, AWAY);
      metrics?.limiterSwitched('local');
    },
    back() {
      app.log.info('limits and counts are shared over Redis');
      metrics?.limiterSwitched('redis');
    },
    waited: (seconds: number) => metrics?.limiterWaited(seconds),
  };
  const { RedisStore } = await import('../limits/redis-store.ts'); // loads ioredis only if configured
  const store = await RedisStore.open({ url: redisUrl, watch });
  app.addHook('onClose', async () => store.close());
  return store;
}

const AWAY = 'Redis is away: this process limits by its own share until it is back';
