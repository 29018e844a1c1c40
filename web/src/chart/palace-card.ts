// The card of the current palace: its whole content, with full names.

import type { PressedPart } from 'beichen/draw';
import { fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { h } from '../dom/h.ts';
import { joined, joinedTerms, named, starTerms } from '../dom/star-text.ts';
import { conceptTerm, groupTerm, term } from '../dom/term.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import type { layerRows } from './layer-rows.ts';

interface CardOptions {
  /** True if its decade is the current one. */
  readonly runs: boolean;
  /** Rows of the layers on the board. */
  readonly layers: ReturnType<typeof layerRows>;
  /** Missing if no flights are drawn and no roles are counted. */
  readonly onPress?: (palace: number, part: PressedPart) => void;
}

type Row = readonly [HTMLElement, string | HTMLElement];

/** The card of the palace with an index in `palaces`. */
export function palaceCard(answer: ChartAnswer, at: number, { runs, layers, onPress }: CardOptions): HTMLElement {
  const language = answer.input.lang;
  const words = WORDS[language];
  const palace = answer.palaces[at]!;
  const marks = [palace.isBodyPalace && words.bodyPalace, palace.isOriginPalace && words.originPalace].filter(
    (m) => m !== false,
  );
  const ways = [
    ['stem', fill(words.showFlights, { stem: palace.stem.hanzi })],
    ['name', words.countRoles],
  ] as const;
  const rows = [...layers, ...palaceRows(answer, at, runs)];
  return h(
    'div',
    { class: 'card palace-card' },
    h(
      'h3',
      { id: 'palace-heading' },
      named(palace, language),
      ...marks.map((mark) => h('span', { class: 'mark' }, mark)),
    ),
    h('p', { class: 'hint area' }, areaText(answer, at)),
    h('dl', {}, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])),
    onPress &&
      h(
        'div',
        { class: 'ways' },
        ...ways.map(([part, label]) =>
          h('button', { type: 'button', class: 'quiet', 'data-part': part, click: () => onPress(at, part) }, label),
        ),
      ),
  );
}

/** Writes the area of life of the palace into the card on the page, once the words of parts are loaded. */
export function showArea(answer: ChartAnswer, palace: number): void {
  const area = document.querySelector('.palace-card .area');
  if (area !== null) area.textContent = areaText(answer, palace);
}

/** Area of life of a palace; empty until the words of parts are loaded. */
function areaText({ input, palaces }: ChartAnswer, at: number): string {
  const words = PART_WORDS[input.lang];
  return words === undefined ? '' : fill(words.areaOf, { area: words.areas[palaces[at]!.id] });
}

function palaceRows(answer: ChartAnswer, at: number, runs: boolean): readonly Row[] {
  const language = answer.input.lang;
  const words = WORDS[language];
  const palace = answer.palaces[at]!;
  const { spirits, decade, stem, branch } = palace;
  const around = [...palace.trines, palace.opposite].map((other) => term('palaces', other.id, named(other, language)));
  return [
    [
      groupTerm('majorStars', words.palaceMajor),
      palace.majorStars.length > 0
        ? starTerms(palace.majorStars, language)
        : fill(words.borrowedFrom, {
            stars: joined(
              palace.borrowedStars.map((star) => named(star, language)),
              language,
            ),
          }),
    ],
    [
      groupTerm('minorStars', words.palaceMinor),
      palace.minorStars.length > 0 ? starTerms(palace.minorStars, language) : words.none,
    ],
    [
      groupTerm('adjectiveStars', words.palaceAdjective),
      palace.adjectiveStars.length > 0 ? starTerms(palace.adjectiveStars, language) : words.none,
    ],
    [
      groupTerm('pairs', words.palacePair),
      h(
        'span',
        {},
        term('stems', stem.id, named(stem, language)),
        words.pairComma,
        term('branches', branch.id, named(branch, language)),
      ),
    ],
    [
      conceptTerm('decade', words.palaceDecade),
      h(
        'span',
        {},
        `${decade.fromAge}–${decade.toAge}${fill(words.bracketed, { content: words.nominal })}`,
        runs ? h('span', { class: 'mark' }, words.runsNow) : undefined,
      ),
    ],
    [conceptTerm('smallLimit', words.palaceAges), joined(palace.smallLimitAges.map(String), language)],
    [
      groupTerm('growthPhases', words.palaceGrowth),
      term('growthPhases', spirits.growth.id, named(spirits.growth, language)),
    ],
    [
      groupTerm('yearSpirits', words.palaceSpirits),
      joinedTerms(
        [
          term('doctorSpirits', spirits.doctor.id, named(spirits.doctor, language)),
          // Vietnam does not draw the ring of the general.
          ...(answer.conventions.school === 'vietnam'
            ? []
            : [term('generalSpirits', spirits.general.id, named(spirits.general, language))]),
          term('yearSpirits', spirits.year.id, named(spirits.year, language)),
        ],
        language,
      ),
    ],
    [conceptTerm('trines', words.palaceSurroundings), joinedTerms(around, language)],
  ];
}
