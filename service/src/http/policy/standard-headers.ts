// Headers of every answer: CORS for every origin, and protection against sniffing and embedding.

/** Every origin is allowed; the expose list has the headers that a page may read. */
export const STANDARD_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, Content-Language, ETag, Link, Allow, Accept-Post, Warning',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
});

export const JSON_MEDIA_TYPE = 'application/json; charset=utf-8';
export const HTML_MEDIA_TYPE = 'text/html; charset=utf-8';

const DEFAULT_ALLOWED_HEADERS = 'Content-Type, Accept, Accept-Language';
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~-]+(\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/;

/**
 * Headers of the answer to a preflight: the methods, and any header names that it requested. Browsers cache it for a day.
 * @param methods as in Allow: `GET, HEAD, OPTIONS`
 */
export function preflightHeaders(methods: string, askedFor: string | undefined): Record<string, string> {
  const echoable = askedFor !== undefined && askedFor.length <= 1000 && HEADER_NAMES.test(askedFor);
  return {
    allow: methods,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': echoable ? askedFor : DEFAULT_ALLOWED_HEADERS,
    'access-control-max-age': '86400',
    vary: 'Access-Control-Request-Headers',
  };
}
