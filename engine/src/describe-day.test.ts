import { describe, expect, test } from 'vitest';
import { castChart } from './cast-chart.ts';
import { castDay, chartsShowing } from './cast-day.ts';
import { describeChart, describeDay } from './describe.ts';
import { DAY } from './parts/day.ts';
import { DayFacts } from './parts/day-facts.ts';
import { schemaOfPart } from './schema.ts';
import { LANGUAGES } from './words/languages.ts';
import { partWriter } from './write.ts';

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
      expect(row.fourPillars).toBe(chart.fourPillars.hanzi);
      expect(row.bureau).toEqual(chart.ziwei.bureau);
      expect(row.mainStar.id).toBe(chart.mainStar.id);
      const palace = chart.palaces.find(({ id }) => id === 'life')!;
      expect(row.lifePalace.hanzi).toBe(palace.stem.hanzi + palace.branch.hanzi);
      expect(row.bodyPalace).toBe(chart.palaces.find(({ isBodyPalace }) => isBodyPalace)!.id);
      expect(row.ziweiBranch).toBe(
        chart.palaces.find(({ majorStars }) => majorStars.some(({ id }) => id === 'ziwei'))!.branch.id,
      );
    }
  });

  test('has in common what comparing whole charts shows, and nothing else', () => {
    const charts = document.charts.map(({ request }) =>
      describeChart(castChart({ ...born, ...(request as { hour: number; minute: number }) }), { language: 'en' }),
    );
    for (const kind of ['majorStars', 'minorStars', 'adjectiveStars'] as const) {
      const standing = charts.map(({ palaces }) =>
        palaces.flatMap((palace) => palace[kind].map((star) => `${JSON.stringify(star)} ${palace.branch.id}`)),
      );
      const inAll = standing[0]!.filter((star) => standing.every((those) => those.includes(star)));
      expect(document.same[kind].map(({ id, branch }) => `${id} ${branch}`).sort()).toEqual(
        inAll.map((star) => `${JSON.parse(star.slice(0, star.lastIndexOf(' '))).id} ${star.split(' ').at(-1)}`).sort(),
      );
    }
    // 立春 of 2024 came at 16:27: year and month have two pillars that day, and late 子 belongs to the next.
    expect(Object.keys(document.same)).toEqual(['majorStars', 'minorStars', 'adjectiveStars', 'transformations']);
    expect(document.same.transformations.map(({ id, star }) => `${id} ${star}`)).toEqual(
      charts[0]!.ziwei.transformations.map(({ id, star }) => `${id} ${star}`),
    );
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

  test.each(LANGUAGES)('in %s has at most 12 KiB, and as bytes it is the same', (language) => {
    const write = partWriter(DAY, language);
    const bytes = write(new DayFacts(castDay({ ...born, date: { year: 1990, month: 7, day: 23 } })));
    expect(bytes.length).toBeLessThan(12 * 1024);
    expect(JSON.parse(new TextDecoder().decode(write(new DayFacts(day))))).toEqual(
      JSON.parse(JSON.stringify(describeDay(day, { language }))),
    );
  });

  test('has a schema in which every member has its sentence', () => {
    expect(Object.keys(schemaOfPart(DAY))).toContain('$defs');
  });

  test('names what it does not take', () => {
    expect(() => describeDay({} as typeof day, { language: 'en' })).toThrow(
      'day an object: not allowed; allowed: what castDay gives',
    );
    expect(() => describeDay(day, { language: 'en', charts: [{}] as never })).toThrow(RangeError);
  });
});
