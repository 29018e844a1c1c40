// The zone table against two other readings of the IANA database: Intl, and zdump of the system.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { instant } from './instant.ts';
import { offsetAt, ZONES_VERSION, type Zone, zoneNamed, zoneNames } from './zone-history.ts';

const DAY = 86_400_000;
const START_OF_1970 = 0;
const ZDUMP = '/usr/bin/zdump';
const INTL_VERSION = process.versions.tz!;
const older = INTL_VERSION < ZONES_VERSION ? INTL_VERSION : ZONES_VERSION;

// A release has all changes before its year, except corrections by these later releases (file NEWS of the database).
// biome-ignore format: a table
const CORRECTED: readonly { release: string; zones: string; from: string; to: string; why: string }[] = [
  { release: '2026d', zones: 'America/Bogota', from: '1992-05-02', to: '1992-05-04', why: 'spring forward on 1992-05-02 at 00:00, not 24:00' },
  { release: '2026d', zones: 'Asia/Tehran Iran', from: '1979-05-25', to: '1979-05-27', why: 'spring forward on 1979-05-26 at 00:00, not 24:00' },
  { release: '2026a', zones: 'Europe/Chisinau Europe/Tiraspol', from: '2022-03-26', to: '2026-01-01', why: 'EU transition times since 2022' },
  { release: '2025c', zones: 'America/Tijuana America/Ensenada America/Santa_Isabel Mexico/BajaNorte', from: '1970-01-01', to: '1976-01-01', why: "California's summer time in 1961-75" },
  { release: '2025b', zones: 'Asia/Tehran Iran', from: '1978-11-10', to: '1979-01-01', why: 'from +04 to +0330 on 1978-11-10 at 24:00, not at the end of the year' },
  // Not places: since release 2024b links to Athens and Lisbon, but in the pre-1970 part still clocks of their own, with EU rules from 1977.
  { release: 'never', zones: 'EET WET', from: '1970-01-01', to: '1997-01-01', why: 'another clock of the same name' },
];

function isCorrected(name: string, at: number): boolean {
  return CORRECTED.some(
    ({ release, zones, from, to }) =>
      release > INTL_VERSION && zones.split(' ').includes(name) && at >= Date.parse(from) && at < Date.parse(to),
  );
}

describe(`Intl (release ${INTL_VERSION}) and the table (${ZONES_VERSION})`, () => {
  test('the table has every zone that Intl lists', ({ skip }) => {
    skip(INTL_VERSION > ZONES_VERSION, `Node has ${INTL_VERSION}, the table ${ZONES_VERSION}`);
    const known = new Set(zoneNames());
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !known.has(name))).toEqual([]);
  });

  test(`each zone has the same offset from 1970 to the year of release ${older}, on both sides of each change and every 37 days`, ({
    skip,
  }) => {
    const end = Date.UTC(Number.parseInt(older, 10), 0, 1);
    const differences: string[] = [];
    let compared = 0;
    for (const name of zoneNames().filter(isKnownToIntl)) {
      const zone = zoneNamed(name)!;
      const intl = offsetByIntl(name);
      for (const at of bothSidesOfEachChange(zone, START_OF_1970, end, 37 * DAY)) {
        compared++;
        const { offsetSeconds } = offsetAt(zone, instant(at));
        if (offsetSeconds !== intl(at) && !isCorrected(name, at)) {
          differences.push(`${name} ${new Date(at).toISOString()}: ${offsetSeconds}, Intl ${intl(at)}`);
        }
      }
    }
    skip(
      INTL_VERSION > ZONES_VERSION && differences.length > 0,
      `the newer release corrects the past, build the table anew: ${differences.join('; ')}`,
    );
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(300_000);
  });
});

