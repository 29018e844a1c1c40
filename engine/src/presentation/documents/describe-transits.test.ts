import { describe, expect, test } from 'vitest';
import { labelIds } from '../../../../test/label-ids.ts';
import { castChart } from '../../calculation/casting/chart.ts';
import { castTransits } from '../../calculation/casting/transits/cast-transits.ts';
import { PALACE_IDS } from '../../calculation/ziwei/palaces.ts';
import { EN, type EN_TRANSITS } from '../words/en/language.generated.ts';
import { ZH_TRANSITS } from '../words/zh/language.generated.ts';
import { describeTransits, partDescriber } from './describe.ts';
import { describeTransits as describeInOne } from './one-language.ts';
import { schemaOfPart } from './schema.ts';
import { TransitFacts } from './tables/transit-facts.ts';
import { TRANSITS } from './tables/transits.ts';
import { unknownFieldIn } from './vocabulary/select.ts';

const BEIJING = {
  cityId: 'beijing-1816670',
  name: 'Beijing',
  country: 'China',
  countryCode: 'CN',
  latitude: 39.9075,
  longitude: 116.39723,
  timeZone: 'Asia/Shanghai',
};
const chart = castChart({
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: BEIJING.longitude, timeZone: BEIJING.timeZone },
});
const at = (moment: string, options = {}) => castTransits(chart, moment, options);
const document = describeTransits(at('2026-11-22T08:30'), { language: 'en', place: BEIJING });

