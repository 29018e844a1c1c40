// Days for a chart: a month as a grid, each day with its lunar date, pair, officer and marks of clashes and combinations with one person or both, and a
// panel with all facts of the selected day. A filter, folded on a phone, dims the days that do not match.

import { LANGUAGE_FACTS, type Label, type Language } from 'beichen';
import type { DaysFilter, DaysRange } from 'beichen/days';
import { dateText, fill } from 'beichen/internal';
import type { Beside, BirthQueries } from '../cast/chart-client.ts';
import type { DaysNames, ListedDays } from '../cast/handlers/days.ts';
import { h } from '../dom/h.ts';
import { keepEntries } from '../dom/kept-entries.ts';
import { addStyle } from '../dom/part-style.ts';
import { joined, namedShort, shortName } from '../dom/star-text.ts';
import { walk } from '../dom/walk.ts';
import { isRoomy } from '../dom/wide.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import style from './days-month.css';

addStyle(style);

interface DaysMonthOptions {
  readonly language: Language;
  /** The Gregorian date of birth: no day is before it. */
  readonly born: string;
  /** Announces how many days match the filter. */
  readonly status: HTMLElement;
  readonly life: Pick<BirthQueries, 'days' | 'beside' | 'watchBeside'>;
  /** Message if nothing could be calculated. */
  readonly failed: string;
}

type Day = ListedDays['days'][number];
/** One of the two people for whom days are marked. */
type Who = 'one' | 'other';

const PILLARS = ['year', 'month', 'day', 'hour'] as const;
const MS_PER_DAY = 86_400_000;
const LAST = '2200-02-13';
/** Number of days in which the next match is searched for. */
const SEARCHED_DAYS = 400;
/** The weekday of the first column, 0 for Sunday. */
const firstWeekday = (language: Language): number => (LANGUAGE_FACTS[language].isSundayFirst ? 0 : 1);

/** Marks of relations with the branch of year or day. */
const KINDS = ['clash', 'combination'] as const;
type Kind = (typeof KINDS)[number];
const MARKS: Readonly<Record<string, Kind>> = { sixClash: 'clash', sixCombine: 'combination' };

/** The form and the month of today. */
export async function daysMonth(options: DaysMonthOptions): Promise<readonly HTMLElement[]> {
  const month = new DaysMonth(options);
  await month.start();
  return month.parts;
}

class DaysMonth {
  readonly #options: DaysMonthOptions;
  readonly #today = dateOf(Date.now() - new Date().getTimezoneOffset() * 60_000);
  readonly #form: HTMLFormElement;
  readonly #title = h('h3', { class: 'month-title', 'aria-live': 'polite' });
  readonly #grid: HTMLElement;
  readonly #panel = h('section', { class: 'day-panel', 'aria-live': 'polite' });
  readonly #legend = h('ul', { class: 'month-legend' });
  readonly #steps: Readonly<Record<'earlier' | 'later', HTMLButtonElement>>;
  readonly #next: HTMLButtonElement;
  readonly #said = h('p', { class: 'hint', role: 'status' });
  #month: string;
  #names: DaysNames | undefined;
  #days: readonly Day[] = [];
  #found: ReadonlySet<string> = new Set();
  #other: { readonly beside: Beside; readonly days: readonly Day[] } | undefined;
  #chosen: string;
  #turn = 0;

