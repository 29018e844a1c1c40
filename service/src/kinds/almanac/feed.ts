// The almanac as a calendar to subscribe to: all-day events for the solar terms, the lunar New Year and the first days of the lunar months (iCalendar, RFC
// 5545).

import { describeAlmanac } from 'beichen';
import { almanacYear } from 'beichen/almanac';
import { dateInFigures, fill, regionOfCalendar } from 'beichen/internal';
import { placeLabel } from 'beichen-places';
import type { AlmanacFeedRequest } from '../../requests/almanac-request.ts';
import { wordsIn } from '../../words/lookup.ts';
import { calendarFile, type DayEvent } from '../calendar-file.ts';

/** Years of the almanac as a text of iCalendar. */
export function almanacFeed(request: AlmanacFeedRequest): string {
  const { years, language, place, options } = request;
  const whose = [regionOfCalendar(request.calendar), ...(options.timeZone === undefined ? [] : [options.timeZone])];
  const { name } = wordsIn(language).almanac;
  return calendarFile({
    name: place === undefined ? name : `${name}, ${placeLabel(place, language)}`,
    product: 'Almanac',
    language,
    events: years
      .flatMap((year) => eventsOf(year, request))
      .map((event) => ({ ...event, id: `${event.id}.${whose.join('.').replaceAll('/', '-')}@almanac.beichen` })),
  });
}

/** The events of a year, by day. */
function eventsOf(year: number, { language, options }: AlmanacFeedRequest): readonly DayEvent[] {
  const words = wordsIn(language).almanac;
  const describe = (each: number) => describeAlmanac(almanacYear(each, options), { language });
  const [before, whole] = [describe(year - 1), describe(year)];
  const terms = whole.solarTerms.map(({ id, name, hanzi, at, atClock }) => ({
    id: `${id}-${year}`,
    date: atClock.slice(0, 10),
    summary: name === hanzi ? name : `${name} ${hanzi}`,
    description: `${atClock.slice(11)} · ${dateInFigures(at, language)} ${at.slice(11, 19)} UTC`,
  }));
  const { yearPillar, zodiac, startsOn } = whole.lunarYear;
  const months = [...before.lunarYear.months, ...whole.lunarYear.months]
    .filter((month) => month.startsOn.startsWith(`${year}-`))
    .map(({ month, leapMonth, text, days, startsOn: date }) => ({
      id: `${leapMonth ? 'leap-' : ''}month-${month}-from-${date}`,
      date,
      summary:
        date === startsOn
          ? fill(words.newYear, { pair: yearPillar.name, zodiac: zodiac.name })
          : fill(words.month, { month: text }),
      description: fill(words.days, { days: `${days}` }),
    }));
  return [...terms, ...months].sort((a, b) => a.date.localeCompare(b.date));
}
