// Properties of all flights, and chains. Flights of seven charts, compared with iztro, are in patterns/patterns.cases.test.ts.

import { describe, expect, test } from 'vitest';
import { castChart } from '../casting/chart.ts';
import { branch } from '../cycle/branch.ts';
import { flight, flightChain, flightsOf, selfTransformationsOf } from './flights.ts';
import { SCHOOLS } from './school.ts';
import { TRANSFORMATION_IDS } from './transformations.ts';

const castAt = (year: number, month: number, day: number, hour: number, school = SCHOOLS.common) =>
  castChart(
    { date: { year, month, day }, hour, gender: 'male', place: { longitude: 120, timeZone: 'Asia/Shanghai' } },
    { school },
  );

const CHARTS = Array.from({ length: 400 }, (_, n) =>
  castAt(1930 + (n % 120), 1 + (n % 12), 1 + ((n * 7) % 28), (n * 5) % 24),
);

/** The chart of 甲 years of test/truth/cases/ziwei-patterns.json (iztro 2.6.1, run): life in 子 with 丙, 紫微 in 酉. */
const CHART = castAt(1984, 3, 19, 6);

test('a flight goes from a palace to that of the star which its stem transforms', () => {
  // 丙: 天同 禄, 天机 权, 文昌 科, 廉贞 忌; life sends them to career, wealth, health and parents
  expect(TRANSFORMATION_IDS.map((kind) => flight(CHART, CHART.ziwei.lifeBranch, kind))).toEqual([
    { transformation: 'lu', from: 0, star: 'tiantong', to: 4 },
    { transformation: 'quan', from: 0, star: 'tianji', to: 8 },
    { transformation: 'ke', from: 0, star: 'wenchang', to: 7 },
    { transformation: 'ji', from: 0, star: 'lianzhen', to: 1 },
  ]);
});

test('the palaces come in the order of the roles, each with its stem and its four flights', () => {
  const rows = flightsOf(CHART);
  expect(rows.map(({ branch: palace }) => palace)).toEqual([0, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  for (const { branch: palace, stem, flights } of rows) {
    expect(stem).toBe(CHART.ziwei.palaces[palace]!.stem);
    expect(flights).toEqual(TRANSFORMATION_IDS.map((kind) => flight(CHART, palace, kind)));
  }
});

test('the palace of origin sends what the year transforms', () => {
  for (const chart of CHARTS) {
    const { originBranch: origin, transformations: transformed } = chart.ziwei;
    const sent = TRANSFORMATION_IDS.map((kind) => flight(chart, origin, kind));
    expect(sent.map(({ star, to }) => ({ star, to }))).toEqual(
      transformed.map(({ star, branch: palace }) => ({ star, to: palace })),
    );
  }
});

// docs/rules/ziwei-patterns.md B2
test('every chart has one to nine self-transformations outward and as many inward; an inward one is a flight from the opposite palace', () => {
  for (const chart of CHARTS) {
    const own = selfTransformationsOf(chart);
    for (const kind of ['outward', 'inward'] as const) {
      const ofKind = own.filter((each) => each.kind === kind);
      expect(ofKind.length).toBeGreaterThanOrEqual(1);
      expect(ofKind.length).toBeLessThanOrEqual(9);
      for (const { branch: palace, transformation, star } of ofKind) {
        const from = kind === 'outward' ? palace : branch(palace + 6);
        expect(flight(chart, from, transformation)).toEqual({ transformation, from, star, to: palace });
      }
    }
    const count = (kind: string) => own.filter((each) => each.kind === kind).length;
    const flights = flightsOf(chart).flatMap((row) => row.flights);
    expect(count('outward')).toBe(flights.filter(({ from, to }) => to === from).length);
    expect(count('inward')).toBe(flights.filter(({ from, to }) => to === branch(from + 6)).length);
  }
});

test('self-transformations come palace by palace in the order of the roles, outward first', () => {
  const order = selfTransformationsOf(CHART).map(
    ({ kind, branch: palace, transformation }) => `${palace} ${kind} ${transformation}`,
  );
  expect(order).toEqual([
    '9 outward ji',
    '8 inward quan',
    '7 outward ke',
    '7 outward ji',
    '6 outward lu',
    '5 outward lu',
  ]);
});

describe('a chain', () => {
  test('goes on from where the last flight has landed', () => {
    for (const chart of CHARTS.slice(0, 60)) {
      for (let palace = 0; palace < 12; palace++) {
        const chain = flightChain(chart, branch(palace), 'lu', 'ji');
        expect(chain[0]).toEqual(flight(chart, branch(palace), 'lu'));
        for (let i = 1; i < chain.length; i++) expect(chain[i]).toEqual(flight(chart, chain[i - 1]!.to, 'ji'));
      }
    }
  });

  test('ends in the first palace that it sees twice, after twelve flights at the most', () => {
    for (const chart of CHARTS.slice(0, 60)) {
      for (let palace = 0; palace < 12; palace++) {
        const chain = flightChain(chart, branch(palace), 'ji', 'ji');
        const seen = chain.map(({ from }) => from);
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toContain(chain[chain.length - 1]!.to);
        expect(seen.length).toBeLessThanOrEqual(12);
      }
    }
  });

  test('of a palace that transforms its own star is one flight', () => {
    expect(flightChain(CHART, branch(6), 'lu', 'ji')).toEqual([flight(CHART, branch(6), 'lu')]);
  });

  test('禄转忌 is not 忌转禄', () => {
    expect(flightChain(CHART, branch(0), 'lu', 'ji')[0]!.transformation).toBe('lu');
    expect(flightChain(CHART, branch(0), 'ji', 'lu')[0]!.transformation).toBe('ji');
  });
});

test('the school decides: a palace of 壬 sends 科 to 左辅 or to 天府', () => {
  const palace = CHART.ziwei.palaces.find(({ stem }) => stem === 8)!.branch;
  expect(flight(CHART, palace, 'ke').star).toBe('zuofu');
  expect(flight(castAt(1984, 3, 19, 6, SCHOOLS.quanshu), palace, 'ke').star).toBe('tianfu');
});

describe('what cannot be is an error that names it', () => {
  const NO_CHART = 'chart an object: not allowed; allowed: a chart made by castChart or castChartAt';
  const at = (palace: number) => palace as ReturnType<typeof branch>;
  const kind = (id: string) => id as 'lu';

  test.each([
    ['no chart', () => flight({} as never, at(0), 'lu'), NO_CHART],
    ['no chart', () => flightsOf({} as never), NO_CHART],
    ['no chart', () => selfTransformationsOf({} as never), NO_CHART],
    ['no chart', () => flightChain({} as never, at(0), 'lu', 'ji'), NO_CHART],
    ['no palace', () => flight(CHART, at(12), 'lu'), 'palace 12'],
    ['no palace', () => flightChain(CHART, at(-1), 'lu', 'ji'), 'palace -1'],
    ['no transformation', () => flight(CHART, at(0), kind('luck')), 'kind "luck"'],
    ['no transformation', () => flightChain(CHART, at(0), kind('luck'), 'ji'), 'first "luck"'],
    ['no transformation', () => flightChain(CHART, at(0), 'ji', kind('luck')), 'then "luck"'],
  ])('%s', (_, run, message) => {
    expect(run).toThrow(message);
  });
});
