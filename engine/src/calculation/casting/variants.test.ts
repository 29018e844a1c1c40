import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeChart, describeVariants } from '../../presentation/documents/describe.ts';
import { schemaOfPart } from '../../presentation/documents/schema.ts';
import type { ChartDocument, VariantsDocument } from '../../presentation/documents/tables/document.generated.ts';
import { VariantFacts } from '../../presentation/documents/tables/variant-facts.ts';
import { VARIANTS } from '../../presentation/documents/tables/variants.ts';
import { partWriter } from '../../presentation/documents/write.ts';
import { variantEntries } from '../../presentation/draw/text/variant-lines.ts';
import { EN } from '../../presentation/words/en/language.generated.ts';
import { LANGUAGES } from '../../presentation/words/languages.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import { idOfPair, pairFromHanzi } from '../cycle/sexagenary.ts';
import { PILLAR_IDS } from '../pillars/four-pillars.ts';
import type { Birth } from './birth.ts';
import { type Chart, castChart } from './chart.ts';
import {
  CONVENTION_IDS,
  CONVENTION_TABLE,
  CONVENTION_VALUES,
  type ConventionId,
  type ConventionOptions,
  RARE_CONVENTION_IDS,
} from './conventions.ts';
import { type ShownElsewhere, variantsShowing } from './matching-variants.ts';
import { type ChoiceId, type Choices, type ComparedMember, chartVariants } from './variants.ts';

const PLACES = {
  Beijing: { longitude: 116.4074, timeZone: 'Asia/Shanghai', countryCode: 'CN' },
  Kashgar: { longitude: 75.99, timeZone: 'Asia/Shanghai', countryCode: 'CN', otherTimeZones: ['Asia/Urumqi'] },
  Saigon: { longitude: 106.7, timeZone: 'Asia/Ho_Chi_Minh', countryCode: 'VN', admin1: { en: 'Ho Chi Minh' } },
  Hanoi: { longitude: 105.84, timeZone: 'Asia/Bangkok', otherTimeZones: ['Asia/Ho_Chi_Minh'] },
  Seoul: { longitude: 126.98, timeZone: 'Asia/Seoul', countryCode: 'KR' },
  'San Francisco': { longitude: -122.4194, timeZone: 'America/Los_Angeles', countryCode: 'US' },
  Honolulu: { longitude: -157.8583, timeZone: 'Pacific/Honolulu', countryCode: 'US' },
  Chongqing: { longitude: 106.55, timeZone: 'Asia/Shanghai' },
  Taipei: { longitude: 121.53, timeZone: 'Asia/Taipei' },
  Apia: { longitude: -171.76, timeZone: 'Pacific/Apia', countryCode: 'WS' },
  'far east': { longitude: 150, timeZone: 'Asia/Shanghai', countryCode: 'CN' },
  'Hong Kong': { longitude: 114.17, timeZone: 'Asia/Hong_Kong', countryCode: 'HK' },
} as const;

const born = (local: string, place: Birth['place'] = PLACES.Beijing): Birth => {
  const [year, month, day, hour, minute] = local.split(/[-T:]/).map(Number) as [number, number, number, number, number];
  return { date: { year, month, day }, hour, minute, gender: 'female', place };
};

const births: fc.Arbitrary<Birth> = fc.record(
  {
    date: fc.oneof(
      fc.record({
        year: fc.integer({ min: 1900, max: 2098 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 28 }),
      }),
      // Leap months, around Lichun and the new year, and nights on which clocks were put back.
      fc.constantFrom(
        { year: 1990, month: 7, day: 17 },
        { year: 2025, month: 8, day: 20 },
        { year: 2024, month: 2, day: 4 },
        { year: 1985, month: 2, day: 1 },
        { year: 1986, month: 9, day: 14 },
        { year: 2024, month: 11, day: 3 },
        { year: 2024, month: 3, day: 10 },
      ),
      fc.constantFrom(
        { calendar: 'lunar', year: 2023, month: 2, day: 20 } as const,
        { calendar: 'lunar', year: 1985, month: 1, day: 1 } as const,
        { calendar: 'lunar', year: 2025, month: 6, day: 16, leapMonth: true } as const,
      ),
    ),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    gender: fc.constantFrom('male', 'female'),
    place: fc.constantFrom(...Object.values(PLACES)),
    disambiguation: fc.constantFrom('earlier', 'later'),
  },
  { requiredKeys: ['date', 'hour', 'gender', 'place'] },
) as fc.Arbitrary<Birth>;

