import { expect, test } from 'vitest';
import { words as en } from '../words/en/words.ts';
import { words as zh } from '../words/zh/words.ts';
import { calendarDefault } from './calendar-default.ts';

const HANOI = { countryCode: 'VN', timeZone: 'Asia/Bangkok' };
const TOKYO = { countryCode: 'JP', timeZone: 'Asia/Tokyo' };

test('the form names the calendar of the country of birth in Vietnam and Korea, and China’s elsewhere', () => {
  expect(calendarDefault({ ...HANOI, country: 'Vietnam' }, en)).toBe(
    'Country of birth: Vietnam. Default: the calendar of Vietnam, the country’s own.',
  );
  expect(calendarDefault({ ...HANOI, countryCode: 'TH', country: 'Thailand' }, en)).toMatch(/calendar of China, as/);
  expect(calendarDefault({ countryCode: 'KP', timeZone: 'Asia/Pyongyang', country: 'North Korea' }, en)).toMatch(
    /calendar of Korea, the country’s own/,
  );
  expect(calendarDefault({ ...TOKYO, country: '日本' }, zh)).toBe(
    '出生在日本，默认用中国的农历：除越南和韩国外都是如此。',
  );
});
