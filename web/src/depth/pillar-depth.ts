// The section of the pillars in depth. Its data are requested, and its code is loaded, when it is first opened.

import { LANGUAGE_FACTS, type MonthCommandTable } from 'beichen';
import type { ChartAnswer } from '../cast/api.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import type { PillarTurn } from '../chart/pillar-turn.ts';
import { sectionWhenOpened } from '../dom/section.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';
import type { PillarsByChoice } from './pillar-depth-view.ts';

const ofPillars = (member: string): string =>
  ['year', 'month', 'day', 'hour'].map((pillar) => `fourPillars.${pillar}.${member}`).join();

/** The members that a control of the section changes. */
const CHOSEN = {
  monthCommandTable: `fourPillars.monthCommand,${ofPillars('command')}`,
} as const;

/** Requested members: the pillars with everything on request. */
const FIELDS = [
  'fourPillars,dayMaster,fiveElements,boneWeight,birth.dayAlmanac',
  ...['relations', 'monthPattern', 'structures'].map((member) => `fourPillars.${member}`),
  ...['stem.roots', 'branch.hiddenStems.shownIn'].map(ofPillars),
  'dayMaster.support,fiveElements.elements.season',
  ...Object.values(CHOSEN),
].join();

interface DepthOptions {
  readonly life: BirthQueries;
  readonly turn: PillarTurn;
  readonly isOpen: boolean;
}

/** The section; empty until it is opened. */
export function pillarDepthSection(answer: ChartAnswer, { life, turn, isOpen }: DepthOptions): HTMLDetailsElement {
  const { lang } = answer.input;
  const words = WORDS[lang];
  const { monthCommandTable: table } = LANGUAGE_FACTS[lang];
  const { pillarDepthHeading: heading, pillarDepthGist: gist } = PART_WORDS[lang].sections;
  return sectionWhenOpened({ look: 'pillar-depth', heading, gist, isOpen }, words, async (status) => {
    const [{ pillarDepth }, document] = await Promise.all([
      import('./pillar-depth-view.ts'),
      life.depth(FIELDS, table && { monthCommandTable: table }),
      loadPartWords(lang),
    ]);
    const chosen: PillarsByChoice = async (id, value) =>
      (await life.depth(`fourPillars,${CHOSEN[id]}`, { [id]: value as MonthCommandTable })).fourPillars!;
    status.replaceWith(
      ...pillarDepth(answer, document, { turn, chosen }, { ...words, ...PART_WORDS[lang].pillarDepth }),
    );
  });
}
