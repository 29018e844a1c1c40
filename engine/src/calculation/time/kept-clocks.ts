// Clocks that parts of a zone used, where the zone database has the clock of one city only: before 1970 many entries are right for a small part of a zone (its
// theory.html). A row has divisions, a period and a clock; if it is uncertain, charts warn of the clock in `or`. docs/rules/places.md section 4.

import { dayOfText } from '../civil/date-text.ts';
import { MS_PER_DAY, MS_PER_HOUR } from '../civil/day-number.ts';
import {
  AUSTRIAN_COUNTIES,
  BESSARABIA,
  BUKOVINA,
  DIVIDED_IN_1940,
  GALICIA,
  GERMAN_TO_1945,
  isInDivision,
  MEMEL,
  NORTHERN_TRANSYLVANIA,
  PRUSSIAN,
  RUSSIAN_COUNTIES,
  SUBCARPATHIAN_RUS,
  TRANSYLVANIA,
} from '../civil/former-lands.ts';
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

/** A clock: hours ahead of UTC, the history of another zone, the zone without its summer time, or local mean time. */
type Clock = number | `${string}/${string}` | 'standard' | 'localMean';

/** A clock of a part of a zone during a period. */
export interface KeptClock {
  /** The zones of which it is a part. */
  readonly zones: readonly string[];
  readonly country: string;
  /** English names of divisions, of the first or the second level; without them all but `except`. */
  readonly in?: readonly string[];
  readonly except?: readonly string[];
  /** Bounds in degrees of longitude, for a city with its surroundings. */
  readonly between?: readonly [west: number, east: number];
  /** The first day, and the day after the last. */
  readonly from: string;
  readonly to: string;
  /** The clock that replaces the zone's; absent if the zone's clock counts and `or` is the alternative. */
  readonly kept?: Clock;
  /** Hours of summer time in `kept`. */
  readonly summer?: number;
  /** The alternative clock, of which charts warn. */
  readonly or?: Clock;
  /** Only while the zone had summer time. */
  readonly inSummerTime?: true;
}

const NEVER_OCCUPIED = ['Sichuan', 'Chongqing', 'Yunnan', 'Guizhou', 'Shaanxi', 'Gansu', 'Ningxia', 'Qinghai'];
const LONG_SHU = [...NEVER_OCCUPIED, 'Guangxi'];
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
const EAST_OF_POLAND = [...GALICIA, 'Volyn', 'Rivne Oblast'];
const WEST_OF_BELARUS = ['Brest', 'Grodnenskaya'];

const EASTERN = { zones: ['America/New_York'], country: 'US' } as const;
const CENTRAL = { zones: ['America/Chicago'], country: 'US' } as const;
const ALL_OF_AMERICA = {
  zones: [
    'America/New_York',
    'America/Detroit',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Boise',
  ],
  country: 'US',
} as const;
const NEW_YORK_CITY = ['New York County', 'Kings County', 'Queens County', 'Bronx County', 'Richmond County'];
// Summer time by law, or the city of the zone.
const WITH_SUMMER_TIME = [...NEW_YORK_CITY, 'Cook County', 'Massachusetts'];
// Eastern states in whose towns it was common before the war.
const TOWNS_WITH_SUMMER_TIME = [
  'New York',
  'New Jersey',
  'Massachusetts',
  'Connecticut',
  'Rhode Island',
  'Pennsylvania',
  'New Hampshire',
  'Delaware',
];

const CHINA = { zones: ['Asia/Shanghai'], country: 'CN' } as const;
const XINJIANG = ['Xinjiang', 'Tibet'];
const FRANCE = { zones: ['Europe/Paris'], country: 'FR' } as const;
const SPAIN = { zones: ['Europe/Madrid'], country: 'ES' } as const;
const GERMANY = { zones: ['Europe/Berlin'], country: 'DE', in: WESTERN_ZONES } as const;
const INDIA = { zones: ['Asia/Kolkata'], country: 'IN' } as const;
const POLAND = { zones: ['Europe/Warsaw'], country: 'PL' } as const;
const ROMANIA = { zones: ['Europe/Bucharest'], country: 'RO' } as const;
const UKRAINE = { zones: ['Europe/Kyiv', 'Europe/Kiev', 'Europe/Uzhgorod'], country: 'UA' } as const;
const SUMATRA = { zones: ['Asia/Jakarta'], country: 'ID' } as const;
const NORTH_AND_WEST = ['Aceh', 'North Sumatra', 'West Sumatra'];
const SOUTH_AND_EAST = ['Riau', 'Jambi', 'Bengkulu', 'South Sumatra', 'Lampung'];
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

