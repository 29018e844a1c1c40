// Facts of a birth without an hour as texts of a language: first what all charts share, then each chart. The document has only ids for stars, branches
// and palaces.

import { BRANCH_IDS } from '../../../calculation/cycle/branch.ts';
import type { DayChartDocument, DayDocument, DaySameDocument } from '../../documents/tables/document.generated.ts';
import { WORDS_OF } from '../../words/all-languages.ts';
import { fill } from '../../words/fill.ts';
import { DAY_WORDS } from '../words/all-languages.ts';
import type { DayWords } from '../words/day-words.ts';
import { idNames, mainStarName, type NameOfId } from './id-names.ts';
import { type LineWords, lineWordsFor, onceALanguage, requestText } from './text-lines.ts';
import { lunarFact } from './times.ts';

/** Words of a birth without an hour, and names of ids. */
export type DayLanguage = LineWords & DayWords & { readonly idName: NameOfId };

/** The words of a language. */
export const dayLanguage = /* @__PURE__ */ onceALanguage((language): DayLanguage => {
  const words = lineWordsFor(language);
  return { ...words, ...DAY_WORDS[language], idName: idNames(WORDS_OF[language], words) };
});

/** Heading of the charts: their number, and how many of them match. */
export const chartsText = ({ count, charts }: Pick<DayDocument, 'count' | 'charts'>, words: DayWords): string =>
  fill(charts.length === count ? words.charts : words.fitting, { count, shown: charts.length });

/** Clock times of a chart: `08:20:52–10:20:52`, the end of the day as 24:00. */
export function clockSpan({ startsAtClock, endsAtClock }: DayChartDocument): string {
  const [from, to] = [startsAtClock, endsAtClock].map((at) => at.slice(11).replace(/:00$/, '')) as [string, string];
  return `${from}–${to === '00:00' ? '24:00' : to}`;
}

/** Facts by which a chart differs from the others of its day. */
export const chartFacts = (chart: DayChartDocument, words: DayLanguage) => ({
  doubleHour: fill(words.doubleHour, { hour: words.nameOf(chart.doubleHour) }),
  mainStar: mainStarName(chart.mainStar, words),
  fourPillars: chart.fourPillars.text,
  lifePalace: `${words.lifePalace} ${words.nameOf(chart.lifePalace.pair)}`,
  bodyPalace: fill(words.bodyIn, { palace: words.nameOf(chart.bodyPalace) }),
  bureau: words.nameOf(chart.bureau),
  ziwei: fill(words.ziweiIn, { branch: words.nameOf(chart.ziweiBranch) }),
  lunarDate: lunarFact(chart, words).join(' '),
  request: requestText(chart.request),
});

const PILLARS = ['year', 'month', 'day', 'hour'] as const;

/** Facts except stars that all charts share, each as a text. */
export function sameFacts(same: DaySameDocument, words: DayLanguage): readonly string[] {
  const { nameOf } = words;
  const { lunarDate, lifePalace, bodyPalace, bureau, mainStar } = same;
  return [
    ...(lunarDate === undefined ? [] : [lunarFact({ lunarDate }, words).join(' ')]),
    ...PILLARS.flatMap((pillar) => {
      const pair = same.fourPillars[pillar];
      return pair === undefined ? [] : [`${words.pillars[pillar]} ${nameOf(pair)}`];
    }),
    ...(lifePalace === undefined ? [] : [`${words.lifePalace} ${nameOf(lifePalace.pair)}`]),
    ...(bodyPalace === undefined ? [] : [fill(words.bodyIn, { palace: nameOf(bodyPalace) })]),
    ...(bureau === undefined ? [] : [nameOf(bureau)]),
    ...(mainStar === undefined ? [] : [`${words.mainStar} ${mainStarName(mainStar, words)}`]),
  ];
}

/** `Tai Yang Hua Lu`: the transformations whose star all charts share. */
export const sameTransformations = ({ transformations }: DaySameDocument, words: DayLanguage): readonly string[] =>
  transformations.map((own) => [own.star, own].map(words.nameOf).join(words.wordSpace));

/** The stars that are in a branch in all charts. */
export interface SameStars {
  readonly branch: string;
  readonly stars: readonly string[];
}

/** For each branch the stars that are there in all charts. */
export const sameStars = (
  { majorStars, minorStars, adjectiveStars }: DaySameDocument,
  { idName, nameOf }: DayLanguage,
): readonly SameStars[] =>
  BRANCH_IDS.map((at) => ({
    branch: idName('branches', at),
    stars: [
      ...majorStars.filter(({ branch }) => branch.id === at).map(nameOf),
      ...minorStars.filter(({ branch }) => branch.id === at).map(nameOf),
      ...adjectiveStars.filter(({ branch }) => branch.id === at).map(nameOf),
    ],
  })).filter(({ stars }) => stars.length > 0);
