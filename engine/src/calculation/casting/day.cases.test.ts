// Charts of a birth without an hour, by two other programs (test/truth/cases/ziwei-patterns.json, kind unknownHour). They know no Sun: their rows are charts by
// the clock, each requested in the middle of its double hour. Each case is read by its fields alone.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localText } from '../civil/date-text.ts';
import { BRANCH_IDS, type BranchId } from '../cycle/branch.ts';
import { hanziOfPair, idOfPair, sexagenary } from '../cycle/sexagenary.ts';
import { bureauId } from '../ziwei/bureau.ts';
import { borrowedStarsOf, lifePairOf } from '../ziwei/ziwei-chart.ts';
import type { Gender } from './birth.ts';
import { castDay } from './day.ts';

interface Row {
  readonly doubleHour: BranchId;
  /** The day whose pillar the chart has: the date itself, or the next. */
  readonly day: 'same' | 'next';
  readonly lifePalace: string;
  readonly bureau: string;
  readonly ziweiBranch: BranchId;
  readonly lifeStars: readonly string[];
  readonly borrowed: readonly string[];
  readonly pillars: string;
}
interface Case {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly birth: {
    readonly date: string;
    readonly timeZone: string;
    readonly longitude: number;
    readonly gender: Gender;
  };
  readonly expect: {
    readonly rows: readonly Row[];
    /** The bureaus of this day, each with the double hours that have it. */
    readonly bureaus: Readonly<Record<string, readonly BranchId[]>>;
    readonly ziweiBranches: readonly BranchId[];
    readonly yearMonthDayPillarsOfTheTwelve: readonly string[];
  };
}

const { cases }: { cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL('../../../../test/truth/cases/ziwei-patterns.json', import.meta.url), 'utf8'),
);

/** The middle of a double hour on the clock, HH:MM:SS; 子 has a half at each end of the day. */
function middleOf({ doubleHour, day }: Row): string {
  const hour = 2 * BRANCH_IDS.indexOf(doubleHour);
  if (hour === 0) return day === 'next' ? '23:30:00' : '00:30:00';
  return `${String(hour).padStart(2, '0')}:00:00`;
}

describe.each(cases.filter(({ kind }) => kind === 'unknownHour'))('$id $title', (each) => {
  const [year, month, day] = each.birth.date.split('-').map(Number) as [number, number, number];
  const { longitude, timeZone, gender } = each.birth;
  const born = { date: { year, month, day }, gender, place: { longitude, timeZone } };
  const { charts } = castDay(born, { solarTime: 'clock' });
  const rowAt = (clock: string) =>
    charts.find(({ span: { from, to } }) => {
      const middle = `${each.birth.date}T${clock}`;
      return localText(from.clock) <= middle && middle < localText(to.clock);
    })!;
  const firstDay = charts[0]!.chart.pillars.day.pair;
  const rowOf = (row: Row): Row => {
    const { moment, pillars, ziwei } = rowAt(middleOf(row)).chart;
    const life = ziwei.palaces[ziwei.lifeBranch]!;
    const dayOf = [firstDay, sexagenary(firstDay + 1)].indexOf(pillars.day.pair);
    return {
      doubleHour: BRANCH_IDS[moment.hour]!,
      day: (['same', 'next'] as const)[dayOf]!,
      lifePalace: idOfPair(lifePairOf(ziwei)),
      bureau: bureauId(ziwei.bureau),
      ziweiBranch:
        BRANCH_IDS[ziwei.palaces.findIndex(({ majorStars }) => majorStars.some(({ id }) => id === 'ziwei'))]!,
      lifeStars: life.majorStars.map(({ id }) => id),
      borrowed: borrowedStarsOf(ziwei, life).map(({ id }) => id),
      pillars: (['year', 'month', 'day', 'hour'] as const).map((one) => hanziOfPair(pillars[one].pair)).join(' '),
    };
  };
  const rows = each.expect.rows.map(rowOf);
  const ofThisDay = rows.filter((row) => row.day === 'same');

  test('has the charts that the other programs cast', () => {
    expect(rows).toEqual(each.expect.rows);
  });

  test('has no double hour besides, and more than one chart in none but that in which a solar term falls', () => {
    const hours = charts.map(({ chart }) => `${BRANCH_IDS[chart.moment.hour]} ${chart.pillars.day.pair}`);
    expect(new Set(hours).size).toBe(each.expect.rows.length);
    const terms = new Set(charts.map(({ chart }) => chart.pillars.month.pair)).size - 1;
    expect(charts).toHaveLength(each.expect.rows.length + terms);
  });

  test('has bureaus, branches of Zi Wei and pillars of its twelve double hours as the case has them together', () => {
    for (const [bureau, hours] of Object.entries(each.expect.bureaus))
      expect(ofThisDay.filter((row) => row.bureau === bureau).map(({ doubleHour }) => doubleHour)).toEqual(hours);
    expect(new Set(ofThisDay.map(({ bureau }) => bureau))).toEqual(new Set(Object.keys(each.expect.bureaus)));
    expect([...new Set(ofThisDay.map(({ ziweiBranch }) => ziweiBranch))]).toEqual(each.expect.ziweiBranches);
    const three = ofThisDay.map(({ pillars }) => pillars.split(' ').slice(0, 3).join(' '));
    expect([...new Set(three)]).toEqual(each.expect.yearMonthDayPillarsOfTheTwelve);
  });
});
