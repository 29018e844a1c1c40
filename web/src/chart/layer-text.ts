// Names of the parts of a life, always with their level, so that 大限财帛宫 is not mistaken for 流年财帛宫.

import type { Label, Language } from 'beichen';
import type { ConceptId } from 'beichen/glossary';
import { dateInFigures, fill } from 'beichen/internal';
import type { AnyItem } from '../cast/handlers/life.ts';
import { conceptTerm } from '../dom/term.ts';
import type { Level, ShownLayer, TimelineSelection } from '../state/timeline-view.ts';
import type { PartWords } from '../words/part-words.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';

type LayerWords = PartWords['layers'];

/** Text of an item of the timeline: 35–44, 2026, 十月, 十四. */
export function itemTitle(item: AnyItem, words: LayerWords): string {
  switch (item.level) {
    case 'decade':
      return isChildhood(item) ? `${item.ages[0]}` : item.ages.join('–');
    case 'year':
      return `${item.year}`;
    case 'month':
      return fill(item.leapMonth ? words.leapMonthTitle : words.monthTitle, { month: item.month });
    case 'day':
      return fill(words.dayTitle, { day: item.day });
    case 'hour':
      return item.hour;
  }
}

/** The title of an item with its level: Decade 35–44, 流月 十月. */
export function layerTitle(item: AnyItem, words: LayerWords): string {
  const title = itemTitle(item, words);
  switch (item.level) {
    case 'decade':
      return fill(isChildhood(item) ? words.childhoodLayer : words.decadeLayer, { title });
    case 'year':
      return fill(words.yearLayer, { title });
    case 'month':
      return fill(words.monthLayer, { title });
    case 'day':
      return fill(words.dayLayer, { title });
    case 'hour':
      return title;
  }
}

/** A palace by its role at a level: Decade Wealth, 大限财帛宫. */
const roleText = (item: AnyItem, role: Label, words: Words, layers: LayerWords): string =>
  [levelName(item, words, layers), role.name].join(words.wordSpace);

/** The level of an item, as a term with its card. */
const levelTerm = (item: AnyItem, words: Words, layers: LayerWords): HTMLElement =>
  conceptTerm(isChildhood(item) ? 'childLimit' : LEVEL_CONCEPTS[item.level], levelName(item, words, layers));

const LEVEL_CONCEPTS = {
  decade: 'decade',
  year: 'transitYear',
  month: 'transitMonth',
  day: 'transitDay',
  hour: 'doubleHour',
} as const satisfies Readonly<Record<Level, ConceptId>>;

/** The level of an item: Decade, 大限; of a year of childhood 童限. */
const levelName = (item: AnyItem, words: Words, layers: LayerWords): string => {
  if (item.level === 'decade') return isChildhood(item) ? layers.childhood : words.palaceDecade;
  return layers[LEVEL_WORDS[item.level]];
};

const LEVEL_WORDS = {
  year: 'levelYear',
  month: 'levelMonth',
  day: 'levelDay',
  hour: 'levelHour',
} as const satisfies Readonly<Record<Exclude<Level, 'decade'>, keyof LayerWords>>;

/** The name of a layer on the board. */
export interface NamedLayer {
  readonly level: ShownLayer;
  /** Decade 35–44, 流月 十月. */
  readonly title: string;
  /** Its name, as a term with its card. */
  readonly term: () => HTMLElement;
  /** The name of its level: Decade, 流月. */
  readonly name: string;
  /** A palace by its role on the layer. */
  readonly roleOf: (role: Label) => string;
  /** 2026-02-17 – 2027-02-05. */
  readonly days: string;
}

/** The layers that are on the board, in their order. */
export function namedLayers({ path, levels, transits }: TimelineSelection, language: Language): readonly NamedLayer[] {
  const words = WORDS[language];
  const { layers } = PART_WORDS[language];
  return levels.flatMap((level): NamedLayer[] => {
    const item = path.find((each) => each.level === level);
    if (item !== undefined)
      return [
        {
          level,
          title: layerTitle(item, layers),
          name: levelName(item, words, layers),
          term: () => levelTerm(item, words, layers),
          roleOf: (role) => roleText(item, role, words, layers),
          days: daysText(item, language),
        },
      ];
    if (level !== 'smallLimit') return [];
    const { smallLimit: name } = PART_WORDS[language].board;
    const { age, startsAtClock, endsAtClock } = transits.ziwei.smallLimit;
    return [
      {
        level,
        title: `${name} ${age}`,
        name,
        term: () => conceptTerm('smallLimit', name),
        roleOf: (role) => [name, role.name].join(words.wordSpace),
        days: [startsAtClock, endsAtClock]
          .map((at) => (at === undefined ? '' : dateInFigures(at, language)))
          .join(' – '),
      },
    ];
  });
}

/** True if an item is a year before the first decade. */
export const isChildhood = (item: AnyItem): boolean => item.level === 'decade' && item.ages[0] === item.ages[1];

/** 2026-02-17 – 2027-02-05, in Korean 2026.02.17 – 2027.02.05; one day once. */
const daysText = ({ days }: AnyItem, language: Language): string =>
  [...new Set(days)].map((day) => dateInFigures(day, language)).join(' – ');
