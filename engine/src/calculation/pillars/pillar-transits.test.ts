import { expect, test } from 'vitest';
import { birthMoment } from '../calendar/birth-moment.ts';
import { castChart } from '../casting/chart.ts';
import { branchOfPair, voidBranches } from '../cycle/sexagenary.ts';
import { instant } from '../time/instant.ts';
import { solarTime } from '../time/solar-time.ts';
import { isInNatalVoid, pillarTransits, smallLuckAt } from './pillar-transits.ts';

const chart = castChart({
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
});

const atNoonOf = (day: string) => {
  const local = Date.parse(`${day}T12:00:00Z`);
  return birthMoment(instant(local - 8 * 3_600_000), solarTime(local), { dayBoundary: 'zi' }, 'china');
};

test('at the birth itself the pillars of the moment are the natal ones, seen from the same Day Master', () => {
  const { year, month, day, hour, luck, solarYear } = pillarTransits(chart, chart.moment, 'hour');
  expect([year, month, hour]).toEqual([chart.pillars.year, chart.pillars.month, chart.pillars.hour]);
  expect(day).toEqual({ ...chart.pillars.day, tenGod: 'bijian' }); // another day of the same stem is a companion, not the Day Master itself
  expect(luck.kind).toBe('before');
  expect(solarYear.age).toBe(1);
});

test('a pillar falls into the natal void by its branch alone, as the pillar of the natal day counts it', () => {
  const natal = voidBranches(chart.pillars.day.pair); // 己丑: 午未
  const days = Array.from({ length: 60 }, (_, n) =>
    atNoonOf(new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)),
  );
  const found = days
    .map((moment) => pillarTransits(chart, moment, 'hour').day)
    .filter((day) => isInNatalVoid(chart.pillars, day));
  expect(found).toHaveLength(10); // two of twelve branches
  for (const { pair } of found) expect(natal).toContain(branchOfPair(pair));
});

test('the small luck of each age is a pillar seen from the Day Master, of men and of women', () => {
  const woman = castChart({ ...chart.birth, gender: 'female' });
  const [, ...ages] = Array.from({ length: 61 }, (_, age) => age);
  for (const rule of ['hour', 'fixed'] as const) {
    for (const one of [chart, woman]) {
      const pairs = ages.map((age) => smallLuckAt(one, age, rule).pair);
      expect(new Set(pairs).size).toBe(60);
    }
    expect(smallLuckAt(woman, 5, rule).pair).not.toBe(smallLuckAt(chart, 5, rule).pair);
  }
});
