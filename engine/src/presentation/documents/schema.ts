// JSON Schema of the document of a chart. `beichen/schema`, a door of its own: the sentences that explain members are not in a bundle that only
// casts and describes.

import { groups, labelMembers, parts } from './sentences.ts';
import { CHART } from './tables/chart.ts';
import { GROUP_TYPES } from './tables/groups.ts';
import { type InlinePart, wholeDocument } from './vocabulary/member.ts';
import { componentsOf, type Schema, type Sentences } from './vocabulary/schema.ts';

export type { Explanation, Schema, SentencesOf } from './vocabulary/schema.ts';

/** The sentences of the engine's parts, by their names: for a part that has their members among others. */
export const CHART_SENTENCES = parts.Chart;

/** The same of transits. */
export const TRANSITS_SENTENCES = parts.Transits;

/** The same of births without an hour. */
export const DAY_SENTENCES = parts.Day;

/** The same of a chart's variants. */
export const VARIANTS_SENTENCES = parts.Variants;
/** The same of two people. */
export const PAIR_SENTENCES = parts.TwoPeople;
/** The same of days beside a birth. */
export const DAYS_SENTENCES = parts.DaysOfPerson;
/** The same of births that fit. */
export const BIRTHS_SENTENCES = parts.Births;

/** The same of lists. */
export const TIMELINE_SENTENCES = parts.Timeline;

/**
 * The JSON Schemas of a part and of all that it refers to, by their names.
 * @param explained the sentences of parts that are not the engine's
 * @param at where the schemas are: in OpenAPI `#/components/schemas/`
 * @throws RangeError when a member has no sentence
 */
export const componentsOfPart = <S, M>(
  part: InlinePart<S, S, M>,
  explained: Sentences['parts'] = {},
  at = '#/$defs/',
): Readonly<Record<string, Schema>> => schemasOf(part, explained, at).components;

/**
 * The JSON Schema of a part, draft 2020-12, complete by itself.
 * @param explained the sentences of parts that are not the engine's
 * @example schemaOfPart(selectPart(CHART, 'mainStar,palaces.id'))
 */
export function schemaOfPart<S, M>(part: InlinePart<S, S, M>, explained: Sentences['parts'] = {}): Schema {
  const { schema, components: $defs } = schemasOf(part, explained, '#/$defs/');
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema, $defs };
}

/**
 * The JSON Schema of what `describeChart` gives.
 * @example chartSchema().$defs.Palace
 */
export const chartSchema = (): Schema => schemaOfPart(CHART);

function schemasOf<S, M>(part: InlinePart<S, S, M>, explained: Sentences['parts'], at: string) {
  const { node } = wholeDocument(part);
  if (node.kind !== 'object') throw new RangeError('a document is an object');
  return componentsOf(node.part, { parts: { ...parts, ...explained }, groups, labelMembers }, GROUP_TYPES, at);
}
