// Handler of POST /mcp. Each tool call counts under the limit of the same request over HTTP. Any origin is allowed: the service has no session, no cookie and
// nothing private that a page could read through its visitor.

import { setImmediate as nextRound } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../kinds/app-context.ts';
import type { LimitName } from '../kinds/endpoint.ts';
import { ENDPOINTS } from '../kinds/endpoints.ts';
import type { ToolHost } from '../mcp/protocol.ts';
import type { Budget } from '../requests/budget.ts';
import { repeatedName } from '../requests/json-fields.ts';
import type { ProblemError } from '../requests/problems/problem-error.ts';
import { echoed } from '../requests/sent.ts';
import { errorFacts } from './log.ts';
import type { HttpBudget } from './policy/limits.ts';
import { JSON_MEDIA_TYPE } from './policy/standard-headers.ts';
import { weightsIn } from './policy/weights.ts';
import type { Handlers } from './routes.ts';

/** The tools of assistants. */
export const mcpHandler = (
  context: AppContext,
  budgetOf: (limit: LimitName, request: FastifyRequest) => HttpBudget,
): Handlers => ({
  async mcp(request, reply) {
    const reject = (message: string) => reply.code(400).type(JSON_MEDIA_TYPE).send(rejection(message));
    const json = jsonIn(request.body);
    const batch = Array.isArray(json?.value) && json.value.length > 0 ? (json.value as readonly unknown[]) : undefined;
    const wrong = batch && wrongBatch(batch, request);
    if (wrong !== undefined) return reject(wrong);
    reply.headers(await budgetOf('requests', request).spend(batch?.length ?? 1));
    const repeated = json && repeatedName(json.text);
    if (repeated !== undefined)
      return reject(`An object of the message has "${echoed(repeated)}" twice: send each name once.`);
    const { answerAssistant } = await loadProtocol();
    const host: ToolHost = {
      budgetOf: (limit) => budgetWithHeaders(budgetOf(limit, request), reply),
      isWanted: () => request.isWanted(),
      failed(error) {
        request.log.error({ requestId: request.id, ...errorFacts(error) }, 'a fault of ours');
      },
    };
    const answer = (body: Uint8Array) => answerAssistant(asWebRequest(request, body), context, host);
    const response =
      batch === undefined
        ? await answer(request.body instanceof Uint8Array ? request.body : NO_BODY)
        : await answerBatch(batch, answer, host);
    if (response === undefined) return reply.hijack();
    const text = await response.text();
    reply.code(response.status).header('cache-control', 'no-store');
    if (response.ok && text !== '' && prefersEvents(request.headers.accept))
      return reply.type('text/event-stream').send(asEvents(text));
    const contentType = response.headers.get('content-type');
    // Only this header: the others of the protocol library describe a connection that it does not have.
    if (contentType !== null) reply.header('content-type', contentType);
    return reply.send(text);
  },
});

/** A budget whose headers, also those of an error, are headers of the reply. */
function budgetWithHeaders(budget: HttpBudget, reply: FastifyReply): Budget {
  const withHeaders = (error: ProblemError): never => {
    reply.headers(error.details.headers ?? {});
    throw error;
  };
  return {
    check(calls) {
      try {
        budget.check(calls);
      } catch (error) {
        withHeaders(error as ProblemError);
      }
    },
    spend: async (calls) => void reply.headers(await budget.spend(calls).catch(withHeaders)),
  };
}

const NO_BODY = new Uint8Array();

/** Loads the protocol library, which takes a tenth of a second. */
export const loadProtocol = () => import('../mcp/protocol.ts');

// Revision 2025-03-26 has batches of messages; later ones have none and send their revision in a header. The messages of a batch are answered one after the
// other, with other requests between them, until their answers exceed a maximum of bytes.
const FIRST_WITHOUT_BATCHES = '2025-06-18';
const MAX_MESSAGES = 10;
const MAX_BATCH_LENGTH = 262_144;

/** A body that is JSON; undefined for any other body, whose error the protocol library reports. */
function jsonIn(body: unknown): { readonly text: string; readonly value: unknown } | undefined {
  if (!(body instanceof Uint8Array)) return undefined;
  const text = new TextDecoder().decode(body); // decodes without a byte order mark, as the protocol library does
  try {
    return { text, value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Problem of a batch as a whole, if any. */
function wrongBatch(batch: readonly unknown[], { headers }: FastifyRequest): string | undefined {
  const revision = headers['mcp-protocol-version'];
  if (typeof revision === 'string' && revision >= FIRST_WITHOUT_BATCHES)
    return `Revision ${FIRST_WITHOUT_BATCHES} of the protocol and later ones have no batches: send each message by itself.`;
  return batch.length > MAX_MESSAGES
    ? `A batch may have at most ${MAX_MESSAGES} messages: send the others by themselves.`
    : undefined;
}

const rejection = (message: string, id: unknown = null): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32600, message } });

/** Answers messages one after the other; undefined if the client is gone. */
async function answerBatch(
  batch: readonly unknown[],
  answer: (body: Uint8Array) => Promise<Response>,
  { isWanted }: ToolHost,
): Promise<Response | undefined> {
  const answers: string[] = [];
  let length = 0;
  for (const message of batch) {
    await nextRound();
    if (isWanted?.() === false) return undefined;
    const text =
      length < MAX_BATCH_LENGTH ? await (await answer(UTF8.encode(JSON.stringify(message)))).text() : tooLong(message);
    length += text.length;
    if (text !== '') answers.push(text);
  }
  if (answers.length === 0) return new Response(null, { status: 202 });
  return new Response(`[${answers.join()}]`, { headers: { 'content-type': JSON_MEDIA_TYPE } });
}

/** Error for a message beyond the maximum of bytes of a batch; a notification has no answer. */
function tooLong(message: unknown): string {
  const { id } = (message ?? {}) as { readonly id?: unknown };
  return id === undefined
    ? ''
    : rejection('The answers of this batch are long already: send this message by itself.', id);
}

const UTF8 = new TextEncoder();

/** True if a client prefers an event stream to JSON. Clients that accept both equally get JSON, which more of them can parse. */
function prefersEvents(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const weights = weightsIn(accept);
  const weightOf = (type: string, subtype: string): number =>
    weights.get(`${type}/${subtype}`) ?? weights.get(`${type}/*`) ?? weights.get('*/*') ?? 0;
  return weightOf('text', 'event-stream') > weightOf('application', 'json');
}

/** Formats each message of an answer as an event. */
const asEvents = (json: string): string =>
  ([JSON.parse(json)] as unknown[])
    .flat()
    .map((message) => `event: message\ndata: ${JSON.stringify(message)}\n\n`)
    .join('');

// The protocol requires clients to accept both forms. Here a missing Accept header is no error.
const ACCEPTED = 'application/json, text/event-stream';

function asWebRequest({ raw, bodyLabel }: FastifyRequest, body: Uint8Array): Request {
  const headers = new Headers({ accept: ACCEPTED, 'content-type': bodyLabel ?? 'application/json' });
  for (const [name, value] of Object.entries(raw.headers)) {
    if (name.startsWith('mcp-') && typeof value === 'string') headers.set(name, value);
  }
  return new Request(`http://beichen.invalid${ENDPOINTS.mcp.path}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  });
}
