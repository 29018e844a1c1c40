// Clocks that parts of a zone used, where the zone database has the clock of one city only: before 1970 many entries are right for a small part of a zone (its
// theory.html). A row has divisions, a period and a clock; if it is uncertain, charts warn of the clock in `or`. docs/rules/places.md section 4.

import { dayOfText } from '../civil/date-text.ts';
import { MS_PER_DAY, MS_PER_HOUR } from '../civil/day-number.ts';
import { type Instant, instant } from './instant.ts';
import { offsetAt, type Zone, type ZonePeriod, zoneNamed } from './zone-history.ts';

/** Names of a division as a `Place` of beichen-places has them. */
export interface Division {
  readonly en: string;
}

/** Facts of a place that decide its clock. */
export interface PlaceOfClock {
  readonly timeZone: string;
  readonly countryCode?: string;
  readonly admin1?: Division;
  readonly admin2?: Division;
  readonly longitude?: number;
}

/** A clock: hours ahead of UTC, the history of another zone, that of the zone without its summer time, or own mean time. */
type Clock = number | `${string}/${string}` | 'standard' | 'localMean';

interface Row {
  /** The zones of which it is a part. */
  readonly zones: readonly string[];
  readonly country: string;
  /** English names of divisions, of the first or the second level; without them all but `except`. */
  readonly in?: readonly string[];
  readonly except?: readonly string[];
  /** Degrees of longitude, for a city and what is around it. */
  readonly between?: readonly [west: number, east: number];
  /** The first day, and the day after the last. */
  readonly from: string;
  readonly to: string;
  /** The clock that replaces that of the zone; absent if the zone's clock counts and `or` is the alternative. */
  readonly kept?: Clock;
  /** Hours of summer time in `kept`. */
  readonly summer?: number;
  /** The alternative clock, of which charts warn. */
  readonly or?: Clock;
  /** Only while the zone had summer time. */
  readonly inSummerTime?: true;
}

const NEVER_OCCUPIED = ['Sichuan', 'Chongqing', 'Yunnan', 'Guizhou', 'Shaanxi', 'Gansu', 'Ningxia', 'Qinghai'];
const MANCHURIA = ['Liaoning', 'Jilin', 'Heilongjiang'];
const COAST = ['Shanghai', 'Jiangsu', 'Zhejiang', 'Fujian', 'Guangdong', 'Shandong', 'Tianjin', 'Beijing', 'Hebei'];

// Departments wholly south of the line of demarcation.
// biome-ignore format: as in a list
const FREE_ZONE = [
  'Rhône', 'Loire', 'Ardèche', 'Drôme', 'Isère', 'Savoie', 'Haute-Savoie', 'Hautes-Alpes', 'Alpes-de-Haute-Provence', 'Alpes-Maritimes', 'Var', 'Vaucluse',
  'Bouches-du-Rhône', 'Gard', 'Hérault', 'Aude', 'Pyrénées-Orientales', 'Ariège', 'Upper Garonne', 'Tarn', 'Tarn-et-Garonne', 'Lot', 'Lot-et-Garonne',
  'Aveyron', 'Lozère', 'Cantal', 'Haute-Loire', 'Puy-de-Dôme', 'Corrèze', 'Creuse', 'Haute-Vienne', 'Gers', 'Hautes-Pyrénées', 'South Corsica',
  'Upper Corsica',
];
const ON_THE_LINE = [
  'Allier',
  'Ain',
  'Jura',
  'Saône-et-Loire',
  'Cher',
  'Indre',
  'Indre-et-Loire',
  'Loire-et-Cher',
  'Vienne',
  'Charente',
  'Dordogne',
  'Gironde',
  'Landes',
  'Pyrénées-Atlantiques',
];
const ALSACE_LORRAINE = ['Bas-Rhin', 'Haut-Rhin', 'Moselle'];

// Provinces that the Nationalists held throughout 1938, and those that were divided.
// biome-ignore format: as in a list
const NATIONALIST = [
  'Sevilla', 'Cádiz', 'Huelva', 'Málaga', 'Cáceres', 'Salamanca', 'Zamora', 'León', 'Valladolid', 'Palencia', 'Burgos', 'Soria', 'Segovia', 'Ávila', 'La Rioja',
  'Navarra', 'Araba / Álava', 'Bizkaia', 'Gipuzkoa', 'Cantabria', 'Asturias', 'Coruña', 'Lugo', 'Ourense', 'Pontevedra',
];
const DIVIDED = [
  'Province of Córdoba',
  'Granada',
  'Jaén',
  'Badajoz',
  'Province of Toledo',
  'Zaragoza',
  'Huesca',
  'Teruel',
  'Guadalajara',
  'Lleida',
  'Castelló',
  'Balearic Islands',
];

