// Handler of the almanac page. The page of a month or year is rendered on request and is the same for every client; without `lang` its language is that of
// the browser.

import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../kinds/app-context.ts';
import { PATHS } from '../kinds/endpoints.ts';
import { PAGE_CODE } from '../pages/page-code.ts';
import { parseAlmanacPage } from '../requests/almanac-request.ts';
import { notFound } from '../requests/problems/problem-error.ts';
import { cacheable } from './cacheable.ts';
import { sendCacheable } from './policy/answer-json.ts';
import { dependsOn } from './policy/content-coding.ts';
import { languageOfBrowser, sentInQuery } from './policy/request-target.ts';
import { HTML_MEDIA_TYPE } from './policy/standard-headers.ts';
import { answerPreflights } from './routes.ts';
import { CACHED_AN_HOUR, endsInSlash, FILE_METHODS, OF_A_PAGE, withoutSlash } from './site-routes.ts';

const PATH = '/almanac';

/** Serves the page of the almanac. */
export function almanacPageRoute(app: FastifyInstance, { baseUrl, wallClock = Date.now }: AppContext): void {
  app.get(PATH, { config: { isLimited: true, countedAs: 'docs' } }, async (request, reply) => {
    if (endsInSlash(request))
      return reply
        .code(308)
        .header('location', withoutSlash(request, PATH, baseUrl))
        .send();
    const fields = sentInQuery(request);
    const requested = parseAlmanacPage(fields, wallClock(), languageOfBrowser(request));
    if (requested === undefined) throw notFound(PATHS);
    const isSent = (name: string) => fields.some((field) => field.name === name);
    if (!isSent('lang')) dependsOn(reply, 'Accept-Language');
    const { almanacPage, monthText } = await PAGE_CODE.almanac();
    reply.headers({ ...OF_A_PAGE, 'content-language': requested.language }).removeHeader('x-robots-tag');
    // The page of the current month marks today.
    const { span, today } = requested;
    const isOfToday = span.kind === 'month' && today.startsWith(monthText(span));
    const saved = isOfToday ? 'public, max-age=300' : CACHED_AN_HOUR;
    return sendCacheable(request, reply, {
      ...cacheable(almanacPage(requested, { baseUrl }), saved),
      mediaType: HTML_MEDIA_TYPE,
    });
  });
  answerPreflights(app, PATH, FILE_METHODS);
}
