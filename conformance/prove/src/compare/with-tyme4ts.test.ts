import { expect, test } from 'vitest';
import { IS_FULL, RUNS } from '../../../../test/setup/runs.ts';
import { randomClockBirths } from '../births/births.ts';
import { MS_PER_DAY, MS_PER_HOUR } from '../births/civil-day.ts';
import { minutesBetween } from '../facts/luck-start.ts';
import { type TymeQuestion, tymeFacts } from '../facts/tyme4ts.ts';
import { compareWithTyme, pillarsInChina } from './with-tyme4ts.ts';

/** Births under each day boundary, and births between 23:00 and midnight, where the boundaries differ. */
function* births(): Generator<TymeQuestion> {
  for (const dayBoundary of ['zi', 'midnight'] as const) {
    for (const birth of randomClockBirths(400 * RUNS, 21)) yield { ...birth, dayBoundary };
    for (const { clock, gender } of randomClockBirths(100 * RUNS, 22)) {
      const nextHour = Math.ceil(clock / MS_PER_HOUR) * MS_PER_HOUR;
      const midnight = Math.floor(clock / MS_PER_DAY) * MS_PER_DAY + MS_PER_DAY;
      yield { clock: midnight - (nextHour - clock), gender, dayBoundary };
    }
  }
}

test('a thousand births 1900-2099, in a full run ten times as many: pillars and facts that depend on them, lunar date and luck are those of tyme4ts 1.5.2', () => {
  const { charts, named, unexplained } = compareWithTyme(births());
  expect(unexplained.slice(0, 10)).toEqual([]);
  expect(charts).toBe(1000 * RUNS);
  const known = ['disputed month', 'second of the jie'];
  expect(known).toEqual(IS_FULL ? Object.keys(named).sort() : expect.arrayContaining(Object.keys(named)));
});

// docs/rules/calendar.md section 5: until 2026 the terms of tyme4ts are exact to 3.3 s, and a second is two minutes of luck.
test('until 2026 the luck starts within ten minutes of when tyme4ts has it start', () => {
  const until2026 = [...randomClockBirths(300 * RUNS, 23)].filter(({ clock }) => clock < Date.UTC(2026, 0));
  for (const birth of until2026) {
    const question = { ...birth, dayBoundary: 'zi' } as const;
    const [ours, theirs] = [pillarsInChina(question), tymeFacts(question)].map((facts) => facts['luck.start']!);
    expect(Math.abs(minutesBetween(ours!, theirs!))).toBeLessThanOrEqual(10);
  }
});

// docs/rules/charts.md C9, the first row: 7y9m3d5h20m, 2000-01-15 12:50, 乙巳; "TY gives 9" as the age.
test('the ages of the luck pillars follow the rule of tyme4ts: the years of the common calendar between birth and start, and one', () => {
  const question = { clock: Date.UTC(1992, 3, 12, 7, 30), gender: 'male', dayBoundary: 'zi' } as const;
  for (const facts of [pillarsInChina(question), tymeFacts(question)]) {
    expect(facts['luck.start']).toBe('7 9 3 5 20 → 2000-01-15T12:50:00, 9-18');
    expect(facts['luck.pillars']).toBe('乙巳 丙午 甲寅');
  }
});
