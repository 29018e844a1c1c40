// The form of the dates of a life: which dates, in which years, and a button that saves them as a calendar file.

import type { Language } from 'beichen';
import type { LifeKind, LifeOptions } from 'beichen/life';
import type { BirthQueries } from '../cast/chart-client.ts';
import { h } from '../dom/h.ts';
import { keepEntries } from '../dom/kept-entries.ts';
import { addStyle } from '../dom/part-style.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import style from './life-file-form.css';
import { save } from './take-away.ts';

addStyle(style);

interface LifeFileFormOptions {
  readonly language: Language;
  /** Announces that the file is saved, or an error. */
  readonly status: HTMLElement;
  readonly lifeFile: BirthQueries['lifeFile'];
  /** True if the time of birth is known: luck pillars begin by it. */
  readonly isTimed: boolean;
  /** Message if nothing could be calculated. */
  readonly failed: string;
}

const KINDS = ['luckPillars', 'decades', 'lunarBirthdays', 'years'] as const satisfies readonly LifeKind[];
const YEARS = { first: 1646, last: 2199, most: 150, atFirst: 20 } as const;

/** The form: all kinds are ticked, from this year on. */
export function lifeFileForm({ language, status, lifeFile, isTimed, failed }: LifeFileFormOptions): HTMLElement {
  const words = PART_WORDS[language].lifeFile;
  const thisYear = new Date().getFullYear();
  const year = (name: string, title: string, value: number) =>
    h(
      'label',
      { class: 'field' },
      h('span', {}, title),
      h('input', { name, value: `${value}`, inputmode: 'numeric', autocomplete: 'off', maxlength: 4 }),
    );
  const form: HTMLFormElement = h(
    'form',
    { class: 'life-file-form', submit: (event) => event.preventDefault() },
    h('p', { class: 'hint' }, words.intro),
    h(
      'fieldset',
      {},
      h('legend', {}, words.kinds),
      ...KINDS.filter((kind) => isTimed || kind !== 'luckPillars').map((kind) =>
        h(
          'label',
          { class: 'tick' },
          h('input', { type: 'checkbox', name: 'kind', value: kind, checked: true }),
          words[kind],
        ),
      ),
    ),
    h(
      'div',
      { class: 'life-file-years' },
      year('fromYear', words.fromYear, thisYear),
      year('toYear', words.toYear, thisYear + YEARS.atFirst - 1),
    ),
  );
  const saveFile = async () => {
    const options = optionsIn(form);
    if (options === undefined) {
      status.textContent = words.wrong;
      return;
    }
    try {
      save(new Blob([await lifeFile(options)], { type: 'text/calendar' }), 'beichen-life.ics');
      status.textContent = words.saved;
    } catch {
      status.textContent = failed;
    }
  };
  form.append(h('button', { type: 'button', class: 'quiet', click: saveFile }, words.save));
  keepEntries(form, 'life-file');
  return form;
}

/** Values of the form; undefined if nothing is ticked, or if the years are impossible. */
function optionsIn(form: HTMLFormElement): LifeOptions | undefined {
  const told = new FormData(form);
  const kinds = KINDS.filter((kind) => told.getAll('kind').includes(kind));
  const [fromYear, toYear] = [Number(told.get('fromYear')), Number(told.get('toYear'))];
  const areYears = [fromYear, toYear].every(
    (year) => Number.isInteger(year) && year >= YEARS.first && year <= YEARS.last,
  );
  const isSpan = toYear >= fromYear && toYear < fromYear + YEARS.most;
  return kinds.length > 0 && areYears && isSpan ? { fromYear, toYear, kinds } : undefined;
}
