import { describe, expect, test } from 'vitest';
import { instant } from './instant.ts';
import { offsetAt, type Zone, type ZonePeriod, zoneNamed } from './zone-history.ts';

const HOUR = 3600;

function zone(name: string): Zone {
  const found = zoneNamed(name);
  if (found === undefined) throw new Error(`no zone ${name}`);
  return found;
}

/** "1986-05-04 03:00" as milliseconds on some wall */
const wall = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);

/** "+07:20", "-00:30:20" in seconds */
function seconds(offset: string): number {
  const [hours = 0, minutes = 0, rest = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * HOUR + minutes * 60 + rest);
}

/** The periods of a zone before and after a change, given by the time and the offset of the new clock. */
function changeAt(name: string, shown: string, offset: string): { before: ZonePeriod; after: ZonePeriod } {
  const at = wall(shown) - seconds(offset) * 1000;
  return { before: offsetAt(zone(name), instant(at - 1)), after: offsetAt(zone(name), instant(at)) };
}

const at = (name: string, utc: string): ZonePeriod => offsetAt(zone(name), instant(wall(utc)));

// "local wall clock after the change; * = DST", docs/rules/places.md section 4. For changes at midnight the document has the date alone:
// 00:00 became 01:00, and 24:00 became 23:00.
// biome-ignore format: the table looks like its source
const CHANGES: readonly (readonly [zone: string, changes: readonly string[]])[] = [
  ['Asia/Shanghai', [
    '1919-04-13 01:00 +09*', '1919-09-30 23:00 +08', '1940-06-01 01:00 +09*', '1940-10-12 23:00 +08',
    '1941-03-15 01:00 +09*', '1941-11-01 23:00 +08', '1942-01-31 01:00 +09*', '1945-09-01 23:00 +08',
    '1946-05-15 01:00 +09*', '1946-09-30 23:00 +08', '1947-04-15 01:00 +09*', '1947-10-31 23:00 +08',
    '1948-05-01 01:00 +09*', '1948-09-30 23:00 +08', '1949-05-01 01:00 +09*', '1949-05-27 23:00 +08',
    '1986-05-04 03:00 +09*', '1986-09-14 01:00 +08', '1987-04-12 03:00 +09*', '1987-09-13 01:00 +08',
    '1988-04-17 03:00 +09*', '1988-09-11 01:00 +08', '1989-04-16 03:00 +09*', '1989-09-17 01:00 +08',
    '1990-04-15 03:00 +09*', '1990-09-16 01:00 +08', '1991-04-14 03:00 +09*', '1991-09-15 01:00 +08',
  ]],
  ['Asia/Hong_Kong', ['1904-10-30 01:00 +08', '1945-11-18 01:00 +08', '1973-12-30 04:30 +09*', '1974-10-20 02:30 +08', '1979-05-13 04:30 +09*', '1979-10-21 02:30 +08']],
  ['Asia/Taipei', ['1895-12-31 23:54 +08', '1937-10-01 01:00 +09', '1945-09-21 00:00 +08', '1979-07-01 01:00 +09*', '1979-09-30 23:00 +08']],
  ['Asia/Singapore', ['1905-06-01 00:04:35 +07', '1933-01-01 00:20 +07:20*', '1936-01-01 00:00 +07:20', '1941-09-01 00:10 +07:30', '1942-02-16 01:30 +09', '1945-09-11 22:30 +07:30', '1982-01-01 00:00 +08']],
  ['Asia/Manila', ['1936-11-01 01:00 +09*', '1941-12-16 01:00 +09*', '1945-11-30 23:00 +08', '1954-04-12 01:00 +09*', '1977-03-28 01:00 +09*', '1977-09-21 23:00 +08', '1990-05-21 01:00 +09*', '1990-07-28 23:00 +08']],
  ['Asia/Seoul', ['1908-04-01 00:02:08 +08:30', '1912-01-01 00:30 +09', '1954-03-20 23:30 +08:30', '1961-08-10 00:30 +09']],
  ['Asia/Ho_Chi_Minh', ['1943-01-01 00:00 +08', '1945-03-15 00:00 +09', '1945-09-01 22:00 +07', '1947-04-01 01:00 +08', '1955-07-01 00:00 +07', '1960-01-01 00:00 +08', '1975-06-12 23:00 +07']],
];

