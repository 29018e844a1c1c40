// The middle of a drawing with the layers of a moment: whose chart it is, the moment and the age, the pillars of the moment beside the natal ones,
// and what each colour represents.

import type { DrawnDocument, DrawnTransits } from '../facts/arguments.ts';
import { pillarsTitle } from '../facts/head-facts.ts';
import type { Script } from '../facts/script.ts';
import { cut, inTwoLines } from '../facts/short-name.ts';
import { mainStarText, natureOf, type Person } from './centre.ts';
import { centreOf, FULL } from './grid.ts';
import type { Layer } from './layers.ts';
import { boundsOf, elementsOf, factsOf, layerFacts, layerTitle, pillarsOf, type TitledPillar } from './moment-facts.ts';
import { element, text } from './svg.ts';

/** What the middle is about. */
export interface MomentOfChart extends Person {
  readonly document: DrawnDocument;
  readonly transits: DrawnTransits;
  readonly layers: readonly Layer[];
  /** Whether the palaces have one line for each layer: then there is little room for what each represents. */
  readonly isBrief: boolean;
}

/** Markup whose upper left corner is the origin, and how far down it reaches. */
export interface Sheet {
  readonly content: string;
  readonly height: number;
}

const MIDDLE = centreOf(FULL).width / 2;
const LONGEST_NAME = 40;
const FACTS_AT = 95;
const FACT_LINE = 14.5;

/** The content of the centre. */
export function momentCentre({ document, transits, layers, name, isDated }: MomentOfChart, script: Script): Sheet {
  const { nameOf, words, lineRoom } = script;
  const factsAt = FACTS_AT + 3 * lineRoom;
  const factLine = FACT_LINE + lineRoom;
  const { mainStar } = document;
  const facts = factsOf(document, transits, words, isDated);
  const natal = pillarsTitle(words.natal, document, words);
  const pillars = pillarRow(pillarsOf(document, transits, script), factsAt + factLine * facts.length, natal, script);
  const legend = legendOf(layers, document, pillars.height + 24, script);
  return {
    content: [
      text(MIDDLE, 31, 's14 semi', name === undefined ? words.transits : cut(name, LONGEST_NAME), 'middle'),
      text(MIDDLE, 47 + lineRoom, 's12 soft', natureOf(document, nameOf, words).join(' · '), 'middle'),
      text(
        MIDDLE,
        73 + 2 * lineRoom,
        's22 bold brush seal',
        mainStarText(mainStar.stars, nameOf, words.joins.stars),
        'middle',
      ),
      ...facts.flatMap(([label, value], n) => [
        text(148, factsAt + factLine * n, 's12 faint', label, 'end'),
        text(157, factsAt + factLine * n, 's12 figures', value),
      ]),
      pillars.content,
      legend.content,
    ].join(''),
    height: legend.height,
  };
}

const PILLAR_STEP = 45;
/** Between the pillars of the birth and those of the moment. */
const BETWEEN = 14;

/** The pillars from a line on, those of the birth under one heading, those of the moment under another. */
function pillarRow(
  pillars: readonly TitledPillar[],
  top: number,
  natal: string,
  { isLatin, nameOf, words, lineRoom }: Script,
): Sheet {
  const small = isLatin ? 's11' : 's12';
  const left = MIDDLE - (PILLAR_STEP * pillars.length + BETWEEN) / 2;
  const columns = pillars.map((pillar, n) => ({
    pillar,
    x: left + PILLAR_STEP * (n + 0.5) + (pillar.isNatal ? 0 : BETWEEN),
  }));
  const heading = (isNatal: boolean, title: string): string => {
    const own = columns.filter(({ pillar }) => pillar.isNatal === isNatal);
    return text((own[0]!.x + own[own.length - 1]!.x) / 2, top + 6, `${small} semi`, title, 'middle');
  };
  const isRead = pillars.some(({ stem }) => nameOf(stem) !== stem.hanzi);
  const step = 12 + lineRoom;
  const titleAt = top + (isLatin ? 32 : 21) + 2 * lineRoom;
  const stemAt = titleAt + (isLatin ? 25 : 39);
  return {
    content: [
      heading(true, natal),
      heading(false, words.moment),
      ...columns.flatMap(({ pillar, x }) => {
        const { title, stem, branch } = pillar;
        const [elementOfStem, elementOfBranch] = elementsOf(pillar);
        const titles = inTwoLines(title, 7);
        return [
          ...titles.map((line, k) =>
            text(x, titleAt + step * (k + 1 - titles.length), `${small} faint`, line, 'middle'),
          ),
          isLatin ? '' : text(x, titleAt + 14, `${small} soft`, nameOf(stem.tenGod), 'middle'),
          text(x, stemAt, `s24 brush ${elementOfStem}`, stem.hanzi, 'middle'),
          text(x, stemAt + 25, `s24 brush ${elementOfBranch}`, branch.hanzi, 'middle'),
          ...(isRead ? [stem, branch] : []).map((each, k) =>
            text(x, stemAt + 39 + lineRoom + step * k, `${small} faint`, nameOf(each), 'middle'),
          ),
        ];
      }),
    ].join(''),
    height: stemAt + (isRead ? 51 + 2 * lineRoom : 28),
  };
}

const LEGEND_LINE = 14.5;

/** What each colour represents, and from when till when: two lines a layer. */
function legendOf(layers: readonly Layer[], _document: DrawnDocument, top: number, script: Script): Sheet {
  const look = script.isLatin ? 's11' : 's12';
  const line = LEGEND_LINE + script.lineRoom;
  let y = top;
  const content = layers.flatMap((layer) => {
    const bounds = boundsOf(layer, script);
    const drawn = [
      element('rect', { x: 24, y: y - 9.5, width: 10, height: 10, rx: 2, class: layer.tone }),
      text(40, y, look, [layerTitle(layer, script), ...layerFacts(layer, script)].join(' · ')),
      bounds === undefined ? '' : text(40, y + line, `${look} soft figures`, bounds.join(' – ')),
    ];
    y += line * (bounds === undefined ? 1 : 2) + 3;
    return drawn;
  });
  return { content: content.join(''), height: y };
}