test('where Intl differs before 1970, zdump confirms the table', ({ skip }) => {
  skip(!existsSync(ZDUMP), `no ${ZDUMP} here`);
  skip(systemVersion() !== ZONES_VERSION, `this system has ${systemVersion()}, the table ${ZONES_VERSION}`);
  const start = Date.UTC(1840, 0, 1);
  const names = new Map(
    zoneNames()
      .map((name) => [zoneNamed(name)!, name])
      .reverse() as [Zone, string][],
  );
  const inDoubt = [...names].filter(([zone, name]) => {
    if (!isKnownToIntl(name)) return true;
    const intl = offsetByIntl(name);
    return bothSidesOfEachChange(zone, start, START_OF_1970, 99 * DAY).some(
      (at) => offsetAt(zone, instant(at)).offsetSeconds !== intl(at),
    );
  });
  const confirmed = inDoubt.map(([, name]) => name);
  const differences = zdump(confirmed, 1840, 1970).filter(
    ({ name, at, offsetSeconds }) => offsetAt(zoneNamed(name)!, instant(at)).offsetSeconds !== offsetSeconds,
  );
  expect(differences).toEqual([]);
  expect(confirmed).toContain('Europe/Stockholm');
  expect(confirmed.length).toBeGreaterThan(90);
});

test('no zone ever has negative summer time, nor more than two hours', () => {
  for (const name of zoneNames()) {
    const { periods, rule } = zoneNamed(name)!;
    for (const period of rule === undefined ? periods : [...periods, rule.standard, rule.summer]) {
      expect(period.daylightSavingSeconds, name).toBeGreaterThanOrEqual(0);
      expect(period.daylightSavingSeconds, name).toBeLessThanOrEqual(7200);
    }
    expect(rule?.standard.daylightSavingSeconds ?? 0, name).toBe(0);
  }
});

test('changes rise, more than three days apart, each to another clock', () => {
  for (const name of zoneNames()) {
    const { changes, periods } = zoneNamed(name)!;
    expect(periods, name).toHaveLength(changes.length + 1);
    for (let i = 1; i < changes.length; i++) expect(changes[i]! - changes[i - 1]!, name).toBeGreaterThan(3 * DAY);
    for (let i = 1; i < periods.length; i++) expect(periods[i], name).not.toEqual(periods[i - 1]);
  }
});

function bothSidesOfEachChange({ changes }: Zone, start: number, end: number, step: number): number[] {
  const instants: number[] = [];
  for (const change of changes) {
    if (change > start && change < end) instants.push(change - 1000, change);
  }
  for (let at = start + 12_345_000; at < end; at += step) instants.push(at);
  return instants;
}

/** An older Node lacks the latest zones. */
function isKnownToIntl(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

/** "GMT+08:05:43", as Intl formats a long offset, in seconds. */
function offsetByIntl(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (at) => {
    const text = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value;
    if (text === 'GMT') return 0;
    const [, sign, hours, minutes, seconds = '0'] = /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text)!;
    return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  };
}

/** The release of the database that this system has compiled with its pre-1970 part, in which Stockholm is a zone of its own. */
function systemVersion(): string {
  if (!existsSync('/usr/share/zoneinfo/tzdata.zi')) return 'no release';
  const text = readFileSync('/usr/share/zoneinfo/tzdata.zi', 'utf8');
  const version = /^# version (\S+)/.exec(text)?.[1] ?? 'an unnamed release';
  return text.includes('\nZ Europe/Stockholm ') ? version : `${version} without its pre-1970 part`;
}

/** Both sides of each change, by the C library: "Asia/Shanghai  Mon Dec 31 15:54:17 1900 UT = … isdst=0 gmtoff=28800". */
function zdump(names: readonly string[], fromYear: number, toYear: number) {
  const text = execFileSync(ZDUMP, ['-v', '-c', `${fromYear},${toYear}`, ...names], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const lines = [...text.matchAll(/^(\S+) +\w+ (\w+ +\d+ [\d:]+ \d+) UT = .* gmtoff=(-?\d+)$/gm)];
  return lines.map(([, name, utc, offset]) => ({
    name: name!,
    at: Date.parse(`${utc} UTC`),
    offsetSeconds: Number(offset),
  }));
}
