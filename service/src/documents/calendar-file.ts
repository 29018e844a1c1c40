// A calendar file (iCalendar, RFC 5545). The same events are the same text at any time, so that caches and programs recognize it.

import type { Language } from 'beichen';
import ical, { ICalEventClass, ICalEventTransparency } from 'ical-generator';

/** The day on which the tables of the sky were made: nothing of a calendar was revised later. */
const REVISED = new Date(Date.UTC(2026, 10, 20));

const SECONDS_PER_DAY = 86_400;

interface Event {
  /** For good: the same in every export. */
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
  readonly instant: number;
}
export type CalendarEvent = DayEvent | InstantEvent;

interface CalendarFile {
  readonly name: string;
  readonly product: string;
  readonly language: Language;
  readonly events: readonly CalendarEvent[];
  /** Whether each event is marked as private (CLASS). */
  readonly isPrivate?: boolean;
}

export function calendarFile({ name, product, language, events, isPrivate = false }: CalendarFile): string {
  const calendar = ical({
    name,
    prodId: { company: 'Beichen', product, language: language.toUpperCase() },
    ttl: SECONDS_PER_DAY,
  });
  for (const { id, summary, description, ...when } of events) {
    const isDay = 'date' in when;
    calendar.createEvent({
      id,
      stamp: REVISED,
      start: new Date(isDay ? when.date : when.instant),
      allDay: isDay,
      summary,
      ...(description !== '' && { description }),
      ...(isPrivate && { class: ICalEventClass.PRIVATE }),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
