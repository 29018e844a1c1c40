// Reads a body as bytes, with its Content-Type. Its form is decided by its content.

import type { IncomingMessage } from 'node:http';
import type { Language } from 'beichen';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The Content-Type as it was sent. */
    bodyLabel: string | undefined;
    /** Requested language, once the fields are read. */
    language: Language | undefined;
  }
}

/** True if a request has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Replaces the framework's reading of bodies, which rejects a malformed Content-Type. */
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
