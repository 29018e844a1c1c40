import { describe, expect, test } from 'vitest';
import { localText, utcText } from '../../civil/date-text.ts';
import { PAIR_IDS } from '../../cycle/sexagenary.ts';
import { instant } from '../../time/instant.ts';
import { castChart } from '../chart.ts';
import type { At } from './at.ts';
import { castTransits, type TransitOptions } from './cast-transits.ts';
import { InvalidMoment, type Moment } from './moment.ts';

const BEIJING = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const chart = castChart({
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: BEIJING,
});

const momentAt = (at: At, options: TransitOptions = {}): Moment => castTransits(chart, at, options).moment;
const utcOf = (at: At, options: TransitOptions = {}): string => utcText(momentAt(at, options).instant);

/** Problems of a rejected moment, as "field code". */
function problemsOf(at: unknown, options: unknown = {}): readonly string[] {
  try {
    castTransits(chart, at as At, options as TransitOptions);
  } catch (error) {
    if (error instanceof InvalidMoment) return error.problems.map(({ field, code }) => `${field} ${code}`);
    throw error;
  }
  return [];
}

describe('at', () => {
  test('is a local time at the place, an instant or a date', () => {
    const noon = '2027-02-10T04:00:00Z';
    expect(utcOf('2027-02-10T12:00')).toBe(noon);
    expect(utcOf('2027-02-10T12:00:00.000')).toBe(noon);
    expect(utcOf('2027-02-10T04:00Z')).toBe(noon);
    expect(utcOf('2027-02-10T12:00+08:00')).toBe(noon);
    expect(utcOf('2027-02-09T19:30-08:30')).toBe(noon);
    expect(utcOf('2027-02-10T12:05:43+08:05:43')).toBe(noon);
    expect(utcOf(instant(Date.UTC(2027, 1, 10, 4)))).toBe(noon);
    expect(utcOf('2027-02-10')).toBe(noon);
    expect(momentAt('2027-02-10T12:00:00.250').instant).toBe(Date.UTC(2027, 1, 10, 4, 0, 0, 250));
  });

  test('as a date has no double hour', () => {
    expect(castTransits(chart, '2027-02-10').ziwei.hour).toBeUndefined();
    expect(castTransits(chart, '2027-02-10T00:00').ziwei.hour).toBeDefined();
  });

  // The lunar date and the pillars are those of tyme4ts 1.4.2 for these days: 丁未年五月十一, 丁未 丙午.
  test('as a month has no day, and as a year no month', () => {
    const month = castTransits(chart, '2027-06');
    expect([utcText(month.moment.instant), month.moment.form]).toEqual(['2027-06-15T04:00:00Z', 'month']);
    expect([month.ziwei.month!.lunarMonth, month.ziwei.day, month.ziwei.hour]).toEqual([5, undefined, undefined]);
    expect(PAIR_IDS[month.pillars.month.pair]).toBe('bing-wu');
    const year = castTransits(chart, '2027');
    expect([utcText(year.moment.instant), year.moment.form]).toEqual(['2027-07-01T04:00:00Z', 'year']);
    expect([year.ziwei.year.year, year.ziwei.nominalAge]).toEqual([2027, 38]);
    expect([PAIR_IDS[year.ziwei.year.pair], PAIR_IDS[year.pillars.year.pair]]).toEqual(['ding-wei', 'ding-wei']);
    for (const level of ['month', 'day', 'hour'] as const) {
      expect([year.ziwei[level], year.ziwei.branchOf(level)]).toEqual([undefined, undefined]);
    }
  });

  test('as a month or a year names the solar month and the year that begin in it, whatever the rules', () => {
    for (const atYearBoundary of ['lunarNewYear', 'lichun'] as const) {
      for (let year = 1991; year < 2199; year++) {
        const { ziwei, pillars } = castTransits(chart, `${year}`, { atYearBoundary });
        expect([ziwei.year.year, pillars.solarYear.year]).toEqual([year, year]);
        expect(ziwei.nominalAge).toBe(year - 1989);
        for (const month of [1, 2, 6, 12]) {
          const { solarMonth } = castTransits(chart, `${year}-${String(month).padStart(2, '0')}`).pillars;
          const { startsAt } = solarMonth;
          expect(new Date(startsAt).toISOString().slice(0, 7)).toBe(`${year}-${String(month).padStart(2, '0')}`);
        }
      }
    }
  });

  // China had summer time in 1990.
  test('as a year or a month of the birth is the time of birth, which is its earliest moment', () => {
    expect(utcOf('1990')).toBe('1990-07-22T23:30:00Z');
    expect(utcOf('1990-07')).toBe('1990-07-22T23:30:00Z');
    expect(utcOf('1990-08')).toBe('1990-08-15T03:00:00Z');
    expect(problemsOf('1990-06')).toEqual(['at before_birth']);
    expect(problemsOf('1989')).toEqual(['at before_birth']);
    expect(problemsOf('2199')).toEqual([]);
    expect(problemsOf('2200')).toEqual(['at out_of_range']);
    expect(problemsOf('2027-13')).toEqual(['at nonexistent_date']);
  });

  test('is requested: nothing is read from the host', () => {
    expect(problemsOf(undefined)).toEqual(['at missing']);
  });

  test.each([
    [null, 'at wrong_type'],
    [['2027-02-10'], 'at wrong_type'],
    [new Date(0), 'at wrong_type'],
    ['', 'at not_allowed'],
    ['now', 'at not_allowed'],
    ['2027-2-10', 'at not_allowed'],
    ['2027-02-10 12:00', 'at not_allowed'],
    ['2027-02-10T12', 'at not_allowed'],
    ['2027-02-10Z', 'at not_allowed'],
    ['2027-02-29', 'at nonexistent_date'],
    ['2027-13-01', 'at nonexistent_date'],
    ['2027-02-10T24:00', 'at out_of_range'],
    ['2027-02-10T12:60', 'at out_of_range'],
    ['2027-02-10T12:00:60', 'at out_of_range'],
    ['2027-02-10T12:00+24:00', 'at out_of_range'],
    ['2200-02-15', 'at out_of_range'],
    ['2200-02-15T00:00Z', 'at out_of_range'],
    [8.64e15, 'at out_of_range'],
    [1.5, 'at out_of_range'],
    [Number.NaN, 'at out_of_range'],
    [1e300, 'at out_of_range'],
  ])('%j is refused: %s', (at, problem) => {
    expect(problemsOf(at)).toEqual([problem]);
  });

  test('beyond the lunar year 2199 is refused, from the hour on with which its first day would begin', () => {
    expect(problemsOf('2200-02-14T22:00')).toEqual([]);
    expect(problemsOf('2200-02-14T23:30')).toEqual(['at out_of_range']);
    expect(problemsOf('2200-02-14T23:30:00+08:00')).toEqual(['at out_of_range']);
  });

  test('reports every problem at once, each with its parameter', () => {
    expect(problemsOf('2027-02-30', { atTimeZone: 'Mars/Olympus', atLongitude: 181, ageAdvances: 'newYear' })).toEqual([
      'atTimeZone not_allowed',
      'atLongitude out_of_range',
      'options unknown_member',
      'at nonexistent_date',
    ]);
    expect(problemsOf('2027-02-10', null)).toEqual(['options wrong_type']);
  });
});

