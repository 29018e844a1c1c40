// The middle of a small drawing with the layers of a moment: whose chart it is, the moment and the age, the pillars of the moment below the natal
// ones, and what each colour represents.

import { fill } from '../../words/fill.ts';
import type { Script } from '../facts/script.ts';
import { cut, inTwoLines } from '../facts/short-name.ts';
import { clockTimeText } from '../facts/times.ts';
import { mainStarText } from './centre.ts';
import { COMPACT, centreOf } from './grid.ts';
import type { Layer } from './layers.ts';
import type { MomentOfChart, Sheet } from './moment-centre.ts';
import { boundsOf, elementsOf, layerTitle, momentText, pillarsOf, type TitledPillar } from './moment-facts.ts';
import { element, text } from './svg.ts';

const MIDDLE = centreOf(COMPACT).width / 2;
const LEFT = 12;

/** The content of the centre. */
export function compactMomentCentre(
  { document, transits, layers, name, isDated, isBrief }: MomentOfChart,
  script: Script,
): Sheet {
  const { words, nameOf, isLatin } = script;
  const star = mainStarText(document.mainStar.stars, nameOf, words.joins.stars);
  const clock = isDated ? clockTimeText(document.birth, document.language) : undefined;
  const pillars = pillarsOf(document, transits, script);
  let y = 0;
  const line = (height: number, look: string, content: string): string => {
    y += height + script.lineRoom;
    return text(MIDDLE, y, look, content, 'middle');
  };
  const row = (own: readonly TitledPillar[]): string => {
    const drawn = pillarRow(own, y, script);
    y = drawn.height;
    return drawn.content;
  };
  // In their order from the top: each begins where the one before it ends.
  const head = [
    line(24, 's12 semi', name === undefined ? words.transits : cut(name, 16)),
    ...(isLatin ? star.replace(words.joins.stars, `\n${words.joins.stars.trimStart()}`).split('\n') : [star]).map(
      (each, n) => line(n === 0 ? 20 : 17, 's14 bold brush seal', each),
    ),
    line(15, 's10 soft figures', clock === undefined ? words.natal : `${words.natal} ${clock}`),
    row(pillars.filter(({ isNatal }) => isNatal)),
    line(16, 's10 soft figures', `${words.moment} ${momentText(transits)}`),
    isDated ? line(12, 's10 soft', `${words.nominalAge} ${fill(words.age, { age: transits.ages.nominal })}`) : '',
    row(pillars.filter(({ isNatal }) => !isNatal)),
  ];
  const legend = legendOf(layers, y + 14, isBrief, script);
  return { content: [...head, legend.content].join(''), height: legend.height };
}

/** From a pillar to the next: further, where there are few. */
const pillarStep = (pillars: number): number => (pillars > 4 ? 28.7 : 30.5);

function pillarRow(pillars: readonly TitledPillar[], top: number, { isLatin, nameOf, lineRoom }: Script): Sheet {
  const line = TITLE_LINE + lineRoom;
  const titles = pillars.map(({ title }) => inTwoLines(title, 6));
  const titleAt = top + 3 + line * Math.max(...titles.map(({ length }) => length));
  const content = pillars.flatMap((pillar, n) => {
    const x = MIDDLE + (n - (pillars.length - 1) / 2) * pillarStep(pillars.length);
    const [elementOfStem, elementOfBranch] = elementsOf(pillar);
    const title = titles[n]!;
    return [
      ...title.map((each, k) => text(x, titleAt + line * (k + 1 - title.length), 's10 faint', each, 'middle')),
      text(x, titleAt + 21, `s20 brush ${elementOfStem}`, isLatin ? pillar.stem.hanzi : nameOf(pillar.stem), 'middle'),
      text(
        x,
        titleAt + 42,
        `s20 brush ${elementOfBranch}`,
        isLatin ? pillar.branch.hanzi : nameOf(pillar.branch),
        'middle',
      ),
    ];
  });
  return { content: content.join(''), height: titleAt + 45 };
}

const TITLE_LINE = 11;
const LEGEND_LINE = 11.5;

/** What each colour represents, and from when till when where there is room. */
function legendOf(layers: readonly Layer[], top: number, isBrief: boolean, script: Script): Sheet {
  const line = LEGEND_LINE + script.lineRoom;
  let y = top;
  const content = layers.flatMap((layer) => {
    const bounds = boundsOf(layer, script);
    const times = bounds === undefined || isBrief ? [] : [bounds[0], `– ${bounds[1]}`];
    const drawn = [
      element('rect', { x: LEFT, y: y - 8.5, width: 8, height: 8, rx: 2, class: layer.tone }),
      text(LEFT + 13, y, 's10', layerTitle(layer, script)),
      ...times.map((each, n) => text(LEFT + 13, y + line * (n + 1), 's10 soft figures', each)),
    ];
    y += line * (times.length + 1) + 3;
    return drawn;
  });
  return { content: content.join(''), height: y };
}
