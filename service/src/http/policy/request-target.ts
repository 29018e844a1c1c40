// Parts of a request target: its path, its query, the fields in it and the language that they request.

import { type Language, languageOfTag } from 'beichen';
import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import { formFields } from '../../requests/form-fields.ts';
import { languageOfFields, type SentField } from '../../requests/sent.ts';
import type { ApiRequest } from './exchange.ts';

/**
 * The path of a request target without its query: slashes doubled or at the end do not count, nor does the prefix under
 * which the service is reached, nor the origin of a target in absolute form.
 * @param prefix path of the public base URL, without a slash at its end
 * @example canonicalPath('/beichen//api/public/chart/?hour=8', '/beichen') // '/api/public/chart'
 */
export function canonicalPath(target: string, prefix: string): string {
  const plain = PLAIN.exec(target);
  const path = plain ? plain[0] : mendedPath(target);
  if (prefix === '' || (path !== prefix && !path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}

// Matches most paths, which are canonical already.
const PLAIN = /^(?:\/[\w.-]+)+(?=\?|$)/;

function mendedPath(target: string): string {
  const withoutOrigin = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const path = `/${withoutOrigin.split(/[?#]/, 1)[0]!}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (path === '/*') return '/'; // OPTIONS *
  return isReadable(path) ? path : NO_PATH;
}

// Replaces a path that cannot be decoded, which the router would answer by itself.
const NO_PATH = '/unreadable';

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The query of a request target, without `?`. */
export function queryOf(target: string): string {
  const at = target.indexOf('?');
  return at < 0 ? '' : target.slice(at + 1).split('#', 1)[0]!;
}

/** The fields of the query string. The router has seen only the path. */
export const sentInQuery = (request: ApiRequest): SentField[] => formFields(queryOf(request.originalUrl), 'query');

/** Language of the query, or the default. */
export const languageOfQuery = (request: ApiRequest): Language =>
  languageOfFields(sentInQuery(request)) ?? DEFAULT_LANGUAGE;

/** True if a page is requested. Browsers name its type; programs that accept anything get JSON. */
export const wantsPage = ({ headers }: ApiRequest): boolean => headers.accept?.includes('text/html') === true;

/** First language of Accept-Language that the service has. */
export function languageOfBrowser({ headers }: ApiRequest): Language {
  for (const tag of headers['accept-language']?.split(',') ?? []) {
    const language = languageOfTag(tag.split(';', 1)[0]!.trim());
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
}
