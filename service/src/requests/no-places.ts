// The gazetteer of a host that has no places: births are at points there, with a zone of their own.

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
