// Births that fit: from charts back to births, published examples, and contradictory facts. Cases: test/truth/cases/ziwei-patterns.json, kinds `reverse` and
// `refusal`, each read by its fields alone.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeBirths } from '../../../presentation/documents/describe.ts';
import { type LunarCalendar, lunarCalendarOf } from '../../calendar/calendar-region.ts';
import { monthsOfLunarYear } from '../../calendar/lunar-calendar.ts';
import { instantOfTerm, jieOf, solarYearOf, type TermNumber, termAt, termNumber } from '../../calendar/solar-year.ts';
import { dateText, localText } from '../../civil/date-text.ts';
import { dateOfDay, MS_PER_DAY } from '../../civil/day-number.ts';
import { BRANCH_HANZI, BRANCH_IDS, type BranchId, branch } from '../../cycle/branch.ts';
import { hanziOfPair, sexagenary } from '../../cycle/sexagenary.ts';
import { STEM_HANZI, STEM_IDS } from '../../cycle/stem.ts';
import { PILLAR_IDS } from '../../pillars/four-pillars.ts';
import { instant } from '../../time/instant.ts';
import { ADJECTIVE_STARS } from '../../ziwei/adjective-stars.ts';
import { shows } from '../../ziwei/known-facts.ts';
import { palaceOf } from '../../ziwei/placement.ts';
import { SCHOOLS } from '../../ziwei/school.ts';
import type { GradedStarId, StarId } from '../../ziwei/star-ids.ts';
import { type BirthPlace, GENDERS, type Gender } from '../birth.ts';
import { castChart } from '../chart.ts';
import type { ConventionOptions } from '../conventions.ts';
import {
  type BirthsFound,
  type BirthsOptions,
  birthsInTurns,
  birthsThatFit,
  cursorOf,
  type FoundBirth,
  longitudeOf,
  readCursor,
} from './births-that-fit.ts';
import { cellOf } from './cells.ts';
import type { KnownBirth, KnownPillar } from './known-birth.ts';

interface ReverseCase {
  readonly kind: 'reverse';
  readonly id: string;
  readonly title: string;
  readonly query: CaseQuery;
  readonly expect: {
    readonly count: number;
    readonly births?: readonly string[];
    readonly first?: readonly string[];
    readonly last?: readonly string[];
  };
}
interface RefusalCase {
  readonly kind: 'refusal';
  readonly id: string;
  readonly title: string;
  readonly query: CaseQuery;
  readonly expect: { readonly parameter: string };
}
/** The query of a case, in the words of the file. */
interface CaseQuery {
  readonly life?: BranchId;
  readonly body?: BranchId;
  readonly bureau?: KnownBirth['bureau'];
  readonly stars?: Readonly<Record<string, BranchId>>;
  readonly transformations?: Readonly<Record<string, GradedStarId>>;
  readonly pillars?: string;
  readonly yearPillar?: string;
  readonly monthPillar?: string;
  readonly fromYear?: number;
  readonly toYear?: number;
}

const { cases }: { cases: readonly (ReverseCase | RefusalCase)[] } = JSON.parse(
  readFileSync(new URL('../../../../../test/truth/cases/ziwei-patterns.json', import.meta.url), 'utf8'),
);

const pillarOf = (hanzi: string): KnownPillar => ({
  stem: STEM_IDS[STEM_HANZI.indexOf(hanzi[0]!)],
  branch: BRANCH_IDS[BRANCH_HANZI.indexOf(hanzi[1]!)],
});

const pillarsOf = (hanzi: string): KnownBirth => {
  const [yearPillar, monthPillar, dayPillar, hourPillar] = hanzi.split(' ').map(pillarOf);
  return { yearPillar, monthPillar, dayPillar, hourPillar };
};

const knownIn = ({
  life,
  body,
  bureau,
  stars = {},
  transformations,
  pillars,
  yearPillar,
  monthPillar,
}: CaseQuery): KnownBirth => ({
  lifeBranch: life,
  bodyBranch: body,
  ...(bureau && { bureau }),
  stars: Object.entries(stars).map(([star, branch]) => ({ star: star as StarId, branch })),
  ...transformations,
  ...(pillars !== undefined && pillarsOf(pillars)),
  ...(yearPillar !== undefined && { yearPillar: pillarOf(yearPillar) }),
  ...(monthPillar !== undefined && { monthPillar: pillarOf(monthPillar) }),
});

/** All pages as one. */
function allBirths(known: KnownBirth, options: BirthsOptions = {}): readonly FoundBirth[] {
  const births: FoundBirth[] = [];
  let after: number | undefined;
  do {
    const found: BirthsFound = birthsThatFit(known, { limit: 100, ...options, after });
    births.push(...found.births);
    after = found.next;
    if (after === undefined) expect(births.length).toBe(found.count);
  } while (after !== undefined);
  return births;
}

const named = ({ moment }: FoundBirth): string => `${dateText(dateOfDay(moment.day))} ${BRANCH_IDS[moment.hour]!}`;
const inHanzi = (pairs: FoundBirth['pairs']): string =>
  PILLAR_IDS.map((pillar) => hanziOfPair(pairs[pillar])).join(' ');