/** Clocks of parts of zones. */
// The first of two rows for one time counts. Days on which one clock became another are more than three days from changes of the zone, or coincide with them.
// biome-ignore format: a row a line
export const KEPT_CLOCKS: readonly KeptClock[] = [
  // tz asia: UT+8 "caught on at first only in coastal areas"; five zones were proposed in 1918 and are in the almanac of 1919; "During WWII all of China was in theory
  // at UT+7. In practice this was ignored in the west".
  { ...CHINA, except: COAST, from: '1901-01-01', to: '1919-01-01', or: 'localMean' },
  { ...CHINA, in: LONG_SHU, from: '1919-01-01', to: '1939-09-01', or: 7 },
  { ...CHINA, in: NEVER_OCCUPIED, from: '1939-09-01', to: '1945-09-01', kept: 7, or: 8 },
  { ...CHINA, in: XINJIANG, from: '1919-01-01', to: '1949-10-01', or: 6 },
  // tz asia and backzone: Manchukuo kept UT+8, and UT+9 from 1937; so did the Kwantung Leased Territory (Dalian), from October.
  { ...CHINA, in: MANCHURIA, from: '1937-01-01', to: '1945-09-01', kept: 9 },
  // Summer time in 1919 was kept in the Settlement in Shanghai, in 1940 to 1945 where Japan ruled; in 1946 to 1949 it was a decree of Nanjing.
  { ...CHINA, except: ['Shanghai'], from: '1919-01-01', to: '1920-01-01', kept: 'standard' },
  { ...CHINA, except: ['Shanghai', 'Beijing', 'Tianjin', 'Jiangsu'], from: '1940-01-01', to: '1945-09-01', or: 'standard', inSummerTime: true },
  { ...CHINA, except: ['Shanghai', 'Jiangsu'], from: '1946-01-01', to: '1949-10-01', or: 'standard', inSummerTime: true },

  // Y. Poulle, La France à l'heure allemande, Bibliothèque de l'École des chartes 157 (1999).
  { ...FRANCE, in: FREE_ZONE, from: '1940-06-14', to: '1941-05-05', kept: 1, summer: 1 },
  { ...FRANCE, in: ON_THE_LINE, from: '1940-06-25', to: '1941-05-05', or: 1 },
  // German law from 1871 to the armistice; time law of 1893.
  { ...FRANCE, in: ALSACE_LORRAINE, from: '1871-05-10', to: '1918-11-22', kept: 'Europe/Berlin' },
  // tz europe: Rule Spain has the dates of the Republic; the Nationalists' dates are in its comments.
  { ...SPAIN, in: NATIONALIST, from: '1938-03-26', to: '1938-10-01', kept: 1, summer: 1 },
  { ...SPAIN, in: NATIONALIST, from: '1938-10-01', to: '1939-04-01', kept: 0 },
  { ...SPAIN, in: [...NATIONALIST, ...DIVIDED], from: '1937-05-22', to: '1937-10-03', or: 1 },
  { ...SPAIN, in: DIVIDED, from: '1938-03-26', to: '1939-04-01', or: 1 },
  // tz europe: rule SovietZone; "the Trizone did not follow Berlin's switch to midsummer time".
  { ...GERMANY, from: '1945-05-24', to: '1945-09-16', kept: 2, summer: 1 },
  { ...GERMANY, from: '1945-09-16', to: '1945-11-18', kept: 1 },
  // Under Prussia and Germany, Austria or Hungary, before the zone's own country had these lands; from 1939 also where Germany annexed them. The time law of
  // Germany of 1893; Hungary kept Central European Time from 1890-11-01 (tz europe). When Poland's clocks reached each county in 1919 is not known.
  { ...POLAND, in: GERMAN_TO_1945, from: '1879-12-20', to: '1922-06-01', kept: 'Europe/Berlin' },
  { ...POLAND, in: AUSTRIAN_COUNTIES, from: '1879-12-20', to: '1918-11-01', kept: 'Europe/Vienna' },
  { ...POLAND, in: ['Silesia'], except: [...RUSSIAN_COUNTIES, ...AUSTRIAN_COUNTIES], from: '1879-12-20', to: '1922-06-01', kept: 'Europe/Berlin' },
  { ...POLAND, in: ['Pomerania'], from: '1879-12-20', to: '1920-02-01', kept: 'Europe/Berlin' },
  { ...POLAND, in: PRUSSIAN, except: [...RUSSIAN_COUNTIES, ...AUSTRIAN_COUNTIES], from: '1879-12-20', to: '1919-01-01', kept: 'Europe/Berlin' },
  { ...POLAND, in: PRUSSIAN, except: [...RUSSIAN_COUNTIES, ...AUSTRIAN_COUNTIES], from: '1919-01-01', to: '1922-06-01', or: 1 },
  { ...POLAND, in: [...GERMAN_TO_1945, ...PRUSSIAN], except: RUSSIAN_COUNTIES, from: '1940-03-20', to: '1940-07-01', kept: 'Europe/Berlin' },
  { ...POLAND, in: ['Lesser Poland', 'Subcarpathia'], except: RUSSIAN_COUNTIES, from: '1879-12-20', to: '1918-11-01', kept: 'Europe/Vienna' },
  { ...ROMANIA, in: TRANSYLVANIA, from: '1890-09-01', to: '1919-01-01', kept: 'Europe/Budapest' },
  { ...ROMANIA, in: TRANSYLVANIA, from: '1919-01-01', to: '1920-06-05', or: 1 },
  { ...ROMANIA, in: ['Suceava'], from: '1891-10-01', to: '1918-11-28', or: 'Europe/Vienna' },
  { ...ROMANIA, in: NORTHERN_TRANSYLVANIA, from: '1940-09-13', to: '1944-10-25', kept: 'Europe/Budapest' },
  { ...ROMANIA, in: DIVIDED_IN_1940, from: '1940-09-13', to: '1944-10-25', or: 'Europe/Budapest' },
  // Railway and civil time of the Alpine countries before the time laws of 1893; the own times of Sicily and Sardinia (tz europe).
  { zones: ['Europe/Berlin'], country: 'DE', in: ['Bavaria', 'Baden-Wurttemberg'], from: '1892-04-01', to: '1893-04-01', or: 1 },
  { zones: ['Europe/Vienna'], country: 'AT', from: '1891-10-01', to: '1893-04-01', or: 1 },
  { zones: ['Europe/Rome'], country: 'IT', in: ['Sicily'], from: '1866-12-11', to: '1893-11-01', kept: 53 / 60 + 28 / 3600, or: 'Europe/Rome' },
  { zones: ['Europe/Rome'], country: 'IT', in: ['Sardinia'], from: '1866-12-11', to: '1893-11-01', kept: 36 / 60 + 32 / 3600, or: 'Europe/Rome' },
  // Under Austria, then Poland; under Hungary, Czechoslovakia and Hungary; under Austria or Russia, then Romania.
  { ...UKRAINE, in: GALICIA, from: '1879-12-20', to: '1918-11-01', kept: 'Europe/Vienna' },
  { ...UKRAINE, in: EAST_OF_POLAND, from: '1922-06-01', to: '1939-09-17', kept: 'Europe/Warsaw' },
  { ...UKRAINE, in: SUBCARPATHIAN_RUS, from: '1879-12-20', to: '1919-09-10', kept: 'Europe/Budapest' },
  { ...UKRAINE, in: SUBCARPATHIAN_RUS, from: '1919-09-10', to: '1939-03-15', kept: 'Europe/Prague' },
  { ...UKRAINE, in: SUBCARPATHIAN_RUS, from: '1939-03-15', to: '1944-10-27', kept: 'Europe/Budapest' },
  { ...UKRAINE, in: SUBCARPATHIAN_RUS, from: '1944-10-27', to: '1945-06-29', kept: 'Europe/Prague' },
  { ...UKRAINE, in: BUKOVINA, from: '1879-12-20', to: '1918-11-28', kept: 'Europe/Vienna' },
  { ...UKRAINE, in: [...BUKOVINA, ...BESSARABIA], from: '1918-11-28', to: '1940-06-28', kept: 'Europe/Bucharest' },
  { zones: ['Europe/Minsk'], country: 'BY', in: WEST_OF_BELARUS, from: '1922-06-01', to: '1939-09-17', kept: 'Europe/Warsaw' },
  { zones: ['Europe/Vilnius'], country: 'LT', in: MEMEL, from: '1879-12-20', to: '1920-10-20', kept: 'Europe/Berlin' },
  { zones: ['Europe/Brussels'], country: 'BE', in: ['Province de Liège'], between: [5.97, 6.42], from: '1893-04-01', to: '1914-11-08', or: 1 },
  // Summer time of Austria and Hungary.
  { zones: ['Europe/Ljubljana', 'Europe/Belgrade'], country: 'SI', from: '1916-04-01', to: '1918-11-01', kept: 'Europe/Vienna' },
  { zones: ['Europe/Zagreb', 'Europe/Belgrade'], country: 'HR', from: '1916-04-01', to: '1918-11-01', kept: 'Europe/Vienna' },
  { zones: ['Europe/Sarajevo', 'Europe/Belgrade'], country: 'BA', from: '1916-04-01', to: '1918-11-01', kept: 'Europe/Vienna' },
  { zones: ['Europe/Belgrade'], country: 'RS', in: ['Vojvodina'], from: '1916-04-01', to: '1918-11-01', kept: 'Europe/Vienna' },
  // E. L. Byalokoz, New Counting of Time in Russia since July 1, 1919 (tz europe): until then places set their clocks by their own meridian or by their
  // province's.
  { zones: ['Europe/Moscow'], country: 'RU', except: ['Moscow', 'Moscow Oblast'], from: '1880-01-01', to: '1917-07-01', or: 'localMean' },
  { ...UKRAINE, except: [...EAST_OF_POLAND, ...SUBCARPATHIAN_RUS, ...BUKOVINA, 'Kyiv City', 'Kyiv Oblast'], from: '1880-01-01', to: '1918-03-01', or: 'localMean' },
  { zones: ['Europe/Minsk'], country: 'BY', except: ['Minsk', 'Minsk City'], from: '1880-01-01', to: '1915-08-01', or: 'localMean' },

  // tz asia: Ordinances 167 of 1895 and 529 of 1937, Western Standard Time in Yaeyama and Miyako.
  { zones: ['Asia/Tokyo'], country: 'JP', in: ['Okinawa'], between: [122, 126], from: '1896-01-01', to: '1937-10-01', kept: 8 },
  // The zone has the clocks of Java. Sumatra: own time of its residencies; from 1932 and again from 1950 an hour or half an hour less.
  { ...SUMATRA, in: [...NORTH_AND_WEST, ...SOUTH_AND_EAST], from: '1867-08-10', to: '1932-11-01', or: 'localMean' },
  { ...SUMATRA, in: NORTH_AND_WEST, from: '1932-11-01', to: '1942-02-14', or: 6.5 },
  { ...SUMATRA, in: SOUTH_AND_EAST, from: '1932-11-01', to: '1942-02-14', or: 7 },
  { ...SUMATRA, in: NORTH_AND_WEST, from: '1950-05-01', to: '1964-01-01', or: 6.5 },
  { ...SUMATRA, in: SOUTH_AND_EAST, from: '1950-05-01', to: '1964-01-01', or: 7 },

  // tz asia: "Battle of the Clocks … nearly half a century"; offices and railways kept Standard Time.
  { ...INDIA, in: ['Maharashtra'], between: [72.7, 73.05], from: '1906-01-01', to: '1941-10-01', kept: 4.85, or: 5.5 },
  { ...INDIA, in: ['Maharashtra'], between: [72.7, 73.05], from: '1945-10-15', to: '1955-03-15', kept: 4.85, or: 5.5 },
  { ...INDIA, in: ['West Bengal'], between: [88.2, 88.5], from: '1906-01-01', to: '1941-10-01', kept: 5 + 53 / 60 + 20 / 3600, or: 5.5 },
  { ...INDIA, in: ['West Bengal'], between: [88.2, 88.5], from: '1945-10-15', to: '1948-01-01', kept: 5 + 53 / 60 + 20 / 3600, or: 5.5 },
  { ...INDIA, from: '1906-01-01', to: '1941-10-01', or: 'localMean', except: ['Maharashtra', 'West Bengal', 'Delhi', 'Tamil Nadu', 'Uttar Pradesh', 'Madhya Pradesh', 'Punjab', 'Karnataka', 'Andhra Pradesh', 'Telangana'] },

  // backzone Asia/Hanoi has the clocks of Hanoi; the government of the DRV kept UT+7 in the areas that it controlled.
  { ...VIETNAM, in: ['Thanh Hóa Province', 'Nghệ An Province', 'Hà Tĩnh Province'], from: '1947-04-01', to: '1954-10-01', kept: 7 },
  { ...VIETNAM, except: ['Hanoi', 'Hai Phong'], from: '1947-04-01', to: '1954-10-01', or: 7 },

  // Parts of the eastern zone that kept Central Time: Ohio by its law of 1893, most of it to 1918, the southwest to 1927; Kentucky to 1961; the east of Tennessee to
  // 1947; Georgia in part to 1941. Ohio and Georgia left war time in 1943. 1,387 births of D. Gauquelin's series D 10 say how often (docs/rules/places.md).
  { ...EASTERN, in: ['Ohio', 'Kentucky', 'Tennessee'], from: '1883-11-10', to: '1920-01-01', kept: 'America/Chicago', or: 'America/New_York' },
  { ...EASTERN, in: ['Ohio'], from: '1920-01-01', to: '1927-04-03', kept: -5, or: -6 },
  { ...EASTERN, in: ['Kentucky', 'Tennessee'], from: '1920-01-01', to: '1942-02-01', kept: -6, or: -5 },
  { ...EASTERN, in: ['Kentucky', 'Tennessee'], from: '1942-02-01', to: '1946-01-01', kept: 'America/Chicago', or: 'America/New_York' },
  { ...EASTERN, in: ['Kentucky'], from: '1946-01-01', to: '1961-07-23', kept: -6, or: -5 },
  { ...EASTERN, in: ['Tennessee'], from: '1946-01-01', to: '1948-01-01', kept: -5, or: -6 },
  { ...EASTERN, in: ['Georgia'], from: '1883-11-10', to: '1920-01-01', or: 'America/Chicago' },
  { ...EASTERN, in: ['Georgia'], from: '1920-01-01', to: '1941-03-21', kept: -5, or: -6 },
  { ...EASTERN, in: ['Ohio', 'Georgia'], from: '1943-01-01', to: '1945-09-30', or: -5 },
  { ...CENTRAL, in: ['Kansas'], between: [-102.1, -100], from: '1918-04-15', to: '1967-01-01', or: -7 },
  // tz northamerica: before the Uniform Time Act of 1966 summer time was by local option. From 1920 to 1941 few kept it but the cities of the zones and the
  // northeast; in 1936 Chicago alone kept Eastern Time. Texas kept none.
  { ...CENTRAL, in: ['Texas'], from: '1920-01-01', to: '1942-01-01', kept: -6 },
  { ...ALL_OF_AMERICA, in: ['Texas'], from: '1946-01-01', to: '1967-01-01', kept: 'standard' },
  { ...CENTRAL, except: ['Cook County'], from: '1920-01-01', to: '1942-01-01', kept: -6, or: 'America/Chicago' },
  { ...EASTERN, except: TOWNS_WITH_SUMMER_TIME, from: '1920-01-01', to: '1942-01-01', kept: -5, or: 'America/New_York' },
  { ...ALL_OF_AMERICA, except: WITH_SUMMER_TIME, from: '1920-01-01', to: '1942-01-01', or: 'standard', inSummerTime: true },
  { ...ALL_OF_AMERICA, except: [...WITH_SUMMER_TIME, 'California'], from: '1946-01-01', to: '1967-01-01', or: 'standard', inSummerTime: true },
  { zones: INDIANA, country: 'US', from: '1946-01-01', to: '1971-01-01', or: 'standard', inSummerTime: true },
  { zones: CANADA, country: 'CA', from: '1919-01-01', to: '1942-01-01', or: 'standard', inSummerTime: true },
  { zones: CANADA, country: 'CA', from: '1946-01-01', to: '1970-01-01', or: 'standard', inSummerTime: true },
];

