// The kinds of documents over HTTP: JSON, SVG and plain text, by GET with a query string or by POST with a body. All doors of a kind have the same
// parameters, limit and problems.

import type { AppContext } from '../../documents/app-context.ts';
import type { AnyKind } from '../../documents/kind.ts';
import { ALL_KINDS } from '../../documents/kinds.ts';
import { sendFresh } from './answer-json.ts';
import type { HostContext } from './digest.ts';
import { sendDrawing } from './drawing.ts';
import type { ApiHandler, ApiHandlers, ApiReply, ApiRequest } from './exchange.ts';
import type { ReadRequest } from './read-request.ts';

/** The handlers of all kinds, by the names of their endpoints. */
export const kindHandlers = (context: HostContext, read: ReadRequest): ApiHandlers =>
  Object.assign({}, ...ALL_KINDS.map((kind) => handlersOf(kind, context, read)));

function handlersOf(kind: AnyKind, context: HostContext, read: ReadRequest): ApiHandlers {
  const { name, text, drawing, isLong } = kind;
  const { gazetteer, digest, baseUrl } = context;
  const rules = `<${baseUrl}/docs/rules/>; rel="describedby"`;
  const document: ApiHandler = async (request, reply) => {
    const parsed = await read(kind, request, reply, (sent) => kind.read.document(sent, gazetteer));
    reply.header('link', rules);
    return isLong
      ? sendInTurns(kind, parsed, context, request, reply)
      : sendFresh(reply, kind.castFor(parsed, context).bytes());
  };
  const inText: ApiHandler = async (request, reply) => {
    const readText = text?.body === undefined ? kind.read.document : kind.read.plain;
    const endpoint = { ...kind, price: text?.price ?? kind.price };
    const parsed = await read(endpoint, request, reply, (sent) => readText(sent, gazetteer));
    const answer = kind.castFor(parsed, context);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(text!.draw(answer, answer.looks, false));
  };
  const drawn: ApiHandler = async (request, reply) => {
    const endpoint = { ...kind, price: drawing?.price ?? kind.price };
    const parsed = await read(endpoint, request, reply, (sent) => kind.read.drawing(sent, gazetteer));
    const answer = kind.castFor(parsed, context);
    const { language } = parsed;
    return sendDrawing(reply, drawing!.draw(answer, parsed.board, answer.looks), { language, digest });
  };
  return { [name]: document, [`${name}.txt`]: inText, [`${name}.svg`]: drawn };
}

/** An answer that takes long, unless its client is gone. */
async function sendInTurns(
  kind: AnyKind,
  parsed: Parameters<AnyKind['castInTurns']>[0],
  context: AppContext,
  request: ApiRequest,
  reply: ApiReply,
): Promise<ApiReply> {
  const isWanted = () => request.isWanted();
  const answer = await kind.castInTurns(parsed, context, isWanted).catch((error) => {
    if (isWanted()) throw error;
  });
  return answer === undefined ? reply.hijack() : sendFresh(reply, answer.bytes());
}
