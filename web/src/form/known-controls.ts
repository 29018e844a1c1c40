// Controls for a known fact: a list of names; for stars and patterns rows, the last of which is empty.

import type { Label, Language } from 'beichen';
import { MAX_FACTS } from '../cast/chart-request.ts';
import type { Knowable } from '../cast/handlers/births.ts';
import { h } from '../dom/h.ts';
import { namedShort } from '../dom/star-text.ts';
import type { PartWords } from '../words/part-words.ts';
import { PART_WORDS } from '../words/shown-words.ts';

/** A value and its name. */
type Option = readonly [value: string, name: string];

/** Creates the controls of known facts, with names in a language. */
export class KnownControls {
  readonly #knowable: Knowable;
  readonly #language: Language;
  readonly #words: PartWords['births'];

  constructor(knowable: Knowable, language: Language) {
    this.#knowable = knowable;
    this.#language = language;
    this.#words = PART_WORDS[language].births;
  }

  nameOf(label: Label): string {
    return namedShort(label, this.#language);
  }

  /** A select of labels, with an empty option. */
  choiceOf(labels: readonly Label[]): HTMLSelectElement {
    return this.choice(labels.map((label): Option => [label.id, this.nameOf(label)]));
  }

  choice(options: readonly Option[]): HTMLSelectElement {
    return h('select', {}, this.#none(), ...options.map(optionOf));
  }

  /** Stars, each in a branch or in a palace: `tanlang:chen`, `tanlang@spouse`. */
  stars(): FactRows {
    const words = this.#words;
    const { majorStars, minorStars, adjectiveStars, branches, palaces } = this.#knowable;
    return new FactRows((chosenValues) => {
      const [, star = '', place = ''] = /^(\w+)([:@]\w+)$/.exec(chosenValues) ?? [];
      const stars = this.#grouped([
        [words.majorStars, '', majorStars],
        [words.minorStars, '', minorStars],
        [words.adjectiveStars, '', adjectiveStars],
      ]);
      const places = this.#grouped([
        [words.branches, ':', branches],
        [words.palaces, '@', palaces],
      ]);
      choose(stars, star);
      choose(places, place);
      return h('div', { class: 'fields' }, labelled(words.star, stars), labelled(words.standsIn, places));
    });
  }

  patterns(): FactRows {
    return new FactRows((chosenValues) => {
      const patterns = this.choiceOf(this.#knowable.patterns);
      choose(patterns, chosenValues);
      return labelled(this.#words.pattern, patterns);
    });
  }

  #none(): HTMLElement {
    return optionOf(['', this.#words.any]);
  }

  /** @param groups each with the prefix of its ids */
  #grouped(
    groups: readonly (readonly [heading: string, before: string, labels: readonly Label[]])[],
  ): HTMLSelectElement {
    return h(
      'select',
      {},
      this.#none(),
      ...groups.map(([heading, before, labels]) =>
        h('optgroup', { label: heading }, ...labels.map((label) => optionOf([before + label.id, this.nameOf(label)]))),
      ),
    );
  }
}

const optionOf = ([value, name]: Option): HTMLElement => h('option', { value }, name);

/** Rows for facts of one kind; the last row is empty. */
export class FactRows {
  readonly element = h('div', { class: 'rows' });
  readonly #rowOf: (chosenValues: string) => HTMLElement;

  constructor(rowOf: (chosenValues: string) => HTMLElement) {
    this.#rowOf = rowOf;
  }

  fill(facts: readonly string[]): void {
    this.element.replaceChildren(...facts.slice(0, MAX_FACTS).map(this.#rowOf));
    this.grow();
  }

  /** Adds the empty row, if there is none and the limit allows it. */
  grow(): void {
    if (this.element.childElementCount >= MAX_FACTS) return;
    const last = this.element.lastElementChild;
    if (last === null || valuesIn(last).every((value) => value !== '')) this.element.append(this.#rowOf(''));
  }

  /** Values of the complete rows. */
  chosenValues(): readonly string[] {
    return [...this.element.children].flatMap((row) => {
      const values = valuesIn(row);
      return values.includes('') ? [] : [values.join('')];
    });
  }
}

const valuesIn = (row: Element): readonly string[] => [...row.querySelectorAll('select')].map(({ value }) => value);

/** A control under its title. */
export const labelled = (title: string, control: HTMLElement): HTMLElement =>
  h('label', { class: 'field' }, h('span', {}, title), control);

/** Selects a value; for an unknown value nothing is selected. */
export function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  if (select.selectedIndex < 0) select.value = '';
}