describe.each(cases.filter(({ kind }) => kind === 'reverse') as ReverseCase[])(
  '$id $title',
  ({ query, expect: wanted }) => {
    test('finds the births that the other program finds, and no others', () => {
      const { fromYear, toYear } = query;
      const births = allBirths(knownIn(query), { fromYear, toYear }).map(named);
      expect(births).toHaveLength(wanted.count);
      if (wanted.births !== undefined) expect(births).toEqual(wanted.births);
      if (wanted.first !== undefined) expect(births.slice(0, wanted.first.length)).toEqual(wanted.first);
      if (wanted.last !== undefined) expect(births.slice(-wanted.last.length)).toEqual(wanted.last);
    });
  },
);

test.each(cases.filter(({ kind }) => kind === 'refusal') as RefusalCase[])(
  '$id $title is refused by its name',
  ({ query, expect: { parameter } }) => {
    expect(() => birthsThatFit(knownIn(query))).toThrow(new RegExp(`^${parameter} `));
  },
);

// ---- Named births

test('丙寅 壬辰 己酉 甲子 is the double hour around the midnight that begins 1986-05-05, when the day begins at 23:00', () => {
  const { births } = birthsThatFit(pillarsOf('丙寅 壬辰 己酉 甲子'), { fromYear: 1980, toYear: 1990 });
  expect(births.map(named)).toEqual(['1986-05-05 zi']);
  const [{ from, to }] = births as [FoundBirth];
  expect([localText(from.solarTime), localText(to.solarTime)]).toEqual(['1986-05-04T23:00:00', '1986-05-05T01:00:00']);
});

test('when the day begins at midnight, the hour of 子 is two births: the first hour of the day and the last one of the day before', () => {
  const conventions = { dayBoundary: 'midnight' } as const;
  const options = { fromYear: 1986, toYear: 1986, conventions };
  const early = birthsThatFit(pillarsOf('丙寅 壬辰 己酉 甲子'), options).births;
  expect(early.map(({ from, to }) => [localText(from.solarTime), localText(to.solarTime)])).toEqual([
    ['1986-05-05T00:00:00', '1986-05-05T01:00:00'],
  ]);
  const late = birthsThatFit(pillarsOf('丙寅 壬辰 戊申 甲子'), options).births;
  expect(late.map(({ from, to }) => [localText(from.solarTime), localText(to.solarTime)])).toEqual([
    ['1986-05-04T23:00:00', '1986-05-05T00:00:00'],
  ]);
});

test('乙未 己卯 癸酉 丁巳 is a double hour of 1955-03-13, by the Sun and by the clock of Beijing', () => {
  const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
  const { births } = birthsThatFit(pillarsOf('乙未 己卯 癸酉 丁巳'), { place });
  expect(births.map(named)).toEqual(['1955-03-13 si']);
  const [{ from, to, clockTime }] = births as [FoundBirth];
  expect([localText(from.solarTime), localText(to.solarTime)]).toEqual(['1955-03-13T09:00:00', '1955-03-13T11:00:00']);
  // 116.39723° is 14 min 25 s behind the clock, and the Sun 9 min 50 s behind its mean in the middle of March.
  expect([localText(from.clock!), localText(to.clock!)]).toEqual(['1955-03-13T09:24:15', '1955-03-13T11:24:14']);
  expect(clockTime).toEqual({ date: { year: 1955, month: 3, day: 13 }, hour: 10, minute: 24 });
});

test('丙辰 丁酉 丙子 甲午 is found on every day that has it', () => {
  const births = allBirths(pillarsOf('丙辰 丁酉 丙子 甲午'), { fromYear: 1900, toYear: 2199 });
  expect(births.map(named)).toEqual(['1916-10-06 wu', '1976-09-21 wu', '2156-10-07 wu']);
  for (const birth of births) expect(inHanzi(birth.pairs)).toBe('丙辰 丁酉 丙子 甲午');
});

// 立春 2000: 2000-02-04 20:40 by the clock of China (Hong Kong Observatory), 13 min 50 s later than the Sun at its meridian.
test('a double hour in which Lichun falls fits a year in part: 己卯 until then, 庚辰 from then on', () => {
  const place = { longitude: 120, timeZone: 'Asia/Shanghai' };
  const find = (known: KnownBirth) =>
    birthsThatFit(
      { dayPillar: pillarOf('壬辰'), doubleHour: 'xu', lunarMonth: 12, ...known },
      { fromYear: 2000, toYear: 2000, place },
    ).births.map(({ from, to, pairs }) => [
      localText(from.clock!).slice(0, 16),
      localText(to.clock!).slice(0, 16),
      inHanzi(pairs),
    ]);
  expect(find({ yearPillar: pillarOf('己卯') })).toEqual([
    ['2000-02-04T19:13', '2000-02-04T20:40', '己卯 丁丑 壬辰 庚戌'],
  ]);
  expect(find({ monthPillar: pillarOf('戊寅') })).toEqual([
    ['2000-02-04T20:40', '2000-02-04T21:13', '庚辰 戊寅 壬辰 庚戌'],
  ]);
});

