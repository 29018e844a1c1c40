// Attributes of <beichen-chart> as pages and frameworks write them: the values read from them, and the sentences about invalid ones.

import { castChart, LANGUAGES } from 'beichen';
import { describe, expect, test } from 'vitest';
import { type AttributeFault, faultsOf, requestedChart } from '../element/src/attributes.ts';
import { sentence } from '../element/src/words.ts';

const LEAP = {
  date: '2020-04-10',
  calendar: 'lunar',
  time: '08:00',
  gender: 'female',
  longitude: '116.4',
  'time-zone': 'Asia/Shanghai',
};
const BIRTH = { ...LEAP, date: '1990-07-23', calendar: 'solar', gender: 'male' };

const mapOf = (attributes: Readonly<Record<string, string>>) => new Map(Object.entries(attributes));

function faults(attributes: Readonly<Record<string, string>>): readonly AttributeFault[] {
  const given = mapOf(attributes);
  try {
    const { birth, conventions } = requestedChart(given);
    castChart(birth, conventions);
    return [];
  } catch (error) {
    return faultsOf(error as RangeError, given)!;
  }
}

const leapMonthOf = (value: Readonly<Record<string, string>>) =>
  requestedChart(mapOf({ ...LEAP, ...value })).birth.date;

describe('a flag', () => {
  // Vue and React up to 18 write a false property as the text "false".
  test.each([
    [{}, false],
    [{ 'leap-month': 'false' }, false],
    [{ 'leap-month': 'FALSE' }, false],
    [{ 'leap-month': '' }, true],
    [{ 'leap-month': 'true' }, true],
    [{ 'leap-month': 'leap-month' }, true],
  ])('%j is %s', (attributes, leapMonth) => expect(leapMonthOf(attributes)).toMatchObject({ leapMonth }));

  test.each(['0', 'no', 'yes', 'null'])('with another value, %s, is a problem', (value) => {
    expect(faults({ ...LEAP, 'leap-month': value })).toMatchObject([{ attribute: 'leap-month', id: 'notAllowed' }]);
  });

  test('of a leap month needs the lunar calendar', () => {
    expect(faults({ ...BIRTH, 'leap-month': '' })).toMatchObject([{ id: 'leapMonthOfSolarDate' }]);
    expect(faults({ ...BIRTH, 'leap-month': 'false' })).toEqual([]);
  });
});

describe('an attribute that is nearly ours', () => {
  test.each([
    ['timezone', 'time-zone'],
    ['time_zone', 'time-zone'],
    ['timezon', 'time-zone'],
    ['tz', 'time-zone'],
    ['leapmonth', 'leap-month'],
    ['is-leap-month', 'leap-month'],
    ['countrycode', 'country-code'],
    ['dayboundary', 'day-boundary'],
    ['solartime', 'solar-time'],
    ['gendre', 'gender'],
    ['sex', 'gender'],
    ['lng', 'longitude'],
    ['longitud', 'longitude'],
    ['pillarorder', 'pillar-order'],
    ['layer', 'layers'],
    ['hour', 'time'],
  ])('%s is a problem, which names %s', (name, attribute) => {
    expect(faults({ ...BIRTH, [name]: '1' })).toMatchObject([{ attribute, id: 'unknown', filling: { given: name } }]);
  });

  test.each([
    'class',
    'id',
    'style',
    'slot',
    'title',
    'part',
    'hidden',
    'role',
    'tabindex',
    'dir',
    'is',
    'key',
    'data-v-7ba5bd90',
    'aria-label',
    'latitude',
    'x'.repeat(5000),
  ])('%s is none', (name) => expect(faults({ ...BIRTH, [name]: '1' })).toEqual([]));
});

