// Natal facts for a list of days: the known pillars of a birth with or without an hour.

import { pairOfDay } from '../calendar/day-pair.ts';
import { CHART_RULE, type Chart } from '../casting/chart.ts';
import type { DayCharts } from '../casting/day.ts';
import { dayOfText } from '../civil/date-text.ts';
import { type DayNumber, dayAt } from '../civil/day-number.ts';
import type { Sexagenary } from '../cycle/sexagenary.ts';
import { type KnownPairs, pairsOf } from '../pillars/four-pillars.ts';
import type { KnownStarKeys } from '../pillars/pillar-stars.ts';

/** Natal facts of a birth. */
export interface Natal {
  /** For a birth without an hour, the first chart of its day: all of them have the same place, gender, calendar and conventions. */
  readonly chart: Chart;
  readonly hasZiwei: boolean;
  /** The date of birth on the clock of the birthplace. */
  readonly bornOn: DayNumber;
  readonly pairs: KnownPairs & { readonly day: Sexagenary };
  readonly keys: KnownStarKeys;
}

/** Reads a birth. Without an hour, the pillars that all charts of the day share are known; the day pillar is the date's. */
export function natalOf(birth: Chart | DayCharts): Natal {
  if (isChart(birth)) {
    const { pillars, conventions, clock } = birth;
    const pairs = pairsOf(pillars);
    const keys = { ...pairs, forward: pillars.luck.forward, set: conventions.pillarStars };
    return { chart: birth, hasZiwei: true, bornOn: dayAt(clock.clock), pairs, keys };
  }
  const [first, ...others] = birth.charts.map(({ chart }) => chart);
  const shared = <V>(of: (chart: Chart) => V): V | undefined =>
    others.every((chart) => of(chart) === of(first!)) ? of(first!) : undefined;
  const bornOn = dayOfText(birth.date);
  const pairs = {
    year: shared(({ pillars }) => pillars.year.pair),
    month: shared(({ pillars }) => pillars.month.pair),
    day: pairOfDay(bornOn),
  };
  const forward = shared(({ pillars }) => pillars.luck.forward);
  return {
    chart: first!,
    hasZiwei: false,
    bornOn,
    pairs,
    keys: { ...pairs, forward, set: birth.conventions.pillarStars },
  };
}

const isChart = (birth: Chart | DayCharts): birth is Chart => CHART_RULE.accepts(birth);
