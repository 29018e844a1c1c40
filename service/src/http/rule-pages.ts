// Handlers of the rules as pages and as JSON. There are thousands, so each is rendered on request; they are the same for every client.

import { LANGUAGES, type Language } from 'beichen';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../kinds/app-context.ts';
import { PATHS } from '../kinds/endpoints.ts';
import { PAGE_CODE } from '../pages/page-code.ts';
import { pathOf } from '../pages/paths.ts';
import { methodNotAllowed, notFound } from '../requests/problems/problem-error.ts';
import { cacheable } from './cacheable.ts';
import { sendCacheable } from './policy/answer-json.ts';
import { HTML_MEDIA_TYPE, JSON_MEDIA_TYPE } from './policy/standard-headers.ts';
import { answerPreflights } from './routes.ts';
import { CACHED_AN_HOUR, endsInSlash, FILE_METHODS, OF_A_PAGE, withoutSlash } from './site-routes.ts';

const JSON_NAME = /\.json$/;
const INDEX = 'index.json';

/** Serves each rule as a page in each language, and as JSON beside the English one. */
export function rulePageRoutes(app: FastifyInstance, { baseUrl }: AppContext): void {
  for (const language of LANGUAGES) {
    const path = `/${pathOf('rules', language)}/:rule`;
    const isCountedAs = { config: { isLimited: true, countedAs: 'docs' } } as const;
    app.get<{ readonly Params: { readonly rule: string } }>(path, isCountedAs, (request, reply) => {
      const { rule } = request.params;
      if (endsInSlash(request)) {
        const location = withoutSlash(request, path.replace(':rule', rule), baseUrl);
        return reply.code(308).header('location', location).send();
      }
      if (language === 'en' && JSON_NAME.test(rule)) return sendJson(rule, request, reply);
      return sendPage(rule, language, baseUrl, request, reply);
    });
    answerPreflights(app, path, FILE_METHODS);
    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url: path,
      onRequest: (_request, _reply, done) => done(methodNotAllowed(FILE_METHODS, { isPostOnly: false })),
      handler: () => undefined,
    });
  }
}

async function sendJson(name: string, request: FastifyRequest, reply: FastifyReply) {
  const { ruleJson, rulesJson } = await PAGE_CODE.rules();
  const json = name === INDEX ? rulesJson() : ruleJson(await knownRule(name.replace(JSON_NAME, '')));
  return sendCacheable(request, reply, { ...cacheable(json, CACHED_AN_HOUR), mediaType: JSON_MEDIA_TYPE });
}

async function sendPage(
  rule: string,
  language: Language,
  baseUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { rulePage } = await PAGE_CODE.rules();
  const html = rulePage(await knownRule(rule), language, { baseUrl });
  reply.headers({ ...OF_A_PAGE, 'content-language': language }).removeHeader('x-robots-tag');
  return sendCacheable(request, reply, { ...cacheable(html, CACHED_AN_HOUR), mediaType: HTML_MEDIA_TYPE });
}

/** @throws ProblemError `not_found` */
async function knownRule(spelling: string): Promise<string> {
  const { ruleId } = await PAGE_CODE.ruleBook();
  const id = ruleId(spelling);
  if (id === undefined) throw notFound(PATHS);
  return id;
}
