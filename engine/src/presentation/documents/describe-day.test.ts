import { describe, expect, test } from 'vitest';
import { castChart } from '../../calculation/casting/chart.ts';
import { type ChartOfDay, castDay, chartsShowing } from '../../calculation/casting/day.ts';
import { LANGUAGES } from '../words/languages.ts';
import { describeChart, describeDay } from './describe.ts';
import { schemaOfPart } from './schema.ts';
import { DAY } from './tables/day.ts';
import { DayFacts } from './tables/day-facts.ts';
import type { ChartDocument } from './tables/document.generated.ts';
import { partWriter } from './write.ts';

type KnownOfChart = Parameters<typeof chartsShowing>[1];

const BEIJING = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const born = { date: { year: 2024, month: 2, day: 4 }, gender: 'female', place: BEIJING } as const;
const day = castDay(born);
const document = describeDay(day, { language: 'en' });

describe('the document of a birth without an hour', () => {
  test('has the charts of the day, each as its own document shows it', () => {
    expect(document.count).toBe(day.charts.length);
    for (const row of document.charts) {
      const { hour, minute } = row.request as { hour: number; minute: number };
      const chart = describeChart(castChart({ ...born, hour, minute }), { language: 'en' });
      expect(row.doubleHour.id).toBe(chart.birth.doubleHour.id);
      expect(row.lunarDate).toEqual(chart.birth.lunarDate);
      expect(row.fourPillars.hanzi).toBe(chart.fourPillars.hanzi);
      expect(row.bureau).toEqual(chart.ziwei.bureau);
      expect(row.mainStar.id).toBe(chart.mainStar.id);
      const palace = chart.palaces.find(({ id }) => id === 'life')!;
      expect(row.lifePalace).toEqual(chart.ziwei.lifePalace);
      expect(row.lifePalace.pair.hanzi).toBe(palace.stem.hanzi + palace.branch.hanzi);
      expect(row.bodyPalace.id).toBe(chart.palaces.find(({ isBodyPalace }) => isBodyPalace)!.id);
      expect(row.ziweiBranch.id).toBe(
        chart.palaces.find(({ majorStars }) => majorStars.some(({ id }) => id === 'ziwei'))!.branch.id,
      );
    }
  });

  test('has in common on the day of 立春 neither year nor month, and no pillar of the day where late 子 belongs to the next', () => {
    expect(Object.keys(document.same)).toEqual([
      'fourPillars',
      'majorStars',
      'minorStars',
      'adjectiveStars',
      'transformations',
    ]);
    expect(document.same.fourPillars).toEqual({});
  });

  test('of charts that fit has those alone, and what they share', () => {
    const fits = chartsShowing(day, { bureau: 'earth5', stars: [{ star: 'tianji', palace: 'life' }] });
    const fitting = describeDay(day, { language: 'en', charts: fits });
    expect([fitting.count, fitting.charts.length]).toEqual([day.charts.length, fits.length]);
    expect(fits.length).toBeGreaterThan(0);
    expect(fitting.same.bureau?.id).toBe('earth5');
    const none = describeDay(day, { language: 'en', charts: [] });
    expect([none.charts, none.same.majorStars, none.same.lunarDate]).toEqual([[], [], undefined]);
  });

  test.each(LANGUAGES)('in %s has at most 21 KiB', (language) => {
    const bytes = partWriter(
      DAY,
      language,
    )(new DayFacts(castDay({ ...born, date: { year: 1990, month: 7, day: 23 } })));
    expect(bytes.length).toBeLessThan(21 * 1024);
  });

  test('has a schema in which every member has its sentence', () => {
    expect(Object.keys(schemaOfPart(DAY))).toContain('$defs');
  });

  test('names an invalid argument in the error', () => {
    expect(() => describeDay({} as typeof day, { language: 'en' })).toThrow(
      'day an object: not allowed; allowed: what castDay gives',
    );
    const [{ chart, span }] = day.charts as [ChartOfDay];
    for (const each of [{}, { chart }, { span }, { chart: {}, span }, { chart, span: 1 }])
      expect(() => describeDay(day, { language: 'en', charts: [each] as never })).toThrow(
        'charts an object: not allowed; allowed: a chart of castDay',
      );
    expect(() => describeDay(day, { language: 'en', charts: [null] as never })).toThrow(/^charts null: wrong type/);
  });
});

