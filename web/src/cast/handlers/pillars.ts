// Worker handler for the Four Pillars at a moment: luck, year and month pillars beside the natal ones, and the lists from which a reader chooses them.

import {
  castTimeline,
  InvalidMoment,
  type Label,
  type PillarTransitsDocument,
  type Stem,
  type Timeline,
  type TimelineDocument,
  type TimelineSolarMonthDocument,
  type TimelineSolarYearDocument,
} from 'beichen';
import { inline, label } from 'beichen/document';
import type { LanguageWords } from 'beichen/draw';
import { elementOfStem, selectPart, stemOf, TIMELINE, TimelineFacts, TRANSITS, TransitFacts } from 'beichen/internal';
import { partDescriber } from 'beichen/one-language';
import { castOnDevice, type DeviceRequest } from 'beichen-service/on-device';
import type { CastersOf } from './casters-of.ts';

/** Luck, year and month at a moment, with the years of the luck and the months of the year. */
export interface PillarsAtMoment {
  readonly pillars: Pick<PillarTransitsDocument, 'luck' | 'smallLuck' | 'year' | 'month'>;
  /** The elements of their stems, by the ids of the stems. */
  readonly elements: Readonly<Record<string, Label>>;
  readonly years: readonly TimelineSolarYearDocument[];
  readonly months: readonly TimelineSolarMonthDocument[];
}

export interface PillarsCasts {
  readonly pillars: {
    /** `at`: an instant in UTC. */
    readonly request: { readonly birth: DeviceRequest; readonly at: string };
    /** Undefined before the birth and after the tables. */
    readonly answer: PillarsAtMoment | undefined;
  };
}

/** The members of the transits that have a column. */
const COLUMNS = ['luck.pillar', 'smallLuck', 'year', 'month'];
const MEMBERS = COLUMNS.flatMap((column) => ['stars', 'relations'].map((member) => `fourPillars.${column}.${member}`));

/** A stem with its element. */
const STEM = inline<Stem>()({ stem: label('stems', (stem) => stem), element: label('elements', elementOfStem) });

/** Returns the handler for pillars at a moment, in the language of the words: the words of depth and of transits. */
export function pillarsCasters(words: LanguageWords): CastersOf<PillarsCasts> {
  const describe = partDescriber(selectPart(TRANSITS, ['fourPillars', ...MEMBERS].join()), words);
  const describeList = partDescriber(selectPart(TIMELINE, 'years,months'), words);
  const describeElement = partDescriber(STEM, words);
  return {
    pillars({ birth, at }) {
      const { chart, place } = castOnDevice(birth);
      const describeTimeline = (timeline: Timeline) =>
        describeList(new TimelineFacts(timeline, place)) as object as TimelineDocument;
      try {
        const years = castTimeline(chart, at, 'years');
        const { fourPillars } = describe(new TransitFacts(years.transits, place)) as object as {
          readonly fourPillars: PillarTransitsDocument;
        };
        const { luckPillar, smallLuck, year, month } = years.transits.pillars;
        const stems = [luckPillar ?? smallLuck, year, month].map(({ pair }) => describeElement(stemOf(pair)));
        return {
          pillars: fourPillars,
          elements: Object.fromEntries(stems.map(({ stem, element }) => [stem.id, element])),
          years: describeTimeline(years).years!.fourPillars,
          months: describeTimeline(castTimeline(chart, at, 'months')).months!.fourPillars,
        };
      } catch (error) {
        if (error instanceof InvalidMoment) return undefined;
        throw error;
      }
    },
  };
}