const { dayBoundary, yearBoundary, leapMonthRule, school, solarTime, calendarRegion } = CONVENTION_VALUES;
const conventions = fc.record(
  {
    dayBoundary: fc.constantFrom(...dayBoundary),
    yearBoundary: fc.constantFrom(...yearBoundary),
    leapMonthRule: fc.constantFrom(...leapMonthRule),
    school: fc.constantFrom(...school),
    solarTime: fc.constantFrom(...solarTime),
    calendarRegion: fc.constantFrom(...calendarRegion),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ConventionOptions>;

/** A chart, unless another calendar does not have its lunar date. */
const charts = fc.tuple(births, conventions).map(([birth, by]): Chart => {
  try {
    return castChart(birth, by);
  } catch {
    return castChart({ ...birth, date: { year: 1990, month: 7, day: 17 } }, by);
  }
});

const castBy = (chart: Chart, { birth, conventions: by }: Choices): Chart =>
  castChart({ ...chart.birth, ...birth }, { ...chart.conventions, ...by });

/** Compared members of a chart, from its document. */
function output(chart: Chart) {
  const { fourPillars, birth, palaces, ziwei, mainStar } = describeChart(chart, { language: 'en' });
  const life = palaces.find(({ id }) => id === 'life')!;
  const { calendarRegion: _region, ...lunarDate } = birth.lunarDate;
  const [yearPillar, monthPillar, dayPillar, hourPillar] = fourPillars.hanzi.split(' ');
  return {
    yearPillar,
    monthPillar,
    dayPillar,
    hourPillar,
    lunarDate,
    lifePalace: life.stem.hanzi + life.branch.hanzi,
    bodyPalace: palaces.find(({ isBodyPalace }) => isBodyPalace)!.id,
    bureau: ziwei.bureau.id,
    mainStar: mainStar.id,
    lifeRuler: ziwei.lifeRuler.id,
    bodyRuler: ziwei.bodyRuler.id,
    decadeStart: decadesOf(palaces),
    smallLimitRun: smallLimitRunOf(palaces),
    growthStart: growthOf(palaces),
    growthPhases: {
      ofDayMaster: PILLAR_IDS.map((id) => fourPillars[id].growthPhase.id),
      ofOwnStems: PILLAR_IDS.map((id) => fourPillars[id].selfPhase.id),
    },
    transformations: ziwei.transformations.map(({ id, star }) => `${id} ${star.id}`),
    stars: palaces.flatMap(({ branch, majorStars, minorStars, adjectiveStars }) =>
      [...majorStars, ...minorStars, ...adjectiveStars].map((star) => `${branch.id} ${JSON.stringify(star)}`).sort(),
    ),
  };
}

type Palaces = ChartDocument['palaces'];

function decadesOf(palaces: Palaces) {
  const [first, second] = [...palaces].sort((a, b) => a.decade.fromAge - b.decade.fromAge);
  const isForward = second!.order === (first!.order + 11) % 12;
  const { fromAge, toAge } = first!.decade;
  return { fromAge, toAge, direction: isForward ? 'forward' : 'backward', palace: first!.id };
}

function smallLimitRunOf(palaces: Palaces) {
  const branchAt = (age: number) => palaces.find(({ smallLimitAges }) => smallLimitAges[0] === age)!.branch.id;
  const [first, second] = [branchAt(1), branchAt(2)];
  const isForward = BRANCH_IDS.indexOf(second) === (BRANCH_IDS.indexOf(first) + 1) % 12;
  return isForward ? 'forward' : 'backward';
}

function growthOf(palaces: Palaces) {
  const at = (id: string) => palaces.findIndex(({ spirits }) => spirits.growth.id === id);
  const [first, second] = [at('changsheng'), at('muyu')];
  const isForward =
    BRANCH_IDS.indexOf(palaces[second]!.branch.id) === (BRANCH_IDS.indexOf(palaces[first]!.branch.id) + 1) % 12;
  return { branch: palaces[first]!.branch.id, direction: isForward ? 'forward' : 'backward' };
}

/** The same members of a variant in the document of variants; undefined where the variant agrees with the chart. */
const SHOWN: { readonly [Member in ComparedMember]: (shown: VariantsDocument['variants'][number]) => unknown } = {
  yearPillar: ({ fourPillars }) => fourPillars?.year?.hanzi,
  monthPillar: ({ fourPillars }) => fourPillars?.month?.hanzi,
  dayPillar: ({ fourPillars }) => fourPillars?.day?.hanzi,
  hourPillar: ({ fourPillars }) => fourPillars?.hour?.hanzi,
  lunarDate: ({ lunarDate }) => lunarDate,
  lifePalace: ({ lifePalace }) => lifePalace && lifePalace.stem.hanzi + lifePalace.branch.hanzi,
  bodyPalace: ({ bodyPalace }) => bodyPalace?.id,
  bureau: ({ bureau }) => bureau?.id,
  mainStar: ({ mainStar }) => mainStar?.id,
  lifeRuler: ({ lifeRuler }) => lifeRuler?.id,
  bodyRuler: ({ bodyRuler }) => bodyRuler?.id,
  decadeStart: ({ decadeStart }) =>
    decadeStart && { ...decadeStart, direction: decadeStart.direction.id, palace: decadeStart.palace.id },
  growthStart: ({ growthStart }) =>
    growthStart && { branch: growthStart.branch.id, direction: growthStart.direction.id },
  smallLimitRun: ({ smallLimitRun }) => smallLimitRun?.id,
  growthPhases: ({ growthPhases }) =>
    growthPhases && {
      ofDayMaster: growthPhases.ofDayMaster.map(({ id }) => id),
      ofOwnStems: growthPhases.ofOwnStems.map(({ id }) => id),
    },
  transformations: ({ transformations }) => transformations?.map(({ id, star }) => `${id} ${star.id}`),
};

// ---- All variants, each cast separately

/** Choices that change the time or the date: at most one of these applies. */
const OF_THE_CLOCK = new Set(['summerTime', 'clockShift', 'minute', 'skippedTime', 'leapMonth', 'disambiguation']);

/** A rare convention is varied alone, except `lateZiStem`, which is combined with the day boundary. */
const isRare = (id: ChoiceId): boolean => RARE_CONVENTION_IDS.some((own) => own === id);

const isSingle = ({ of }: Choices): boolean => of.length === 1;

/** The requests of choices, grouped by the chart that each of them casts. */
function askedFor(choices: Iterable<readonly [Choices, string]>): Readonly<Record<string, readonly string[]>> {
  const by: Record<string, string[]> = {};
  for (const [{ request }, key] of choices) {
    by[key] ??= [];
    by[key].push(JSON.stringify(Object.entries(request).sort()));
  }
  for (const requests of Object.values(by)) requests.sort();
  return by;
}

const bornInLunar = (year: number, month: number, day: number, time: string, place?: Birth['place']): Birth => ({
  ...born(`2000-01-01T${time}`, place),
  date: { calendar: 'lunar', year, month, day },
});
const withoutMinute = ({ minute: _minute, ...birth }: Birth): Birth => birth;

const everyChoice: readonly (readonly [of: string, birth: Birth, by: ConventionOptions])[] = [
  ['an hour without a minute, two zones', withoutMinute(born('1990-07-17T00:00', PLACES.Kashgar)), {}],
  ['a late hour of zi at the end of a leap month’s first half', born('2025-08-08T23:58'), {}],
  ['summer time around a new moon', born('1986-09-04T00:20'), { solarTime: 'clock', dayBoundary: 'midnight' }],
  ['a month that is a leap month in Vietnam', born('1985-04-01T12:00'), { solarTime: 'mean' }],
  ['Lichun', born('2024-02-04T16:25'), { yearBoundary: 'lichun', school: 'vietnam' }],
  ['a repeated hour', born('2024-11-03T01:30', PLACES['San Francisco']), {}],
  [
    'the second of a repeated hour',
    { ...born('2024-11-03T01:30', PLACES['San Francisco']), disambiguation: 'later' },
    {},
  ],
  [
    'an hour before one that is repeated, which the birth rejects',
    { ...born('2024-11-03T00:30', PLACES['San Francisco']), disambiguation: 'reject' },
    {},
  ],
  ['a skipped hour', born('2024-03-10T02:30', PLACES['San Francisco']), {}],
  [
    'a repeated hour of a lunar date',
    { ...born('1986-09-13T23:30'), date: { calendar: 'lunar', year: 1986, month: 8, day: 10 } } as Birth,
    {},
  ],
  ['a lunar date that a leap month has too, without a minute', withoutMinute(bornInLunar(1990, 5, 20, '02:00')), {}],
  ['summer time of such a date', bornInLunar(1987, 6, 20, '13:30'), {}],
  ['a skipped hour of such a date', bornInLunar(2023, 2, 21, '02:30', PLACES['San Francisco']), {}],
  ['a lunar date that has a leap month in China alone', bornInLunar(1984, 10, 20, '12:00'), {}],
  // The Sun is two hours ahead of the clock there, so without both corrections the double hour is the same.
  ['summer time far east of the meridian of the clock', born('1988-07-01T13:30', PLACES['far east']), {}],
  [
    'a lunar date of a leap month, which Vietnam does not have',
    {
      ...born('1984-10-20T22:59'),
      date: { calendar: 'lunar', year: 1984, month: 10, day: 20, leapMonth: true },
    } as Birth,
    {},
  ],
  ['a country that is not told', born('1968-01-30T07:30', PLACES.Hanoi), {}],
  ['another calendar’s country', born('1988-06-14T22:30', PLACES.Seoul), { leapMonthRule: 'next' }],
  ['a clock in dispute in occupied China', born('1943-03-01T08:00', PLACES.Chongqing), {}],
  ['a clock in dispute, which another table puts forward', born('1988-04-12T09:20'), {}],
  ['the first day of the calendar', born('1645-01-28T00:10'), { solarTime: 'clock', dayBoundary: 'midnight' }],
  ['the last day of the calendar, by the Sun', born('2200-02-14T23:10'), {}],
];

describe.each(everyChoice.map((each, n) => [...each, n % 4 === 0] as const))('of %s', (_, birth, by, rare) => {
  test('every choice and every two that can be made are there, grouped by the chart that they cast', () => {
    const chart = castChart(birth, by);
    const { variants, withoutEffect } = chartVariants(chart, { rare });
    const keyOf = (choices: Choices): string | undefined => {
      try {
        return JSON.stringify(output(castBy(chart, choices)));
      } catch {
        return undefined; // a date that the other calendar does not have
      }
    };
    const own = JSON.stringify(output(chart));
    const single = [...withoutEffect, ...variants.flatMap(({ choices }) => choices)].filter(isSingle);
    const expected: (readonly [Choices, string])[] = [];
    for (const [n, a] of single.entries()) {
      const key = keyOf(a)!;
      if (key !== own) expected.push([a, key]);
      for (const b of single.slice(n + 1)) {
        const [[first], [second]] = [a.of, b.of];
        if (first === second || (OF_THE_CLOCK.has(first!) && OF_THE_CLOCK.has(second!))) continue;
        if (isRare(first!) || isRare(second!)) {
          if ([first, second].sort().join() !== 'dayBoundary,lateZiStem') continue;
        }
        // A chosen rule takes precedence over the rule of another chosen school.
        const [under, over] = b.of.includes('school') ? [b, a] : [a, b];
        const both: Choices = {
          of: [...a.of, ...b.of],
          birth: { ...a.birth, ...b.birth },
          conventions: { ...under.conventions, ...over.conventions },
          request: { ...under.request, ...over.request },
        };
        const of = keyOf(both);
        if (of !== undefined && ![own, key, keyOf(b)].includes(of)) expected.push([both, of]);
      }
    }
    const found = variants.flatMap(({ chart: other, choices }) => {
      const key = JSON.stringify(output(other));
      return choices.map((each) => [each, key] as const);
    });
    expect(askedFor(found)).toEqual(askedFor(expected));
    expect(Object.keys(askedFor(found))).toHaveLength(variants.length);
    for (const choices of withoutEffect) expect(keyOf(choices)).toBe(own);
  });
});

// Most programs take the clock as it is; some forget summer time, or were given a minute that was rounded; the late hour of zi and the leap month divide them;
// few begin the year at Lichun, fewer take another school's stars (docs/rules/charts.md).
const COMMONEST_FIRST: readonly (readonly string[])[] = [
  ['solarTime=clock', 'solarTime=apparent'],
  ['summerTime', 'clockShift', 'minute'],
  ['dayBoundary'],
  ['leapMonthRule'],
  ['yearBoundary'],
  ['school'],
  ['timeZone', 'disambiguation', 'skippedTime', 'leapMonth'],
  ['calendarRegion'],
  ['solarTime=mean'],
];
const RARE_RANK = 6;
/** Choices to count: a clock that is two hours off counts as two choices, and so does a rare convention alone. */
const countedOf = ({ of, shiftMinutes }: Choices) =>
  shiftMinutes === 120 ? [...of, 'clockShift'] : of.length === 1 && isRare(of[0]!) ? [...of, ...of] : of;
const rankOf = (choices: Choices): number =>
  countedOf(choices)
    .map((id) =>
      isRare(id as ChoiceId)
        ? RARE_RANK
        : COMMONEST_FIRST.findIndex((of) => of.includes(id) || of.includes(`${id}=${choices.request[id]}`)) + 1,
    )
    .reduce((sum, rank) => sum + rank, 0);

test('fewest choices come first, then the commonest, in each variant and among them', () => {
  const byOrder = (a: Choices, b: Choices) => countedOf(a).length - countedOf(b).length || rankOf(a) - rankOf(b);
  const isInOrder = (all: readonly Choices[]) => all.every((each, n) => n === 0 || byOrder(all[n - 1]!, each) <= 0);
  for (const [of, birth, by] of everyChoice) {
    const { variants, withoutEffect } = chartVariants(castChart(birth, by), { rare: true });
    for (const { choices } of variants) expect(isInOrder(choices), of).toBe(true);
    expect(isInOrder(variants.map(({ choices }) => choices[0]!)), of).toBe(true);
    expect(isInOrder(withoutEffect), of).toBe(true);
  }
});

// docs/rules/calendar.md: the new year of 1985 was a month earlier in Vietnam, whose leap month 2 was China's month 2.
test('a month that is a leap month in the other calendar alone differs in that', () => {
  const { variants } = chartVariants(castChart(born('1985-04-01T12:00')));
  const vietnam = variants.find(({ choices }) => choices[0]!.request.calendarRegion === 'vietnam')!;
  expect(vietnam.differs).toEqual(['lunarDate']);
  expect(vietnam.chart.moment.lunarDate).toMatchObject({ year: 1985, month: 2, leapMonth: true });
});

/** The birth of a request: the birth of a chart with the changes of the request. */
function birthBy({ birth }: Chart, { date, hour, minute, timeZone, disambiguation, leapMonth }: Choices['request']) {
  const [year, month, day] = typeof date === 'string' ? date.split('-').map(Number) : [];
  return {
    ...birth,
    ...(date !== undefined && { date: { calendar: 'solar', year, month, day } }),
    ...(leapMonth !== undefined && { date: { ...birth.date, leapMonth } }),
    ...(hour !== undefined && { hour }),
    ...(minute !== undefined && { minute }),
    ...(disambiguation !== undefined && { disambiguation }),
    ...(timeZone !== undefined && { place: { ...birth.place, timeZone } }),
  };
}

test.each(everyChoice)(
  'of %s, each choice changes of the birth what its request names, and no more',
  (_, birth, by) => {
    const chart = castChart(birth, by);
    const { variants, withoutEffect } = chartVariants(chart, { rare: true });
    for (const choices of [...withoutEffect, ...variants.flatMap((variant) => variant.choices)]) {
      const { of, birth: changes, conventions: others, request } = choices;
      expect({ ...chart.birth, ...changes }, JSON.stringify(request)).toEqual(birthBy(chart, request));
      expect(Object.keys(others).sort()).toEqual(
        Object.keys(request)
          .filter((name) => name in CONVENTION_VALUES)
          .sort(),
      );
      if (of.includes('summerTime') || of.includes('clockShift')) continue; // their requests contain the whole time
      for (const [name, value] of Object.entries(changes))
        expect(value, name).not.toBe(chart.birth[name as keyof Birth]);
    }
  },
);

// ---- Every convention

/** Conventions that no variant has, each with its reason. */
const NOT_TRIED: { readonly [Id in ConventionId]?: string } = {
  pillarStars: 'it changes the stars of the pillars, which a chart has on request only',
  monthCommandTable: 'it changes the command of the month, which a chart has on request only',
};

// A year of each stem, in two hours; both halves of a leap month, the days from Lichun to the New Year, the late hour of 子, hours that the equation of time
// moves, and months that the calendars of Vietnam, Korea and Japan begin on another day.
const OF_EVERY_STEM = Array.from({ length: 10 }, (_, n) => [
  born(`${1984 + n}-09-20T08:30`),
  { ...born(`${1984 + n}-05-28T21:30`), gender: 'male' } as const,
]).flat();
const OF_EDGES = [
  ...['2025-08-01T08:30', '2025-08-20T08:30', '2024-02-06T08:30', '1980-07-23T23:50'],
  ...['1990-11-03T09:05', '1990-02-11T09:10', '1985-04-01T12:00', '1997-02-20T12:00'],
].map((local) => born(local));

describe('each convention', () => {
  const given = new Set(
    [...OF_EVERY_STEM, ...OF_EDGES, born('1968-02-10T12:00', PLACES.Saigon)].flatMap((birth) =>
      chartVariants(castChart(birth), { rare: true }).variants.flatMap(({ choices }) =>
        choices.flatMap(({ request }) => Object.entries(request).map(([id, value]) => `${id}=${value}`)),
      ),
    ),
  );

  test.each(CONVENTION_IDS)('%s gives a variant by each of its values, or has a reason why not', (id) => {
    const row = CONVENTION_TABLE[id];
    const own = 'default' in row ? row.default : 'china';
    const others = row.values.filter((value) => value !== own);
    const isGiven = others.filter((value) => given.has(`${id}=${value}`));
    expect(isGiven).toEqual(NOT_TRIED[id] === undefined ? others : []);
    if (NOT_TRIED[id] !== undefined) expect(row.changes).not.toBe('chart');
  });
});

// ---- Any chart

describe('the variants of a chart', () => {
  test('are what a cast with their choices gives, and differ in the members that they list', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const variants = chartVariants(chart, { rare: true });
        const document = describeVariants(variants, { language: 'en' });
        const own = output(chart);
        for (const [n, variant] of variants.variants.entries()) {
          const shown = document.variants[n]!;
          for (const choices of variant.choices) {
            const { stars, ...other } = output(castBy(chart, choices));
            const hasOwnPillars = PILLAR_IDS.every((id) => other[`${id}Pillar`] === own[`${id}Pillar`]);
            const members = Object.entries(other).map(([name, value]) => {
              // The phases of other pillars are not a difference of their own.
              const differs =
                JSON.stringify(value) !== JSON.stringify(own[name as keyof typeof own]) &&
                (name !== 'growthPhases' || hasOwnPillars);
              expect(SHOWN[name as ComparedMember](shown), `${name} by ${JSON.stringify(choices.request)}`).toEqual(
                differs ? value : undefined,
              );
              return differs ? [name] : [];
            });
            const otherStars = Math.max(
              stars.filter((star) => !own.stars.includes(star)).length,
              own.stars.filter((star) => !stars.includes(star)).length,
            );
            expect(shown.otherStars).toBe(otherStars);
            expect(shown.differs).toEqual([...members.flat(), ...(otherStars > 0 ? ['otherStars'] : [])]);
            expect(shown.differs.length).toBeGreaterThan(0);
          }
        }
        for (const choices of variants.withoutEffect) expect(output(castBy(chart, choices))).toEqual(own);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  test('are distinguished, and a second choice that changes nothing is none', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const { variants, withoutEffect } = chartVariants(chart, { rare: true });
        const single = new Map<string, number>();
        for (const [n, { choices }] of variants.entries())
          for (const { of, request } of choices) if (of.length === 1) single.set(JSON.stringify(request), n);
        for (const [n, { choices }] of variants.entries()) {
          const lengths = choices.map((each) => countedOf(each).length);
          expect(lengths).toEqual([...lengths].sort());
          for (const { of } of choices) expect(new Set(of).size).toBe(of.length);
          for (const { of, request } of choices.filter((each) => each.of.length === 2)) {
            for (const id of of) {
              const alone = single.get(JSON.stringify({ [id]: request[id] }));
              if (id in request && alone !== undefined) expect(alone).not.toBe(n);
            }
          }
        }
        const firsts = variants.map(({ choices }) => countedOf(choices[0]!).length);
        expect(firsts).toEqual([...firsts].sort());
        // Each other value of each convention is tried by itself.
        const values = [...withoutEffect, ...variants.flatMap(({ choices }) => choices)].filter(
          ({ of }) => of.length === 1,
        );
        for (const name of [
          'dayBoundary',
          'yearBoundary',
          'leapMonthRule',
          'school',
          'solarTime',
          'calendarRegion',
        ] as const) {
          const output = values.filter(({ of }) => of[0] === name).map(({ request }) => request[name]);
          const isOwn = (value: string) =>
            value === (name === 'school' ? chart.conventions.school.id : chart.conventions[name]);
          // A lunar date of birth may not exist in another calendar.
          if (name === 'calendarRegion' && chart.birth.date.calendar === 'lunar') continue;
          // The north of Vietnam is offered only in its south.
          const offered = CONVENTION_VALUES[name].filter((value) => !isOwn(value) && value !== 'vietnamNorth');
          expect([...output].filter((value) => value !== 'vietnamNorth').sort()).toEqual(offered.sort());
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test('name the zone, the pass of the clock, the leap month, the minute and the summer time that may be meant', () => {
    const offered = (birth: Birth) => {
      const { variants, withoutEffect } = chartVariants(castChart(birth));
      const all = [...variants.flatMap(({ choices }) => choices), ...withoutEffect].filter(({ of }) => of.length === 1);
      return all
        .filter(({ of }) => !(of[0]! in CONVENTION_VALUES))
        .map(({ of, request }) => ({ of: of[0], ...request }));
    };
    expect(offered(born('1993-02-10T08:00', PLACES.Kashgar))).toEqual([{ of: 'timeZone', timeZone: 'Asia/Urumqi' }]);
    expect(offered(born('2024-11-03T01:30', PLACES['San Francisco']))).toEqual([
      { of: 'summerTime', date: '2024-11-03', hour: 2, minute: 30 },
      { of: 'disambiguation', disambiguation: 'later' },
    ]);
    expect(offered(born('2024-03-10T02:30', PLACES['San Francisco'])).map(({ of }) => of)).toEqual(['skippedTime']);
    const leap = { ...born('1990-05-02T08:00'), date: { calendar: 'lunar', year: 1990, month: 5, day: 2 } as const };
    expect(offered(leap)).toContainEqual({ of: 'leapMonth', leapMonth: true });
    expect(offered(born('2024-02-04T16:25'))).toContainEqual({
      of: 'minute',
      date: '2024-02-04',
      hour: 16,
      minute: 28,
    });
    // A place without a country: with the zone of Saigon alone the calendar would be Vietnam's.
    const hanoi = { longitude: 105.84, timeZone: 'Asia/Bangkok', otherTimeZones: ['Asia/Ho_Chi_Minh'] };
    expect(offered(born('1990-02-10T08:00', hanoi))).toContainEqual({
      of: 'timeZone',
      timeZone: 'Asia/Ho_Chi_Minh',
      calendarRegion: 'china',
    });
  });

  test('of a birth that rejects a repeated time are those whose clock showed it once', () => {
    const birth = { ...born('2000-06-01T08:30', PLACES.Kashgar), disambiguation: 'reject' } as const;
    expect(chartVariants(castChart(birth)).variants.length).toBeGreaterThan(0);
  });

  test('end with the calendar: no variant lies outside it', () => {
    const first = castChart(born('1645-01-28T12:00'));
    const last = castChart(born('2200-02-14T22:30'));
    for (const chart of [first, last]) {
      for (const { choices } of chartVariants(chart).variants) {
        for (const each of choices) expect(() => castBy(chart, each)).not.toThrow();
      }
    }
  });
});

// Charts that other programs and books print for a birth, and the choice that leads to each.
const asPairs = (hanzi: string): ShownElsewhere => {
  const [yearPillar, monthPillar, dayPillar, hourPillar] = hanzi
    .split(' ')
    .map((pair) => idOfPair(pairFromHanzi(pair)));
  return { yearPillar: yearPillar!, monthPillar: monthPillar!, dayPillar: dayPillar!, hourPillar: hourPillar! };
};
const choicesFor = (birth: Birth, shown: ShownElsewhere, by?: ConventionOptions) => {
  const { missing, variants } = variantsShowing(chartVariants(castChart(birth, by)), shown);
  return { missing, first: variants[0]?.choices[0]?.request };
};

interface PublishedChart {
  readonly id: string;
  readonly birth: {
    readonly date: string;
    readonly time: string;
    readonly timeBasis: string;
    readonly place: string;
    readonly longitude: number;
  };
  readonly published: Readonly<Record<string, string>>;
}
interface Pillars {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
}
interface BoundaryCase {
  readonly id: string;
  readonly local: string;
  readonly note: string;
  readonly longitude?: number;
  readonly pillarsDayAt23?: Pillars;
  readonly pillarsDayAt00?: Pillars;
  readonly pillarsIfDstIgnored?: Pillars;
  readonly pillarsClock?: Pillars;
  readonly pillarsApparentSolar?: Pillars;
}
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../test/truth/cases/${name}`, import.meta.url), 'utf8'));
const { charts: published }: { charts: readonly PublishedChart[] } = read('published-charts.json');
const { cases: boundaries }: { cases: readonly BoundaryCase[] } = read('boundary-cases.json');
const inLine = ({ year, month, day, hour }: Pillars) => `${year} ${month} ${day} ${hour}`;

describe('a fact that another program prints finds the choice that gives it', () => {
  const byClock = published.filter(
    ({ published: { fourPillars, fourPillarsByClock } }) => fourPillars && fourPillarsByClock,
  );
  test.each(byClock)('$id, by the clock instead of the Sun', ({ birth, published: { fourPillarsByClock } }) => {
    const place = { longitude: birth.longitude, timeZone: 'America/Los_Angeles' };
    const { missing, first } = choicesFor(born(`${birth.date}T${birth.time}`, place), asPairs(fourPillarsByClock!));
    expect(missing.length).toBeGreaterThan(0);
    expect(first).toEqual({ solarTime: 'clock' });
  });

  const lateZi = published.filter(({ published: { fourPillarsMidnightRule } }) => fourPillarsMidnightRule);
  test.each(lateZi)('$id, whose late hour of 子 keeps its day', ({ birth, published: { fourPillarsMidnightRule } }) => {
    const shown = asPairs(fourPillarsMidnightRule!);
    const { missing, first } = choicesFor(born(`${birth.date}T${birth.time}`), shown, { solarTime: 'clock' });
    expect([missing, first]).toEqual([['dayPillar'], { dayBoundary: 'midnight' }]);
  });

  // Issue 187 of iztro: the late hour of 子 keeps both the day and the stem of the hour (`lateZiStem`).
  const sameDay = published.filter(({ published: { fourPillarsSameDay } }) => fourPillarsSameDay);
  test.each(sameDay)('$id, whose late hour has its stem from the same day', ({ birth, published: own }) => {
    const chart = castChart(born(`${birth.date}T${birth.time}`), { solarTime: 'clock' });
    const shown = asPairs(own.fourPillarsSameDay!);
    const { variants } = variantsShowing(chartVariants(chart, { rare: true }), shown);
    const request = { dayBoundary: 'midnight', lateZiStem: 'sameDay' };
    expect(variants[0]?.choices[0]?.request).toEqual(request);
    const { variants: none, nearest } = variantsShowing(chartVariants(chart), shown);
    expect(none).toEqual([]);
    expect(nearest?.variant.choices[0]?.request).toEqual({ dayBoundary: 'midnight' });
  });

  // 天马 by the branch of the month, and 庚 with 天同 科: what a reader of another program sees, and the rare convention that gives it.
  test.each([
    ['tianma', 'si', { tianma: 'month' }],
    ['lingxing', 'mao', { fireBell: 'yearBranch' }],
  ] as const)('%s in %s, which a rare convention gives', (star, branch, request) => {
    const chart = castChart(born('1990-07-23T08:30'));
    const shown: ShownElsewhere = { stars: [{ star, branch }] };
    expect(variantsShowing(chartVariants(chart), shown)).toMatchObject({ missing: ['stars'], variants: [] });
    const { variants } = variantsShowing(chartVariants(chart, { rare: true }), shown);
    expect(variants[0]?.choices[0]).toMatchObject({ of: Object.keys(request), request });
  });

  test('2025-07-25, a leap month that counts to the next: 寅, 土五局 (Tiger-ZiWei)', () => {
    const shown = { lifePalace: 'yin', bureau: 'earth5' } as const;
    expect(choicesFor(born('2025-07-25T12:00'), shown, { solarTime: 'clock' })).toEqual({
      missing: ['lifePalace', 'bureau'],
      first: { leapMonthRule: 'next' },
    });
  });

  test('born between Lichun and the new year, by programs that begin the Zi Wei year at Lichun (docs/rules/charts.md)', () => {
    const birth = born('2024-02-05T08:30');
    const bureau = describeChart(castChart(birth, { yearBoundary: 'lichun' }), { language: 'en' }).ziwei.bureau.id;
    const { missing, first } = choicesFor(birth, {
      bureau,
      mainStar: castChart(birth, { yearBoundary: 'lichun' }).ziwei.mainStar.id,
    });
    expect(missing.length).toBeGreaterThan(0);
    expect(first).toEqual({ yearBoundary: 'lichun' });
  });

  const ignoring = boundaries.filter(({ pillarsIfDstIgnored }) => pillarsIfDstIgnored);
  test.each(ignoring)(
    '$id, by a program that does not know of summer time: $note',
    ({ local, note, pillarsIfDstIgnored }) => {
      const place = note.startsWith('Hong Kong') ? PLACES['Hong Kong'] : PLACES.Beijing;
      // The day changes at midnight there, so that summer time moves it.
      const shown = asPairs(inLine(pillarsIfDstIgnored!));
      const { missing, first } = choicesFor(born(local, place), shown, { solarTime: 'clock', dayBoundary: 'midnight' });
      expect(missing).toContain('dayPillar');
      const chart = castChart(born(local, place), { solarTime: 'clock', dayBoundary: 'midnight' });
      const { variants } = variantsShowing(chartVariants(chart), shown);
      const ids = variants.flatMap(({ choices }) => choices).filter(({ of }) => of.length === 1);
      expect(ids.map(({ of }) => of[0])).toContain('summerTime');
      expect(first).toBeDefined();
    },
  );

  const sun = boundaries.filter(
    ({ pillarsClock, pillarsApparentSolar }) =>
      pillarsClock && pillarsApparentSolar && inLine(pillarsClock) !== inLine(pillarsApparentSolar),
  );
  test.each(sun)('$id, by the clock instead of the Sun: $note', ({ local, longitude, pillarsClock }) => {
    const place = { longitude: longitude!, timeZone: 'Etc/GMT-8' }; // its clock is UTC+8, without summer time
    const { missing, first } = choicesFor(born(local, place), asPairs(inLine(pillarsClock!)));
    expect(missing).toContain('hourPillar');
    expect(first).toEqual({ solarTime: 'clock' });
  });
});

// Wrong tables of summer time that pages copy from each other, and clocks that differ from the zone. A blog begins China's summer time of 1988 on 04-10, the
// State Council on 04-17; pages of Taiwan begin summer time of 1946 on 05-01, the gazette on 05-15 (eggert/tz#8); unoccupied China did not keep +9 (tz
// database, file asia).
describe('a clock in dispute', () => {
  const singleChoices = (birth: Birth) => {
    const { variants, withoutEffect } = chartVariants(castChart(birth));
    return [...variants.flatMap(({ choices }) => choices), ...withoutEffect].filter(isSingle);
  };
  const shiftsOf = (birth: Birth) =>
    singleChoices(birth).flatMap(({ of, shiftMinutes }) => (of[0] === 'clockShift' ? [shiftMinutes] : []));

  test.each([
    ['Beijing', '1988-04-12T09:20', { hourPillar: 'jia-chen' }, -60, { date: '1988-04-12', hour: 8, minute: 20 }],
    ['Taipei', '1946-05-10T13:10', { hourPillar: 'geng-wu' }, -60, { date: '1946-05-10', hour: 12, minute: 10 }],
  ] as const)(
    '%s %s: an hour of summer time is the first choice, before another minute',
    (place, time, shown, minutes, request) => {
      const all = chartVariants(castChart(born(time, PLACES[place])));
      const { variants } = variantsShowing(all, shown);
      expect(variants[0]!.choices[0]).toMatchObject({ of: ['clockShift'], shiftMinutes: minutes, request });
      const [first] = variantEntries(describeVariants(all, { language: 'en', shown }), EN).variants;
      expect(first!.choices[0]!.words).toBe(
        `one hour of summer time subtracted (${time.startsWith('1988') ? '08:20' : '12:10'})`,
      );
    },
  );

  test('Chongqing, 1943-03-01 08:00 at +7: two hours behind the clock of Shanghai', () => {
    const { variants } = variantsShowing(chartVariants(castChart(born('1943-03-01T08:00', PLACES.Chongqing))), {
      hourPillar: 'bing-chen',
    });
    const request = { date: '1943-03-01', hour: 10, minute: 0 };
    expect(variants.flatMap(({ choices }) => choices)).toContainEqual(
      expect.objectContaining({ of: ['clockShift'], shiftMinutes: 120, request }),
    );
  });

  test('there is before 1970, in China to 1991 and in Taiwan to 1979; not where summer time says the same, and not in own mean time', () => {
    expect(shiftsOf(born('1969-12-31T12:00', PLACES['San Francisco']))).toEqual([-60, 60]);
    expect(shiftsOf(born('1970-01-01T12:00', PLACES['San Francisco']))).toEqual([]);
    expect(shiftsOf(born('1985-07-01T12:00'))).toEqual([]);
    expect(shiftsOf(born('1986-07-01T12:00')).sort()).toEqual([-60, 120]);
    // A city with its division, which has a history of clocks of its own.
    const city = { ...PLACES.Beijing, admin1: { en: 'Beijing' } };
    expect(shiftsOf(born('1986-07-01T12:00', city)).sort()).toEqual([-60, 120]);
    expect(shiftsOf(born('1991-12-31T12:00', PLACES.Kashgar)).sort()).toEqual([-60, 60]);
    expect(shiftsOf(born('1992-01-01T12:00'))).toEqual([]);
    expect(shiftsOf(born('1979-12-31T12:00', PLACES.Taipei)).sort()).toEqual([-60, 60]);
    expect(shiftsOf(born('1980-01-01T12:00', PLACES.Taipei))).toEqual([]);
    expect(shiftsOf(born('1850-01-01T12:00'))).toEqual([]);
  });
});

describe('what another program shows', () => {
  const variantsOfChart = () => chartVariants(castChart(born('1990-07-23T08:30')));

  test('may be what the chart shows', () => {
    const variants = variantsOfChart();
    const { chart } = variants;
    const { missing, variants: showing } = variantsShowing(variants, { mainStar: chart.ziwei.mainStar.id });
    expect(missing).toEqual([]);
    for (const variant of showing) expect(variant.chart.ziwei.mainStar.id).toBe(chart.ziwei.mainStar.id);
    expect(showing).toEqual(variants.variants.filter((each) => !each.differs.includes('mainStar')));
  });

  test('takes a life palace by its branch or by its pair, and a lunar date with or without its leap month', () => {
    const variants = variantsOfChart();
    const own = describeVariants(variants, { language: 'en' }).chart;
    const branch = own.lifePalace.branch.id;
    const { year, month, day, leapMonth } = own.lunarDate;
    for (const shown of [
      { lifePalace: own.lifePalace.pair.id },
      { lifePalace: branch },
      { lunarDate: { year, month, day } },
      { lunarDate: { year, month, day, leapMonth } },
    ]) {
      expect(variantsShowing(variants, shown).missing).toEqual([]);
    }
    expect(variantsShowing(variants, { lunarDate: { year, month, day, leapMonth: !leapMonth } }).missing).toEqual([
      'lunarDate',
    ]);
  });

  test('that no choice gives has no variants, and no nearest one if none is nearer than the chart', () => {
    const none = variantsShowing(variantsOfChart(), { dayPillar: 'jia-zi', yearPillar: 'gui-hai' });
    expect(none).toEqual({ missing: ['yearPillar', 'dayPillar'], variants: [] });
  });

  test('that does not exist is named', () => {
    const variants = variantsOfChart();
    expect(() => variantsShowing(variants, { mainStar: 'tanlan' as 'tanlang' })).toThrow(
      /mainStar "tanlan": not allowed/,
    );
    expect(() => variantsShowing(variants, { star: 'tanlang' } as never)).toThrow(/^shown "star": unknown member/);
    expect(() => variantsShowing({} as never, {})).toThrow(/^variants an object: .*what chartVariants gives/);
    for (const each of [{ chart: variants.chart }, { variants: variants.variants }, { ...variants, variants: {} }])
      expect(() => variantsShowing(each as never, {})).toThrow(
        /^variants an object: not allowed; allowed: what chartVariants gives/,
      );
    expect(() => variantsShowing(null as never, {})).toThrow(/^variants null: wrong type/);
    expect(() => chartVariants({} as never)).toThrow(/^chart an object: .*a chart made by castChart/);
  });
});

describe('the document of variants', () => {
  const variantsAtLateZi = () => chartVariants(castChart(born('2000-02-04T23:30', PLACES.Kashgar)));

  test.each(LANGUAGES)('in %s has at most 30 KiB', (language) => {
    const bytes = partWriter(VARIANTS, language)(new VariantFacts(variantsAtLateZi()));
    expect(bytes.length).toBeLessThan(30 * 1024);
  });

  test('shows what another program shows: all that gives it, or the one that comes nearest', () => {
    const late = variantsAtLateZi();
    const midnight = castChart(born('2000-02-04T23:30', PLACES.Kashgar), { solarTime: 'clock' });
    const shown = { dayPillar: idOfPair(midnight.pillars.day.pair), hourPillar: idOfPair(midnight.pillars.hour.pair) };
    const { count, match, variants } = describeVariants(late, { language: 'en', shown });
    expect([count, match?.count]).toEqual([late.variants.length, variants.length]);
    expect(variants[0]?.choices[0]).toEqual({ of: ['solarTime'], request: { solarTime: 'clock' } });
    const nearest = describeVariants(late, { language: 'en', shown: { ...shown, yearPillar: 'jia-zi' } }).match
      ?.nearest;
    expect(nearest).toMatchObject({ missing: ['yearPillar'], variant: { choices: [{ of: ['solarTime'] }] } });
  });

  test('has a schema in which every member has its sentence', () => {
    expect(Object.keys(schemaOfPart(VARIANTS))).toContain('$defs');
  });

  test('names an invalid argument in the error', () => {
    expect(() => describeVariants({} as never, { language: 'en' })).toThrow('what chartVariants gives');
    expect(() => describeVariants(variantsAtLateZi(), { language: 'en', shown: { bureau: 'x' } as never })).toThrow(
      RangeError,
    );
  });
});
