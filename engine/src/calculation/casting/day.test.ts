import { describe, expect, test } from 'vitest';
import { localText } from '../civil/date-text.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import { PATTERN_IDS, patternsOf } from '../ziwei/patterns/patterns.ts';
import { InvalidBirth } from './birth.ts';
import { type Chart, castChart } from './chart.ts';
import type { ConventionOptions } from './conventions.ts';
import { castDay, chartsShowing, type DayOfBirth } from './day.ts';

const PLACES = {
  Beijing: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  Kashgar: { longitude: 75.99, timeZone: 'Asia/Shanghai' },
  'New York': { longitude: -74.006, timeZone: 'America/New_York' },
  'St. John’s': { longitude: -52.71, timeZone: 'America/St_Johns' },
  'São Paulo': { longitude: -46.63, timeZone: 'America/Sao_Paulo' },
  Apia: { longitude: -171.76, timeZone: 'Pacific/Apia' },
  Saigon: { longitude: 106.7, timeZone: 'Asia/Ho_Chi_Minh' },
} as const;

const bornOn = (date: string, place: keyof typeof PLACES): DayOfBirth => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { date: { year, month, day }, gender: 'female', place: PLACES[place] };
};
const rowsOf = (date: string, place: keyof typeof PLACES, conventions?: ConventionOptions) =>
  castDay(bornOn(date, place), conventions).charts.map(({ chart, span }) => {
    const [from, to] = [span.from, span.to].map(({ clock }) => localText(clock).slice(11, 16));
    return `${BRANCH_IDS[chart.moment.hour]} ${from}-${to}`;
  });
/** Members in which charts differ. */
const output = ({ moment, pillars, ziwei }: Chart) => ({
  hour: moment.hour,
  lunarDate: moment.lunarDate,
  pillars: [pillars.year, pillars.month, pillars.day, pillars.hour].map(({ pair }) => pair),
  ziwei,
});

describe('the charts of a day', () => {
  test('are thirteen, with that of 子 at both ends', () => {
    expect(rowsOf('2024-07-01', 'Beijing')).toEqual([
      'zi 00:00-01:18',
      'chou 01:18-03:18',
      'yin 03:18-05:18',
      'mao 05:18-07:18',
      'chen 07:18-09:18',
      'si 09:18-11:18',
      'wu 11:18-13:18',
      'wei 13:18-15:18',
      'shen 15:18-17:18',
      'you 17:18-19:18',
      'xu 19:18-21:18',
      'hai 21:18-23:18',
      'zi 23:18-00:00',
    ]);
  });

  test('begin and end within another double hour where the clock is far from the Sun', () => {
    const rows = rowsOf('1995-06-15', 'Kashgar');
    expect([rows.length, rows[0]!.slice(0, 3), rows.at(-1)!.slice(0, 3)]).toEqual([13, 'hai', 'hai']);
  });

  test('are cut where a jie falls: 立春 of 2024 at 16:27', () => {
    const rows = rowsOf('2024-02-04', 'Beijing', { solarTime: 'clock' });
    expect(rows).toHaveLength(14);
    expect(rows.slice(8, 10)).toEqual(['shen 15:00-16:27', 'shen 16:27-17:00']);
  });

  test('are cut at midnight within 子 where the day changes there', () => {
    const rows = rowsOf('1995-06-15', 'Kashgar', { dayBoundary: 'midnight' });
    expect(rows.filter((row) => row.startsWith('zi'))).toHaveLength(2);
  });

  test('are twelve on the clock of a day of 23 hours, and fourteen where a minute of the day comes before an hour of the day before', () => {
    expect(rowsOf('2024-03-10', 'New York', { solarTime: 'clock' })).toHaveLength(12);
    expect(rowsOf('2000-10-29', 'St. John’s').slice(0, 2)).toEqual(['zi 00:00-00:01', 'zi 00:00-00:44']);
  });
});

