import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Birth } from '../../calculation/casting/birth.ts';
import { castChart } from '../../calculation/casting/chart.ts';
import type { ConventionOptions } from '../../calculation/casting/conventions.ts';
import { castTimeline, TIMELINE_LISTS } from '../../calculation/casting/transits/cast-timeline.ts';
import { defineSchool, SCHOOLS } from '../../calculation/ziwei/school.ts';
import { describeChart, describeTimeline } from '../documents/describe.ts';
import { TIMELINE } from '../documents/tables/timeline.ts';
import { TimelineFacts } from '../documents/tables/timeline-facts.ts';
import type { AnyPart } from '../documents/vocabulary/member.ts';
import { UnknownField } from '../documents/vocabulary/select.ts';
import { ruleOfTerm, type Sources, sourcesOf } from './index.ts';
import { sourcesIn } from './sources.ts';

const birth = {
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
} as const;
const chart = castChart(birth);

test('the rule that makes a fact is the first, then those of the conventions in force', () => {
  expect(sourcesOf(chart)).toMatchObject({
    'fourPillars.year': ['pillars.year'],
    'fourPillars.hour': ['pillars.hour', 'time.day.zi', 'time.solar.apparent'],
    'palaces.majorStars#ziwei': ['ziwei.star.ziwei'],
    'palaces.minorStars#lucun': ['ziwei.star.lucun'],
    'luckPillars.startsAt': ['pillars.luck.start', 'pillars.luck.direction', 'pillars.luck.instant'],
  });
  expect(sourcesOf(chart, { fields: 'fourPillars.relations' })).toMatchObject({
    'fourPillars.relations#sixCombine': ['pillars.relation.sixCombine'],
  });
});

test('the conventions in force are named, not those by default', () => {
  const other = castChart(birth, {
    dayBoundary: 'midnight',
    solarTime: 'mean',
    school: 'zhongzhou',
    yearBoundary: 'lichun',
  });
  expect(sourcesOf(other)).toMatchObject({
    'fourPillars.day': ['pillars.day', 'time.day.midnight', 'time.solar.mean'],
    'ziwei.yearPillar': ['ziwei.year.lichun'],
    'palaces.minorStars#tiankui': ['ziwei.star.tiankui', 'school.zhongzhou'],
    'palaces.majorStars.brightness': ['ziwei.brightness.zhongzhou', 'school.zhongzhou'],
  });
});

test("a school of one's own has no rule", () => {
  const own = castChart(birth, { school: defineSchool({ ...SCHOOLS.common, id: 'mine' }) });
  expect(sourcesOf(own)['palaces.minorStars#tiankui']).toEqual(['ziwei.star.tiankui']);
});

test('what was not selected has no path, and a path that leads nowhere is refused', () => {
  expect(sourcesOf(chart, { fields: 'ziwei.bureau,mainStar.name' })).toEqual({
    mainStar: ['ziwei.mainStar'],
    'ziwei.bureau': ['ziwei.bureau'],
  });
  expect(sourcesOf(chart, { fields: 'palaces.minorStars.hanzi' })).toMatchObject({
    'palaces.minorStars#lucun': ['ziwei.star.lucun'],
  });
  expect(sourcesOf(chart, { fields: 'palaces.minorStars.brightness' })).not.toHaveProperty([
    'palaces.minorStars#lucun',
  ]);
  expect(() => sourcesOf(chart, { fields: 'paterns' })).toThrow(UnknownField);
});

