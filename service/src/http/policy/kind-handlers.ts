// Handlers of the kinds of documents: JSON, SVG and plain text, by GET with a query string or by POST with a body. All formats of a kind have the same
// parameters, limit and problems.

import type { Language, Theme } from 'beichen';
import { chartStyle, THEMES } from 'beichen/draw';
import type { AnyKind } from '../../kinds/kind.ts';
import { ALL_KINDS } from '../../kinds/kinds.ts';
import { inTurns } from '../../kinds/turns.ts';
import { sendFresh } from './answer-json.ts';
import type { ApiHandler, ApiHandlers, ApiReply, ApiRequest, Digest, HostContext } from './exchange.ts';
import type { ReadRequest } from './read-request.ts';

/** The handlers of all kinds, by the names of their endpoints. */
export const kindHandlers = (context: HostContext, read: ReadRequest): ApiHandlers =>
  Object.assign({}, ...ALL_KINDS.map((kind) => handlersOf(kind, context, read)));

function handlersOf(kind: AnyKind, context: HostContext, read: ReadRequest): ApiHandlers {
  const { name, text, drawing } = kind;
  const { gazetteer, digest, baseUrl } = context;
  const rules = `<${baseUrl}/docs/rules/>; rel="describedby"`;
  const document: ApiHandler = async (request, reply) => {
    const parsed = await read(kind, request, reply, (sent) => kind.read.document(sent, gazetteer));
    reply.header('link', rules);
    return whileWanted(request, reply, async (isWanted) => {
      const answer = await kind.castInTurns(parsed, context, isWanted);
      return sendFresh(reply, await inTurns(answer.bytesInTurns(), isWanted));
    });
  };
  const inText: ApiHandler = async (request, reply) => {
    const readText = text?.body === undefined ? kind.read.document : kind.read.plain;
    const endpoint = { ...kind, price: text?.price ?? kind.price };
    const parsed = await read(endpoint, request, reply, (sent) => readText(sent, gazetteer));
    return whileWanted(request, reply, async (isWanted) => {
      const answer = await kind.castInTurns(parsed, context, isWanted);
      const drawn = await inTurns(text!.draw(answer, answer.looks, false), isWanted);
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(drawn);
    });
  };
  const drawn: ApiHandler = async (request, reply) => {
    const endpoint = { ...kind, price: drawing?.price ?? kind.price };
    const parsed = await read(endpoint, request, reply, (sent) => kind.read.drawing(sent, gazetteer));
    return whileWanted(request, reply, async (isWanted) => {
      const answer = await kind.castInTurns(parsed, context, isWanted);
      const svg = await inTurns(drawing!.draw(answer, parsed.board, answer.looks), isWanted);
      return sendDrawing(reply, svg, { language: parsed.language, theme: parsed.board.theme, digest });
    });
  };
  return { [name]: document, [`${name}.txt`]: inText, [`${name}.svg`]: drawn };
}

/** Answers a request unless its client is gone. */
async function whileWanted(
  request: ApiRequest,
  reply: ApiReply,
  answer: (isWanted: () => boolean) => Promise<ApiReply>,
): Promise<ApiReply> {
  const isWanted = () => request.isWanted();
  try {
    return await answer(isWanted);
  } catch (error) {
    if (isWanted()) throw error;
    return reply.hijack();
  }
}

/** Sends a drawing as SVG that no cache may store. */
async function sendDrawing(
  reply: ApiReply,
  svg: string,
  {
    language,
    theme = 'light',
    digest,
  }: { readonly language: Language; readonly theme: Theme | undefined; readonly digest: Digest },
): Promise<ApiReply> {
  const style = `${language} ${theme}`;
  let policy = POLICIES.get(style);
  if (policy === undefined) {
    policy = await policyFor(language, theme, digest);
    POLICIES.set(style, policy);
  }
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('image/svg+xml; charset=utf-8')
    .send(svg);
}

/** Content-Security-Policy of a drawing that is opened by itself: only its own style, which has the fonts of its language and the colours of its theme. */
async function policyFor(language: Language, theme: Theme, digest: Digest): Promise<string> {
  const style = chartStyle((tone) => THEMES[theme][tone], [language]);
  return `default-src 'none'; style-src 'sha256-${await digest(style)}'; frame-ancestors 'none'`;
}

/** Cached policies by language and theme. */
const POLICIES = new Map<string, string>();
