// Input of `pairOf`: rejected values, and conventions that count as one.

import { describe, expect, test } from 'vitest';
import { castChart } from '../casting/chart.ts';
import { type PairOptions, pairOf } from './pair.ts';
import type { InvalidPair, PersonInput } from './person.ts';
import { pairWarningsOf } from './warnings.ts';

const PLACE = { timeZone: 'Asia/Shanghai', longitude: 116.39723 };
const BIRTH = { date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place: PLACE } as const;
const OTHER = { date: { year: 1985, month: 2, day: 10 }, hour: 15, minute: 0, gender: 'female', place: PLACE } as const;

const fieldsOf = (one: unknown, other: unknown, options?: PairOptions): readonly string[] => {
  try {
    pairOf(one as PersonInput, other as PersonInput, options);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return (error as InvalidPair).problems.map(({ field }) => field);
  }
  return [];
};

describe('refuses, with the person before the member', () => {
  test.each([
    ['a person who is missing', undefined, ['other']],
    ['a text', 'yesterday', ['other']],
    ['a year out of range', { year: 1644 }, ['other.year']],
    ['a year with a month', { year: 1968, month: 5 }, ['other']],
    ['a date that does not exist', { ...OTHER, date: { year: 1985, month: 2, day: 30 } }, ['other.date']],
    ['an hour out of range', { ...OTHER, hour: 24 }, ['other.hour']],
    [
      'a day that Samoa left out',
      { date: { year: 2011, month: 12, day: 30 }, place: { timeZone: 'Pacific/Apia', longitude: -171.76 } },
      ['other.date'],
    ],
    ['no place', { date: OTHER.date }, ['other.place']],
  ])('%s', (_, other, fields) => {
    expect(fieldsOf(BIRTH, other)).toEqual(fields);
    expect(fieldsOf(other, BIRTH)).toEqual(fields.map((field) => field.replace('other', 'one')));
  });

  test('charts by two conventions, and a chart beside conventions that differ from its own', () => {
    const chart = castChart(BIRTH, { school: 'zhongzhou' });
    expect(fieldsOf(chart, castChart(OTHER))).toEqual(['dayBoundary', 'school']);
    expect(fieldsOf(chart, OTHER, { conventions: { plate: 'earth' } })).toEqual(['school']);
    expect(fieldsOf(chart, OTHER, { conventions: { school: 'common' } })).toEqual(['school']);
    expect(fieldsOf(chart, OTHER, { conventions: { school: 'zhongzhou' } })).toEqual([]);
    expect(pairOf(chart, OTHER).other.chart!.conventions.school.id).toBe('zhongzhou');
  });

  test('a moment before the later birth, that of a day too', () => {
    const at = { at: '1984-01-01T12:00' };
    expect(fieldsOf(OTHER, BIRTH, { at: '1988-01-01T12:00' })).toEqual(['at']);
    expect(
      fieldsOf(castChart({ ...BIRTH, date: { year: 1980, month: 1, day: 1 } }), { date: OTHER.date, place: PLACE }, at),
    ).toEqual(['at']);
  });

  test('an option that does not exist', () => {
    expect(() => pairOf(BIRTH, OTHER, { flight: 'all' } as never)).toThrow(/flight/);
    expect(() => pairOf(BIRTH, OTHER, { flights: 'some' as never })).toThrow(/four, all, none/);
  });
});

test('the calendar of each birthplace counts, unless one is requested', () => {
  const hanoi = { ...BIRTH, place: { timeZone: 'Asia/Ho_Chi_Minh', longitude: 105.84, countryCode: 'VN' } };
  const regions = (options?: PairOptions) => {
    const { one, other } = pairOf(BIRTH, hanoi, options);
    return [one, other].map(({ chart }) => chart!.conventions.calendarRegion);
  };
  expect(regions()).toEqual(['china', 'vietnam']);
  expect(regions({ conventions: { calendarRegion: 'china' } })).toEqual(['china', 'china']);
});

test('one and other may be the same', () => {
  expect(pairOf(BIRTH, BIRTH).fourPillars.together).toEqual([]);
});

test('the place of a moment that is not given is the birthplace of one, else of the other, and is said once', () => {
  const assumed = (one: typeof BIRTH | { year: number }) =>
    pairWarningsOf(pairOf(one, OTHER, { at: '2026-11-23T10:30' })).filter(
      ({ code }) => code === 'moment_place_assumed',
    );
  expect(assumed(BIRTH)).toEqual([
    { person: 'one', code: 'moment_place_assumed', values: { zone: BIRTH.place.timeZone } },
  ]);
  expect(assumed({ year: 1968 })).toEqual([
    { person: 'other', code: 'moment_place_assumed', values: { zone: OTHER.place.timeZone } },
  ]);
});

test('a moment is refused where neither person has an hour', () => {
  expect(fieldsOf({ year: 1968 }, { year: 1990 }, { at: '2026-11-23' })).toEqual(['at']);
});
