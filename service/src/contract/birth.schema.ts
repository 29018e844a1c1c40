// What does the service promise of a birth: where it was, when by the clock, and when by the Sun?

import { SOLAR_TERM_IDS } from 'beichen';
import { Type } from 'typebox';
import { Animal, branchId, idOf, label } from './labels.schema.ts';
import { hourMinute, instant, integer, localTime, number, oneOf, ref, text } from './schema-parts.ts';

const Place = Type.Object(
  {
    cityId: Type.Optional(text('The id to ask for this place by.')),
    name: Type.Optional(text('Name in the language of the answer.')),
    hanzi: Type.Optional(text('Chinese name, where one is known.')),
    country: Type.Optional(text('Name of the country in the language of the answer.')),
    countryCode: Type.Optional(text('ISO 3166-1 alpha-2.')),
    latitude: Type.Optional(number('Degrees, north positive.')),
    longitude: number('Degrees, east positive.'),
    timeZone: text('The IANA zone by which the clock was read.'),
  },
  { description: 'The birthplace.' },
);

export const LunarDate = Type.Object(
  {
    year: integer('The Gregorian year in which the lunar year begins.'),
    month: Type.Integer({ minimum: 1, maximum: 12 }),
    day: Type.Integer({ minimum: 1, maximum: 30 }),
    leapMonth: Type.Boolean(),
    text: text('The date in words.'),
  },
  { description: 'A date of the Chinese calendar.' },
);

const Correction = Type.Object(
  {
    totalSeconds: integer('The sum of the parts.'),
    daylightSavingSeconds: integer('Summer time taken off.'),
    longitudeSeconds: integer('From the standard meridian to the birthplace, 240 seconds a degree.'),
    equationOfTimeSeconds: integer('From mean to true solar time on that day.'),
  },
  { description: 'Seconds added to the clock time to get true solar time.' },
);

export const Birth = Type.Object(
  {
    place: ref('Place', Place),
    clockTime: localTime('What the clock showed.'),
    utcOffsetSeconds: integer('What the clock was ahead of UTC at that moment, summer time included.'),
    utc: instant('The moment of birth in UTC.'),
    trueSolarTime: localTime(
      'What a sundial at the birthplace showed; it decides the double hour, the day and the lunar date.',
    ),
    correction: ref('Correction', Correction),
    doubleHour: label(branchId, 'The double hour in true solar time.', { from: hourMinute(), to: hourMinute() }),
    lunarDate: ref('LunarDate', LunarDate),
    zodiac: ref('Animal', Animal),
    solarTerm: label(idOf(SOLAR_TERM_IDS), 'The latest of the 24 solar terms at the birth.', {
      at: instant('Its moment.'),
    }),
    nearestBoundary: Type.Object(
      {
        kind: oneOf(['doubleHour', 'solarTerm', 'midnight', 'dateLine']),
        secondsAway: integer('Negative when it lies in the past.'),
        other: text('Id of the double hour or solar term beyond it.'),
      },
      { description: 'The nearest moment at which the chart becomes another.' },
    ),
    sameChart: Type.Object(
      {
        from: localTime('The first.'),
        to: localTime('The first that no longer does.'),
        fromUtc: instant('`from` in UTC.'),
        toUtc: instant('`to` in UTC.'),
      },
      { description: 'The clock times that give this very chart.' },
    ),
  },
  { description: 'The birth: where, when by the clock, and when by the Sun.' },
);

/** The components of a birth. */
export const BIRTH_COMPONENTS = {
  Place,
  LunarDate,
  Correction,
  Birth,
};