const NEW_YORK = { longitude: -74.006, timeZone: 'America/New_York' };
const ST_JOHNS = { longitude: -52.71, timeZone: 'America/St_Johns' };
const DAYS: readonly (readonly [date: string, place: typeof BEIJING, known: KnownOfChart])[] = [
  ['1990-07-23', BEIJING, {}],
  ['1990-07-23', BEIJING, { bureau: 'earth5' }],
  ['1990-07-23', BEIJING, { mainStar: 'lianzhen+pojun' }], // one chart, which has everything in common with itself
  ['1990-07-23', BEIJING, { stars: [{ star: 'ziwei', branch: 'chen' }] }],
  ['2024-02-04', BEIJING, {}], // 立春 at 16:27
  ['2024-02-09', BEIJING, {}], // late 子 belongs to the new year
  ['2024-03-10', NEW_YORK, {}], // the clock goes forward
  ['2024-11-03', NEW_YORK, {}], // an hour twice
  ['2000-10-29', ST_JOHNS, {}], // at 00:01 the clock goes back an hour: the day begins, and begins again
];

describe.each(DAYS)('what the charts of %s have in common', (date, place, known) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const birth = { date: { year, month, day }, gender: 'male', place } as const;
  const cast = castDay(birth);
  const { same, charts } = describeDay(cast, { language: 'en', charts: chartsShowing(cast, known) });
  const documents = charts.map(({ request }) =>
    describeChart(castChart({ ...birth, ...(request as { hour: number; minute: number }) }), { language: 'en' }),
  );
  /** Values that all documents share, as JSON. */
  const inAll = (read: (document: ChartDocument) => readonly unknown[]): readonly string[] => {
    const [first, ...others] = documents.map((each) => read(each).map((one) => JSON.stringify(one)));
    return first!.filter((one) => others.every((those) => those.includes(one)));
  };

  test('is what comparing whole charts shows, and nothing else', () => {
    const {
      majorStars,
      minorStars,
      adjectiveStars,
      transformations,
      lunarDate,
      bodyPalace,
      fourPillars,
      lifePalace,
      ...labels
    } = same;
    const ids = [
      ...Object.entries(fourPillars).map(([name, { id }]) => [`${name}Pillar`, id]),
      ...(lifePalace === undefined ? [] : [['lifePalace', lifePalace.pair.id]]),
      ...Object.entries(labels).map(([name, { id }]) => [name, id]),
    ];
    const single = inAll((each) => {
      const { fourPillars, palaces } = each;
      const life = palaces.find(({ id }) => id === 'life')!;
      return [
        ['lunarDate', each.birth.lunarDate],
        ...(['year', 'month', 'day', 'hour'] as const).map((pillar) => [`${pillar}Pillar`, fourPillars[pillar].id]),
        ['lifePalace', `${life.stem.id}-${life.branch.id}`],
        ['bodyPalace', palaces.find(({ isBodyPalace }) => isBodyPalace)!.id],
        ['bureau', each.ziwei.bureau.id],
        ['mainStar', each.mainStar.id],
      ];
    });
    const output = [
      ...(lunarDate === undefined ? [] : [['lunarDate', lunarDate]]),
      ...ids,
      ...(bodyPalace === undefined ? [] : [['bodyPalace', bodyPalace.id]]),
    ];
    expect(output.map((one) => JSON.stringify(one)).sort()).toEqual([...single].sort());
  });

  test('holds every star that stands in one palace in one state, and each transformation of one star', () => {
    for (const kind of ['majorStars', 'minorStars', 'adjectiveStars'] as const) {
      const standing = inAll(({ palaces }) =>
        palaces.flatMap((palace) => palace[kind].map((star) => [star.id, palace.branch.id, star])),
      ).map((one) => JSON.parse(one).slice(0, 2).join(' '));
      expect(same[kind].map(({ id, branch }) => `${id} ${branch.id}`).sort()).toEqual([...standing].sort());
    }
    expect(same.transformations.map(({ id, star }) => JSON.stringify([id, star.id]))).toEqual(
      inAll(({ ziwei }) => ziwei.transformations.map(({ id, star }) => [id, star.id])),
    );
  });
});