/** A row with its days as numbers. */
interface DatedRow extends KeptClock {
  readonly fromDay: number;
  readonly toDay: number;
}

const byZone = /* @__PURE__ */ new Map<string, readonly DatedRow[]>();

/** The rows of a zone, of any part and at any time. */
function rowsOfZone(timeZone: string): readonly DatedRow[] {
  let rows = byZone.get(timeZone);
  if (rows === undefined) {
    rows = KEPT_CLOCKS.filter(({ zones }) => zones.includes(timeZone)).map((row) => {
      return { ...row, fromDay: dayOfText(row.from), toDay: dayOfText(row.to) };
    });
    byZone.set(timeZone, rows);
  }
  return rows;
}

function isIn(row: KeptClock, place: PlaceOfClock): boolean {
  const { countryCode, admin1, admin2, longitude } = place;
  if (countryCode !== row.country) return false;
  if (admin1?.en === undefined && admin2?.en === undefined) return false; // nothing is known of such a place
  if (row.in !== undefined && !isInDivision(row.in, place)) return false;
  if (row.except !== undefined && isInDivision(row.except, place)) return false;
  return row.between === undefined || (longitude! >= row.between[0] && longitude! < row.between[1]);
}

/** Histories of zones with the clock of a row. */
const patched = /* @__PURE__ */ new Map<Zone, Map<KeptClock, Zone>>();

