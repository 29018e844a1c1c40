import { expect, test } from 'vitest';
import { type ChartRequest, EXAMPLE } from '../cast/chart-request.ts';
import { fragmentOf, requestIn } from './link.ts';
import { type Looked, lookedIn } from './looked.ts';

const FULL: ChartRequest = {
  ...EXAMPLE,
  calendar: 'lunar',
  leapMonth: true,
  timeZone: 'Asia/Urumqi',
  disambiguation: 'later',
  school: 'zhongzhou',
  dayBoundary: 'midnight',
  yearBoundary: 'lichun',
  leapMonthRule: 'next',
  calendarRegion: 'vietnam',
  solarTime: 'mean',
};

test('a link brings back the request that it was made of', () => {
  for (const request of [EXAMPLE, FULL]) expect(requestIn(fragmentOf(request))).toEqual(request);
});

test('a link brings back what is looked at of a life', () => {
  const looked: Looked = { at: '2026-08-12', levels: ['decade', 'year'] };
  const link = fragmentOf(EXAMPLE, looked);
  expect(link).toBe(`${fragmentOf(EXAMPLE)}&at=2026-08-12&levels=decade.year`);
  expect(lookedIn(new URLSearchParams(link.slice(1)))).toEqual(looked);
  expect(requestIn(link)).toEqual(EXAMPLE);
});

test('a link looks at nothing without a moment, without a level that there is, and where nothing lies on the board', () => {
  for (const fields of ['', 'levels=year', 'at=2026-08-12', 'at=2026-08-12&levels=hour.century']) {
    expect(lookedIn(new URLSearchParams(fields))).toBeUndefined();
  }
  expect(fragmentOf(EXAMPLE, { at: '2026-08-12', levels: [] })).toBe(fragmentOf(EXAMPLE));
});

test('a link never holds the name', () => {
  expect(fragmentOf({ ...EXAMPLE, name: 'Li Ming' })).toBe(fragmentOf(EXAMPLE));
});

test('a fragment that is no birth is none', () => {
  for (const fragment of ['', '#', '#result', '#date=1990-07-23', '#%E0%A4%A', '#__proto__=1']) {
    expect(requestIn(fragment)).toBeUndefined();
  }
});

test('what is not a parameter of a chart is left behind', () => {
  expect(requestIn(`${fragmentOf(EXAMPLE)}&name=Li&script=1`)).toEqual(EXAMPLE);
});
