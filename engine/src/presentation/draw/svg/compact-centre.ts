// The middle of a small drawing: name, what a language says at the head, main star and rarity, the Four Pillars, the times, the elements.

import { fill } from '../../words/fill.ts';
import type { DrawnDocument } from '../facts/arguments.ts';
import { columnsOf } from '../facts/columns.ts';
import { clashText, vietnameseHead, ziDoujunText } from '../facts/head-facts.ts';
import type { Script } from '../facts/script.ts';
import { cut, inTwoLines } from '../facts/short-name.ts';
import { clockTimeText, decidingTime, lunarText, minuteText } from '../facts/times.ts';
import { animalText, mainStarText, type Person, percentText } from './centre.ts';
import { COMPACT, centreOf } from './grid.ts';
import { widthOf } from './letter-width.ts';
import { element, text } from './svg.ts';

const { width: WIDTH } = centreOf(COMPACT);
const MIDDLE = WIDTH / 2;
const PILLAR_STEP = 35;
/** In columns, of what is in one line with a lunar date. */
const LONGEST_LUNAR = 24;
/** Shorter names of elements, by their estimated width, are in one row. */
const STEP_OF_NAMES = 30;
/** Of an element. */
const BAR_WIDTH = 24;
/** The last line; those above are calculated from the top. */
const ELEMENTS_AT = 236;
/** How much lower pillars and times are below a head of two more lines. */
const BELOW_HEAD = 21;
/** How many lines of letters are above the pillars, the times, and the elements. */
const LINES_ABOVE = { pillars: 7, times: 8, elements: 13 } as const;

/** The content of the centre; its upper left corner is the origin. */
export function compactCentre(document: DrawnDocument, script: Script, { name, isDated }: Person): string {
  const { language, ziwei, birth, mainStar, fourPillars } = document;
  const { nameOf, words, isLatin, lineRoom } = script;
  const { rarity } = mainStar;
  const headline = name === undefined ? words.chart : cut(name, 16);
  const gender = nameOf(ziwei.yinYangGender);
  const bureau = nameOf(ziwei.bureau);
  const animal = animalText(document, script);
  const head = vietnameseHead(document, words, nameOf);
  const doujun = ziDoujunText(document, words, nameOf);
  // Latin letters need a line for each of what is side by side in Hanzi.
  const kind = head
    ? [`${gender} · ${animal}`, bureau, `${words.head!.title} ${head.order}`, head.relation]
    : isLatin
      ? [gender, bureau]
      : [`${gender} · ${bureau}`, ...(doujun ? [doujun.join(' ')] : [])];
  const below = head ? BELOW_HEAD : 0;
  const pillarsAt = LINES_ABOVE.pillars * lineRoom + below;
  const timesAt = 187 + LINES_ABOVE.times * lineRoom + below;
  const star = mainStarText(mainStar.stars, nameOf, words.joins.stars);
  const lines: readonly (readonly [height: number, look: string, content: string])[] = [
    [25, 's12 semi', headline],
    ...kind.map((line, n) => [n === 0 ? 15 : 12, 's10 soft', line] as const),
    ...(isLatin ? star.replace(words.joins.stars, `\n${words.joins.stars.trimStart()}`).split('\n') : [star]).map(
      (line, n) => [n === 0 ? (isLatin ? 21 : 28) : 16, `${isLatin ? 's14' : 's20'} bold brush seal`, line] as const,
    ),
    [15, 's10 soft', `${nameOf(rarity.tier)} · ${percentText(rarity.percent, language)}`],
  ];
  const { label, time } = decidingTime(document, words);
  const lunar = lunarText(document.birth, words);
  const dated = `${lunar} · ${animal}`;
  const inLetters = head
    ? inTwoLines(lunar, LONGEST_LUNAR)
    : lunar.length <= LONGEST_LUNAR
      ? [lunar, animal]
      : inTwoLines(dated, LONGEST_LUNAR);
  const clash = clashText(document, words);
  const day = [animal, ...(clash ? [clash] : [])].join(' · ');
  const inHanzi = clash !== undefined || columnsOf(dated) > LONGEST_LUNAR ? [lunar, day] : [dated];
  const times = !isDated
    ? []
    : [
        clockTimeText(birth, language) ?? minuteText(time!, language),
        `${label} ${time === undefined ? fill(words.doubleHour, { hour: nameOf(birth.doubleHour) }) : time.slice(11)}`,
        ...(isLatin ? inLetters : inHanzi),
      ];
  let y = 0;
  const drawn = lines.map(([height, look, content]) => {
    y += height + lineRoom;
    return text(MIDDLE, y, look, content, 'middle');
  });
  return [
    ...drawn,
    ...script.fromLeft(['year', 'month', 'day', 'hour'] as const).flatMap((kind, n) => {
      const x = MIDDLE + (n - 1.5) * PILLAR_STEP;
      const { stem, branch } = fourPillars[kind];
      return [
        text(x, 122 + pillarsAt, 's10 faint', words.pillars[kind], 'middle'),
        text(x, 146 + pillarsAt, `s24 brush ${stem.element.id}`, isLatin ? stem.hanzi : nameOf(stem), 'middle'),
        text(x, 172 + pillarsAt, `s24 brush ${branch.element.id}`, isLatin ? branch.hanzi : nameOf(branch), 'middle'),
      ];
    }),
    ...times.map((line, n) => text(MIDDLE, timesAt + (11.5 + lineRoom) * n, 's10 soft figures', line, 'middle')),
    ...elements(document, script),
  ].join('');
}

/** Five bars in a row; long names need two rows, the last of them where short names have their one. */
function elements({ fiveElements }: DrawnDocument, { nameOf, isLatin, lineRoom }: Script): string[] {
  const isShort = fiveElements.elements.every((each) => widthOf(nameOf(each), 10, 'bold') < STEP_OF_NAMES);
  const inRow = isShort ? 5 : 3;
  const width = isShort ? BAR_WIDTH : 40;
  return fiveElements.elements.flatMap((each, n) => {
    const [row, place] = [Math.floor(n / inRow), n % inRow];
    const count = row === 0 ? inRow : 5 - inRow;
    const x = MIDDLE + (place - (count - 1) / 2) * (width + 4);
    const y = ELEMENTS_AT + LINES_ABOVE.elements * lineRoom + (isLatin ? (19 + lineRoom) * (isShort ? 1 : row) : 8);
    const bar = { x: x - width / 2, y: y + 4, height: 3, rx: 1.5 };
    return [
      text(x, y, `s10 semi ${each.id}`, isLatin ? nameOf(each) : `${nameOf(each)}${each.count}`, 'middle'),
      element('rect', { ...bar, width, class: 'track' }),
      element('rect', { ...bar, width: (width * each.weightedPercent) / 100, class: each.id }),
    ];
  });
}
