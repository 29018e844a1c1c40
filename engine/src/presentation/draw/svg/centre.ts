// The middle of a drawing: the person, the main star and its rarity, the times, the Four Pillars, and the five elements.

import { ANIMAL_IDS, BRANCH_IDS } from '../../../calculation/cycle/branch.ts';
import { mod } from '../../../calculation/cycle/modulo.ts';
import { STEM_IDS } from '../../../calculation/cycle/stem.ts';
import type { PillarDocument, StarDocument } from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import { fill } from '../../words/fill.ts';
import { decimalText, type Language } from '../../words/languages.ts';
import type { DrawnDocument } from '../facts/arguments.ts';
import { clashText, kindOfPillars, vietnameseHead, ziDoujunText } from '../facts/head-facts.ts';
import type { Script } from '../facts/script.ts';
import { cut, inTwoLines } from '../facts/short-name.ts';
import { shownName } from '../facts/shown-name.ts';
import { clockTimeText, decidingTime, lunarFact, secondText } from '../facts/times.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import { centreOf, FULL } from './grid.ts';
import { element, group, text } from './svg.ts';

const { width: WIDTH } = centreOf(FULL);
const MIDDLE = WIDTH / 2;
const LONGEST_NAME = 40;

/** Whose chart it is. */
export interface Person {
  readonly name: string | undefined;
  /** Whether the times and the place of the birth are told. */
  readonly isDated: boolean;
}

/** The content of the centre; its upper left corner is the origin. */
export function centre(document: DrawnDocument, script: Script, { name, isDated }: Person): string {
  return [
    heading(document, script, name),
    facts(document, script, isDated),
    pillars(document, script),
    elements(document, script),
  ].join('');
}

function heading(document: DrawnDocument, script: Script, name: string | undefined): string {
  const { language, mainStar } = document;
  const { nameOf, words, isLatin, lineRoom } = script;
  const { rarity } = mainStar;
  const share = [
    `${words.mainStar}${isLatin ? ` ${mainStar.hanzi}` : ''}${mainStar.borrowed ? words.brackets.replace('{content}', words.borrowed) : ''}`,
    nameOf(rarity.tier),
    percentText(rarity.percent, language),
    words.oneIn.replace('{n}', String(Math.round(rarity.oneIn))),
  ];
  return [
    text(MIDDLE, 31, 's14 semi', headline(name, words), 'middle'),
    text(MIDDLE, 47 + lineRoom, 's12 soft', natureOf(document, nameOf, words).join(' · '), 'middle'),
    text(
      MIDDLE,
      75 + 2 * lineRoom,
      's26 bold brush seal',
      mainStarText(mainStar.stars, nameOf, words.joins.stars),
      'middle',
    ),
    text(MIDDLE, 93 + 3 * lineRoom, 's12 soft figures', share.join(' · '), 'middle'),
  ].join('');
}

/** The name of the person, cut where it is long, or the kind of the picture. */
const headline = (name: string | undefined, words: DrawingWords): string =>
  name === undefined ? words.chart : cut(name, LONGEST_NAME);

/** The animal of the Zi Wei year, and its branch, by its place in the circle. */
function animalOf({ birth, palaces }: DrawnDocument, nameOf: Script['nameOf'], yearAnimal: string) {
  const at = ANIMAL_IDS.indexOf(birth.zodiac.id);
  const branch = palaces.find((palace) => palace.branch.id === BRANCH_IDS[at])?.branch;
  const animal = fill(yearAnimal, { animal: nameOf(birth.zodiac), branch: branch === undefined ? '' : nameOf(branch) });
  return { at, branch, animal };
}

/** The animal of the Zi Wei year: 属马, tuổi Ngọ. */
export const animalText = (document: DrawnDocument, { nameOf, words }: Script): string =>
  animalOf(document, nameOf, words.yearAnimal).animal;

/** Yin or yang with the gender, the zodiac animal, the year where it is not that of the Four Pillars, its nayin there and in Vietnamese, the bureau. */
export const natureOf = (
  document: DrawnDocument,
  nameOf: Script['nameOf'],
  { yearAnimal, ziweiYear, head }: Pick<DrawingWords, 'yearAnimal' | 'ziweiYear' | 'head'>,
): readonly string[] => {
  const { ziwei, birth, palaces, fourPillars } = document;
  const { at, branch, animal } = animalOf(document, nameOf, yearAnimal);
  const year = branch?.id === fourPillars.year.branch.id ? undefined : yearOfBranch(at, birth.lunarDate.year);
  const stem = palaces.find((palace) => palace.stem.id === STEM_IDS[mod((year ?? 0) - 4, STEM_IDS.length)])!.stem;
  const pair = { stem: nameOf(stem), branch: branch === undefined ? '' : nameOf(branch) };
  return [
    nameOf(ziwei.yinYangGender),
    animal,
    ...(year === undefined ? [] : [fill(ziweiYear, pair)]),
    ...(year === undefined && head === undefined ? [] : [nameOf(ziwei.nayin)]),
    nameOf(ziwei.bureau),
  ];
};

/** The year of a branch that is nearest to another: the Zi Wei year is the lunar one, or begins with Start of Spring beside it. */
const yearOfBranch = (branch: number, near: number): number =>
  [near, near - 1, near + 1].find((year) => mod(year - 4, BRANCH_IDS.length) === branch)!;

/** The stars that rule the life palace: 廉贞 破军, or Lian Zhen & Po Jun. */
export const mainStarText = (stars: readonly StarDocument[], nameOf: Script['nameOf'], join: string): string =>
  stars.map(nameOf).join(join);

/** 1.358 → 1.36%. */
export const percentText = (percent: number, language: Language): string =>
  `${decimalText(Math.round(percent * 100) / 100, language)}%`;

