// Worker handler for two people: their relations in Zi Wei and in the Four Pillars, and their charts.

import { type Chart, type ChartDocument, InvalidMoment, type PlaceFacts, type TwoPeopleDocument } from 'beichen';
import { CHART, ChartFacts } from 'beichen/document';
import type { LanguageWords } from 'beichen/draw';
import { PAIR, PairFacts, pathsByDefault, selectPart } from 'beichen/internal';
import { partDescriber } from 'beichen/one-language';
import { type PairOptions, type PersonInput, pairOf, type Side, type TwoPeople } from 'beichen/pair';
import { castOnDevice, type DeviceRequest } from 'beichen-service/on-device';
import type { CastersOf } from './casters-of.ts';

/** A person of whom only the year of birth is known. */
export interface YearAlone {
  readonly year: number;
  readonly beforeNewYear?: boolean;
}

/** A person: a birth, a day without its hour, which is requested at noon, or only a year. */
export type PairPerson =
  | { readonly birth: DeviceRequest; readonly isDay: boolean; readonly isGenderKnown: boolean }
  | YearAlone;

/** Two people, and the charts of those whose hour is known. */
export interface PairOnPage {
  readonly pair: TwoPeopleDocument;
  readonly charts: { readonly [Person in Side]?: ChartDocument };
  /** True if the moment could not be cast, such as one before the later birth. */
  readonly isMomentRefused: boolean;
}

export interface PairCasts {
  readonly pair: {
    /** `at`: a moment in both lives, as the API takes it. */
    readonly request: Readonly<Record<Side, PairPerson>> & { readonly at?: string };
    readonly answer: PairOnPage;
  };
}

/** A person as input of the engine, with a chart: of the birth, or of noon if the hour is unknown. */
interface Given {
  readonly person: PersonInput;
  readonly chart?: Chart;
  readonly place?: PlaceFacts;
}

/** Returns the handler for two people, in the language of the words: the words of depth, of transits and of pairs. */
export function pairCasters(words: LanguageWords): CastersOf<PairCasts> {
  const fields = [...pathsByDefault(PAIR), 'fourPillars.otherSeenByOne.stars', 'fourPillars.oneSeenByOther.stars'];
  const describe = partDescriber(selectPart(PAIR, fields.join()), words);
  const describeChart = partDescriber(CHART, words);
  return {
    pair({ one, other, at }) {
      const people = { one: givenOf(one), other: givenOf(other) };
      const { pair, isMomentRefused } = castPair(people, at);
      const places = { one: people.one.place, other: people.other.place };
      const charts = Object.fromEntries(
        SIDES.flatMap((side) => {
          const { chart } = pair[side];
          return chart === undefined ? [] : [[side, describeChart(new ChartFacts(chart, people[side].place))]];
        }),
      );
      return {
        pair: describe(new PairFacts(pair, places)) as unknown as TwoPeopleDocument,
        charts,
        isMomentRefused,
      };
    },
  };
}

const SIDES = ['one', 'other'] as const;

function givenOf(person: PairPerson): Given {
  if ('year' in person) return { person };
  const { chart, place } = castOnDevice(person.birth);
  if (!person.isDay) return { person: chart, chart, place };
  const { hour: _hour, minute: _minute, disambiguation: _disambiguation, gender, ...day } = chart.birth;
  return { person: { ...day, ...(person.isGenderKnown && { gender }) }, chart, place };
}

/** Casts a pair by the conventions of the first birth; without the moment if it cannot be cast. */
function castPair(
  { one, other }: Readonly<Record<Side, Given>>,
  at: string | undefined,
): { readonly pair: TwoPeople; readonly isMomentRefused: boolean } {
  const { calendarRegion: _own, ...conventions } = (one.chart ?? other.chart)!.conventions;
  const cast = (options: PairOptions = {}) => pairOf(one.person, other.person, { conventions, ...options });
  try {
    return { pair: cast(at === undefined ? {} : { at }), isMomentRefused: false };
  } catch (error) {
    if (!(error instanceof InvalidMoment)) throw error;
    return { pair: cast(), isMomentRefused: true };
  }
}
