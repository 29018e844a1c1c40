// The births whose drawings are measured.

import type { Birth } from 'beichen';

export const PLACE = { longitude: 116.39723, timeZone: 'Asia/Shanghai' } as const;

/**
 * Births in which a reader saw names collide: in 2024 with the decade, a plate, and the spirits; in 1974 with the spirits.
 * In 1984, 1904, 1930 and 1950 six minor stars are with two major ones, the most there are, in 1904 beside a plate; in 1991 eleven adjective stars
 * are with them; in 2031 three of six have plates.
 */
export const REPORTED: readonly Birth[] = [
  { date: { calendar: 'solar', year: 2024, month: 2, day: 4 }, hour: 16, minute: 27, gender: 'male', place: PLACE },
  { date: { calendar: 'solar', year: 1974, month: 11, day: 19 }, hour: 18, minute: 30, gender: 'male', place: PLACE },
  { date: { calendar: 'solar', year: 1984, month: 11, day: 11 }, hour: 17, minute: 30, gender: 'female', place: PLACE },
  { date: { calendar: 'solar', year: 1904, month: 11, day: 24 }, hour: 18, minute: 30, gender: 'female', place: PLACE },
  { date: { calendar: 'solar', year: 1930, month: 5, day: 15 }, hour: 8, minute: 30, gender: 'male', place: PLACE },
  { date: { calendar: 'solar', year: 1950, month: 5, day: 17 }, hour: 6, minute: 30, gender: 'male', place: PLACE },
  { date: { calendar: 'solar', year: 1991, month: 3, day: 19 }, hour: 4, minute: 30, gender: 'male', place: PLACE },
  { date: { calendar: 'solar', year: 2031, month: 6, day: 8 }, hour: 5, minute: 30, gender: 'female', place: PLACE },
];

/** Names of people, from none to the longest. */
export const NAMES = [
  '',
  'Li Ming 李明',
  'Maximiliana Konstantinopolskaya-Featherstonehaugh',
  '欧阳'.repeat(20),
] as const;
export const PLACES = ['Beijing', 'Petropavlovsk-Kamchatsky', '巴音郭楞蒙古自治州库尔勒市'] as const;

/** Every hour occurs with every month, every day and every school. */
export const birth = (n: number): Birth => ({
  date: {
    calendar: 'solar',
    year: 1900 + ((n * 13) % 150),
    month: 1 + ((n * 7 + (n >> 3)) % 12),
    day: 1 + ((n * 11 + (n >> 5)) % 28),
  },
  hour: (n * 5 + (n >> 4)) % 24,
  minute: 30,
  gender: n % 2 === 0 ? 'male' : 'female',
  place: PLACE,
});

export const MS_PER_DAY = 86_400_000;
