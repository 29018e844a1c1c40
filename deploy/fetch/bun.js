// Charts and places on Bun: bun add beichen-service beichen-places && bun bun.js

import { loadGazetteer } from 'beichen-places/node';
import { fetchHandler } from 'beichen-service/fetch';

/** The address of the client of each request. Behind a proxy it is the proxy's address. */
const clients = new WeakMap();

const handler = fetchHandler({
  gazetteer: await loadGazetteer(),
  ready: ['en'],
  compileFunction: (parameters, code) => new Function(...parameters, code),
  limits: { clientAddress: (request) => clients.get(request) },
});

Bun.serve({
  hostname: '127.0.0.1',
  port: Number(process.env.PORT ?? 3000),
  fetch(request, server) {
    clients.set(request, server.requestIP(request)?.address ?? '');
    return handler(request);
  },
});
