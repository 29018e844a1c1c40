// `info` of the OpenAPI document, with its introduction.

import { API_VERSION } from '../contract/api-version.ts';

/** Configuration of the service in the document. */
export interface Limits {
  readonly chartLimit: number;
  readonly citiesLimit: number;
  readonly requestLimit: number;
  /** Port; 0 or absent if unknown. */
  readonly port?: number;
}

/** `info` of the document. */
export const information = (
  { chartLimit, citiesLimit, requestLimit }: Limits,
  address: string,
  attribution: string,
) => ({
  title: 'Beichen: public natal charts',
  version: `${API_VERSION}.0.0`,
  summary: 'Zi Wei Dou Shu and Four Pillars (BaZi) charts, corrected to true solar time. No key.',
  description: `Free natal charts from a birth date, hour, gender and birthplace: Zi Wei Dou Shu and the Four Pillars (BaZi), corrected to true solar time.

**How to use it.** Find the birthplace with \`getCities\`, then cast the chart with its \`cityId\`. Give the clock time as the certificate has it: summer time, longitude and the equation of time are corrected here, and the answer shows each step. What is uncertain is in \`warnings\`, with the chart that the other choice would give.

**Terms.** No key, no registration. A link back is welcome, not required. Best effort: no service-level agreement, not for critical systems.

**What it is.** A traditional symbolic system offered for reflection, not a verified prediction. The calculated structure only: written interpretation is never returned.

**Limits.** Charts: one address (IPv4, or the /64 of IPv6) has ${chartLimit} calls, all at once or one after the other; used calls are restored evenly over 60 seconds. Places and the almanac: ${citiesLimit}; all else, pages and messages of assistants: ${requestLimit}. A request counts as one call unless its description says more. Chart answers carry \`RateLimit\` and \`X-RateLimit-*\` headers; a 429 says in \`Retry-After\` how long to wait. Users of a hosted assistant share its address and its limit.

**Privacy.** Nothing of a request is stored or logged: no birth data, no name, no address. Kept are only daily counts of calls by endpoint and status class, and for about 60 seconds a keyed hash of the address for the limit. A URL can be logged on its way by others: prefer POST for birth data.

**Stability.** These paths are version ${API_VERSION} for good: never a key, never a new required parameter, no field removed or renamed, ids never change. Fields, codes and enum values may be added: ignore what you do not know. A chart changes only with \`meta.engine\`.

**Requests.** GET and HEAD with a query string; charts, drawings and texts also by POST as JSON, urlencoded or multipart fields, where the query string counts too. Names of parameters ignore case, \`_\` and \`-\`. Every path answers OPTIONS; every answer may be read from any web page (CORS), and carries in \`X-Request-Id\` its name in the log.

**Errors** are RFC 9457 problem documents with a stable \`code\`, and name all faults of a request at once. Texts follow \`lang\`.

${attribution}`,
  contact: { name: 'Guide and help', url: `${address}/docs` },
  license: { name: 'MIT', identifier: 'MIT' },
});
