import { describe, expect, test } from 'vitest';
import { labelIds } from '../../../../test/label-ids.ts';
import { castChart } from '../../calculation/casting/chart.ts';
import type { ConventionOptions } from '../../calculation/casting/conventions.ts';
import { castTimeline, TIMELINE_LISTS, type TimelineList } from '../../calculation/casting/transits/cast-timeline.ts';
import type { TransitOptions } from '../../calculation/casting/transits/cast-transits.ts';
import { LANGUAGES } from '../words/languages.ts';
import { ZH_TRANSITS } from '../words/zh/language.generated.ts';
import { describeTimeline } from './describe.ts';
import { describeTimeline as describeInOne } from './one-language.ts';
import { schemaOfPart } from './schema.ts';
import { TIMELINE, TIMELINE_COMPACT } from './tables/timeline.ts';
import { TimelineFacts } from './tables/timeline-facts.ts';
import { selectPart, unknownFieldIn } from './vocabulary/select.ts';
import { partWriter } from './write.ts';

const PLACE = { name: 'Beijing', longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const BIRTH = {
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: PLACE.longitude, timeZone: PLACE.timeZone },
} as const;

const timeline = (list: TimelineList, at: string, options: TransitOptions = {}, conventions: ConventionOptions = {}) =>
  castTimeline(castChart(BIRTH, conventions), at, list, options);
const documentOf = (...requested: Parameters<typeof timeline>) =>
  describeTimeline(timeline(...requested), { language: 'en', place: PLACE });

