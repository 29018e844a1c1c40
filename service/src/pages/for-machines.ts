// What does the site tell programs that look around? Language models, crawlers, catalogues, and whoever found a hole.

import type { Facts } from './documents.ts';

/** /llms.txt (llmstxt.org): what this is, and where a model finds what it needs. */
export const llmsText = ({ baseUrl, chartLimit }: Facts): string => `# Beichen

> Free public API for natal charts: Zi Wei Dou Shu and Four Pillars (BaZi), corrected to true solar time. No key, CORS, calculated structure only, nothing stored. A symbolic system offered for reflection, not a verified prediction.

Find the birthplace first (GET ${baseUrl}/api/public/cities?q=NAME), ask the user which one when several match, never invent a cityId; then POST the birth as JSON to ${baseUrl}/api/public/chart with date, hour, minute, gender, cityId. Give the clock time of the certificate: summer time, longitude and the equation of time are corrected by the service. At most ${chartLimit} charts in any 60 seconds from one address.

## API

- [OpenAPI 3.1 description](${baseUrl}/api/public/openapi.json): every parameter, field and error
- [Chart as plain text](${baseUrl}/api/public/chart.txt): the same parameters as the chart, about 3 KB that models read well
- [MCP endpoint](${baseUrl}/mcp): Streamable HTTP without a session, tools find_birthplace and cast_chart

## Documentation

- [Guide](${baseUrl}/docs.md): quick start, time correction, conventions, rarity, limits, privacy, stability
- [Guide in Chinese](${baseUrl}/docs/zh.md): 使用指南
- [Errors](${baseUrl}/docs/errors): every code, with an example
- [Errors in Chinese](${baseUrl}/docs/zh/errors): 全部错误
`;

/** /robots.txt: pages may be found, charts are nobody's business. */
export const robotsText = ({ baseUrl }: Facts): string =>
  [
    'User-agent: *',
    'Disallow: /api/public/chart',
    'Disallow: /api/public/cities',
    'Allow: /',
    ...(baseUrl === '' ? [] : ['', `Sitemap: ${baseUrl}/sitemap.xml`]),
    '',
  ].join('\n');

/** /sitemap.xml, where it is known under which address the pages are. */
export const sitemap = ({ baseUrl }: Facts): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/', '/docs', '/docs/zh', '/docs/api', '/docs/errors', '/docs/zh/errors'].map((path) => `<url><loc>${baseUrl}${path}</loc></url>`).join('')}</urlset>\n`;

/** /.well-known/api-catalog (RFC 9727): a linkset. */
export const apiCatalog = ({ baseUrl }: Facts): string =>
  JSON.stringify({
    linkset: [
      {
        anchor: `${baseUrl}/api/public/chart`,
        'service-desc': [{ href: `${baseUrl}/api/public/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${baseUrl}/docs`, type: 'text/html' }],
        status: [{ href: `${baseUrl}/healthz`, type: 'application/json' }],
      },
    ],
  });

const YEAR_MS = 365 * 86_400_000;

/**
 * /.well-known/security.txt (RFC 9116).
 * @param contact a URI: mailto: or https:
 * @param nowMs when the service began; the file expires before a year is over
 */
export const securityText = (contact: string, { baseUrl }: Facts, nowMs: number): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(nowMs + 0.9 * YEAR_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en, zh',
    ...(baseUrl === '' ? [] : [`Canonical: ${baseUrl}/.well-known/security.txt`]),
    '',
  ].join('\n');
