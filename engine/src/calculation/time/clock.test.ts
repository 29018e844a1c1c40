import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RUNS } from '../../../../test/setup/runs.ts';
import { type ClockAnswer, clockOfInstant, instantOfClock, longitudeOfCity, wallClock } from './clock.ts';
import { instant } from './instant.ts';
import { zoneNamed, zoneNames } from './zone-history.ts';

const HOUR = 3600;
const LONGITUDES: Readonly<Record<string, number>> = {
  'Asia/Shanghai': 121.47, // only its time before 1901 uses the longitude
  'Asia/Hong_Kong': 114.17,
  'Asia/Singapore': 103.85,
  'Asia/Taipei': 121.53,
};

const read = (zone: string, clock: string, longitude = LONGITUDES[zone] ?? 0, which: 'earlier' | 'later' = 'earlier') =>
  instantOfClock(wallClock(Date.parse(`${clock.replace(' ', 'T')}Z`)), zoneNamed(zone)!, longitude, which);

const utc = ({ instant: at }: Pick<ClockAnswer, 'instant'>): string => new Date(at).toISOString().replace('.000Z', 'Z');

describe('the verified examples of the rule book (docs/rules/places.md section 4)', () => {
  // biome-ignore format: a table
  const EXAMPLES: readonly (readonly [zone: string, clock: string, kind: ClockAnswer['kind'], offsets: readonly number[]])[] = [
    ['Asia/Shanghai',  '1986-05-04 02:30', 'skipped',  []],
    ['Asia/Shanghai',  '1986-09-14 01:30', 'repeated', [9 * HOUR, 8 * HOUR]],
    ['Asia/Shanghai',  '1986-09-14 02:00', 'plain',    [8 * HOUR]],
    ['Asia/Shanghai',  '1942-01-31 00:30', 'skipped',  []],
    ['Asia/Singapore', '1981-12-31 23:45', 'skipped',  []],
    ['Asia/Hong_Kong', '1979-10-21 02:45', 'repeated', [9 * HOUR, 8 * HOUR]],
    ['Asia/Hong_Kong', '1973-12-30 04:00', 'skipped',  []],
    ['Asia/Taipei',    '1979-07-01 00:30', 'skipped',  []],
  ];
  for (const [zone, clock, kind, offsets] of EXAMPLES) {
    test(`${zone} ${clock} was ${kind}`, () => {
      const answer = read(zone, clock);
      expect(answer.kind).toBe(kind);
      if (answer.kind === 'repeated') {
        expect([answer.earlier.offsetSeconds, answer.later.offsetSeconds]).toEqual(offsets);
      }
      if (answer.kind === 'plain') expect([answer.offsetSeconds]).toEqual(offsets);
    });
  }

  test('Shanghai 1900-12-31 23:57 on the meridian of the zone: once at +08:05:43, own mean time, and once at +8', () => {
    const answer = read('Asia/Shanghai', '1900-12-31 23:57', 29_143 / 240);
    expect(answer).toMatchObject({
      kind: 'repeated',
      earlier: { offsetSeconds: 29_143, localMean: true },
      later: { offsetSeconds: 28_800, localMean: false },
    });
  });

  test('the sample of the design: 1990-07-23 08:30 in Beijing is 1990-07-22T23:30:00Z, an hour of it summer time', () => {
    const answer = read('Asia/Shanghai', '1990-07-23 08:30', 116.39723);
    expect(utc(answer)).toBe('1990-07-22T23:30:00Z');
    expect(answer).toMatchObject({
      kind: 'plain',
      offsetSeconds: 32_400,
      daylightSavingSeconds: 3600,
      localMean: false,
    });
  });
});

