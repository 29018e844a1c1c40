// Request of variants: a birth as in a request for a chart, and facts of another program's chart; or every problem at once.

import { type ConventionId, type PairId, pairFromHanzi, type ShownElsewhere } from 'beichen';
import { BRANCH_HANZI, BRANCH_IDS, PAIR_IDS } from 'beichen/glossary';
import { type ChartRequest, requestFor } from './chart-request.ts';
import { KnownReader } from './known-facts.ts';
import { VARIANTS_PARAMETERS } from './parameters/variants.ts';
import { isUnknown, pillarsOfLine } from './pillar-line.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import type { ParametersRead, Values } from './read-parameters.ts';
import type { RequestReader } from './reading.ts';

/** A request for the variants of a chart. */
export interface VariantsRequest extends ChartRequest {
  readonly values: Values<typeof VARIANTS_PARAMETERS>;
  /** Facts of another program's chart; undefined if none was sent. */
  readonly shown: ShownElsewhere | undefined;
}

/** Births, and facts of another program's chart. */
export const BIRTH_SHOWN_ELSEWHERE: RequestReader<typeof VARIANTS_PARAMETERS, VariantsRequest, ConventionId> = {
  parameters: VARIANTS_PARAMETERS,
  request(parameters, places, more) {
    const { shown, problems } = shownElsewhere(parameters);
    return { ...requestFor(parameters, places, [...more, ...problems]), values: parameters.values, shown };
  },
};

type VariantsParameters = ParametersRead<
  typeof VARIANTS_PARAMETERS,
  Exclude<keyof typeof VARIANTS_PARAMETERS, ConventionId>
>;

interface Shown {
  readonly shown: ShownElsewhere | undefined;
  readonly problems: readonly ParameterProblem[];
}

function shownElsewhere({ values, problemOf }: VariantsParameters): Shown {
  const { matchMainStar, matchLifePalace, matchBureau, matchPillars, matchLunarDate, matchLeapMonth, matchStar } =
    values;
  const reader = new KnownReader(problemOf);
  const { problems } = reader;
  const mainStar = matchMainStar && reader.mainStar('matchMainStar', matchMainStar);
  const lifePalace =
    matchLifePalace &&
    reader.among('matchLifePalace', [...BRANCH_IDS, ...PAIR_IDS], ['branches', 'pairs'], idOf(matchLifePalace.trim()));
  const pillars = matchPillars === undefined ? {} : pillarsIn(matchPillars);
  if (pillars === undefined) problems.push(problemOf('matchPillars', 'notFourPillars'));
  if (matchLeapMonth !== undefined && matchLunarDate === undefined) {
    problems.push(problemOf('matchLeapMonth', 'leapMonthOfNoLunarDate'));
  }
  const stars = reader.stars('matchStar', matchStar);
  const shown: ShownElsewhere = {
    ...(mainStar && { mainStar }),
    ...(lifePalace && { lifePalace }),
    ...(matchBureau && { bureau: matchBureau }),
    ...pillars,
    ...(matchLunarDate && { lunarDate: lunarDateOf(matchLunarDate, matchLeapMonth) }),
    ...(stars.length > 0 && { stars }),
  };
  return { shown: Object.keys(shown).length === 0 ? undefined : shown, problems };
}

const lunarDateOf = (
  { year, month, day }: NonNullable<VariantsRequest['values']['matchLunarDate']>,
  leapMonth: boolean | undefined,
): NonNullable<ShownElsewhere['lunarDate']> => ({
  year,
  month,
  day,
  leapMonth,
});

/** The id of a branch or a pair that may be in Hanzi; anything else unchanged. */
function idOf(given: string): string {
  const branch = BRANCH_HANZI.indexOf(given);
  return branch < 0 ? (pairIn(given) ?? given) : BRANCH_IDS[branch]!;
}

const PILLARS = ['yearPillar', 'monthPillar', 'dayPillar', 'hourPillar'] as const;

/** Four pillars, in Hanzi or by ids; undefined for anything else. */
function pillarsIn(text: string): ShownElsewhere | undefined {
  const written = pillarsOfLine(text);
  if (written === undefined) return undefined;
  const pairs = written.map((each) => (isUnknown(each) ? '_' : pairIn(each)));
  if (pairs.includes(undefined) || pairs.every((pair) => pair === '_')) return undefined;
  return Object.fromEntries(PILLARS.flatMap((pillar, n) => (pairs[n] === '_' ? [] : [[pillar, pairs[n]]])));
}

/** The id of a pair in Hanzi or by its id; undefined for anything else. */
function pairIn(text: string): PairId | undefined {
  const id = PAIR_IDS.find((pair) => pair === text.toLowerCase());
  if (id !== undefined) return id;
  try {
    return PAIR_IDS[pairFromHanzi(text)];
  } catch {
    return undefined; // pairFromHanzi throws
  }
}
