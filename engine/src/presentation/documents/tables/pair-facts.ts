// Facts for the document of two people: the people, the names of their places, and the warnings of the engine and of its caller.

import type { Transits } from '../../../calculation/casting/transits/cast-transits.ts';
import { isObject, type Rule, ruleFor } from '../../../calculation/input/input.ts';
import type { TwoPeople } from '../../../calculation/pair/pair.ts';
import type { Person, Side } from '../../../calculation/pair/person.ts';
import { type PairWarning, pairWarningsOf } from '../../../calculation/pair/warnings.ts';
import { type CallerWarning, type PlaceFacts, pointOf } from './facts.ts';
import type { MomentPlaceFacts } from './transit-facts.ts';

/** A warning of the caller, and the person it concerns. */
export interface CallerPairWarning extends CallerWarning {
  readonly person?: Side | undefined;
}

/** Places of two people with their names; by default without names. */
export interface PairPlaces extends Readonly<Partial<Record<Side, PlaceFacts | undefined>>> {
  readonly moment?: MomentPlaceFacts | undefined;
}

/** A person with the birthplace. */
export interface PersonFacts {
  readonly person: Person;
  readonly place: PlaceFacts | undefined;
}

/** Two people, their places, and warnings. */
export class PairFacts {
  readonly pair: TwoPeople;
  readonly #places: PairPlaces;
  readonly #given: readonly CallerPairWarning[];

  /** @param given warnings after the engine's own */
  constructor(pair: TwoPeople, places: PairPlaces = {}, given: readonly CallerPairWarning[] = []) {
    this.pair = pair;
    this.#places = places;
    this.#given = given;
  }

  personOf(side: Side): PersonFacts {
    const person = this.pair[side];
    const place = person.chart?.birth.place;
    return { person, place: this.#places[side] ?? (place && pointOf(place)) };
  }

  /** Moment of the transits of either birth: clock and place are the same for both. */
  get moment(): Transits['moment'] | undefined {
    const { one, other } = this.pair.moment?.transits ?? {};
    return (one ?? other)?.moment;
  }

  get momentPlace(): MomentPlaceFacts | undefined {
    const { moment } = this;
    if (moment === undefined || this.#places.moment !== undefined) return this.#places.moment;
    const { one, other } = this.#places;
    return (moment.placeAssumed || this.pair.moment!.placeAssumed ? (one ?? other) : undefined) ?? moment.place;
  }

  get warnings(): readonly (PairWarning | CallerPairWarning)[] {
    return [...pairWarningsOf(this.pair), ...this.#given];
  }
}

/** Validates a result of `pairOf`. */
export const PAIR_RULE: Rule = /* @__PURE__ */ ruleFor('object', 'two people of pairOf', (pair) => {
  if (!isObject(pair)) return false;
  const { one, other, ziwei, fourPillars, conventions } = pair;
  return [one, other, ziwei, fourPillars, conventions].every(isObject);
});
