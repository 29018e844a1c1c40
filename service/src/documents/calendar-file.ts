// A calendar file of all-day events (iCalendar, RFC 5545). The same events are the same text at any time, so that caches and programs recognize it.

import type { Language } from 'beichen';
import ical, { ICalEventTransparency } from 'ical-generator';

/** The day on which the tables of the sky were made: nothing of a calendar was revised later. */
const REVISED = new Date(Date.UTC(2026, 10, 20));

const SECONDS_PER_DAY = 86_400;

/** An event of a whole day. */
export interface DayEvent {
  /** For good: the same in every export. */
  readonly id: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly summary: string;
  readonly description: string;
}

interface CalendarFile {
  readonly name: string;
  readonly product: string;
  readonly language: Language;
  readonly events: readonly DayEvent[];
}

export function calendarFile({ name, product, language, events }: CalendarFile): string {
  const calendar = ical({
    name,
    prodId: { company: 'Beichen', product, language: language.toUpperCase() },
    ttl: SECONDS_PER_DAY,
  });
  for (const { id, date, summary, description } of events) {
    calendar.createEvent({
      id,
      stamp: REVISED,
      start: new Date(date),
      allDay: true,
      summary,
      description,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
