// A number is its value, however it is written, in every table and every encoding of a request.

import { describe, expect, test } from 'vitest';
import { ENDPOINT_ROWS } from '../kinds/endpoints.ts';
import { ALL_KINDS } from '../kinds/kinds.ts';
import { formFields } from './form-fields.ts';
import { jsonFields } from './json-fields.ts';
import { nameIndex } from './parameter-names.ts';
import type { ParameterTable } from './parameters/parameter.ts';
import { parameterReader } from './read-parameters.ts';

const TABLES = new Map<string, ParameterTable>([
  ...ENDPOINT_ROWS.flatMap(([name, { request }]) => (request ? [[name, request.parameters] as const] : [])),
  ...ALL_KINDS.map(({ name, parameters }) => [`tool ${name}`, parameters.tool] as const),
]);

/** The encodings of a value: a JSON number if it is one, a JSON string, and a form field. */
function waysOf(name: string, written: string) {
  const isJson = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(written);
  return [
    ...(isJson ? [jsonFields(`{${JSON.stringify(name)}:${written}}`)!] : []),
    jsonFields(JSON.stringify({ [name]: written }))!,
    formFields(`${name}=${encodeURIComponent(written)}`, 'query'),
  ];
}

const read = (table: ParameterTable, name: string, written: string) =>
  waysOf(name, written).map((fields) => {
    const { values, problems } = parameterReader(table, nameIndex(table))(fields);
    return problems.find(({ parameter }) => parameter === name)?.id ?? values[name];
  });

// Coordinates of g-battaglia/Astrologer-API#6, a float32 widened to a double (CLLocation, numpy), and 7e-06 of perfsonar#724, as Python prints it.
// biome-ignore format: one value a row
const DEGREES: Readonly<Record<string, number>> = {
  '34.5939480555556': 34.5939480555556, '39.90419998168945': 39.90419998168945, '-7e-06': -0.000007, '3.99e1': 39.9, '3.99E+1': 39.9,
  '39.': 39, '.5': 0.5, '+39.9': 39.9, '039.9': 39.9, '-0': 0, '-0.0': 0, '39,9': 39.9, '−33.87': -33.87, '３９．９': 39.9, '90': 90, '-90.0': -90,
};
const NO_DEGREES: readonly string[] = [
  'NaN',
  'Infinity',
  '0x10',
  '39°',
  '39.9.1',
  '1e',
  '1 e1',
  '',
  '--1',
  '1_0',
  'north',
];

const NUMBERS = ['latitude', 'longitude', 'integer', 'year'];
const WITH_NUMBERS = [...TABLES].filter(([, table]) =>
  Object.values(table).some(({ shape }) => NUMBERS.includes(shape.kind)),
);

describe.each(WITH_NUMBERS)('%s', (_, table) => {
  const named = (...kinds: string[]) => Object.entries(table).filter(([, { shape }]) => kinds.includes(shape.kind));

  test.each(named('latitude', 'longitude'))('%s is any finite number of degrees in its range', (name, { shape }) => {
    for (const [written, degrees] of Object.entries(DEGREES))
      for (const value of read(table, name, written)) expect(value, written).toBe(degrees);
    for (const written of ['180.0000001', '-1e3', '1e400', '-1e400'])
      for (const value of read(table, name, written)) expect(value, written).toBe('outOfRange');
    for (const written of NO_DEGREES.filter((text) => text !== ''))
      for (const value of read(table, name, written))
        expect(value, written).toBe(shape.kind === 'latitude' ? 'notALatitude' : 'notALongitude');
  });

  test.each(named('integer'))('%s is any whole number in its range', (name, { shape }) => {
    const { min, max } = shape as { min: number; max: number };
    for (const written of [
      `${max}`,
      `${max}.0`,
      `${max}.`,
      `0${max}`,
      `+${max}`,
      `${max}e0`,
      `${max / 10}e1`,
      `${max}0e-1`,
    ])
      for (const value of read(table, name, written)) expect(value, written).toBe(max);
    for (const written of [`${max + 1}`, `${max + 1}.0`, `${min - 1}`, '1e400', '9'.repeat(90)])
      for (const value of read(table, name, written)) expect(value, written).toBe('outOfRange');
    for (const written of [`${max}.5`, '0x8', 'NaN', 'Infinity', '1_0'])
      for (const value of read(table, name, written)) expect(value, written).toBe('notAnInteger');
  });

  test.each(named('year'))('%s is a year of four digits', (name) => {
    for (const written of ['1990', '1990.0', '1990e0'])
      for (const value of read(table, name, written)) expect(value, written).toBe(1990);
    for (const written of ['90', '1990.5', '01990', '0x7c6'])
      for (const value of read(table, name, written)) expect(value, written).toBe('notAYear');
  });
});
