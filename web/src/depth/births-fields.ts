// Fields for the known facts of a birth: one for each fact; for stars and patterns always one empty row more. The form is read as pairs of name and value, as
// in a link.

import type { Label } from 'beichen';
import { BIRTH_YEARS } from 'beichen/births';
import { fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import type { Knowable } from '../cast/handlers/births.ts';
import { h } from '../dom/h.ts';
import { choose, type FactRows, KnownControls, labelled } from '../form/known-controls.ts';
import { type BirthQuery, PILLARS } from '../state/birth-query.ts';
import type { PartWords } from '../words/part-words.ts';
import { PART_WORDS } from '../words/shown-words.ts';

/** The first span of years to search, if it contains the chart. */
const USUAL = { from: 1900, to: 2099 } as const;

/** The fields of the form. */
export class BirthsFields {
  readonly parts: readonly HTMLElement[];
  readonly #knowable: Knowable;
  readonly #words: PartWords['births'];
  readonly #firstYears: BirthQuery;
  readonly #controls: KnownControls;
  readonly #stars: FactRows;
  readonly #patterns: FactRows;
  readonly #own = new Map<string, HTMLSelectElement | HTMLInputElement>();

  constructor(answer: ChartAnswer, knowable: Knowable) {
    this.#knowable = knowable;
    this.#words = PART_WORDS[answer.input.lang].births;
    this.#firstYears = firstYears(answer);
    this.#controls = new KnownControls(knowable, answer.input.lang);
    this.#stars = this.#controls.stars();
    this.#patterns = this.#controls.patterns();
    this.parts = this.#make();
  }

  #make(): readonly HTMLElement[] {
    const words = this.#words;
    const { stems, branches, mainStars, bureaus, transformations, transformed } = this.#knowable;
    const numbers = (last: number) =>
      this.#controls.choice(Array.from({ length: last }, (_, n) => [`${n + 1}`, `${n + 1}`] as const));
    const leap: readonly (readonly [string, string])[] = [
      ['false', words.ordinary],
      ['true', words.leap],
    ];
    const year = (name: string, title: string) =>
      this.#field(name, title, h('input', { inputmode: 'numeric', autocomplete: 'off', maxlength: 4, required: true }));
    const clean = h('input', { type: 'checkbox', name: 'clean', value: 'true' });
    this.#own.set('clean', clean);
    return [
      h(
        'div',
        { class: 'known-pillars' },
        ...PILLARS.map((pillar) =>
          group(
            words[`${pillar}Pillar`],
            this.#choice(`${pillar}Stem`, words.stem, stems),
            this.#choice(`${pillar}Branch`, words.branch, branches),
          ),
        ),
      ),
      group(
        words.chart,
        h(
          'div',
          { class: 'fields' },
          this.#choice('mainStar', words.mainStar, mainStars),
          this.#choice('bureau', words.bureau, bureaus),
          this.#choice('lifeBranch', words.lifeBranch, branches),
          this.#choice('bodyBranch', words.bodyBranch, branches),
          ...transformations.map((kind, place) =>
            this.#choice(kind.id, this.#controls.nameOf(kind), transformed[place]!),
          ),
        ),
        this.#stars.element,
        this.#patterns.element,
        h('label', { class: 'check' }, clean, h('span', {}, words.clean)),
      ),
      group(
        words.date,
        h(
          'div',
          { class: 'fields' },
          this.#field('lunarMonth', words.lunarMonth, numbers(12)),
          this.#field('leapMonth', words.leapMonth, this.#controls.choice(leap)),
          this.#field('lunarDay', words.lunarDay, numbers(30)),
          this.#choice('doubleHour', words.doubleHour, branches),
        ),
      ),
      group(
        words.years,
        h('div', { class: 'fields' }, year('fromYear', words.fromYear), year('toYear', words.toYear)),
        h('p', { class: 'hint' }, words.yearsHint),
      ),
    ];
  }

  /** Fills the form; unknown names and values are ignored. */
  fill(query: BirthQuery): void {
    const values = new Map([...this.#firstYears, ...query]);
    for (const [name, control] of this.#own) setValue(control, values.get(name) ?? '');
    const all = (name: string) => query.flatMap(([own, value]) => (own === name ? [value] : []));
    this.#stars.fill(all('star'));
    this.#patterns.fill(all('pattern'));
  }

  /** Adds an empty row of stars and of patterns, for one more. */
  growRows(): void {
    this.#stars.grow();
    this.#patterns.grow();
  }

  /** Values of the form; defaults are left out. */
  query(): BirthQuery {
    const first = new Map(this.#firstYears);
    const values = [...this.#own].flatMap(([name, control]) => {
      const value = controlValue(control);
      return value === '' || value === first.get(name) ? [] : [[name, value] as const];
    });
    return [
      ...values,
      ...this.#stars.chosenValues().map((star) => ['star', star] as const),
      ...this.#patterns.chosenValues().map((pattern) => ['pattern', pattern] as const),
    ];
  }

  years(): { readonly fromYear: number; readonly toYear: number } {
    return { fromYear: Number(this.#own.get('fromYear')!.value), toYear: Number(this.#own.get('toYear')!.value) };
  }

  /** The reason why the values cannot be searched for; undefined if they can. The invalid fields are marked. */
  problem(query: BirthQuery): string | undefined {
    const words = this.#words;
    const { fromYear, toYear } = this.years();
    const areYears =
      Number.isInteger(fromYear) &&
      Number.isInteger(toYear) &&
      BIRTH_YEARS.first <= fromYear &&
      fromYear <= toYear &&
      toYear <= Math.min(BIRTH_YEARS.last, fromYear + BIRTH_YEARS.most - 1);
    this.#mark(['fromYear', 'toYear'], !areYears);
    const noPairs = PILLARS.filter((pillar) => !this.#isPair(pillar));
    for (const pillar of PILLARS) this.#mark([`${pillar}Stem`, `${pillar}Branch`], noPairs.includes(pillar));
    if (noPairs.length > 0)
      return fill(words.noPair, { pair: noPairs.map((pillar) => this.#hanziOf(pillar)).join(' ') });
    if (!areYears) return words.badYears;
    return query.some(([name]) => !['fromYear', 'toYear', 'clean'].includes(name)) ? undefined : words.needFact;
  }

  #mark(names: readonly string[], isWrong: boolean): void {
    for (const name of names) {
      const control = this.#own.get(name)!;
      if (isWrong) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
  }

  /** True if stem and branch of a pillar can be a pair: both yang, or both yin. */
  #isPair(pillar: (typeof PILLARS)[number]): boolean {
    const [stem, branch] = this.#placesOf(pillar);
    return stem === 0 || branch === 0 || stem! % 2 === branch! % 2;
  }

  #hanziOf(pillar: (typeof PILLARS)[number]): string {
    const [stem, branch] = this.#placesOf(pillar);
    return `${this.#knowable.stems[stem! - 1]!.hanzi}${this.#knowable.branches[branch! - 1]!.hanzi}`;
  }

  /** Chosen options of stem and branch; 0 is none. */
  #placesOf(pillar: (typeof PILLARS)[number]): readonly number[] {
    return ['Stem', 'Branch'].map((part) => (this.#own.get(pillar + part) as HTMLSelectElement).selectedIndex);
  }

  // ---- Controls

  #field<Control extends HTMLSelectElement | HTMLInputElement>(
    name: string,
    title: string,
    control: Control,
  ): HTMLElement {
    control.name = name;
    this.#own.set(name, control);
    return labelled(title, control);
  }

  #choice(name: string, title: string, labels: readonly Label[]): HTMLElement {
    return this.#field(name, title, this.#controls.choiceOf(labels));
  }
}

const group = (title: string, ...content: readonly HTMLElement[]): HTMLFieldSetElement =>
  h('fieldset', {}, h('legend', {}, title), ...content);

/** The first span of years that contains the chart. */
function firstYears({ birth }: ChartAnswer): BirthQuery {
  const year = Number((birth.clockTime ?? birth.sameChart.startsAtClock).slice(0, 4));
  const from = year < USUAL.from ? BIRTH_YEARS.first : year > USUAL.to ? USUAL.to : USUAL.from;
  const to = year < USUAL.from ? USUAL.from : year > USUAL.to ? BIRTH_YEARS.last : USUAL.to;
  return [
    ['fromYear', `${from}`],
    ['toYear', `${to}`],
  ];
}

/** Value of a control; empty for an unchecked box. */
const controlValue = (control: HTMLSelectElement | HTMLInputElement): string =>
  control.type === 'checkbox' && !(control as HTMLInputElement).checked ? '' : control.value.trim();

/** Sets the value of a control. */
function setValue(control: HTMLSelectElement | HTMLInputElement, value: string): void {
  if (control instanceof HTMLSelectElement) choose(control, value);
  else if (control.type === 'checkbox') control.checked = control.value === value;
  else control.value = value;
}
