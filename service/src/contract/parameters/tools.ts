// The parameters of assistants: those of the endpoints, with places in words and short answers.

import { CITY_ID, FIELDS, PLACE_IN_WORDS as PLACE, POINT } from './chart.ts';
import type { Parameter, ParameterTable } from './parameter.ts';

const PLACE_IN_WORDS = {
  ...PLACE,
  description:
    'The birthplace in words ("Pucheng, Shaanxi") or coordinates, instead of cityId: taken where it means one place, else the answer is places to choose from.',
} as const satisfies Parameter;

const MOMENT_PLACE_IN_WORDS = {
  ...PLACE_IN_WORDS,
  description: 'Where the person is at the moment, in words, instead of atCityId; taken as `place` is.',
} as const satisfies Parameter;

/** The value of `fields` that an assistant gets without it. */
export const TOOL_FIELDS = 'compact';

/**
 * The parameters of a tool.
 * @param table those of the document, with `fields`
 * @param without names that the tool leaves out
 */
export const toolParameters = (table: ParameterTable, without: readonly string[]): ParameterTable => ({
  ...Object.fromEntries(
    Object.entries(table)
      .filter(([name]) => !without.includes(name) && !isLeftOut(name.replace(/^\w+\./, '')))
      .map(([name, parameter]) => [
        name,
        parameter.requiredUnless ? { ...parameter, required: true as const } : parameter,
      ]),
  ),
  ...Object.fromEntries(
    placePrefixes(table).flatMap((prefix) => [
      [`${prefix}cityId`, CITY_ID],
      [`${prefix}place`, PLACE_IN_WORDS],
    ]),
  ),
  ...('atCityId' in table && { atPlace: MOMENT_PLACE_IN_WORDS }),
  fields: FIELDS_OF_TOOLS,
});

/** Assistants send a point in `place`, and hour and minute apart. */
const isLeftOut = (name: string): boolean => name in POINT || name === 'time';

/** What stands before the names of a birthplace: nothing, or `one.` and `other.` of two people. */
export const placePrefixes = (table: object): readonly string[] =>
  ['', 'one.', 'other.'].filter((prefix) => `${prefix}cityId` in table);

const FIELDS_OF_TOOLS = { ...FIELDS, default: TOOL_FIELDS } as const satisfies Parameter;
