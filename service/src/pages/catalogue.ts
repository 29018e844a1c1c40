// Discovery by programs: the catalogue of the API, the card of the MCP server, and the Link header to both.

import { MCP_SERVER, REPOSITORY } from '../contract/mcp-server.ts';
import { ENDPOINT_ROWS, ENDPOINTS } from '../kinds/endpoints.ts';
import type { Facts } from './facts.ts';
import { pathOf } from './paths.ts';

const { healthz, mcp, openapi } = ENDPOINTS;
export const CATALOGUE_PATH = '/.well-known/api-catalog';

/** Two paths: the one that SEP-1649 proposed, and the most common one. */
export const CARD_PATHS = ['/.well-known/mcp.json', '/.well-known/mcp/server-card.json'] as const;

/** Endpoints for programs. */
const API_ENDPOINTS = ENDPOINT_ROWS.map(([, endpoint]) => endpoint).filter(({ isProbe }) => !isProbe);

/** /.well-known/api-catalog (RFC 9727): a linkset of every endpoint, each with its description, its documentation and its health. */
export function apiCatalog({ baseUrl }: Pick<Facts, 'baseUrl'>): string {
  const link = (path: string, type: string) => [{ href: baseUrl + path, type }];
  const status = link(healthz.path, 'application/json');
  const entries = API_ENDPOINTS.map(({ path, operations, answer }) => ({
    anchor: baseUrl + path,
    'service-desc': answer ? link(openapi.path, 'application/json') : link(CARD_PATHS[0], 'application/json'),
    'service-doc': link(
      answer ? `/docs/api#${(operations.GET ?? operations.POST!).operationId}` : `/${pathOf('guide', 'en')}`,
      'text/html',
    ),
    status,
  }));
  const items = entries.map(({ anchor }) => ({ href: anchor }));
  return JSON.stringify({ linkset: [{ anchor: baseUrl + CATALOGUE_PATH, item: items }, ...entries] });
}

/**
 * /.well-known/mcp.json: the card of the MCP server. There is no standard yet: it has the members of server.json with its remotes (SEP-2127), and the members
 * of SEP-1649.
 */
export function serverCard({ baseUrl }: Pick<Facts, 'baseUrl'>): string {
  const { registryName, name, title, description, version, capabilities } = MCP_SERVER;
  return JSON.stringify({
    name: registryName,
    title,
    description,
    version,
    websiteUrl: `${baseUrl}/`,
    repository: { url: REPOSITORY, source: 'github' },
    remotes: [{ type: 'streamable-http', url: baseUrl + mcp.path }],
    serverInfo: { name, title, version },
    transport: { type: 'streamable-http', endpoint: mcp.path },
    capabilities,
    authentication: { required: false },
    documentationUrl: `${baseUrl}/docs`,
  });
}

/** The Link header of the front page and of the index (RFC 9727, RFC 8631). */
export const serviceLinks = ({ baseUrl }: Pick<Facts, 'baseUrl'>): string =>
  [
    [CATALOGUE_PATH, 'api-catalog'],
    [openapi.path, 'service-desc'],
    ['/docs', 'service-doc'],
    [healthz.path, 'status'],
  ]
    .map(([path, relation]) => `<${baseUrl}${path}>; rel="${relation}"`)
    .join(', ');
