// Encoding of a file of births: named, or detected from its bytes, and the same for the whole file. UTF-16 is converted to UTF-8 while reading. In all other
// encodings separators, quotation marks and line ends are ASCII, so rows are decoded one by one, and a row in another encoding is a fault of that row.

import { isAscii, isUtf8 } from 'node:buffer';

/** Supported encodings. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'windows-1252',
  'windows-1258',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Encoding that a label names in the Encoding Standard.
 * @example encodingNamed('GBK') // 'gb18030'
 */
export function encodingNamed(label: string): Encoding | undefined {
  try {
    const { encoding } = new TextDecoder(label);
    return ENCODINGS.find((each) => each === (encoding === 'gbk' ? 'gb18030' : encoding));
  } catch {
    return undefined; // an unknown label, or an encoding that this build of Node lacks
  }
}

/** First bytes that identify an encoding; the last two rows are UTF-16 without a byte order mark, if the first letter is ASCII. */
const BEGINNINGS: readonly {
  readonly encoding: Encoding;
  readonly mark: number;
  begins(first: Uint8Array): boolean;
}[] = [
  { encoding: 'utf-8', mark: 3, begins: ([a, b, c]) => a === 0xef && b === 0xbb && c === 0xbf },
  { encoding: 'utf-16le', mark: 2, begins: ([a, b]) => a === 0xff && b === 0xfe },
  { encoding: 'utf-16be', mark: 2, begins: ([a, b]) => a === 0xfe && b === 0xff },
  { encoding: 'gb18030', mark: 4, begins: ([a, b, c, d]) => a === 0x84 && b === 0x31 && c === 0x95 && d === 0x33 },
  { encoding: 'utf-16le', mark: 0, begins: ([a, b, , d]) => a !== 0 && b === 0 && d === 0 },
  { encoding: 'utf-16be', mark: 0, begins: ([a, b, c, d]) => a === 0 && b !== 0 && c === 0 && d !== 0 },
];
const LONGEST_MARK = 4;

/** Bytes of a file, without a byte order mark; UTF-16 is converted to UTF-8. */
export class TextInput {
  readonly #input: AsyncIterator<Uint8Array>;
  readonly #named: Encoding | undefined;
  #encoding: Encoding | undefined;
  #bytesRead = 0;

  constructor(input: AsyncIterable<Uint8Array>, named?: Encoding) {
    this.#input = input[Symbol.asyncIterator]();
    this.#named = named;
    this.#encoding = named;
  }

  /** The named encoding, or the one that the first bytes identify. */
  get encoding(): Encoding | undefined {
    return this.#encoding;
  }

  get bytesRead(): number {
    return this.#bytesRead;
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    let first: Uint8Array = new Uint8Array();
    while (first.length < LONGEST_MARK) {
      const chunk = await this.#next();
      if (chunk === undefined) break;
      first = Buffer.concat([first, chunk]);
    }
    const named = this.#named;
    const beginning = BEGINNINGS.find(
      ({ encoding, begins }) => begins(first) && (named === undefined || named === encoding),
    );
    this.#encoding = named ?? beginning?.encoding;
    const rest = first.subarray(beginning?.mark ?? 0);
    if (this.#encoding === 'utf-16le' || this.#encoding === 'utf-16be') yield* this.#fromUtf16(rest);
    else {
      if (rest.length > 0) yield rest;
      for (let chunk = await this.#next(); chunk; chunk = await this.#next()) yield chunk;
    }
  }

  async *#fromUtf16(first: Uint8Array): AsyncGenerator<Uint8Array> {
    const isBigEndian = this.#encoding === 'utf-16be';
    let bytes = Buffer.from(first);
    for (;;) {
      const chunk = await this.#next();
      const length = chunk === undefined ? bytes.length - (bytes.length % 2) : wholeLength(bytes, isBigEndian);
      const whole = Buffer.from(bytes.subarray(0, length));
      if (length > 0) yield utf8Of(isBigEndian ? whole.swap16() : whole);
      const left = bytes.subarray(length);
      if (chunk === undefined) {
        if (left.length > 0) yield NOT_UTF8; // half a code unit
        return;
      }
      bytes = Buffer.concat([left, chunk]);
    }
  }

  async #next(): Promise<Uint8Array | undefined> {
    const { value, done } = await this.#input.next();
    if (done) return undefined;
    this.#bytesRead += value.length;
    return value;
  }
}

