import { expect, test } from 'vitest';
import { BRANCH_HANZI, branchOf } from '../cycle/branch.ts';
import { doubleHourAt, endsOfDoubleHour } from './double-hour.ts';

const MINUTE = 60_000;
const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

test('the hour of 子 is the one around midnight, that of 午 the one around noon', () => {
  expect(endsOfDoubleHour(branchOf('子'))).toEqual({ from: '23:00', to: '01:00' });
  expect(endsOfDoubleHour(branchOf('午'))).toEqual({ from: '11:00', to: '13:00' });
});

test('every minute of the day lies within the ends of its double hour, twelve of 120 minutes', () => {
  const minutes = new Map<string, number>();
  for (let minute = 0; minute < 24 * 60; minute++) {
    const hour = doubleHourAt(minute * MINUTE);
    const { from, to } = endsOfDoubleHour(hour);
    const sinceFrom = (minute - minuteOf(from) + 1440) % 1440;
    expect(sinceFrom, `${minute}`).toBeLessThan(120);
    expect((minuteOf(to) - minuteOf(from) + 1440) % 1440).toBe(120);
    minutes.set(BRANCH_HANZI[hour]!, (minutes.get(BRANCH_HANZI[hour]!) ?? 0) + 1);
  }
  expect([...minutes].map(([hanzi]) => hanzi).join('')).toBe('子丑寅卯辰巳午未申酉戌亥');
  expect(new Set(minutes.values())).toEqual(new Set([120]));
});
