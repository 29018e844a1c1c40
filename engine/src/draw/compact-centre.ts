// What stands in the middle where there is room for little? Name, main star and rarity, the Four Pillars, the times, the elements.

import { mainStarText, percentText } from './centre.ts';
import type { DrawnDocument } from './given.ts';
import { COMPACT, centreOf } from './grid.ts';
import type { Script } from './script.ts';
import { cut } from './short-name.ts';
import { element, text } from './svg.ts';
import { decidingTime, lunarText } from './times.ts';

const { width: WIDTH } = centreOf(COMPACT);
const MIDDLE = WIDTH / 2;
const PILLAR_STEP = 41;

/** The content of the centre; its upper left corner is the origin. */
export function compactCentre(document: DrawnDocument, script: Script, name: string | undefined): string {
  const { ziwei, birth, mainStar, fourPillars } = document;
  const { nameOf, words, isLatin } = script;
  const { rarity } = mainStar;
  const headline = name === undefined ? words.chart : cut(name, 22);
  const { label, time } = decidingTime(document, words);
  return [
    text(MIDDLE, 25, 's12 semi', headline, 'middle'),
    text(MIDDLE, 42, 's10 soft', `${nameOf(ziwei.yinYangGender)} · ${nameOf(ziwei.bureau)}`, 'middle'),
    text(MIDDLE, 72, `${isLatin ? 's14' : 's20'} bold brush seal`, mainStarText(mainStar.stars, nameOf), 'middle'),
    text(MIDDLE, 90, 's10 soft', `${nameOf(rarity.tier)} · ${percentText(rarity.percent)}`, 'middle'),
    ...(['year', 'month', 'day', 'hour'] as const).flatMap((kind, n) => {
      const x = MIDDLE + (n - 1.5) * PILLAR_STEP;
      const { stem, branch } = fourPillars[kind];
      return [
        text(x, 113, 's10 faint', words.pillars[kind], 'middle'),
        text(x, 141, `s26 brush ${stem.element.id}`, stem.hanzi, 'middle'),
        text(x, 171, `s26 brush ${branch.element.id}`, branch.hanzi, 'middle'),
      ];
    }),
    text(MIDDLE, 195, 's11 soft figures', (birth.clockTime ?? time).slice(0, 16).replace('T', ' '), 'middle'),
    text(MIDDLE, 211, 's11 soft figures', `${label} ${time.slice(11)}`, 'middle'),
    text(MIDDLE, 226, 's10 soft', lunarText(document, words), 'middle'),
    ...elements(document, script),
  ].join('');
}

const BAR_WIDTH = 27;
const BAR_STEP = 33;

function elements({ fiveElements }: DrawnDocument, { nameOf, isLatin }: Script): string[] {
  return fiveElements.elements.flatMap((each, n) => {
    const x = MIDDLE + (n - 2) * BAR_STEP;
    const bar = { x: x - BAR_WIDTH / 2, y: 257, height: 3, rx: 1.5 };
    return [
      isLatin
        ? text(x, 251, `s9 semi ${each.id}`, nameOf(each), 'middle')
        : text(x, 251, `s10 semi ${each.id}`, `${nameOf(each)} ${each.count}`, 'middle'),
      element('rect', { ...bar, width: BAR_WIDTH, class: 'track' }),
      element('rect', { ...bar, width: (BAR_WIDTH * each.weightedPercent) / 100, class: each.id }),
    ];
  });
}
