// The Zi Wei transits of 101 births (test/truth/cases/transits.json). Each case is read by its fields alone.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { names as zh } from '../../../presentation/words/zh/names.generated.ts';
import { localText, utcText } from '../../civil/date-text.ts';
import { BRANCH_HANZI, branch } from '../../cycle/branch.ts';
import { type Sexagenary, stemOf } from '../../cycle/sexagenary.ts';
import { STEM_HANZI } from '../../cycle/stem.ts';
import { luckPillarsOf } from '../../pillars/luck.ts';
import type { FlowStar } from '../../ziwei/flow-stars.ts';
import { PALACE_IDS } from '../../ziwei/palaces.ts';
import { SCHOOLS, type SchoolId } from '../../ziwei/school.ts';
import type { Gender } from '../birth.ts';
import { type Chart, castChart } from '../chart.ts';
import { CONVENTION_VALUES } from '../conventions.ts';
import { castTimeline, type TimelineList } from './cast-timeline.ts';
import { castTransits, TRANSIT_CONVENTION_VALUES, type TransitOptions, type Transits } from './cast-transits.ts';
import type { Level } from './level.ts';
import { palaceIdAtLevel } from './level.ts';

/** A level as the file has it. */
interface LevelFacts {
  readonly palace: string;
  readonly natalPalace: string;
  readonly pair: string;
  readonly transformations: string;
  readonly flowStars?: string;
}

interface Place {
  readonly clock: string;
  readonly utcOffsetSeconds: number;
  readonly utc: string;
  readonly longitude: number;
  readonly timeZone: string;
  readonly trueSolarTime: string;
  readonly lunarDate: string;
  readonly doubleHour: string;
}

interface Case {
  readonly id: string;
  readonly note: string;
  readonly convention?: Readonly<Record<string, string>>;
  readonly birth: Place & {
    readonly gender: Gender;
    readonly fourPillars: string;
    readonly lifePalace: string;
    readonly bureau: number;
    readonly luckForward: boolean;
    readonly luckStartsAt: string;
  };
  readonly at: Place & { readonly byClock?: Pick<Place, 'lunarDate' | 'doubleHour'> };
  readonly expected: {
    readonly ziwei: {
      readonly nominalAge: number;
      readonly decade:
        | (LevelFacts & {
            readonly kind: string;
            readonly number?: number;
            readonly fromAge: number;
            readonly toAge: number;
          })
        | null;
      readonly smallLimit: LevelFacts;
      readonly year: LevelFacts & {
        readonly lunarYear: number;
        readonly nianjie: string;
        readonly suijian: string;
        readonly jiangxing: string;
      };
      readonly month: LevelFacts & {
        readonly number: number;
        readonly leapMonth: boolean;
        readonly doujun: string;
      };
      readonly day: LevelFacts & { readonly lunarDay: number };
      readonly hour: LevelFacts;
    };
  };
}

interface CaseFile {
  readonly defaults: Readonly<Record<string, string>>;
  readonly cases: readonly Case[];
}
const { defaults, cases } = JSON.parse(
  readFileSync(new URL('../../../../../test/truth/cases/transits.json', import.meta.url), 'utf8'),
) as CaseFile;

const hanzi = (at: number): string => BRANCH_HANZI[at]!;
const pairHanzi = (pair: Sexagenary): string => STEM_HANZI[stemOf(pair)]! + hanzi(pair % 12);

/** The conventions of a case in our own words: the file calls the clock of the moment `momentClock`. */
function conventionsOf({ convention = {} }: Case) {
  const { momentClock, school, ...others } = { ...defaults, ...convention };
  const ofTransits = Object.entries(others).filter(([name]) => Object.hasOwn(TRANSIT_CONVENTION_VALUES, name));
  const ofChart = Object.entries(others).filter(([name]) => Object.hasOwn(CONVENTION_VALUES, name));
  expect(ofTransits.length + ofChart.length, 'every convention is known').toBe(Object.keys(others).length);
  return {
    chart: { ...Object.fromEntries(ofChart), school: SCHOOLS[school as SchoolId] },
    transits: { ...Object.fromEntries(ofTransits), atSolarTime: momentClock === 'clock' ? 'clock' : 'apparent' },
  } as const;
}

