// Which paths are there, and by which methods? As they stand in Allow.

export const METHODS_OF_PATH = {
  '/': 'GET, HEAD, OPTIONS',
  '/healthz': 'GET, HEAD, OPTIONS',
  '/readyz': 'GET, HEAD, OPTIONS',
  '/api/public/chart': 'GET, HEAD, POST, OPTIONS',
  '/api/public/chart.svg': 'GET, HEAD, OPTIONS',
  '/api/public/chart.txt': 'GET, HEAD, OPTIONS',
  '/api/public/cities': 'GET, HEAD, OPTIONS',
  '/api/public/openapi.json': 'GET, HEAD, OPTIONS',
  '/mcp': 'POST, OPTIONS',
  '/api/public/stats': 'GET, HEAD, OPTIONS',
} as const;

/** The methods of a path, or undefined for one that does not exist. */
export const methodsOf = (path: string): string | undefined =>
  Object.hasOwn(METHODS_OF_PATH, path) ? METHODS_OF_PATH[path as keyof typeof METHODS_OF_PATH] : undefined;
