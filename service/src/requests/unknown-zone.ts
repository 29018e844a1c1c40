// Problem of an unknown zone, with a suggestion from the IANA database for a name of Windows, an offset from UTC, a city, or a misspelt name.

import { zoneNames } from 'beichen';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import { closest } from './closest.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import { echoed } from './sent.ts';
import { offsetSecondsOf } from './utc-offset.ts';
import { WINDOWS_ZONES } from './windows-zones.generated.ts';

/**
 * The kind of problem, with its values.
 * @param allowed allowed values, if there is no suggestion
 */
export function unknownZone(text: string, allowed?: string): readonly [ParameterProblemId, Partial<ParameterProblem>] {
  const suggestion = zoneMeant(text);
  if (suggestion === undefined) return ['notAZone', allowed === undefined ? {} : { allowed }];
  return ['meantZone', { values: { given: echoed(text), suggestion }, allowed: suggestion }];
}

/**
 * The zone that a text means.
 * @example zoneMeant('China Standard Time') // 'Asia/Shanghai'
 * @example zoneMeant('+08:00') // 'Etc/GMT-8'
 */
export function zoneMeant(text: string): string | undefined {
  const written = text.normalize('NFKC').trim();
  const lower = written.toLowerCase();
  const ofWindows = Object.entries(WINDOWS_ZONES).find(([name]) => name.toLowerCase() === lower)?.[1];
  if (ofWindows !== undefined) return ofWindows;
  const named = Object.entries(NAMES).find(([, words]) => words.split(',').includes(lower))?.[0];
  return named ?? zoneOfOffset(written) ?? zoneOfCity(lower) ?? closest(zoneNames(), written);
}

/** Common names of the zones of East Asia and UTC. CST, EST, IST and the like are ambiguous. */
const NAMES: Readonly<Record<string, string>> = {
  'Asia/Shanghai':
    'beijing,prc time,china time,china standard,北京时间,北京時間,中国标准时间,中国标准时,中國標準時間,中国標準時,중국표준시,giờ bắc kinh',
  'Asia/Taipei': '台北时间,台北時間,台湾时间,台灣時間,臺灣時間',
  'Asia/Hong_Kong': 'hkt,香港时间,香港時間',
  'Asia/Tokyo': 'jst,日本标准时间,日本標準時,日本標準時間,日本時間,일본표준시',
  'Asia/Seoul': 'kst,韩国标准时间,韓国標準時,韓國標準時間,한국표준시,한국 표준시',
  'Asia/Ho_Chi_Minh': 'hanoi,ha noi,hà nội,giờ việt nam,giờ hà nội,ict',
  'Etc/UTC': 'utc time,世界时,協定世界時,협정세계시',
};

/** The zone of a fixed offset, with the opposite sign in its name; for half an hour the zone that has the offset all year. */
function zoneOfOffset(written: string): string | undefined {
  const seconds = offsetSecondsOf(written);
  if (seconds === undefined || seconds % 60 !== 0) return undefined;
  const minutes = Math.abs(seconds) / 60;
  return fixedZone(seconds < 0 ? -1 : 1, Math.floor(minutes / 60), minutes % 60);
}

const WITH_MINUTES: Readonly<Record<string, string>> = {
  '3:30': 'Asia/Tehran',
  '4:30': 'Asia/Kabul',
  '5:30': 'Asia/Kolkata',
  '5:45': 'Asia/Kathmandu',
  '6:30': 'Asia/Yangon',
  '9:30': 'Australia/Darwin',
};

function fixedZone(sign: 1 | -1, hours: number, minutes: number): string | undefined {
  if (minutes !== 0) return sign === 1 ? WITH_MINUTES[`${hours}:${minutes}`] : undefined;
  if (hours > (sign === 1 ? 14 : 12)) return undefined;
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${sign === 1 ? '-' : '+'}${hours}`;
}

/** The only zone with a city's name. */
function zoneOfCity(text: string): string | undefined {
  const city = text.replaceAll(' ', '_');
  const found = zoneNames().filter(
    (zone) => zone.includes('/') && zone.slice(zone.lastIndexOf('/') + 1).toLowerCase() === city,
  );
  return found.length === 1 ? found[0] : undefined;
}
