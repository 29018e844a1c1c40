import type { KnownBirth } from 'beichen';
import { ZH } from 'beichen/words/zh';
import { almanac, depth as words } from 'beichen/words/zh/depth';
import type { DeviceRequest } from 'beichen-service/on-device';
import { describe, expect, test } from 'vitest';
import { birthsCasters, type PageOfBirths } from './births.ts';

const { births, knowable } = birthsCasters({ ...ZH, depth: words, almanac });

const birthAt = (place: object = {}, request: object = {}): DeviceRequest => ({
  body: JSON.stringify({
    date: '1990-07-23',
    hour: 8,
    minute: 24,
    gender: 'male',
    cityId: 'beijing-1816670',
    lang: 'zh',
    ...request,
  }),
  place: {
    cityId: 'beijing-1816670',
    name: '北京',
    country: '中国',
    countryCode: 'CN',
    latitude: 39.9075,
    longitude: 116.39723,
    timeZone: 'Asia/Shanghai',
    timeZones: ['Asia/Shanghai'],
    ...place,
  } as DeviceRequest['place'],
  search: { attribution: '', meta: { apiVersion: '1', places: '1', docs: 'https://example.org/docs' } },
});

const find = async (known: KnownBirth, years: object = {}, birth = birthAt()): Promise<PageOfBirths> =>
  (await births({ birth, search: { known, fromYear: 1900, toYear: 2099, ...years } }))!;

describe('births that have what is known', () => {
  // 1986-05-05 00:00 is 丙寅 壬辰 己酉 甲子 by either rule; before midnight only where the day begins at 23:00.
  test('are found by both rules at 23:00, each with its rule where they differ', async () => {
    const known: KnownBirth = {
      yearPillar: { stem: 'bing', branch: 'yin' },
      monthPillar: { stem: 'ren', branch: 'chen' },
      dayPillar: { stem: 'ji', branch: 'you' },
      hourPillar: { stem: 'jia', branch: 'zi' },
    };
    const found = await find(known, { fromYear: 1980, toYear: 1989 });
    expect(found.counts).toEqual([
      { rule: 'zi', count: 1 },
      { rule: 'midnight', count: 1 },
    ]);
    expect(found.births.map(({ rule, birth }) => [rule, birth.startsAtSolarTime, birth.endsAtSolarTime])).toEqual([
      ['zi', '1986-05-04T23:00:00', '1986-05-05T01:00:00'],
      ['midnight', '1986-05-05T00:00:00', '1986-05-05T01:00:00'],
    ]);
  });

  test('are searched once if they cannot be in the double hour of 子, by the conventions of the chart', async () => {
    const known: KnownBirth = { dayPillar: { stem: 'ji', branch: 'chou' }, doubleHour: 'chen', lunarMonth: 6 };
    expect((await find(known)).counts.map(({ rule }) => rule)).toEqual(['zi']);
    expect((await find(known, {}, birthAt({}, { dayBoundary: 'midnight' }))).counts.map(({ rule }) => rule)).toEqual([
      'midnight',
    ]);
    const without = ({ doubleHour: _, ...rest }: KnownBirth) => rest;
    expect(
      (await find(without(known), {}, birthAt({}, { dayBoundary: 'midnight' }))).counts.map(({ rule }) => rule),
    ).toEqual(['midnight', 'zi']);
  });

  test('come page after page in order of time: each once, all that were counted', async () => {
    const known: KnownBirth = { dayPillar: { stem: 'ji', branch: 'you' }, monthPillar: { branch: 'chen' } };
    const seen: (readonly [string, string | undefined])[] = [];
    let page = await find(known);
    const [zi, midnight] = page.counts.map(({ count }) => count);
    for (;;) {
      seen.push(...page.births.map(({ birth, rule }) => [`${birth.startsAt} ${birth.endsAt}`, rule] as const));
      if (page.next === undefined) break;
      page = await find(known, { after: page.next });
    }
    expect(seen.length).toBeGreaterThan(200);
    expect(seen.map(([at]) => at.slice(0, 20))).toEqual(seen.map(([at]) => at.slice(0, 20)).sort());
    expect(new Set(seen.map((each) => each.join(' '))).size).toBe(seen.length);
    expect(seen.filter(([, rule]) => rule !== 'midnight')).toHaveLength(zi!);
    expect(seen.filter(([, rule]) => rule !== 'zi')).toHaveLength(midnight!);
  });

  test('that no year has are answered with the facts that contradict each other', async () => {
    const found = await find({ yearPillar: { stem: 'xin', branch: 'si' }, monthPillar: { stem: 'ren', branch: 'wu' } });
    expect([found.births, found.contradicts.map(({ parameter }) => parameter)]).toEqual([
      [],
      ['yearPillar', 'monthPillar'],
    ]);
  });

  // 戊申 甲子 is the late double hour of 子 of a day that begins at midnight; where it begins at 23:00 there is none.
  test('that only one of the rules has are no contradiction', async () => {
    const found = await find({
      dayPillar: { stem: 'wu', branch: 'shen' },
      hourPillar: { stem: 'jia', branch: 'zi' },
      lunarMonth: 3,
    });
    expect(found.contradicts).toEqual([]);
    expect(found.counts[0]).toEqual({ rule: 'zi', count: 0 });
    expect(new Set(found.births.map(({ rule }) => rule))).toEqual(new Set(['midnight']));
  });

  test('are no longer searched when another search begins', async () => {
    const search = { known: { patterns: [{ id: 'shaPoLang' }] }, fromYear: 1900, toYear: 2199 } as const;
    const [ended, found] = await Promise.all([
      births({ birth: birthAt(), search }),
      find({ lunarDay: 3, lunarMonth: 4 }),
    ]);
    expect([ended, found.births.length > 0]).toEqual([undefined, true]);
  });
});

test('every fact that can be known has its name, and every transformation the stars of the school', () => {
  const names = knowable({ birth: birthAt() });
  expect(names.stems.map(({ name }) => name).join('')).toBe('甲乙丙丁戊己庚辛壬癸');
  expect([names.palaces[0]!.name, names.bureaus.length, names.patterns.length]).toEqual(['命宫', 5, 114]);
  // Stars that can have 化忌 by 甲廉破武阳, 乙机梁紫阴 …, in the order of the stars.
  expect(names.transformed[3]!.map(({ name }) => name).join(' ')).toBe(
    '天机 太阳 武曲 天同 廉贞 太阴 贪狼 巨门 文昌 文曲',
  );
});