describe('a value', () => {
  test.each([
    [{ longitude: '116.40739990234375' }],
    [{ longitude: '-7e-06' }],
    [{ longitude: '39.' }],
    [{ time: '8' }],
    [{ time: '08:30:00' }],
    [{ gender: '男' }],
    [{ gender: 'nữ' }],
  ])('%j is read', (attributes) => expect(faults({ ...BIRTH, ...attributes })).toEqual([]));

  test.each([
    [{ date: '1990-02-30' }, 'date', 'noSuchDate'],
    [{ date: '990-2-3' }, 'date', 'notRead'],
    [{ date: '1500-01-01' }, 'date', 'outOfRange'],
    [{ ...LEAP, date: '2020-04-30', 'leap-month': '' }, 'date', 'noSuchDay'],
    [{ ...LEAP, date: '2020-05-01', 'leap-month': '' }, 'leap-month', 'noSuchLeapMonth'],
    [{ time: '25:00' }, 'time', 'notRead'],
    [{ time: '' }, 'time', 'missing'],
    [{ gender: 'none' }, 'gender', 'notAllowed'],
    [{ gender: '' }, 'gender', 'missingChoice'],
    [{ longitude: '181' }, 'longitude', 'outOfRange'],
    [{ longitude: 'Beijing' }, 'longitude', 'notRead'],
    [{ 'time-zone': 'Mars/Olympus' }, 'time-zone', 'notRead'],
    [{ 'country-code': 'China' }, 'country-code', 'notRead'],
    [{ school: 'none' }, 'school', 'notAllowed'],
    [{ layers: 'decade century' }, 'layers', 'notAllowed'],
    [{ layout: 'wide' }, 'layout', 'notAllowed'],
    [{ theme: 'black' }, 'theme', 'notAllowed'],
    [
      { date: '1990-04-15', time: '02:30', 'time-zone': 'Europe/London', disambiguation: 'reject', longitude: '0' },
      '',
      '',
    ],
    [
      { date: '1990-03-25', time: '01:30', 'time-zone': 'Europe/London', disambiguation: 'reject', longitude: '0' },
      'time',
      'skipped',
    ],
    [
      { date: '1990-10-28', time: '01:30', 'time-zone': 'Europe/London', disambiguation: 'reject', longitude: '0' },
      'time',
      'repeated',
    ],
  ])('%j: %s %s', (attributes, attribute, id) => {
    expect(faults({ ...BIRTH, ...attributes })).toMatchObject(id === '' ? [] : [{ attribute, id }]);
  });

  test('all that are wrong are found at once', () => {
    const found = faults({ date: 'x', time: 'y', gender: 'z' }).map(({ attribute }) => attribute);
    expect(found).toEqual(['date', 'time', 'longitude', 'gender', 'time-zone']);
  });

  test.each([
    'date',
    'time',
    'gender',
    'longitude',
    'time-zone',
    'country-code',
    'calendar',
    'school',
    'layers',
    'at',
    'layout',
    'theme',
  ])('of 300,000 characters in %s is one short problem', (attribute) => {
    const found = faults({ ...BIRTH, [attribute]: 'century '.repeat(40_000) });
    expect(found).toMatchObject([{ attribute, id: 'tooLong' }]);
    for (const language of LANGUAGES)
      expect(sentence(language, found[0]!.id, found[0]!.filling).length).toBeLessThan(200);
  });
});

test('every sentence fills its places in every language', () => {
  const filling = { attribute: 'date', given: 'GIVEN', allowed: 'ALLOWED', first: 'FIRST', last: 'LAST' };
  const ids = [
    'missing',
    'missingChoice',
    'notAllowed',
    'notRead',
    'outOfRange',
    'tooLong',
    'unknown',
    'noSuchDate',
    'noSuchDay',
    'noSuchLeapMonth',
    'leapMonthOfSolarDate',
    'skipped',
    'repeated',
    'beforeBirth',
  ] as const;
  for (const id of ids) {
    const places = (text: string) => (text.match(/[A-Z]{4,}/g) ?? []).sort();
    const english = places(sentence('en', id, filling));
    for (const language of LANGUAGES) {
      const text = sentence(language, id, filling);
      expect(places(text), `${language} ${id}`).toEqual(english);
      expect(text, `${language} ${id}`).toContain('date');
      expect(text).not.toMatch(/[{}]/);
    }
  }
});
