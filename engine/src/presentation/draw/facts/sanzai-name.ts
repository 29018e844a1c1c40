// Name of a year of 三災.

import { BRANCH_IDS, branch } from '../../../calculation/cycle/branch.ts';
import { sanzaiOf } from '../../../calculation/cycle/sanzai.ts';
import { WORDS_OF } from '../../words/all-languages.ts';
import { LANGUAGE_FACTS } from '../../words/languages.ts';
import type { DrawnDocument, DrawnTransits } from './arguments.ts';
import { idNames } from './id-names.ts';
import type { LineWords } from './text-lines.ts';

/** Name of the year of 三災, if the document has it or calendars in the language print it; undefined otherwise, and in nine years of twelve. */
export function sanzaiName(
  chart: DrawnDocument,
  { fourPillars: { year } }: DrawnTransits,
  words: Pick<LineWords, 'language' | 'nameOf'>,
): string | undefined {
  if (year.sanzai !== undefined) return words.nameOf(year.sanzai);
  if (LANGUAGE_FACTS[words.language].countsSanzai === undefined) return undefined;
  const [birth, at] = [chart.fourPillars.year, year].map(({ branch: { id } }) => branch(BRANCH_IDS.indexOf(id)));
  const id = sanzaiOf(birth!, at!);
  return id && idNames(WORDS_OF[words.language], words)('sanzai', id);
}
