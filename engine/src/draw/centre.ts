// What stands in the middle? The person, the main star and its rarity, the times, the Four Pillars, and the five elements.

import type { PillarDocument, StarDocument } from '../chart-document.generated.ts';
import type { DrawnDocument } from './given.ts';
import { centreOf, FULL } from './grid.ts';
import type { Script } from './script.ts';
import { cut, inTwoLines } from './short-name.ts';
import { shownName } from './shown-name.ts';
import { element, group, text } from './svg.ts';
import { decidingTime, lunarText } from './times.ts';
import type { DrawingWords } from './words/drawing-words.ts';

const { width: WIDTH } = centreOf(FULL);
const MIDDLE = WIDTH / 2;
const LONGEST_NAME = 40;

/** The content of the centre; its upper left corner is the origin. */
export function centre(document: DrawnDocument, script: Script, name: string | undefined): string {
  return [
    heading(document, script, name),
    facts(document, script),
    pillars(document, script),
    elements(document, script),
  ].join('');
}

function heading(
  { ziwei, birth, mainStar }: DrawnDocument,
  { nameOf, words, isLatin }: Script,
  name: string | undefined,
): string {
  const { rarity } = mainStar;
  const share = [
    `${words.mainStar}${isLatin ? ` ${mainStar.hanzi}` : ''}${mainStar.borrowed ? (isLatin ? ` (${words.borrowed})` : `（${words.borrowed}）`) : ''}`,
    nameOf(rarity.tier),
    `${percentText(rarity.percent)}`,
    words.oneIn.replace('{n}', String(Math.round(rarity.oneIn))),
  ];
  return [
    text(MIDDLE, 27, 's14 semi', headline(name, words), 'middle'),
    text(MIDDLE, 46, 's13 soft', [ziwei.yinYangGender, birth.zodiac, ziwei.bureau].map(nameOf).join(' · '), 'middle'),
    text(MIDDLE, 78, 's26 bold brush seal', mainStarText(mainStar.stars, nameOf), 'middle'),
    text(MIDDLE, 97, 's12 soft figures', share.join(' · '), 'middle'),
  ].join('');
}

/** The name of the person, cut where it is long, or the kind of the picture. */
const headline = (name: string | undefined, words: DrawingWords): string =>
  name === undefined ? words.chart : cut(name, LONGEST_NAME);

/** The stars that rule the life palace: 廉贞 破军, or Lian Zhen & Po Jun. */
export const mainStarText = (stars: readonly StarDocument[], nameOf: Script['nameOf']): string =>
  stars.map(nameOf).join(stars.some((star) => nameOf(star) !== star.hanzi) ? ' & ' : ' ');

/** 1.358 → 1.36%. */
export const percentText = (percent: number): string => `${Math.round(percent * 100) / 100}%`;

function facts(document: DrawnDocument, { nameOf, words }: Script): string {
  const { birth, ziwei } = document;
  const { place, clockTime, doubleHour } = birth;
  const placeName = shownName(place?.name);
  const clock = [
    ...(clockTime === undefined ? [] : [clockTime.slice(0, 16).replace('T', ' ')]),
    ...(placeName === undefined ? [] : [cut(placeName, 16)]),
  ];
  const { label, time } = decidingTime(document, words);
  const rows: readonly (readonly [string, string])[] = [
    ...(clock.length === 0 ? [] : [[words.clock, clock.join(' · ')] as const]),
    [label, `${time.replace('T', ' ')} · ${words.doubleHour.replace('{hour}', nameOf(doubleHour))}`],
    [words.lunar, lunarText(document, words)],
    [words.rulers, `${nameOf(ziwei.lifeRuler)} · ${nameOf(ziwei.bodyRuler)}`],
  ];
  return rows
    .flatMap(([label, value], n) => [
      text(124, 120 + 17 * n, 's12 faint', label, 'end'),
      text(134, 120 + 17 * n, 's13 figures', value),
    ])
    .join('');
}

const PILLAR_WIDTH = 98;

function pillars({ fourPillars }: DrawnDocument, script: Script): string {
  const { words } = script;
  return (['year', 'month', 'day', 'hour'] as const)
    .map((kind, n) => pillar(fourPillars[kind], words.pillars[kind], MIDDLE + (n - 1.5) * PILLAR_WIDTH, script))
    .join('');
}

function pillar(
  { stem, branch, nayin }: PillarDocument,
  title: string,
  x: number,
  { nameOf, isLatin }: Script,
): string {
  const small = isLatin ? 's9_5' : 's12';
  const reading = (y: number, label: string) => (isLatin ? text(x + 19.5, y, 's11 faint', label) : '');
  return [
    text(x, 194, 's12 faint', title, 'middle'),
    text(x, 210, isLatin ? 's10_5 soft' : 's13 soft', nameOf(stem.tenGod), 'middle'),
    text(x, 242, `s30 brush ${stem.element.id}`, stem.hanzi, 'middle'),
    reading(238, nameOf(stem)),
    text(x, 275, `s30 brush ${branch.element.id}`, branch.hanzi, 'middle'),
    reading(271, nameOf(branch)),
    ...branch.hiddenStems.map((hidden, n) =>
      text(x, 292 + 14.5 * n, `${small} soft`, `${hidden.hanzi} ${nameOf(hidden.tenGod)}`, 'middle'),
    ),
    ...inTwoLines(nameOf(nayin), 17).map((line, n) =>
      text(x, (isLatin ? 333.5 : 339) + 11.5 * n, isLatin ? 's9_5 faint' : 's12 faint', line, 'middle'),
    ),
  ].join('');
}

const BAR_WIDTH = 62;
const BAR_STEP = 75;

function elements({ fiveElements }: DrawnDocument, { nameOf }: Script): string {
  return fiveElements.elements
    .map((each, n) => {
      const x = MIDDLE + (n - 2) * BAR_STEP;
      const left = x - BAR_WIDTH / 2;
      return group(
        {},
        text(x, 363, `s13 semi ${each.id}`, `${nameOf(each)} ${each.count}`, 'middle'),
        element('rect', { x: left, y: 369, width: BAR_WIDTH, height: 5, rx: 2.5, class: 'track' }),
        element('rect', {
          x: left,
          y: 369,
          width: (BAR_WIDTH * each.weightedPercent) / 100,
          height: 5,
          rx: 2.5,
          class: each.id,
        }),
        text(x, 389, 's12 faint figures', `${each.weightedPercent.toFixed(1)}%`, 'middle'),
      );
    })
    .join('');
}
