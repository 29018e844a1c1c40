import { describe, expect, test } from 'vitest';
import { instant } from './instant.ts';
import { offsetAt, ZONES_VERSION, zoneNamed } from './zone-history.ts';
import { clockByRule, yearlyMoment } from './zone-rule.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Midnight of the n-th Sunday of a month from 1, or of the last with -1, as milliseconds on some wall. */
function sunday(year: number, month: number, n: number): number {
  const start = n > 0 ? Date.UTC(year, month - 1, 1) : Date.UTC(year, month, 0) - 6 * DAY;
  const days = (7 - new Date(start).getUTCDay()) % 7;
  return start + (days + (n > 0 ? 7 * (n - 1) : 0)) * DAY;
}

describe('a law of summer time is kept in each year to 2202', () => {
  // biome-ignore format: a table
  const LAWS: readonly (readonly [zone: string, law: string, fromYear: number, start: (year: number) => number, end: (year: number) => number])[] = [
    ['Europe/London', 'directive 2000/84/EC: from the last Sunday of March, 01:00 UTC, to the last Sunday of October, 01:00 UTC', 2002,
      (year) => sunday(year, 3, -1) + HOUR, (year) => sunday(year, 10, -1) + HOUR],
    ['Europe/Dublin', 'the same, whatever its law calls standard', 2002,
      (year) => sunday(year, 3, -1) + HOUR, (year) => sunday(year, 10, -1) + HOUR],
    ['America/New_York', '15 U.S.C. 260a: from the second Sunday of March, 2:00, to the first Sunday of November, 2:00', 2007,
      (year) => sunday(year, 3, 2) + (2 + 5) * HOUR, (year) => sunday(year, 11, 1) + (2 + 4) * HOUR],
    ['Australia/Sydney', 'Standard Time Act 1987: over the New Year, from the first Sunday of October to the first Sunday of April, 2:00 standard time', 2008,
      (year) => sunday(year, 10, 1) + (2 - 10) * HOUR, (year) => sunday(year, 4, 1) + (2 - 10) * HOUR],
  ];
  for (const [name, law, fromYear, start, end] of LAWS) {
    test(`${name}: ${law}`, () => {
      const zone = zoneNamed(name)!;
      for (let year = fromYear; year <= 2202; year++) {
        expect(offsetAt(zone, instant(start(year) - 1)).daylightSavingSeconds, `${year}`).toBe(0);
        expect(offsetAt(zone, instant(start(year))).daylightSavingSeconds, `${year}`).toBe(3600);
        expect(offsetAt(zone, instant(end(year) - 1)).daylightSavingSeconds, `${year}`).toBe(3600);
        expect(offsetAt(zone, instant(end(year))).daylightSavingSeconds, `${year}`).toBe(0);
      }
    });
  }
});

describe('the moments as POSIX and RFC 9636 write them', () => {
  const utc = { offsetSeconds: 0 };
  const summer = { offsetSeconds: 3600 };
  const isSummer = (start: string, end: string, at: string): boolean => {
    const rule = { standard: utc, summer, summerStart: yearlyMoment(start), summerEnd: yearlyMoment(end) };
    return clockByRule(rule, instant(Date.parse(at))) === summer;
  };

  test('a time left out is 2:00', () => {
    expect(isSummer('M3.2.0', 'M11.1.0', '2027-03-14T01:59:59Z')).toBe(false);
    expect(isSummer('M3.2.0', 'M11.1.0', '2027-03-14T02:00:00Z')).toBe(true);
  });

  test('a negative time lies on the day before: Nuuk, the last Sunday of March at -1:00', () => {
    expect(isSummer('M3.5.0/-1', 'M10.5.0', '2027-03-27T22:59:59Z')).toBe(false);
    expect(isSummer('M3.5.0/-1', 'M10.5.0', '2027-03-27T23:00:00Z')).toBe(true);
  });

  test('a time past 24:00 lies days later: Gaza, the fourth Thursday of March at 50:00, is a Saturday at 2:00', () => {
    expect(isSummer('M3.4.4/50', 'M10.4.4/50', '2027-03-27T01:59:59Z')).toBe(false);
    expect(isSummer('M3.4.4/50', 'M10.4.4/50', '2027-03-27T02:00:00Z')).toBe(true);
  });

  test('minutes count: Chatham, 2:45', () => {
    expect(yearlyMoment('M9.5.0/2:45')).toEqual({ month: 9, week: 5, weekday: 0, seconds: 9900 });
  });

  test('days of the year, which no zone uses, are refused', () => {
    expect(() => yearlyMoment('J60/0')).toThrow('"J60/0" is not a yearly moment');
  });
});

describe('the rules agree with Intl', () => {
  // One zone for each way to write a rule. Node's own release of the database may know a newer law than the table.
  // biome-ignore format: a list
  const ZONES = [
    'America/New_York', 'America/Nuuk', 'America/Santiago', 'America/St_Johns', 'Pacific/Easter', 'Europe/London', 'Europe/Lisbon', 'Atlantic/Azores',
    'Europe/Athens', 'Africa/Cairo', 'Asia/Beirut', 'Asia/Gaza', 'Asia/Jerusalem', 'Antarctica/Troll', 'Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Norfolk',
  ];
  for (const name of ZONES) {
    test(`${name}, every day from 2038 to 2100, and every half hour of a day with a change`, ({ skip }) => {
      skip(process.versions.tz! > ZONES_VERSION, `Node has ${process.versions.tz}, the table ${ZONES_VERSION}`);
      const format = new Intl.DateTimeFormat('en-US', {
        timeZone: name,
        hourCycle: 'h23',
        hour: '2-digit',
        minute: '2-digit',
      });
      const differences: string[] = [];
      const compare = (at: number): number => {
        const { offsetSeconds } = offsetAt(zoneNamed(name)!, instant(at));
        const shown = new Date(at + offsetSeconds * 1000).toISOString().slice(11, 16);
        if (format.format(at) !== shown)
          differences.push(`${new Date(at).toISOString()}: ${shown}, Intl ${format.format(at)}`);
        return offsetSeconds;
      };
      for (let day = Date.UTC(2038, 0, 1); day < Date.UTC(2100, 0, 1); day += DAY) {
        if (compare(day) === compare(day + DAY)) continue;
        for (let at = day; at < day + DAY; at += HOUR / 2) compare(at);
      }
      expect(differences).toEqual([]);
    });
  }
});
