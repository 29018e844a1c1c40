// How are the four pillars told, with the Day Master, the five elements and the luck pillars that follow from them?

import type { Chart } from '../cast-chart.ts';
import type {
  DayMasterDocument,
  FiveElementsDocument,
  FourPillarsDocument,
  Label,
  LuckPillarsDocument,
  PillarDocument,
} from '../chart-document.ts';
import { localText } from '../civil/date-text.ts';
import { elementOfBranch } from '../cycle/branch.ts';
import { nayinOf } from '../cycle/nayin.ts';
import { elementOfStem, polarityOfStem, type Stem } from '../cycle/stem.ts';
import type { Labels } from '../labels.ts';
import { missingElements, percentages, percentOfCharacters, WEIGHTING_METHOD } from '../pillars/five-elements.ts';
import { type FourPillars, visiblePillars } from '../pillars/four-pillars.ts';
import { directionOf, luckPillarsOf } from '../pillars/luck.ts';
import type { Pillar } from '../pillars/pillar.ts';

/** The four pillars, and the four that are derived from them. */
export function fourPillarsDocument(pillars: FourPillars, labels: Labels): FourPillarsDocument {
  return {
    hanzi: fourNames(pillars, (label) => label.hanzi, labels),
    text: fourNames(pillars, (label) => label.name, labels),
    year: pillarDocument(pillars.year, labels),
    month: pillarDocument(pillars.month, labels),
    day: pillarDocument(pillars.day, labels),
    hour: pillarDocument(pillars.hour, labels),
    conception: labels.pairs[pillars.conception]!,
    fetalBreath: labels.pairs[pillars.fetalBreath]!,
    lifePalace: labels.pairs[pillars.lifePalace]!,
    bodyPalace: labels.pairs[pillars.bodyPalace]!,
  };
}

/** The names of four pillars in one line. */
export const fourNames = (pillars: FourPillars, nameOf: (label: Label) => string, labels: Labels): string =>
  visiblePillars(pillars)
    .map(({ pair }) => nameOf(labels.pairs[pair]!))
    .join(labels.words.joins.pairs);

/** A pillar, as the Day Master sees it. */
function pillarDocument(pillar: Pillar, labels: Labels): PillarDocument {
  return {
    ...labels.pairs[pillar.pair]!,
    stem: { ...dayMasterDocument(pillar.stem, labels), tenGod: labels.tenGods[pillar.tenGod]! },
    branch: pillarBranchDocument(pillar, labels),
    naYin: labels.nayin[nayinOf(pillar.pair)]!,
    growthPhase: labels.growthPhases[pillar.growthPhase]!,
    selfPhase: labels.growthPhases[pillar.selfPhase]!,
    voidBranches: voidBranchesDocument(pillar, labels),
  };
}

/** The branch of a pillar with what it hides. */
export const pillarBranchDocument = ({ branch, hiddenStems }: Pillar, labels: Labels): PillarDocument['branch'] => ({
  ...labels.branches[branch]!,
  animal: labels.animals[branch]!,
  element: labels.elements[elementOfBranch(branch)]!,
  hiddenStems: hiddenStems.map(({ stem, tenGod, role, weight }) => ({
    ...labels.stems[stem]!,
    element: labels.elements[elementOfStem(stem)]!,
    tenGod: labels.tenGods[tenGod]!,
    role,
    weight,
  })),
});

/** The branches that the decade of a pillar leaves out. */
export const voidBranchesDocument = ({ voidBranches }: Pillar, labels: Labels): PillarDocument['voidBranches'] =>
  voidBranches.map((branch) => labels.branches[branch]!);

/** The Day Master, or any stem with its element and polarity. */
export const dayMasterDocument = (stem: Stem, labels: Labels): DayMasterDocument => ({
  ...labels.stems[stem]!,
  element: labels.elements[elementOfStem(stem)]!,
  polarity: labels.polarities[polarityOfStem(stem)]!,
});

/** The five elements, by what is seen and by what is hidden. */
export function fiveElementsDocument(
  { elements: { counts, points } }: FourPillars,
  labels: Labels,
): FiveElementsDocument {
  const weighted = percentages(points);
  return {
    elements: labels.elements.map((label, e) => ({
      ...label,
      count: counts[e]!,
      percent: percentOfCharacters(counts[e]!),
      weightedPercent: weighted[e]!,
    })),
    missing: missingElements(counts),
    method: WEIGHTING_METHOD,
  };
}

/** The luck pillars of a chart. */
export function luckPillarsDocument(chart: Chart, labels: Labels): LuckPillarsDocument {
  const { luck } = chart.pillars;
  const pillars = luckPillarsOf(chart);
  return {
    direction: labels.directions[directionOf(luck)]!,
    startsAfter: luck.startsAfter,
    startsAt: localText(pillars[0]!.startsAt),
    pillars: pillars.map(({ pair, fromAge, toAge, startsAt }) => ({
      ...labels.pairs[pair]!,
      fromAge,
      toAge,
      startsAt: localText(startsAt),
    })),
  };
}
