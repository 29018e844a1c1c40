// The form for what the other program shows. Below it are the choices that give the same, each with its differences and a button that casts its chart. Every
// change compares again.

import type { Label, Language, ShownElsewhere } from 'beichen';
import type { VariantEntries, VariantEntry } from 'beichen/draw';
import { PROGRAMS } from 'beichen/internal';
import type { BirthQueries } from '../cast/chart-client.ts';
import { ALL_CONVENTIONS } from '../cast/chart-request.ts';
import type { ConventionNames, Showable, VariantCasts } from '../cast/handlers/variants.ts';
import type { OtherChoice } from '../chart/first-warning.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { namedShort } from '../dom/star-text.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import style from './compare-form.css';

addStyle(style);

interface CompareFormOptions {
  readonly language: Language;
  /** Announces the result. */
  readonly status: HTMLElement;
  readonly variants: BirthQueries['variants'];
  readonly conventionNames: ConventionNames;
  readonly onChoose: (other: OtherChoice) => void;
  /** Message if nothing could be calculated. */
  readonly failed: string;
}

const PILLARS = ['yearPillar', 'monthPillar', 'dayPillar', 'hourPillar'] as const;

/** The form and the list, with the first result. */
export function comparison(
  first: VariantCasts['variants']['answer'],
  options: CompareFormOptions,
): { readonly form: HTMLElement; readonly found: HTMLElement } {
  const { language, status: said, variants, failed } = options;
  const words = PART_WORDS[language].compare;
  const found = h('div', { class: 'compare-found' });
  const form = h(
    'form',
    { class: 'compare-form', submit: (event) => event.preventDefault() },
    h('p', { class: 'hint' }, words.programs),
    programButtons(options),
    ruleChoice(options),
    h('p', { class: 'hint' }, words.intro),
    ...fieldsOf(first.showable, language),
  );
  let turn = 0;
  const show = ({ programShows: told }: VariantCasts['variants']['answer']) => {
    said.textContent = [told.match, told.heading].filter((part) => part !== '').join(words.full);
    found.replaceChildren(...foundParts(told, options));
  };
  const compare = async () => {
    const mine = ++turn; // a later request replaces this one
    const shown = shownIn(form);
    try {
      const answer = await variants(shown);
      if (mine === turn) show(answer);
    } catch {
      if (mine === turn) said.textContent = failed;
    }
  };
  form.addEventListener('change', compare);
  form.addEventListener('reset', () => setTimeout(compare)); // after the fields are reset
  show(first);
  form.append(h('button', { type: 'reset', class: 'quiet' }, words.clear));
  return { form, found };
}

/** A button for each program and school: it casts the chart by their conventions. */
function programButtons({ language, onChoose }: CompareFormOptions): HTMLElement {
  const { programs, ofSchools } = PART_WORDS[language].compare;
  const names: Readonly<Record<string, string>> = ofSchools;
  return h(
    'div',
    { class: 'ways', role: 'group', 'aria-label': programs },
    ...Object.entries(PROGRAMS).map(([id, { name, conventions }]) =>
      h(
        'button',
        { type: 'button', class: 'quiet', click: () => onChoose({ ...NO_CONVENTIONS, ...conventions }) },
        names[id] ?? name,
      ),
    ),
  );
}

/** The rare conventions with their values: a choice casts the chart by it, and by what else was in force. */
function ruleChoice({ language, conventionNames, onChoose }: CompareFormOptions): HTMLElement {
  const words = PART_WORDS[language].compare;
  const list = h(
    'select',
    {},
    h('option', { value: '' }, words.chooseRule),
    ...Object.entries(conventionNames).map(([id, { name, values }]) =>
      h(
        'optgroup',
        { label: name },
        ...Object.entries(values).map(([value, text]) => h('option', { value: `${id}=${value}` }, text)),
      ),
    ),
  );
  const choose = () => {
    const [id, value] = list.value.split('=');
    if (value !== undefined) onChoose({ [id!]: value });
  };
  // Some browsers report a change for each arrow key: by keys the choice is made with Enter.
  let isByKeys = false;
  list.addEventListener('pointerdown', () => {
    isByKeys = false;
  });
  list.addEventListener('keydown', ({ key }) => {
    isByKeys = true;
    if (key === 'Enter') choose();
  });
  list.addEventListener('change', (event) => {
    event.stopPropagation(); // it is no fact of another program's chart
    if (!isByKeys) choose();
  });
  return h('label', { class: 'field' }, h('span', {}, words.oneRule), list);
}