describe('a repeated time', () => {
  test('is the earlier one unless the later is requested', () => {
    expect(utc(read('Asia/Shanghai', '1986-09-14 01:30'))).toBe('1986-09-13T16:30:00Z');
    const later = read('Asia/Shanghai', '1986-09-14 01:30', 121.47, 'later');
    expect(utc(later)).toBe('1986-09-13T17:30:00Z');
    expect(later).toMatchObject({ kind: 'repeated', offsetSeconds: 28_800, daylightSavingSeconds: 0 });
  });

  test('begins with the first second that the clock showed again and ends before it went on', () => {
    // biome-ignore format: a table
    for (const [clock, kind] of [['00:59:59', 'plain'], ['01:00:00', 'repeated'], ['01:59:59', 'repeated'], ['02:00:00', 'plain']] as const) {
      expect(read('Asia/Shanghai', `1986-09-14 ${clock}`).kind, clock).toBe(kind);
    }
  });

  test('asking for the later one changes nothing on another day', () => {
    expect(read('Asia/Shanghai', '1986-09-15 01:30', 121.47, 'later')).toEqual(
      read('Asia/Shanghai', '1986-09-15 01:30'),
    );
  });
});

describe('a skipped time', () => {
  test('is read with the offset before the gap: 02:30 that never was is 03:30 summer time', () => {
    const answer = read('Asia/Shanghai', '1986-05-04 02:30');
    expect(answer).toMatchObject({
      kind: 'skipped',
      gapSeconds: 3600,
      offsetSeconds: 28_800,
      daylightSavingSeconds: 0,
    });
    expect(utc(answer)).toBe('1986-05-03T18:30:00Z');
    if (answer.kind !== 'skipped') throw new Error(answer.kind);
    expect(answer.shown).toEqual({
      clock: Date.UTC(1986, 4, 4, 3, 30),
      instant: answer.instant,
      offsetSeconds: 32_400,
      daylightSavingSeconds: 3600,
      localMean: false,
    });
  });

  test('half an hour is missing at the end of 1981 in Singapore, which is no summer time', () => {
    const answer = read('Asia/Singapore', '1981-12-31 23:45');
    expect(answer).toMatchObject({ kind: 'skipped', gapSeconds: 1800, shown: { daylightSavingSeconds: 0 } });
    expect(utc(answer)).toBe('1981-12-31T16:15:00Z');
  });

  test('a whole day is missing in Samoa, 2011-12-30', () => {
    expect(read('Pacific/Apia', '2011-12-30 12:00')).toMatchObject({ kind: 'skipped', gapSeconds: 86_400 });
  });

  test('asking for the later one changes nothing', () => {
    expect(read('Asia/Shanghai', '1986-05-04 02:30', 121.47, 'later')).toEqual(
      read('Asia/Shanghai', '1986-05-04 02:30'),
    );
  });
});

