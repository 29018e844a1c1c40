// Server of the metrics: on a port of their own, which is not the public's.

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/**
 * Serves GET /metrics, and GET /healthz for a supervisor whom no crowd on the public port keeps out.
 * @throws the error of listening, such as EADDRINUSE
 */
export async function serveMetrics(metrics: Metrics, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method === 'GET' && url === '/healthz')
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    const text = await metrics.text().catch(() => undefined); // one number that cannot be told does not end the service
    if (text === undefined) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
