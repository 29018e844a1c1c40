// Warnings of two people. docs/rules/two-people.md H.

import { type TransitWarning, transitWarningsOf } from '../casting/transits/transit-warnings.ts';
import { type RequestParameters, type Warning, warningsOf } from '../casting/warnings.ts';
import { hanziOfPair } from '../cycle/sexagenary.ts';
import type { MomentOfTwo } from './moment.ts';
import { type Person, SIDES, type Side } from './person.ts';
import type { PairWarningCode } from './warning-codes.ts';

/** A warning, and the person it concerns. */
export interface PairWarning {
  readonly person: Side;
  readonly code: PairWarningCode | Warning['code'] | TransitWarning['code'];
  readonly values: Readonly<Record<string, string | number>>;
  /** Members of the person for the other choice. */
  readonly alternative?: { readonly request: RequestParameters };
}

/** Two people and their moment. */
interface PeopleAtMoment extends Readonly<Record<Side, Person>> {
  readonly moment?: MomentOfTwo;
}

/** All warnings about two people: of each person, then of the moment. */
export function pairWarningsOf(pair: PeopleAtMoment): readonly PairWarning[] {
  const warnings = SIDES.flatMap((side) => [...personWarnings(pair, side), ...birthWarnings(pair, side)]);
  return [...warnings, ...momentWarnings(pair)];
}

function personWarnings(pair: PeopleAtMoment, person: Side): readonly PairWarning[] {
  const { known, gender, assumed, unsettled } = pair[person];
  const warnings: PairWarning[] = [];
  if (assumed !== undefined) {
    const { newYear, lichun } = assumed;
    const values = { pair: hanziOfPair(assumed.pair), previous: hanziOfPair(assumed.previous), newYear, lichun };
    warnings.push({ person, code: 'year_assumed', values, alternative: { request: { beforeNewYear: true } } });
  }
  if (known !== 'birth') warnings.push({ person, code: 'hour_unknown', values: {} });
  for (const { pillar, before, after } of unsettled) {
    const values = { pillar, before: hanziOfPair(before), after: hanziOfPair(after) };
    warnings.push({ person, code: 'term_day', values });
  }
  if (gender === undefined) warnings.push({ person, code: 'gender_unknown', values: {} });
  return warnings;
}

function birthWarnings(pair: PeopleAtMoment, person: Side): readonly PairWarning[] {
  const { chart } = pair[person];
  if (chart === undefined) return [];
  return warningsOf(chart).map(({ code, values, alternative }) => ({
    person,
    code,
    values,
    ...(alternative?.request && { alternative: { request: alternative.request } }),
  }));
}

/** The moment has one place for both, so its warnings are listed once, for the person whose birthplace it is. */
function momentWarnings({ moment, ...people }: PeopleAtMoment): readonly PairWarning[] {
  if (moment === undefined) return [];
  const person = people.one.chart === undefined ? 'other' : 'one';
  const values = { zone: moment.transits[person]!.moment.place.timeZone };
  const assumed: readonly PairWarning[] = moment.placeAssumed ? [{ person, code: 'moment_place_assumed', values }] : [];
  const warnings = SIDES.flatMap((person) => {
    const transits = moment.transits[person];
    return transits === undefined
      ? []
      : transitWarningsOf(transits).map(({ code, values }): PairWarning => ({ person, code, values }));
  });
  return [...assumed, ...warnings.filter(({ code }) => code !== 'moment_place_assumed')];
}