// One date of each calendar on which two calendars differ: the cited rules must agree with the date.
describe('the rules of a lunar date are those of the calendar that counted, in its year', () => {
  const SEOUL = { longitude: 126.98, timeZone: 'Asia/Seoul', countryCode: 'KR' };
  const SAIGON = { longitude: 106.66, timeZone: 'Asia/Ho_Chi_Minh', countryCode: 'VN' };
  const HANOI = { longitude: 105.84, timeZone: 'Asia/Bangkok', countryCode: 'VN' };
  const TOKYO = { longitude: 139.69, timeZone: 'Asia/Tokyo', countryCode: 'JP' };
  const { place: BEIJING } = birth;
  const sourcesAt = (date: string, place: Birth['place'], by: ConventionOptions = {}) => {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    const own = castChart({ ...birth, date: { year, month, day }, hour: 10, minute: 0, place }, by);
    const { year: lunarYear, month: lunarMonth, day: lunarDay } = own.moment.lunarDate;
    const { 'birth.lunarDate.day': ofDay, 'birth.lunarDate.month': ofMonth, ...others } = sourcesOf(own);
    return { lunar: `${lunarYear}-${lunarMonth}-${lunarDay}`, cited: [...new Set([...ofDay!, ...ofMonth!])], others };
  };

  const PUBLISHED = 'calendar.month.published';
  const CLOCK = 'calendar.month.clock';
  test.each([
    [
      'Korea’s 12-1 of 1842-01-12 (KASI), China’s 12-2',
      '1842-01-12',
      SEOUL,
      {},
      '1841-12-1',
      'korea',
      [CLOCK, PUBLISHED],
    ],
    ['Korea by its own midnight', '2012-04-21', SEOUL, {}, '2012-3-1', 'korea', []],
    ['the south of Vietnam by UTC+8', '1968-01-29', SAIGON, {}, '1967-12-30', 'vietnamSouth', [CLOCK]],
    ['the north on that day', '1968-01-29', HANOI, {}, '1968-1-1', 'vietnam', []],
    [
      'the south by the calendar of the north',
      '1968-01-29',
      SAIGON,
      { calendarRegion: 'vietnamNorth' },
      '1968-1-1',
      'vietnamNorth',
      [],
    ],
    ['Saigon after 1975', '1985-01-21', SAIGON, {}, '1985-1-1', 'vietnamSouth', []],
    ['Hanoi before its own midnight', '1960-01-28', HANOI, {}, '1960-1-1', 'vietnam', [CLOCK]],
    ['Japan in 2033', '2034-01-20', TOKYO, { calendarRegion: 'japan' }, '2033-12-1', 'japan', []],
    ['China', '1990-07-23', BEIJING, {}, '1990-6-2', 'china', [CLOCK]],
    ['China’s published month', '1906-04-24', BEIJING, {}, '1906-4-1', 'china', [CLOCK, PUBLISHED]],
  ] as const)('%s', (_, date, place, by, lunar, region, more) => {
    const found = sourcesAt(date, place, by);
    expect(found.lunar).toBe(lunar);
    const varying = found.cited.filter((id) => id.startsWith('calendar.region.') || id === CLOCK || id === PUBLISHED);
    expect(varying.sort()).toEqual([`calendar.region.${region}`, ...more].sort());
    const regions = Object.entries(found.others).filter(([path]) => path.startsWith('birth.lunarDate'));
    for (const [path, ids] of regions)
      for (const id of ids)
        if (/^calendar\.region\.(?!home)/.test(id)) expect([path, id]).toEqual([path, `calendar.region.${region}`]);
  });
});

/** The values at a path, through the items of lists. */
function valuesAt(document: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(document)) return document.flatMap((item) => valuesAt(item, path));
  const [first, ...rest] = path;
  if (first === undefined) return [document];
  const own = (document as Readonly<Record<string, unknown>>)[first];
  return own === undefined ? [] : rest.length === 0 ? [own].flat() : valuesAt(own, rest);
}

/** The paths at which the document has no value. */
const nowhere = (document: object, sources: Sources): readonly string[] =>
  Object.keys(sources).filter((path) => {
    const [of, id] = path.split('#') as [string, string?];
    if (id !== undefined) {
      return !valuesAt(document, of.split('.')).some((item) => {
        const { id: own, code } = item as { readonly id?: string; readonly code?: string };
        return own === id || code === id;
      });
    }
    const above = of.split('.');
    const last = above.pop()!;
    const objects = above.length === 0 ? [document] : valuesAt(document, above);
    return !objects.some((each) => last in (each as object));
  });