// Days on which a clock was changed, a jie or a new moon fell, and plain ones.
const DAYS = [
  ['2024-11-03', 'New York', {}],
  ['2024-11-03', 'New York', { solarTime: 'clock', dayBoundary: 'midnight' }],
  ['2024-03-10', 'New York', { solarTime: 'mean' }],
  ['2000-10-28', 'St. John’s', {}],
  ['2000-10-29', 'St. John’s', { solarTime: 'clock' }],
  ['2010-10-17', 'São Paulo', { dayBoundary: 'midnight' }],
  ['2011-12-29', 'Apia', {}],
  ['2011-12-31', 'Apia', {}],
  ['1959-12-31', 'Saigon', { solarTime: 'clock' }],
  ['2024-02-09', 'Beijing', {}],
  ['2024-02-04', 'Kashgar', { dayBoundary: 'midnight' }],
  ['1986-05-04', 'Beijing', {}],
] as const;

describe.each(DAYS)('%s in %s %j', (date, place, conventions) => {
  const { birth, charts } = castDay(bornOn(date, place), conventions);

  test('every minute that the clock shows has the chart of its span', () => {
    const minutes = new Map<number, Chart>();
    for (let minute = 0; minute < 24 * 60; minute++) {
      const [hour, of] = [Math.floor(minute / 60), minute % 60];
      for (const disambiguation of ['earlier', 'later'] as const) {
        const chart = castChart({ ...birth, hour, minute: of, disambiguation }, conventions);
        if (chart.clock.kind !== 'skipped') minutes.set(chart.moment.instant, chart);
      }
    }
    for (const [at, chart] of minutes) {
      const row = charts.find(({ span }) => span.from.utc <= at && at < span.to.utc)!;
      expect(output(row.chart), localText(chart.clock.clock)).toEqual(output(chart));
    }
  });

  test('each span begins where the one before ends, but for an hour that belongs to another day', () => {
    const gaps = charts.slice(1).map(({ span }, n) => span.from.utc - charts[n]!.span.to.utc);
    expect(gaps.filter((gap) => gap !== 0).length).toBe(place === 'St. John’s' ? 1 : 0);
  });

  test('the birth of each chart gives it', () => {
    for (const { chart, span } of charts) {
      expect(castChart(chart.birth, conventions)).toEqual(chart);
      expect(chart.moment.instant >= span.from.utc && chart.moment.instant < span.to.utc).toBe(true);
    }
  });
});

describe('a birth without an hour', () => {
  // At these longitudes the double hour of 申 ends, by the Sun, within a minute of 立春 of 2024 (16:27:08 in Beijing): the time between them has a chart of its own.
  test('has charts that are each cast within their span, even one shorter than a minute', () => {
    let short = 0;
    for (let longitude = 131.4; longitude < 131.95; longitude += 0.01) {
      const { charts } = castDay({
        date: { year: 2024, month: 2, day: 4 },
        gender: 'female',
        place: { longitude, timeZone: 'Asia/Shanghai' },
      });
      for (const { chart, span } of charts) {
        expect(chart.moment.instant).toBeGreaterThanOrEqual(span.from.utc);
        expect(chart.moment.instant).toBeLessThan(span.to.utc);
        if (Math.ceil(span.from.utc / 60_000) * 60_000 >= span.to.utc) short++;
      }
    }
    expect(short).toBeGreaterThan(5);
  });

  // Here it ends within seconds of it, and within seconds of 16:28.
  test('has a chart of its own for each second, and for each span that has one the whole minute that lies in it', () => {
    const [lengths, lone] = [new Set<number>(), new Set<number>()];
    for (let longitude = 131.4; longitude < 131.95; longitude += 0.001) {
      const place = { longitude, timeZone: 'Asia/Shanghai' };
      for (const { chart, span } of castDay({ ...bornOn('2024-02-04', 'Beijing'), place }).charts.slice(8, 11)) {
        const [from, to] = [span.from.utc, span.to.utc];
        const minute = Math.ceil(from / 60_000) * 60_000;
        expect(chart.moment.instant % 60_000 === 0).toBe(minute < to);
        expect(chart.moment.instant >= from && chart.moment.instant < to).toBe(true);
        if (to - from < 60_000) lengths.add(to - from);
        if (minute < to && minute + 60_000 >= to) lone.add(minute - from < to - minute ? -1 : 1);
      }
    }
    expect(lengths).toContain(1000);
    expect(lengths).toContain(2000);
    expect(lone).toEqual(new Set([-1, 1])); // the only minute of a span, before or after its middle
  });

  test('has no chart on a day that its place left out', () => {
    expect(() => castDay(bornOn('2011-12-30', 'Apia'))).toThrow(
      'date 2011-12-30: nonexistent local time; allowed: a day that the place did not leave out, such as 2011-12-29 or 2011-12-31',
    );
  });

  test('has no hour, no minute, and nothing to choose between two of them', () => {
    const birth = { ...bornOn('1995-06-15', 'Beijing'), hour: 12, disambiguation: 'later' };
    const thrown = () => castDay(birth as DayOfBirth);
    expect(thrown).toThrow(InvalidBirth);
    expect(thrown).toThrow(
      /^hour 12: not allowed; allowed: nothing: castChart takes a birth whose hour is known.*disambiguation "later": not allowed/,
    );
  });

  test('has all other problems of a birth', () => {
    const birth = { date: { year: 1995, month: 2, day: 30 }, gender: 'none', place: PLACES.Beijing };
    expect(() => castDay(birth as unknown as DayOfBirth)).toThrow(/gender.*|date 1995-02-30/);
    expect(() => castDay(undefined as unknown as DayOfBirth)).toThrow(InvalidBirth);
  });
});

