import { instant } from 'beichen';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const HAN = '北辰'.repeat(40);
const fileOf = (summary: string, description = '') =>
  calendarFile({
    name: 'Dates; one, two \\ three',
    product: 'Test',
    language: 'zh-Hant',
    isPrivate: true,
    events: [
      { id: 'day@beichen', date: '2026-02-17', summary, description },
      { id: 'instant@beichen', instant: instant(Date.UTC(2027, 1, 4, 1, 45, 59, 999)), summary, description },
    ],
  });
const propertiesOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((event) => ['summary', 'description'].map((name) => event.getFirstPropertyValue(name)));

// RFC 5545 §3.1 and §3.4: each line of content ends with CRLF, the last one too.
test('each line ends with CRLF, the last one too', () => {
  const lines = fileOf('Birthday').split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  expect(lines.join('')).not.toMatch(/[\r\n]/);
});

test('a file has these lines', () => {
  expect(fileOf('Birthday', 'twelfth month').split('\r\n').slice(0, 24)).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Beichen//Test//ZH-HANT'],
    ...['NAME:Dates\\; one\\, two \\\\ three', 'X-WR-CALNAME:Dates\\; one\\, two \\\\ three'],
    ...['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D'],
    ...['BEGIN:VEVENT', 'UID:day@beichen', 'SEQUENCE:0', 'DTSTAMP:20261120T000000Z', 'DTSTART;VALUE=DATE:20260217'],
    ...['X-MICROSOFT-CDO-ALLDAYEVENT:TRUE', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE', 'SUMMARY:Birthday'],
    ...['TRANSP:TRANSPARENT', 'DESCRIPTION:twelfth month', 'CLASS:PRIVATE', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:instant@beichen', 'SEQUENCE:0', 'DTSTAMP:20261120T000000Z', 'DTSTART:20270204T014559Z'],
  ]);
});

describe('a text', () => {
  // Lines of about 75 bytes, of characters of one to four bytes in UTF-8, one of them of two units in UTF-16.
  const long = [...'aé北🀄'].flatMap((letter) =>
    Array.from({ length: 80 }, (_, n) => 'x'.repeat(n % 5) + letter.repeat(n)),
  );
  test.each(['', 'a;b,c\\d\ne', ';'.repeat(100), 'a\r\nEND:VCALENDAR', '\\n', HAN, `${HAN}🀄${HAN}`, ...long])(
    'is read as it was written: %j',
    (text) => {
      const file = fileOf(text, text);
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(Buffer.from(line).toString()).toBe(line); // no character is split
      }
      const expected = text.replaceAll('\r\n', '\n');
      expect(propertiesOf(file)).toEqual(Array(2).fill([expected, expected === '' ? null : expected]));
    },
  );
});