const births = fc.record({
  date: fc.record({
    year: fc.integer({ min: 1900, max: 2090 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
  gender: fc.constantFrom('male' as const, 'female' as const),
  place: fc.constant(birth.place),
});

describe('of any birth', () => {
  test('every path is one of the document, and every star, relation and pattern has one', () => {
    const property = fc.property(
      births,
      fc.constantFrom('all', 'default', 'palaces,fourPillars.day.stars'),
      (own, fields) => {
        const one = castChart(own);
        const document = describeChart(one, { language: 'en', fields });
        const sources = sourcesOf(one, { fields });
        expect(nowhere(document, sources)).toEqual([]);
        const lists = [
          'palaces.majorStars',
          'palaces.minorStars',
          'palaces.adjectiveStars',
          'fourPillars.relations',
          'patterns',
        ];
        for (const list of [...lists, 'fourPillars.day.stars']) {
          const ids = valuesAt(document, `${list}.id`.split('.'));
          expect(ids.filter((id) => sources[`${list}#${id}`] === undefined)).toEqual([]);
        }
      },
    );
    fc.assert(property, { seed: 20261126, numRuns: 60 });
  });
});

/** The paths of a document whose value leads to no rule, by its own path, by its id or by a path above it. */
function withoutRule(document: object, sources: Sources): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown, path: string, isRuled: boolean): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, path, isRuled);
      return;
    }
    const { id, code } = Object(value) as { readonly id?: string; readonly code?: string };
    if (isRuled || sources[path] !== undefined || sources[`${path}#${id ?? code}`] !== undefined) return;
    if (typeof value !== 'object' || value === null) {
      found.add(path);
      return;
    }
    for (const [name, own] of Object.entries(value)) visit(own, path === '' ? name : `${path}.${name}`, false);
  };
  visit(document, '', false);
  return found;
}

/** Members without a rule: sent values, chosen values, and the five counted elements. */
const NO_RULE =
  /^(?:language|list|conventions\..*|birth\.clockTime|fiveElements\.elements\.(?:id|name|hanzi)|moment\.(?:form|clockTime|placeAssumed|place\.(?:latitude|longitude|name|timeZone)))$/;

describe('every member that a rule made leads to a record', () => {
  const records = new Set(
    readFileSync(new URL('../../../../docs/rules/records/published.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
  const unknown = (sources: Sources) => [...new Set(Object.values(sources).flat())].filter((id) => !records.has(id));
  const isWithout = (document: object, sources: Sources) =>
    [...withoutRule(document, sources)].filter((path) => !NO_RULE.test(path));

  test('of the charts of 300 births', () => {
    const property = fc.property(births, (own) => {
      const one = castChart(own);
      const sources = sourcesOf(one);
      expect(isWithout(describeChart(one, { language: 'en' }), sources)).toEqual([]);
      expect(unknown(sources)).toEqual([]);
    });
    fc.assert(property, { seed: 20261127, numRuns: 300 });
  });

  test.each(TIMELINE_LISTS)('of the periods of a life: %s', (list) => {
    const find = sourcesIn(TIMELINE as AnyPart);
    const property = fc.property(births, fc.integer({ min: 0, max: 60 }), (own, years) => {
      const timeline = castTimeline(castChart(own), `${own.date.year + 1 + years}-06-15`, list);
      const sources = find(new TimelineFacts(timeline), timeline.transits.conventions);
      expect(isWithout(describeTimeline(timeline, { language: 'en' }), sources)).toEqual([]);
      expect(unknown(sources)).toEqual([]);
    });
    fc.assert(property, { seed: 20261127, numRuns: 20 });
  });
});

test('a term has the rule of its group, of itself, or none', () => {
  expect(ruleOfTerm('minorStars', 'lucun')).toBe('ziwei.star.lucun');
  expect(ruleOfTerm('doctorSpirits', 'boshi')).toBe('ziwei.ring.doctor');
  expect(ruleOfTerm('pairRelations', 'sameStem')).toBe('pair.relation.sameStem');
  expect(ruleOfTerm('pairRelations', 'harm')).toBe('pillars.relation.harm');
  expect(ruleOfTerm('concepts', 'trueSolarTime')).toBe('time.solar.apparent');
  expect(ruleOfTerm('conditions', 'noRival')).toBeUndefined();
});
