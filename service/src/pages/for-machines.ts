// Files for programs: language models, crawlers, catalogues, and reporters of security problems.

import { LANGUAGE_FACTS, LANGUAGES } from 'beichen';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { REPOSITORY } from '../contract/mcp-server.ts';
import { ENDPOINT_ROWS, ENDPOINTS } from '../kinds/endpoints.ts';
import { pageWordsIn } from '../words/page-lookup.ts';
import type { Facts } from './facts.ts';
import { pathOf } from './paths.ts';

const { chart, cities } = ENDPOINTS;

/** Endpoints for programs. */
const LISTED_ENDPOINTS = ENDPOINT_ROWS.map(([, endpoint]) => endpoint).filter(
  ({ path, isProbe }) => !isProbe && path !== ENDPOINTS.index.path,
);

/** /llms.txt (llmstxt.org): a summary of the service for language models, with links. */
export const llmsText = ({ baseUrl, chartLimit }: Facts): string => `# Beichen

> Free public API for natal charts: Zi Wei Dou Shu and Four Pillars (BaZi), corrected to true solar time. No key, CORS, calculated structure only, nothing stored. A symbolic system offered for reflection, not a verified prediction.

Find the birthplace first (GET ${baseUrl}${cities.path}?q=NAME), ask the user which one when several match, never invent a cityId; then POST the birth as JSON to ${baseUrl}${chart.path} with date, hour, minute, gender, cityId. Give the clock time of the certificate: summer time, longitude and the equation of time are corrected by the service. One address has ${chartLimit} calls; used calls are restored evenly over 60 seconds.

## API

${LISTED_ENDPOINTS.map(({ path, operations }) => {
  const { summary, description } = operations.GET ?? operations.POST!;
  return `- [${summary}](${baseUrl}${path}): ${Object.keys(operations).join(' or ')}. ${description}`;
}).join('\n')}

## Documentation

- [Skill](${baseUrl}/SKILL.md): for assistants without tools
- [Guide](${baseUrl}/docs.md): quick start, time correction, conventions, rarity, limits, privacy, stability
- [Errors](${baseUrl}/docs/errors): every code, with an example
${LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
  .map((language) => {
    const { guide, errors } = pageWordsIn(language).navigation;
    const { ownName } = LANGUAGE_FACTS[language];
    return `- ${ownName}: [${guide}](${baseUrl}/${pathOf('guide', language)}.md), [${errors}](${baseUrl}/${pathOf('errors', language)})`;
  })
  .join('\n')}
`;

/**
 * /robots.txt: pages may be indexed, charts may not. Paths without a birth are allowed: programs that fetch a calendar for its subscriber obey these rules too.
 */
export const robotsText = ({ baseUrl }: Facts): string =>
  [
    'User-agent: *',
    ...ENDPOINT_ROWS.filter(([, { request }]) => request?.badRequest === 'BadChartRequest').map(
      ([, { path }]) => `Disallow: ${path}`,
    ),
    'Allow: /',
    ...(baseUrl === '' ? [] : ['', `Sitemap: ${baseUrl}/sitemap.xml`]),
    '',
  ].join('\n');

/** /sitemap.xml, if the address of the pages is known. */
export const sitemap = (paths: readonly string[], { baseUrl }: Facts): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${baseUrl}${path}</loc></url>`).join('')}</urlset>\n`;

const YEAR_MS = 365 * 86_400_000;

/**
 * /.well-known/security.txt (RFC 9116).
 * @param contact a URI: mailto: or https:
 * @param nowMs start of the service; the file expires within a year
 */
export const securityText = (contact: string, { baseUrl }: Facts, nowMs: number): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(nowMs + 0.9 * YEAR_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Policy: ${REPOSITORY}/blob/main/SECURITY.md`,
    ...(baseUrl === '' ? [] : [`Canonical: ${baseUrl}/.well-known/security.txt`]),
    '',
  ].join('\n');