  constructor(options: DaysMonthOptions) {
    this.#options = options;
    const words = PART_WORDS[options.language].days;
    const first = this.#today < options.born ? options.born : this.#today > LAST ? LAST : this.#today;
    this.#month = first.slice(0, 7);
    this.#chosen = first;
    this.#form = h('form', { class: 'days-form', submit: (event) => event.preventDefault() });
    this.#grid = h('ol', {
      class: 'month-grid',
      'aria-label': words.month,
      keydown: (event) => walk(event as KeyboardEvent, this.#buttons),
    });
    const step = (sign: string, label: string, by: number) =>
      h('button', { type: 'button', class: 'quiet step', 'aria-label': label, click: () => this.#step(by) }, sign);
    this.#steps = { earlier: step('‹', words.earlier, -1), later: step('›', words.later, 1) };
    this.#next = h(
      'button',
      { type: 'button', class: 'quiet', hidden: true, click: () => this.#findNext() },
      words.next,
    );
  }

  get parts(): readonly HTMLElement[] {
    const { status, language } = this.#options;
    const words = PART_WORDS[language].days;
    return [
      h('p', { class: 'hint' }, words.intro),
      h('details', { class: 'days-filter', open: isRoomy() }, h('summary', {}, words.filter), this.#form),
      h(
        'div',
        { class: 'month-head' },
        this.#steps.earlier,
        this.#title,
        this.#steps.later,
        h('button', { type: 'button', class: 'quiet', click: () => this.#goTo(this.#today) }, words.today),
        this.#next,
        status,
      ),
      this.#said,
      h('div', { class: 'month-and-day' }, h('div', {}, weekdays(language), this.#grid, this.#legend), this.#panel),
    ];
  }

  async start(): Promise<void> {
    await this.#list();
    this.#form.append(...fieldsOf(this.#names!, this.#options.language));
    if (keepEntries(this.#form, 'days')) await this.#tryList();
    this.#form.addEventListener('change', () => this.#tryList());
    this.#form.addEventListener('reset', () => setTimeout(() => this.#tryList())); // after the fields are reset
    this.#options.life.watchBeside(() => this.#grid.isConnected && this.#tryList());
  }

  get #buttons(): HTMLButtonElement[] {
    return [...this.#grid.querySelectorAll('button')];
  }

  /** The days of the month within the life and the tables. */
  get #range(): { readonly from: string; readonly to: string } {
    const { born } = this.#options;
    const first = `${this.#month}-01`;
    const last = dateOf(Date.parse(`${addMonths(this.#month, 1)}-01`) - MS_PER_DAY);
    return { from: first < born ? born : first, to: last > LAST ? LAST : last };
  }

  async #list(): Promise<void> {
    const mine = ++this.#turn; // a later request replaces this one
    const { days, beside: besideNow } = this.#options.life;
    const filter = filterIn(this.#form);
    const beside = besideNow();
    const range = this.#range;
    const [all, found, ofOther] = await Promise.all([
      days(range, {}),
      isEmpty(filter) ? undefined : this.#matching(range),
      beside === undefined || 'year' in beside.person
        ? undefined
        : days(this.#rangeOf(beside, range), {}, beside.person),
    ]);
    if (mine !== this.#turn) return;
    this.#names = all.names;
    this.#days = all.listed.days;
    this.#found = new Set((found ?? all.listed.days).map(({ date }) => date));
    this.#other = beside && ofOther && { beside, days: withoutHour(beside, ofOther.listed.days) };
    this.#next.hidden = isEmpty(filter);
    this.#show();
  }

  /** The days that match the filter. No day has a fact and lacks it. */
  async #matching(range: DaysRange): Promise<readonly Day[]> {
    const filter = filterIn(this.#form);
    const isContradictory = `${filter.with}` !== '' && `${filter.with}` === `${filter.without}`;
    return isContradictory ? [] : (await this.#options.life.days(range, filter)).listed.days;
  }

  /** For a younger second person, the days from that person's birth on. */
  #rangeOf({ person }: Beside, { from, to }: { readonly from: string; readonly to: string }) {
    const born = 'request' in person && person.request.calendar !== 'lunar' ? person.request.date : from;
    return { from: born > from && born <= to ? born : from, to };
  }

  async #tryList(): Promise<void> {
    try {
      await this.#list();
      this.#said.textContent = '';
    } catch {
      this.#said.textContent = this.#options.failed;
    }
  }

  async #step(by: number): Promise<void> {
    this.#month = addMonths(this.#month, by);
    await this.#tryList();
  }

  async #goTo(date: string): Promise<void> {
    const { born } = this.#options;
    const day = date < born ? born : date > LAST ? LAST : date;
    this.#month = day.slice(0, 7);
    this.#chosen = day;
    await this.#tryList();
  }

  /** Selects the next day that matches the filter. */
  async #findNext(): Promise<void> {
    const { failed, language } = this.#options;
    const from = dateOf(Date.parse(this.#chosen) + MS_PER_DAY);
    const last = dateOf(Date.parse(from) + (SEARCHED_DAYS - 1) * MS_PER_DAY);
    if (from > LAST) return;
    try {
      const [next] = await this.#matching({ from, to: last > LAST ? LAST : last });
      if (next !== undefined) await this.#goTo(next.date);
      else this.#said.textContent = PART_WORDS[language].days.noNext;
    } catch {
      this.#said.textContent = failed;
    }
  }

  #show(): void {
    const { language, status, born } = this.#options;
    const words = PART_WORDS[language].days;
    const hadFocus = this.#grid.contains(document.activeElement);
    this.#title.textContent = monthText(this.#month, language);
    status.textContent = fill(words.found, { count: this.#found.size, days: this.#days.length });
    this.#steps.earlier.disabled = this.#month <= born.slice(0, 7);
    this.#steps.later.disabled = this.#month >= LAST.slice(0, 7);
    if (!this.#days.some(({ date }) => date === this.#chosen)) this.#chosen = this.#days[0]!.date;
    this.#grid.replaceChildren(...this.#days.map((day, n) => this.#cell(day, n)));
    if (hadFocus) this.#buttons.find(({ tabIndex }) => tabIndex === 0)?.focus();
    this.#legend.replaceChildren(...this.#legendItems());
    this.#showDay();
  }

  #cell(day: Day, n: number): HTMLElement {
    const { language } = this.#options;
    const { almanac, date, weekday } = day;
    const isChosen = date === this.#chosen;
    const button = h(
      'button',
      {
        type: 'button',
        class: 'quiet',
        'aria-pressed': String(isChosen),
        'aria-current': date === this.#today ? 'date' : undefined,
        tabindex: isChosen ? 0 : -1,
        click: () => this.#press(date),
      },
      h('span', { class: 'number figures' }, `${Number(date.slice(8))}`),
      h('span', { class: 'lunar' }, almanac.solarTerm?.name ?? this.#lunarText(day)),
      h('span', { class: 'pair' }, almanac.fourPillars.day.name),
      h('span', { class: 'officer' }, shortName(almanac.officer)),
      h('span', { class: 'marks' }, ...this.#marks('one', day), ...this.#marks('other', this.#otherDay(date))),
    );
    const item = h('li', { class: this.#found.has(date) ? undefined : 'left-out' }, button);
    if (n === 0) item.style.gridColumnStart = `${((weekday - firstWeekday(language) + 7) % 7) + 1}`;
    return item;
  }

  #otherDay(date: string): Day | undefined {
    return this.#other?.days.find((day) => day.date === date);
  }

  #lunarText({ almanac: { lunarDate } }: Day): string {
    const { lunarCell, lunarFirst } = PART_WORDS[this.#options.language].days;
    const { months, days } = this.#names!.lunar;
    const { month, day } = lunarDate;
    return fill(day === 1 ? lunarFirst : lunarCell, {
      month,
      day,
      monthName: months[month - 1]!,
      dayName: days[day - 1]!,
    });
  }

  #nameOf(who: Who): string {
    return who === 'one' ? PART_WORDS[this.#options.language].days.you : this.#other!.beside.name;
  }

  /** Marks of clashes and combinations with the year or day branch of a person. */
  #marks(who: Who, day: Day | undefined): readonly HTMLElement[] {
    const kinds = new Set(
      (day?.relations ?? [])
        .filter(({ pillars }) => pillars.includes('year') || pillars.includes('day'))
        .flatMap(({ id }) => MARKS[id] ?? []),
    );
    return KINDS.filter((kind) => kinds.has(kind)).map((kind) =>
      mark(who, kind, h('span', { class: 'sr' }, this.#markText(who, kind))),
    );
  }

  #markText(who: Who, kind: Kind): string {
    return fill(PART_WORDS[this.#options.language].days[kind], { person: this.#nameOf(who) });
  }

  #legendItems(): readonly HTMLElement[] {
    const words = PART_WORDS[this.#options.language].days;
    const people: readonly Who[] = this.#other === undefined ? ['one'] : ['one', 'other'];
    const marks = people.flatMap((who) =>
      KINDS.map((kind) => h('li', {}, mark(who, kind), ' ', this.#markText(who, kind))),
    );
    return [...marks, ...(this.#other === undefined ? [h('li', { class: 'hint' }, words.addPerson)] : [])];
  }

  #press(date: string): void {
    this.#chosen = date;
    for (const [n, button] of this.#buttons.entries()) {
      const isChosen = this.#days[n]!.date === date;
      button.setAttribute('aria-pressed', String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
    }
    this.#showDay();
  }

  /** All facts of the selected day. */
  #showDay(): void {
    const day = this.#days.find(({ date }) => date === this.#chosen)!;
    const { language } = this.#options;
    const words = PART_WORDS[language].days;
    const { growthPhase } = PART_WORDS[language].tables;
    const { almanac, ziwei, inNatalVoid } = day;
    const weekday = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].tag, { weekday: 'long', timeZone: 'UTC' });
    const list = (labels: readonly Label[]) =>
      joined(
        labels.map((each) => namedShort(each, language)),
        language,
      );
    const breaks = [...(almanac.yearBreak ? [words.yearBreak] : []), ...(almanac.monthBreak ? [words.monthBreak] : [])];
    const other = this.#otherDay(day.date);
    const rows: readonly (readonly [string, string | HTMLElement])[] = [
      [words.lunar, almanac.lunarDate.text],
      [words.pillar, joined([namedShort(almanac.fourPillars.day, language), shortName(day.tenGod)], language)],
      ...(almanac.solarTerm === undefined ? [] : [[words.term, almanac.solarTerm.name] as const]),
      [words.officer, namedShort(almanac.officer, language)],
      [words.mansion, namedShort(almanac.mansion, language)],
      [
        words.clashWith,
        joined([shortName(almanac.clash), fill(words.shaSide, { side: words.sides[almanac.clash.side] })], language),
      ],
      ...(breaks.length === 0 ? [] : [[words.breaks, joined(breaks, language)] as const]),
      [words.relations, this.#relationList(day)],
      ...(other === undefined
        ? []
        : [[fill(words.relationsOf, { person: this.#nameOf('other') }), this.#relationList(other)] as const]),
      [growthPhase, namedShort(day.growthPhase, language)],
      ...(inNatalVoid.day ? [[words.void, words.inVoid] as const] : []),
      [words.stars, list(day.stars)],
      ...(ziwei === undefined ? [] : [[words.palace, ziwei.palace.name] as const]),
    ];
    this.#panel.replaceChildren(
      h('h3', {}, joined([dateText(day.date, language), weekday.format(Date.parse(day.date))], language)),
      h('dl', {}, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])),
    );
  }

  #relationList({ relations }: Day): HTMLElement | string {
    const { language } = this.#options;
    const words = PART_WORDS[language].days;
    if (relations.length === 0) return words.none;
    const text = (relation: Day['relations'][number]) => {
      const natal = relation.pillars.flatMap((id) => (id === 'moment' ? [] : [words[`${id}Pillar`]]));
      return namedShort(relation, language) + fill(WORDS[language].bracketed, { content: joined(natal, language) });
    };
    return h('ul', {}, ...relations.map((relation) => h('li', {}, text(relation))));
  }
}

const mark = (who: Who, kind: Kind, text?: HTMLElement): HTMLElement => h('i', { class: `${kind} ${who}` }, text);

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Adds months to a month: 2026-12, 1 → 2027-01. */
function addMonths(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const count = year * 12 + number - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].numbers ?? LANGUAGE_FACTS[language].tag, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`${month}-01`));

/** The names of the days of the week, hidden from screen readers: the label of each day contains its own. */
function weekdays(language: Language): HTMLElement {
  const names = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].tag, { weekday: 'short', timeZone: 'UTC' });
  const sunday = Date.parse('2026-11-29');
  const first = firstWeekday(language);
  return h(
    'div',
    { class: 'month-weekdays', 'aria-hidden': 'true' },
    ...Array.from({ length: 7 }, (_, n) => h('span', {}, names.format(sunday + (n + first) * MS_PER_DAY))),
  );
}

/** Without an hour of birth, relations with the hour pillar are left out. */
function withoutHour({ person }: Beside, days: readonly Day[]): readonly Day[] {
  if ('year' in person || 'hour' in person.request) return days;
  return days.map((day) => ({ ...day, relations: day.relations.filter(({ pillars }) => !pillars.includes('hour')) }));
}

function fieldsOf({ relations, officers }: DaysNames, language: Language): readonly HTMLElement[] {
  const words = PART_WORDS[language].days;
  const field = (title: string, control: HTMLElement) => h('label', { class: 'field' }, h('span', {}, title), control);
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
      ...fact('with'),
      ...fact('without'),
      choice('officer', words.officer, words.any, officers),
    ),
    h('button', { type: 'reset', class: 'quiet' }, words.clear),
  ];
}

function filterIn(form: HTMLFormElement): DaysFilter {
  const choiceIn = (name: string): string => (form.elements.namedItem(name) as HTMLSelectElement | null)?.value ?? '';
  const fact = (name: 'with' | 'without'): readonly string[] => {
    const [id, pillar] = [choiceIn(name), choiceIn(`${name}Pillar`)];
    return id === '' ? [] : [pillar === '' ? id! : `${id}:${pillar}`];
  };
  const officer = choiceIn('officer');
  return { with: fact('with'), without: fact('without'), ...(officer !== '' && { officer: [officer] }) };
}

const isEmpty = ({ with: having = [], without = [], officer }: DaysFilter): boolean =>
  having.length + without.length === 0 && officer === undefined;
