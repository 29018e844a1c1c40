// Transits of the Four Pillars, for every case of test/truth/cases/transits.json.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { names as zh } from '../../presentation/words/zh/names.generated.ts';
import { birthMoment, type DayBoundary } from '../calendar/birth-moment.ts';
import { type Chart, castChart } from '../casting/chart.ts';
import { localText, utcText } from '../civil/date-text.ts';
import { BRANCH_HANZI } from '../cycle/branch.ts';
import { GROWTH_PHASE_IDS } from '../cycle/growth-phase.ts';
import { NAYIN_IDS, nayinOf } from '../cycle/nayin.ts';
import { STEM_HANZI } from '../cycle/stem.ts';
import { clockOfInstant } from '../time/clock.ts';
import { instant } from '../time/instant.ts';
import { longitudeOfDate } from '../time/longitude.ts';
import { solarTime, sundialAt } from '../time/solar-time.ts';
import { zoneNamed } from '../time/zone-history.ts';
import { SCHOOLS, type SchoolId } from '../ziwei/school.ts';
import type { Pillar } from './pillar.ts';
import { type PillarTransits, pillarTransits } from './pillar-transits.ts';
import type { SmallLuckRule } from './small-luck.ts';

interface Place {
  readonly clock: string;
  readonly utcOffsetSeconds: number;
  readonly utc: string;
  readonly longitude: number;
  readonly timeZone: string;
}
interface Case {
  readonly id: string;
  readonly note: string;
  readonly convention?: {
    readonly dayBoundary?: DayBoundary;
    readonly momentClock?: 'trueSolar' | 'clock';
    readonly school?: SchoolId;
    readonly smallLuckRule?: SmallLuckRule;
  };
  readonly birth: Place & {
    readonly gender: 'male' | 'female';
    readonly fourPillars: string;
    readonly luckForward: boolean;
    readonly luckStartsAt: string;
  };
  readonly at: Place;
  readonly expected: { readonly fourPillars: Readonly<Record<string, unknown>> };
}
const { cases }: { readonly cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL('../../../../test/truth/cases/transits.json', import.meta.url), 'utf8'),
);

function chartOf({ birth, convention }: Case): Chart {
  const [year, month, day, hour, minute] = birth.clock.split(/\D/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const { gender, longitude, timeZone } = birth;
  const cast = (disambiguation: 'earlier' | 'later') =>
    castChart(
      { date: { year, month, day }, hour, minute, gender, place: { longitude, timeZone }, disambiguation },
      { dayBoundary: convention?.dayBoundary, ...(convention?.school && { school: SCHOOLS[convention.school] }) },
    );
  const earlier = cast('earlier');
  return utcText(earlier.clock.instant) === birth.utc ? earlier : cast('later');
}

function momentOf({ at, convention }: Case) {
  const {
    clock,
    instant: moment,
    offsetSeconds,
    daylightSavingSeconds,
  } = clockOfInstant(instant(Date.parse(at.utc)), zoneNamed(at.timeZone)!, at.longitude);
  const sun =
    convention?.momentClock === 'clock'
      ? solarTime(clock - daylightSavingSeconds * 1000)
      : sundialAt(moment, longitudeOfDate(at.longitude, offsetSeconds)).solarTime;
  return birthMoment(moment, sun, { dayBoundary: convention?.dayBoundary ?? 'zi' }, 'china');
}

const hanzi = (pair: number) => STEM_HANZI[pair % 10]! + BRANCH_HANZI[pair % 12]!;

/** A pillar as the case file has it: pair, ten god, hidden stems, nayin, phase of the Day Master, own phase, void. */
function output(pillar: Pillar): string {
  const phase = (place: number) => zh.growthPhases[GROWTH_PHASE_IDS[place]!];
  return [
    hanzi(pillar.pair),
    zh.tenGods[pillar.tenGod],
    pillar.hiddenStems.map(({ stem, tenGod }) => STEM_HANZI[stem]! + zh.tenGods[tenGod]).join('、'),
    zh.nayin[NAYIN_IDS[nayinOf(pillar.pair)]!],
    phase(pillar.growthPhase),
    phase(pillar.selfPhase),
    `空${pillar.voidBranches.map((branch) => BRANCH_HANZI[branch]).join('')}`,
  ].join(' ');
}

/** All facts of a case about the pillars, except instants, which are compared with a tolerance. */
function factsOf(chart: Chart, by: PillarTransits, fixed: PillarTransits) {
  const { luck } = by;
  return {
    dayMaster: STEM_HANZI[chart.pillars.dayMaster],
    luck:
      luck.kind === 'before'
        ? { kind: 'before' }
        : { kind: 'running', number: luck.ordinal, pillar: output(by.luckPillar!) },
    ...(luck.kind === 'running' && { luckStartsAtUtc: utcText(luck.startsAt) }),
    luckEndsAtUtc: utcText(luck.endsAt),
    solarYearAge: by.solarYear.age,
    smallLuck: hanzi(by.smallLuck.pair),
    smallLuckFixedRule: hanzi(fixed.smallLuck.pair),
    year: output(by.year),
    month: output(by.month),
    day: output(by.day),
    hour: output(by.hour),
    yearStartsAtUtc: utcText(by.solarYear.startsAt),
    monthStartsAtUtc: utcText(by.solarMonth.startsAt),
    monthEndsAtUtc: utcText(by.solarMonth.endsAt),
  };
}

const INSTANTS = /AtUtc$/;

describe('the pillars of the transit cases', () => {
  test('there are cases, and some lie before the first luck pillar', () => {
    expect(cases.length).toBeGreaterThan(0);
    expect(new Set(cases.map(({ expected }) => (expected.fourPillars.luck as { kind: string }).kind)).size).toBe(2);
  });

  for (const one of cases) {
    test(`${one.id}: ${one.note}`, () => {
      const chart = chartOf(one);
      const { year, month, day, hour, luck } = chart.pillars;
      expect([year, month, day, hour].map(({ pair }) => hanzi(pair)).join(' ')).toBe(one.birth.fourPillars);
      expect(luck.forward).toBe(one.birth.luckForward);

      const moment = momentOf(one);
      const facts: Record<string, unknown> = factsOf(
        chart,
        pillarTransits(chart, moment, 'hour'),
        pillarTransits(chart, moment, 'fixed'),
      );
      const { fourPillars } = one.expected;
      expect(Object.keys(facts).sort()).toEqual(Object.keys(fourPillars).sort());
      for (const [name, value] of Object.entries(fourPillars)) {
        if (!INSTANTS.test(name)) expect(facts[name], name).toEqual(value);
        else {
          // A second of difference in a jie moves the start of luck by two minutes.
          const most = name.startsWith('luck') ? 4 * 60_000 : 1000;
          const off = Math.abs(Date.parse(facts[name] as string) - Date.parse(value as string));
          expect(off, `${name} ${facts[name]} ${value}`).toBeLessThanOrEqual(most);
        }
      }
      const start = pillarTransits(chart, { ...moment, instant: chart.clock.instant }, 'hour').luck.endsAt;
      const onClock = start + chart.clock.offsetSeconds * 1000;
      expect(
        Math.abs(onClock - Date.parse(`${one.birth.luckStartsAt}Z`)),
        `${localText(onClock)} ${one.birth.luckStartsAt}`,
      ).toBeLessThanOrEqual(4 * 60_000);
    });
  }
});
