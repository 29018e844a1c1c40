// The promise of DESIGN: no field removed or renamed, ids and enum values never change, no new required parameter.
// A new name of a library's public entry is a promise as well: it is added by hand, or it fails here.

import { readFile, writeFile } from 'node:fs/promises';
import { loadGazetteer } from 'beichen-places/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { libraryPromises, promisesOf } from '../../test/promise.ts';
import { openApiDocument } from '../document/openapi.ts';
import { CHART } from '../documents/chart/kind.ts';
import { ENDPOINT_ROWS } from '../endpoints.ts';
import { PARAMETER_PROBLEM_CODES } from './parameter-problems.ts';
import { BIRTHDAY_PARAMETERS } from './parameters/birthday.ts';
import { CITIES_PARAMETERS } from './parameters/cities.ts';
import { PROBLEM_CODES } from './problems.ts';

const PROMISE = new URL('./promise.txt', import.meta.url);
let given: string[];
let now: string[];
beforeAll(async () => {
  const context = { gazetteer: await loadGazetteer(), baseUrl: '' };
  const document = openApiDocument(context, { chartLimit: 20, citiesLimit: 120, requestLimit: 600 });
  const tables = { getChart: CHART.parameters.document, getCities: CITIES_PARAMETERS };
  now = [...promisesOf(JSON.parse(JSON.stringify(document)), tables), ...libraryPromises()];
  // A promise is added by adding its lines: `PROMISE=add npx vitest run service/src/contract/promise.test.ts` writes them.
  if (process.env.PROMISE === 'add') {
    const before = (await readFile(PROMISE, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');
    await writeFile(PROMISE, `${[...new Set([...before, ...now])].sort().join('\n')}\n`);
  }
  given = (await readFile(PROMISE, 'utf8')).trim().split('\n');
});

describe('what was promised', () => {
  test('is kept: no field, id, enum value, operation, parameter or export has disappeared', () => {
    expect(given.filter((line) => !now.includes(line))).toEqual([]);
  });

  test('is written down as soon as it is promised', () => {
    expect(now.filter((line) => !given.includes(line))).toEqual([]);
  });

  test('has at most 60 values in the main entry of the library', () => {
    const values = now.filter((line) => /^library beichen \w+$/.test(line));
    expect(values).toContain('library beichen castChart');
    expect(values.length).toBeLessThanOrEqual(60);
  });

  test('requires two parameters of a birth and two of a lunar birthday, and never another one', () => {
    const required = now.filter((line) => /^parameter .* required$/.test(line));
    const OF_A_BIRTH = ['date', 'gender']; // beside a time and a place, each of which has two or three forms
    const allowed = ENDPOINT_ROWS.flatMap(([, { request, operations }]) => {
      const names = {
        birth: OF_A_BIRTH,
        moment: OF_A_BIRTH,
        list: OF_A_BIRTH,
        day: OF_A_BIRTH,
        known: [],
        two: [],
        calendar: [],
      };
      const isBirthday = request?.parameters === BIRTHDAY_PARAMETERS;
      const others = isBirthday ? ['lunarMonth', 'lunarDay'] : [];
      const requested = request?.example === undefined ? others : names[request.example];
      return requested.map((name) => `parameter ${operations.GET?.operationId} ${name} required`);
    });
    expect(required.sort()).toEqual(allowed.sort());
  });

  test('spells the codes of problems, faults and warnings in snake_case', () => {
    const codes = now.flatMap((line) => /^answer \w+\.code = (.+)$/.exec(line)?.slice(1) ?? []);
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((code) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(code))).toEqual([]);
  });

  test('holds the codes of problems and faults', () => {
    for (const code of PROBLEM_CODES) expect(given).toContain(`answer Problem.code = ${code}`);
    for (const code of PARAMETER_PROBLEM_CODES) expect(given).toContain(`answer ProblemItem.code = ${code}`);
  });
});
