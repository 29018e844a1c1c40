// Counts the births of each pattern: every double hour of every day of the lunar years 1900 to 2099. The patterns of a birth depend on
// the pair of the year, the month, the double hour and the palace of Zi Wei: each such cell is cast once and counts for all of its births.

import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { BirthMoment } from '../../calendar/birth-moment.ts';
import { daysInLunarMonth, type LunarDate, monthsOfLunarYear } from '../../calendar/lunar-calendar.ts';
import { pairOfYear } from '../../calendar/solar-year.ts';
import { BRANCH_IDS, branch } from '../../cycle/branch.ts';
import { stemOf } from '../../cycle/sexagenary.ts';
import { bureauOf } from '../bureau.ts';
import { ziweiBranch } from '../major-stars.ts';
import { lifePalace } from '../palaces.ts';
import { SCHOOL_IDS, SCHOOLS } from '../school.ts';
import { type ZiweiOfSchool, ziweiChart } from '../ziwei-chart.ts';
import { ziweiDate } from '../ziwei-date.ts';
import { boardOf } from './board.ts';
import { holds } from './condition.ts';
import { BIRTHS_COUNTED, PATTERN_BIRTHS } from './pattern-births.generated.ts';
import { PATTERN_IDS } from './pattern-ids.ts';
import { PATTERN_TABLE } from './pattern-table.ts';
import { type Pattern, patternRarities, patternsOf } from './patterns.ts';
import { readCondition } from './read-condition.ts';

const COUNTING = { yearBoundary: 'lunarNewYear', leapMonthRule: 'split' } as const;
const SCHOOL = SCHOOLS.common;
const CHINA = 'china';

/** Births of one cell: their number, the first and the last. */
interface Cell {
  births: number;
  readonly first: BirthMoment;
  last: BirthMoment;
}

const cells = new Map<number, Cell>();

const chartOf = (moment: BirthMoment): ZiweiOfSchool => ({
  ziwei: ziweiChart(moment, true, { ...COUNTING, school: SCHOOL }),
  conventions: { school: SCHOOL },
});

/** The patterns of a chart, as a text that is equal where they are. */
const output = (chart: ZiweiOfSchool): string => JSON.stringify(patternsOf(chart));

interface ImpossibleCase {
  readonly kind: string;
  readonly title: string;
  readonly at: string;
  readonly condition: string;
  readonly expect: { readonly births: number; readonly of: number };
}
const { cases }: { cases: readonly ImpossibleCase[] } = JSON.parse(
  readFileSync(new URL('../../../../../test/truth/cases/ziwei-patterns.json', import.meta.url), 'utf8'),
);
const IMPOSSIBLE = cases.filter(({ kind }) => kind === 'impossible');

/** The births with each form, such as `zifuTonggong main`, and among them the births without a breaking star in one of its palaces. */
const counts = new Map<string, { births: number; clean: number }>();
/** Births that meet a condition that no birth can meet, by condition. */
const impossible = new Map<string, number>();

beforeAll(() => {
  for (let year = 1900; year <= 2099; year++) {
    for (const month of monthsOfLunarYear(year, CHINA)) {
      for (let day = 1; day <= daysInLunarMonth(month, CHINA); day++) addDay({ ...month, day });
    }
  }
  const conditions = IMPOSSIBLE.map(({ at, condition }) => ({ at, condition, when: readCondition(condition) }));
  for (const { births, first } of cells.values()) {
    const chart = chartOf(first);
    addPatterns(patternsOf(chart), births);
    const board = boardOf(chart.ziwei);
    for (const { at, condition, when } of conditions) {
      const isThere = PALACES.some(
        (palace) => (at === 'any' || palace === chart.ziwei.lifeBranch) && holds(when, board, palace),
      );
      if (isThere) impossible.set(condition, (impossible.get(condition) ?? 0) + births);
    }
  }
}, 60_000);

const PALACES = BRANCH_IDS.map((_, palace) => branch(palace));