test('where no pillar of year or month is requested, such a double hour is one birth, which says what changes in it', () => {
  const { births } = birthsThatFit(
    { dayPillar: pillarOf('壬辰'), doubleHour: 'xu', lunarMonth: 12 },
    { fromYear: 2000, toYear: 2000 },
  );
  expect(births.map(named)).toEqual(['2000-02-04 xu']);
  expect(inHanzi(births[0]!.pairs)).toBe('己卯 丁丑 壬辰 庚戌');
  expect(inHanzi(births[0]!.change!.pairs)).toBe('庚辰 戊寅 壬辰 庚戌');
});

test('where the Zi Wei year begins at Lichun, the two parts of such a double hour have two charts and are two births', () => {
  const known: KnownBirth = { lunarMonth: 12, lunarDay: 29, doubleHour: 'xu' };
  const find = (conventions: ConventionOptions) =>
    birthsThatFit(known, { fromYear: 2000, toYear: 2000, conventions }).count;
  expect(find({})).toBe(1);
  expect(find({ yearBoundary: 'lichun' })).toBe(2);
});

// ---- The result of a search

test('without years, a place or a limit it is 1900 to 2099, the meridian of China’s clock, fifty births, and no clock times', () => {
  const known: KnownBirth = { lunarMonth: 1, lunarDay: 1, doubleHour: 'wu' }; // one a year
  const found = birthsThatFit(known);
  expect([found.fromYear, found.toYear, found.count, found.births.length]).toEqual([1900, 2099, 200, 50]);
  expect([found.known, found.contradicts, found.conventions.calendarRegion]).toEqual([known, [], 'china']);
  expect(found).not.toHaveProperty('place');
  expect(longitudeOf(found)).toBe(120);
  expect(found.next).toBe(found.births[49]!.from.instant);
  for (const birth of found.births) {
    expect(Object.keys(birth.from)).toEqual(['solarTime', 'instant']);
    for (const member of ['clockTime', 'gender', 'change']) expect(birth).not.toHaveProperty(member);
  }
});

test('with a place it is by the calendar and the Sun of that place, with its clock times', () => {
  const place = { longitude: 105.84, timeZone: 'Asia/Bangkok', countryCode: 'VN' };
  const found = birthsThatFit(
    { lunarMonth: 1, lunarDay: 1, doubleHour: 'wu' },
    { place, fromYear: 1985, toYear: 1985 },
  );
  expect([found.place, longitudeOf(found), found.conventions.calendarRegion]).toEqual([place, 105.84, 'vietnam']);
  expect(found).not.toHaveProperty('next');
  expect(found.births.map(named)).toEqual(['1985-01-21 wu']); // Tết; in China the year began on 1985-02-20
  expect(found.births[0]!.from.clock).toBe(found.births[0]!.from.instant + 7 * 3_600_000);
});

test('births begin with the first day of the calendars, 1645-01-28, by the clock of the place or of China', () => {
  const first = (place?: BirthPlace) =>
    birthsThatFit({ lunarMonth: 1, lunarDay: 1 }, { fromYear: 1645, toYear: 1645, place }).births[0]!.from.instant;
  expect(first()).toBe(Date.parse('1645-01-27T16:00Z'));
  expect(first({ longitude: -75, timeZone: 'Etc/GMT+5', countryCode: 'US' })).toBe(Date.parse('1645-01-28T05:00Z'));
});

// docs/rules/charts.md A12: 天伤 and 天使 change places for men of yin and women of yang years in 中州派; 火星 and 铃星 depend on the same in Vietnam.
test.each([
  ['zhongzhou', 'tianshang'],
  ['vietnam', 'huoxing'],
] as const)('by the school %s, which places %s by gender, a birth tells for whom alone it fits', (school, star) => {
  const place = { longitude: 120, timeZone: 'Etc/GMT-8' };
  const conventions = { school, solarTime: 'clock' } as const;
  const counts = { male: 0, female: 0 };
  const output = new Set<string>();
  for (const branch of BRANCH_IDS) {
    const known: KnownBirth = { stars: [{ star, branch }], lunarMonth: 3, lunarDay: 5 };
    const find = (gender?: Gender) =>
      birthsThatFit({ ...known, gender }, { place, conventions, fromYear: 1984, toYear: 1989, limit: 100 });
    const { births } = find();
    for (const { clockTime, gender } of births) {
      const isFor = (each: Gender) =>
        shows(castChart({ ...clockTime!, gender: each, place }, conventions), { stars: known.stars! });
      expect(GENDERS.filter(isFor)).toEqual(gender === undefined ? GENDERS : [gender]);
      output.add(`${gender}`);
    }
    for (const each of GENDERS) {
      const own = find(each);
      counts[each] += own.count;
      expect(own.births.map(named)).toEqual(births.filter((birth) => (birth.gender ?? each) === each).map(named));
      for (const birth of own.births) expect(birth).not.toHaveProperty('gender');
    }
  }
  expect([...output]).toEqual(expect.arrayContaining(['male', 'female']));
  const halves = school === 'zhongzhou' ? 13 : 12; // its day ends within the double hour of 子
  expect(counts).toEqual({ male: 6 * halves, female: 6 * halves }); // each double hour of the six days, since the star is always in some palace
});