/** The zone by whose clocks births at a place are read: its own, with the clocks of its division. */
export function keptZone(place: PlaceOfClock, zone: Zone): Zone {
  const rows = rowsOfZone(place.timeZone);
  let own = zone;
  for (let i = rows.length - 1; i >= 0; i--) {
    if (rows[i]!.kept !== undefined && isIn(rows[i]!, place)) own = patchedBy(rows[i]!, own);
  }
  return own;
}

function patchedBy(row: KeptClock, zone: Zone): Zone {
  let ofZone = patched.get(zone);
  if (ofZone === undefined) {
    ofZone = new Map();
    patched.set(zone, ofZone);
  }
  let own = ofZone.get(row);
  if (own === undefined) {
    own = withClock(zone, row);
    ofZone.set(row, own);
  }
  return own;
}

/** A zone with another clock between two days. */
function withClock(zone: Zone, row: KeptClock): Zone {
  const source = sourceOf(row, zone);
  const known = [...zone.changes, ...source.changes];
  const [from, to] = [row.from, row.to].map((day) => {
    const at = startOfDay(day, source);
    return known.find((change) => Math.abs(change - at) < SAME_CHANGE) ?? at;
  });
  const changes: number[] = [];
  const periods: ZonePeriod[] = [offsetAt(zone, instant(Number.MIN_SAFE_INTEGER))];
  const add = (at: number, period: ZonePeriod) => {
    if (isSameClock(period, periods[periods.length - 1]!)) return;
    changes.push(at);
    periods.push(period);
  };
  const inside = (at: number) => at >= from! && at < to!;
  const all = [...known, from!, to!].sort((a, b) => a - b);
  for (const at of all) add(at, offsetAt(inside(at) ? source : zone, instant(at)));
  return { changes: Float64Array.from(changes), periods, rule: zone.rule };
}

