// Worker handlers for a birth without an hour: every chart of its day, with the content of a small board for each, and what all of them have in common.

import {
  type Chart,
  type ChartDocument,
  castDay,
  chartsShowing,
  type DayDocument,
  type KnownFacts,
  type Label,
} from 'beichen';
import { CHART, ChartFacts } from 'beichen/document';
import type { LanguageWords } from 'beichen/draw';
import { DAY, DayFacts, selectPart } from 'beichen/internal';
import { partDescriber } from 'beichen/one-language';
import { castOnDevice, type DeviceRequest } from 'beichen-service/on-device';
import type { CastersOf } from './casters-of.ts';

/** A palace on a small board. */
export interface SmallPalace {
  readonly isLife: boolean;
  readonly isBody: boolean;
  /** The names of its major stars. */
  readonly stars: readonly string[];
}

export interface ChartsOfDay {
  readonly day: DayDocument;
  /** For each chart the palaces, from 寅 on. */
  readonly boards: readonly (readonly SmallPalace[])[];
  /** Names of the branches, by their ids. */
  readonly branches: Readonly<Record<string, Label>>;
}

/** Requests for a birth without an hour, and their answers. */
export interface DayCasts {
  readonly day: {
    /** The birth, at any hour. */
    readonly request: { readonly birth: DeviceRequest };
    readonly answer: ChartsOfDay;
  };
  /** Indexes of the charts of the day that match the known facts. */
  readonly fitting: {
    readonly request: { readonly birth: DeviceRequest; readonly known: KnownFacts };
    readonly answer: readonly number[];
  };
}

type Palaces = Pick<ChartDocument, 'palaces'>;

/** Returns the handlers for a day, in the language of the words. The words are those of the handlers in depth.ts. */
export function dayCasters(words: LanguageWords): CastersOf<DayCasts> {
  const describeDay = partDescriber(DAY, words);
  const describePalaces = partDescriber(selectPart(CHART, 'palaces'), words) as unknown as (
    facts: ChartFacts,
  ) => Palaces;
  return {
    day({ birth }) {
      const { chart, place } = castOnDevice(birth);
      const day = dayOf(chart);
      const palaces = day.charts.map((own) => describePalaces(new ChartFacts(own.chart, place)).palaces);
      const first = palaces[0]!;
      return {
        day: describeDay(new DayFacts(day, day.charts, place)),
        boards: palaces.map((each) =>
          each.map(({ id, isBodyPalace, majorStars }) => ({
            isLife: id === 'life',
            isBody: isBodyPalace,
            stars: majorStars.map(({ name }) => name),
          })),
        ),
        branches: byId(first.map(({ branch }) => branch)),
      };
    },
    fitting({ birth, known }) {
      const day = dayOf(castOnDevice(birth).chart);
      return chartsShowing(day, known).map((chart) => day.charts.indexOf(chart));
    },
  };
}

/** Casts the day of a birth; its hour has no effect. */
function dayOf({ birth, conventions }: Chart): ReturnType<typeof castDay> {
  const { hour: _hour, minute: _minute, disambiguation: _disambiguation, ...born } = birth;
  return castDay(born, conventions);
}

const byId = (labels: readonly Label[]): Readonly<Record<string, Label>> =>
  Object.fromEntries(labels.map(({ id, name, hanzi }) => [id, { id, name, hanzi }]));
