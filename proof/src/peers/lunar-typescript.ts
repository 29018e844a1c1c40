// What does lunar-typescript say of a day?

import { createRequire } from 'node:module';
import { gregorianOf, lunarFact } from '../compare/civil-day.ts';

const require = createRequire(import.meta.url);
const { Solar } = require('lunar-typescript') as typeof import('lunar-typescript');

/** The lunar date of a civil day. */
export function lunarTypescriptDate(civilDay: number): string {
  const { year, month, day } = gregorianOf(civilDay);
  const lunar = Solar.fromYmd(year, month, day).getLunar();
  const withLeap = lunar.getMonth();
  return lunarFact({ year: lunar.getYear(), month: Math.abs(withLeap), leapMonth: withLeap < 0, day: lunar.getDay() });
}