describe('before the birth', () => {
  test('a second before it is refused, the birth itself is not', () => {
    expect(problemsOf('1990-07-23T08:29:59')).toEqual(['at before_birth']);
    expect(problemsOf('1990-07-23T08:30')).toEqual([]);
    expect(problemsOf('1990-07-22T23:29:59Z')).toEqual(['at before_birth']);
  });

  test('the date of the birth alone is the birth, if that was after noon; the day before is refused', () => {
    const evening = castChart({ ...chart.birth, hour: 20 });
    expect(utcText(castTransits(evening, '1990-07-23').moment.instant)).toBe('1990-07-23T11:30:00Z');
    expect(() => castTransits(evening, '1990-07-22')).toThrow(/at "1990-07-22": before birth/);
    expect(utcOf('1990-07-23')).toBe('1990-07-23T03:00:00Z'); // noon of summer time
  });

  // Born on New Year's Day in Beijing: in Los Angeles it is still the day before, and the lunar year before.
  test('at its instant, west of the birthplace in the old lunar year, the age is 1', () => {
    const born = castChart({ ...chart.birth, date: { year: 2024, month: 2, day: 10 }, hour: 8 });
    const there = castTransits(born, '2024-02-10T00:30Z', { atTimeZone: 'America/Los_Angeles', atLongitude: -118.24 });
    expect(there.moment.lunarDate).toEqual({ year: 2023, month: 12, leapMonth: false, day: 30 });
    expect(there.ziwei.nominalAge).toBe(1);
    expect(there.ziwei.smallLimit.startsAt).toBe(born.moment.instant);
  });
});

