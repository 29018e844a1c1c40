// The clients that were generated, used as in their documentation: compiled under `strict`, and run against the service whose address is given.

import createClient from 'openapi-fetch';
import { postChart } from './dist/hey-api/sdk.gen.js';
import type { BirthData, StarId } from './dist/hey-api/types.gen.js';
import { postChart as castByKubb } from './dist/kubb/clients/postChart.js';
import { postChart as castByOrval } from './dist/orval/beichen.js';
import type { components, paths } from './dist/schema.js';

const baseUrl = process.argv[2]!;
const birth = {
  date: '1990-07-23',
  hour: 8,
  minute: 30,
  gender: 'male',
  cityId: 'beijing-1816670',
} as const satisfies BirthData satisfies components['schemas']['BirthData'];

// Clients of today accept ids of a later version.
const later = 'starOfALaterVersion' satisfies StarId satisfies components['schemas']['StarId'];

const byFetch = createClient<paths>({ baseUrl });
const { data, error } = await byFetch.POST('/api/public/chart', { body: birth });
if (error) throw new Error(error.detail);
const found = await byFetch.GET('/api/public/cities', { params: { query: { q: '北京', limit: 1 } } });

// The client of orval requests only paths, as pages do.
const ask = globalThis.fetch;
globalThis.fetch = (input, init) => ask(typeof input === 'string' ? new URL(input, baseUrl) : input, init);

const byHey = await postChart({ baseUrl, body: birth });

console.log(
  JSON.stringify({
    openapiFetch: data.mainStar.id,
    cities: found.data?.cities[0]?.cityId,
    heyApi: byHey.data?.mainStar.id,
    kubb: (await castByKubb(birth, { baseURL: baseUrl })).mainStar.id,
    later,
    orval: await castByOrval(birth).then(({ data }) => ('mainStar' in data ? data.mainStar.id : data.code)),
  }),
);
