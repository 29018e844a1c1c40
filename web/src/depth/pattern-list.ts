// The list of patterns: each with its palace, its rarity, the stars that form it, its forms, and what breaks it. A star is a button that highlights its palace
// on the board.

import type { Label, Language, PatternDocument, PatternStarDocument } from 'beichen';
import { decimalText, fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import type { Board } from '../chart/board.ts';
import { h } from '../dom/h.ts';
import { joined, named, namedShort } from '../dom/star-text.ts';
import { term } from '../dom/term.ts';
import { PART_WORDS } from '../words/shown-words.ts';

/** The patterns of a chart, with a sentence on how many there are. */
export function patternList(answer: ChartAnswer, patterns: readonly PatternDocument[], board: Board) {
  const words = PART_WORDS[answer.input.lang].patterns;
  const lights = new Lights(answer, board);
  const items = patterns.map((pattern) => item(pattern, answer, lights));
  return {
    found: patterns.length === 0 ? words.none : fill(words.found, { count: patterns.length }),
    parts: [h('p', { class: 'hint' }, words.intro), h('ul', { class: 'pattern-list' }, ...items)],
  };
}

function item(pattern: PatternDocument, answer: ChartAnswer, lights: Lights): HTMLElement {
  const { stars, brokenBy, forms, rarity } = pattern;
  const language = answer.input.lang;
  const words = PART_WORDS[language].patterns;
  const isUsual = forms.length === 1 && forms[0]!.id === 'main';
  const isNeverSpoiled = rarity?.cleanPercent === rarity?.percent;
  const starButtons = (each: readonly PatternStarDocument[]) =>
    each.map((star) => lights.button(starText(star, answer), [star], pattern));
  const rows: readonly (readonly [string, HTMLElement | string])[] = [
    ...(stars.length === 0 ? [] : [[words.stars, h('span', { class: 'evidence' }, ...starButtons(stars))] as const]),
    ...(isUsual ? [] : [[words.form, formNames(forms, language)] as const]),
    ...(isNeverSpoiled && brokenBy.length === 0
      ? []
      : [[words.spoiledBy, brokenBy.length === 0 ? words.notSpoiled : flags()] as const]),
  ];
  return h(
    'li',
    {},
    h(
      'div',
      { class: 'pattern-head' },
      h(
        'h3',
        {},
        h('q', {}, term('patterns', pattern.id, named(pattern, language))), // in quotes: a traditional name, not a verdict
        ' ',
        h('span', { class: 'mark' }, palaceOf(pattern, answer).name),
        ...(pattern.isOfLimits ? [' ', h('span', { class: 'mark' }, words.ofLimits)] : []),
      ),
      lights.button([words.showAll], [pattern, ...stars], pattern),
    ),
    h('p', { class: 'figures' }, rarityText(pattern, language)),
    h('dl', {}, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])),
  );

  function flags(): HTMLElement {
    return h(
      'span',
      {},
      ...brokenBy.map((flag) =>
        h('span', { class: 'evidence' }, term('patternFlags', flag.id, flag.name), ...starButtons(flag.stars)),
      ),
    );
  }
}

const formNames = (forms: PatternDocument['forms'], language: Language): HTMLElement =>
  h(
    'span',
    {},
    ...forms.flatMap((form, n) => [
      n === 0 ? '' : joined(['', ''], language),
      term('patternForms', form.id, form.name),
    ]),
  );

/** "One in so many births", or the share of all births. The share has four decimals in the document; three significant digits are shown. */
function rarityText({ rarity }: PatternDocument, language: Language): string {
  if (rarity === undefined) return '';
  const words = PART_WORDS[language].patterns;
  const { percent, cleanPercent, oneIn } = rarity;
  const isClean = cleanPercent === percent;
  const text = oneIn < 10 ? (isClean ? words.share : words.cleanShare) : isClean ? words.rarity : words.cleanRarity; // below ten a ratio such as 1 in 2.7 reads badly
  return fill(text, {
    oneIn: Math.round(oneIn),
    percent: decimalText(threeDigits(percent), language),
    clean: decimalText(threeDigits(cleanPercent), language),
  });
}

const threeDigits = (percent: number): number => Number(percent.toPrecision(3));

/** A star or transformation in a palace. */
type InPalace = Pick<PatternStarDocument, 'palace'>;

const placeOf = ({ palace }: InPalace, { palaces }: ChartAnswer): number =>
  palaces.findIndex(({ id }) => id === palace.id);
const palaceOf = (standing: InPalace, answer: ChartAnswer): Label => answer.palaces[placeOf(standing, answer)]!;

/** A star, the transformation that counts for the pattern, and its palace. */
function starText(star: PatternStarDocument, answer: ChartAnswer): (string | HTMLElement)[] {
  const { transformation: kind, palace } = star;
  return [
    namedShort(star, answer.input.lang),
    ...(kind === undefined
      ? []
      : [' ', h('span', { class: `plate ${kind.id}` }, kind.name.replace(/^Hua (\w+).*/, '$1'))]),
    h('small', {}, ` ${palace.name}`),
  ];
}

/** Buttons that highlight palaces on the board, one at a time; a second press ends it. */
class Lights {
  readonly #answer: ChartAnswer;
  readonly #board: Board;
  #pressed: HTMLElement | undefined;

  constructor(answer: ChartAnswer, board: Board) {
    this.#answer = answer;
    this.#board = board;
  }

  button(
    shown: readonly (string | HTMLElement)[],
    standing: readonly InPalace[],
    pattern: PatternDocument,
  ): HTMLElement {
    const places = [...new Set(standing.map((each) => placeOf(each, this.#answer)))];
    const made = h(
      'button',
      {
        type: 'button',
        class: 'quiet',
        'aria-pressed': 'false',
        click: () => (this.#pressed === made ? this.#board.clear() : this.#light(made, places, pattern)),
        keydown: (event) => {
          if ((event as KeyboardEvent).key === 'Escape' && this.#pressed === made) this.#board.clear();
        },
      },
      ...shown,
    );
    return made;
  }

  #light(pressed: HTMLElement, places: readonly number[], pattern: PatternDocument): void {
    const language = this.#answer.input.lang;
    const words = PART_WORDS[language].patterns;
    const palaces = joined(
      places.map((place) => this.#answer.palaces[place]!.name),
      language,
    );
    this.#board.show({
      palaces: places,
      sentence: fill(words.lit, { pattern: named(pattern, language), palaces }),
      ways: [
        h(
          'button',
          {
            type: 'button',
            class: 'quiet',
            click: () => {
              pressed.focus({ preventScroll: true });
              pressed.scrollIntoView({ block: 'center' });
            },
          },
          words.back,
        ),
      ],
      onClear: () => {
        pressed.setAttribute('aria-pressed', 'false');
        this.#pressed = undefined;
      },
    });
    this.#pressed = pressed;
    pressed.setAttribute('aria-pressed', 'true');
  }
}
