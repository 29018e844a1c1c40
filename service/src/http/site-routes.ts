// Files of the site: compressed once, under a policy that lets nothing inline and nothing from elsewhere run.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '../kinds/endpoints.ts';
import { isTrusted, type TrustedProxies } from '../limits/client.ts';
import { LOCAL } from '../pages/documents.ts';
import type { SiteFile } from '../pages/site.ts';
import { cacheable } from './cacheable.ts';
import { compressedWell } from './compression.ts';
import { type Cacheable, type EncodedBodies, sendCacheable } from './policy/answer-json.ts';
import { answerPreflights, type Handler } from './routes.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a page is sent with. */
export const OF_A_PAGE = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
} as const;

/** Cache-Control of a page. */
export const KEPT_AN_HOUR = 'public, max-age=3600';

/** Cache-Control of what names the address that its request named: no cache that others read may have it. */
const KEPT_BY_ONE = 'private, no-cache';

/** The methods of every file, as they are in Allow. */
export const FILE_METHODS = 'GET, HEAD, OPTIONS';

/**
 * Serves every file but the front page, which shares its path with the index for programs.
 * @param proxies those whose word on the scheme is believed
 * @returns how the front page is sent, where there is one
 */
export function siteRoutes(
  app: FastifyInstance,
  files: readonly SiteFile[],
  baseUrl: string,
  proxies: TrustedProxies,
): Handler | undefined {
  let frontPage: Handler | undefined;
  for (const file of files) {
    const send = sender(file, baseUrl, proxies);
    if (file.path === ENDPOINTS.index.path) {
      frontPage = send;
      continue;
    }
    app.get(file.path, { config: { isLimited: true, ...(file.isWritten && { countedAs: 'docs' }) } }, send);
    answerPreflights(app, file.path, FILE_METHODS);
  }
  return frontPage;
}

function sender(file: SiteFile, baseUrl: string, proxies: TrustedProxies): Handler {
  let sent: Promise<Cacheable> | undefined;
  return async (request, reply) => {
    if (file.path !== ENDPOINTS.index.path && endsInSlash(request)) {
      return reply
        .code(308)
        .header('location', withoutSlash(request, file.path, baseUrl))
        .send();
    }
    reply.headers(OF_A_PAGE).removeHeader('x-robots-tag');
    if (file.namesAddress && baseUrl === '') {
      const text = await file.content(addressReadUnder(request, proxies));
      return sendCacheable(request, reply, { ...cacheable(text, KEPT_BY_ONE), mediaType: file.mediaType });
    }
    sent ??= compressedOnDemand(file, baseUrl).catch((error: unknown) => {
      sent = undefined; // the next one tries again
      throw error;
    });
    return sendCacheable(request, reply, await sent);
  };
}

/** The address of the site as a request names it; that of one's own machine where it names none that a shell would read as no more than that. */
function addressReadUnder({ headers, ip, originalUrl }: FastifyRequest, proxies: TrustedProxies): string {
  const { 'x-forwarded-proto': scheme } = headers;
  // RFC 9112 §3.2.2: of a target in absolute form its own authority counts.
  const host = /^https?:\/\/([^/?#]*)/i.exec(originalUrl)?.[1] ?? headers.host ?? '';
  if (!/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(host)) return LOCAL;
  return `${scheme === 'https' && isTrusted(proxies, ip) ? 'https' : 'http'}://${host}`;
}

/** Whether a path ends in a slash: the links of a page lead from its own path, and from /docs/ they would lead elsewhere. */
export const endsInSlash = ({ originalUrl }: FastifyRequest): boolean => originalUrl.split('?', 1)[0]!.endsWith('/');

/** Where the page is that was requested with a slash at its end. */
export const withoutSlash = ({ originalUrl }: FastifyRequest, path: string, baseUrl: string): string =>
  baseUrl === '' ? upFrom(originalUrl, path) : baseUrl + path;

/** From `/below/docs//` to `/below/docs`: `../../docs`, under whatever path a proxy has put the service. */
function upFrom(target: string, path: string): string {
  const slashes = /(?<!\/)\/*$/.exec(target.split('?', 1)[0]!)![0].length;
  return '../'.repeat(slashes) + path.slice(path.lastIndexOf('/') + 1);
}

// The reference takes long to compress: not before someone reads it.
async function compressedOnDemand({ content, mediaType, isForever }: SiteFile, baseUrl: string): Promise<Cacheable> {
  const made = await content(baseUrl);
  // One for all: a client that asks a thousand times and reads nothing must not make a thousand.
  const bytes = typeof made === 'string' ? Buffer.from(made) : made;
  let coded: Promise<EncodedBodies> | undefined;
  return {
    ...cacheable(bytes, isForever ? 'public, max-age=31536000, immutable' : KEPT_AN_HOUR),
    mediaType,
    get coded() {
      coded ??= compressedWell(bytes);
      return coded;
    },
  };
}
