// Search and chart agree: a query made from a chart finds its birth, and each birth found casts a chart that fits the query.

import { expect, test } from 'vitest';
import { IS_FULL } from '../../../../../test/setup/runs.ts';
import { dateOfDay, dayOfDate } from '../../civil/day-number.ts';
import { BRANCH_IDS } from '../../cycle/branch.ts';
import { branchOfPair, type Sexagenary, stemOf } from '../../cycle/sexagenary.ts';
import { STEM_IDS } from '../../cycle/stem.ts';
import { bureauId } from '../../ziwei/bureau.ts';
import { type KnownFacts, type KnownStar, shows } from '../../ziwei/known-facts.ts';
import { PALACE_IDS, roleOf } from '../../ziwei/palaces.ts';
import { patternsOf } from '../../ziwei/patterns/patterns.ts';
import { lifePairOf } from '../../ziwei/ziwei-chart.ts';
import { type Birth, GENDERS, type Gender } from '../birth.ts';
import { type Chart, castChart } from '../chart.ts';
import { CONVENTION_VALUES, type ConventionOptions } from '../conventions.ts';
import { birthsThatFit, type FoundBirth } from './births-that-fit.ts';
import type { KnownBirth, KnownPattern, KnownPillar } from './known-birth.ts';

/** Draws the same numbers in every run. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Places with clocks of every kind: summer time, own mean time, both sides of the date line, dates that were left out. */
const PLACES: readonly Birth['place'][] = [
  { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  { longitude: 75.98, timeZone: 'Asia/Shanghai' },
  { longitude: 121.53, timeZone: 'Asia/Taipei' },
  { longitude: 126.98, timeZone: 'Asia/Seoul' },
  { longitude: 106.63, timeZone: 'Asia/Ho_Chi_Minh' },
  { longitude: 105.84, timeZone: 'Asia/Bangkok', countryCode: 'VN' },
  { longitude: -171.76, timeZone: 'Pacific/Apia' },
  { longitude: 120.98, timeZone: 'Asia/Manila' },
  { longitude: -0.13, timeZone: 'Europe/London' },
  { longitude: -122.42, timeZone: 'America/Los_Angeles' },
];

function randomBirth(draw: (below: number) => number): {
  readonly birth: Birth;
  readonly conventions: ConventionOptions;
} {
  const first = dayOfDate(1645, 2, 10);
  const date = dateOfDay((first + draw(dayOfDate(2199, 12, 20) - first)) as ReturnType<typeof dayOfDate>);
  const pick = <T>(values: readonly T[]): T => values[draw(values.length)]!;
  const mostly = <T>(values: readonly T[]): T => (draw(2) === 0 ? values[0]! : pick(values));
  return {
    birth: { date, hour: draw(24), minute: draw(60), gender: pick(GENDERS), place: pick(PLACES) },
    conventions: {
      dayBoundary: mostly(CONVENTION_VALUES.dayBoundary),
      yearBoundary: mostly(CONVENTION_VALUES.yearBoundary),
      leapMonthRule: mostly(CONVENTION_VALUES.leapMonthRule),
      school: mostly(CONVENTION_VALUES.school),
      solarTime: mostly(CONVENTION_VALUES.solarTime),
    },
  };
}

// ---- Queries from a chart

const pillarOf = (pair: Sexagenary): Required<KnownPillar> => ({
  stem: STEM_IDS[stemOf(pair)]!,
  branch: BRANCH_IDS[branchOfPair(pair)]!,
});

const starsIn = ({ ziwei }: Chart) =>
  ziwei.palaces.flatMap(({ branch, order: role, majorStars, minorStars, adjectiveStars }) =>
    [...majorStars, ...minorStars, ...adjectiveStars].map(({ id }) => ({
      star: id,
      branch: BRANCH_IDS[branch]!,
      palace: PALACE_IDS[role]!,
    })),
  );

const patternsIn = (chart: Chart): readonly KnownPattern[] =>
  patternsOf(chart).flatMap(({ id, forms, brokenBy }) =>
    [undefined, ...forms].map((form) => ({ id, form, clean: brokenBy.length === 0 })),
  );

/** Queries of every kind that a chart answers. */
function queriesOf(chart: Chart, draw: (below: number) => number): Readonly<Record<string, KnownBirth>> {
  const { pillars, ziwei, moment, birth } = chart;
  const [yearPillar, monthPillar, dayPillar, hourPillar] = [pillars.year, pillars.month, pillars.day, pillars.hour].map(
    ({ pair }) => pillarOf(pair),
  );
  const stars = starsIn(chart);
  const some = <T>(all: readonly T[], most: number) =>
    Array.from({ length: Math.min(most, all.length) }, () => all[draw(all.length)]!);
  const [lu, quan, ke, ji] = ziwei.transformations.map(({ star }) => star);
  const frame: KnownBirth = {
    lifeBranch: BRANCH_IDS[ziwei.lifeBranch]!,
    bodyBranch: BRANCH_IDS[ziwei.bodyBranch]!,
    bureau: bureauId(ziwei.bureau),
    mainStar: ziwei.mainStar.id,
  };
  const { month: lunarMonth, day: lunarDay, leapMonth } = moment.lunarDate;
  const calendar: KnownBirth = { lunarMonth, lunarDay, leapMonth, doubleHour: BRANCH_IDS[moment.hour]! };
  const whole: KnownBirth = { yearPillar, monthPillar, dayPillar, hourPillar };
  const parts: KnownBirth = {
    yearPillar: { stem: yearPillar!.stem },
    monthPillar: { branch: monthPillar!.branch },
    dayPillar: { branch: dayPillar!.branch },
    hourPillar: { stem: hourPillar!.stem },
  };
  const { gender } = birth;
  const inBranches: readonly KnownStar[] = some(stars, 4).map(({ star, branch }) => ({ star, branch }));
  const inRoles: readonly KnownStar[] = some(stars, 4).map(({ star, palace }) => ({ star, palace }));
  return {
    whole,
    parts,
    frame,
    calendar,
    transformed: { lu, quan, ke, ji },
    inBranches: { stars: inBranches },
    inRoles: { stars: inRoles, gender },
    patterns: { patterns: some(patternsIn(chart), 2), lunarDay },
    all: { ...whole, ...frame, ...calendar, lu, quan, ke, ji, stars, patterns: patternsIn(chart), gender },
  };
}

const isPart = (pair: Sexagenary, { stem, branch }: KnownPillar = {}): boolean =>
  (stem === undefined || STEM_IDS[stemOf(pair)] === stem) &&
  (branch === undefined || BRANCH_IDS[branchOfPair(pair)] === branch);

/** The conditions of a query that `shows` compares with a chart. */
const chartFactsOf = ({ mainStar, bureau, stars }: KnownBirth): KnownFacts => ({
  ...(mainStar && { mainStar }),
  ...(bureau && { bureau }),
  ...(stars && { stars }),
});

/** True if a chart fits a query, read from the chart alone. */
function isAnswered(chart: Chart, known: KnownBirth): boolean {
  const { pillars, ziwei, moment } = chart;
  const { month, day, leapMonth } = moment.lunarDate;
  const same = (requested: unknown, is: unknown) => requested === undefined || requested === is;
  return (
    (['year', 'month', 'day', 'hour'] as const).every((pillar) =>
      isPart(pillars[pillar].pair, known[`${pillar}Pillar`]),
    ) &&
    same(known.lunarMonth, month) &&
    same(known.lunarDay, day) &&
    same(known.leapMonth, leapMonth) &&
    same(known.doubleHour, BRANCH_IDS[moment.hour]) &&
    same(known.lifeBranch, BRANCH_IDS[ziwei.lifeBranch]) &&
    same(known.bodyBranch, BRANCH_IDS[ziwei.bodyBranch]) &&
    ziwei.transformations.every(({ transformation, star }) => same(known[transformation], star)) &&
    shows(chart, chartFactsOf(known)) &&
    (known.patterns ?? []).every(({ id, form, clean = false }) =>
      patternsOf(chart).some(
        (own) =>
          own.id === id && (form === undefined || own.forms.includes(form)) && !(clean && own.brokenBy.length > 0),
      ),
    )
  );
}

// ---- There and back

const HOUR = 3_600_000;

function goThereAndBack(births: number, seed: number): void {
  const draw = drawing(seed);
  let back = 0;
  for (let n = 0; n < births; n++) {
    const { birth, conventions } = randomBirth(draw);
    const chart = castChart(birth, conventions);
    const { instant: born, day } = chart.moment;
    const { year } = dateOfDay(day);
    for (const [kind, known] of Object.entries(queriesOf(chart, draw))) {
      const output = () => `${kind} of ${JSON.stringify({ birth, conventions, known })}`;
      const found = birthsThatFit(known, {
        place: birth.place,
        conventions,
        fromYear: year,
        toYear: year,
        after: born - 3 * HOUR,
        limit: 4,
      });
      const own = found.births.find(({ from, to }) => from.instant <= born && born < to.instant);
      if (own === undefined) expect.unreachable(`no birth was found by ${output()}`);
      for (const each of found.births) {
        if (each.clockTime === undefined) continue;
        back++;
        const { clockTime } = each;
        const castFor = (gender: Gender): Chart => castChart({ ...clockTime, gender, place: birth.place }, conventions);
        const requested = known.gender === undefined ? GENDERS : [known.gender];
        const fitting = requested.filter((gender) => isAnswered(castFor(gender), known));
        const wanted = each.gender === undefined ? requested : [each.gender];
        if (fitting.join() !== wanted.join() || !isAsTold(castFor(requested[0]!), each))
          expect.unreachable(`${JSON.stringify(each)} was found by ${output()}, for ${fitting}`);
      }
    }
  }
  expect(back).toBeGreaterThan(births);
}

/** True if a chart has the values that the search reported with its birth. */
const isAsTold = ({ moment, pillars, ziwei }: Chart, { from, to, pairs, change, ...told }: FoundBirth): boolean => {
  const own = change !== undefined && moment.instant >= change.at.instant ? change.pairs : pairs;
  return (
    moment.instant >= from.instant &&
    moment.instant < to.instant &&
    (['year', 'month', 'day', 'hour'] as const).every((pillar) => pillars[pillar].pair === own[pillar]) &&
    ziwei.mainStar.id === told.mainStar.id &&
    ziwei.bureau === told.bureau &&
    told.lifePair === lifePairOf(ziwei) &&
    told.bodyRole === PALACE_IDS[roleOf(ziwei.lifeBranch, ziwei.bodyBranch)]
  );
};

/** Runs of a hundred births. */
const HUNDREDS = IS_FULL ? 200 : 1;

test.each(Array.from({ length: HUNDREDS }, (_, n) => n + 1))(
  'a hundred births are found by all that is known of their charts, and what is found casts what was asked (%i)',
  (seed) => goThereAndBack(100, seed),
);

// ---- Every birth of a year

/** The charts of the first and the last minute of each double hour of a year on the clock; at midnight 子 is split into two halves. */
function* doubleHoursOf(year: number, conventions: ConventionOptions): Generator<readonly [Chart, Chart]> {
  const hours =
    conventions.dayBoundary === 'midnight'
      ? [0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 24]
      : [-1, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23];
  const first = dayOfDate(year, 1, 1);
  for (let day = first; dateOfDay(day).year === year; day = (day + 1) as typeof day) {
    const castAt = (minutes: number): Chart =>
      castChart(
        {
          date: dateOfDay((minutes < 0 ? day - 1 : day) as typeof day),
          hour: Math.floor(((minutes + 1440) % 1440) / 60),
          minute: (minutes + 1440) % 60,
          gender: 'male',
          place: { longitude: 120, timeZone: 'Etc/GMT-8' }, // without summer time
        },
        conventions,
      );
    for (const [n, hour] of hours.slice(1).entries()) yield [castAt(60 * hours[n]!), castAt(60 * hour - 1)];
  }
}

// Leap months 2, 6 and 10; with two, one and no Lichun in the lunar year.
const YEARS: readonly (readonly [year: number, conventions: ConventionOptions])[] = [
  [2023, { solarTime: 'clock' }],
  [2025, { solarTime: 'clock', dayBoundary: 'midnight', yearBoundary: 'lichun', school: 'quanshu' }],
  [1984, { solarTime: 'clock', leapMonthRule: 'next', yearBoundary: 'lichun' }],
];

test.each(YEARS)('what is known finds every birth of %i whose chart shows it, and no other', (year, conventions) => {
  const all = [...doubleHoursOf(year, conventions)];
  const draw = drawing(year);
  for (let n = 0; n < (IS_FULL ? 6 : 2); n++) {
    const [own] = all[draw(all.length)]!;
    for (const [kind, query] of Object.entries(queriesOf(own, draw))) {
      const { gender: _gender, ...known } = query;
      const wanted = all.flatMap(([first, last]) => {
        const fits = [first, last].filter((chart) => isAnswered(chart, known));
        // Lichun within a double hour makes two births of it where the Zi Wei year begins there, and one where it does not.
        const isCut = conventions.yearBoundary === 'lichun' && first.pillars.year.pair !== last.pillars.year.pair;
        return (isCut ? fits : fits.slice(0, 1)).map((chart) => [chart.moment.day, chart.moment.hour].join());
      });
      const output = `${kind} of ${JSON.stringify({ year, conventions, known })}`;
      const found: string[] = [];
      for (let after: number | undefined, more = true; more; more = after !== undefined) {
        const page = birthsThatFit(known, {
          place: { longitude: 120, timeZone: 'Etc/GMT-8' },
          conventions,
          fromYear: year,
          toYear: year,
          after,
          limit: 100,
        });
        expect(page.count, output).toBe(wanted.length);
        found.push(...page.births.map(({ moment }) => [moment.day, moment.hour].join()));
        after = page.next;
      }
      expect(found, output).toEqual(wanted);
    }
  }
});