describe('the document of a moment', () => {
  test('has the moment at its place, which is the birthplace unless another is requested', () => {
    expect(document.moment).toMatchObject({
      place: { cityId: 'beijing-1816670', name: 'Beijing' },
      placeAssumed: true,
      form: 'localTime',
      clockTime: '2026-11-22T08:30:00',
      utcOffsetSeconds: 28_800,
      utc: '2026-11-22T00:30:00Z',
      doubleHour: { id: 'chen', from: '07:00', to: '09:00' },
      lunarDate: { year: 2026, month: 10, day: 14, leapMonth: false },
      solarTerm: { id: 'lidong' },
    });
    const elsewhere = at('2026-11-22T08:30', { atTimeZone: 'America/New_York', atLongitude: -74 });
    const { moment } = describeTransits(elsewhere, { language: 'en', place: BEIJING });
    expect(moment).toMatchObject({
      place: { longitude: -74, timeZone: 'America/New_York' },
      placeAssumed: false,
      utc: '2026-11-22T13:30:00Z',
    });
    expect(moment.place).not.toHaveProperty('name');
  });

  test('in a leap month names month and day apart', () => {
    const { warnings } = describeTransits(at('2025-08-10T12:00'), { language: 'zh', place: BEIJING });
    expect(warnings.map(({ detail }) => detail).join()).toContain('闰六月十七');
  });

  test('that the clock never showed has its date as the language writes it', () => {
    const moment = at('2026-03-08T02:30', { atTimeZone: 'America/New_York', atLongitude: -74 });
    const { warnings } = describeTransits(moment, { language: 'zh', place: BEIJING });
    expect(warnings.map(({ detail }) => detail).join()).toContain('按拨快后的时差，即为 2026年3月8日 03:30。');
  });

  test('of a zone alone has no Sun, and of a date alone no double hour', () => {
    const zone = describeTransits(at('2026-11-22T08:30', { atTimeZone: 'Asia/Shanghai' }), { language: 'en' });
    expect(zone.moment).not.toHaveProperty('trueSolarTime');
    expect(zone.moment).not.toHaveProperty('correction');
    expect(zone.moment.place).toEqual({ timeZone: 'Asia/Shanghai' });
    expect(zone.conventions.atSolarTime).toBe('clock');
    const date = describeTransits(at('2026-11-22'), { language: 'en' });
    expect(date.moment.form).toBe('date');
    expect(date.moment).not.toHaveProperty('doubleHour');
    expect(date.ziwei).not.toHaveProperty('hour');
    expect(date.ziwei.palaces[0]).not.toHaveProperty('hour');
    expect(date.fourPillars).not.toHaveProperty('hour');
  });

  test('of a month has no day, of a year no month, and both are named', () => {
    const month = describeTransits(at('2027-06'), { language: 'en' });
    expect(month.moment).toMatchObject({ form: 'month', period: '2027-06', clockTime: '2027-06-15T12:00:00' });
    const year = describeTransits(at('2027'), { language: 'en' });
    expect(year.moment).toMatchObject({ form: 'year', period: '2027', clockTime: '2027-07-01T12:00:00' });
    for (const { moment, ages, ziwei, fourPillars } of [month, year]) {
      for (const member of ['trueSolarTime', 'correction', 'doubleHour', 'lunarDate', 'solarTerm'])
        expect(moment).not.toHaveProperty(member);
      expect(ages).toEqual({ nominal: 38, solarYear: 38 });
      for (const level of ['day', 'hour']) {
        expect(ziwei).not.toHaveProperty(level);
        expect(ziwei.palaces[0]).not.toHaveProperty(`${level}Palace`);
        expect(fourPillars).not.toHaveProperty(level);
      }
    }
    expect([month.ziwei.month!.lunarMonth, month.fourPillars.month!.hanzi]).toEqual([5, '丙午']);
    expect([month, year].map(({ ziwei }) => ziwei.year.hanzi)).toEqual(['丁未', '丁未']);
    expect(year.ziwei.palaces[0]).not.toHaveProperty('monthPalace');
    expect([year.ziwei.month, year.fourPillars.month]).toEqual([undefined, undefined]);
    const stars = year.ziwei.palaces.flatMap(({ flowStars }) => flowStars.map(({ id }) => id));
    expect(stars.filter((id) => /Month|Day|Hour/.test(id))).toEqual([]);
  });

  test('has the ages by each way of counting', () => {
    expect(document.ages).toEqual({ nominal: 37, solarYear: 37, completed: 36 });
    expect(describeTransits(at('2026-01-10T12:00'), { language: 'en' }).ages).toEqual({
      nominal: 36,
      solarYear: 36,
      completed: 35,
    });
  });

  test('has of every level the pair, the palace, where the transformations land, and when it begins and ends', () => {
    expect(labelIds(document.ziwei.year)).toEqual({
      id: 'bing-wu',
      branch: 'wu',
      palace: 'property',
      transformations: [
        { id: 'lu', star: 'tiantong', palace: 'property', levelPalace: 'life' },
        { id: 'quan', star: 'tianji', palace: 'health', levelPalace: 'career' },
        { id: 'ke', star: 'wenchang', palace: 'property', levelPalace: 'life' },
        { id: 'ji', star: 'lianzhen', palace: 'life', levelPalace: 'children' },
      ],
      year: 2026,
      doujun: 'si',
      startsAt: '2026-02-16T15:28:25Z',
      endsAt: '2027-02-05T15:28:22Z',
      startsAtClock: '2026-02-16T23:28:25',
      endsAtClock: '2027-02-05T23:28:22',
    });
    expect(document.ziwei.decade).toMatchObject({
      kind: 'decade',
      ordinal: 4,
      fromAge: 35,
      toAge: 44,
      fromYear: 2024,
      toYear: 2033,
    });
    expect(labelIds(document.ziwei.nextDecade)).toEqual({
      id: 'gui-wei',
      palace: 'career',
      ordinal: 5,
      fromAge: 45,
      toAge: 54,
      fromYear: 2034,
      toYear: 2043,
      startsAt: document.ziwei.decade!.endsAt,
      startsAtClock: document.ziwei.decade!.endsAtClock,
    });
    expect(document.ziwei.month).toMatchObject({
      ordinal: 10,
      lunarMonth: 10,
      leapMonth: false,
      palace: { id: 'siblings' },
    });
    expect(document.ziwei.month).not.toHaveProperty('half');
  });

  test('gives each palace its role at every level: at each level the twelve roles, once each', () => {
    for (const level of ['decade', 'smallLimit', 'year', 'month', 'day', 'hour'] as const) {
      const roles = document.ziwei.palaces.map((palace) => palace[`${level}Palace`]!.id);
      expect([...roles].sort()).toEqual([...PALACE_IDS].sort());
      const life = document.ziwei.palaces.find((palace) => palace[`${level}Palace`]!.id === 'life')!;
      expect(life.branch).toEqual(document.ziwei[level]!.branch);
      expect(life.id).toBe(document.ziwei[level]!.palace.id);
    }
    const stars = document.ziwei.palaces.flatMap(({ flowStars }) => flowStars);
    expect(stars).toHaveLength(51);
    expect(new Set(stars.map(({ id }) => id)).size).toBe(51);
    expect(stars.find(({ id }) => id === 'wenchangYear')).toEqual({
      id: 'wenchangYear',
      name: 'Liu Chang (Annual Literary Brilliance)',
      hanzi: '流昌',
    });
    // The rings of 午: 岁建 in 午, 将星 in 午 (寅午戌午).
    const wu = document.ziwei.palaces.find(({ branch }) => branch.id === 'wu')!;
    expect([wu.spirits.year.id, wu.spirits.general.id]).toEqual(['suijian', 'jiangxing']);
  });

  test('has the luck that runs, and the pillars seen from the Day Master', () => {
    expect(document.fourPillars.luck).toMatchObject({
      kind: 'running',
      ordinal: 4,
      pillar: { id: 'ding-hai', stem: { tenGod: { id: 'pianyin' } }, inNatalVoid: false },
      fromAge: 36,
      toAge: 45,
      startsAt: '2025-10-29T06:32:00Z',
      endsAt: '2035-10-29T06:32:00Z',
      endsAtClock: '2035-10-29T14:32:00',
    });
    expect(document.fourPillars.year).toMatchObject({
      year: 2026,
      id: 'bing-wu',
      inNatalVoid: true,
      voidBranches: [{ id: 'yin' }, { id: 'mao' }],
      startsAt: '2026-02-03T20:02:07Z',
      startsAtClock: '2026-02-04T04:02:07',
    });
    expect(document.fourPillars.month).toMatchObject({ jie: { id: 'lidong' }, id: 'ji-hai' });
    const child = describeTransits(at('1993-01-01T12:00'), { language: 'en' });
    expect(child.fourPillars.luck).toEqual({
      kind: 'before',
      startsAt: '1990-07-22T23:30:00Z',
      endsAt: '1995-10-29T06:32:00Z',
      startsAtClock: '1990-07-23T08:30:00',
      endsAtClock: '1995-10-29T14:32:00',
    });
    expect(child.fourPillars.smallLuck.age).toBe(3);
  });

  test('names its conventions, those of the chart and those of transits', () => {
    expect(document.conventions).toEqual({
      dayBoundary: 'zi',
      yearBoundary: 'lunarNewYear',
      leapMonthRule: 'split',
      school: 'common',
      calendarRegion: 'china',
      solarTime: 'apparent',
      atYearBoundary: 'lunarNewYear',
      ageAdvance: 'newYear',
      childLimitRule: 'sixPalaces',
      leapDayCount: 'lunarDay',
      smallLuckRule: 'hour',
      atSolarTime: 'apparent',
    });
  });
});