// biome-ignore format: as in a list
const WESTERN_ZONES = [
  'Bavaria', 'Baden-Wurttemberg', 'Hesse', 'Rheinland-Pfalz', 'Saarland', 'North Rhine-Westphalia', 'Lower Saxony', 'Hamburg', 'Bremen',
  'Schleswig-Holstein',
];
const GALICIA = ['Lviv', 'Ivano-Frankivsk', 'Ternopil'];
const POLISH_EAST = [...GALICIA, 'Volyn', 'Rivne Oblast', 'Brest', 'Grodnenskaya'];

const AMERICA = [
  'America/New_York',
  'America/Detroit',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Boise',
];
// States in which it was the law, or kept by nearly all.
const WITH_SUMMER_TIME = [
  'New York',
  'New Jersey',
  'Massachusetts',
  'Connecticut',
  'Rhode Island',
  'California',
  'Illinois',
];
const LOCAL_OPTION = { zones: AMERICA, country: 'US', inSummerTime: true } as const;

const CHINA = { zones: ['Asia/Shanghai'], country: 'CN' } as const;
const XINJIANG = ['Xinjiang', 'Tibet'];
const FRANCE = { zones: ['Europe/Paris'], country: 'FR' } as const;
const SPAIN = { zones: ['Europe/Madrid'], country: 'ES' } as const;
const GERMANY = { zones: ['Europe/Berlin'], country: 'DE', in: WESTERN_ZONES } as const;
const INDIA = { zones: ['Asia/Kolkata'], country: 'IN' } as const;
const VIETNAM = { zones: ['Asia/Bangkok', 'Asia/Hanoi'], country: 'VN' } as const;
const INDIANA = [
  'America/Indiana/Indianapolis',
  'America/Indiana/Vincennes',
  'America/Indiana/Petersburg',
  'America/Indiana/Tell_City',
  'America/Indiana/Marengo',
  'America/Indiana/Vevay',
  'America/Indiana/Winamac',
  'America/Indiana/Knox',
  'America/Kentucky/Louisville',
];
const CANADA = [
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Halifax',
  'America/Montreal',
];

