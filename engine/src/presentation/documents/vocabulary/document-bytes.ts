// Documents as bytes. Texts that many documents share are encoded once, in one array; a document copies them, eight bytes at a time.

import { localParts } from '../../../calculation/civil/date-text.ts';
import { quotient } from '../../../calculation/cycle/modulo.ts';

/** A cached text: the index of its first eight bytes, and in the lowest bits its length in bytes. */
export type StoredText = number & { readonly unit: 'stored' };

const LENGTH_BITS = 13;
const MAX_BYTES = 2 ** LENGTH_BITS - 1;
const EIGHT = 8;
const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1; // of this machine
const ZERO = 0x30;
const MINUS = 0x2d;
const COLON = 0x3a;
const COMMA = 0x2c;
const T = 0x54;

/** Bytes of one document after another, in UTF-8, and the cache of shared texts. */
export class DocumentBytes {
  #stored = new Float64Array(2 ** 10);
  #storedUnits = 0;
  #bytes = new Uint8Array(2 ** 12);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  /**
   * Caches a text.
   * @throws RangeError for more than 8 KB
   */
  store(text: string): StoredText {
    const bytes = new Uint8Array(MAX_OF_A_UNIT * text.length);
    const length = encode(text, bytes, 0);
    if (length > MAX_BYTES) throw new RangeError(`${length} bytes are more than ${MAX_BYTES}`);
    const at = this.#storedUnits;
    this.#storedUnits += Math.ceil(length / EIGHT);
    if (this.#storedUnits > this.#stored.length) this.#stored = new Float64Array(twice(this.#stored.buffer));
    new Uint8Array(this.#stored.buffer).set(bytes.subarray(0, length), at * EIGHT);
    return ((at << LENGTH_BITS) | length) as StoredText;
  }

  /** Writes a cached text. */
  write(saved: StoredText): void {
    const end = this.#length + (saved & MAX_BYTES);
    this.#makeRoom(end);
    const [from, to] = [this.#stored, this.#view];
    let unit = saved >>> LENGTH_BITS;
    // A number is the widest value that can be copied at once. All bits survive: a machine may change the bits of NaN, but the last bytes of NaN are FF, or 7F
    // after F0 and above, which UTF-8 never has. Bytes beyond the end are overwritten by the next text.
    for (let at = this.#length; at < end; at += EIGHT, unit++) to.setFloat64(at, from[unit]!, LITTLE_ENDIAN);
    this.#length = end;
  }

  /** Writes any text. */
  text(text: string): void {
    this.#makeRoom(this.#length + MAX_OF_A_UNIT * text.length);
    this.#length = encode(text, this.#bytes, this.#length);
  }

  /** Writes a whole number of at most fifteen digits. */
  whole(number: number): void {
    this.#makeRoom(this.#length + 16);
    if (number < 0) this.#bytes[this.#length++] = MINUS;
    let rest = Math.abs(number);
    let digits = 1;
    for (let most = 10; most <= rest; most *= 10) digits++;
    this.#length += digits;
    for (let at = this.#length; digits > 0; digits--) {
      const tens = Math.floor(rest / 10);
      this.#bytes[--at] = ZERO + rest - 10 * tens;
      rest = tens;
    }
  }

  /**
   * Writes a moment by ISO 8601: `1990-07-23T08:30:00`.
   * @param ms since 1970-01-01T00:00 on its clock, in the years 1000 to 9999; fractions of a second are dropped
   */
  moment(ms: number): void {
    const { year, month, day, hour, minute, second } = localParts(ms);
    const at = this.#length;
    this.#length += MOMENT_BYTES;
    this.#makeRoom(this.#length);
    const bytes = this.#bytes;
    const century = quotient(year, 100);
    twoDigits(bytes, at, century);
    twoDigits(bytes, at + 2, year - century * 100);
    bytes[at + 4] = MINUS;
    twoDigits(bytes, at + 5, month);
    bytes[at + 7] = MINUS;
    twoDigits(bytes, at + 8, day);
    bytes[at + 10] = T;
    twoDigits(bytes, at + 11, hour);
    bytes[at + 13] = COLON;
    twoDigits(bytes, at + 14, minute);
    bytes[at + 16] = COLON;
    twoDigits(bytes, at + 17, second);
  }

  /** The number of bytes of the document so far. */
  get length(): number {
    return this.#length;
  }

  /** Removes the last byte: the comma after the last item of a list. */
  back(): void {
    this.#length--;
  }

  /** Removes the last byte if it is a comma. */
  dropComma(): void {
    if (this.#bytes[this.#length - 1] === COMMA) this.#length--;
  }

  /** Begins a new document, and clears the bytes of the last one. */
  begin(): void {
    this.#bytes.fill(0, 0, this.#length + EIGHT);
    this.#length = 0;
  }

  /** The bytes of the document, copied to a buffer of the caller; no copy remains here. */
  take<Memory extends Uint8Array>(memory: (bytes: number) => Memory): Memory {
    const taken = memory(this.#length);
    taken.set(this.#bytes.subarray(0, this.#length));
    this.begin();
    return taken;
  }

  #makeRoom(end: number): void {
    while (end + EIGHT > this.#bytes.length) {
      this.#bytes = new Uint8Array(twice(this.#bytes.buffer));
      this.#view = new DataView(this.#bytes.buffer);
    }
  }
}

/** Maximum number of UTF-8 bytes for a unit of UTF-16. */
const MAX_OF_A_UNIT = 3;
const REPLACEMENT = 0xfffd;

/**
 * Writes a text in UTF-8, with half surrogates as U+FFFD. Own code, since mini programs, QuickJS and old Hermes have no TextEncoder.
 * @returns the end of the text
 */
function encode(text: string, bytes: Uint8Array, at: number): number {
  let end = at;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      bytes[end++] = code;
      continue;
    }
    if (code < 0x800) {
      bytes[end++] = 0xc0 | (code >> 6);
    } else {
      if (code >= 0xd800 && code < 0xe000) {
        code = text.codePointAt(i)!;
        if (code < 0x10000) code = REPLACEMENT;
        else i++;
      }
      if (code < 0x10000) {
        bytes[end++] = 0xe0 | (code >> 12);
      } else {
        bytes[end++] = 0xf0 | (code >> 18);
        bytes[end++] = 0x80 | ((code >> 12) & 63);
      }
      bytes[end++] = 0x80 | ((code >> 6) & 63);
    }
    bytes[end++] = 0x80 | (code & 63);
  }
  return end;
}

const MOMENT_BYTES = 19;

function twoDigits(bytes: Uint8Array, at: number, number: number): void {
  const tens = quotient(number, 10);
  bytes[at] = ZERO + tens;
  bytes[at + 1] = ZERO + number - tens * 10;
}

function twice(buffer: ArrayBuffer): ArrayBuffer {
  const bytes = new Uint8Array(2 * buffer.byteLength);
  bytes.set(new Uint8Array(buffer));
  return bytes.buffer;
}
