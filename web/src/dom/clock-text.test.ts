import { expect, test } from 'vitest';
import { spanEnds } from './clock-text.ts';

test('a span of one day has its date once, another one at both ends', () => {
  expect(spanEnds({ from: '1990-07-23T08:20:52', to: '1990-07-23T10:20:52' })).toEqual({
    from: '1990-07-23 08:20:52',
    to: '10:20:52',
  });
  expect(spanEnds({ from: '1990-07-22T22:20:52', to: '1990-07-23T00:20:00' })).toEqual({
    from: '1990-07-22 22:20:52',
    to: '1990-07-23 00:20',
  });
});
