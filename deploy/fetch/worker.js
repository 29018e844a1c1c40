// Charts on Cloudflare Workers, by coordinates: npm install beichen-service && npx wrangler deploy (docs/fetch.md).

import { env } from 'cloudflare:workers';
import { fetchHandler } from 'beichen-service/fetch';

/** The bindings of wrangler.toml. Without them nothing is limited. */
const LIMITERS = { chart: env.CHART_LIMIT, cities: env.CITIES_LIMIT };

const limits = {
  chart: 20,
  cities: 120,
  clientAddress: (request) => request.headers.get('cf-connecting-ip'),
  // The counter of the platform counts one call at a time.
  async decide({ name }, network, calls) {
    for (let call = 0; call < calls; call++) {
      const { success } = await LIMITERS[name].limit({ key: network });
      if (!success) return false;
    }
    return true;
  },
};

export default {
  fetch: fetchHandler({ ready: ['en'], ...(LIMITERS.chart && LIMITERS.cities && { limits }) }),
};
