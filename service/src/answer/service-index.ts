// What does the service say of itself at its front door?

import { ENDPOINTS, forListed } from '../contract/endpoints.ts';
import type { Index } from '../contract/service.schema.ts';
import { API_VERSION } from '../contract/version.ts';
import { wordsIn } from '../words/lookup.ts';
import type { AppContext } from './app-context.ts';

/** The index of the service. */
export const serviceIndex = (
  { gazetteer, baseUrl }: AppContext,
  {
    chartLimit,
    citiesLimit,
    requestLimit,
  }: { readonly [Name in 'chartLimit' | 'citiesLimit' | 'requestLimit']: number },
): Index => ({
  name: 'Beichen',
  description:
    'Free, public natal charts: Zi Wei Dou Shu and Four Pillars (BaZi), corrected to true solar time. No key.',
  apiVersion: API_VERSION,
  ...forListed((endpoint) => baseUrl + ENDPOINTS[endpoint].path),
  docs: `${baseUrl}/docs`,
  limits: {
    chart: `${chartLimit} requests in any 60 seconds from one address`,
    cities: `${citiesLimit} requests in any 60 seconds from one address`,
    requests: `${requestLimit} of all else in any 60 seconds from one address`,
  },
  disclaimer: wordsIn('en').disclaimer,
  attribution: gazetteer.attribution,
});
