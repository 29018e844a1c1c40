import { describe, expect, test } from 'vitest';
import { utcText } from '../../civil/date-text.ts';
import { instant } from '../../time/instant.ts';
import type { SolarClock } from '../../time/solar-clock.ts';
import { sundialAt } from '../../time/solar-time.ts';
import { zoneNamed } from '../../time/zone-history.ts';
import { type PlaceClock, passesOf } from './place-clock.ts';

const clockOf = (rule: SolarClock, timeZone: string, longitudeDegrees: number): PlaceClock => ({
  rule,
  zone: zoneNamed(timeZone)!,
  longitudeDegrees,
});
const passes = (clock: PlaceClock, ...at: Parameters<typeof Date.UTC>): readonly string[] =>
  passesOf(clock, Date.UTC(...at)).map(utcText);

describe('a clock passes a time', () => {
  test('once: standard time, mean time and the Sun of Beijing', () => {
    expect(passes(clockOf('clock', 'Asia/Shanghai', 116.4), 2026, 1, 16, 23)).toEqual(['2026-02-16T15:00:00Z']);
    expect(passes(clockOf('mean', 'Asia/Shanghai', 116.4), 2026, 1, 16, 23)).toEqual(['2026-02-16T15:14:24Z']);
    // The equation of time is −14 min 0 s.
    expect(passes(clockOf('apparent', 'Asia/Shanghai', 116.4), 2026, 1, 16, 23)).toEqual(['2026-02-16T15:28:24Z']);
  });

  // A day that begins a millisecond before the sundial shows 23:00 is missing from a list of days. By rounding alone 31 days of 500 years in Beijing do.
  test('by the Sun in the first millisecond in which the sundial shows it', () => {
    const beijing = clockOf('apparent', 'Asia/Shanghai', 116);
    const isFirst = (shown: number): boolean => {
      const [at] = passesOf(beijing, shown);
      const showsAt = (ms: number) => sundialAt(instant(ms), 116).solarTime >= shown;
      return showsAt(at!) && !showsAt(at! - 1);
    };
    for (const day of ['1704-12-09', '1718-03-28', '1728-12-24', '1736-11-25', '1853-09-04']) {
      expect(isFirst(Date.parse(`${day}T23:00Z`)), day).toBe(true);
    }
    for (let shown = Date.UTC(1700, 0, 1, 23); shown < Date.UTC(2200, 0, 1); shown += 5 * 86_400_000) {
      if (!isFirst(shown)) expect.fail(utcText(instant(shown)));
    }
  });

  test('summer time is no change of standard time', () => {
    expect(passes(clockOf('clock', 'America/New_York', -74), 2026, 2, 8, 3)).toEqual(['2026-03-08T08:00:00Z']);
    expect(passes(clockOf('clock', 'America/New_York', -74), 2026, 6, 1, 23)).toEqual(['2026-07-02T04:00:00Z']);
  });

  // Samoa: −11 h, or −10 h of summer time, to 2011-12-29 24:00; +13 h from 2011-12-31 on.
  test('on a date that was left out it passes all times when the dates change', () => {
    const change = '2011-12-30T10:00:00Z';
    expect(passes(clockOf('clock', 'Pacific/Apia', -171.77), 2011, 11, 30, 12)).toEqual([change]);
    expect(passes(clockOf('mean', 'Pacific/Apia', -171.77), 2011, 11, 30, 12)).toEqual([change]);
    expect(passes(clockOf('apparent', 'Pacific/Apia', -171.77), 2011, 11, 30, 12)).toEqual([change]);
    expect(passes(clockOf('clock', 'Pacific/Apia', -171.77), 2011, 11, 29, 12)).toEqual(['2011-12-29T23:00:00Z']);
    expect(passes(clockOf('clock', 'Pacific/Apia', -171.77), 2011, 11, 31, 23)).toEqual(['2011-12-31T10:00:00Z']);
  });

  // Alaska came to the United States on 1867-10-18 of both countries: Sitka, 15 h ahead before, 9 h behind then, had that date twice.
  test('of a date that a place had twice it passes a time, goes back, and passes it again', () => {
    const sitka = clockOf('mean', 'America/Sitka', -135.33);
    const three = passesOf(sitka, Date.UTC(1867, 9, 18, 23));
    expect(three).toHaveLength(3);
    expect([...three].sort((a, b) => a - b)).toEqual(three);
    expect(three[2]! - three[0]!).toBe(86_400_000);
    expect(passesOf(sitka, Date.UTC(1867, 9, 16, 12))).toHaveLength(1);
    expect(passesOf(sitka, Date.UTC(1867, 9, 20, 12))).toHaveLength(1);
  });

  // Venezuela put its standard time back from −4 h to −4:30 on 2007-12-09 at 03:00, and forward again on 2016-05-01 at 02:30.
  test('where standard time is put back it passes a time twice, where it is put forward in the gap', () => {
    const caracas = clockOf('clock', 'America/Caracas', -66.9);
    expect(passes(caracas, 2007, 11, 9, 2, 45)).toEqual([
      '2007-12-09T06:45:00Z',
      '2007-12-09T07:00:00Z',
      '2007-12-09T07:15:00Z',
    ]);
    expect(passes(caracas, 2016, 4, 1, 2, 45)).toEqual(['2016-05-01T07:00:00Z']);
    expect(passes(clockOf('mean', 'America/Caracas', -66.9), 2007, 11, 9, 2, 45)).toEqual(['2007-12-09T07:12:36Z']);
  });
});
