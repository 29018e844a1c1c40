// What a chart says at its head in some languages, from the document of every chart.

import { BRANCH_IDS, type Branch } from '../../cycle/branch.ts';
import { PAIR_IDS, type Sexagenary, sexagenary } from '../../cycle/sexagenary.ts';
import { fill } from '../../words/fill.ts';
import { BUREAU_IDS, type Bureau } from '../../ziwei/bureau.ts';
import { ziDoujunOf } from '../../ziwei/doujun.ts';
import { yearAndBureau } from '../../ziwei/year-and-bureau.ts';
import { yearAndLife } from '../../ziwei/year-and-life.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import type { DrawnDocument } from './arguments.ts';
import type { Script } from './script.ts';

type HeadOf = Pick<DrawnDocument, 'ziwei' | 'palaces'>;

/** thuận lý, and Cục sinh Bản Mệnh; undefined in languages that do not say it. */
export function vietnameseHead(
  document: HeadOf,
  { head }: DrawingWords,
): { readonly order: string; readonly relation: string } | undefined {
  if (head === undefined) return undefined;
  const year = yearOf(document);
  const bureau = (BUREAU_IDS.indexOf(document.ziwei.bureau.id) + 2) as Bureau;
  const { relation, from } = yearAndBureau({ year, bureau });
  const [first, second] = from === 'year' ? [head.year, head.bureau] : [head.bureau, head.year];
  return {
    order: head[yearAndLife({ year, life: lifeOf(document) }).order],
    relation: fill(head.relations[relation], { from: first, to: second }),
  };
}

/** The branch of 子年斗君; undefined in languages that do not say it. */
export function ziDoujunText(
  document: HeadOf,
  { ziDoujun }: DrawingWords,
  nameOf: Script['nameOf'],
): readonly [label: string, branch: string] | undefined {
  if (ziDoujun === undefined) return undefined;
  const at = BRANCH_IDS[ziDoujunOf({ life: lifeOf(document) })];
  return [ziDoujun, nameOf(document.palaces.find(({ branch }) => branch.id === at)!.branch)];
}

const lifeOf = ({ palaces }: HeadOf): Branch =>
  BRANCH_IDS.indexOf(palaces.find(({ id }) => id === 'life')!.branch.id) as Branch;

const yearOf = ({ ziwei }: HeadOf): Sexagenary => sexagenary(PAIR_IDS.indexOf(ziwei.yearPillar.id));
