// Any two conventions together give a complete chart: each star once, twelve palaces, twelve decades, a document by the schema. Every value other than the
// default is combined with every such value of every other convention; each pair has another birth. `npm test` takes every third pair.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { IS_FULL } from '../../../../test/setup/runs.ts';
import { describeChart } from '../../presentation/documents/describe.ts';
import { chartSchema } from '../../presentation/documents/schema.ts';
import { STAR_IDS } from '../ziwei/star-ids.ts';
import type { ZiweiChart } from '../ziwei/ziwei-chart.ts';
import { castChart } from './chart.ts';
import { CONVENTION_IDS, CONVENTION_VALUES, type ConventionOptions } from './conventions.ts';

const CHOICES = CONVENTION_IDS.flatMap((id) =>
  (CONVENTION_VALUES[id] as readonly string[]).slice(1).map((value) => [id, value] as const),
);
const PAIRS: readonly ConventionOptions[] = CHOICES.flatMap(([one, a], n) =>
  CHOICES.slice(n + 1).flatMap(([other, b]) => (one === other ? [] : [{ [one]: a, [other]: b }])),
);

// Both genders, two leap months, the late hour of 子, days between Lichun and New Year.
const PLACE = { longitude: 107, timeZone: 'Asia/Ho_Chi_Minh' };
const BIRTHS = [
  { date: { year: 1990, month: 7, day: 10 }, hour: 8, minute: 30, gender: 'male', place: PLACE },
  { date: { year: 1955, month: 5, day: 20 }, hour: 16, minute: 0, gender: 'female', place: PLACE },
  { date: { year: 2024, month: 2, day: 5 }, hour: 23, minute: 30, gender: 'female', place: PLACE },
  { date: { year: 1984, month: 2, day: 20 }, hour: 0, minute: 10, gender: 'male', place: PLACE },
  { date: { year: 2034, month: 1, day: 3 }, hour: 12, minute: 0, gender: 'male', place: PLACE },
] as const;

test('any two conventions leave a chart that is whole', () => {
  const isValid = new Ajv2020({ strict: true }).compile(chartSchema());
  const wrong: unknown[] = [];
  for (const [n, conventions] of PAIRS.entries()) {
    if (!IS_FULL && n % 3 !== 1) continue;
    const chart = castChart(BIRTHS[n % BIRTHS.length]!, conventions);
    const faults = faultsOf(chart.ziwei);
    if (n % 16 === 1 && !isValid(describeChart(chart, { language: 'en' }))) faults.push('schema');
    if (faults.length > 0) wrong.push([conventions, faults]);
  }
  expect(PAIRS.length).toBeGreaterThan(500);
  expect(wrong.slice(0, 5)).toEqual([]);
});

/** Stars that a chart may have twice: the voids, where both branches have one name. */
const TWICE: readonly string[] = ['xunkong', 'jiekong'];
const GRADED = STAR_IDS.slice(0, 28);

function faultsOf({ palaces, transformations, bureau, decadeYears }: ZiweiChart): string[] {
  const counts = new Map<string, number>();
  for (const { majorStars, minorStars, adjectiveStars } of palaces)
    for (const { id } of [...majorStars, ...minorStars, ...adjectiveStars]) counts.set(id, (counts.get(id) ?? 0) + 1);
  const facts = {
    'stars that are not there': GRADED.every((id) => counts.has(id)) && counts.size > 60,
    'stars that are there twice': [...counts].every(([id, count]) => count === 1 || TWICE.includes(id)),
    roles: isTwelve(palaces.map(({ order: role }) => role)),
    decades: isTwelve(palaces.map(({ decadeFromAge }) => (decadeFromAge - bureau) / decadeYears)),
    'small limits': isTwelve(palaces.map(({ smallLimitFromAge }) => smallLimitFromAge - 1)),
    rings: (['growth', 'doctor', 'general', 'yearSpirit'] as const).every((ring) =>
      isTwelve(palaces.map((palace) => palace[ring])),
    ),
    stems: palaces.every(({ stem, branch }) => stem % 2 === branch % 2),
    transformations: transformations.every(({ star, branch: palace }) =>
      [...palaces[palace]!.majorStars, ...palaces[palace]!.minorStars].some(({ id }) => id === star),
    ),
  };
  return Object.entries(facts).flatMap(([name, holds]) => (holds ? [] : [name]));
}

/** True if 0 to 11 are there, each once. */
const isTwelve = (numbers: readonly number[]): boolean => new Set(numbers).size === 12 && Math.max(...numbers) === 11;