const MAX_FACTS = 4;
/** How many lines of letters are above the pillars, and above the elements. */
const LINES_ABOVE = { pillars: 8, elements: 15 } as const;

function facts(document: DrawnDocument, { nameOf, words, lineRoom }: Script, isDated: boolean): string {
  const { birth, ziwei } = document;
  const { place, doubleHour } = birth;
  const placeName = shownName(place?.name);
  const shownTime = clockTimeText(birth, document.language);
  const clock = [
    ...(shownTime === undefined ? [] : [shownTime]),
    ...(placeName === undefined ? [] : [cut(placeName, 16)]),
  ];
  const { label, time } = decidingTime(document, words);
  const clash = clashText(document, words);
  const [lunarLabel, lunar] = lunarFact(document.birth, words);
  const times: readonly (readonly [string, string])[] = [
    ...(clock.length === 0 ? [] : [[words.clock, clock.join(' · ')] as const]),
    [
      label,
      [
        ...(time === undefined ? [] : [secondText(time, document.language)]),
        fill(words.doubleHour, { hour: nameOf(doubleHour) }),
      ].join(' · '),
    ],
    [lunarLabel, [lunar, ...(clash ? [clash] : [])].join(' · ')],
  ];
  const head = vietnameseHead(document, words, nameOf);
  const doujun = ziDoujunText(document, words, nameOf);
  const rows: readonly (readonly [string, string])[] = [
    ...(isDated ? times : []),
    [
      words.rulers,
      [
        ...[ziwei.lifeRuler, ziwei.bodyRuler].map(nameOf),
        ...(doujun ? [doujun.join(' ')] : []),
        ...(head ? [head.body] : []),
      ].join(' · '),
    ],
    ...(head ? [[words.head!.title, `${head.order} · ${head.relation}`] as const] : []),
  ];
  // Four lines, or five a little closer.
  const line = (14.5 + lineRoom) * Math.min(1, (MAX_FACTS - 0.22) / (rows.length - 1));
  const top =
    113 +
    4 * lineRoom -
    (rows.length > MAX_FACTS ? 6.5 : 0) +
    (isDated ? 0 : (line * Math.max(0, MAX_FACTS - rows.length)) / 2);
  return rows
    .flatMap(([label, value], n) => [
      text(148, top + line * n, 's12 faint', label, 'end'),
      text(157, top + line * n, 's12 figures', value),
    ])
    .join('');
}

const PILLAR_WIDTH = 104;

/** Above the stems. */
const TITLES_AT = 174;
/** What the pillars are called as a whole is at the left of their titles. */
const KIND_AT = 20;

function pillars(document: DrawnDocument, script: Script): string {
  const { words, fromLeft, lineRoom } = script;
  const kind = kindOfPillars(document, words);
  return [
    kind === undefined ? '' : text(KIND_AT, TITLES_AT + LINES_ABOVE.pillars * lineRoom, 's12 semi', kind),
    ...fromLeft(['year', 'month', 'day', 'hour'] as const).map((id, n) =>
      pillar(document.fourPillars[id], words.pillars[id], MIDDLE + (n - 1.5) * PILLAR_WIDTH, script),
    ),
  ].join('');
}

function pillar(
  { stem, branch, nayin }: PillarDocument,
  title: string,
  x: number,
  { nameOf, words, isLatin, lineRoom }: Script,
): string {
  const small = isLatin ? 's11' : 's12';
  const y = LINES_ABOVE.pillars * lineRoom;
  const signs = y + lineRoom;
  const reading = (at: number, label: Label) =>
    nameOf(label) === label.hanzi ? '' : text(x + 17, at, `${small} faint`, nameOf(label));
  return [
    text(x, TITLES_AT + y, `${small} faint`, title, 'middle'),
    text(x, 187 + signs, `${small} soft`, nameOf(stem.tenGod), 'middle'),
    text(x, 212 + signs, `s26 brush ${stem.element.id}`, stem.hanzi, 'middle'),
    reading(209 + signs, stem),
    text(x, 239 + signs, `s26 brush ${branch.element.id}`, branch.hanzi, 'middle'),
    reading(236 + signs, branch),
    ...branch.hiddenStems.map((hidden, n) =>
      text(
        x,
        254 + signs + lineRoom + (13 + lineRoom) * n,
        `${small} soft`,
        `${isLatin ? hidden.hanzi : nameOf(hidden)} ${words.narrowTenGods[hidden.tenGod.id] ?? nameOf(hidden.tenGod)}`,
        'middle',
      ),
    ),
    ...inTwoLines(nameOf(nayin), 15).map((line, n) =>
      text(x, 293.5 + signs + 4 * lineRoom + (12 + lineRoom) * n, `${small} faint`, line, 'middle'),
    ),
  ].join('');
}

const BAR_WIDTH = 34;
const BAR_STEP = 82;

function elements({ language, fiveElements }: DrawnDocument, { nameOf, lineRoom }: Script): string {
  const y = LINES_ABOVE.elements * lineRoom;
  return fiveElements.elements
    .map((each, n) => {
      const x = MIDDLE + (n - 2) * BAR_STEP;
      const bar = { x: x - 37, y: 327 + y, height: 5, rx: 2.5 };
      return group(
        {},
        text(x, 321 + y, `s12 semi ${each.id}`, `${nameOf(each)} ${each.count}`, 'middle'),
        element('rect', { ...bar, width: BAR_WIDTH, class: 'track' }),
        element('rect', { ...bar, width: (BAR_WIDTH * each.weightedPercent) / 100, class: each.id }),
        text(x + 37, 334 + y, 's12 faint figures', `${decimalText(each.weightedPercent.toFixed(1), language)}%`, 'end'),
      );
    })
    .join('');
}
