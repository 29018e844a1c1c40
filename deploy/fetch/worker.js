// Charts on Cloudflare Workers, by coordinates: npm install beichen-service && npx wrangler deploy (docs/fetch.md).

import { env } from 'cloudflare:workers';
import { fetchHandler } from 'beichen-service/fetch';

/** The bindings of wrangler.toml. Without them nothing is limited. */
const LIMITERS = { chart: env.CHART_LIMIT, cities: env.CITIES_LIMIT };

const limits = {
  chart: 20,
  cities: 120,
  async decide({ name }, request) {
    const { success } = await LIMITERS[name].limit({ key: request.headers.get('cf-connecting-ip') ?? '' });
    return success;
  },
};

export default {
  fetch: fetchHandler({ ready: ['en'], ...(LIMITERS.chart && LIMITERS.cities && { limits }) }),
};