// ---- Ends

// 1999-12-31 is 丁巳, and the day after it 戊午.
test('the requested years begin with their first day and end with their last, each whole', () => {
  const births = (hanzi: string, year: number) =>
    allBirths({ dayPillar: pillarOf(hanzi) }, { fromYear: year, toYear: year }).map(named);
  expect(births('丁巳', 1999).slice(-12)).toEqual(BRANCH_IDS.map((hour) => `1999-12-31 ${hour}`));
  expect(births('丁巳', 2000)[0]).toBe('2000-02-29 zi');
  expect(births('戊午', 1999).at(-1)).toBe('1999-11-02 hai');
  expect(births('戊午', 2000).slice(0, 12)).toEqual(BRANCH_IDS.map((hour) => `2000-01-01 ${hour}`));
});

test('the births of a year pillar are the whole solar year, each double hour once: from Lichun to Lichun', () => {
  const births = allBirths({ yearPillar: pillarOf('庚辰') }, { fromYear: 2000, toYear: 2001 });
  expect(births[0]!.from.instant).toBe(instantOfTerm(termNumber(2000, 2)));
  expect(births.at(-1)!.to.instant).toBe(instantOfTerm(termNumber(2001, 2)));
  for (const [place, { from }] of births.slice(1).entries()) expect(from.instant).toBe(births[place]!.to.instant);
});

test('a page has as many births as are requested, and only where there are more is there a next one', () => {
  const known: KnownBirth = { dayPillar: pillarOf('丁巳'), doubleHour: 'wu' };
  const find = (limit: number) => birthsThatFit(known, { fromYear: 2000, toYear: 2000, limit });
  const { count } = find(100);
  expect(count).toBe(6); // of 366 days
  for (const limit of [1, 5, 6, 7]) {
    const { births, next } = find(limit);
    expect([births.length, next !== undefined]).toEqual([Math.min(limit, count), limit < count]);
  }
});

// 立春 of 2024 was at 16:27:08 in Beijing; at these longitudes the double hour of 申 ends within a minute of it.
test('a birth has a time to cast it by where a whole minute lies in it, and none elsewhere', () => {
  const known: KnownBirth = { yearPillar: pillarOf('甲辰'), dayPillar: pillarOf('戊戌'), doubleHour: 'shen' };
  const found = new Set<boolean>();
  for (let longitude = 131.4; longitude < 131.95; longitude += 0.02) {
    const place = { longitude, timeZone: 'Asia/Shanghai' };
    const { births } = birthsThatFit(known, { place, fromYear: 2024, toYear: 2024, limit: 1 });
    const [{ from, to, clockTime }] = births as [FoundBirth];
    const hasMinute = Math.ceil(from.clock! / 60_000) * 60_000 < to.clock!;
    expect(clockTime !== undefined).toBe(hasMinute);
    found.add(hasMinute);
  }
  expect(found).toEqual(new Set([true, false]));
});

// IANA: on 2015-08-15 at 00:00 the clock of Pyongyang was put back by half an hour for good, from UTC+9 to UTC+8:30.
describe('where standard time was changed', () => {
  const place = { longitude: 125.75, timeZone: 'Asia/Pyongyang' };
  const find = (known: KnownBirth, after: string, conventions: ConventionOptions = {}) =>
    birthsThatFit(known, {
      place,
      fromYear: 2015,
      toYear: 2016,
      after: Date.parse(after),
      limit: 3,
      conventions: { solarTime: 'clock', ...conventions },
    }).births;
  const output = (births: readonly FoundBirth[]) =>
    births.map(({ from, to }) =>
      [from, to].map(({ clock, instant: at }) => [
        localText(clock!).slice(5, 16),
        new Date(at).toISOString().slice(11, 16),
      ]),
    );

  test('a double hour is two births, each by its own clock', () => {
    expect(output(find({ doubleHour: 'zi' }, '2015-08-14T12:00Z')).slice(0, 2)).toEqual([
      [
        ['08-14T23:00', '14:00'],
        ['08-15T00:00', '15:00'],
      ],
      [
        ['08-14T23:30', '15:00'],
        ['08-15T01:00', '16:30'],
      ],
    ]);
  });

  test('a time that was shown twice begins a birth when the clock that counts then showed it', () => {
    const births = find({ doubleHour: 'zi' }, '2015-08-14T14:30Z', { dayBoundary: 'midnight' });
    expect(output(births).slice(0, 2)).toEqual([
      [
        ['08-14T23:30', '15:00'],
        ['08-15T00:00', '15:30'],
      ],
      [
        ['08-15T00:00', '15:30'],
        ['08-15T01:00', '16:30'],
      ],
    ]);
  });

  // 立春 2016 was at 17:46 in Beijing.
  test('Lichun of the following year is reported by the clock of its own time', () => {
    const births = find({ doubleHour: 'you' }, '2016-02-03T12:00Z', { yearBoundary: 'lichun' });
    expect(output(births).slice(0, 2)).toEqual([
      [
        ['02-04T17:00', '08:30'],
        ['02-04T18:16', '09:46'],
      ],
      [
        ['02-04T18:16', '09:46'],
        ['02-04T19:00', '10:30'],
      ],
    ]);
    for (const { from, to } of births)
      for (const { solarTime, instant: at } of [from, to]) expect(solarTime - at).toBe(8.5 * 3_600_000);
  });
});

