// Births of well-known people whose hour is on record: examples on the page before a chart is cast.

import type { ChartRequest } from './chart-request.ts';

interface FamousBirth {
  readonly request: ChartRequest;
  /** The birthplace as a point with its zone: a board of it needs no search. */
  readonly point: Required<Pick<ChartRequest, 'cityId' | 'timeZone'>>;
}

/** By the value of the button that opens its chart. */
export const FAMOUS = {
  // Register of births of Ulm, 1879, no. 224: "vormittags um elf ein halb Uhr".
  einstein: {
    request: { date: '1879-03-14', hour: 11, minute: 30, gender: 'male', cityId: 'ulm-2820256' },
    point: { cityId: '48.3984,9.9916', timeZone: 'Europe/Berlin' },
  },
  // Certificate of birth, San Francisco, Chinese Hospital: 7:12 a.m.
  lee: {
    request: { date: '1940-11-27', hour: 7, minute: 12, gender: 'male', cityId: 'san-francisco-5391959' },
    point: { cityId: '37.7749,-122.4194', timeZone: 'America/Los_Angeles' },
  },
  // Certificate of birth, Coyoacán: 8:30 in the morning.
  kahlo: {
    request: { date: '1907-07-06', hour: 8, minute: 30, gender: 'female', cityId: 'coyoacan-3530139' },
    point: { cityId: '19.3467,-99.1617', timeZone: 'America/Mexico_City' },
  },
  // Leopold Mozart to J. J. Lotter, 9 February 1756: "abends um 8 Uhr".
  mozart: {
    request: { date: '1756-01-27', hour: 20, minute: 0, gender: 'male', cityId: 'salzburg-2766824' },
    point: { cityId: '47.7994,13.044', timeZone: 'Europe/Vienna' },
  },
} as const satisfies Readonly<Record<string, FamousBirth>>;
