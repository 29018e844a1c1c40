// Coordinates in all usual forms: decimal degrees with dots or commas, degrees with minutes and seconds, the form of
// astrologers (31n13 121e28), compass letters and words of six languages and Russian, ISO 6709, geo: and links to maps.

import { DECIMAL } from './decimal.ts';

/** A point of the Earth, degrees, north and east positive. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const MAX_LENGTH = 400; // characters; links to maps are long

/** Meaning of a word beside a number: a hemisphere, or only latitude or longitude. */
type Mark = 'n' | 's' | 'e' | 'w' | 'latitude' | 'longitude';

/** Words, per meaning, folded as `plainText` does. Words of `none` only accompany others: ш. of с. ш., tuyến. */
const WORDS: Readonly<Record<Mark | 'degree' | 'minute' | 'second' | 'none', string>> = {
  n: 'n north northern nord norte noord nórður kuzey północ észak lu utara bắc b 北纬 北緯 북위 с сш север северной شمال شمالا',
  s: 's south southern sud sur sul süd zuid syd güney południe dél ls selatan nam 南纬 南緯 남위 ю юш юг южной جنوب جنوبا',
  e: 'e east eastern est este leste ost öst øst oost doğu wschód kelet bt timur đông đ 东经 東経 東經 동경 в вд восток восточной شرق شرقا',
  w: 'w o west western ouest oeste ovest väst vest batı zachód nyugat bb barat tây 西经 西経 西經 서경 з зд запад западной غرب غربا',
  latitude:
    'lat latitude latitud latitudine breite breitengrad szerokość enlem lintang vĩ 纬度 緯度 위도 широта широты',
  longitude:
    'lon lng long longitude longitud longitudine länge längengrad długość boylam bujur kinh 经度 経度 經度 경도 долгота долготы',
  degree: '° deg degree degrees độ 度 도 градус градуса градусов',
  minute: "' min minute minutes phút 分 분 минут минуты",
  second: '" sec second seconds giây 秒 초 секунд секунды',
  none: 'ш д tuyến',
};
const MEANINGS = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
);
const UNITS: readonly string[] = ['degree', 'minute', 'second'];
const WRITTEN_TOGETHER = [...MEANINGS.keys()].filter((word) => /[\p{sc=Han}\p{sc=Hangul}]/u.test(word)).join('|');
const TOKEN = new RegExp(
  String.raw`(?<number>(?<![\d.])[-+]?\d{1,3}(?:\.\d+)?(?!\d))|(?<word>${WRITTEN_TOGETHER}|[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Arab}]+(?=\.?)|[°'"])|[.,،、;/:=\s]`,
  'uy',
);

/** Coordinates in a text; undefined for other texts and for points outside the Earth. */
export function pointOf(text: string): Point | undefined {
  if (!/\p{Nd}/u.test(text) || text.length > MAX_LENGTH) return undefined;
  const plain = plainText(text);
  const ofPlusCode = pointOfPlusCode(plain);
  if (ofPlusCode) return ofPlusCode;
  if (/^(?:https?:\/\/|geo:|@)/u.test(plain)) return pointOfLink(plain);
  const decimals = decimalPairOf(plain);
  return decimals === undefined ? (pointOfIso6709(plain) ?? pointOfTokens(plain)) : inEitherOrder(...decimals);
}

const DECIMAL_PAIR = new RegExp(`^(${DECIMAL})(?: ?, ?| )(${DECIMAL})$`);

/** Two decimal numbers with a comma or a space between them; "12 34" may be anything, and 48,8566 one number. */
export function decimalPairOf(text: string): readonly [number, number] | undefined {
  const cells = DECIMAL_PAIR.exec(text.trim().replace(/\s+/g, ' '));
  return cells === null || !/[.,]/.test(text) ? undefined : [Number(cells[1]) + 0, Number(cells[2]) + 0]; // zero without a sign
}

const angleText = (_: string, degrees: string, minutes: string, seconds?: string): string =>
  `${degrees}°${minutes}'${seconds ? `${seconds}"` : ''}`;

const plainText = (text: string): string =>
  text
    .replace(/[º˚]/gu, '°')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–]/gu, '-')
    .replace(/''|′′|[″”“]/gu, '"')
    .replace(/[′’‘]/gu, "'")
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/^point ?\((\S+) (\S+)\)$/u, '$2, $1') // well-known text has the longitude first
    .replace(/ ?\(\p{L}[\p{L} ]*\)$/u, '') // the name of the place behind its point
    .replace(/[()[\]]/gu, '')
    .replace(/,\d+(?:\.\d+)?z$/u, '') // the zoom of a map
    .replace(/(\d)d ?(\d{1,2})m ?(?:(\d{1,2}(?:\.\d+)?)s ?)?(?=[nsew])/gu, angleText)
    .replace(/(?<![\d:])(\d{1,3}):(\d{2})(?::(\d{2}(?:\.\d+)?))?(?= ?[nsew](?![a-z]))/gu, angleText) // 28:37N
    .replace(/(?<=^|[\snsew])(\d{1,3})\.(\d{2})\.(\d{2})(?=$|[\s,nsew])/gu, `$1°$2'$3"`) // N35.41.22
    .trim();

