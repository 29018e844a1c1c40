// Which arguments does a caller pass to describe or write a chart?

import { between, oneOf, optional, type Rule, recordOf, ruleFor, TEXT } from '../input.ts';
import { LONGITUDE } from '../time/longitude.ts';
import { LANGUAGES } from '../words/languages.ts';
import type { PlaceFacts } from './facts.ts';

export const LANGUAGE: Rule = oneOf(LANGUAGES);

export const PLACE_RULE: Rule = recordOf<PlaceFacts>({
  cityId: optional(TEXT),
  name: optional(TEXT),
  hanzi: optional(TEXT),
  country: optional(TEXT),
  countryCode: optional(TEXT),
  latitude: optional(between(-90, 90)),
  longitude: LONGITUDE,
  timeZone: TEXT,
});

export const FUNCTION: Rule = ruleFor('function', 'a function', (value) => typeof value === 'function');
