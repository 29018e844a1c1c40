import { describe, expect, test } from 'vitest';
import { nameIndex, ownNames } from './parameter-names.ts';
import { ALMANAC_PARAMETERS } from './parameters/almanac.ts';
import { CHART_PARAMETERS } from './parameters/chart.ts';
import { CITIES_PARAMETERS } from './parameters/cities.ts';

const chart = nameIndex(CHART_PARAMETERS);
const cities = nameIndex(CITIES_PARAMETERS);

describe('the name of a parameter', () => {
  test('is found in any case, with _ and - anywhere, and by its aliases', () => {
    for (const name of ['cityId', 'cityid', 'CITY_ID', 'city-id', '_c_i_t_y_i_d_'])
      expect(chart.known(name)).toBe('cityId');
    for (const name of ['leapMonth', 'is_leap_month', 'LEAP']) expect(chart.known(name)).toBe('leapMonth');
    for (const name of ['q', 'birthplace', 'Location']) expect(cities.known(name)).toBe('q');
  });

  for (const [slip, meant] of [
    ['gendre', 'gender'],
    ['minutes', 'minute'],
    ['hours', 'hour'],
    ['hour[]', 'hour'],
    ['dates', 'date'],
    ['city', 'place'],
    ['cityIds', 'cityId'],
    ['calender', 'calendar'],
    ['langu', 'lang'],
    ['timezon', 'timeZone'],
    ['dayboundry', 'dayBoundary'],
    ['leapmonths', 'leapMonth'],
    ['names', 'name'],
  ] as const) {
    test(`${slip} is a slip of ${meant}`, () => expect(chart.resembled(slip)).toBe(meant));
  }

  // Names of the parameters in other chart services and among programmers.
  for (const [synonym, meant] of [
    ['tz', 'timeZone'],
    ['language', 'lang'],
    ['locale', 'lang'],
    ['birth_time', 'time'],
    ['lat', 'latitude'],
    ['lon', 'longitude'],
    ['coords', 'place'],
    ['sex', 'gender'],
    ['dst', 'timeZone'],
    ['trueSolar', 'solarTime'],
    ['year', 'date'],
    ['dob', 'date'],
    ['birthplace', 'place'],
    ['lunar', 'calendar'],
  ] as const) {
    test(`${synonym} stands for ${meant}`, () => expect(chart.resembled(synonym)).toBe(meant));
  }

  test('a synonym stands for what the table has', () => {
    expect(cities.resembled('lat')).toBe('near');
    expect(nameIndex(ALMANAC_PARAMETERS).known('year')).toBe('year');
    expect(nameIndex({ at: CHART_PARAMETERS.date }).resembled('sex')).toBeUndefined();
  });

  test('is found by itself and by its misspellings, not by a synonym, where only own names count', () => {
    const own = ownNames(CHART_PARAMETERS);
    expect([own.known('cityid'), own.resembled('gendre'), own.resembled('sex')]).toEqual([
      'cityId',
      'gender',
      undefined,
    ]);
  });

  test('of somebody else is no slip: links with tracking parameters go on working', () => {
    const foreign = [
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
      'utm_content',
      'utm_name',
      'utm_city',
      'gclid',
      'gbraid',
      'wbraid',
      'fbclid',
      'msclkid',
      'dclid',
      'yclid',
      'twclid',
      'ttclid',
      'igshid',
      'mc_cid',
      'mc_eid',
      '_ga',
      '_gl',
      '_hsenc',
      'ref',
      'referrer',
      'source',
      'src',
      'from',
      'spm',
      'scm',
      'share',
      'v',
      't',
      '_',
      'key',
      'token',
      'format',
      'callback',
      'debug',
      'page',
      'id',
    ];
    for (const name of foreign) {
      expect(chart.resembled(name), name).toBeUndefined();
      expect(cities.resembled(name), name).toBeUndefined();
    }
  });

  test("that is a property of every object is nobody's", () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(chart.known(name)).toBeUndefined();
    }
  });
});
