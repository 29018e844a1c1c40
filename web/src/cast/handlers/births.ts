// Worker handlers for births with given facts: a page of births in order of time, at the birthplace and with the conventions of a chart, by both rules at
// 23:00; and names of all facts that can be known. A search runs in short turns, and a new search cancels it.

import {
  type BirthsDocument,
  type BirthsFound,
  type Chart,
  CONVENTION_VALUES,
  type DayBoundary,
  type GradedStarId,
  type KnownBirth,
  type Label,
} from 'beichen';
import { birthsInTurns } from 'beichen/births';
import { inline, label, list } from 'beichen/document';
import type { LanguageWords } from 'beichen/draw';
import {
  ADJECTIVE_STAR_IDS,
  BRANCH_IDS,
  BUREAU_IDS,
  MAIN_STAR_IDS,
  MAJOR_STAR_IDS,
  MINOR_STAR_IDS,
  PALACE_IDS,
  STEM_IDS,
  TRANSFORMATION_IDS,
} from 'beichen/glossary';
import { BIRTHS, birthsFacts } from 'beichen/internal';
import { partDescriber } from 'beichen/one-language';
import { PATTERN_IDS } from 'beichen/patterns';
import { castOnDevice, type DeviceRequest } from 'beichen-service/on-device';
import type { CastersOf, TurningCastersOf } from './casters-of.ts';

/** Everything that can be known about a birth, with names. */
export interface Knowable {
  readonly stems: readonly Label[];
  readonly branches: readonly Label[];
  readonly mainStars: readonly Label[];
  readonly bureaus: readonly Label[];
  readonly majorStars: readonly Label[];
  readonly minorStars: readonly Label[];
  readonly adjectiveStars: readonly Label[];
  readonly palaces: readonly Label[];
  readonly patterns: readonly Label[];
  readonly transformations: readonly Label[];
  /** For each transformation, the stars that can have it by the tables of the school. */
  readonly transformed: readonly (readonly Label[])[];
}

/** A search: the known facts, the years, and the cursor. */
export interface SearchForBirths {
  readonly known: KnownBirth;
  readonly fromYear: number;
  readonly toYear: number;
  readonly after?: number;
}

export type FoundBirth = BirthsDocument['births'][number];

/** A birth that matches. */
export interface BirthOfPage {
  readonly birth: FoundBirth;
  /** The only rule at 23:00 by which the birth matches; absent if it matches by both. */
  readonly rule?: DayBoundary;
}

export interface PageOfBirths {
  /** Counts by each rule at 23:00; a single count if both find the same births. */
  readonly counts: readonly { readonly rule: DayBoundary; readonly count: number }[];
  /** Counts of births that fit in earlier and later years, by the rule of the chart; absent on later pages. */
  readonly elsewhere?: { readonly earlier: number; readonly later: number };
  readonly births: readonly BirthOfPage[];
  /** Cursor of the next page; absent on the last one. */
  readonly next?: number;
  /** Conditions that contradict each other in every year, by either rule. */
  readonly contradicts: BirthsDocument['contradicts'];
}

/** Requests for births, and their answers. */
export interface BirthsCasts {
  readonly knowable: { readonly request: { readonly birth: DeviceRequest }; readonly answer: Knowable };
  /** Undefined if a later search has cancelled this one. */
  readonly births: {
    readonly request: { readonly birth: DeviceRequest; readonly search: SearchForBirths };
    readonly answer: PageOfBirths | undefined;
  };
}

/** The handlers of these requests. */
export type BirthsCasters = CastersOf<Pick<BirthsCasts, 'knowable'>> & TurningCastersOf<Pick<BirthsCasts, 'births'>>;

const KNOWABLE = inline<undefined>()({
  stems: list(label('stems'), () => STEM_IDS),
  branches: list(label('branches'), () => BRANCH_IDS),
  mainStars: list(label('mainStars'), () => MAIN_STAR_IDS),
  bureaus: list(label('bureaus'), () => BUREAU_IDS),
  majorStars: list(label('majorStars'), () => MAJOR_STAR_IDS),
  minorStars: list(label('minorStars'), () => MINOR_STAR_IDS),
  adjectiveStars: list(label('adjectiveStars'), () => ADJECTIVE_STAR_IDS),
  palaces: list(label('palaces'), () => PALACE_IDS),
  patterns: list(label('patterns'), () => PATTERN_IDS),
  transformations: list(label('transformations'), () => TRANSFORMATION_IDS),
});