// ---- What contradicts what

const contradicts = (known: KnownBirth, options?: BirthsOptions) => {
  const found = birthsThatFit(known, options);
  expect([found.count, found.births]).toEqual([0, []]);
  return found.contradicts.map(({ name, given }) => `${name}=${given}`);
};

test('a 辛巳 year has no 壬午 month (五虎遁: 丙辛必定寻庚起)', () => {
  expect(contradicts({ yearPillar: pillarOf('辛巳'), monthPillar: pillarOf('壬午'), bureau: 'fire6' })).toEqual([
    'yearPillar=xin-si',
    'monthPillar=ren-wu',
  ]);
});

test('a 甲子 day has no 丙寅 hour but that of 子 of the next day (五鼠遁: 甲己还加甲)', () => {
  expect(contradicts({ dayPillar: pillarOf('甲子'), hourPillar: pillarOf('戊寅') })).toEqual([
    'dayPillar=jia-zi',
    'hourPillar=wu-yin',
  ]);
  const late: KnownBirth = { dayPillar: pillarOf('甲子'), hourPillar: pillarOf('丙子') };
  expect(contradicts(late)).toEqual(['dayPillar=jia-zi', 'hourPillar=bing-zi']);
  expect(birthsThatFit(late, { conventions: { dayBoundary: 'midnight' } }).count).toBeGreaterThan(1000);
});

test('Zi Wei and Qi Sha never share a palace; what has no part in it is not named', () => {
  const stars = [
    { star: 'ziwei', branch: 'zi' },
    { star: 'wenchang', branch: 'xu' },
    { star: 'qisha', branch: 'zi' },
  ] as const;
  expect(contradicts({ stars, lunarMonth: 3 })).toEqual(['star=ziwei:zi', 'star=qisha:zi']);
});

test('of three things of which any two go together, all three are named', () => {
  // In the hour of 子 life and body share a palace, and in the third month it is 辰.
  expect(
    contradicts({
      lifeBranch: 'chen',
      bodyBranch: 'chen',
      lunarMonth: 6,
      leapMonth: false,
      lunarDay: 1,
      lu: 'taiyang',
    }),
  ).toEqual(['lunarMonth=6', 'lifeBranch=chen', 'bodyBranch=chen']);
});

test('a solar month that no lunar month of that number meets is named with it', () => {
  expect(contradicts({ lunarMonth: 1, monthPillar: { branch: 'wu' } })).toEqual(['monthPillar=_-wu', 'lunarMonth=1']);
});

test('a star that a school does not show, and a pattern that never stays clean, contradict themselves', () => {
  expect(contradicts({ stars: [{ star: 'longde', branch: 'zi' }] })).toEqual(['star=longde:zi']);
  expect(
    birthsThatFit({ stars: [{ star: 'longde', branch: 'zi' }] }, { conventions: { school: 'zhongzhou' } }).count,
  ).toBeGreaterThan(1);
  expect(contradicts({ patterns: [{ id: 'junchenQinghui', form: 'main', clean: true }] })).toEqual([
    'pattern=junchenQinghui:main clean',
  ]);
});

// 起命宫: from 寅 forwards by month, backwards by hour; a leap month counts to its own month up to its 15th day (docs/rules/charts.md).
test('the fifteenth day of a leap month goes with the life palace of its month, the sixteenth with that of the next', () => {
  const find = (lunarDay: number, lifeBranch: BranchId) =>
    birthsThatFit(
      { lunarMonth: 6, leapMonth: true, lunarDay, doubleHour: 'zi', lifeBranch },
      { fromYear: 2017, toYear: 2025 },
    );
  expect([find(15, 'wei').count, find(16, 'shen').count]).toEqual([2, 2]); // 2017 and 2025 have a leap month 6
  expect([find(15, 'shen'), find(16, 'wei')].map(({ contradicts: names }) => names.length > 0)).toEqual([true, true]);
});

test.each<[string, KnownBirth, number]>([
  ['四柱', pillarsOf('丙寅 壬辰 己酉 甲子'), 1990],
  // The first lunar month of 1990 begins in the 丑 month before, and in years like 1991 a solar month of the third lasts into the second lunar one.
  ['the solar month before', { yearPillar: pillarOf('己巳'), monthPillar: pillarOf('丁丑'), lunarMonth: 1 }, 1995],
  ['the solar month after', { monthPillar: { branch: 'wu' }, lunarMonth: 4, lunarDay: 30, bureau: 'fire6' }, 1647],
  // 甲: 禄存 in 寅; the year of the star is the lunar one.
  ['a star of the year', { yearPillar: pillarOf('甲子'), stars: [{ star: 'lucun', branch: 'yin' }] }, 1990],
])('what merely falls into no requested year contradicts nothing: %s', (_, known, year) => {
  const found = birthsThatFit(known, { fromYear: year, toYear: year });
  expect([found.count, found.contradicts]).toEqual([0, []]);
});

