// The tests of code that calculates with time run under four zones of the host (vitest.config.ts); this test checks that the zones are really set.

import { expect, test } from 'vitest';

const MINUTES_WEST_OF_GREENWICH: Readonly<Record<string, number>> = {
  UTC: 0,
  'America/New_York': 300,
  'Asia/Kathmandu': -345,
  'Pacific/Apia': -780,
};

test('the host has the time zone that the test run sets', () => {
  const requested = MINUTES_WEST_OF_GREENWICH[process.env.TZ ?? ''];
  expect(requested).toBeDefined();
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(requested);
});