describe('the changes pinned in the rule book', () => {
  for (const [name, changes] of CHANGES) {
    test(`${name} changed its clock as listed`, () => {
      for (const change of changes) {
        const [day, time, offset] = change.split(' ') as [string, string, string];
        const { before, after } = changeAt(name, `${day} ${time}`, offset.replace('*', ''));
        expect(after.offsetSeconds, change).toBe(seconds(offset.replace('*', '')));
        expect(after.daylightSavingSeconds > 0, change).toBe(offset.endsWith('*'));
        expect(before, change).not.toBe(after);
      }
    });
  }

  test('Shanghai kept +08:05:43 until 1901 began on that clock, and changed at no other time than those listed', () => {
    const end = wall('1901-01-01 00:00') - seconds('+08:05:43') * 1000;
    expect(offsetAt(zone('Asia/Shanghai'), instant(end - 1))).toMatchObject({ offsetSeconds: 29_143, localMean: true });
    expect(offsetAt(zone('Asia/Shanghai'), instant(end))).toMatchObject({ offsetSeconds: 28_800, localMean: false });
    expect(zone('Asia/Shanghai').changes).toHaveLength(1 + CHANGES[0]![1].length);
  });

  test('a name of the Republic or of the north-east is a name of Shanghai, and Kashgar one of Urumqi', () => {
    for (const name of ['Asia/Harbin', 'Asia/Chongqing', 'Asia/Chungking', 'PRC']) {
      expect(zone(name)).toBe(zone('Asia/Shanghai'));
    }
    expect(zone('Asia/Kashgar')).toBe(zone('Asia/Urumqi'));
  });

  test('Urumqi had +06 all the time since 1928, without the summer times of 1986-91', () => {
    expect(zone('Asia/Urumqi').changes).toHaveLength(1);
    expect(at('Asia/Urumqi', '1990-07-01 00:00')).toMatchObject({ offsetSeconds: 6 * HOUR, daylightSavingSeconds: 0 });
  });

  test('Hong Kong had summer time each year from 1946 to 1976 and in 1979, none between or after', () => {
    for (let year = 1946; year <= 1985; year++) {
      const summers = year <= 1976 || year === 1979;
      expect(at('Asia/Hong_Kong', `${year}-07-01 00:00`).daylightSavingSeconds, `${year}`).toBe(summers ? HOUR : 0);
      expect(at('Asia/Macau', `${year}-07-01 00:00`).daylightSavingSeconds, `Macau ${year}`).toBe(summers ? HOUR : 0);
    }
  });

  test('Hong Kong under occupation: summer time in 1941, +08:30, then Tokyo time as its standard', () => {
    expect(at('Asia/Hong_Kong', '1941-07-01 00:00')).toMatchObject({
      offsetSeconds: 32_400,
      daylightSavingSeconds: HOUR,
    });
    expect(at('Asia/Hong_Kong', '1941-11-01 00:00').offsetSeconds).toBe(seconds('+08:30'));
    expect(at('Asia/Hong_Kong', '1943-07-01 00:00')).toMatchObject({ offsetSeconds: 32_400, daylightSavingSeconds: 0 });
  });

  // The years of summer time, section 4 again; looked up on 1 August.
  // biome-ignore format: the table looks like its source
  for (const [name, from, to, years] of [
    ['Asia/Taipei', 1945, 1990, '1946 1947 1948 1949 1950 1951 1952 1953 1954 1955 1956 1957 1958 1959 1960 1961 1974 1975 1979'],
    ['Asia/Seoul',  1945, 1990, '1948 1949 1950 1951 1955 1956 1957 1958 1959 1960 1987 1988'],
    ['Asia/Tokyo',  1940, 1990, '1948 1949 1950 1951'],
    ['Asia/Shanghai', 1950, 2000, '1986 1987 1988 1989 1990 1991'],
  ] as const) {
    test(`${name} had summer time in these years and no other from ${from} to ${to}: ${years}`, () => {
      const summers = [];
      for (let year = from; year <= to; year++) {
        if (at(name, `${year}-08-01 00:00`).daylightSavingSeconds === HOUR) summers.push(year);
      }
      expect(summers.join(' ')).toBe(years);
    });
  }

  test('Singapore kept +06:55:25 before 1905, and so did Kuala Lumpur from 1901; before that it was +06:46:46', () => {
    expect(at('Asia/Singapore', '1903-01-01 00:00').offsetSeconds).toBe(seconds('+06:55:25'));
    expect(at('Asia/Kuala_Lumpur', '1900-06-01 00:00').offsetSeconds).toBe(seconds('+06:46:46'));
    const since1901 = ({ changes, periods }: Zone) =>
      [...changes]
        .map((change, i) => [change, periods[i + 1]] as const)
        .filter(([change]) => change >= wall('1901-01-02'));
    expect(since1901(zone('Asia/Kuala_Lumpur'))).toEqual(since1901(zone('Asia/Singapore')));
    expect(at('Asia/Kuala_Lumpur', '1901-02-01 00:00').offsetSeconds).toBe(seconds('+06:55:25'));
  });
});