/** Adds the twelve births of a day to their cells. */
function addDay({ year, month, leapMonth, day }: LunarDate): void {
  for (let hour = 0; hour < 12; hour++) {
    const lunarDate = { year, month, leapMonth, day };
    // The Zi Wei chart of a moment depends on no more than this.
    const moment = { lunarDate, hour: branch(hour), solarYear: pairOfYear(year) } as BirthMoment;
    const date = ziweiDate(moment, COUNTING);
    const ziwei = ziweiBranch(bureauOf(stemOf(date.year), lifePalace(date.month, moment.hour)), day);
    const number = ((date.year * 12 + date.month - 1) * 12 + hour) * 12 + ziwei;
    const cell = cells.get(number);
    if (cell === undefined) cells.set(number, { births: 1, first: moment, last: moment });
    else {
      cell.births += 1;
      cell.last = moment;
    }
  }
}

function addPatterns(patterns: readonly Pattern[], births: number): void {
  const cleanForms = new Map<string, boolean>();
  for (const { id, forms, brokenBy } of patterns) {
    for (const form of forms) {
      const key = `${id} ${form}`;
      cleanForms.set(key, brokenBy.length === 0 || cleanForms.get(key) === true);
    }
  }
  for (const [key, isClean] of cleanForms) {
    const count = counts.get(key) ?? { births: 0, clean: 0 };
    counts.set(key, { births: count.births + births, clean: count.clean + (isClean ? births : 0) });
  }
}

test('all 876,696 births are in 103,680 cells: 60 pairs, 12 months, 12 double hours, 12 palaces of Zi Wei', () => {
  const births = [...cells.values()].reduce((sum, cell) => sum + cell.births, 0);
  expect(births).toBe(BIRTHS_COUNTED);
  expect(cells.size).toBe(60 * 12 * 12 * 12);
});

test('two births of a cell have the same patterns, whatever their days', () => {
  const several = [...cells.values()].filter(({ births }) => births > 1);
  for (let i = 0; i < several.length; i += 37) {
    const { first, last } = several[i]!;
    expect(output(chartOf(last))).toBe(output(chartOf(first)));
  }
});

test('the frozen table of the common school is the count', () => {
  const frozen = PATTERN_IDS.flatMap((id) =>
    Object.entries<string>(PATTERN_BIRTHS[id]).map(([form, ofSchools]) => [`${id} ${form}`, ofSchools.split(' ')[0]]),
  );
  const counted = frozen.map(([key]) => {
    const { births, clean } = counts.get(key!) ?? { births: 0, clean: 0 };
    return [key, `${births}/${clean}`];
  });
  expect(counted).toEqual(frozen);
  expect(counts.size).toBe(143);
});

test.each(IMPOSSIBLE)('$title: no birth has $condition', ({ condition, expect: { births, of } }) => {
  expect([impossible.get(condition) ?? 0, BIRTHS_COUNTED]).toEqual([births, of]);
});

// The Vietnamese book grades the major stars alone.
const NEVER_IN_VIETNAM = ['tanhuoXiangfeng main', 'wenliangZhenji main', 'junziZaiye main'];

test.each(SCHOOL_IDS)('in the school %s no pattern is answered that no birth has', (school) => {
  const rarities = patternRarities(school)!;
  const forms = PATTERN_IDS.flatMap((id) => Object.keys(PATTERN_BIRTHS[id]).map((form) => [id, form] as const));
  const never = forms.filter(([id, form]) => rarities[id][form as 'main'] === undefined).map((key) => key.join(' '));
  expect(never).toEqual(school === 'vietnam' ? NEVER_IN_VIETNAM : []);
  expect(forms).toHaveLength(143);
  for (const [id, form] of forms) {
    const rarity = rarities[id][form as 'main'];
    if (rarity === undefined) continue;
    expect(rarity.percent).toBeGreaterThan(0);
    expect(rarity.percent).toBeGreaterThanOrEqual(rarity.cleanPercent);
    expect(rarity.oneIn).toBeCloseTo(100 / rarity.percent, -1);
  }
});

test('a pattern that nothing may break is always clean', () => {
  const rarities = patternRarities('common')!;
  for (const id of PATTERN_IDS) {
    if (PATTERN_TABLE[id].brokenBy !== undefined) continue;
    for (const { percent, cleanPercent } of Object.values(rarities[id])) expect(cleanPercent).toBe(percent);
  }
});

test('a school of one’s own has no count', () => {
  expect(patternRarities('my-school')).toBeUndefined();
});
