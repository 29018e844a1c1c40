import { expect, test } from 'vitest';
import { words as en } from '../words/en/words.ts';
import { zoneName } from './zone-name.ts';

test('the clocks of Xinjiang go by the names they have there, in the years in which they were those clocks', () => {
  expect(zoneName('Asia/Shanghai', en)).toBe('Beijing time (UTC+8)');
  expect(zoneName('Asia/Urumqi', en, 21_600)).toBe('Xinjiang time (UTC+6)');
  expect(zoneName('Asia/Shanghai', en, 27_936)).toBe('Asia/Shanghai'); // Beijing’s own mean time, before 1901
  expect(zoneName('Asia/Tokyo', en, 32_400)).toBe('Asia/Tokyo');
});
