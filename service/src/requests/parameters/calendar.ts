// Parameters of days compared with a birth: a birth with or without an hour, the dates, the filter, and the place on those days.

import { CHART_PARAMETERS } from './chart.ts';
import type { Parameter } from './parameter.ts';
import { FLOW_PARAMETERS, TRANSIT_PARAMETERS } from './transits.ts';

const { atCityId, atTimeZone, atLongitude, atSolarTime, atYearBoundary, leapDayCount } = TRANSIT_PARAMETERS;
const { flowHourRule: _ofHours, ...DAY_FLOW } = FLOW_PARAMETERS;
const { requiredUnless: _requiredUnless, ...hour } = CHART_PARAMETERS.hour;

/** A list of ids. */
const ids = (description: string, example: string) =>
  ({ shape: { kind: 'text', most: 300, isList: true }, description, example }) as const satisfies Parameter;

/** The filter: parameters with the names of the engine's filters. */
export const DAY_FILTER_PARAMETERS = {
  with: ids(
    'Only days on which all these facts hold, separated by commas: relations with a natal pillar (`sixCombine:day`), stars with what they are found by (`tianyi:dayStem`), `clash`, `void:day`, `monthBreak`. Also `anyPunishment`, `anyCombine`, `void:year`, `yearBreak`. Without a place any pillar counts.',
    'sixCombine:day',
  ),
  without: ids('Only days on which none of these facts holds; they are written as in `with`.', 'clash:year,clash:day'),
  officer: ids('Only days of these day officers, separated by commas: ids such as `cheng`, `kai`.', 'cheng,kai'),
  mansion: ids('Only days of these mansions: ids such as `fang`, `weiRoof`.', 'fang,xin'),
  spirit: ids(
    'Only days of these spirits of the yellow and the black path: ids such as `qinglongDay`, `mingtang`.',
    'qinglongDay,mingtang,tiandeDay,yutang',
  ),
  tenGod: ids('Only days whose stem is one of these ten gods to the natal Day Master.', 'zhengguan'),
  stem: ids('Only days of these stems, by ids or Hanzi.', 'jia'),
  branch: ids('Only days of these branches, by ids or Hanzi.', 'zi,wu'),
  pillar: ids('Only days of these pairs, by ids or Hanzi: `jia-zi`, 甲子.', 'jia-zi'),
  lunarDay: ids('Only these days of the lunar month, 1 to 30.', '1,15'),
  weekday: ids('Only these days of the week, 1 Monday to 7 Sunday.', '6,7'),
  dayPalace: ids(
    'Only days whose life palace is one of these natal palaces. It needs the hour of birth.',
    'life,wealth',
  ),
  lands: ids(
    'Only days of which one of these transformations lands in that natal palace: `lu:wealth`. It needs the hour of birth.',
    'lu:wealth',
  ),
} as const satisfies Readonly<Record<string, Parameter>>;

/** All parameters of days. */
export const CALENDAR_PARAMETERS = {
  ...CHART_PARAMETERS,
  hour: {
    ...hour,
    description:
      'Hour of birth on the local clock, 0 to 23. Left out where it is not known: the days then have three natal pillars and no Zi Wei.',
  },
  from: {
    shape: { kind: 'date' },
    description: 'The first day, YYYY-MM-DD, from the day of birth on. Left out, it is today at the place of the days.',
    example: '2026-12-01',
  },
  to: {
    shape: { kind: 'date' },
    description: 'The last day, at most 400 days in all. Left out, there are 30 days.',
    example: '2026-12-15',
  },
  ...DAY_FILTER_PARAMETERS,
  atCityId: {
    ...atCityId,
    description:
      'The place of the person on those days: an id from getCities. It decides when a day begins. Without it and `atTimeZone` the birthplace is taken, with a warning.',
  },
  atTimeZone,
  atLongitude,
  atSolarTime,
  atYearBoundary,
  leapDayCount,
  ...DAY_FLOW,
} as const satisfies Readonly<Record<string, Parameter>>;
