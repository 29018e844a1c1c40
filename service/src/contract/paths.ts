// The paths that texts of answers name. They are apart from the table of endpoints, so that the page makes the same texts without it.

/** The endpoints in the index of the service and in the text of a 404. */
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

/** One member for each endpoint in the index. */
export const forListed = <Member>(member: (endpoint: ListedEndpoint, path: string) => Member) =>
  Object.fromEntries(
    Object.entries(LISTED_PATHS).map(([name, path]) => [name, member(name as ListedEndpoint, path)]),
  ) as Readonly<Record<ListedEndpoint, Member>>;

/** The guide. */
export const DOCS_PATH = '/docs';
