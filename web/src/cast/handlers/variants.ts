// Worker handlers for the variants of a chart, and for the names of everything that another program can show.

import {
  CONVENTION_VALUES,
  chartVariants,
  type Label,
  pairFromHanzi,
  type ShownElsewhere,
  variantsShowing,
} from 'beichen';
import { inline, label, list } from 'beichen/document';
import { type LanguageWords, type VariantEntries, variantEntries } from 'beichen/draw';
import { ADJECTIVE_STAR_IDS, BRANCH_HANZI, BUREAU_IDS, MAIN_STAR_IDS, PAIR_IDS, STEM_HANZI } from 'beichen/glossary';
import {
  branchOfPair,
  conventionName,
  conventionValue,
  GRADED_STAR_IDS,
  RARE_CONVENTION_IDS,
  type RareConventionId,
  VARIANTS,
  VariantFacts,
} from 'beichen/internal';
import { partDescriber } from 'beichen/one-language';
import { castOnDevice, type DeviceRequest } from 'beichen-service/on-device';
import type { CastersOf } from './casters-of.ts';

/** Names of the facts that another program can show. */
export interface Showable {
  readonly mainStars: readonly Label[];
  readonly branches: readonly Label[];
  readonly bureaus: readonly Label[];
  readonly pairs: readonly Label[];
  readonly stars: readonly Label[];
}

/** The name of each rare convention, and of each of its values. */
export type ConventionNames = Readonly<
  Record<RareConventionId, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
>;

/** Requests for variants, and their answers. */
export interface VariantCasts {
  readonly variants: {
    readonly request: { readonly birth: DeviceRequest; readonly shown?: ShownElsewhere };
    readonly answer: { readonly programShows: VariantEntries; readonly showable: Showable };
  };
  readonly conventionNames: { readonly request: undefined; readonly answer: ConventionNames };
}

/** The sixty pairs. The first twelve contain each branch once. */
const PAIRS = PAIR_IDS.map((_, place) => pairFromHanzi(STEM_HANZI[place % 10]! + BRANCH_HANZI[place % 12]!));

const SHOWABLE = inline<undefined>()({
  mainStars: list(label('mainStars'), () => MAIN_STAR_IDS),
  branches: list(label('branches'), () => PAIRS.slice(0, 12).map(branchOfPair)),
  bureaus: list(label('bureaus'), () => BUREAU_IDS),
  pairs: list(label('pairs'), () => PAIRS),
  gradedStars: list(label('gradedStars'), () => GRADED_STAR_IDS),
  adjectiveStars: list(label('adjectiveStars'), () => ADJECTIVE_STAR_IDS),
});

/** Returns the handlers of variants, in the language of the words. */
export const variantCasters = (words: LanguageWords): CastersOf<VariantCasts> => ({
  variants({ birth, shown }) {
    const { chart, place } = castOnDevice(birth);
    const all = chartVariants(chart, { rare: shown !== undefined });
    const facts = new VariantFacts(all, shown && variantsShowing(all, shown), place);
    const { gradedStars, adjectiveStars, ...showable } = partDescriber(SHOWABLE, words)(undefined);
    return {
      programShows: variantEntries(partDescriber(VARIANTS, words)(facts), words),
      showable: { ...showable, stars: [...gradedStars, ...adjectiveStars] },
    };
  },
  conventionNames() {
    const { gradedStars } = partDescriber(SHOWABLE, words)(undefined);
    const { language } = words;
    const starName = (id: string) => gradedStars.find((star) => star.id === id)!.name;
    const entries = RARE_CONVENTION_IDS.map((id) => {
      const values = CONVENTION_VALUES[id].map((value) => [value, conventionValue(id, value, language, starName)]);
      return [id, { name: conventionName(id, language), values: Object.fromEntries(values) }];
    });
    return Object.fromEntries(entries);
  },
});