describe('the charts of a day that show what is known', () => {
  const day = castDay(bornOn('1990-07-23', 'Beijing'));

  test('have all of its patterns, in any form and any palace', () => {
    const patterns = day.charts.map(({ chart }) => patternsOf(chart).map(({ id }) => id));
    for (const id of PATTERN_IDS)
      expect(chartsShowing(day, { patterns: [id] }), id).toEqual(
        day.charts.filter((_, n) => patterns[n]!.includes(id)),
      );
    const [one, other] = patterns.find((those) => new Set(those).size > 1)!;
    const both = chartsShowing(day, { patterns: [one!, other!] });
    expect(both).toEqual(day.charts.filter((_, n) => patterns[n]!.includes(one!) && patterns[n]!.includes(other!)));
    expect(both.length).toBeGreaterThan(0);
  });

  test('are none where no chart shows it, and what cannot be known is named', () => {
    const apart = ['ziwei', 'qisha', 'pojun'] as const; // 紫微 has one of the others beside it, never both
    expect(chartsShowing(day, { stars: apart.map((star) => ({ star, palace: 'life' })) })).toEqual([]);
    const known = (facts: object) => () => chartsShowing(day, facts);
    expect(known({ mainStar: 'tanlan' })).toThrow(/mainStar "tanlan": not allowed/);
    expect(known({ patterns: ['huoTan'] })).toThrow(/patterns "huoTan": not allowed/);
    expect(known({ stars: [{ star: 'ziwei', at: 'wu' }] })).toThrow(/stars "at": unknown member/);
    expect(known({ pattern: 'huotan' })).toThrow(/known "pattern": unknown member.*nearest: patterns/);
  });

  const { conventions, charts } = day;
  test.each([
    ['an empty object', {}],
    ['charts without conventions', { charts }],
    ['conventions without charts', { conventions }],
    ['no list of charts', { charts: {}, conventions }],
  ])('are asked of what castDay gave, not of %s', (_, given) => {
    expect(() => chartsShowing(given as typeof day, {})).toThrow(
      'day an object: not allowed; allowed: what castDay gives',
    );
  });

  test.each([[undefined], [null], ['1990-07-23']])('are asked of what castDay gave, not of %s', (given) => {
    expect(() => chartsShowing(given as unknown as typeof day, {})).toThrow(/^day .*allowed: what castDay gives/);
  });
});
