// Parameters of assistants: the endpoints' parameters, with places in words and short results.

import { RARE_CONVENTION_IDS, RARE_LEVEL_IDS } from 'beichen/internal';
import { CITY_ID, FIELDS, PLACE_IN_WORDS as PLACE, POINT } from './chart.ts';
import type { Parameter, ParameterTable } from './parameter.ts';

const PLACE_IN_WORDS = {
  ...PLACE,
  description:
    'The birthplace in words ("Pucheng, Shaanxi") or coordinates, instead of cityId: taken where it means one place, else the answer is places to choose from.',
} as const satisfies Parameter;

const MOMENT_PLACE_IN_WORDS = {
  ...PLACE_IN_WORDS,
  description: 'The place at the moment in words, instead of atCityId; read like `place`.',
} as const satisfies Parameter;

/** Default of `fields` for assistants. */
export const TOOL_FIELDS = 'compact';

/**
 * Parameters of a tool: the endpoint's parameters, with places in words and short results. An assistant may send every parameter of a request.
 * @param table parameters of the document, with `fields`
 */
export const toolParameters = (table: ParameterTable): ParameterTable => ({
  ...table,
  ...Object.fromEntries(
    placePrefixes(table).flatMap((prefix) => [
      [`${prefix}cityId`, CITY_ID],
      [`${prefix}place`, PLACE_IN_WORDS],
    ]),
  ),
  ...('atCityId' in table && { atPlace: MOMENT_PLACE_IN_WORDS }),
  fields: FIELDS_OF_TOOLS,
});

/**
 * Parameters of a tool that are in its schema: a list of tools is read with every question.
 * @param without names that are accepted but not listed
 */
export const listedParameters = (table: ParameterTable, without: readonly string[]): ParameterTable =>
  Object.fromEntries(
    Object.entries(table).filter(([name]) => !without.includes(name) && !isUnlisted(name.replace(/^\w+\./, ''))),
  );

/** True for a point, which is sent in `place`, a time, which is sent as hour and minute, and the rare conventions. */
const isUnlisted = (name: string): boolean =>
  name in POINT || name === 'time' || name === 'second' || RARE.includes(name);
const RARE: readonly string[] = [...RARE_CONVENTION_IDS, ...RARE_LEVEL_IDS];

/** Prefixes of the names of a birthplace: none, or `one.` and `other.` of two people. */
export const placePrefixes = (table: object): readonly string[] =>
  ['', 'one.', 'other.'].filter((prefix) => `${prefix}cityId` in table);

const FIELDS_OF_TOOLS = { ...FIELDS, default: TOOL_FIELDS } as const satisfies Parameter;
