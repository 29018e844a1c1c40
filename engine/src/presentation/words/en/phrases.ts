// English sentences, and separators of names.

import type { Phrases } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const phrases: Phrases = {
  joins: { stemBranch: '-', pairs: ' ', stars: ' & ' },
  borrowed: '{stars} (borrowed)',
  rarityBasis: 'Share of all births with these major stars in the life palace; all years, days and double hours of the calendar count alike.',

  lunar: {
    date: 'Day {day} of {leap}month {month}, {year}',
    monthName: '{leap}month {month}',
    leap: 'leap ',
    digits: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    months: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
    days: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30'],
  },

  zones: { 'Asia/Shanghai': 'Beijing time', 'Asia/Urumqi': 'Xinjiang time' },
  regions: { china: 'China', vietnam: 'Vietnam', korea: 'Korea', japan: 'Japan', vietnamNorth: 'North Vietnam' },
  clocks: { apparent: 'true solar time', mean: 'mean solar time', clock: 'standard time' },
  which: { earlier: 'earlier', later: 'later' },
  away: { seconds: ['{n} second', '{n} seconds'], minutes: ['{n} minute', '{n} minutes'], both: '{minutes} {seconds}' },
  warnings: {
    minute_assumed: 'No minute was given, so the full hour was taken.',
    near_double_hour: 'The birth is {away} of {clock} from the double hour {other}. A birth time a little off gives another chart.',
    near_midnight: 'The birth is {away} of {clock} from midnight, where the day changes by the selected convention.',
    double_hour_told: 'The double hour {own} was taken as given, without correction. Its minute is not known: the luck pillars may begin up to {n} days earlier or later, and the times shown are for the middle of the double hour.',
    zi_half_assumed: 'The double hour zi lies on both sides of midnight. The hour after midnight at the beginning of {date} was taken, not the hour before midnight at its end.',
    near_solar_term: 'The birth is {away} from {other}, where the solar month changes. A birth time a little off gives another month pillar.',
    near_start_of_spring: 'The birth is {away} from {other}, where the solar year and its month change. A birth time a little off gives other year and month pillars.',
    clock_hour_differs: 'The clock showed the double hour {other}; by {clock} it was {own}. Programs that read the clock show another chart.',
    clock_day_differs: 'By the clock the day was {otherDate}; by {clock} it was {ownDate}. Programs that read the clock show another chart.',
    clock_month_differs: 'With summer time left in, the clock time is past the solar term at which the month changes. Programs that read the clock show another month pillar.',
    earth_plate_of_quarter: 'By {clock} the birth is in the first 15 minutes of its double hour. The Zhongzhou school reads the earth plate then.',
    human_plate_of_quarter: 'By {clock} the birth is in the last 15 minutes of its double hour. The Zhongzhou school reads the human plate then.',
    late_zi_hour: 'By {clock} it was between 23:00 and 24:00. Schools differ on whether the day has changed by then.',
    leap_month_day: 'Day {day} of leap month {month}: schools differ on which month it counts as.',
    leap_month_exists: 'Lunar year {year} has a month {month} and a leap month {month}. The first was taken.',
    repeated_hour: 'The clock was put back and showed this time twice. The {taken} one was taken.',
    skipped_hour: 'The clock was put forward and never showed this time. It was read with the offset before the change; with the new offset that is {shown}.',
    two_time_zones: 'Two time zones are in use at the birthplace. {zone} was taken.',
    zone_border_near: 'Places near the birthplace use another time zone. {zone} was taken, with the offset {offset} from UTC; with {otherZone} it is {otherOffset}.',
    local_mean_time: 'Before standard time the birthplace used local mean time: an offset of {offset} from UTC, by its longitude.',
    old_style_possible: 'Papers there were dated by the Julian calendar until {last}. The date was read as Gregorian; if it is Old Style, it is another day.',
    old_style_gap: 'No day was dated {date} there: {from} of the Julian calendar was followed by {to} of the Gregorian one. The date was read as Gregorian.',
    sundial_time: 'Clocks there were still set by the Sun itself then, so the time given is already true solar time and needs no correction.',
    zone_history_of_another_city: 'The history recorded for {zone} is for one city; this part of the zone may have used another time. The offset {offset} from UTC was taken; {otherOffset} is also possible.',
    offset_given: 'The clock was read with the offset {offset} from UTC, as given. By the history of {zone} it was {otherOffset}.',
    zone_sign_reversed: '{zone} has the offset {offset} from UTC: in these names the sign is reversed.',
    clock_far_from_sun: 'The clock was read with the offset {offset} from UTC, but by its longitude the birthplace is at {sunOffset}. One of the two may have the wrong sign.',
    unsettled_month_start: 'A new moon falls so near midnight that the rotation of the Earth by then decides on which day the lunar month begins.',
    calendar_differs: 'The lunar calendars of {region} and {otherRegion} differ here. The calendar of {region} was taken.',
  },
};