function birthOf({ birth }: Case, disambiguation: 'earlier' | 'later') {
  const [year, month, day, hour, minute, second] = birth.clock.split(/\D/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  expect(second, 'births have whole minutes').toBe(0);
  const { gender, longitude, timeZone } = birth;
  return { date: { year, month, day }, hour, minute, gender, place: { longitude, timeZone }, disambiguation };
}

/** For a clock time that occurred twice, the instant in the file decides which one is meant. */
function chartOf(one: Case): Chart {
  const { chart } = conventionsOf(one);
  const earlier = castChart(birthOf(one, 'earlier'), chart);
  return utcText(earlier.clock.instant) === one.birth.utc ? earlier : castChart(birthOf(one, 'later'), chart);
}

function transitsOf(one: Case, options: TransitOptions = {}): Transits {
  const { longitude, timeZone, clock, utc } = one.at;
  const by = { ...conventionsOf(one).transits, atTimeZone: timeZone, atLongitude: longitude, ...options };
  const chart = chartOf(one);
  const earlier = castTransits(chart, clock, by);
  return utcText(earlier.moment.instant) === utc
    ? earlier
    : castTransits(chart, clock, { ...by, atDisambiguation: 'later' });
}

/** A level in the words of the file. */
const levelFacts = (level: Level): LevelFacts => ({
  palace: hanzi(level.branch),
  natalPalace: level.palace,
  pair: pairHanzi(level.pair),
  transformations: level.transformations
    .map(({ star, branch: palace }) => `${zh.stars[star]}${hanzi(palace)}`)
    .join(' '),
});
const withStars = (level: Level & { readonly flowStars: readonly FlowStar[] }): LevelFacts => ({
  ...levelFacts(level),
  flowStars: level.flowStars
    .slice(0, 10)
    .map(({ branch: palace }) => hanzi(palace))
    .join(''),
});

describe.each(cases.map((one) => [one.id, one.note, one] as const))('%s: %s', (_, __, one) => {
  const { ziwei: expected } = one.expected;
  const transits = transitsOf(one);
  const { moment, ziwei, chart } = transits;

  test('the birth is the one of the file', () => {
    const { pillars } = chart;
    const lunar = chart.moment.lunarDate;
    expect({
      utc: utcText(chart.clock.instant),
      trueSolarTime: localText(chart.trueSolarTime.solarTime).slice(0, 16),
      lunarDate: `${lunar.year}-${lunar.leapMonth ? 'L' : ''}${lunar.month}-${lunar.day}`,
      doubleHour: hanzi(chart.moment.hour),
      fourPillars: [pillars.year, pillars.month, pillars.day, pillars.hour]
        .map(({ pair }) => pairHanzi(pair))
        .join(' '),
      lifePalace: STEM_HANZI[chart.ziwei.palaces[chart.ziwei.lifeBranch]!.stem]! + hanzi(chart.ziwei.lifeBranch),
      bureau: chart.ziwei.bureau,
      luckForward: pillars.luck.forward,
      luckStartsAt: localText(luckPillarsOf(chart)[0]!.startsAt),
    }).toEqual({
      utc: one.birth.utc,
      trueSolarTime: one.birth.trueSolarTime,
      lunarDate: one.birth.lunarDate,
      doubleHour: one.birth.doubleHour,
      fourPillars: one.birth.fourPillars,
      lifePalace: one.birth.lifePalace,
      bureau: one.birth.bureau,
      luckForward: one.birth.luckForward,
      luckStartsAt: one.birth.luckStartsAt,
    });
  });

  test('the moment: instant, offset, sundial, lunar date and double hour', () => {
    const { year, month, leapMonth, day } = moment.lunarDate;
    expect({
      utc: utcText(moment.instant),
      utcOffsetSeconds: moment.clock.offsetSeconds,
      trueSolarTime: localText(moment.trueSolarTime!.solarTime).slice(0, 16),
      lunarDate: `${year}-${leapMonth ? 'L' : ''}${month}-${day}`,
      doubleHour: hanzi(moment.hour),
    }).toEqual({
      utc: one.at.utc,
      utcOffsetSeconds: one.at.utcOffsetSeconds,
      trueSolarTime: one.at.trueSolarTime,
      lunarDate: one.at.lunarDate,
      doubleHour: one.at.doubleHour,
    });
  });

  test('by the standard clock of the zone, where that differs', () => {
    const { byClock } = one.at;
    const { lunarDate, hour } = transitsOf(one, { atSolarTime: 'clock' }).moment;
    expect({
      lunarDate: `${lunarDate.year}-${lunarDate.leapMonth ? 'L' : ''}${lunarDate.month}-${lunarDate.day}`,
      doubleHour: hanzi(hour),
    }).toEqual({
      lunarDate: byClock?.lunarDate ?? one.at.lunarDate,
      doubleHour: byClock?.doubleHour ?? one.at.doubleHour,
    });
  });

  test('nominal age, decade and small limit', () => {
    const { decade } = ziwei;
    expect({
      nominalAge: ziwei.nominalAge,
      decade:
        decade === undefined
          ? null
          : {
              ...withStars(decade),
              kind: decade.kind,
              ...(decade.ordinal === undefined ? {} : { number: decade.ordinal }),
              fromAge: decade.fromAge,
              toAge: decade.toAge,
            },
      smallLimit: levelFacts(ziwei.smallLimit),
    }).toEqual({ nominalAge: expected.nominalAge, decade: expected.decade, smallLimit: expected.smallLimit });
  });

  test('year, month, day and hour', () => {
    const { year, month, day, hour } = ziwei;
    expect({
      year: {
        ...withStars(year),
        lunarYear: year.year,
        nianjie: hanzi(year.flowStars.find(({ id }) => id === 'nianjieYear')!.branch),
        suijian: hanzi(year.suijian),
        jiangxing: hanzi(year.jiangxing),
      },
      month: {
        ...withStars(month!),
        number: month!.ordinal,
        leapMonth: month!.leapMonth,
        doujun: hanzi(year.doujun),
      },
      day: { ...withStars(day!), lunarDay: day!.lunarDay },
      hour: withStars(hour!),
    }).toEqual({ year: expected.year, month: expected.month, day: expected.day, hour: expected.hour });
  });

  test('the rows of the lists that hold the moment are these levels', () => {
    const rowsOf = <L extends TimelineList>(list: L) => castTimeline(chart, one.at.utc, list, transits.options).rows;
    const held = <Row extends { readonly holdsMoment: boolean }>(rows: readonly Row[]) =>
      rows.filter(({ holdsMoment }) => holdsMoment);
    const bare = ({ palace, natalPalace, pair, transformations }: LevelFacts) => ({
      palace,
      natalPalace,
      pair,
      transformations,
    });
    const { decade } = expected;
    expect(held(rowsOf('decades')).map(levelFacts)).toEqual(decade === null ? [] : [bare(decade)]);
    expect(held(rowsOf('years').ziwei).map(levelFacts)).toEqual(decade === null ? [] : [bare(expected.year)]);
    expect(held(rowsOf('months').ziwei).map(levelFacts)).toEqual([bare(expected.month)]);
    expect(held(rowsOf('days')).map(levelFacts)).toEqual([bare(expected.day)]);
  });

  test('the instant gives the same levels as the clock', () => {
    const again = castTransits(chart, one.at.utc, transits.options);
    expect(again.moment.instant).toBe(moment.instant);
    expect(again.ziwei.hour).toEqual(ziwei.hour);
  });

  test('every level holds the moment, and its roles are the twelve', () => {
    for (const level of [ziwei.decade, ziwei.smallLimit, ziwei.year, ziwei.month, ziwei.day, ziwei.hour]) {
      if (level === undefined) continue;
      expect(level.startsAt).toBeLessThanOrEqual(moment.instant);
      expect(level.endsAt!).toBeGreaterThan(moment.instant);
      const roles = Array.from({ length: 12 }, (_, at) => palaceIdAtLevel(level, branch(at)));
      expect(new Set(roles)).toEqual(new Set(PALACE_IDS));
    }
  });
});
