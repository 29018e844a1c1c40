// A board in seven steps: main star, life palace, trine, transformations, the current decade, day master, elements. Each step names the fact and
// links its terms; none interprets it. Loaded when its section is opened.

import type { PalaceDocument, StarDocument } from 'beichen';
import { fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import type { Now } from '../cast/handlers/life.ts';
import type { Board } from '../chart/board.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { joinedTerms, named, starTerms } from '../dom/star-text.ts';
import { conceptTerm, groupTerm, starTerm, term } from '../dom/term.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import style from './seven-steps.css';

addStyle(style);

interface Step {
  readonly heading: HTMLElement;
  readonly content: readonly (HTMLElement | string)[];
  /** Its palaces, by their index in `palaces`; empty if the step is not about the board. */
  readonly palaces: readonly number[];
}

/** Introduction and steps. */
export function sevenSteps(answer: ChartAnswer, now: Now | undefined, board: Board): readonly HTMLElement[] {
  const { lang } = answer.input;
  const words = PART_WORDS[lang].steps;
  const steps = [
    mainStar(answer),
    lifePalace(answer),
    surroundings(answer),
    transformations(answer),
    decadeNow(answer, now),
    dayMaster(answer),
    elements(answer),
  ];
  const items = steps.map(({ heading, content, palaces }) => {
    const text = h('div', { class: 'step-text' }, ...content);
    const show = () => board.show({ palaces, sentence: heading.textContent!, ways: [], onClear: () => undefined });
    return h(
      'li',
      {},
      h('h3', {}, heading),
      text,
      palaces.length === 0
        ? undefined
        : h('button', { type: 'button', class: 'quiet', click: show }, PART_WORDS[lang].patterns.showAll),
    );
  });
  return [h('p', { class: 'hint' }, words.intro), h('ol', { class: 'steps-list' }, ...items)];
}

const placeOf = ({ palaces }: ChartAnswer, id: PalaceDocument['id']): number =>
  palaces.findIndex((palace) => palace.id === id);

const palaceTerm = (palace: PalaceDocument, { input }: ChartAnswer): HTMLElement =>
  term('palaces', palace.id, named(palace, input.lang));

/** The major stars of a palace, or those it borrows if it has none. */
const majorStars = ({ majorStars, borrowedStars }: PalaceDocument): readonly StarDocument[] =>
  majorStars.length > 0 ? majorStars : borrowedStars;

function mainStar(answer: ChartAnswer): Step {
  const { input, palaces } = answer;
  const words = PART_WORDS[input.lang].steps;
  const at = placeOf(answer, 'life');
  const life = palaces[at]!;
  const isBorrowed = life.majorStars.length === 0;
  const from = placeOf(answer, life.opposite.id);
  return {
    heading: conceptTerm('mainStar', WORDS[input.lang].mainStar),
    content: [
      sentence(isBorrowed ? words.mainStarBorrowed : words.mainStar, {
        stars: starTerms(majorStars(life), input.lang),
        palace: palaceTerm(palaces[from]!, answer),
      }),
      h('p', {}, fill(words.rarity, { oneIn: Math.round(answer.mainStar.rarity.oneIn) })),
    ],
    palaces: isBorrowed ? [at, from] : [at],
  };
}

function lifePalace(answer: ChartAnswer): Step {
  const { input, palaces } = answer;
  const { steps: words, areas } = PART_WORDS[input.lang];
  const at = placeOf(answer, 'life');
  const { stem, branch, minorStars } = palaces[at]!;
  const body = palaces.findIndex(({ isBodyPalace }) => isBodyPalace);
  return {
    heading: palaceTerm(palaces[at]!, answer),
    content: [
      h('p', {}, fill(PART_WORDS[input.lang].areaOf, { area: areas.life })),
      sentence(words.lifePalace, {
        stem: term('stems', stem.id, named(stem, input.lang)),
        branch: term('branches', branch.id, named(branch, input.lang)),
        stars: minorStars.length > 0 ? starTerms(minorStars, input.lang) : h('span', {}, WORDS[input.lang].none),
      }),
      sentence(words.bodyPalace, {
        body: conceptTerm('bodyPalace', WORDS[input.lang].bodyPalace),
        palace: palaceTerm(palaces[body]!, answer),
      }),
    ],
    palaces: [at, body],
  };
}

function surroundings(answer: ChartAnswer): Step {
  const { input, palaces } = answer;
  const { steps: words, areas } = PART_WORDS[input.lang];
  const life = palaces[placeOf(answer, 'life')]!;
  const around = [...life.trines, life.opposite].map(({ id }) => placeOf(answer, id));
  return {
    heading: conceptTerm('trines', WORDS[input.lang].palaceSurroundings),
    content: [
      h('p', {}, words.surroundings),
      h(
        'ul',
        {},
        ...around.map((at) => {
          const palace = palaces[at]!;
          return h(
            'li',
            {},
            palaceTerm(palace, answer),
            WORDS[input.lang].colon,
            starTerms(majorStars(palace), input.lang),
            h('small', {}, areas[palace.id]),
          );
        }),
      ),
    ],
    palaces: [placeOf(answer, 'life'), ...around],
  };
}

function transformations(answer: ChartAnswer): Step {
  const { input, palaces, fourPillars } = answer;
  const words = PART_WORDS[input.lang].steps;
  const marked = answer.ziwei.transformations.flatMap(({ id }) =>
    palaces.flatMap((palace, at) =>
      [...palace.majorStars, ...palace.minorStars]
        .filter(({ transformation }) => transformation?.id === id)
        .map((star) => ({ star, at, transformation: star.transformation! })),
    ),
  );
  const { stem } = fourPillars.year;
  return {
    heading: groupTerm('transformations', WORDS[input.lang].transformations),
    content: [
      sentence(words.transformations, { stem: term('stems', stem.id, named(stem, input.lang)) }),
      h(
        'ul',
        {},
        ...marked.map(({ star, at, transformation }) =>
          h(
            'li',
            {},
            term(
              'transformations',
              transformation.id,
              h('span', { class: `plate ${transformation.id}` }, transformation.name),
            ),
            ' ',
            sentence(words.starIn, {
              star: starTerm(star.id, named(star, input.lang)),
              palace: palaceTerm(palaces[at]!, answer),
            }),
          ),
        ),
      ),
    ],
    palaces: [...new Set(marked.map(({ at }) => at))],
  };
}

/** The age at which the strip of a life ends: after twelve decades of the largest bureau. */
const STRIP_AGES = 120;

function decadeNow(answer: ChartAnswer, now: Now | undefined): Step {
  const { input, palaces } = answer;
  const words = PART_WORDS[input.lang].steps;
  const heading = conceptTerm('decade', words.decadeHeading);
  if (now === undefined) return { heading, content: [h('p', {}, words.noNow)], palaces: [] };
  const age = { age: now.nominalAge };
  const strip = lifeStrip(answer, now);
  if (now.palace === undefined)
    return { heading, content: [h('p', {}, fill(words.noDecade, age)), strip], palaces: [] };
  const palace = palaces[now.palace]!;
  const { fromAge, toAge } = palace.decade;
  return {
    heading,
    content: [
      sentence(words.decade, {
        ...age,
        from: fromAge,
        to: toAge,
        palace: palaceTerm(palace, answer),
        stars: starTerms(majorStars(palace), input.lang),
      }),
      strip,
    ],
    palaces: [now.palace],
  };
}

/** A strip from 0 to 120 years with the decades, and a mark for now. */
function lifeStrip({ palaces, input }: ChartAnswer, { nominalAge, palace: running }: Now): HTMLElement {
  const words = PART_WORDS[input.lang].steps;
  const share = (age: number) => `${(100 * Math.min(age, STRIP_AGES)) / STRIP_AGES}%`;
  const spans = palaces.map(({ decade: { fromAge, toAge } }, at) => {
    const span = h('span', { class: at === running ? 'runs' : '' });
    span.style.left = share(fromAge - 1);
    span.style.width = `calc(${share(toAge)} - ${share(fromAge - 1)} - 1px)`;
    return span;
  });
  const own = WORDS[input.lang];
  const mark = h(
    'b',
    {},
    `${own.runsNow}${own.colon}${fill(PART_WORDS[input.lang].layers.ageOf, { age: nominalAge })}`,
  );
  mark.style.left = share(nominalAge);
  const ends = [0, 30, 60, 90, 120].map((age) => {
    const end = h('i', {}, `${age}`);
    end.style.left = share(age);
    return end;
  });
  return h(
    'div',
    { class: 'life-strip', role: 'img', 'aria-label': fill(words.strip, { age: nominalAge }) },
    ...spans,
    mark,
    ...ends,
  );
}

function dayMaster(answer: ChartAnswer): Step {
  const { input, fourPillars, dayMaster } = answer;
  const words = PART_WORDS[input.lang].steps;
  const others = (['year', 'month', 'hour'] as const).map((pillar) => {
    const { stem } = fourPillars[pillar];
    return term('tenGods', stem.tenGod.id, `${named(stem, input.lang)} ${stem.tenGod.name}`);
  });
  return {
    heading: conceptTerm('dayMaster', words.dayMasterHeading),
    content: [
      sentence(words.dayMaster, {
        stem: term('stems', dayMaster.id, named(dayMaster, input.lang)),
        element: h('span', { class: dayMaster.element.id }, named(dayMaster.element, input.lang)),
      }),
      sentence(words.tenGods, { gods: joinedTerms(others, input.lang) }),
    ],
    palaces: [],
  };
}

function elements(answer: ChartAnswer): Step {
  const { input, fiveElements } = answer;
  const words = WORDS[input.lang];
  const counts = fiveElements.elements.map((each) =>
    h('li', { class: each.id }, term('elements', each.id, named(each, input.lang)), h('b', {}, ` ${each.count}`)),
  );
  const { missing } = fiveElements;
  return {
    heading: groupTerm('elements', words.elementsHeading),
    content: [
      h('p', {}, PART_WORDS[input.lang].steps.elements),
      h('ul', { class: 'in-line' }, ...counts),
      missing.length === 0
        ? ''
        : h(
            'p',
            {},
            fill(PART_WORDS[input.lang].tables.missing, {
              elements: missing.map((each) => named(each, input.lang)).join(words.comma),
            }),
          ),
    ],
    palaces: [],
  };
}

/** A paragraph from a text, with terms in its placeholders. */
function sentence(text: string, values: Readonly<Record<string, HTMLElement | number>>): HTMLElement {
  const parts = text.split(/\{(\w+)\}/);
  return h('p', {}, ...parts.map((part, n) => (n % 2 === 0 ? part : asNode(values[part]!))));
}

const asNode = (value: HTMLElement | number): HTMLElement | string => (typeof value === 'number' ? `${value}` : value);
