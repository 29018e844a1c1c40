// Facts of a moment for the middle of a drawing: its time, the age, the pillars, and for each layer its life palace and its span.

import { BRANCH_IDS, type BranchId, branch, elementOfBranch } from '../../../calculation/cycle/branch.ts';
import { ELEMENT_IDS, type ElementId } from '../../../calculation/cycle/element.ts';
import { elementOfStem, STEM_IDS, type StemId, stem } from '../../../calculation/cycle/stem.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import { fill } from '../../words/fill.ts';
import { dateInFigures, dateText } from '../../words/languages.ts';
import type { DrawnDocument, DrawnTransits } from '../facts/arguments.ts';
import type { Script } from '../facts/script.ts';
import { cut } from '../facts/short-name.ts';
import { shownName } from '../facts/shown-name.ts';
import { clockTimeText, lunarFact, minuteText } from '../facts/times.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import type { Layer } from './layers.ts';

/** The moment as requested: a date alone has no time, a month no day. */
export const momentText = ({ language, moment: { form, clockTime, period } }: DrawnTransits): string =>
  period === undefined
    ? form === 'date'
      ? dateInFigures(clockTime, language)
      : minuteText(clockTime, language)
    : dateText(period, language);

/** Place of the moment; without a name its zone. */
const placeText = ({ moment: { place } }: DrawnTransits): string => shownName(place.name) ?? place.timeZone;

/** A pillar with its title, and a flag for natal pillars. */
export interface TitledPillar {
  readonly title: string;
  readonly stem: Label<StemId> & { readonly tenGod: Label };
  readonly branch: Label<BranchId>;
  readonly isNatal: boolean;
}

/** The four pillars of the birth and the pillars of the moment, each from the left: luck, or small luck before the first of them, year, month, day and hour. */
export function pillarsOf(
  { fourPillars: natal }: DrawnDocument,
  { fourPillars: { luck, smallLuck, ...moment } }: DrawnTransits,
  { words: { pillars, momentPillars }, fromLeft }: Script,
): readonly TitledPillar[] {
  const kinds = ['year', 'month', 'day', 'hour'] as const;
  const ofMoment = [
    luck.pillar === undefined
      ? { ...smallLuck, title: momentPillars.smallLuck, isNatal: false }
      : { ...luck.pillar, title: momentPillars.luck, isNatal: false },
    ...kinds.flatMap((kind) => {
      const pillar = moment[kind];
      return pillar === undefined ? [] : [{ ...pillar, title: momentPillars[kind], isNatal: false }];
    }),
  ];
  return [
    ...fromLeft(kinds.map((kind) => ({ ...natal[kind], title: pillars[kind], isNatal: true }))),
    ...fromLeft(ofMoment),
  ];
}

/** The elements of a pillar, which give their colours to its two characters. */
export const elementsOf = ({
  stem: { id },
  branch: { id: branchId },
}: TitledPillar): readonly [ElementId, ElementId] => [
  ELEMENT_IDS[elementOfStem(stem(STEM_IDS.indexOf(id)))]!,
  ELEMENT_IDS[elementOfBranch(branch(BRANCH_IDS.indexOf(branchId)))]!,
];

/** The name of a layer with its pair: 大限 丁亥; a missing layer says so. */
export const layerTitle = ({ name, level }: Layer, { nameOf, words }: Script): string =>
  `${name} ${level === undefined ? words.noLevel : nameOf(level)}`;

/** Life palace of a layer, and the ages of a decade: 命宫在本命财帛宫, 虚岁 24–33. */
export function layerFacts({ level }: Layer, { nameOf, words }: Script): readonly string[] {
  if (level === undefined) return [];
  return [
    words.lifeIn.replace('{palace}', nameOf(level.palace)),
    ...(level.fromAge === undefined
      ? []
      : [fill(words.atNominalAge, { age: [...new Set([level.fromAge, level.toAge])].join('–') })]),
  ];
}

/** Span of a layer on the clock of the place; undefined end beyond the tables. */
export function boundsOf({ level }: Layer, { language }: Script): readonly [from: string, till: string] | undefined {
  if (level === undefined) return undefined;
  const { startsAtClock, endsAtClock } = level;
  return [minuteText(startsAtClock, language), endsAtClock === undefined ? '…' : minuteText(endsAtClock, language)];
}

/** Birth, moment, lunar date of the moment and age, each with its label. */
export function factsOf(document: DrawnDocument, transits: DrawnTransits, words: DrawingWords, isDated: boolean) {
  const clock = isDated ? clockTimeText(document.birth, document.language) : undefined;
  const birthplace = shownName(document.birth.place?.name);
  const born = clock && [clock, ...(birthplace === undefined ? [] : [cut(birthplace, 16)])];
  const { moment, ages } = transits;
  return [
    ...(born ? [[words.born, born.join(' · ')] as const] : []),
    [words.moment, [momentText(transits), ...(isDated ? [cut(placeText(transits), 16)] : [])].join(' · ')],
    ...(moment.lunarDate === undefined ? [] : [lunarFact({ lunarDate: moment.lunarDate }, words)]),
    ...(isDated ? [[words.nominalAge, fill(words.age, { age: ages.nominal })] as const] : []),
  ] as const;
}