test('one thing that can never be is named alone, and two that never go together before three', () => {
  // 天魁 is in 丑, 子, 亥, 卯 and 午, never in 辰.
  expect(contradicts({ lunarDay: 1, stars: [{ star: 'tiankui', branch: 'chen' }], doubleHour: 'zi' })).toEqual([
    'star=tiankui:chen',
  ]);
  // The 子 month never overlaps the sixth lunar month, whatever else is known.
  const three: KnownBirth = { lifeBranch: 'chen', bodyBranch: 'chen', lunarMonth: 6, leapMonth: false };
  expect(contradicts(three)).toHaveLength(3);
  expect(contradicts({ ...three, monthPillar: { branch: 'zi' } })).toEqual(['monthPillar=_-zi', 'lunarMonth=6']);
});

test('where the day begins at midnight, an hour of the next day contradicts a day unless it is the late hour of 子', () => {
  expect(
    contradicts(
      { dayPillar: pillarOf('甲子'), hourPillar: pillarOf('丁丑') },
      { conventions: { dayBoundary: 'midnight' } },
    ),
  ).toEqual(['dayPillar=jia-zi', 'hourPillar=ding-chou']);
});

const CALENDARS: readonly (readonly [LunarCalendar, BirthPlace])[] = [
  ['china', { longitude: 120, timeZone: 'Asia/Shanghai' }],
  ['vietnam', { longitude: 105.8, timeZone: 'Asia/Hanoi' }],
  ['korea', { longitude: 127, timeZone: 'Asia/Seoul' }],
];

test.each(CALENDARS)(
  'solar months never run further from the lunar ones of calendar %s than contradictions take for granted',
  (calendar, place) => {
    expect(lunarCalendarOf(place)).toBe(calendar);
    const offs = new Set<number>();
    for (let year = 1645; year <= 2199; year++) {
      const months = monthsOfLunarYear(year, calendar);
      for (const [at, { month, start }] of months.entries()) {
        const end = months[at + 1]?.start ?? start + 29;
        // From 0.9 days before to half a day after: no clock differs by more from the clock of the calendar.
        for (const ms of [start * MS_PER_DAY - 0.9 * MS_PER_DAY, end * MS_PER_DAY + 0.5 * MS_PER_DAY]) {
          const jie: TermNumber = jieOf(termAt(instant(ms)));
          expect(instantOfTerm(jie)).toBeLessThanOrEqual(ms);
          const solarMonth = ((((jie - 2) / 2) % 12) + 12) % 12;
          offs.add(12 * (solarYearOf(jie) - year) + solarMonth - (month - 1));
        }
      }
    }
    expect([...offs].sort((a, b) => a - b)).toEqual([-1, 0, 1]);
  },
);

/** Known facts, each by itself; a few of them together may be impossible. */
const PIECES: readonly KnownBirth[] = [
  { yearPillar: { stem: 'jia' } },
  { yearPillar: { branch: 'zi' } },
  { monthPillar: { stem: 'bing' } },
  { monthPillar: { stem: 'ding', branch: 'mao' } },
  { dayPillar: { stem: 'ji' } },
  { hourPillar: { stem: 'jia', branch: 'xu' } },
  { hourPillar: { branch: 'zi' } },
  { lunarMonth: 2 },
  { lunarMonth: 11 },
  { leapMonth: true },
  { lunarDay: 3 },
  { doubleHour: 'xu' },
  { lifeBranch: 'yin' },
  { bodyBranch: 'yin' },
  { bureau: 'fire6' },
  { bureau: 'water2' },
  { lu: 'lianzhen' },
  { ji: 'lianzhen' },
  { mainStar: 'ziwei+tianfu' },
  { stars: [{ star: 'wenchang', branch: 'zi' }] },
];

test('what contradicts is named whole and alone: without any one of it nothing does', () => {
  const search = (known: KnownBirth) =>
    birthsThatFit(known, { fromYear: 2000, toYear: 2000, conventions: { dayBoundary: 'midnight' } }).contradicts;
  const sizes = new Set<number>();
  for (let n = 0; n < 60; n++) {
    const pieces = [n, n + 3 + (n % 5), 2 * n + 11, 3 * n + 7].map((at) => PIECES[at % PIECES.length]!);
    const all = Object.assign({}, ...pieces) as KnownBirth;
    const names = search(all).map(({ name }) => (name === 'star' ? 'stars' : name) as keyof KnownBirth);
    sizes.add(names.length);
    if (names.length === 0) continue;
    const only = Object.fromEntries(names.map((name) => [name, all[name]])) as KnownBirth;
    expect(search(only), JSON.stringify(all)).toHaveLength(names.length);
    for (const name of names.length > 1 ? names : []) {
      const { [name]: _left, ...others } = only;
      expect(search(others), `${JSON.stringify(all)} without ${name}`).toEqual([]);
    }
  }
  expect([sizes.has(0), sizes.has(2), Math.max(...sizes) > 2]).toEqual([true, true, true]);
});

