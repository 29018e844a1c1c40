// A chart of a birth without an hour. It is cast for the middle of a span of clock times, and the middle is not the time of birth: everything that would
// state a time is removed before the chart is shown, saved or copied.

import type { DayChartDocument } from 'beichen';
import type { ChartAnswer, TimedChart } from '../cast/api.ts';

/** Warnings about the minute, or about the clock at that minute. */
const OF_THE_MINUTE: readonly string[] = [
  'minute_assumed',
  'near_double_hour',
  'near_midnight',
  'near_solar_term',
  'plate_of_quarter',
  'clock_hour_differs',
  'repeated_hour',
  'skipped_hour',
];

/** The chart with the span of clock times instead of its time. Of the start of the luck pillars only the year remains. */
export function withoutTime({ birth, input, luckPillars, ...chart }: TimedChart, span: DayChartDocument): ChartAnswer {
  const { place, utcOffsetSeconds, doubleHour, lunarDate, zodiac } = birth;
  const { hour: _hour, minute: _minute, disambiguation: _disambiguation, ...asked } = input;
  const { direction, pillars } = luckPillars;
  return {
    ...chart,
    input: asked,
    birth: {
      ...{ place, utcOffsetSeconds, doubleHour, lunarDate, zodiac },
      sameChart: {
        startsAt: span.startsAt,
        endsAt: span.endsAt,
        startsAtClock: span.startsAtClock,
        endsAtClock: span.endsAtClock,
      },
    },
    luckPillars: {
      direction,
      pillars: pillars.map(({ startsAt: _startsAt, ...pillar }) => ({
        ...pillar,
        startsAtClock: pillar.startsAtClock.slice(0, 4),
      })),
    },
    warnings: chart.warnings.filter(({ code }) => !OF_THE_MINUTE.includes(code)),
  };
}