const PLUS_CODE_DIGITS = '23456789cfghjmpqrvwx';
const PLUS_CODE = new RegExp(`^[2-9c][2-9cfghjmpqrv][${PLUS_CODE_DIGITS}]{6}\\+[${PLUS_CODE_DIGITS}]{2,3}$`, 'u');

const HALF_OF_CELL = 1 / 16_000; // degrees, 7 metres

/** The middle of a whole Plus code, 8FVC9G8F+6X: latitude and longitude in turns, in digits of base 20. */
function pointOfPlusCode(text: string): Point | undefined {
  if (!PLUS_CODE.test(text)) return undefined;
  const digits = Array.from(text.replace('+', ''), (digit) => PLUS_CODE_DIGITS.indexOf(digit)).slice(0, 10);
  const degrees = (first: number): number =>
    digits.filter((_, i) => i % 2 === first).reduce((sum, digit, i) => sum + digit * 20 ** (1 - i), 0);
  return onEarth(degrees(0) - 90 + HALF_OF_CELL, degrees(1) - 180 + HALF_OF_CELL);
}

const PAIR = `(${DECIMAL})`;
const LINKS: readonly RegExp[] = [
  new RegExp(`^geo:${PAIR},${PAIR}(?=$|[,;?])`, 'u'),
  new RegExp(`!3d${PAIR}!4d${PAIR}`, 'u'), // Google Maps: the place, before @, which is the middle of the picture
  new RegExp(`[?&]mlat=${PAIR}&mlon=${PAIR}`, 'u'),
  new RegExp(`[?&](?:q|ll|query|center|destination|daddr)=(?:loc:)?${PAIR}(?:,|%2c)\\+?${PAIR}`, 'u'),
  new RegExp(`@${PAIR},${PAIR}`, 'u'),
  new RegExp(`#map=[\\d.]+/${PAIR}/${PAIR}`, 'u'),
];

function pointOfLink(link: string): Point | undefined {
  for (const form of LINKS) {
    const cells = form.exec(link);
    if (cells) return onEarth(Number(cells[1]), Number(cells[2]));
  }
  return undefined;
}

/** +39.9042+116.4074/ and +3954+11624/, where the number of digits marks the minutes. */
function pointOfIso6709(text: string): Point | undefined {
  const cells =
    /^([-+])((?:\d\d){1,3}(?:\.\d+)?)([-+])(\d(?:\d\d){1,3}(?:\.\d+)?)(?:[-+]\d+(?:\.\d+)?)?(?:crs\w+)?\/?$/u.exec(
      text,
    );
  if (!cells) return undefined;
  const sized = (sign: string, digits: string, wide: number): number | undefined => {
    const parts = [digits.slice(0, wide), ...(digits.slice(wide).match(/^\.\d+|\d\d(?:\.\d+)?/gu) ?? [])];
    const numbers = parts[1]?.startsWith('.') ? [Number(parts.join(''))] : parts.map(Number);
    const size = degreesOf(numbers);
    return size === undefined ? undefined : sign === '-' ? -size : size;
  };
  return onEarth(sized(cells[1]!, cells[2]!, 2), sized(cells[3]!, cells[4]!, 3));
}

interface AnglePart {
  readonly value: number;
  readonly isNegative: boolean;
  unit: number; // 0 degrees, 1 minutes, 2 seconds; -1 unknown
}

