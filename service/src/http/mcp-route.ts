// How does an assistant reach the tools over HTTP? By POST of /mcp, each call under the limit that it would have as a request.
// Any origin may: the service has no session, no cookie and nothing private that a page could reach through a visitor.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Setting } from '../answer/setting.ts';
import type { Admit, Limit } from './rate-limit.ts';

/** The limits under which the tools are called. */
export interface ToolLimits {
  readonly chart: Limit;
  readonly cities: Limit;
}

/** POST of /mcp. */
export function mcpRoute(app: FastifyInstance, setting: Setting, admit: Admit, limits: ToolLimits): void {
  app.post('/mcp', async (request, reply) => {
    const { answerAssistant } = await import('../mcp/protocol.ts'); // a tenth of a second that not every service needs
    const response = await answerAssistant(asWebRequest(request), setting, (limit) => admit(limits[limit], request));
    const text = await response.text();
    return reply
      .code(response.status)
      .headers({ ...Object.fromEntries(response.headers), 'cache-control': 'no-store' })
      .send(text);
  });
}

// The protocol asks clients to accept both forms of an answer and servers to insist on it; here a header fails no request.
const ACCEPTED = 'application/json, text/event-stream';

function asWebRequest({ raw, body, bodyLabel }: FastifyRequest): Request {
  const headers = new Headers({ accept: ACCEPTED, 'content-type': bodyLabel ?? 'application/json' });
  for (const [name, value] of Object.entries(raw.headers)) {
    if (name.startsWith('mcp-') && typeof value === 'string') headers.set(name, value);
  }
  return new Request('http://beichen.invalid/mcp', {
    method: 'POST',
    headers,
    body: body instanceof Uint8Array ? new Uint8Array(body) : '',
  });
}
