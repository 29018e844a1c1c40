// Parameters of transits, as a document, a drawing and a list.

import { BOARD_LAYERS } from 'beichen/draw';
import {
  CONVENTION_SENTENCES,
  DISAMBIGUATIONS,
  RARE_LEVEL_IDS,
  type RareLevelId,
  TIMELINE_LISTS,
  TRANSIT_CONVENTION_VALUES,
} from 'beichen/internal';
import { BOARD_PARAMETERS, CHART_PARAMETERS, CITY_ID } from './chart.ts';
import type { Parameter } from './parameter.ts';

/** The rare rules of the levels. */
export const FLOW_PARAMETERS = Object.fromEntries(
  RARE_LEVEL_IDS.map((id) => [
    id,
    {
      shape: { kind: 'choice', of: TRANSIT_CONVENTION_VALUES[id] },
      default: TRANSIT_CONVENTION_VALUES[id][0],
      description: CONVENTION_SENTENCES[id],
      example: TRANSIT_CONVENTION_VALUES[id][0],
    } satisfies Parameter,
  ]),
) as unknown as {
  readonly [Id in RareLevelId]: {
    readonly shape: { readonly kind: 'choice'; readonly of: (typeof TRANSIT_CONVENTION_VALUES)[Id] };
    readonly default: (typeof TRANSIT_CONVENTION_VALUES)[Id][0];
    readonly description: string;
    readonly example: string;
  };
};

/** Parameters of transits: the birth, and the moment with its place and conventions. */
export const TRANSIT_PARAMETERS = {
  ...CHART_PARAMETERS,
  at: {
    shape: { kind: 'moment' },
    description:
      'The moment: a local time (`2027-02-10T08:30`), which the clock at its place shows; an instant (`2027-02-10T00:30Z`, `2027-02-10T08:30+08:00`); a date, a month (`2027-06`) or a year (`2027`) alone: what is shorter is absent then. From the birth to the lunar year 2199. Left out, it is now.',
    example: '2027-02-10T08:30',
  },
  atCityId: {
    ...CITY_ID,
    description:
      'The place of the person at the moment: an id from getCities. It decides day, double hour and lunar date of the moment. Without it and `atTimeZone` the birthplace is taken, with a warning.',
  },
  atTimeZone: {
    shape: { kind: 'text', most: 50 },
    description:
      'Instead of `atCityId` a zone of the IANA database; its standard time then decides day and double hour, unless `atLongitude` is sent too. With `atCityId` one of the zones of that place.',
    example: 'Asia/Shanghai',
  },
  atLongitude: {
    shape: { kind: 'longitude' },
    description:
      'With `atTimeZone` the longitude of the place in degrees, east positive, so that the Sun decides day and double hour.',
    example: 116,
  },
  atDisambiguation: {
    shape: { kind: 'choice', of: DISAMBIGUATIONS },
    default: 'earlier',
    description: 'As `disambiguation`, for `at`: what to do with a clock time that came twice or was skipped.',
    example: 'earlier',
  },
  atSolarTime: {
    shape: { kind: 'choice', of: TRANSIT_CONVENTION_VALUES.atSolarTime },
    description:
      'The clock that decides day and double hour of the moment: `apparent` true solar time, `mean` solar time, `clock` the standard time of the zone, summer time taken off. Left out, it is that of the birth (`solarTime`), and of a zone alone `clock`.',
    example: 'apparent',
  },
  atYearBoundary: {
    shape: { kind: 'choice', of: TRANSIT_CONVENTION_VALUES.atYearBoundary },
    description:
      'As `yearBoundary`, for the moment. It moves ages, decade, small limit and the palaces of the months, not the natal chart. Left out, it is that of the birth.',
    example: 'lunarNewYear',
  },
  ageAdvance: {
    shape: { kind: 'choice', of: TRANSIT_CONVENTION_VALUES.ageAdvance },
    default: 'newYear',
    description:
      'The day on which the nominal age rises by one, and decade and small limit may change: `newYear` with the year of the Zi Wei chart, `birthday` on the lunar birthday.',
    example: 'newYear',
  },
  childLimitRule: {
    shape: { kind: 'choice', of: TRANSIT_CONVENTION_VALUES.childLimitRule },
    default: 'sixPalaces',
    description:
      'The palace of a year before the first decade: `sixPalaces` life, wealth, health, spouse, fortune, career (Ziwei Doushu Quanshu), `sequence` one palace on a year, `lifePalace` always the life palace, `neighbour` always the palace beside it that the decades do not go to (Japan).',
    example: 'sixPalaces',
  },
  leapDayCount: {
    shape: { kind: 'choice', of: TRANSIT_CONVENTION_VALUES.leapDayCount },
    default: 'lunarDay',
    description:
      'The counting of days through a leap month: `lunarDay` by their number, `halves` one and a half months for the month before it and the month after it (Wang Tingzhi), `continue` on from the month before it.',
    example: 'lunarDay',
  },
  smallLuckRule: {
    shape: { kind: 'choice', of: TRANSIT_CONVENTION_VALUES.smallLuckRule },
    default: 'hour',
    description:
      'The start of small luck: `hour` from the pillar of the hour as the luck pillars run, `fixed` men from bing-yin forward, women from ren-shen backward.',
    example: 'hour',
  },
  ...FLOW_PARAMETERS,
} as const satisfies Readonly<Record<string, Parameter>>;

/** Parameters of the drawing of a moment. */
export const BOARD_OF_MOMENT = {
  layers: {
    shape: { kind: 'choices', of: BOARD_LAYERS },
    default: 'decade,year',
    description:
      'The levels of Zi Wei drawn on the board, separated by commas: `decade`, `smallLimit`, `year`, `month`, `day`, `hour`, in any order; `flights` marks the self-transformations in every palace. A level that does not exist, such as the hour of a date, the month of a year or the decade past the twelfth, is listed as missing in the middle.',
    example: 'decade,year',
  },
  ...BOARD_PARAMETERS,
} as const satisfies Readonly<Record<string, Parameter>>;

/** Transits, and the list around the moment. */
export const TIMELINE_PARAMETERS = {
  ...TRANSIT_PARAMETERS,
  list: {
    shape: { kind: 'choice', of: TIMELINE_LISTS },
    default: 'decades',
    description:
      'Which list. Of the life `decades` (the years of childhood and the twelve decades) and `luckPillars` (with small luck before the first); around the moment the `years` of its decade and of its luck pillar, the `months` of its year, lunar and solar, the `days` of its lunar month.',
    example: 'luckPillars',
  },
} as const satisfies Readonly<Record<string, Parameter>>;