/** Length in bytes of the complete characters of UTF-16. */
function wholeLength(bytes: Buffer, isBigEndian: boolean): number {
  const even = bytes.length - (bytes.length % 2);
  if (even === 0) return 0;
  const last = isBigEndian ? bytes.readUInt16BE(even - 2) : bytes.readUInt16LE(even - 2);
  return last >= 0xd800 && last <= 0xdbff ? even - 2 : even;
}

/** A byte that is invalid in UTF-8, so that the row with half a surrogate is a fault. */
const NOT_UTF8 = Uint8Array.of(0xff);

function utf8Of(utf16: Buffer): Uint8Array {
  const text = utf16.toString('utf16le');
  if (!/\p{Cs}/u.test(text)) return Buffer.from(text);
  return Buffer.concat(
    text.split(/\p{Cs}/u).flatMap((part, n) => (n === 0 ? [] : [NOT_UTF8]).concat(Buffer.from(part))),
  );
}

/** Decoded text; undefined if the bytes are invalid. Without an encoding only ASCII is valid. */
export function textIn(bytes: Buffer, encoding: Encoding | undefined): string | undefined {
  if (isAscii(bytes)) return bytes.toString('latin1');
  return encoding === undefined ? undefined : READERS[encoding](bytes);
}

type Reader = (bytes: Buffer) => string | undefined;

/** A decoder that is created on first use: the tables of one take 5 ms. */
function reader(label: string): Reader {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  return (bytes) => {
    decoder ??= new TextDecoder(label, { fatal: true, ignoreBOM: true });
    try {
      return decoder.decode(bytes);
    } catch {
      return undefined;
    }
  };
}

// Windows-1252 where it differs from ISO 8859-1: five bytes have no character. Node 22 to 25 decode all of it as ISO 8859-1 (nodejs/node#56542).
const OF_WINDOWS_1252 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

function windows1252(bytes: Buffer): string | undefined {
  const text = bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => OF_WINDOWS_1252[character.charCodeAt(0) - 0x80]!.replace('\0', character));
  return /[\x80-\x9f]/.test(text) ? undefined : text;
}

const utf8 = reader('utf-8');
const READERS: Readonly<Record<Encoding, Reader>> = {
  'utf-8': utf8,
  'utf-16le': utf8, // converted by TextInput
  'utf-16be': utf8,
  gb18030: reader('gb18030'),
  big5: reader('big5'),
  shift_jis: reader('shift_jis'),
  'euc-kr': reader('euc-kr'),
  'windows-1252': windows1252,
  'windows-1258': reader('windows-1258'),
};

const LINE_FEED = 0x0a;

/**
 * Detects the encoding of a file from a sample: UTF-8 if more of its rows are valid UTF-8 than not, else GB18030 or Windows-1252.
 * @example encodingOf(Buffer.from('Müller', 'latin1')) // 'windows-1252'
 */
export function encodingOf(sample: Uint8Array): Encoding {
  let utf8Rows = 0;
  for (let from = 0; from < sample.length; ) {
    const lineEnd = sample.indexOf(LINE_FEED, from);
    const end = lineEnd < 0 ? sample.length : lineEnd;
    const row = sample.subarray(from, end);
    if (!isAscii(row)) utf8Rows += isUtf8(row) ? (row.some(isLongLead) ? 2 : 1) : -1;
    from = end + 1;
  }
  if (utf8Rows > 0) return 'utf-8';
  return isRatherChinese(sample) ? 'gb18030' : 'windows-1252';
}

/** First byte of a sequence of three or four: rows of other encodings are never valid with one by chance. */
const isLongLead = (byte: number): boolean => byte >= 0xe0;

/**
 * Distinguishes the two encodings, in both of which nearly all bytes are valid. In Chinese the bytes above ASCII come in pairs, and most pairs begin with one
 * of the 3,755 common characters. In a western language such a byte is among ASCII letters, one of which GB18030 would read as the second half of a pair.
 */
function isRatherChinese(bytes: Uint8Array): boolean {
  let chinese = 0;
  let western = 0;
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at]!;
    if (first < 0x80) continue;
    const second = bytes[at + 1] ?? 0;
    if (first > 0x80 && first < 0xff && second >= 0x80 && second < 0xff) {
      const isCommon = first >= 0xb0 && first <= 0xd7 && second >= 0xa1;
      if (isCommon) chinese += 2;
      else if (isLetter(bytes[at - 1]) || isLetter(bytes[at + 2])) western++;
      else chinese++;
      at++;
    } else if (isDigit(second) && (bytes[at + 2] ?? 0) > 0x80 && isDigit(bytes[at + 3])) {
      chinese++; // four bytes
      at += 3;
    } else western++;
  }
  return chinese > western;
}

const isDigit = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39;
const isLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
