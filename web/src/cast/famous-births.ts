// Births of well-known people whose hour is on record: examples on the page before a chart is cast.

import type { ChartRequest } from './chart-request.ts';

interface FamousBirth {
  readonly request: ChartRequest;
  /** The birthplace as a point with its zone, so that the board needs no search. */
  readonly point: Required<Pick<ChartRequest, 'cityId' | 'timeZone'>>;
}

/** By the value of the button that opens its chart. */
export const FAMOUS = {
  // 11:30 in the forenoon, from the register of births of Ulm; checked in dominantstar.com/1b_aeinstein.htm (11:30 LMT), not in the register itself.
  einstein: {
    request: { date: '1879-03-14', hour: 11, minute: 30, gender: 'male', cityId: 'ulm-2820256' },
    point: { cityId: '48.3984,9.9916', timeZone: 'Europe/Berlin' },
  },
  // 7:12 a.m. in biographies (newlib.net/nw_rd816955/p8). His certificate of birth is in catalog.archives.gov/id/5720262, image 23, whose hour was not read.
  lee: {
    request: { date: '1940-11-27', hour: 7, minute: 12, gender: 'male', cityId: 'san-francisco-5391959' },
    point: { cityId: '37.7749,-122.4194', timeZone: 'America/Los_Angeles' },
  },
  // 8:30 a.m., from her certificate of birth, Rodden rating AA (atlasastrology.com/2019/07/10/frida-kahlo-and-the-sun-in-the-12th-house).
  kahlo: {
    request: { date: '1907-07-06', hour: 8, minute: 30, gender: 'female', cityId: 'coyoacan-3530139' },
    point: { cityId: '19.3467,-99.1617', timeZone: 'America/Mexico_City' },
  },
  // At 8 in the evening: his father to J. J. Lotter, 9 February 1756, quoted by markettay.com/de/mozart39s-biographie-ein-genie-von-geburt-an-1756-1761.
  mozart: {
    request: { date: '1756-01-27', hour: 20, minute: 0, gender: 'male', cityId: 'salzburg-2766824' },
    point: { cityId: '47.7994,13.044', timeZone: 'Europe/Vienna' },
  },
} as const satisfies Readonly<Record<string, FamousBirth>>;