// ---- Pages

test('pages follow each other without a gap, and each counts all', () => {
  const known: KnownBirth = { mainStar: 'taiyang+taiyin', bureau: 'fire6', lunarMonth: 8 };
  const all = allBirths(known, { limit: 100, fromYear: 1900, toYear: 1960 });
  const pages = allBirths(known, { limit: 7, fromYear: 1900, toYear: 1960 });
  expect(all.length).toBeGreaterThan(20);
  expect(pages).toEqual(all);
  for (const [place, { from, to }] of all.entries()) {
    expect(from.instant).toBeLessThan(to.instant);
    if (place > 0) expect(all[place - 1]!.to.instant).toBeLessThanOrEqual(from.instant);
  }
});

test('a cursor is read as it was written, and no other text is one', () => {
  for (const next of [-301914072926, 0, 7258118400000]) expect(readCursor(cursorOf(next))).toBe(next);
  for (const text of [
    '',
    '-',
    'A',
    '1.5',
    '0x',
    '01',
    'zzzzzzzzzzzzzzzz',
    '!',
    '-0',
    '0',
    '2',
    '10',
    'true',
    'null',
    '1990',
  ])
    expect(readCursor(text)).toBeUndefined();
});

test('work is cut into turns, of which the last has the answer', () => {
  const turns = birthsInTurns({ lu: 'taiyang' }, { fromYear: 1900, toYear: 2199 });
  let count = 0;
  for (let turn = turns.next(); !turn.done; turn = turns.next()) count++;
  expect(count).toBeGreaterThan(3000);
});

test('only four stars are counted to the day of birth: all others are looked at once for a month', () => {
  const asking = Object.entries(ADJECTIVE_STARS).filter(([, placement]) => {
    const { facts } = cellOf(sexagenary(7), 5, branch(3), true, SCHOOLS.common);
    const places = [1, 2, 3, 14, 30].map((day) => palaceOf(placement, { ...facts, day }));
    return new Set(places).size > 1;
  });
  expect(asking.map(([star]) => star)).toEqual(['santai', 'bazuo', 'enguang', 'tiangui']);
});

// ---- Rejected queries

test('nothing known, and what does not exist, is an error that names it', () => {
  const refused = (known: unknown, options?: unknown) => () =>
    birthsThatFit(known as KnownBirth, options as BirthsOptions);
  expect(refused({})).toThrow(/^known an object: .*something beside the gender/);
  expect(refused({ gender: 'male', stars: [] })).toThrow(/something beside the gender/);
  expect(refused(undefined)).toThrow(/^known undefined: missing/);
  expect(refused({ dayPillar: { stem: 'jia', branch: 'chou' } })).toThrow(
    /^dayPillar an object: not allowed; allowed: a stem, a branch, or both of one polarity/,
  );
  expect(refused({ dayPillar: {} })).toThrow(/^dayPillar /);
  expect(refused({ patterns: [{ id: 'shaPoLang', form: 'wide' }] })).toThrow(
    /^patterns.form "wide": not allowed; allowed: main$/,
  );
  expect(refused({ mainstar: 'ziwei' })).toThrow(/nearest: mainStar/);
  expect(refused({ lunarDay: 31 })).toThrow(/^lunarDay 31: out of range/);
  expect(refused({ lunarDay: 3 }, { fromYear: 1644 })).toThrow(/^fromYear 1644/);
  expect(refused({ lunarDay: 3 }, { fromYear: 1900, toYear: 2200 })).toThrow(/^toYear 2200/);
  expect(refused({ lunarDay: 3 }, { fromYear: 1800, toYear: 2100 })).toThrow(/^toYear 2100: .*1800 to 2099/);
  expect(refused({ lunarDay: 3 }, { fromYear: 2000, toYear: 1999 })).toThrow(/^toYear 1999/);
  expect(refused({ lunarDay: 3 }, { limit: 0 })).toThrow(/^limit 0/);
  expect(refused({ lunarDay: 3 }, { place: { longitude: 200, timeZone: 'Asia/Shanghai' } })).toThrow(/^longitude 200/);
  expect(refused({ lunarDay: 3 }, { conventions: { school: 'none' } })).toThrow(/^school "none"/);
  expect(refused({ lunarDay: 3 }, { conventions: 'none' })).toThrow(
    /^conventions "none": wrong type; allowed: conventions, as for castChart$/,
  );
  expect(refused({ lunarDay: 3 }, { limit: 101 })).toThrow(/^limit 101: .*1 to 100/);
  expect(refused({ lunarDay: 3 }, { after: 'x' })).toThrow(/^after "x": wrong type/);
  expect(refused({ lunarDay: 3 }, { place: {} })).toThrow(/^longitude undefined: missing/);
  expect(refused({ lunarDay: 3 }, { limits: 3 })).toThrow(/^options "limits": unknown member.*nearest: limit$/);
  expect(refused({ lunarDay: 3 }, 1990)).toThrow(/^options 1990: wrong type/);
  expect(refused({ lunarDay: 3 }, { fromYear: 1645, toYear: 1945 })).toThrow(/^toYear 1945/);
  for (const years of [
    { fromYear: 1645, toYear: 1944 },
    { fromYear: 2199, toYear: 2199 },
  ])
    expect(refused({ lunarDay: 3, lunarMonth: 1, doubleHour: 'zi' }, { ...years, limit: 1 })).not.toThrow();
});

