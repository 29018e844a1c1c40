// Charts and places on Deno: deno add npm:beichen-service npm:beichen-places && deno run --allow-net --allow-read --allow-env=PORT deno.js

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

Deno.serve({ hostname: '127.0.0.1', port: Number(Deno.env.get('PORT') ?? 3000) }, (request, { remoteAddr }) => {
  clients.set(request, remoteAddr.hostname);
  return handler(request);
});