describe('the place', () => {
  const LOS_ANGELES = { atTimeZone: 'America/Los_Angeles', atLongitude: -118.24368 };

  test('is the birthplace, said so, unless another one is given', () => {
    expect(momentAt('2027-02-10T12:00')).toMatchObject({ place: BEIJING, placeAssumed: true });
    expect(momentAt('2027-02-10T12:00', LOS_ANGELES)).toMatchObject({
      place: { longitude: -118.24368, timeZone: 'America/Los_Angeles' },
      placeAssumed: false,
    });
  });

  // One instant in two places: the year of the pillars is the same, the lunar day is not.
  test('decides day and double hour, the instant year and month', () => {
    const [there, here] = [momentAt('2024-02-09T18:00Z', LOS_ANGELES), momentAt('2024-02-09T18:00Z')];
    expect(there.lunarDate).toMatchObject({ year: 2023, month: 12, day: 30 });
    expect(here.lunarDate).toMatchObject({ year: 2024, month: 1, day: 1 });
    expect([there.solarYear, there.solarMonth]).toEqual([here.solarYear, here.solarMonth]);
  });

  test('with a zone alone, standard time decides and there is no sundial', () => {
    const summer = momentAt('2027-07-10T23:30', { atTimeZone: 'America/Los_Angeles' });
    expect(summer.placeClock.rule).toBe('clock');
    expect(summer.hour).toBe(11); // 22:30 by standard time
    expect(summer.trueSolarTime).toBeUndefined();
  });

  test('a zone alone in a time without a common clock has the clock of its city', () => {
    const born = castChart({ ...chart.birth, date: { year: 1850, month: 1, day: 1 } });
    const moment = castTransits(born, '1860-01-01T12:00', { atTimeZone: 'Asia/Shanghai' }).moment;
    expect(utcText(moment.instant)).toBe('1860-01-01T03:54:17Z'); // LMT 8:05:43
    expect(castTransits(born, '1860-01-01T12:00', { atTimeZone: 'Etc/UTC' }).moment.instant).toBe(
      Date.UTC(1860, 0, 1, 12),
    );
  });

  // Moves of the date line: Manila left out 1844-12-31, Alaska had 1867-10-18 twice, Samoa 1892-07-04 twice. Each change is tried in `zones.sweep.test.ts`.
  test.each([
    ['Asia/Manila', '1844-12-30T12:00', '1844-12-31T03:56:08Z'],
    ['Asia/Manila', '1845-01-01T12:00', '1845-01-01T03:56:08Z'],
    ['America/Sitka', '1867-10-17T12:00', '1867-10-16T21:01:13Z'],
    ['America/Sitka', '1867-10-20T12:00', '1867-10-20T21:01:13Z'],
    ['Pacific/Apia', '1892-07-03T12:00', '1892-07-02T23:26:56Z'],
    ['Pacific/Apia', '1892-07-06T12:00', '1892-07-06T23:26:56Z'],
  ])('a zone alone keeps its side of the date line: %s %s is %s', (atTimeZone, at, utc) => {
    const born = castChart({ ...chart.birth, date: { year: 1820, month: 1, day: 1 } });
    const { moment, ziwei } = castTransits(born, at, { atTimeZone });
    expect(utcText(moment.instant)).toBe(utc);
    expect(localText(moment.solarTime).slice(0, 16)).toBe(at);
    expect(ziwei.day!.startsAt).toBeLessThan(moment.instant);
  });

  test('every zone alone is a place, at a local time as at an instant', () => {
    for (const atTimeZone of Intl.supportedValuesOf('timeZone')) {
      for (const at of ['2027-02-10T08:30', '2027-02-10T08:30Z', '2027-02-10']) {
        expect(problemsOf(at, { atTimeZone }), atTimeZone).toEqual([]);
      }
    }
  });

  // Asia/Bangkok has +7 in 1950, Hanoi +8.
  test('the country distinguishes the clock of Hanoi from that of Bangkok', () => {
    const born = castChart({ date: { year: 1940, month: 7, day: 23 }, hour: 8, gender: 'male', place: BEIJING });
    const utcIn = (atCountryCode?: string) =>
      utcText(
        castTransits(born, '1950-06-01T12:00', {
          atTimeZone: 'Asia/Bangkok',
          ...(atCountryCode && { atCountryCode }),
        }).moment.instant,
      );
    expect([utcIn('VN'), utcIn('TH'), utcIn()]).toEqual([
      '1950-06-01T04:00:00Z',
      '1950-06-01T05:00:00Z',
      '1950-06-01T05:00:00Z',
    ]);
  });

  test.each([
    [{ atLongitude: 100 }, 'atTimeZone missing'],
    [{ atCountryCode: 'VN' }, 'atTimeZone missing'],
    [{ atTimeZone: 'Asia/Bangkok', atCountryCode: 'Vietnam' }, 'atCountryCode not_allowed'],
    [{ atOtherTimeZones: ['Asia/Urumqi'] }, 'atTimeZone missing'],
    [{ atTimeZone: 'Asia/Tokyo', atSolarTime: 'apparent' }, 'atLongitude missing'],
    [{ atTimeZone: 'Asia/Tokyo', atSolarTime: 'mean' }, 'atLongitude missing'],
    [{ atTimeZone: 'asia/tokyo' }, 'atTimeZone not_allowed'],
    [{ atSolarTime: 'trueSolar' }, 'atSolarTime not_allowed'],
  ])('%j is refused: %s', (options, problem) => {
    expect(problemsOf('2027-02-10T12:00', options)).toEqual([problem]);
  });

  // Kashgar, 75.99° E, keeps the clock of Beijing: at 23:04 the Sun says 19:53.
  test('the clock that decides is the Sun, its mean, or the standard time of the zone', () => {
    const kashgar = { atTimeZone: 'Asia/Shanghai', atLongitude: 75.99238 };
    const hourBy = (atSolarTime: 'apparent' | 'mean' | 'clock') =>
      momentAt('2026-02-16T23:04', { ...kashgar, atSolarTime });
    const shown = (['apparent', 'mean', 'clock'] as const).map((rule) => localText(hourBy(rule).solarTime));
    expect(shown.map((time) => time.slice(0, 16))).toEqual([
      '2026-02-16T19:53',
      '2026-02-16T20:07',
      '2026-02-16T23:04',
    ]);
    expect([hourBy('apparent'), hourBy('mean'), hourBy('clock')].map(({ hour }) => hour)).toEqual([10, 10, 0]);
  });
});

