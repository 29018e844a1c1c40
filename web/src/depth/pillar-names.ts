// Names of pillars in depth.

import type { Label, Language, RelationDocument } from 'beichen';
import type { ChartAnswer } from '../cast/api.ts';
import { joined, namedShort } from '../dom/star-text.ts';
import type { PartWords } from '../words/part-words.ts';
import type { Words } from '../words/words.ts';

/** The words of the page, and those of depth. */
export type DepthWords = Words & PartWords['pillarDepth'];

type Places = RelationDocument['pillars'];

export interface PillarNames {
  readonly language: Language;
  readonly words: DepthWords;
  readonly pillar: (id: Places[number]) => string;
  /** Undefined if there are none. */
  readonly pillars: (ids: Places) => string | undefined;
  /** Names without glosses, on one line. */
  readonly list: (labels: readonly Label[]) => string;
}

/** The names for a chart. */
export function pillarNames({ input }: ChartAnswer, words: DepthWords): PillarNames {
  const language = input.lang;
  const names: Readonly<Record<string, string>> = {
    year: words.yearPillar,
    month: words.monthPillar,
    day: words.dayPillar,
    hour: words.hourPillar,
  };
  const pillar = (id: string): string => names[id]!;
  return {
    language,
    words,
    pillar,
    pillars: (ids) => (ids.length === 0 ? undefined : joined(ids.map(pillar), language)),
    list: (labels) =>
      joined(
        labels.map((label) => namedShort(label, language)),
        language,
      ),
  };
}

/** The stems of a relation, or its branches; none for a relation of whole pillars. */
export const membersOf = ({ stems, branches = [] }: RelationDocument): readonly Label[] => stems ?? branches;
