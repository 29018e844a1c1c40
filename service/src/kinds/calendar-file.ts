// A calendar file (iCalendar, RFC 5545). Equal events always give equal text, so that caches and programs recognize it.

import type { Instant, Language } from 'beichen';
import { utcText } from 'beichen/internal';

/** DTSTAMP and LAST-MODIFIED of every event: the date of the sky tables. */
const REVISED = '20261120T000000Z';

interface Event {
  /** Permanent id, the same in every export. */
  readonly id: string;
  readonly summary: string;
  readonly description: string;
}
/** An event of a whole day. */
export interface DayEvent extends Event {
  /** YYYY-MM-DD */
  readonly date: string;
}
/** An event at an instant, without an end. */
interface InstantEvent extends Event {
  /** Milliseconds since 1970. */
  readonly instant: Instant;
}
export type CalendarEvent = DayEvent | InstantEvent;

interface CalendarFile {
  readonly name: string;
  readonly product: string;
  readonly language: Language;
  readonly events: readonly CalendarEvent[];
  /** True if each event is marked as private (CLASS). */
  readonly isPrivate?: boolean;
}

/** The text of a calendar. */
export function calendarFile({ name, product, language, events, isPrivate = false }: CalendarFile): string {
  const written = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Beichen//${product}//${language.toUpperCase()}`,
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => eventLines(event, isPrivate)),
    'END:VCALENDAR',
  ];
  return written.map((line) => `${foldLine(line)}\r\n`).join('');
}

const eventLines = (event: CalendarEvent, isPrivate: boolean): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}`,
  'SEQUENCE:0',
  `DTSTAMP:${REVISED}`,
  ...('date' in event
    ? [
        `DTSTART;VALUE=DATE:${compact(event.date)}`,
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
        'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
      ]
    : [`DTSTART:${compact(utcText(event.instant))}`]),
  `SUMMARY:${escapeText(event.summary)}`,
  'TRANSP:TRANSPARENT',
  ...(event.description === '' ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
  ...(isPrivate ? ['CLASS:PRIVATE'] : []),
  'END:VEVENT',
];

/** @example compact('2026-01-02') // '20260102' */
const compact = (time: string): string => time.replace(/[-:]/g, '');

/** A text value: RFC 5545 §3.3.11. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** The longest line, in bytes of UTF-8 without its end. */
const MAX_BYTES = 75;
/** Matches a line of ASCII within that length. */
const SHORT = /^[ -~]{0,75}$/;

/** Folds a line into pieces of at most 75 bytes, never within a character: RFC 5545 §3.1. */
function foldLine(line: string): string {
  if (line.length * 3 <= MAX_BYTES || SHORT.test(line)) return line;
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character.codePointAt(0)!);
    if (bytes + size > MAX_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

const bytesOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
