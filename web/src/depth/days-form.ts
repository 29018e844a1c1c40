// The form of days beside a chart, and the days that it leaves: a table, one row a day, in order of time. Every change is listed at once.

import type { Label, Language } from 'beichen';
import type { DaysFilter } from 'beichen/days';
import { dateInFigures, fill } from 'beichen/internal';
import type { BirthQueries } from '../cast/chart-client.ts';
import type { FilterNames, ListedDays } from '../cast/handlers/days.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { joined, namedShort } from '../dom/star-text.ts';
import { type Cell, table } from '../dom/table.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import style from './days-form.css';

addStyle(style);

interface DaysFormOptions {
  readonly language: Language;
  /** The Gregorian date of birth: no day is before it. */
  readonly born: string;
  /** Says how many there are. */
  readonly status: HTMLElement;
  readonly days: BirthQueries['days'];
  /** What is said where nothing could be calculated. */
  readonly failed: string;
}

const PILLARS = ['year', 'month', 'day', 'hour'] as const;
const MS_PER_DAY = 86_400_000;
const MAX_DAYS = 400;
const LAST = '2200-02-13';
const DAYS_AT_FIRST = 30;

/** The form, and the days from today on. */
export async function daysForm(
  options: DaysFormOptions,
): Promise<{ readonly form: HTMLElement; readonly found: HTMLElement }> {
  const { language, born, status, days, failed } = options;
  const words = PART_WORDS[language].days;
  const today = dateOf(Date.now() - new Date().getTimezoneOffset() * 60_000);
  const atFirst = { from: today, to: dateOf(Date.parse(today) + (DAYS_AT_FIRST - 1) * MS_PER_DAY) };
  const first = await days(atFirst, {});
  const found = h('div', { class: 'days-found' });
  const form = h(
    'form',
    { class: 'days-form', submit: (event) => event.preventDefault() },
    h('p', { class: 'hint' }, words.intro),
    ...fieldsOf(first.names, { ...atFirst, born }, language),
  );
  const show = (listed: ListedDays) => {
    status.textContent = fill(words.found, { count: listed.count, days: listed.range.days });
    found.replaceChildren(...(listed.count === 0 ? [] : [daysTable(listed, language)]));
  };
  let turn = 0;
  const list = async () => {
    const mine = ++turn; // an answer that comes after the next question is not shown
    const range = rangeIn(form, born);
    if (range === undefined) {
      status.textContent = words.badRange;
      found.replaceChildren();
      return;
    }
    try {
      const { listed } = await days(range, filterIn(form));
      if (mine === turn) show(listed);
    } catch {
      if (mine === turn) status.textContent = failed;
    }
  };
  form.addEventListener('change', list);
  form.addEventListener('reset', () => setTimeout(list)); // once its fields are as they were
  form.append(h('button', { type: 'reset', class: 'quiet' }, words.clear));
  show(first.listed);
  return { form, found };
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

function fieldsOf(
  { relations, officers }: FilterNames,
  { from, to, born }: { readonly from: string; readonly to: string; readonly born: string },
  language: Language,
): readonly HTMLElement[] {
  const words = PART_WORDS[language].days;
  const field = (title: string, ...content: readonly HTMLElement[]) =>
    h('label', { class: 'field' }, h('span', {}, title), ...content);
  const date = (name: string, title: string, value: string) =>
    field(title, h('input', { type: 'date', name, value, required: true, min: born, max: LAST }));
  const choice = (name: string, title: string, any: string, labels: readonly Label[]) =>
    field(
      title,
      h(
        'select',
        { name },
        h('option', { value: '' }, any),
        ...labels.map((label) => h('option', { value: label.id }, namedShort(label, language))),
      ),
    );
  const fact = (name: 'with' | 'without') => [
    choice(name, words[name], words.any, relations),
    field(
      words.onPillar,
      h(
        'select',
        { name: `${name}Pillar` },
        h('option', { value: '' }, words.anyPillar),
        ...PILLARS.map((id) => h('option', { value: id }, words[`${id}Pillar`])),
      ),
    ),
  ];
  return [
    h(
      'div',
      { class: 'days-fields' },
      date('from', words.from, from),
      date('to', words.to, to),
      ...fact('with'),
      ...fact('without'),
      choice('officer', words.officer, words.any, officers),
    ),
  ];
}

const valueIn = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement).value;

/** The dates of the form; undefined where they are no range of at most 400 days of this life. */
function rangeIn(form: HTMLFormElement, born: string): { readonly from: string; readonly to: string } | undefined {
  const [from, to] = [valueIn(form, 'from'), valueIn(form, 'to')];
  const days = (Date.parse(to) - Date.parse(from)) / MS_PER_DAY + 1;
  return days >= 1 && days <= MAX_DAYS && from >= born && to <= LAST ? { from, to } : undefined;
}

function filterIn(form: HTMLFormElement): DaysFilter {
  const fact = (name: 'with' | 'without'): readonly string[] => {
    const [id, pillar] = [valueIn(form, name), valueIn(form, `${name}Pillar`)];
    return id === '' ? [] : [pillar === '' ? id : `${id}:${pillar}`];
  };
  const officer = valueIn(form, 'officer');
  return { with: fact('with'), without: fact('without'), ...(officer !== '' && { officer: [officer] }) };
}

type Day = ListedDays['days'][number];

function daysTable({ days }: ListedDays, language: Language): HTMLElement {
  const words = PART_WORDS[language].days;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const columns = [words.date, words.pillar, words.almanac, words.relations, words.stars, words.palace];
  return table(
    columns,
    days.map((day) => rowOf(day, weekday, language)),
    'days-table',
  );
}

function rowOf(day: Day, weekday: Intl.DateTimeFormat, language: Language): readonly Cell[] {
  const words = PART_WORDS[language].days;
  const { comma, bracketed } = WORDS[language];
  const { almanac, ziwei } = day;
  const name = (label: Label) => namedShort(label, language);
  const breaks = [...(almanac.yearBreak ? [words.yearBreak] : []), ...(almanac.monthBreak ? [words.monthBreak] : [])];
  const relations = day.relations.map((relation) => {
    const natal = relation.pillars.flatMap((id) => (id === 'moment' ? [] : [words[`${id}Pillar`]]));
    return name(relation) + fill(bracketed, { content: natal.join(comma) });
  });
  return [
    h('span', { class: 'figures' }, `${dateInFigures(day.date, language)} ${weekday.format(Date.parse(day.date))}`),
    joined([name(almanac.fourPillars.day), day.tenGod.name], language),
    joined(
      [
        almanac.lunarDate.text,
        ...(almanac.solarTerm ? [almanac.solarTerm.name] : []),
        name(almanac.officer),
        ...breaks,
      ],
      language,
    ),
    h('ul', {}, ...relations.map((text) => h('li', {}, text))),
    joined(day.stars.map(name), language),
    ziwei === undefined ? '' : ziwei.palace.name,
  ];
}
