// The form of a search for births, filled with the pillars of the chart. Every change starts a search, and the matching births are listed below.

import type { ChartAnswer } from '../cast/api.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import type { Knowable } from '../cast/handlers/births.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import style from '../form/births-form.css';
import { factNames } from '../form/fact-names.ts';
import { type BirthQuery, knownOf, PILLARS } from '../state/birth-query.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import { BirthsFields } from './births-fields.ts';
import { type BirthsActions, BirthsList } from './births-list.ts';

addStyle(style);

interface BirthsSearch extends BirthsActions {
  readonly knowable: Knowable;
  /** Announces the result. */
  readonly status: HTMLElement;
  readonly life: BirthQueries;
  /** Message if nothing could be calculated. */
  readonly failed: string;
}

/** Milliseconds until the page says that a search is running. */
const MS_UNTIL_TOLD = 300;

/** The form, and the list of results. */
export function birthsSearch(
  answer: ChartAnswer,
  search: BirthsSearch,
): { readonly form: HTMLElement; readonly found: HTMLElement } {
  const { status: said, life, failed, knowable } = search;
  const words = PART_WORDS[answer.input.lang].births;
  const fields = new BirthsFields(answer, knowable);
  const list = new BirthsList(answer, { ...search, nameOf: factNames(knowable, answer.input.lang) });
  let turn = 0;

  const searchFor = async (birthQuery: BirthQuery) => {
    const mine = ++turn;
    const problem = fields.problem(birthQuery);
    if (problem !== undefined) {
      list.clear();
      list.element.removeAttribute('aria-busy');
      said.textContent = problem;
      return;
    }
    const requested = { known: knownOf(birthQuery), ...fields.years() };
    list.element.setAttribute('aria-busy', 'true');
    const telling = setTimeout(() => {
      said.textContent = words.searching;
    }, MS_UNTIL_TOLD);
    try {
      const page = await life.births(requested);
      if (mine === turn && page !== undefined) said.textContent = list.show(page, requested);
    } catch {
      if (mine === turn) said.textContent = failed;
    } finally {
      clearTimeout(telling);
      if (mine === turn) list.element.removeAttribute('aria-busy');
    }
  };
  const start = (birthQuery: BirthQuery | undefined) => {
    fields.fill(birthQuery ?? pillarsOf(answer));
    searchFor(fields.query());
  };
  const button = (label: string, click: () => void) => h('button', { type: 'button', class: 'quiet', click }, label);
  const form = h(
    'form',
    {
      class: 'births-form',
      submit: (event) => event.preventDefault(),
      change: () => {
        fields.growRows();
        const birthQuery = fields.query();
        search.onQuery(birthQuery);
        searchFor(birthQuery);
      },
    },
    h('p', { class: 'hint' }, words.intro),
    ...fields.parts,
    h(
      'p',
      { class: 'ways' },
      button(words.fromChart, () => {
        search.onQuery(undefined);
        start(undefined);
      }),
      button(words.clear, () => {
        search.onQuery([]);
        start([]);
      }),
      button(words.copyLink, () => {
        search.onQuery(fields.query());
        search.onCopy();
      }),
    ),
  );
  start(search.query);
  return { form, found: list.element };
}

/** The pillars of a chart as values of the form. */
const pillarsOf = ({ fourPillars }: ChartAnswer): BirthQuery =>
  PILLARS.flatMap((pillar) => [
    [`${pillar}Stem`, fourPillars[pillar].stem.id],
    [`${pillar}Branch`, fourPillars[pillar].branch.id],
  ]);
