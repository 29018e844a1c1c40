// The correction of the time, step by step from the clock to the Sun at the birthplace, and the span of clock times with the same chart.

import type { Language } from 'beichen';
import { dateInFigures, decimalText, fill } from 'beichen/internal';
import type { ChartAnswer, TimedBirth } from '../cast/api.ts';
import { degreesEast } from '../cast/coordinates.ts';
import { zoneName } from '../cast/zone-name.ts';
import { momentText, offsetText, onClock, spanEnds } from '../dom/clock-text.ts';
import { h, svg } from '../dom/h.ts';
import { section } from '../dom/section.ts';
import { named } from '../dom/star-text.ts';
import { durationText } from '../dom/time-after.ts';
import { unbrokenDates } from '../dom/unbroken-dates.ts';
import type { PartWords } from '../words/part-words.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';
import { timeRing } from './time-ring.ts';

/** The steps from clock time to true solar time, as a table. The last one decides the double hour. A birth without an hour has none. */
export function working(
  { birth, conventions, input, warnings }: ChartAnswer,
  isOpen: boolean,
): HTMLDetailsElement | undefined {
  if (birth.clockTime === undefined) return undefined;
  const words = { ...WORDS[input.lang], ...PART_WORDS[input.lang].working };
  const { place, correction, doubleHour, sameChart, solarTerm } = birth;
  const zoneSeconds = birth.utcOffsetSeconds + correction.daylightSavingSeconds;
  const meridian = zoneSeconds / 240;
  const duration = (seconds: number): string => durationText(seconds, input.lang, words.none);
  const rows: readonly (readonly [string, string | HTMLElement, string])[] = [
    [
      words.clockTime,
      moment(birth.clockTime, input.lang),
      clockName(place.timeZone, birth.utcOffsetSeconds, zoneSeconds, words),
    ],
    [words.daylightSaving, duration(correction.daylightSavingSeconds), ''],
    [
      words.longitude,
      duration(correction.longitudeSeconds),
      warnings.some(({ code }) => code === 'local_mean_time')
        ? words.localMeanNote
        : fill(words.longitudeNote, {
            longitude: decimalText(degreesEast(place.longitude, words), input.lang),
            meridian: decimalText(degreesEast(meridian, words), input.lang),
          }),
    ],
    [
      words.equationOfTime,
      duration(correction.equationOfTimeSeconds),
      fill(words.equationNote, { how: correction.equationOfTimeSeconds < 0 ? words.sundialSlow : words.sundialFast }),
    ],
  ];
  const hour = fill(words.doubleHour, {
    name: doubleHour.name,
    from: doubleHour.from,
    to: doubleHour.to,
  });
  const decides = conventions.solarTime;
  const times = (
    [
      ['apparent', words.trueSolar, birth.trueSolarTime],
      ['mean', words.meanSolar, birth.meanSolarTime],
      ['clock', words.standardTime, birth.standardTime],
    ] as const
  )
    .slice()
    .sort(([a], [b]) => Number(a === decides) - Number(b === decides));
  const part = spanPart(birth);
  const [, decidesName, decidesTime] = times.at(-1)!;
  return section(
    { look: 'working', heading: words.workingHeading, gist: duration(correction.totalSeconds), isOpen },
    timeRing(
      {
        clock: { name: words.clockTime, local: birth.clockTime },
        decides: { name: decidesName, local: decidesTime },
        doubleHour: hour,
      },
      input.lang,
    ),
    h(
      'table',
      { class: 'steps' },
      h(
        'tbody',
        {},
        ...rows.map(([step, value, note]) => stepRow(step, value, note)),
        ...times.map(([by, step, time]) =>
          by === decides
            ? stepRow(step, moment(time, input.lang), hour, 'sum')
            : stepRow(step, moment(time, input.lang), ''),
        ),
      ),
    ),
    h('p', {}, ...unbrokenDates(fill(words.span, spanTexts(sameChart, words)), input.lang)),
    h('div', {}, spanBar(part, fill(words.spanLabel, { percent: Math.round(part * 100) }))),
    h(
      'p',
      { class: 'hint' },
      ...unbrokenDates(
        fill(words.monthTerm, {
          term: named(solarTerm, input.lang),
          at: momentText(onClock(solarTerm.at, birth.utcOffsetSeconds)),
          offset: offsetText(birth.utcOffsetSeconds),
        }),
        input.lang,
      ),
    ),
  );
}

/** The clock with its offset: Asia/Tokyo, UTC+09:00. It has its popular name only for years in which it had that offset. */
function clockName(
  timeZone: string,
  offsetSeconds: number,
  zoneSeconds: number,
  words: Words & PartWords['working'],
): string {
  const name = zoneName(timeZone, words, zoneSeconds);
  return fill(words.clock, { name: name.replace(/ ?[(（].*/, ''), offset: offsetText(offsetSeconds) });
}

/** The time with its date below. */
const moment = (iso: string, language: Language): HTMLElement =>
  h('span', {}, iso.slice(11).replace(/:00$/, ''), h('small', { class: 'kept' }, dateInFigures(iso, language)));

const stepRow = (step: string, value: string | HTMLElement, note: string, look?: string): HTMLElement =>
  h(
    'tr',
    { class: look },
    h('th', { scope: 'row' }, step, note === '' ? undefined : h('small', {}, note)),
    h('td', {}, value),
  );

type Span = TimedBirth['sameChart'];

/** Both ends, each with the offset of the clock if that changed between them. */
function spanTexts(span: Span, words: Words): ReturnType<typeof spanEnds> {
  const { startsAt, endsAt, startsAtClock: from, endsAtClock: to } = span;
  const [before, after] = [offsetOf(from, startsAt), offsetOf(to, endsAt)];
  if (before === after) return spanEnds(span);
  const endText = (clock: string, offset: number) =>
    momentText(clock) + fill(words.bracketed, { content: `UTC${offsetText(offset)}` });
  return { from: endText(from, before), to: endText(to, after) };
}

/** Offset of a clock from UTC, in seconds. */
const offsetOf = (clock: string, utc: string): number => (Date.parse(`${clock}Z`) - Date.parse(utc)) / 1000;

/** Position of the birth in the span of moments with this chart: 0 … 1. */
function spanPart({ utc, sameChart }: TimedBirth): number {
  const [from, to, at] = [sameChart.startsAt, sameChart.endsAt, utc].map((text) => Date.parse(text));
  return Math.min(Math.max((at! - from!) / (to! - from!), 0), 1);
}

const spanBar = (part: number, label: string): SVGSVGElement =>
  svg(
    'svg',
    { viewBox: '0 0 200 14', class: 'span', role: 'img', 'aria-label': label },
    svg('rect', { x: 1, y: 5, width: 198, height: 4, rx: 2 }),
    svg('circle', { cx: 4 + 192 * part, cy: 7, r: 4.5 }),
  );