/** Returns the handlers for births, in the language of the words, which are the same as for the handlers in depth.ts. */
export function birthsCasters(words: LanguageWords): BirthsCasters {
  const describeKnowable = partDescriber(KNOWABLE, words);
  const describe = partDescriber(BIRTHS, words);
  let searches = 0;
  return {
    knowable({ birth }) {
      const { conventions } = castOnDevice(birth).chart;
      const names = describeKnowable(undefined);
      const graded = [...names.majorStars, ...names.minorStars];
      const isTransformed = (star: Label, place: number) =>
        conventions.school.transformations.some((four) => four[place] === (star.id as GradedStarId));
      return {
        ...names,
        transformed: names.transformations.map((_, place) => graded.filter((star) => isTransformed(star, place))),
      };
    },
    async births({ birth, search }) {
      const mine = ++searches;
      const { chart, place } = castOnDevice(birth);
      const found: BirthsFound[] = [];
      for (const rule of rulesFor(search.known, chart)) {
        const own = await inTurns(searchBy(rule, search, chart), () => mine === searches);
        if (own === undefined) return undefined;
        found.push(own);
      }
      return pageOf(found, (own) => describe(birthsFacts(own, place)));
    },
  };
}

/** The rules at 23:00 that can find different births, the chart's rule first: both, unless the known facts exclude the double hour of 子. */
function rulesFor({ doubleHour, hourPillar }: KnownBirth, { conventions }: Chart): readonly DayBoundary[] {
  const own = conventions.dayBoundary;
  const mayBeZi = [doubleHour, hourPillar?.branch].every((branch) => branch === undefined || branch === 'zi');
  return mayBeZi ? [own, ...CONVENTION_VALUES.dayBoundary.filter((rule) => rule !== own)] : [own];
}

const searchBy = (dayBoundary: DayBoundary, { known, ...options }: SearchForBirths, { birth, conventions }: Chart) =>
  birthsInTurns(known, { ...options, place: birth.place, conventions: { ...conventions, dayBoundary } });

/** Milliseconds that a search runs before other requests have their turn. */
const MS_OF_A_TURN = 10;

/** Runs work in turns. Undefined if it is no longer wanted. */
async function inTurns<T>(work: Generator<void, T>, isWanted: () => boolean): Promise<T | undefined> {
  while (isWanted()) {
    const end = performance.now() + MS_OF_A_TURN;
    do {
      const turn = work.next();
      if (turn.done) return turn.value;
    } while (performance.now() < end);
    await new Promise((next) => setTimeout(next));
  }
  return undefined;
}

/** Merges the results of one or two rules into one list, up to the point that all of them have reached. */
function pageOf(all: readonly BirthsFound[], describe: (found: BirthsFound) => BirthsDocument): PageOfBirths {
  const documents = all.map(describe);
  const ends = all.flatMap(({ next }) => (next === undefined ? [] : [next]));
  const end = Math.min(...ends); // infinite if there are none
  const keyOf = ({ from, to, moment }: BirthsFound['births'][number]) => `${from.instant} ${to.instant} ${moment.day}`;
  const keys = all.map(({ births }) => new Set(births.map(keyOf)));
  const births = all.flatMap((found, n) =>
    found.births.flatMap((birth, place) => {
      const others = keys.filter((_, other) => other !== n);
      const isOfAll = others.every((other) => other.has(keyOf(birth)));
      if (birth.from.instant > end || (isOfAll && n > 0)) return [];
      return [
        {
          from: birth.from.instant,
          own: {
            birth: documents[n]!.births[place]!,
            ...(!isOfAll && { rule: found.conventions.dayBoundary }),
          } satisfies BirthOfPage,
        },
      ];
    }),
  );
  const isContradictory = all.every(({ contradicts }) => contradicts.length > 0);
  return {
    counts: all.map(({ count, conventions }) => ({ rule: conventions.dayBoundary, count })),
    ...(all[0]?.earlier !== undefined && { elsewhere: { earlier: all[0].earlier, later: all[0].later ?? 0 } }),
    births: births.sort((a, b) => a.from - b.from).map(({ own }) => own),
    ...(ends.length > 0 && { next: end }),
    contradicts: isContradictory ? documents[0]!.contradicts : [],
  };
}