// docs/rules/places.md section 4: offsets that a database compiled without the backzone gets wrong.
// biome-ignore format: the table looks like its source
for (const [name, utc, offset] of [
  ['Europe/Stockholm',  '1944-07-01 00:00', '+01:00'],
  ['Europe/Oslo',       '1940-06-01 00:00', '+01:00'],
  ['Europe/Amsterdam',  '1935-01-01 00:00', '+00:19:32'],
  ['Asia/Vientiane',    '1950-01-01 00:00', '+08:00'],
  ['Asia/Kuala_Lumpur', '1900-01-01 00:00', '+06:46:46'],
] as const) {
  test(`${name} kept its own time, ${offset} on ${utc.slice(0, 10)}, not that of the zone it is merged with since 1970`, () => {
    expect(at(name, utc).offsetSeconds).toBe(seconds(offset));
  });
}

describe('summer time is the offset less the standard offset in force', () => {
  // IANA zone lines and rules: the files asia and europe of the database, with the laws they quote.
  // biome-ignore format: a table
  const SPLITS: readonly (readonly [zone: string, utc: string, offset: string, summer: number, why: string])[] = [
    ['Asia/Shanghai',   '1990-07-22 23:30', '+09:00', 3600, 'summer time of 1986-91'],
    ['Asia/Shanghai',   '1944-01-01 00:00', '+09:00', 3600, 'summer time all year round, 1942-45'],
    ['Europe/London',   '1941-07-01 00:00', '+02:00', 7200, 'double summer time'],
    ['Europe/London',   '1942-01-01 00:00', '+01:00', 3600, 'summer time in the winters of the war'],
    ['Europe/London',   '1947-05-01 00:00', '+02:00', 7200, 'double summer time for the last time'],
    ['Europe/London',   '1968-07-01 00:00', '+01:00', 3600, 'summer time'],
    ['Europe/London',   '1969-07-01 00:00', '+01:00',    0, 'British Standard Time, an hour ahead all year'],
    ['Europe/Berlin',   '1945-06-01 00:00', '+03:00', 7200, 'Hochsommerzeit'],
    ['Europe/Lisbon',   '1993-01-01 00:00', '+01:00',    0, 'Central European Time, 1992-96'],
    ['Europe/Lisbon',   '1993-07-01 00:00', '+02:00', 3600, 'its summer time'],
    ['Europe/Lisbon',   '1996-07-01 00:00', '+01:00', 3600, 'back on Western European Time, an hour of summer'],
    ['Europe/Moscow',   '1991-01-01 00:00', '+03:00',    0, 'before the end of decree time'],
    ['Europe/Moscow',   '1991-07-01 00:00', '+03:00', 3600, 'the clock stood still in March 1991: standard +2, summer +3'],
    ['Europe/Moscow',   '1991-12-01 00:00', '+02:00',    0, ''],
    ['Europe/Moscow',   '1992-02-01 00:00', '+03:00',    0, 'decree time restored'],
    ['Europe/Moscow',   '2012-07-01 00:00', '+04:00',    0, 'the standard of 2011-14'],
    ['Asia/Manila',     '1942-01-15 00:00', '+09:00', 3600, 'summer time'],
    ['Asia/Manila',     '1943-01-15 00:00', '+09:00',    0, 'Tokyo time: the same clock, another standard'],
    ['Asia/Seoul',      '1957-07-01 00:00', '+09:30', 3600, 'on a standard of +08:30'],
    ['Australia/Lord_Howe', '2020-01-01 00:00', '+11:00', 1800, 'half an hour'],
    // an hour less by law in winter: winter counts as the standard
    ['Europe/Dublin',   '1985-01-01 00:00', '+00:00',    0, ''],
    ['Europe/Dublin',   '1985-07-01 00:00', '+01:00', 3600, ''],
    ['Europe/Dublin',   '2090-01-01 00:00', '+00:00',    0, 'by the rule'],
    ['Europe/Dublin',   '2090-07-01 00:00', '+01:00', 3600, 'by the rule'],
    ['Europe/Dublin',   '1969-07-01 00:00', '+01:00',    0, 'as in London'],
    ['Europe/Prague',   '1947-01-15 00:00', '+00:00',    0, 'the winter time of 1946-47'],
    ['Europe/Prague',   '1947-03-15 00:00', '+01:00',    0, ''],
    ['Africa/Windhoek', '1993-07-01 00:00', '+02:00',    0, ''],
    ['Africa/Windhoek', '2000-07-01 00:00', '+01:00',    0, 'winter time of 1994-2017'],
    ['Africa/Windhoek', '2000-12-01 00:00', '+02:00', 3600, ''],
    ['Africa/Windhoek', '2018-07-01 00:00', '+02:00',    0, ''],
    ['Africa/Casablanca', '2020-05-01 00:00', '+00:00',  0, 'Ramadan'],
    ['Africa/Casablanca', '2020-07-01 00:00', '+01:00', 3600, ''],
    ['Africa/Casablanca', '2027-07-01 00:00', '+00:00',  0, 'since 2026-09-20 (NEWS of release 2026c)'],
  ];
  for (const [name, utc, offset, summer, why] of SPLITS) {
    test(`${name} ${utc.slice(0, 10)}: ${offset}, ${summer} s of it summer time ${why && `(${why})`}`, () => {
      expect(at(name, utc)).toMatchObject({ offsetSeconds: seconds(offset), daylightSavingSeconds: summer });
    });
  }
});