/** Resets the conventions that were chosen before. */
const NO_CONVENTIONS: OtherChoice = Object.fromEntries(ALL_CONVENTIONS.map((id) => [id, undefined]));

/** A field for each member that another program can show. */
function fieldsOf(
  { mainStars, branches, bureaus, pairs, stars }: Showable,
  language: Language,
): readonly HTMLElement[] {
  const words = PART_WORDS[language].compare;
  const options = (labels: readonly Label[]) => [
    h('option', { value: '' }, words.notTold),
    ...labels.map((label) => h('option', { value: label.id }, namedShort(label, language))),
  ];
  const choice = (name: keyof ShownElsewhere | 'star' | 'starBranch', title: string, labels: readonly Label[]) =>
    h('label', { class: 'field' }, h('span', {}, title), h('select', { name }, ...options(labels)));
  return [
    h(
      'div',
      { class: 'compare-fields' },
      choice('mainStar', words.mainStar, mainStars),
      choice('lifePalace', words.lifePalace, branches),
      choice('bureau', words.bureau, bureaus),
      ...PILLARS.map((pillar) => choice(pillar, words[pillar], pairs)),
      h(
        'label',
        { class: 'field' },
        h('span', {}, words.lunarDate),
        h('input', { name: 'lunarDate', placeholder: words.lunarExample, inputmode: 'numeric', autocomplete: 'off' }),
      ),
      choice('star', words.star, stars),
      choice('starBranch', words.starBranch, branches),
    ),
  ];
}

const LUNAR_DATE = /^(\d{4})[-./年 ](\d{1,2})[-./月 ](\d{1,2})日?$/;

/** Values of the form; undefined if it is empty. A date that cannot be read is marked. */
function shownIn(form: HTMLFormElement): ShownElsewhere | undefined {
  const values: Record<string, unknown> = {};
  for (const [name, value] of new FormData(form)) {
    if (value !== '' && name !== 'lunarDate') values[name] = value;
  }
  const field = form.elements.namedItem('lunarDate') as HTMLInputElement;
  const text = field.value.trim();
  const [, year, month, day] = LUNAR_DATE.exec(text) ?? [];
  if (text !== '' && day === undefined) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  if (day !== undefined) values.lunarDate = { year: Number(year), month: Number(month), day: Number(day) };
  const { star, starBranch: branch, ...others } = values;
  const shown = star && branch ? { ...others, stars: [{ star, branch }] } : others;
  return Object.keys(shown).length === 0 ? undefined : (shown as ShownElsewhere);
}

function foundParts({ variants, nearest }: VariantEntries, options: CompareFormOptions): readonly HTMLElement[] {
  const shown = variants.length === 0 && nearest !== undefined ? [nearest.variant] : variants;
  return [
    ...(shown === variants ? [] : [h('p', { class: 'hint' }, nearest!.heading)]),
    h('ul', { class: 'pattern-list' }, ...shown.map((variant) => item(variant, options))),
  ];
}

function item({ choices, differences }: VariantEntry, { language, onChoose }: CompareFormOptions): HTMLElement {
  const words = PART_WORDS[language].compare;
  const [first, ...others] = choices;
  return h(
    'li',
    {},
    h(
      'div',
      { class: 'pattern-head' },
      h('h3', {}, first!.words),
      h('button', { type: 'button', class: 'quiet', click: () => onChoose(first!.request) }, words.cast),
    ),
    others.length === 0
      ? undefined
      : h('p', { class: 'hint' }, words.also + others.map((other) => other.words).join(words.or)),
    h(
      'dl',
      {},
      ...differences.flatMap(({ name, here, there }) => [
        h('dt', {}, name),
        h('dd', {}, ...(here === undefined ? [] : [here, ' → ']), there),
      ]),
    ),
  );
}