test('an invalid cursor, and a value that birthsThatFit did not return, are named by the error', () => {
  expect(() => cursorOf('x' as unknown as number)).toThrow(/^next "x"/);
  expect(() => readCursor(1 as unknown as string)).toThrow(/^text 1: wrong type/);
  const described = (found: unknown) => () => describeBirths(found as BirthsFound, { language: 'en' });
  for (const found of [{}, { births: [] }, { contradicts: [] }, { births: {}, contradicts: [] }])
    expect(described(found)).toThrow(/^found an object: not allowed; allowed: what birthsThatFit gives/);
  expect(described(null)).toThrow(/^found null: wrong type/);
  expect(described(birthsThatFit({ lunarDay: 1 }, { fromYear: 2000, toYear: 2000, limit: 1 }))).not.toThrow();
});

// Charts of famous persons whose year is before 1900 (a list of a Chinese site of births): 郑板桥 1693, 于右任 1879, 同治 1856, 孔祥熙 1880.
describe('births of other years', () => {
  test.each([
    ['癸酉 癸亥 乙未 丙子', '1693-11-22'],
    ['己卯 戊辰 甲子 壬申', '1879-04-11'],
    ['丙辰 壬辰 庚辰 庚辰', '1856-04-27'],
    ['庚辰 乙酉 癸卯 庚申', '1880-09-11'],
  ])('%s: that of %s is among the earlier ones', (pillars, date) => {
    const found = birthsThatFit(pillarsOf(pillars));
    const year = Number(date.slice(0, 4));
    const then = birthsThatFit(pillarsOf(pillars), { fromYear: 1645, toYear: 1899 });
    expect(then.births.map(({ moment }) => dateText(dateOfDay(moment.day)))).toContain(date);
    expect(found.earlier).toBe(then.count);
    const after = birthsThatFit(pillarsOf(pillars), { fromYear: year + 1, toYear: year + 300 });
    expect(after.earlier).toBeGreaterThan(0);
  });

  test('are all births of the calendar, however the years are cut, and stand on the first page alone', () => {
    for (const known of [
      pillarsOf('癸酉 癸亥 乙未 丙子'),
      { mainStar: 'ziwei+tianfu', bureau: 'wood3' } as KnownBirth,
    ]) {
      const all = [
        [1645, 1899],
        [1900, 2199],
      ].map(([fromYear, toYear]) => birthsThatFit(known, { fromYear: fromYear!, toYear: toYear! }).count);
      for (const [fromYear, toYear] of [
        [1645, 1700],
        [1900, 2099],
        [2026, 2026],
        [1900, 2199],
      ] as const) {
        const { earlier, count, later } = birthsThatFit(known, { fromYear, toYear });
        expect([earlier! + count + later!, fromYear === 1645 && earlier, toYear === 2199 && later]).toEqual([
          all[0]! + all[1]!,
          fromYear === 1645 && 0,
          toYear === 2199 && 0,
        ]);
      }
    }
    const { next } = birthsThatFit({ mainStar: 'ziwei+tianfu' }, { limit: 1 });
    const second = birthsThatFit({ mainStar: 'ziwei+tianfu' }, { limit: 1, after: next });
    expect([second.earlier, second.later]).toEqual([undefined, undefined]);
  });
});

// 6tail/lunar-php#9: 2024-02-27 23:00, with a day that changes at midnight, has 辛酉 and 庚子.
describe('what contradicts by one rule for the day', () => {
  test.each([
    ['甲辰 丙寅 辛酉 庚子', 'zi', 'midnight', '2024-02-27'],
    ['丙寅 壬辰 戊申 甲子', 'zi', 'midnight', '1986-05-04'],
  ] as const)('%s: no birth by %s, but some by %s', (pillars, dayBoundary, other, date) => {
    const { contradicts, otherDayBoundary } = birthsThatFit(pillarsOf(pillars), { conventions: { dayBoundary } });
    expect(contradicts.map(({ name }) => name)).toEqual(['dayPillar', 'hourPillar']);
    expect(otherDayBoundary?.dayBoundary).toBe(other);
    const found = birthsThatFit(pillarsOf(pillars), { conventions: { dayBoundary: other } });
    expect(otherDayBoundary?.count).toBe(found.count + found.earlier! + found.later!);
    expect(found.births.map(({ moment }) => dateText(dateOfDay(moment.day)))).toContain(date);
  });

  test('is no rule where neither has births, and none where there are births', () => {
    expect(birthsThatFit(pillarsOf('甲子 甲子 甲子 甲子')).otherDayBoundary).toBeUndefined();
    expect(birthsThatFit(pillarsOf('癸酉 癸亥 乙未 丙子')).otherDayBoundary).toBeUndefined();
  });
});
