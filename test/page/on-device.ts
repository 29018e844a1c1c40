// Parts of the page in happy-dom, for tests that need no layout: its English words, and charts as its worker casts them.

import { EN } from 'beichen/words/en';
import { transits } from 'beichen/words/en/transits';
import { chartsOnDevice, type DeviceAnswer, type DeviceRequest } from 'beichen-service/on-device';
import { disclaimer } from 'beichen-service/words/en/disclaimer';
import type { ChartAnswer, City } from '../../web/src/cast/api.ts';
import type { BirthQueries } from '../../web/src/cast/chart-client.ts';
import { lifeCasters } from '../../web/src/cast/handlers/life.ts';
import { depth } from '../../web/src/cast/languages/en/depth.ts';
import { sentences } from '../../web/src/cast/languages/en/sentences.ts';
import { parts } from '../../web/src/words/en/parts.ts';
import { words } from '../../web/src/words/en/words.ts';
import { setPartWords, setWords } from '../../web/src/words/shown-words.ts';

Object.assign(globalThis, { CAST_FILES: '{}' }); // the build writes it; nothing here starts a worker
setWords('en', words);
setPartWords('en', parts);

const search = { attribution: '', meta: { apiVersion: '1', places: '1', docs: 'https://example.org/docs' } };

export const BEIJING = {
  cityId: 'beijing-1816670',
  name: 'Beijing',
  label: 'Beijing, China',
  country: 'China',
  countryCode: 'CN',
  latitude: 39.9075,
  longitude: 116.39723,
  timeZone: 'Asia/Shanghai',
  timeZones: ['Asia/Shanghai'],
  lang: 'en',
  search,
} as unknown as City;

const charts = chartsOnDevice({ chart: EN, disclaimer, sentences: async () => sentences });

/** The request for a birth at a place. */
export const birthAt = (request: object, place: City = BEIJING): DeviceRequest => ({
  body: JSON.stringify({ cityId: place.cityId, ...request, lang: 'en' }),
  place: place as DeviceRequest['place'],
  search,
});

export const cast = (request: object, place?: City): Promise<DeviceAnswer> => charts(birthAt(request, place));

/** @throws if the birth has a problem */
export async function chartOf(request: object): Promise<ChartAnswer> {
  const answer = await cast(request);
  if ('problems' in answer) throw new Error(JSON.stringify(answer.problems));
  return answer.chart;
}

export const lifeInEnglish = lifeCasters({ ...EN, transits });

/** The queries about a birth that parts loaded on demand make. */
export function queriesOf(request: object): BirthQueries {
  const birth = birthAt(request);
  const queries: Partial<BirthQueries> = {
    depth: async (fields, choices) => depth.depth({ birth: birthAt({ ...request, ...choices }), fields }),
    variants: async (shown) => depth.variants({ birth, shown }),
    conventionNames: async () => depth.conventionNames(undefined),
    days: async (range, filter) => depth.days({ birth, range, filter }),
    beside: () => undefined,
    watchBeside: () => undefined,
    knowable: async () => depth.knowable({ birth }),
    births: (search) => depth.births({ birth, search }),
  };
  return queries as BirthQueries;
}

/** Sets the value of a field, as a reader does. */
export function enterValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
