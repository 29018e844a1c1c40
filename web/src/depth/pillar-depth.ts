// The section of the pillars in depth. In a section of their own: what it shows is calculated, and what shows it is loaded, when it is first opened.

import type { PillarStarSet } from 'beichen';
import type { ChartAnswer } from '../cast/api.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import type { PillarTurn } from '../chart/pillar-turn.ts';
import { sectionWhenOpened } from '../dom/section.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';

/** The stars of the pillars. */
const STARS = ['year', 'month', 'day', 'hour'].map((pillar) => `fourPillars.${pillar}.stars`).join();

/** What is requested: the pillars with all that they hold on request. */
const FIELDS = [
  'fourPillars,dayMaster,fiveElements,boneWeight,birth.dayAlmanac',
  ...['relations', 'monthCommand', 'monthPattern', 'structures'].map((member) => `fourPillars.${member}`),
  ...['year', 'month', 'day', 'hour'].flatMap((pillar) =>
    ['command', 'stem.roots', 'branch.hiddenStems.shownIn'].map((member) => `fourPillars.${pillar}.${member}`),
  ),
  'dayMaster.support,fiveElements.elements.season',
  STARS,
].join();

interface DepthOptions {
  readonly life: BirthQueries;
  readonly turn: PillarTurn;
  readonly isOpen: boolean;
}

/** The section, empty until it is open. */
export function pillarDepthSection(answer: ChartAnswer, { life, turn, isOpen }: DepthOptions): HTMLDetailsElement {
  const { lang } = answer.input;
  const words = WORDS[lang];
  const { pillarDepthHeading: heading, pillarDepthGist: gist } = PART_WORDS[lang].sections;
  return sectionWhenOpened({ look: 'pillar-depth', heading, gist, isOpen }, words, async (status) => {
    const [{ pillarDepth }, document] = await Promise.all([
      import('./pillar-depth-view.ts'),
      life.depth(FIELDS),
      loadPartWords(lang),
    ]);
    const starsBy = async (set: PillarStarSet) => (await life.depth(`fourPillars,${STARS}`, set)).fourPillars!;
    status.replaceWith(
      ...pillarDepth(answer, document, { turn, starsBy }, { ...words, ...PART_WORDS[lang].pillarDepth }),
    );
  });
}