describe('the document of a list', () => {
  test.each(TIMELINE_LISTS)('of %s has its rows under its name, and those of no other list', (list) => {
    const document = documentOf(list, '2026-11-22T08:30');
    const others = TIMELINE_LISTS.filter((other) => other !== list);
    expect(Object.keys(document)).toEqual(
      Object.keys(TIMELINE.members).filter((name) => !others.includes(name as TimelineList)),
    );
    expect(document).toMatchObject({
      language: 'en',
      list,
      moment: { place: { name: 'Beijing' }, placeAssumed: true, clockTime: '2026-11-22T08:30:00' },
      ages: { nominal: 37, solarYear: 37, completed: 36 },
      conventions: { ageAdvance: 'newYear', atSolarTime: 'apparent' },
      warnings: [{ code: 'moment_place_assumed' }],
    });
  });

  test('has of each decade the pair, the palace, where its transformations land, ages, years and bounds', () => {
    const { decades } = documentOf('decades', '2026-11-22T08:30');
    expect(decades).toHaveLength(16);
    expect(labelIds(decades!.find(({ holdsMoment }) => holdsMoment))).toEqual({
      id: 'ren-wu',
      branch: 'wu',
      palace: 'property',
      transformations: [
        { id: 'lu', star: 'tianliang', palace: 'health' },
        { id: 'quan', star: 'ziwei', palace: 'wealth' },
        { id: 'ke', star: 'zuofu', palace: 'travel' },
        { id: 'ji', star: 'wuqu', palace: 'career' },
      ],
      kind: 'decade',
      ordinal: 4,
      fromAge: 35,
      toAge: 44,
      fromYear: 2024,
      toYear: 2033,
      startsAt: '2024-02-09T15:28:34Z',
      endsAt: '2034-02-18T15:28:14Z',
      startsAtClock: '2024-02-09T23:28:34',
      endsAtClock: '2034-02-18T23:28:14',
      holdsMoment: true,
    });
    expect(decades![0]).not.toHaveProperty('ordinal');
    const late = describeTimeline(
      castTimeline(castChart({ ...BIRTH, date: { year: 2150, month: 7, day: 23 } }), '2190-01-01', 'decades'),
      { language: 'en' },
    ).decades!;
    expect(late.at(-1)).not.toHaveProperty('startsAt');
    expect(late.at(-1)).not.toHaveProperty('endsAtClock');
  });

  test('of luck pillars has the time before the first one, with its small luck', () => {
    const luck = documentOf('luckPillars', '1991-06-01').luckPillars!;
    expect(luck[0]).toMatchObject({
      kind: 'before',
      startsAt: '1990-07-22T23:30:00Z',
      endsAt: '1995-10-29T06:32:00Z',
      holdsMoment: true,
    });
    expect(luck[0]).not.toHaveProperty('pillar');
    // 己 is the Day Master, and 己丑 leaves out 午 and 未. The year 1991 is 辛未 (食神), 1992 is 壬申.
    expect(luck[0]!.smallLuckYears.slice(1, 3)).toMatchObject([
      {
        hanzi: '庚午',
        tenGod: { id: 'shangguan' },
        growthPhase: { id: 'linguan' },
        inNatalVoid: true,
        year: 1991,
        age: 2,
        holdsMoment: true,
      },
      { hanzi: '辛未', tenGod: { id: 'shishen' }, inNatalVoid: true, year: 1992, age: 3, holdsMoment: false },
    ]);
    expect(luck[4]).toMatchObject({
      ordinal: 4,
      // 己 begins to grow in 酉 and goes back, so 亥 is 胎; 丙戌丁亥屋上土.
      pillar: {
        id: 'ding-hai',
        tenGod: { id: 'pianyin' },
        growthPhase: { id: 'tai' },
        nayin: { id: 'wushang' },
        inNatalVoid: false,
      },
      fromAge: 36,
      toAge: 45,
      startsAtClock: '2025-10-29T14:32:00',
      holdsMoment: false,
      smallLuckYears: [],
    });
  });

  test('lists the years of both systems, and the change of luck with both sides', () => {
    const { ziwei, fourPillars } = documentOf('years', '2026-11-22T08:30').years!;
    expect(ziwei.find(({ holdsMoment }) => holdsMoment)).toMatchObject({
      hanzi: '丙午',
      year: 2026,
      age: 37,
      palace: { id: 'property' },
      decadePalace: { id: 'property' },
      smallLimitPalace: { id: 'parents' },
      changes: [],
    });
    expect(fourPillars[0]).toMatchObject({
      hanzi: '乙巳',
      tenGod: { id: 'qisha' },
      inNatalVoid: false,
      year: 2025,
      age: 36,
      partial: true,
      luckChange: {
        at: '2025-10-29T06:32:00Z',
        atClock: '2025-10-29T14:32:00',
        from: { id: 'bing-xu' },
        to: { id: 'ding-hai' },
      },
    });
    expect(fourPillars[1]).toMatchObject({ hanzi: '丙午', inNatalVoid: true });
    const first = documentOf('years', '1991-06-01').years!.fourPillars.at(-1)!;
    expect(first.luckChange).toEqual({
      at: expect.any(String),
      atClock: expect.any(String),
      to: { id: 'jia-shen', name: 'Jia-Shen', hanzi: '甲申' },
    });
  });

  test('has by the birthday of each year both ages', () => {
    const { ziwei } = documentOf('years', '2026-11-22T08:30', { ageAdvance: 'birthday' }).years!;
    expect(ziwei[0]).toMatchObject({
      year: 2024,
      age: 34,
      decadePalace: { id: 'fortune' },
      changes: [{ atClock: '2024-07-06T23:19:18', age: 35, decadePalace: { id: 'property' } }],
    });
  });

  test('has of a warning about the moment the parameters that ask for the other choice, of one about the birth none', () => {
    const born = castChart({ ...BIRTH, minute: 22 }); // the double hour of 辰 begins at 08:20:51
    const { warnings } = describeTimeline(castTimeline(born, '2026-02-04T03:55', 'months'), { language: 'en' });
    expect(warnings.map(({ code, alternative }) => ({ code, alternative }))).toEqual([
      { code: 'moment_near_solar_term', alternative: { request: { at: '2026-02-03T20:02:08Z' } } },
      { code: 'moment_place_assumed', alternative: undefined },
      { code: 'near_double_hour', alternative: undefined },
    ]);
    expect(warnings[0]!.detail).toMatch(/^The moment is 7 minutes 8 seconds from /);
  });

  test('has of a leap month that is split two rows', () => {
    const { ziwei, fourPillars } = documentOf('months', '2025-08-02T12:00').months!;
    expect(ziwei.filter(({ leapMonth }) => leapMonth).map(({ half, ordinal }) => `${half} ${ordinal}`)).toEqual([
      'first 6',
      'second 7',
    ]);
    expect(fourPillars.map(({ jie }) => jie.id).slice(0, 2)).toEqual(['lichun', 'jingzhe']);
  });

  test('has of the days their pillar, and the solar term that begins', () => {
    const { days } = documentOf('days', '2026-05-25');
    expect(days![0]).toMatchObject({ lunarDay: 1, hanzi: '辛卯', tenGod: { id: 'shishen' } });
    expect(days!.flatMap(({ lunarDay, solarTerm }) => (solarTerm ? [`${lunarDay} ${solarTerm.id}`] : []))).toEqual([
      '5 xiaoman',
      '21 mangzhong',
    ]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  // With the year from Lichun a lunar month is two months of Zi Wei, and the list of months as long as the list of days.
  test('a list has at most 23 KiB, days and the months of a year from Lichun at most 37', () => {
    for (const list of TIMELINE_LISTS) {
      for (const at of ['2025-08-02T12:00', '2033-12-25T12:00', '1993-06-01T12:00', '2090-01-01']) {
        for (const options of [{}, { ageAdvance: 'birthday', childLimitRule: 'lifePalace' }] as const) {
          for (const yearBoundary of ['lunarNewYear', 'lichun'] as const) {
            const own = timeline(list, at, options, { yearBoundary });
            const bytes = new TextEncoder().encode(
              JSON.stringify(describeTimeline(own, { language, place: PLACE })),
            ).length;
            const isLong = list === 'days' || (list === 'months' && yearBoundary === 'lichun');
            expect(bytes, `${list} ${at} ${yearBoundary}`).toBeLessThanOrEqual((isLong ? 37 : 23) * 1024);
          }
        }
      }
    }
  });
});

test('a bundle with one language describes a list with its words of transits', () => {
  const own = timeline('years', '2026-11-22T08:30');
  expect(describeInOne(own, { language: ZH_TRANSITS })).toEqual(describeTimeline(own, { language: 'zh' }));
});

test('an invalid argument is refused by its name', () => {
  expect(() => describeTimeline({} as never, { language: 'en' })).toThrow(/^timeline an object/);
  expect(() => describeTimeline(timeline('days', '2026-11-22'), { language: 'fr' } as never)).toThrow(/language "fr"/);
});

test('every member has its place in the schema and in fields, and each path of the compact group leads somewhere', () => {
  const { $defs } = schemaOfPart(TIMELINE) as {
    readonly $defs: Readonly<Record<string, { readonly properties: object; readonly required: readonly string[] }>>;
  };
  expect(Object.keys($defs.Timeline!.properties)).toEqual(Object.keys(TIMELINE.members));
  for (const list of TIMELINE_LISTS) expect($defs.Timeline!.required).not.toContain(list);
  expect(unknownFieldIn(TIMELINE, TIMELINE_COMPACT)).toBeUndefined();
  expect(unknownFieldIn(TIMELINE, 'years.ziwei.yaer')?.nearest).toBe('years.ziwei.year');
});

test('what was not requested is not calculated: without its rows no list is', () => {
  const own = timeline('days', '2026-11-22T08:30');
  const write = partWriter(selectPart(TIMELINE, 'list,ages.nominal'), 'en');
  Object.defineProperty(own, 'rows', {
    get() {
      throw new Error('the rows were calculated');
    },
  });
  expect(new TextDecoder().decode(write(new TimelineFacts(own, PLACE)))).toBe('{"list":"days","ages":{"nominal":37}}');
});