function pointOfTokens(text: string): Point | undefined {
  const isDecimalComma = !/\.\d/u.test(text) && text.match(/\d,(?=\d)/gu)?.length === 2;
  const dotted = (isDecimalComma ? text.replace(/(\d),(?=\d)/gu, '$1.') : text)
    .replace(/&/gu, ' ')
    // 31n13, 31n13'20: the letter is in the place of the degree sign
    .replace(/(?<![\d.])(\d{1,3}) ?([nsew]) ?(\d{2})(?:[':]?(\d{2})"?|')?(?![\d.])/gu, "$1°$3' $4 $2 ");
  const tokens: (AnglePart | Mark)[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < dotted.length) {
    const groups = TOKEN.exec(dotted)?.groups;
    if (!groups) return undefined;
    const { number, word } = groups;
    if (number !== undefined)
      tokens.push({ value: Math.abs(Number(number)), isNegative: number.startsWith('-'), unit: -1 });
    if (word === undefined) continue;
    const meaning = MEANINGS.get(word);
    const last = tokens.at(-1);
    if (meaning === undefined) return undefined;
    if (!UNITS.includes(meaning)) {
      if (meaning !== 'none') tokens.push(meaning as Mark);
    } else if (typeof last === 'object' && last.unit < 0) last.unit = UNITS.indexOf(meaning);
    else if (word !== 'độ') return undefined; // vĩ độ is latitude
  }
  const marks = tokens.filter((token): token is Mark => typeof token === 'string');
  const sides = marks.filter((mark) => mark.length === 1);
  // "lat 40.7 N lon 74 W": the letters take precedence over the words.
  const values =
    sides.length === 2 ? tokens.filter((token) => typeof token === 'object' || token.length === 1) : tokens;
  const groups = grouped(values, sides.length === 2 ? sides : marks);
  if (!groups) return undefined;
  const [first, second] = groups.map(coordinate);
  if (!first || !second) return undefined;
  if (first.isLatitude !== undefined) {
    if (first.isLatitude === second.isLatitude) return undefined;
    return first.isLatitude ? onEarth(first.degrees, second.degrees) : onEarth(second.degrees, first.degrees);
  }
  if (!/[.,、°度도]/u.test(dotted)) return undefined; // "12 34" may be anything
  return inEitherOrder(first.degrees, second.degrees);
}

/** Latitude and longitude; the longitude first where that number can be no latitude. */
const inEitherOrder = (first: number, second: number): Point | undefined =>
  Math.abs(first) > 90 ? onEarth(second, first) : onEarth(first, second);

interface Group {
  readonly mark: Mark | undefined;
  readonly numbers: readonly AnglePart[];
}

/** The numbers of the two coordinates, each with its mark, which is before or behind both. */
function grouped(tokens: readonly (AnglePart | Mark)[], marks: readonly Mark[]): Group[] | undefined {
  const numbers = tokens.filter((token): token is AnglePart => typeof token === 'object');
  if (marks.length === 0) {
    const degrees = numbers.flatMap(({ unit }, i) => (unit === 0 ? [i] : []));
    const second = numbers.length === 2 ? 1 : degrees.length === 2 && degrees[0] === 0 ? degrees[1]! : 0;
    if (second === 0) return undefined;
    return [numbers.slice(0, second), numbers.slice(second)].map((part) => ({ mark: undefined, numbers: part }));
  }
  if (marks.length !== 2) return undefined;
  const [one, other] = marks as [Mark, Mark];
  const places = tokens.flatMap((token, i) => (typeof token === 'string' ? [i] : []));
  const [at, next] = places as [number, number];
  const end = tokens.length - 1;
  const isBefore = at === 0;
  if (isBefore === (next === end)) {
    if (!isBefore || numbers.length !== 2) return undefined; // N39.9 116.4E
    return numbers.map((number, i) => ({ mark: i === 0 ? one : other, numbers: [number] }));
  }
  const second = isBefore ? next - 1 : at;
  return [
    { mark: one, numbers: numbers.slice(0, second) },
    { mark: other, numbers: numbers.slice(second) },
  ];
}

function coordinate({
  mark,
  numbers,
}: Group): { readonly degrees: number; readonly isLatitude: boolean | undefined } | undefined {
  const size = degreesOf(numbers.map(({ value }) => value));
  if (size === undefined || numbers.some(({ unit }, i) => unit !== -1 && unit !== i)) return undefined;
  const isNegative = numbers[0]!.isNegative;
  if (numbers.slice(1).some((number) => number.isNegative) || (mark?.length === 1 && isNegative)) return undefined;
  return {
    degrees: isNegative || mark === 's' || mark === 'w' ? -size : size,
    isLatitude: mark === undefined ? undefined : mark === 'n' || mark === 's' || mark === 'latitude',
  };
}

/** Degrees, minutes and seconds as degrees; only the last of them may have a fraction. */
function degreesOf(parts: readonly number[]): number | undefined {
  if (parts.length < 1 || parts.length > 3) return undefined;
  if (parts.slice(0, -1).some((part) => !Number.isInteger(part)) || parts.slice(1).some((part) => part >= 60))
    return undefined;
  return parts.reduce((sum, part, i) => sum + part / 60 ** i, 0);
}

function onEarth(latitude: number | undefined, longitude: number | undefined): Point | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? undefined : { latitude, longitude };
}
