// Enums of responses. One that may grow is `anyOf: [enum, string]`, so that a generated client accepts ids of later versions. Enums of the calendar (stems,
// branches) and of request parameters are closed.

import { CALENDARS, GENDERS } from 'beichen';
import {
  ANIMAL_IDS,
  BRANCH_IDS,
  BUREAU_IDS,
  DAY_OFFICER_IDS,
  DIRECTION_IDS,
  ELEMENT_IDS,
  GROWTH_PHASE_IDS,
  MANSION_IDS,
  NAYIN_IDS,
  PAIR_IDS,
  PALACE_IDS,
  PILLAR_IDS,
  POLARITY_IDS,
  SOLAR_TERM_IDS,
  STEM_IDS,
  TRANSFORMATION_IDS,
  YIN_YANG_GENDER_IDS,
} from 'beichen/glossary';
import { PEOPLE } from '../requests/parameters/pair.ts';

const CLOSED: readonly (readonly string[])[] = [
  STEM_IDS,
  BRANCH_IDS,
  PAIR_IDS,
  ELEMENT_IDS,
  POLARITY_IDS,
  ANIMAL_IDS,
  NAYIN_IDS,
  SOLAR_TERM_IDS,
  GROWTH_PHASE_IDS,
  DAY_OFFICER_IDS,
  MANSION_IDS,
  BUREAU_IDS,
  PALACE_IDS,
  TRANSFORMATION_IDS,
  PILLAR_IDS,
  DIRECTION_IDS,
  GENDERS,
  YIN_YANG_GENDER_IDS,
  CALENDARS,
  PEOPLE,
];

/** Opens every enum of a schema that may grow. */
export function withOpenEnums<Value>(schema: Value): Value {
  if (Array.isArray(schema)) return schema.map(withOpenEnums) as Value;
  if (typeof schema !== 'object' || schema === null) return schema;
  const { enum: values, ...rest } = schema as { readonly enum?: unknown };
  if (!Array.isArray(values) || isClosed(values))
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withOpenEnums(value)])) as Value;
  const { type, ...about } = rest as { readonly type?: unknown };
  return { anyOf: [{ type, enum: values }, { type }], ...about } as Value;
}

/** True if no later version can add values. */
const isClosed = (values: readonly unknown[]): boolean =>
  CLOSED.some((set) => values.every((value) => set.includes(value as string)));