// The first of two rows for one time counts. Days on which one clock became another are more than three days from changes of the zone, or coincide with them.
// biome-ignore format: a row a line
const ROWS: readonly Row[] = [
  // tz asia: UT+8 "caught on at first only in coastal areas"; five zones from 1912; "During WWII all of China was in theory at UT+7. In practice this was ignored in the west".
  { ...CHINA, except: COAST, from: '1901-01-01', to: '1912-01-01', or: 'localMean' },
  { ...CHINA, in: NEVER_OCCUPIED, from: '1912-01-01', to: '1939-09-01', or: 7 },
  { ...CHINA, in: NEVER_OCCUPIED, from: '1939-09-01', to: '1945-09-01', kept: 7, or: 8 },
  { ...CHINA, in: XINJIANG, from: '1912-01-01', to: '1949-10-01', or: 6 },
  // tz asia and backzone: Manchukuo kept UT+8, and UT+9 from 1937; so did the Kwantung Leased Territory (Dalian), from October.
  { ...CHINA, in: MANCHURIA, from: '1937-01-01', to: '1945-09-01', kept: 9 },
  // The summer time of 1919 was that of the Settlement in Shanghai; that of 1940 to 1945 was kept where Japan ruled; that of 1946 to 1949 was a decree of Nanjing.
  { ...CHINA, except: ['Shanghai'], from: '1919-01-01', to: '1920-01-01', kept: 'standard' },
  { ...CHINA, except: ['Shanghai', 'Beijing', 'Tianjin', 'Jiangsu'], from: '1940-01-01', to: '1945-09-01', or: 'standard', inSummerTime: true },
  { ...CHINA, except: ['Shanghai', 'Jiangsu'], from: '1946-01-01', to: '1949-10-01', or: 'standard', inSummerTime: true },

  // Y. Poulle, La France à l'heure allemande, Bibliothèque de l'École des chartes 157 (1999).
  { ...FRANCE, in: FREE_ZONE, from: '1940-06-14', to: '1941-05-05', kept: 1, summer: 1 },
  { ...FRANCE, in: ON_THE_LINE, from: '1940-06-25', to: '1941-05-05', or: 1 },
  // German law from 1871 to the armistice; time law of 1893.
  { ...FRANCE, in: ALSACE_LORRAINE, from: '1871-05-10', to: '1918-11-22', kept: 'Europe/Berlin' },
  // tz europe: Rule Spain is that of the Republic; the Nationalists' is in its comments.
  { ...SPAIN, in: NATIONALIST, from: '1938-03-26', to: '1938-10-01', kept: 1, summer: 1 },
  { ...SPAIN, in: NATIONALIST, from: '1938-10-01', to: '1939-04-01', kept: 0 },
  { ...SPAIN, in: [...NATIONALIST, ...DIVIDED], from: '1937-05-22', to: '1937-10-03', or: 1 },
  { ...SPAIN, in: DIVIDED, from: '1938-03-26', to: '1939-04-01', or: 1 },
  // tz europe: rule SovietZone; "the Trizone did not follow Berlin's switch to midsummer time".
  { ...GERMANY, from: '1945-05-24', to: '1945-09-16', kept: 2, summer: 1 },
  { ...GERMANY, from: '1945-09-16', to: '1945-11-18', kept: 1 },
  // Under Austria, then Poland.
  { zones: ['Europe/Kyiv', 'Europe/Kiev'], country: 'UA', in: GALICIA, from: '1891-10-01', to: '1918-11-01', kept: 'Europe/Vienna' },
  { zones: ['Europe/Kyiv', 'Europe/Kiev', 'Europe/Minsk'], country: 'UA', in: POLISH_EAST, from: '1922-06-01', to: '1939-09-17', kept: 'Europe/Warsaw' },
  { zones: ['Europe/Minsk'], country: 'BY', in: POLISH_EAST, from: '1922-06-01', to: '1939-09-17', kept: 'Europe/Warsaw' },

  // tz asia: "Battle of the Clocks … nearly half a century"; offices and railways kept Standard Time.
  { ...INDIA, in: ['Maharashtra'], between: [72.7, 73.05], from: '1906-01-01', to: '1941-10-01', kept: 4.85, or: 5.5 },
  { ...INDIA, in: ['Maharashtra'], between: [72.7, 73.05], from: '1945-10-15', to: '1955-03-15', kept: 4.85, or: 5.5 },
  { ...INDIA, in: ['West Bengal'], between: [88.2, 88.5], from: '1906-01-01', to: '1941-10-01', kept: 5 + 53 / 60 + 20 / 3600, or: 5.5 },
  { ...INDIA, in: ['West Bengal'], between: [88.2, 88.5], from: '1945-10-15', to: '1948-01-01', kept: 5 + 53 / 60 + 20 / 3600, or: 5.5 },
  { ...INDIA, from: '1906-01-01', to: '1941-10-01', or: 'localMean', except: ['Maharashtra', 'West Bengal', 'Delhi', 'Tamil Nadu', 'Uttar Pradesh', 'Madhya Pradesh', 'Punjab', 'Karnataka', 'Andhra Pradesh', 'Telangana'] },

  // backzone Asia/Hanoi has the clocks of Hanoi; the government of the DRV kept UT+7 where it held.
  { ...VIETNAM, in: ['Thanh Hóa Province', 'Nghệ An Province', 'Hà Tĩnh Province'], from: '1947-04-01', to: '1954-10-01', kept: 7 },
  { ...VIETNAM, except: ['Hanoi', 'Hai Phong'], from: '1947-04-01', to: '1954-10-01', or: 7 },

  // tz northamerica: before the Uniform Time Act of 1966 summer time was by local option. Texas kept none.
  { ...LOCAL_OPTION, in: ['Texas'], from: '1920-01-01', to: '1942-01-01', kept: 'standard' },
  { ...LOCAL_OPTION, in: ['Texas'], from: '1946-01-01', to: '1967-01-01', kept: 'standard' },
  { ...LOCAL_OPTION, except: WITH_SUMMER_TIME, from: '1920-01-01', to: '1942-01-01', or: 'standard' },
  { ...LOCAL_OPTION, except: WITH_SUMMER_TIME, from: '1946-01-01', to: '1967-01-01', or: 'standard' },
  { zones: INDIANA, country: 'US', from: '1946-01-01', to: '1971-01-01', or: 'standard', inSummerTime: true },
  { zones: CANADA, country: 'CA', from: '1919-01-01', to: '1942-01-01', or: 'standard', inSummerTime: true },
  { zones: CANADA, country: 'CA', from: '1946-01-01', to: '1970-01-01', or: 'standard', inSummerTime: true },
];

const byZone = /* @__PURE__ */ new Map<string, readonly Row[]>();

/** The rows for a place, at any time. */
function rowsOf(place: PlaceOfClock): readonly Row[] {
  let rows = byZone.get(place.timeZone);
  if (rows === undefined) {
    rows = ROWS.filter(({ zones }) => zones.includes(place.timeZone));
    byZone.set(place.timeZone, rows);
  }
  return rows.length === 0 ? rows : rows.filter((row) => isIn(row, place));
}