describe('before a zone had a common clock, the clock is the own mean time of the birthplace', () => {
  test('four minutes a degree, in whole seconds: Kashgar (75.99 E) three hours behind Shanghai', () => {
    const answer = read('Asia/Shanghai', '1899-06-01 12:00', 75.99);
    expect(answer).toMatchObject({ kind: 'plain', localMean: true, offsetSeconds: 18_238, daylightSavingSeconds: 0 });
    expect(utc(answer)).toBe('1899-06-01T06:56:02Z');
  });

  test('the common clock of 1901 reached Kashgar when it reached Shanghai: the evening of the 31st is missing there', () => {
    // The change: 1900-12-31T15:54:17Z, 20:58:15 in Kashgar's own time, 23:54:17 by the new clock.
    expect(read('Asia/Shanghai', '1900-12-31 20:58:14', 75.99)).toMatchObject({ kind: 'plain', localMean: true });
    expect(read('Asia/Shanghai', '1900-12-31 23:54:17', 75.99)).toMatchObject({ kind: 'plain', localMean: false });
    const answer = read('Asia/Shanghai', '1900-12-31 22:00', 75.99);
    expect(answer).toMatchObject({ kind: 'skipped', localMean: true, gapSeconds: 28_800 - 18_238 });
    expect(answer).toMatchObject({ shown: { clock: Date.UTC(1901, 0, 1, 0, 56, 2), localMean: false } });
  });

  test('east of Shanghai a little of the own time comes twice: Mudanjiang (129.6 E) from 23:54:17 to 00:32:41', () => {
    // biome-ignore format: a table
    for (const [clock, kind] of [
      ['1900-12-31 23:54:16', 'plain'], ['1900-12-31 23:54:17', 'repeated'], ['1901-01-01 00:32:40', 'repeated'], ['1901-01-01 00:32:41', 'plain'],
    ] as const) {
      expect(read('Asia/Shanghai', clock, 129.6).kind, clock).toBe(kind);
    }
  });

  test('Manila had the date of America until 1844 and no 31 December in that year', () => {
    const before = read('Asia/Manila', '1844-12-30 12:00', 120.98);
    expect(before).toMatchObject({ kind: 'plain', localMean: true, offsetSeconds: 29_035 - 86_400 });
    expect(read('Asia/Manila', '1844-12-31 12:00', 120.98)).toMatchObject({ kind: 'skipped', gapSeconds: 86_400 });
    expect(read('Asia/Manila', '1845-01-01 12:00', 120.98)).toMatchObject({ kind: 'plain', offsetSeconds: 29_035 });
  });

  test('Sitka had the date of Russia until 1867 and a day twice', () => {
    expect(read('America/Sitka', '1867-10-01 12:00', -135.33)).toMatchObject({
      kind: 'plain',
      offsetSeconds: 86_400 - 32_479,
    });
    const answer = read('America/Sitka', '1867-10-19 12:00', -135.33);
    if (answer.kind !== 'repeated') throw new Error(answer.kind);
    expect(answer.later.instant - answer.earlier.instant).toBe(86_400_000);
  });

  // The cities by the IANA database (zone1970.tab, backward); their first clocks were -15:56:08, +14:58:47, +12:33:04, +12:19:12, +12:13:48.
  test.each([
    ['Asia/Manila', 120.97],
    ['America/Sitka', -135.33],
    ['Pacific/Apia', -171.73],
    ['Pacific/Tongatapu', -175.2],
    ['Pacific/Chatham', -176.55],
    ['Asia/Shanghai', 121.43],
    ['Etc/GMT+5', 0],
  ])(
    'the longitude of the city of %s is %d, on whichever side of the date line its first clock was',
    (zone, longitude) => {
      expect(longitudeOfCity(zoneNamed(zone)!)).toBeCloseTo(longitude, 0);
    },
  );

  test('a legal mean time is a common clock: Amsterdam time in Maastricht (5.69 E), 1930', () => {
    expect(read('Europe/Amsterdam', '1930-01-01 12:00', 5.69)).toMatchObject({ localMean: false, offsetSeconds: 1172 });
  });

  test('on Greenwich the own mean time is zero, not minus zero', () => {
    expect(read('Europe/London', '1840-01-01 12:00', -0.001).offsetSeconds).toBe(0);
  });
});

test('there and back: the clock of an instant leads to that instant, and none was skipped', () => {
  const start = Date.UTC(1840, 0, 1) / 1000;
  const end = Date.UTC(2203, 0, 1) / 1000;
  fc.assert(
    fc.property(
      fc.constantFrom(...zoneNames()),
      fc.oneof(
        fc.integer({ min: start, max: end }).map((seconds) => ({ seconds })),
        fc.record({ change: fc.nat(), near: fc.integer({ min: -100_000, max: 100_000 }) }), // near a change of the clock
      ),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (name, when, longitude) => {
        const zone = zoneNamed(name)!;
        if ('change' in when && zone.changes.length === 0) return;
        const at = instant(
          'seconds' in when ? when.seconds * 1000 : zone.changes[when.change % zone.changes.length]! + when.near * 1000,
        );
        const shown = clockOfInstant(at, zone, longitude);
        expect(shown.clock).toBe(at + shown.offsetSeconds * 1000);
        const answer = instantOfClock(shown.clock, zone, longitude);
        const found = answer.kind === 'repeated' ? [answer.earlier, answer.later] : [answer];
        expect(answer.kind).not.toBe('skipped');
        expect(found.map(({ offsetSeconds, instant: one }) => [one, offsetSeconds])).toContainEqual([
          at,
          shown.offsetSeconds,
        ]);
      },
    ),
    { numRuns: 4000 * RUNS },
  );
});
