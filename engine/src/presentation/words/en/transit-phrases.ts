// English sentences of transits.

import type { TransitPhrases } from '../words.ts';

export const transitPhrases: TransitPhrases = {
  warnings: {
    moment_near_double_hour:
      'The moment is {away} from the double hour {other}. A little earlier or later another hour governs.',
    moment_near_midnight:
      'The moment is {away} from midnight, where the day changes by the selected convention.',
    moment_near_solar_term: 'The moment is {away} from {other}, where the solar month changes.',
    moment_near_start_of_spring:
      'The moment is {away} from {other}, where the solar year and its month change.',
    moment_day_of_solar_term:
      '{other} falls on this day, and the solar month changes with it. Only a time of day decides which of the two governs.',
    moment_late_zi_hour:
      'By the clock that decides the day, it is between 23:00 and 24:00. Schools differ on whether the day has changed by then.',
    moment_calendar_differs:
      'The lunar calendars of {region} and {otherRegion} date this moment differently. The calendar of {region} was taken.',
    moment_leap_month_day: 'Day {day} of leap month {month}: schools differ on which month it counts as.',
    moment_repeated_hour:
      'At the place of the moment the clock was put back and showed this time twice. The {taken} one was taken.',
    moment_skipped_hour:
      'At the place of the moment the clock was put forward and never showed this time. It was read with the offset before the change; with the new offset that is {shown}.',
    moment_two_time_zones: 'Two time zones are in use at the place of the moment. {zone} was taken.',
    moment_local_mean_time: 'Before standard time the place of the moment used local mean time: an offset of {offset} from UTC.',
    moment_unsettled_month_start:
      'A new moon falls so near midnight in China that the rotation of the Earth by then decides on which day the lunar month of the moment begins.',
    past_decades: 'At the nominal age of {age} the twelve decades are over.',
    moment_place_assumed:
      'No place was given for the moment, so the birthplace was used. Elsewhere the day and the double hour can differ.',
  },
};
