// Is a text a point on the map? Latitude and longitude in degrees, or in degrees, minutes and seconds, with signs, compass letters or the
// Chinese words for them, in either order where the letters tell it: "39.9, 116.4", "33°52′S 151°12′E", "北纬39.9 东经116.4".

/** Degrees, north and east positive. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const NUMBER = String.raw`([-+]?\d{1,3}(?:\.\d+)?)\s*(?:[°度]\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’分]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”秒]|''|′′)\s*)?)?)?`;
const BEFORE = String.raw`(北纬|南纬|东经|西经|[nsew])?\s*`;
const BEHIND = String.raw`\s*([nsew])?`;
const POINT = new RegExp(`^${BEFORE}${NUMBER}${BEHIND}\\s*[,、/; ]\\s*${BEFORE}${NUMBER}${BEHIND}$`, 'u');
const SIGN: Readonly<Record<string, number>> = { n: 1, 北纬: 1, s: -1, 南纬: -1, e: 1, 东经: 1, w: -1, 西经: -1 };
const LATITUDE = /^[ns北南]/u;

/** The point that a text tells; undefined when it is anything else, or no point of the Earth. */
export function pointOf(text: string): Point | undefined {
  if (!/\p{Nd}/u.test(text) || text.length > 80) return undefined;
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–]/gu, '-')
    .replace(/緯/gu, '纬')
    .replace(/東/gu, '东')
    .replace(/經/gu, '经')
    .replace(/[()[\]]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const cells = POINT.exec(plain);
  if (!cells) return undefined;
  const [first, second] = [coordinate(cells.slice(1, 6)), coordinate(cells.slice(6, 11))];
  if (!first || !second || (first.isLatitude === undefined) !== (second.isLatitude === undefined)) return undefined;
  if (first.isLatitude !== undefined && first.isLatitude === second.isLatitude) return undefined;
  const [north, east] = first.isLatitude === false ? [second.degrees, first.degrees] : [first.degrees, second.degrees];
  const isPlain = first.isLatitude === undefined && !/[.°度,、]/u.test(plain); // "12 34" may be anything
  return isPlain || Math.abs(north) > 90 || Math.abs(east) > 180 ? undefined : { latitude: north, longitude: east };
}

function coordinate([before, degrees, minutes, seconds, behind]: readonly (string | undefined)[]):
  | { readonly degrees: number; readonly isLatitude: boolean | undefined }
  | undefined {
  const mark = before ?? behind;
  if (before !== undefined && behind !== undefined) return undefined;
  const size = Math.abs(Number(degrees)) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  const isNegative = degrees!.startsWith('-');
  if (mark !== undefined && isNegative) return undefined;
  const sign = mark === undefined ? (isNegative ? -1 : 1) : SIGN[mark]!;
  return { degrees: sign * size, isLatitude: mark === undefined ? undefined : LATITUDE.test(mark) };
}
