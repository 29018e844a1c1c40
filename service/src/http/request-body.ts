// Reads a body: whole, as bytes, with the label it came under: what it is, is decided by what it holds.

import type { IncomingMessage } from 'node:http';
import type { Language } from 'beichen';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The Content-Type as it was sent. */
    bodyLabel: string | undefined;
    /** The language that its fields request, once they have been read. */
    language: Language | undefined;
  }
}

/** Whether a body comes with a request. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Takes the reading of bodies from the framework, which would refuse labels that it finds malformed. */
export function readBodiesWhole(app: FastifyInstance): void {
  app.decorateRequest('bodyLabel', undefined);
  app.decorateRequest('language', undefined);
  app.addHook('onRequest', (request, _, done) => {
    const { headers } = request.raw;
    if (headers['content-type'] !== undefined) {
      request.bodyLabel = headers['content-type'];
      delete headers['content-type'];
    }
    done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
}
