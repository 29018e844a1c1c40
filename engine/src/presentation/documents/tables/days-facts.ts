// Facts for the document of days: the days, their place with its names, and the warnings about birth and place.

import type { TransitWarning } from '../../../calculation/casting/transits/transit-warnings.ts';
import { type Warning, warningsOf } from '../../../calculation/casting/warnings.ts';
import type { Days } from '../../../calculation/days/days.ts';
import { isObject, type Rule, ruleFor } from '../../../calculation/input/input.ts';
import { DayFacts } from './day-facts.ts';
import type { CallerWarning } from './facts.ts';
import type { MomentPlaceFacts } from './transit-facts.ts';

/** A warning about days. */
export type DaysWarning = TransitWarning | Warning | CallerWarning;

/** Days compared with a birth, with the names of the place. */
export class DaysFacts {
  readonly days: Days;
  readonly place: MomentPlaceFacts;
  readonly #given: readonly CallerWarning[];

  /**
   * @param place place of the days with its names; by default without names
   * @param given warnings after the engine's own
   */
  constructor(days: Days, place: MomentPlaceFacts = days.place, given: readonly CallerWarning[] = []) {
    this.days = days;
    this.place = place;
    this.#given = given;
  }

  /** The facts with only the first days, and with one more warning. */
  first(count: number, warning: CallerWarning): DaysFacts {
    const days = { ...this.days, days: this.days.days.slice(0, count) };
    return new DaysFacts(days, this.place, [...this.#given, warning]);
  }

  get warnings(): readonly DaysWarning[] {
    const { birth } = this.days;
    const ofBirth = 'charts' in birth ? new DayFacts(birth).warnings : warningsOf(birth);
    return [...this.#ownWarnings(), ...ofBirth, ...this.#given];
  }

  /** Warnings of a Zi Wei year that changes within a day, and of an assumed place. */
  #ownWarnings(): readonly TransitWarning[] {
    const { conventions, days, levels, place, placeAssumed } = this.days;
    const isLichunListed = days.some(
      ({ almanac }) => almanac.solarTerm !== undefined && almanac.solarTerm.term % 24 === LICHUN,
    );
    return [
      ...(levels && conventions.atYearBoundary === 'lichun' && isLichunListed
        ? [{ code: 'moment_day_of_solar_term', values: { other: 'lichun' } } as const]
        : []),
      ...(placeAssumed ? [{ code: 'moment_place_assumed', values: { zone: place.timeZone } } as const] : []),
    ];
  }
}

const LICHUN = 2;

/** Validates a result of `daysOf`. */
export const DAYS_RULE: Rule = /* @__PURE__ */ ruleFor(
  'object',
  'what daysOf gives',
  (days) => isObject(days) && Array.isArray(days.leftOut) && isObject(days.natal),
);
