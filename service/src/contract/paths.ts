// Paths that texts of responses name. Separate from the table of endpoints, so that the page can make the same texts without that table.

/** Endpoints in the index of the service and in the text of a 404. */
export const LISTED_PATHS = {
  chart: '/api/public/chart',
  day: '/api/public/day',
  variants: '/api/public/variants',
  births: '/api/public/births',
  transits: '/api/public/transits',
  cities: '/api/public/cities',
  almanac: '/api/public/almanac',
  openapi: '/api/public/openapi.json',
  mcp: '/mcp',
} as const;

export type ListedEndpoint = keyof typeof LISTED_PATHS;

/** Makes one member for each listed endpoint. */
export const forListed = <Member>(member: (endpoint: ListedEndpoint, path: string) => Member) =>
  Object.fromEntries(
    Object.entries(LISTED_PATHS).map(([name, path]) => [name, member(name as ListedEndpoint, path)]),
  ) as Readonly<Record<ListedEndpoint, Member>>;

/** The guide. */
export const DOCS_PATH = '/docs';
