// Shared parts of request bodies: a birth, conventions, a moment, a person. Each is a component, so that a generated client has one type of it. A body includes
// by `allOf` the parts of which it has every member; its own members are another object there, since generators ignore keywords beside `allOf`.

import { isDeepStrictEqual } from 'node:util';
import { CONVENTION_IDS } from 'beichen';
import { CHART_PARAMETERS } from '../requests/parameters/chart.ts';
import { PAIR_PARAMETERS } from '../requests/parameters/pair.ts';
import type { ParameterTable } from '../requests/parameters/parameter.ts';
import { TRANSIT_PARAMETERS } from '../requests/parameters/transits.ts';
import { bodySchema } from './request-schemas.ts';

type Body = ReturnType<typeof bodySchema>;
type Schema = Readonly<Record<string, unknown>>;

const without = (table: ParameterTable, names: readonly string[]): ParameterTable =>
  Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)));
const pick = (table: ParameterTable, names: readonly string[]): ParameterTable =>
  Object.fromEntries(names.map((name) => [name, table[name]!]));

/** Members that several bodies share. */
const GROUPS: Readonly<Record<string, Body>> = {
  BirthData: bodySchema(without(CHART_PARAMETERS, [...CONVENTION_IDS, 'lang']), 'A birth and its place.'),
  ConventionData: bodySchema(pick(CHART_PARAMETERS, CONVENTION_IDS), 'By which rules a chart is cast.'),
  MomentData: bodySchema(
    without(TRANSIT_PARAMETERS, Object.keys(CHART_PARAMETERS)),
    'A moment in a life, its place, and the conventions of transits.',
  ),
  PairData: bodySchema(
    without(PAIR_PARAMETERS, [...CONVENTION_IDS, 'lang', 'fields']),
    'Two people, and a moment in both lives.',
  ),
};

/** Objects that are members of bodies. */
const OBJECTS: Readonly<Record<string, Schema>> = { PersonData: bodySchema(PAIR_PARAMETERS, '').properties.one! };

/** The components that bodies refer to. */
export const SHARED_BODIES: Readonly<Record<string, Schema>> = {
  ...Object.fromEntries(
    Object.entries(GROUPS).map(([name, body]) => [name, { ...body, properties: withReferences(body.properties) }]),
  ),
  ...OBJECTS,
};

/** Replaces the shared parts of a body by references. */
export function sharedBody({ type, description, required, properties }: Body): Schema {
  const shared = Object.entries(GROUPS).filter(([, group]) => contains({ properties, required }, group));
  const isShared = (name: string) => shared.some(([, group]) => name in group.properties);
  const own = Object.entries(properties).filter(([name]) => !isShared(name));
  const ownRequired = required.filter((name) => !isShared(name));
  const members = {
    type,
    ...(ownRequired.length > 0 && { required: ownRequired }),
    properties: withReferences(Object.fromEntries(own)),
  };
  if (shared.length === 0) return { ...members, description };
  return { description, allOf: [...shared.map(([name]) => referenceTo(name)), ...(own.length > 0 ? [members] : [])] };
}

const contains = (body: Pick<Body, 'properties' | 'required'>, group: Body): boolean =>
  Object.entries(group.properties).every(
    ([name, schema]) =>
      isDeepStrictEqual(body.properties[name], schema) &&
      body.required.includes(name) === group.required.includes(name),
  );

function withReferences(properties: Body['properties']): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sharedObject(schema)]));
}

function sharedObject(schema: Schema): Schema {
  const [name] = Object.entries(OBJECTS).find(([, object]) => isDeepStrictEqual(object, schema)) ?? [];
  return name === undefined ? schema : referenceTo(name);
}

function referenceTo(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
