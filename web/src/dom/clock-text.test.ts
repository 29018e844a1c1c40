import { expect, test } from 'vitest';
import { minutesWithin, spanEnds } from './clock-text.ts';

test('a span of one day has its date once, another one at both ends', () => {
  expect(spanEnds({ startsAtClock: '1990-07-23T08:20:52', endsAtClock: '1990-07-23T10:20:52' })).toEqual({
    from: '1990-07-23 08:20:52',
    to: '10:20:52',
  });
  expect(spanEnds({ startsAtClock: '1990-07-22T22:20:52', endsAtClock: '1990-07-23T00:20:00' })).toEqual({
    from: '1990-07-22 22:20:52',
    to: '1990-07-23 00:20',
  });
});

test('the minutes within a span are its whole ones, and a date is there where it is another', () => {
  const birth = '1990-07-23T08:30:00';
  expect(minutesWithin({ startsAtClock: '1990-07-23T08:20:52', endsAtClock: '1990-07-23T10:20:52' }, birth)).toEqual({
    from: '08:21',
    to: '10:20',
  });
  expect(minutesWithin({ startsAtClock: '1990-07-22T22:21:00', endsAtClock: '1990-07-23T10:20:00' }, birth)).toEqual({
    from: '1990-07-22 22:21',
    to: '10:19',
  });
});
