// Handler of /mcp. By POST of /mcp, each call under the limit that it would have as a request. Any origin may: the service has
// no session, no cookie and nothing private that a page could reach through a visitor.

import type { FastifyRequest } from 'fastify';
import type { LimitName } from '../contract/endpoint.ts';
import type { AppContext } from '../documents/app-context.ts';
import { ENDPOINTS } from '../endpoints.ts';
import type { ProblemError } from '../problem/problem-error.ts';
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
    const messages = messagesIn(request.body);
    if (messages > MAX_MESSAGES) return reply.code(400).type(JSON_MEDIA_TYPE).send(TOO_MANY_MESSAGES);
    reply.headers(await budgetOf('requests', request).spend(messages));
    const { answerAssistant } = await loadProtocol();
    const response = await answerAssistant(asWebRequest(request), context, {
      budgetOf(limit) {
        const budget = budgetOf(limit, request);
        const withHeaders = (error: ProblemError): never => {
          reply.headers(error.details.headers ?? {});
          throw error;
        };
        return {
          check(calls: number) {
            try {
              budget.check(calls);
            } catch (error) {
              withHeaders(error as ProblemError);
            }
          },
          spend: async (calls: number) => void reply.headers(await budget.spend(calls).catch(withHeaders)),
        };
      },
      isWanted: () => request.isWanted(),
      failed(error) {
        request.log.error({ requestId: request.id, ...errorFacts(error) }, 'a fault of ours');
      },
    });
    const text = await response.text();
    reply.code(response.status).header('cache-control', 'no-store');
    if (response.ok && text !== '' && prefersEvents(request.headers.accept))
      return reply.type('text/event-stream').send(asEvents(text));
    const contentType = response.headers.get('content-type');
    // Only this: what else the protocol library says is of a connection that it does not have.
    if (contentType !== null) reply.header('content-type', contentType);
    return reply.send(text);
  },
});

/** Loads what knows the protocol: a tenth of a second. */
export const loadProtocol = () => import('../mcp/protocol.ts');

// The revision of 2025-03-26 let a client send a list of messages. None of the official ones does; a long list would hold the process.
const MAX_MESSAGES = 10;
const TOO_MANY_MESSAGES = JSON.stringify({
  jsonrpc: '2.0',
  id: null,
  error: {
    code: -32600,
    message: `A batch may have at most ${MAX_MESSAGES} messages: send the others by themselves.`,
  },
});

/** How many messages are in a body; 1 for what is no list. */
function messagesIn(body: unknown): number {
  if (!(body instanceof Uint8Array)) return 1;
  try {
    const read: unknown = JSON.parse(new TextDecoder().decode(body)); // without a byte order mark, as the protocol reads it
    return Array.isArray(read) ? read.length : 1;
  } catch {
    return 1; // the protocol says what is wrong
  }
}

/** True if a client wants an event stream, and JSON not at all or less. Clients that accept both by the protocol get JSON, which more of them read. */
function prefersEvents(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const weights = weightsIn(accept);
  const weightOf = (type: string, subtype: string): number =>
    weights.get(`${type}/${subtype}`) ?? weights.get(`${type}/*`) ?? weights.get('*/*') ?? 0;
  return weightOf('text', 'event-stream') > weightOf('application', 'json');
}

/** The messages of an answer, each as one event. */
const asEvents = (json: string): string =>
  ([JSON.parse(json)] as unknown[])
    .flat()
    .map((message) => `event: message\ndata: ${JSON.stringify(message)}\n\n`)
    .join('');

// The protocol asks clients to accept both forms of an answer and servers to insist on it; here a header fails no request.
const ACCEPTED = 'application/json, text/event-stream';

function asWebRequest({ raw, body, bodyLabel }: FastifyRequest): Request {
  const headers = new Headers({ accept: ACCEPTED, 'content-type': bodyLabel ?? 'application/json' });
  for (const [name, value] of Object.entries(raw.headers)) {
    if (name.startsWith('mcp-') && typeof value === 'string') headers.set(name, value);
  }
  return new Request(`http://beichen.invalid${ENDPOINTS.mcp.path}`, {
    method: 'POST',
    headers,
    body: body instanceof Uint8Array ? new Uint8Array(body) : '',
  });
}
