// The gazetteer of a host without places: births there are at points, with a zone.

import type { Gazetteer } from 'beichen-places';

export const NO_PLACES: Gazetteer = {
  search: () => [],
  surely: () => undefined,
  resolve: () => undefined,
  suggest: () => [],
  near: () => [],
  countries: [],
  version: 'none',
  sources: [],
  attribution: '',
  size: 0,
};
