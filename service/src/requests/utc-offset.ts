// Offsets from UTC in common notations: +08:05:43, UTC+7, -3.5, 东八区. East of Greenwich is positive, and needs no sign.

import { MAX_OFFSET_SECONDS } from 'beichen/internal';

const EAST = '东東동';
const WEST = '西서';
const NUMERALS = '〇一二三四五六七八九十';
const PREFIX = /^(?:utc|gmt|z)/i;
const WITH_COLONS = /^([-+]?)(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?(?:h|hours?)?$/i;
const COMPACT = /^([-+])(\d{2})(\d{2})(\d{2})?$/;
const DECIMAL = /^([-+]?)(\d{1,2})[.,](\d{1,6})(?:h|hours?)?$/i;
const IN_HANZI = new RegExp(`^([${EAST}${WEST}])([${NUMERALS}]{1,2}|\\d{1,2})[区區]?$`, 'u');

/**
 * The seconds of an offset, within 16 hours; undefined for any other text.
 * @example offsetSecondsOf('UTC+7') // 25200
 * @example offsetSecondsOf('+08:05:43') // 29143
 */
export function offsetSecondsOf(text: string): number | undefined {
  const seconds = secondsOf(text.normalize('NFKC').replace(/\s/g, '').replace(/[−–]/, '-'));
  return seconds === undefined || Math.abs(seconds) > MAX_OFFSET_SECONDS ? undefined : seconds;
}

function secondsOf(text: string): number | undefined {
  const inHanzi = IN_HANZI.exec(text);
  if (inHanzi !== null) return (WEST.includes(inHanzi[1]!) ? -1 : 1) * numberOf(inHanzi[2]!) * 3600;
  const written = text.replace(PREFIX, '');
  if (written === '') return text === '' ? undefined : 0;
  const decimal = DECIMAL.exec(written);
  if (decimal !== null) {
    const [, sign, hours, part] = decimal;
    return withSign(sign, Math.round(Number(`${hours}.${part}`) * 3600));
  }
  const [, sign, hours, minutes = '0', seconds = '0'] = WITH_COLONS.exec(written) ?? COMPACT.exec(written) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return withSign(sign, (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds));
}

const withSign = (sign: string | undefined, seconds: number): number => (sign === '-' ? -seconds : seconds) + 0; // never -0

/** 8, 八, 十 or 十一. */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const digits = [...text].map((digit) => NUMERALS.indexOf(digit));
  return digits.length === 1 ? digits[0]! : digits[0] === 10 ? 10 + digits[1]! : 10 * digits[0]!;
}
