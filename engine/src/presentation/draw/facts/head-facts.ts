// Facts at the head of a chart in some languages, from the document of the chart. It uses ids and does not import the module ziwei: rolldown breaks the script
// of the page if the board imports that module.

import { BRANCH_IDS, branch } from '../../../calculation/cycle/branch.ts';
import { clashOf } from '../../../calculation/cycle/clash.ts';
import { ELEMENT_IDS, element, elementRelation } from '../../../calculation/cycle/element.ts';
import { elementOfNayin, NAYIN_IDS } from '../../../calculation/cycle/nayin.ts';
import type { Sexagenary } from '../../../calculation/cycle/sexagenary.ts';
import { fill } from '../../words/fill.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import type { DrawnDocument } from './arguments.ts';
import type { Script } from './script.ts';

type HeadOf = Pick<DrawnDocument, 'ziwei' | 'palaces'>;

/** Three facts of the head of a Vietnamese chart, such as thuận lý, Cục sinh Bản Mệnh, Thân cư Tài Bạch; undefined in other languages. */
export function vietnameseHead(
  document: HeadOf,
  { head }: DrawingWords,
  nameOf: Script['nameOf'],
): { readonly order: string; readonly relation: string; readonly body: string } | undefined {
  if (head === undefined) return undefined;
  const { yinYangGender, nayin, bureau } = document.ziwei;
  const polarity = yinYangGender.id.startsWith('yin') ? 1 : 0;
  const { relation, isFirst } = elementRelation(
    elementOfNayin((2 * NAYIN_IDS.indexOf(nayin.id)) as Sexagenary), // of either pair of a nayin
    element(ELEMENT_IDS.findIndex((id) => bureau.id.startsWith(id))),
  );
  const [from, to] = isFirst ? [head.year, head.bureau] : [head.bureau, head.year];
  return {
    order: (lifeOf(document) & 1) === polarity ? head.accord : head.contrary,
    relation: fill(head.relations[relation], { from, to }),
    body: fill(head.bodyIn, { palace: nameOf(document.palaces.find(({ isBodyPalace }) => isBodyPalace)!) }),
  };
}

/** 乾造 of a man, 坤造 of a woman; undefined in other languages. */
export const kindOfPillars = (
  { ziwei }: Pick<DrawnDocument, 'ziwei'>,
  { fourPillarsOf }: Pick<DrawingWords, 'fourPillarsOf'>,
): string | undefined => fourPillarsOf?.[ziwei.yinYangGender.id.endsWith('Female') ? 'female' : 'male'];

/** A title of pillars with their kind in brackets, in languages that have it: 四柱（乾造）. */
export function pillarsTitle(
  title: string,
  document: Pick<DrawnDocument, 'ziwei'>,
  words: Pick<DrawingWords, 'fourPillarsOf' | 'brackets'>,
): string {
  const kind = kindOfPillars(document, words);
  return kind === undefined ? title : title + words.brackets.replace('{content}', kind);
}

/** The branch of 子年斗君; undefined in other languages. */
export function ziDoujunText(
  document: HeadOf,
  { ziDoujun }: DrawingWords,
  nameOf: Script['nameOf'],
): readonly [label: string, branch: string] | undefined {
  if (ziDoujun === undefined) return undefined;
  const at = BRANCH_IDS[branch(2 - lifeOf(document))]; // as far from 子 as the life palace is from 寅, in the other direction
  return [ziDoujun, nameOf(document.palaces.find((palace) => palace.branch.id === at)!.branch)];
}

/** 沖馬煞南, by the day pillar; undefined in other languages. */
export function clashText(
  { fourPillars }: Pick<DrawnDocument, 'fourPillars'>,
  { clashOfDay }: DrawingWords,
): string | undefined {
  if (clashOfDay === undefined) return undefined;
  const { branch: at, side } = clashOf(branch(BRANCH_IDS.indexOf(fourPillars.day.branch.id)));
  return fill(clashOfDay.text, { animal: clashOfDay.animals[at]!, side: clashOfDay.sides[side] });
}

const lifeOf = ({ palaces }: HeadOf): number => BRANCH_IDS.indexOf(palaces.find(({ id }) => id === 'life')!.branch.id);