function isIn(row: Row, { countryCode, admin1, admin2, longitude }: PlaceOfClock): boolean {
  if (countryCode !== row.country) return false;
  const names = [admin1?.en, admin2?.en].filter((name) => name !== undefined);
  if (names.length === 0) return false; // nothing is known of such a place
  if (row.in !== undefined && !names.some((name) => row.in!.includes(name))) return false;
  if (row.except !== undefined && names.some((name) => row.except!.includes(name))) return false;
  return row.between === undefined || (longitude! >= row.between[0] && longitude! < row.between[1]);
}

/** Histories of zones with the clocks of a part. */
const patched = /* @__PURE__ */ new Map<string, Zone>();

/** The zone by whose clocks births at a place are read: its own, with the clocks of its division. */
export function keptZone(place: PlaceOfClock, zone: Zone): Zone {
  const rows = rowsOf(place).filter(({ kept }) => kept !== undefined);
  if (rows.length === 0) return zone;
  const key = `${place.timeZone} ${rows.map((row) => ROWS.indexOf(row))}`;
  let own = patched.get(key);
  if (own === undefined) {
    own = rows.reduceRight(withClock, zone);
    patched.set(key, own);
  }
  return own;
}

/** A zone with another clock between two days. */
function withClock(zone: Zone, row: Row): Zone {
  const source = sourceOf(row, zone);
  const [from, to] = [row.from, row.to].map((day) => startOfDay(day, source));
  const changes: number[] = [];
  const periods: ZonePeriod[] = [offsetAt(zone, instant(Number.MIN_SAFE_INTEGER))];
  const add = (at: number, period: ZonePeriod) => {
    if (isSameClock(period, periods[periods.length - 1]!)) return;
    changes.push(at);
    periods.push(period);
  };
  const inside = (at: number) => at >= from! && at < to!;
  const all = [...zone.changes, ...source.changes, from!, to!].sort((a, b) => a - b);
  for (const at of all) add(at, offsetAt(inside(at) ? source : zone, instant(at)));
  return { changes: Float64Array.from(changes), periods, rule: zone.rule };
}

const isSameClock = (a: ZonePeriod, b: ZonePeriod): boolean =>
  a.offsetSeconds === b.offsetSeconds &&
  a.daylightSavingSeconds === b.daylightSavingSeconds &&
  a.localMean === b.localMean;

/** Midnight at the beginning of a day by a clock. */
const startOfDay = (day: string, { periods }: Zone): Instant =>
  instant(dayOfText(day) * MS_PER_DAY - (periods.length === 1 ? periods[0]!.offsetSeconds * 1000 : MS_PER_HOUR));

function sourceOf({ kept, summer = 0 }: Row, zone: Zone): Zone {
  if (typeof kept === 'number') return fixedZone(Math.round(kept * 3600), summer * 3600);
  return kept === 'standard' ? withoutSummerTime(zone) : zoneNamed(kept!)!;
}

/** A clock that never changes. */
export const fixedZone = (offsetSeconds: number, daylightSavingSeconds = 0): Zone => ({
  changes: new Float64Array(0),
  periods: [{ offsetSeconds, daylightSavingSeconds, localMean: false }],
  rule: undefined,
});

const withoutSummerTime = ({ changes, periods, rule }: Zone): Zone => ({
  changes,
  periods: periods.map((period) =>
    period.daylightSavingSeconds === 0
      ? period
      : { ...period, offsetSeconds: period.offsetSeconds - period.daylightSavingSeconds, daylightSavingSeconds: 0 },
  ),
  rule,
});

/**
 * The offset of the alternative clock of a place, if its clock is uncertain.
 * @param offsetOfMean the own mean time of the place
 */
export function otherOffsetOf(
  place: PlaceOfClock,
  day: number,
  taken: ZonePeriod,
  offsetOfMean: number,
): number | undefined {
  for (const row of rowsOf(place)) {
    const { or, inSummerTime, kept } = row;
    if (day < dayOfText(row.from) || day >= dayOfText(row.to)) continue;
    if (or === undefined) {
      if (kept !== undefined) return undefined; // certain
      continue;
    }
    if (inSummerTime && taken.daylightSavingSeconds === 0) continue;
    const other =
      typeof or === 'number'
        ? Math.round(or * 3600)
        : or === 'localMean'
          ? offsetOfMean
          : taken.offsetSeconds - taken.daylightSavingSeconds;
    return other === taken.offsetSeconds ? undefined : other;
  }
  return undefined;
}
