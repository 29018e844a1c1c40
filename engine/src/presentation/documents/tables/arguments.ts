// Rules for the arguments of functions that describe or write a chart.

import { between, oneOf, optional, type Rule, recordOf, ruleFor, TEXT } from '../../../calculation/input/input.ts';
import { LONGITUDE } from '../../../calculation/time/longitude.ts';
import { LANGUAGES } from '../../words/languages.ts';
import type { PlaceFacts, ZoneSource } from './facts.ts';
import type { MomentPlaceFacts } from './transit-facts.ts';

export const LANGUAGE: Rule = /* @__PURE__ */ oneOf(LANGUAGES);

const PLACE_NAMES = {
  cityId: optional(TEXT),
  name: optional(TEXT),
  hanzi: optional(TEXT),
  country: optional(TEXT),
  countryCode: optional(TEXT),
  latitude: optional(between(-90, 90)),
  timeZone: TEXT,
};

export const PLACE_RULE: Rule = recordOf<PlaceFacts>({
  ...PLACE_NAMES,
  longitude: LONGITUDE,
  zoneFrom: optional(recordOf<ZoneSource>({ cityId: TEXT, name: TEXT, distanceKm: between(0, 21_000) })),
});

/** The place of a moment may have a zone alone. */
export const MOMENT_PLACE_RULE: Rule = /* @__PURE__ */ recordOf<MomentPlaceFacts>({
  ...PLACE_NAMES,
  longitude: /* @__PURE__ */ optional(LONGITUDE),
});

export const FUNCTION: Rule = ruleFor('function', 'a function', (value) => typeof value === 'function');
