// What may a caller give with a chart to have it described or written?

import type { PlaceDocument } from '../chart-document.ts';
import { between, isObject, listOf, oneOf, optional, type Rule, recordOf, ruleFor, TEXT } from '../input.ts';
import { LABELS } from '../labels.ts';
import { LONGITUDE } from '../time/longitude.ts';

export const LANGUAGE: Rule = oneOf(Object.keys(LABELS));

/** A chart of `castChartAt` is none: it has no birth to tell of. */
export const CHART: Rule = ruleFor(
  'object',
  'a chart made by castChart',
  (chart) => isObject(chart) && 'sun' in chart && 'ziwei' in chart,
);

export const PLACE: Rule = recordOf<PlaceDocument>({
  cityId: optional(TEXT),
  name: optional(TEXT),
  hanzi: optional(TEXT),
  country: optional(TEXT),
  countryCode: optional(TEXT),
  latitude: optional(between(-90, 90)),
  longitude: LONGITUDE,
  timeZone: TEXT,
});

/** Members that are written before or after those of the chart. */
export const MEMBERS: Rule = ruleFor(
  'object',
  'an object of at least one member',
  (members) => isObject(members) && Object.keys(members).length > 0,
);

export const WARNINGS: Rule = listOf(MEMBERS);