describe('a time that the clock showed twice or never', () => {
  const NEW_YORK = { atTimeZone: 'America/New_York', atLongitude: -74.006 };

  test('twice: the earlier, or the later on request', () => {
    expect(utcOf('2026-11-01T01:30', NEW_YORK)).toBe('2026-11-01T05:30:00Z');
    expect(utcOf('2026-11-01T01:30', { ...NEW_YORK, atDisambiguation: 'later' })).toBe('2026-11-01T06:30:00Z');
    expect(problemsOf('2026-11-01T01:30', { ...NEW_YORK, atDisambiguation: 'reject' })).toEqual(['at ambiguous']);
  });

  test('never: with the offset before the gap', () => {
    const moment = momentAt('2026-03-08T02:30', NEW_YORK);
    expect(utcText(moment.instant)).toBe('2026-03-08T07:30:00Z');
    expect(moment.clock.kind).toBe('skipped');
    expect(problemsOf('2026-03-08T02:30', { ...NEW_YORK, atDisambiguation: 'reject' })).toEqual([
      'at nonexistent_local_time',
    ]);
  });

  test('an instant is never rejected', () => {
    expect(problemsOf('2026-11-01T05:30Z', { ...NEW_YORK, atDisambiguation: 'reject' })).toEqual([]);
  });

  // Samoa went over the date line: the clock showed 2011-12-29 24:00 and then 2011-12-31.
  test.each(['2011-12-30', '2011-12-30T12:00'])('the date that Samoa left out is refused: %s', (at) => {
    expect(problemsOf(at, { atTimeZone: 'Pacific/Apia', atLongitude: -171.77 })).toEqual(['at nonexistent_local_time']);
  });
});
