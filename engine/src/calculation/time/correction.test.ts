import { describe, expect, test } from 'vitest';
import { instantOfClock, wallClock } from './clock.ts';
import { correctionOf, sundialSecond } from './correction.ts';
import { solarTime, trueSolarTime } from './solar-time.ts';
import { zoneNamed } from './zone-history.ts';

describe('the correction of 1990-07-23 08:30 in Beijing, in summer time', () => {
  const longitude = 116.39723;
  const clock = instantOfClock(wallClock(Date.UTC(1990, 6, 23, 8, 30)), zoneNamed('Asia/Shanghai')!, longitude);
  const sun = trueSolarTime(clock.instant, longitude);
  const { totalSeconds, daylightSavingSeconds, longitudeSeconds, equationOfTimeSeconds } = correctionOf({
    clock,
    trueSolarTime: sun,
  });

  test('takes off the hour of summer time', () => expect(daylightSavingSeconds).toBe(-3600));

  // 120° - 116.39723° = 3.60277° west of the meridian of UTC+8, four minutes a degree.
  test('takes off 3.60277 degrees', () => expect(longitudeSeconds).toBe(-865));

  // test/truth/sky/equation-of-time.csv: -146.76 s on 1990-06-25, -389.62 s on 1990-07-25, near its turning point.
  test('takes off the equation of time', () => {
    expect(equationOfTimeSeconds).toBeGreaterThan(-389.62);
    expect(equationOfTimeSeconds).toBeLessThan(-380);
  });

  test('adds up', () => {
    expect(daylightSavingSeconds + longitudeSeconds + equationOfTimeSeconds).toBe(totalSeconds);
    expect(clock.clock + totalSeconds * 1000).toBe(sundialSecond(sun.solarTime));
  });
});

test('without summer time nothing is taken off for it, and it is no negative zero', () => {
  const clock = instantOfClock(wallClock(Date.UTC(2000, 0, 1, 12)), zoneNamed('Asia/Shanghai')!, 120);
  const correction = correctionOf({ clock, trueSolarTime: trueSolarTime(clock.instant, 120) });
  expect(Object.is(correction.daylightSavingSeconds, 0)).toBe(true);
  expect(correction.longitudeSeconds).toBe(0);
});

test('a sundial is read to the nearest second, but never as the next double hour', () => {
  const at = (hour: number, minute: number, second: number, ms: number) =>
    solarTime(Date.UTC(2000, 0, 1, hour, minute, second, ms));
  expect(sundialSecond(at(7, 9, 8, 600))).toBe(at(7, 9, 9, 0));
  expect(sundialSecond(at(8, 59, 59, 600))).toBe(at(8, 59, 59, 0));
  expect(sundialSecond(at(9, 0, 0, 400))).toBe(at(9, 0, 0, 0));
});