/** A day of a row within three days of a change of the zone is that change: no reading has two (clock.ts). */
const SAME_CHANGE = 3 * MS_PER_DAY;

const isSameClock = (a: ZonePeriod, b: ZonePeriod): boolean =>
  a.offsetSeconds === b.offsetSeconds &&
  a.daylightSavingSeconds === b.daylightSavingSeconds &&
  a.localMean === b.localMean;

/** Midnight at the beginning of a day by a clock. */
const startOfDay = (day: string, { periods }: Zone): Instant =>
  instant(dayOfText(day) * MS_PER_DAY - (periods.length === 1 ? periods[0]!.offsetSeconds * 1000 : MS_PER_HOUR));

function sourceOf({ kept, summer = 0 }: KeptClock, zone: Zone): Zone {
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
  for (const row of rowsOfZone(place.timeZone)) {
    const { or, inSummerTime, kept, fromDay, toDay } = row;
    if (day < fromDay || day >= toDay || !isIn(row, place)) continue;
    if (or === undefined) {
      if (kept !== undefined) return undefined; // its clock is certain
      continue;
    }
    if (inSummerTime && taken.daylightSavingSeconds === 0) continue;
    const other = offsetOf(or, day, taken, offsetOfMean);
    return Math.abs(other - taken.offsetSeconds) < SAME_MINUTE ? undefined : other;
  }
  return undefined;
}

/** Seconds. A reading is to the minute: two clocks that are nearer are one. */
const SAME_MINUTE = 60;

function offsetOf(clock: Clock, day: number, taken: ZonePeriod, offsetOfMean: number): number {
  if (typeof clock === 'number') return Math.round(clock * 3600);
  if (clock === 'localMean') return offsetOfMean;
  if (clock === 'standard') return taken.offsetSeconds - taken.daylightSavingSeconds;
  const noon = instant((day + 0.5) * MS_PER_DAY - taken.offsetSeconds * 1000);
  const { offsetSeconds, localMean } = offsetAt(zoneNamed(clock)!, noon);
  return localMean ? offsetOfMean : offsetSeconds;
}
