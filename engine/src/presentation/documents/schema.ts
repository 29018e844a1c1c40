// JSON Schemas of documents. `beichen/schema` is an entry of its own, so that a bundle that only casts and describes has no sentences about members.

import { labelMembers, parts } from './sentences.ts';
import { CHART } from './tables/chart.ts';
import { GROUP_TYPES } from './tables/groups.ts';
import { type InlinePart, wholeDocument } from './vocabulary/member.ts';
import { componentsOf, type Schema, type Sentences } from './vocabulary/schema.ts';

export type { Explanation, Schema, SentencesOf } from './vocabulary/schema.ts';

/** Descriptions of the parts of a chart's document by their names, for a part that shares their members. */
export const CHART_SENTENCES = parts.Chart;

/** Descriptions of the parts of transits. */
export const TRANSITS_SENTENCES = parts.Transits;

/** Descriptions of the parts of births without an hour. */
export const DAY_SENTENCES = parts.Day;

/** Descriptions of the parts of variants. */
export const VARIANTS_SENTENCES = parts.Variants;
/** Descriptions of the parts of two people. */
export const PAIR_SENTENCES = parts.TwoPeople;
/** Descriptions of the parts of days compared with a birth. */
export const DAYS_SENTENCES = parts.DaysOfPerson;
/** Descriptions of the parts of matching births. */
export const BIRTHS_SENTENCES = parts.Births;

/** Descriptions of the parts of lists. */
export const TIMELINE_SENTENCES = parts.Timeline;

/**
 * JSON Schemas of a part and of all parts that it refers to, by their names.
 * @param explained descriptions of parts that are not the engine's
 * @param at path of the schemas: in OpenAPI `#/components/schemas/`
 * @throws RangeError for a member without a description
 */
export const componentsOfPart = <S, M>(
  part: InlinePart<S, S, M>,
  explained: Sentences['parts'] = {},
  at = '#/$defs/',
): Readonly<Record<string, Schema>> => schemasOf(part, explained, at).components;

/**
 * JSON Schema of a part, draft 2020-12, complete by itself.
 * @param explained descriptions of parts that are not the engine's
 * @example schemaOfPart(selectPart(CHART, 'mainStar,palaces.id'))
 */
export function schemaOfPart<S, M>(part: InlinePart<S, S, M>, explained: Sentences['parts'] = {}): Schema {
  const { schema, components: $defs } = schemasOf(part, explained, '#/$defs/');
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema, $defs };
}

/**
 * JSON Schema of `describeChart`.
 * @example chartSchema().$defs
 */
export const chartSchema = (): Schema => schemaOfPart(CHART);

function schemasOf<S, M>(part: InlinePart<S, S, M>, explained: Sentences['parts'], at: string) {
  const { node } = wholeDocument(part);
  if (node.kind !== 'object') throw new RangeError('a document is an object');
  return componentsOf(node.part, { parts: { ...parts, ...explained }, labelMembers }, GROUP_TYPES, at);
}
