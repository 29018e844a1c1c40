// Files of the site, compressed once, with a Content-Security-Policy without inline and foreign code.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '../kinds/endpoints.ts';
import { isTrusted, type TrustedProxies } from '../limits/client.ts';
import { LOCAL } from '../pages/facts.ts';
import type { SiteFile } from '../pages/site.ts';
import { cacheable } from './cacheable.ts';
import { compressedWell } from './compression.ts';
import { type Cacheable, sendCacheable } from './policy/answer-json.ts';
import { answerPreflights, type Handler } from './routes.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of a page. */
export const OF_A_PAGE = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
} as const;

/** Cache-Control of a page. */
export const CACHED_AN_HOUR = 'public, max-age=3600';

/** Cache-Control of contents with the requested host: no shared cache may store them. */
const PRIVATE_NO_CACHE = 'private, no-cache';

/** Methods of every file, as in Allow. */
export const FILE_METHODS = 'GET, HEAD, OPTIONS';

/**
 * Serves every file but the front page, which shares its path with the index for programs.
 * @param proxies trusted for X-Forwarded-Proto
 * @returns handler of the front page, if there is one
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
      return sendCacheable(request, reply, { ...cacheable(text, PRIVATE_NO_CACHE), mediaType: file.mediaType });
    }
    sent ??= compressedOnDemand(file, baseUrl).catch((error: unknown) => {
      sent = undefined; // retried by the next request
      throw error;
    });
    return sendCacheable(request, reply, await sent);
  };
}

/** Base address by the Host of a request; localhost for a Host that is not safe in a shell command. */
function addressReadUnder({ headers, ip, originalUrl }: FastifyRequest, proxies: TrustedProxies): string {
  const { 'x-forwarded-proto': scheme } = headers;
  // RFC 9112 §3.2.2: the authority of a target in absolute form replaces Host.
  const host = /^https?:\/\/([^/?#]*)/i.exec(originalUrl)?.[1] ?? headers.host ?? '';
  if (!/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(host)) return LOCAL;
  return `${scheme === 'https' && isTrusted(proxies, ip) ? 'https' : 'http'}://${host}`;
}

/** True if a path ends in a slash, from which relative links of a page would be wrong. */
export const endsInSlash = ({ originalUrl }: FastifyRequest): boolean => originalUrl.split('?', 1)[0]!.endsWith('/');

/** Address of a page that was requested with a final slash. */
export const withoutSlash = ({ originalUrl }: FastifyRequest, path: string, baseUrl: string): string =>
  baseUrl === '' ? upFrom(originalUrl, path) : baseUrl + path;

/** Relative path from `/below/docs//` to `/below/docs`, whatever prefix a proxy has: `../../docs`. */
function upFrom(target: string, path: string): string {
  const slashes = /(?<!\/)\/*$/.exec(target.split('?', 1)[0]!)![0].length;
  return '../'.repeat(slashes) + path.slice(path.lastIndexOf('/') + 1);
}

// The reference takes long to write and to compress, so both wait for its first request.
async function compressedOnDemand({ content, mediaType, isForever }: SiteFile, baseUrl: string): Promise<Cacheable> {
  const made = await content(baseUrl);
  const bytes = typeof made === 'string' ? Buffer.from(made) : made;
  const cacheControl = isForever ? 'public, max-age=31536000, immutable' : CACHED_AN_HOUR;
  return { ...cacheable(bytes, cacheControl, compressedWell(bytes)), mediaType };
}