test('a bundle with one language describes transits with its words of transits, and says so where they are missing', () => {
  const transits = at('2026-11-22T08:30');
  expect(describeInOne(transits, { language: ZH_TRANSITS })).toEqual(describeTransits(transits, { language: 'zh' }));
  expect(() => describeInOne(transits, { language: EN as typeof EN_TRANSITS })).toThrow(/EN_TRANSITS/);
  const inZh = describeTransits(transits, { language: 'zh' });
  expect(inZh.ziwei.palaces.flatMap(({ flowStars }) => flowStars).find(({ id }) => id === 'nianjieYear')?.name).toBe(
    '年解',
  );
});

test('what cannot be described is refused by name', () => {
  expect(() => describeTransits({} as never, { language: 'en' })).toThrow(/^transits an object/);
  expect(() => describeTransits(at('2026-11-22'), { language: 'fr' } as never)).toThrow(/language "fr"/);
  expect(() =>
    describeTransits(at('2026-11-22'), { language: 'en', momentPlace: { longitude: 200 } } as never),
  ).toThrow(/timeZone undefined.*longitude 200/);
});

test('past the twelfth decade there is none, and the small limit goes on', () => {
  const late = describeTransits(at('2120-05-05T12:00'), { language: 'en' });
  expect(late.ziwei).not.toHaveProperty('decade');
  expect(late.ziwei).not.toHaveProperty('nextDecade');
  expect(late.ziwei.palaces[0]).not.toHaveProperty('decade');
  expect(late.ziwei.smallLimit.age).toBe(131);
});

test('every member has its place in the schema and in fields', () => {
  const { $defs } = schemaOfPart(TRANSITS) as {
    readonly $defs: Readonly<Record<string, { readonly properties: object }>>;
  };
  expect(Object.keys($defs.Transits!.properties)).toEqual(Object.keys(document));
  expect(
    unknownFieldIn(TRANSITS, 'ages.nominal,ziwei.year.transformations.star,ziwei.palaces.flowStars.name'),
  ).toBeUndefined();
  expect(unknownFieldIn(TRANSITS, 'ages.nominl')?.nearest).toBe('ages.nominal');
  const some = partDescriber(TRANSITS, 'en');
  expect(some(new TransitFacts(at('2026-11-22T08:30'), BEIJING))).toEqual(document);
});
