import { expect, test } from 'vitest';
import { minuteText } from './almanac-texts.ts';

// Yushui 2026, Lichun 2026 and Xiaohan 2025 as the Hong Kong Observatory prints them.
test.each([
  ['2026-02-18T23:51:55', '23:52'],
  ['2026-02-04T04:02:07', '04:02'],
  ['2025-01-05T10:32:46', '10:33'],
  ['2025-01-05T10:32:30', '10:33'],
  ['2025-01-05T10:59:59', '11:00'],
  ['2025-01-05T23:59:59', '23:59'],
  ['2025-01-05T00:00:00', '00:00'],
])('%s is %s to the minute', (time, minute) => {
  expect(minuteText(time)).toBe(minute);
});