describe('local mean time ends where a zone gets its first standard time', () => {
  test('Manila and Alaska kept local mean time on both sides of the change of the date line', () => {
    expect(at('Asia/Manila', '1840-01-01 00:00')).toMatchObject({ offsetSeconds: -57_368, localMean: true });
    expect(at('Asia/Manila', '1850-01-01 00:00')).toMatchObject({ offsetSeconds: 29_032, localMean: true });
    expect(at('Asia/Manila', '1900-01-01 00:00')).toMatchObject({ offsetSeconds: 28_800, localMean: false });
    expect(at('America/Sitka', '1867-01-01 00:00')).toMatchObject({ offsetSeconds: 53_927, localMean: true });
    expect(at('America/Sitka', '1868-01-01 00:00')).toMatchObject({ offsetSeconds: -32_473, localMean: true });
  });

  test('the mean time of a capital, kept by law, is a common clock: Bangkok from 1880, Luanda from 1892, Lisbon time in São Tomé', () => {
    expect(at('Asia/Bangkok', '1875-01-01 00:00').localMean).toBe(true);
    expect(at('Asia/Bangkok', '1900-01-01 00:00')).toMatchObject({
      offsetSeconds: seconds('+06:42:04'),
      localMean: false,
    });
    expect(at('Africa/Luanda', '1900-01-01 00:00')).toMatchObject({
      offsetSeconds: seconds('+00:52:04'),
      localMean: false,
    });
    expect(at('Africa/Sao_Tome', '1900-01-01 00:00')).toMatchObject({
      offsetSeconds: seconds('-00:36:45'),
      localMean: false,
    });
  });

  test('where the database knows nothing (-00) there was no common clock: Cambridge Bay before 1920', () => {
    expect(at('America/Cambridge_Bay', '1910-01-01 00:00').localMean).toBe(true);
    expect(at('America/Cambridge_Bay', '1921-01-01 00:00')).toMatchObject({
      offsetSeconds: -7 * HOUR,
      localMean: false,
    });
  });

  test('a zone without a place never had local mean time', () => {
    expect(at('Etc/UTC', '1800-01-01 00:00')).toEqual({ offsetSeconds: 0, daylightSavingSeconds: 0, localMean: false });
  });
});

describe('names', () => {
  // biome-ignore format: a table
  for (const [old, name] of [
    ['Asia/Calcutta', 'Asia/Kolkata'], ['Asia/Saigon', 'Asia/Ho_Chi_Minh'], ['Asia/Macao', 'Asia/Macau'], ['ROC', 'Asia/Taipei'],
    ['Hongkong', 'Asia/Hong_Kong'], ['US/Pacific', 'America/Los_Angeles'], ['Europe/Kiev', 'Europe/Kyiv'], ['UTC', 'Etc/UTC'],
    // the database's own zones for these are in its pre-1970 part; its file "backward" gives Abidjan, Puerto Rico and Berlin
    ['Iceland', 'Atlantic/Reykjavik'], ['America/Lower_Princes', 'America/Curacao'], ['Arctic/Longyearbyen', 'Europe/Oslo'],
  ] as const) {
    test(`${old} is another name of ${name}`, () => {
      expect(zone(old)).toBe(zone(name));
    });
  }

  test('a name is spelt as the database spells it; there is no zone for anything else', () => {
    for (const name of ['asia/shanghai', 'Asia/Hanoi', 'Factory', '', '__proto__']) {
      expect(zoneNamed(name), name).toBeUndefined();
    }
  });
});
