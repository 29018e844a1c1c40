// The content of the chart as tables, each in a section: elements, further facts, and the twelve palaces.

import type { Label, PalaceDocument } from 'beichen';
import { decimalText, fill, listedPalaces } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import type { Now } from '../cast/handlers/life.ts';
import { showInPieces } from '../dom/frames.ts';
import { h } from '../dom/h.ts';
import { section } from '../dom/section.ts';
import { joined, named, namedShort, nameList, starList } from '../dom/star-text.ts';
import { type TableCell, table } from '../dom/table.ts';
import { conceptTerm, groupTerm, starTerm, term } from '../dom/term.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';

/** The five elements, counted and weighted. */
export function elementsSection({ fiveElements, input }: ChartAnswer, isOpen: boolean): HTMLElement {
  const language = input.lang;
  const words = { ...WORDS[language], ...PART_WORDS[language].tables };
  const { missing } = fiveElements;
  const gist = fiveElements.elements.map(({ name, count }) => `${name} ${count}`).join(' · ');
  return section(
    { look: 'elements', heading: words.elementsHeading, gist, isOpen },
    table(
      [words.element, words.count, words.weighted],
      fiveElements.elements.map((each) => [
        h('span', { class: each.id }, named(each, language)),
        String(each.count),
        h(
          'span',
          { class: 'amount' },
          meter(each.weightedPercent, each.id),
          `${decimalText(each.weightedPercent.toFixed(1), language)}%`,
        ),
      ]),
    ),
    missing.length === 0
      ? undefined
      : h(
          'p',
          { class: 'hint' },
          fill(words.missing, {
            elements: joined(
              missing.map((each) => named(each, language)),
              language,
            ),
          }),
        ),
  );
}

/** A bar beside its number. */
function meter(percent: number, element: string): HTMLElement {
  const bar = h('span', { class: `meter ${element}`, 'aria-hidden': 'true' });
  bar.style.setProperty('--part', `${percent}%`);
  return bar;
}

/** Facts without a table: rarity, transformations, rulers, further pillars. */
export function furtherSection(answer: ChartAnswer, isOpen: boolean): HTMLElement {
  const { ziwei, mainStar, birth, fourPillars, input } = answer;
  const language = input.lang;
  const further = PART_WORDS[language].board;
  const words = { ...WORDS[language], ...PART_WORDS[language].tables };
  const { rarity } = mainStar;
  const transformations = ziwei.transformations.map((each) => {
    return h(
      'span',
      { class: 'line' },
      h('span', { class: `plate ${each.id}` }, each.name),
      ` ${named(each.star, language)}${fill(words.bracketed, { content: each.palace.name })}`,
    );
  });
  const rows: readonly (readonly [HTMLElement, TableCell])[] = [
    [conceptTerm('mainStar', words.mainStar), term('mainStars', mainStar.id, named(mainStar, language))],
    [
      conceptTerm('rarity', words.rarity),
      [
        fill(words.rarityText, {
          tier: rarity.tier.name,
          percent: decimalText(Math.round(rarity.percent * 100) / 100, language),
          oneIn: Math.round(rarity.oneIn),
          rarer: Math.round(rarity.rarerThanPercent),
        }),
        h('small', { class: 'line' }, rarity.basis),
      ],
    ],
    [groupTerm('transformations', words.transformations), transformations],
    [groupTerm('bureaus', words.bureau), term('bureaus', ziwei.bureau.id, named(ziwei.bureau, language))],
    [groupTerm('nayin', words.lifeNayin), term('nayin', ziwei.nayin.id, named(ziwei.nayin, language))],
    [conceptTerm('lifeRuler', words.lifeRuler), starTerm(ziwei.lifeRuler.id, named(ziwei.lifeRuler, language))],
    [conceptTerm('bodyRuler', words.bodyRuler), starTerm(ziwei.bodyRuler.id, named(ziwei.bodyRuler, language))],
    [conceptTerm('lunarDate', words.lunarDate), birth.lunarDate.text],
    [
      conceptTerm('conception', further.conception),
      term('pairs', fourPillars.conception.id, named(fourPillars.conception, language)),
    ],
    [
      conceptTerm('fetalBreath', further.fetalBreath),
      term('pairs', fourPillars.fetalBreath.id, named(fourPillars.fetalBreath, language)),
    ],
    [
      conceptTerm('lifePalacePillar', further.lifePalacePillar),
      term('pairs', fourPillars.lifePalacePillar.id, named(fourPillars.lifePalacePillar, language)),
    ],
    [
      conceptTerm('bodyPalacePillar', further.bodyPalacePillar),
      term('pairs', fourPillars.bodyPalacePillar.id, named(fourPillars.bodyPalacePillar, language)),
    ],
  ];
  return section(
    { look: 'further', heading: words.moreHeading, gist: birth.lunarDate.text, isOpen },
    h('dl', {}, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, ...[value].flat())])),
  );
}

/** The twelve palaces in their order, with their whole content. */
export function palacesSection(answer: ChartAnswer, now: Now | undefined, isOpen: boolean): HTMLElement {
  const { palaces, input } = answer;
  const language = input.lang;
  const words = { ...WORDS[language], ...PART_WORDS[language].tables };
  const inOrder = listedPalaces(palaces, language);
  const made = section(
    { look: 'palaces', heading: words.palacesHeading, isOpen },
    table(
      [
        words.palace,
        words.palacePair,
        words.palaceDecade,
        words.palaceMajor,
        words.palaceMinor,
        words.palaceAdjective,
        words.palaceGrowth,
        words.palaceSpirits,
        words.palaceAges,
      ],
      inOrder.map((palace) => [
        [named(palace, language), ...marksOf(palace, words)],
        `${palace.stem.hanzi}${palace.branch.hanzi}`,
        [
          `${palace.decade.fromAge}–${palace.decade.toAge}`,
          ...(palace === palaces[now?.palace ?? -1] ? [h('span', { class: 'mark' }, words.runsNow)] : []),
        ],
        palace.majorStars.length > 0
          ? starList(palace.majorStars, language, namedShort)
          : h(
              'small',
              {},
              fill(words.borrowedFrom, {
                stars: joined(
                  palace.borrowedStars.map((star) => namedShort(star, language)),
                  language,
                ),
              }),
            ),
        starList(palace.minorStars, language, namedShort),
        starList(palace.adjectiveStars, language, namedShort),
        named(palace.spirits.growth, language),
        nameList(ringsOf(palace, answer).map((each) => namedShort(each, language))),
        `${palace.smallLimitAges.slice(0, 6).join(' ')} …`,
      ]),
    ),
  );
  // If a search in the page or printing opens it, it appears at once; if its heading does, it fades in.
  made.querySelector('summary')!.addEventListener('click', () => {
    if (!made.open) showInPieces([...made.querySelectorAll('tbody tr')], ROWS_IN_A_FRAME);
  });
  return made;
}

/** The number of rows that a slow phone can lay out without blocking. */
const ROWS_IN_A_FRAME = 3;

/** The stars of the rings; Vietnamese charts leave out the ring of 將星. */
const ringsOf = (
  { spirits: { doctor, general, year } }: PalaceDocument,
  { conventions }: ChartAnswer,
): readonly Label[] => (conventions.school === 'vietnam' ? [doctor, year] : [doctor, general, year]);

const marksOf = ({ isBodyPalace, isOriginPalace }: PalaceDocument, words: Words): HTMLElement[] => [
  ...(isBodyPalace ? [h('span', { class: 'mark' }, words.bodyPalace)] : []),
  ...(isOriginPalace ? [h('span', { class: 'mark' }, words.originPalace)] : []),
];
