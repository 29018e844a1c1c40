// Facts of the service in texts that its pages and files quote.

import { TOOL_NAMES } from '../kinds/endpoints.ts';

/** Facts of the service on its pages. */
export interface Facts {
  /** Public address of the service without a final slash; empty if unknown. */
  readonly baseUrl: string;
  readonly chartLimit: number;
  readonly citiesLimit: number;
  readonly requestLimit: number;
}

/** Address in the examples. In a browser docs.js replaces it by the address of the page. */
export const LOCAL = 'http://localhost:3000';

/** A Markdown or HTML text with the address and the limits of this service. */
export const withFacts = (text: string, { baseUrl, chartLimit, citiesLimit, requestLimit }: Facts): string =>
  text
    .replaceAll(LOCAL, baseUrl || LOCAL)
    .replaceAll('{baseUrl}', baseUrl || LOCAL)
    .replaceAll('{chartLimit}', `${chartLimit}`)
    .replaceAll('{tools}', TOOL_NAMES.join(', '))
    .replaceAll('{citiesLimit}', `${citiesLimit}`)
    .replaceAll('{requestLimit}', `${requestLimit}`);
