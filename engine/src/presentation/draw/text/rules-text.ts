// The conventions of a document in words: common ones as sentences, rare ones by their names.

import { CHART_RULE_IDS, RARE_CONVENTION_IDS } from '../../../calculation/casting/conventions.ts';
import { RARE_LEVEL_IDS } from '../../../calculation/casting/transits/conventions.ts';
import { GRADED_STAR_HANZI } from '../../../calculation/ziwei/star-hanzi.ts';
import { GRADED_STAR_IDS, type GradedStarId } from '../../../calculation/ziwei/star-ids.ts';
import type {
  ConventionsDocument,
  PalaceDocument,
  TransitConventionsDocument,
} from '../../documents/tables/document.generated.ts';
import { conventionName, conventionValue } from '../../words/convention-names.ts';
import type { WordedConventionId } from '../../words/convention-words.ts';
import { type LineWords, ruleText } from '../facts/text-lines.ts';

/** Names a star; without one by its Hanzi. */
type StarName = (star: GradedStarId) => string;
const hanziOf: StarName = (star) => GRADED_STAR_HANZI[GRADED_STAR_IDS.indexOf(star)]!;

/** Names stars as in the palaces of a document. */
export const starNamesIn =
  (palaces: readonly PalaceDocument[], { nameOf }: LineWords): StarName =>
  (id) => {
    const star = palaces
      .flatMap(({ majorStars, minorStars }) => [...majorStars, ...minorStars])
      .find((own) => own.id === id);
    return star === undefined ? hanziOf(id) : nameOf(star);
  };

/** Sentences of the conventions of a chart, in the order of their table. */
export const chartRules = (
  conventions: ConventionsDocument,
  words: LineWords,
  starName = hanziOf,
): readonly string[] => [
  ...CHART_RULE_IDS.map((id) => ruleText(conventions[id], words.rules)),
  ...rareRules(RARE_CONVENTION_IDS, conventions, words, starName),
];

/** Rare rules of a moment. */
export const flowRules = (conventions: TransitConventionsDocument, words: LineWords): readonly string[] =>
  rareRules(RARE_LEVEL_IDS, conventions, words, hanziOf);

const rareRules = <Id extends WordedConventionId>(
  ids: readonly Id[],
  conventions: { readonly [Each in Id]?: string | undefined },
  { language, colon }: LineWords,
  starName: StarName,
): readonly string[] =>
  ids.flatMap((id) => {
    const value = conventions[id];
    return value === undefined
      ? []
      : [`${conventionName(id, language)}${colon}${conventionValue(id, value, language, starName)}`];
  });
