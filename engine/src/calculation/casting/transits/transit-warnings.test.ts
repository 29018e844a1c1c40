import { describe, expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { castChart } from '../chart.ts';
import type { ConventionOptions } from '../conventions.ts';
import { castTransits, type TransitOptions } from './cast-transits.ts';
import { type TransitWarning, type TransitWarningCode, transitWarningsOf } from './transit-warnings.ts';

const BIRTH: Birth = {
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
};
const HERE = { atTimeZone: 'Asia/Shanghai', atLongitude: 116.39723 };
const NEW_YORK = { atTimeZone: 'America/New_York', atLongitude: -74.006 };

const warningsOf = (at: string, options: TransitOptions = HERE, conventions: ConventionOptions = {}, birth = BIRTH) =>
  transitWarningsOf(castTransits(castChart(birth, conventions), at, options));
const codesOf = (...requested: Parameters<typeof warningsOf>) => warningsOf(...requested).map(({ code }) => code);

function found(warnings: readonly TransitWarning[], code: TransitWarningCode): TransitWarning {
  return warnings.find((warning) => warning.code === code)!;
}

test('an ordinary moment at a place that was given has none', () => {
  expect(codesOf('2027-02-10T12:00')).toEqual([]);
});

test('the birthplace taken for the place of the moment is reported', () => {
  expect(warningsOf('2027-02-10T12:00', {})).toEqual([
    { code: 'moment_place_assumed', values: { zone: 'Asia/Shanghai' } },
  ]);
});

describe('near the end of a double hour', () => {
  // In Beijing on 2027-02-10 the Sun is 28 min 44 s behind the clock: 11:00 by the Sun is 11:28:44.
  test('within five minutes, with the other hour and the first second of it', () => {
    const { values, alternative } = found(warningsOf('2027-02-10T11:25'), 'moment_near_double_hour');
    expect(values).toEqual({ seconds: expect.any(Number), other: 'wu' });
    expect(values.seconds).toBeLessThan(300);
    expect(alternative!.transits.moment.hour).toBe(6);
    expect(alternative!.transits.ziwei.hour!.startsAt).toBeGreaterThan(alternative!.transits.moment.instant - 1000);
    const again = castTransits(castChart(BIRTH), alternative!.request!.at as string, HERE);
    expect(again.moment.instant).toBe(alternative!.transits.moment.instant);
  });

  test('after it, the hour before', () => {
    const { values, alternative } = found(warningsOf('2027-02-10T11:31'), 'moment_near_double_hour');
    expect(values.other).toBe('si');
    expect(alternative!.transits.moment.hour).toBe(5);
    expect(alternative!.transits.ziwei.hour!.endsAt).toBeLessThanOrEqual(alternative!.transits.moment.instant + 1000);
  });

  test('not farther, and not for a date', () => {
    expect(codesOf('2027-02-10T11:20')).toEqual([]);
    expect(codesOf('2027-02-10T11:36')).toEqual([]);
    expect(codesOf('2027-02-10')).toEqual([]);
    expect(codesOf('2027-02')).toEqual([]);
    expect(codesOf('2027')).toEqual([]);
  });

  test('before the birth there is nothing', () => {
    const place = { longitude: 120, timeZone: 'Asia/Shanghai' };
    const born = { ...BIRTH, date: { year: 2000, month: 4, day: 15 }, hour: 9, minute: 1, place } as const;
    const { alternative } = found(warningsOf('2000-04-15T09:01', {}, {}, born), 'moment_near_double_hour');
    expect(alternative).toBeUndefined();
  });

  test('with the day that begins at midnight, near that too', () => {
    const clock = { ...HERE, atSolarTime: 'clock' } as const;
    const warning = found(warningsOf('2027-02-10T23:58', clock, { dayBoundary: 'midnight' }), 'moment_near_midnight');
    expect(warning.values).toEqual({ seconds: 120, other: 'zi' });
    expect(warning.alternative!.transits.moment.day).toBe(warning.alternative!.transits.moment.dayOfHour);
    expect(codesOf('2027-02-10T23:58', clock, {})).not.toContain('moment_near_midnight');
    expect(codesOf('2027-02-11T11:58', clock, { dayBoundary: 'midnight' })).not.toContain('moment_near_midnight');
  });
});

describe('near a solar term', () => {
  // Lichun 2026: 02-04 04:02:07 on the clock of China.
  test('within ten minutes, with what governs beyond it', () => {
    const { values, alternative } = found(warningsOf('2026-02-04T03:55'), 'moment_near_solar_term');
    expect(values).toEqual({ seconds: 428, other: 'lichun' });
    expect(alternative!.request).toEqual({ at: '2026-02-03T20:02:08Z' });
    expect(alternative!.transits.moment.solarYear).toBe(42); // 丙午
    expect(codesOf('2026-02-04T03:50')).not.toContain('moment_near_solar_term');
    expect(codesOf('2026-02-04T04:10')).toContain('moment_near_solar_term');
  });

  test('a date on which a month of the pillars begins is reported, and what governs before it', () => {
    const { values, alternative } = found(warningsOf('2026-02-04'), 'moment_day_of_solar_term');
    expect(values).toEqual({ other: 'lichun' });
    expect(alternative!.request).toEqual({ at: '2026-02-03T20:02:07Z' });
    expect(alternative!.transits.moment.solarYear).toBe(41); // 乙巳
    expect(codesOf('2026-02-03')).toEqual([]);
    expect(codesOf('2026-02-05')).toEqual([]);
  });
});

test('after 23:00 the other boundary of the day is reported, for birth and moment alike', () => {
  const clock = { ...HERE, atSolarTime: 'clock' } as const;
  const { alternative } = found(warningsOf('2027-02-10T23:30', clock), 'moment_late_zi_hour');
  expect(alternative!.request).toEqual({ dayBoundary: 'midnight' });
  expect(alternative!.transits.moment.lunarDate.day).toBe(5);
  const back = found(warningsOf('2027-02-10T23:30', clock, { dayBoundary: 'midnight' }), 'moment_late_zi_hour');
  expect(back.alternative!.request).toEqual({ dayBoundary: 'zi' });
  expect(codesOf('2027-02-11T00:30', clock)).not.toContain('moment_late_zi_hour');
  expect(codesOf('2027-02-10T22:30', clock)).not.toContain('moment_late_zi_hour');
});

test('from day 16 of a leap month on, the month is disputed', () => {
  const { values, alternative } = found(warningsOf('2025-08-10T12:00'), 'moment_leap_month_day');
  expect(values).toEqual({ month: 6, day: 17 });
  expect(alternative!.request).toEqual({ leapMonthRule: 'same' });
  expect(alternative!.transits.ziwei.month!.ordinal).toBe(6);
  expect(
    found(warningsOf('2025-08-10T12:00', HERE, { leapMonthRule: 'same' }), 'moment_leap_month_day').alternative!
      .request,
  ).toEqual({ leapMonthRule: 'split' });
  expect(codesOf('2025-08-08T12:00')).not.toContain('moment_leap_month_day');
});

describe('a day that another lunar calendar dates otherwise', () => {
  const HANOI = { longitude: 105.84, timeZone: 'Asia/Bangkok', countryCode: 'VN' };
  const inHanoi = { ...BIRTH, place: HANOI };
  const date = ({ alternative }: TransitWarning) => alternative!.transits.moment.lunarDate;

  // Tết of 2030 is on 2 February, the New Year of China on the 3rd (docs/rules/languages.md section 2).
  test('for a birth in Vietnam: what governs by the calendar of China', () => {
    const found2030 = found(warningsOf('2030-02-02T12:00', {}, {}, inHanoi), 'moment_calendar_differs');
    expect(found2030.values).toEqual({ region: 'vietnam', otherRegion: 'china' });
    expect(found2030.alternative!.request).toEqual({ calendarRegion: 'china' });
    expect(date(found2030)).toEqual({ year: 2029, month: 12, leapMonth: false, day: 30 });
    expect(found2030.alternative!.transits.ziwei.nominalAge).toBe(40);
    const again = castTransits(castChart(inHanoi, { calendarRegion: 'china' }), '2030-02-02T12:00');
    expect(found2030.alternative!.transits.ziwei.year).toEqual(again.ziwei.year);
    const back = found(
      warningsOf('2030-02-02T12:00', {}, { calendarRegion: 'china' }, inHanoi),
      'moment_calendar_differs',
    );
    expect(back.alternative!.request).toEqual({ calendarRegion: 'vietnam' });
    expect(date(back)).toEqual({ year: 2030, month: 1, leapMonth: false, day: 1 });
  });

  test('not in the months that both have', () => {
    expect(codesOf('2030-05-05T12:00', {}, {}, inHanoi)).toEqual(['moment_place_assumed']);
  });

  test('for a birth in China only where one is in a country with a calendar of its own, or that was requested', () => {
    expect(codesOf('2030-02-02T12:00')).toEqual([]);
    const there = { atTimeZone: 'Asia/Ho_Chi_Minh', atLongitude: 106.63 };
    const { alternative } = found(warningsOf('2030-02-02T12:00', there), 'moment_calendar_differs');
    expect(alternative!.request).toEqual({ calendarRegion: 'vietnam' });
    expect(codesOf('2028-01-26T12:00', HERE, { calendarRegion: 'korea' })).toContain('moment_calendar_differs');
  });
});

describe('a clock time', () => {
  test('that was shown twice has a warning with its other instant', () => {
    const { values, alternative } = found(warningsOf('2026-11-01T01:30', NEW_YORK), 'moment_repeated_hour');
    expect(values).toEqual({ taken: 'earlier' });
    expect(alternative!.request).toEqual({ atDisambiguation: 'later' });
    const later = warningsOf('2026-11-01T01:30', { ...NEW_YORK, atDisambiguation: 'later' });
    expect(found(later, 'moment_repeated_hour').values).toEqual({ taken: 'later' });
  });

  test('that was skipped has the reading with the clock already moved', () => {
    const { values, alternative } = found(warningsOf('2026-03-08T02:30', NEW_YORK), 'moment_skipped_hour');
    expect(values).toEqual({ shown: '2026-03-08T03:30:00' });
    expect(alternative!.request).toEqual({ at: '2026-03-08T06:30:00Z' });
  });

  test('of a place before its zone had a common clock is reported with its offset', () => {
    const born = { ...BIRTH, date: { year: 1850, month: 1, day: 1 } } as const;
    expect(found(warningsOf('1860-01-01T12:00', HERE, {}, born), 'moment_local_mean_time').values).toEqual({
      offset: '+07:45:35',
    });
  });
});

describe('where two zones are in use', () => {
  const URUMQI = { atTimeZone: 'Asia/Shanghai', atLongitude: 87.6, atOtherTimeZones: ['Asia/Urumqi', 'Asia/Shanghai'] };

  test('a clock time is two instants', () => {
    const { values, alternative } = found(warningsOf('2027-02-10T12:00', URUMQI), 'moment_two_time_zones');
    expect(values).toEqual({ zone: 'Asia/Shanghai' });
    expect(alternative!.request).toEqual({ atTimeZone: 'Asia/Urumqi', atLongitude: 87.6 });
    expect(alternative!.transits.moment.instant).toBe(Date.UTC(2027, 1, 10, 6));
  });

  test('an instant is one, but for the standard time that may decide', () => {
    expect(codesOf('2027-02-10T04:00Z', URUMQI)).toEqual([]);
    expect(codesOf('2027-02-10T04:00Z', { ...URUMQI, atSolarTime: 'clock' })).toEqual(['moment_two_time_zones']);
  });

  test('the birthplace keeps its zones', () => {
    const place = { longitude: 87.6, timeZone: 'Asia/Shanghai', otherTimeZones: ['Asia/Urumqi'] };
    expect(codesOf('2027-02-10T12:00', {}, {}, { ...BIRTH, place })).toEqual([
      'moment_two_time_zones',
      'moment_place_assumed',
    ]);
  });

  // A Place of beichen-places lists all its zones as `timeZones`, not only the others as `otherTimeZones`.
  test('so does a birthplace of the gazetteer, which lists all of them', () => {
    const place = { longitude: 87.6, timeZone: 'Asia/Shanghai', timeZones: ['Asia/Shanghai', 'Asia/Urumqi'] };
    const warnings = warningsOf('2027-02-10T12:00', {}, {}, { ...BIRTH, place });
    expect(found(warnings, 'moment_two_time_zones').alternative!.request).toEqual({
      atTimeZone: 'Asia/Urumqi',
      atLongitude: 87.6,
    });
  });
});

test('a month of the future whose first day the Earth has not settled yet has the other one', () => {
  const born = { ...BIRTH, date: { year: 2080, month: 7, day: 23 } } as const;
  const { alternative, values } = found(warningsOf('2097-08-07T12:00', HERE, {}, born), 'moment_unsettled_month_start');
  expect(values).toEqual({});
  expect(alternative!.request).toBeUndefined();
  expect(alternative!.transits.moment.lunarDate).toEqual({ year: 2097, month: 7, leapMonth: false, day: 1 });
  expect(alternative!.transits.ziwei.month!.ordinal).toBe(7);
});

test('past the twelfth decade it is reported with the age', () => {
  expect(found(warningsOf('2114-06-01T12:00'), 'past_decades').values).toEqual({ age: 125 });
  expect(codesOf('2113-06-01T12:00')).not.toContain('past_decades');
});
