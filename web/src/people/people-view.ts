// The list of people, loaded when it is first opened: a form that saves the birth on the page, the list, and actions on all of it. Only a press, or text
// typed into a field of the list, stores anything.

import type { Language } from 'beichen';
import { dateInFigures, fill } from 'beichen/internal';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { save } from '../share/take-away.ts';
import type { PartWords } from '../words/part-words.ts';
import type { Words } from '../words/words.ts';
import { otherForm } from './other-form.ts';
import style from './people.css';
import { MAX_BYTES, MAX_FAULTS, type PersonFault, peopleIn, textOfPeople } from './people-file.ts';
import type { PeopleHost, PeopleTexts } from './people-host.ts';
import { changePeople, erasePeople, NotStored, savedPeople, savedText } from './people-store.ts';
import {
  type CastBirth,
  cityOf,
  isSameBirth,
  MAX_LETTERS,
  merged,
  type Person,
  personOf,
  requestOf,
  withNotes,
} from './person.ts';

addStyle(style);

/** A list shorter than this has no search field. */
const MANY = 6;

type StatusText = (words: PeopleTexts) => string;

export class PeopleView {
  readonly #section: HTMLElement;
  readonly #host: PeopleHost;
  #words: PeopleTexts;
  #status: StatusText = () => '';
  #faults: readonly PersonFault[] = [];
  #sought = '';
  /** The people on the list, in its order; empty if the list cannot be read. */
  #people: readonly Person[] = [];
  /** People removed during this visit, the last one last. */
  readonly #removals: Removal[] = [];
  /** The element for messages. It stays when the list is rendered again, so that screen readers announce its text. */
  readonly #said = h('p', { class: 'people-said', role: 'status' });
  readonly #above = h('div', {});
  readonly #below = h('div', {});
  /** The ids of the people whose notes, name and order are unfolded. */
  readonly #unfolded = new Set<string>();
  /** The form of a person who is not stored. Its values stay when the list is rendered again. */
  #other: { readonly words: PeopleTexts; readonly form: HTMLElement } | undefined;

  constructor(section: HTMLElement, words: PeopleTexts, host: PeopleHost) {
    this.#section = section;
    this.#words = words;
    this.#host = host;
    section.replaceChildren(this.#above, this.#said, this.#below);
    // Another tab has changed the list. A field in use is not replaced: its text will be written to the changed list.
    window.addEventListener('storage', () => {
      if (!this.#section.contains(document.activeElement?.closest('input, textarea') ?? null)) this.show();
    });
    this.show();
  }

  /** Renders the stored list, in the current language and with the current chart. */
  show(words: PeopleTexts = this.#words): void {
    this.#words = words;
    const focused = this.#focused();
    const { own } = words;
    const saved = savedPeople();
    const people = 'people' in saved ? saved.people : undefined;
    this.#people = people ?? [];
    this.#above.replaceChildren(h('h2', { id: 'people-heading' }, words.page.tabTwo));
    this.#said.textContent = this.#status(words);
    this.#below.replaceChildren(
      ...this.#undoButton(),
      ...this.#faultList(),
      ...(this.#host.hasChart() ? [h('div', { class: 'two-halves' }, this.#ownBoard(), this.#otherForm())] : []),
      h('h3', {}, own.heading),
      ...(people === undefined ? this.#unreadable() : [this.#keepForm(people), ...this.#list(people)]),
      ...(people?.length === 0 && !this.#host.hasChart() ? [] : [h('p', { class: 'hint' }, own.stored)]),
      this.#tools(people),
    );
    this.#find();
    if (focused !== undefined) this.#focus(focused);
  }

  /** Selector of the focused element after the list is rendered again. */
  #focused(): string | undefined {
    const active = document.activeElement as HTMLElement | null;
    if (active === null || !this.#section.contains(active) || active.dataset.do === undefined) return undefined;
    const person = active.closest<HTMLElement>('[data-person]')?.dataset.person;
    return `${person === undefined ? '' : `[data-person="${person}"] `}[data-do=${active.dataset.do}]`;
  }

  /** Shows the list again, with a status that screen readers announce. */
  #setStatus(status: StatusText, faults: readonly PersonFault[] = []): void {
    this.#status = status;
    this.#faults = faults;
    this.show();
  }

  /** Changes the stored list, and announces the result or the failure. */
  #change(change: (people: readonly Person[]) => readonly Person[], status: StatusText): void {
    try {
      changePeople(change);
      this.#setStatus(status);
    } catch (error) {
      this.#notStored(error);
    }
  }

  #notStored(error: unknown): void {
    if (!(error instanceof NotStored)) throw error;
    this.#setStatus(({ own }) => own.notStored);
  }

  #button(does: string, label: string, click: () => unknown, look = 'quiet'): HTMLButtonElement {
    return h('button', { type: 'button', class: look, 'data-do': does, click }, label);
  }

  /** The form that saves the birth on the page. */
  #keepForm(people: readonly Person[]): HTMLElement {
    const { own } = this.#words;
    const shown = this.#host.shown();
    if (shown === undefined) return h('p', {}, own.castFirst);
    const same = sameBirth(people, shown);
    const name = h('input', {
      name: 'person',
      maxlength: MAX_LETTERS.name,
      value: shown.request.name ?? same?.name ?? '',
    });
    const keep = (event: Event) => {
      event.preventDefault();
      const person = personOf(shown, name.value.trim() || shown.request.date);
      this.#change(
        (all) => merged(all, [person]).people,
        (words) => fill(words.own.kept, { name: person.name }),
      );
      this.#focus('[data-do=keep]');
    };
    return h(
      'form',
      { class: 'keep-form', autocomplete: 'off', submit: keep },
      h('label', { class: 'field' }, h('span', {}, own.name), name),
      h('button', { type: 'submit', 'data-do': 'keep' }, own.keep),
      same && h('p', { class: 'hint' }, fill(own.isKept, { name: same.name })),
    );
  }

  /** The board of the chart on the page, at the position that it has beside a second one. */
  #ownBoard(): HTMLElement {
    const frame = h('div', { class: 'two-own' });
    this.#host.ownBoard().then(
      (board) => board && frame.replaceChildren(h('h3', {}, this.nameShown() ?? this.#words.own.you), board),
      () => undefined, // the form works without it
    );
    return frame;
  }

  #otherForm(): HTMLElement {
    const words = this.#words;
    if (this.#other?.words.own !== words.own) {
      const { language, faultsOf, placeOf, onBeside } = this.#host;
      this.#other = { words, form: otherForm({ words, language, faultsOf, placeOf, onShow: onBeside }) };
    }
    return this.#other.form;
  }

  /** The name of the birth on the page: the one given with it, or the stored one. */
  nameShown(): string | undefined {
    const shown = this.#host.shown();
    const saved = savedPeople();
    const same = shown && 'people' in saved ? sameBirth(saved.people, shown) : undefined;
    return shown?.request.name ?? same?.name;
  }

  #list(people: readonly Person[]): readonly HTMLElement[] {
    const { own } = this.#words;
    if (people.length === 0) return [];
    const find = h('input', { type: 'search', value: this.#sought, 'data-do': 'find' });
    find.addEventListener('input', () => {
      this.#sought = find.value;
      this.#find();
    });
    return [
      h('h3', {}, fill(own.list, { n: people.length })),
      ...(people.length < MANY ? [] : [h('label', { class: 'field find' }, h('span', {}, own.find), find)]),
      h('p', { class: 'hint', 'data-empty': true, role: 'status' }),
      h('ol', { class: 'people-list' }, ...people.map((person, n) => this.#item(person, n, people.length))),
    ];
  }

  /** Shows only people whose name, date or place contains the searched text. */
  #find(): void {
    const query = this.#people.length < MANY ? '' : this.#sought;
    const found = this.#people.map((person) => isFound(person, query, this.#host.language()));
    for (const [n, item] of this.#section.querySelectorAll<HTMLElement>('.people-list > li').entries())
      item.hidden = !found[n];
    const empty = this.#section.querySelector('[data-empty]');
    if (empty !== null) empty.textContent = found.includes(true) ? '' : this.#words.own.notFound;
  }

  #item(person: Person, n: number, count: number): HTMLElement {
    const { own } = this.#words;
    const { id, name, notes = '' } = person;
    const shownName = h('p', { class: 'person-name' }, name);
    const beside = this.#button('beside', own.beside, () =>
      this.#host.onBeside({ name: this.#nameOf(person), request: requestOf(person), city: cityOf(person) }, beside),
    );
    beside.setAttribute('aria-label', fill(own.besideOf, { name }));
    const open = this.#button('open', own.open, () => this.#host.open(requestOf(person), cityOf(person)));
    open.setAttribute('aria-label', fill(own.openOf, { name }));
    const more = h(
      'details',
      { open: this.#unfolded.has(id) },
      h('summary', {}, own.more, h('span', { class: 'sr' }, fill(this.#words.page.bracketed, { content: name }))),
      this.#written(id, own.name, h('input', { maxlength: MAX_LETTERS.name, value: name }), (text) => {
        if (text === '') return undefined;
        shownName.textContent = text;
        open.setAttribute('aria-label', fill(own.openOf, { name: text }));
        beside.setAttribute('aria-label', fill(own.besideOf, { name: text }));
        return (each) => ({ ...each, name: text });
      }),
      this.#written(
        id,
        own.notes,
        h('textarea', { rows: 4, maxlength: MAX_LETTERS.notes }, notes),
        (text) => (each) => withNotes(each, text),
      ),
      h('p', { class: 'hint' }, own.notesHint),
      h(
        'div',
        { class: 'ways' },
        ...([-1, 1] as const).map((step) => {
          const button = this.#button(step < 0 ? 'up' : 'down', step < 0 ? own.up : own.down, () =>
            this.#move(person, n, step),
          );
          button.disabled = n + step < 0 || n + step >= count;
          return button;
        }),
        this.#button('remove', own.remove, () => this.#remove(person, n)),
      ),
    );
    more.addEventListener('toggle', () => (more.open ? this.#unfolded.add(id) : this.#unfolded.delete(id)));
    return h(
      'li',
      { 'data-person': id },
      h(
        'div',
        { class: 'person' },
        h(
          'div',
          {},
          shownName,
          h('p', { class: 'note figures' }, bornText(person, this.#words.page, this.#host.language())),
        ),
        h('div', { class: 'ways' }, open, this.#host.hasChart() ? beside : undefined),
      ),
      more,
    );
  }

  /** The current name of a person, which may have changed since the list was rendered. */
  #nameOf({ id, name }: Person): string {
    return this.#people.find((each) => each.id === id)?.name ?? name;
  }

  /** A field whose text is stored while typing. The list around it is not rendered again, so a following press reaches its target. */
  #written(
    id: string,
    label: string,
    field: HTMLInputElement | HTMLTextAreaElement,
    changeTo: (text: string) => ((person: Person) => Person) | undefined,
  ): HTMLElement {
    field.addEventListener('input', () => {
      const change = changeTo(field.value.trim());
      if (change === undefined) return;
      try {
        this.#people = changePeople((people) => people.map((each) => (each.id === id ? change(each) : each)));
      } catch (error) {
        this.#said.textContent = error instanceof NotStored ? this.#words.own.notStored : String(error);
      }
    });
    return h('label', { class: 'field' }, h('span', {}, label), field);
  }

  #move({ id }: Person, from: number, step: number): void {
    const to = from + step;
    let name = '';
    this.#change(
      (people) => {
        const others = people.filter((each) => each.id !== id);
        const mover = people.filter((each) => each.id === id);
        name = mover[0]?.name ?? '';
        return [...others.slice(0, to), ...mover, ...others.slice(to)];
      },
      ({ own }) => fill(own.moved, { name, n: to + 1 }),
    );
    const ways = step < 0 ? ['up', 'down'] : ['down', 'up'];
    this.#focus(...ways.map((way) => `[data-person="${id}"] [data-do=${way}]:not([disabled])`));
  }

  #remove({ id }: Person, n: number): void {
    let name = '';
    this.#change(
      (people) => {
        const removed = people.filter((each) => each.id === id);
        name = removed[0]?.name ?? '';
        this.#removals.push({ name, removed, before: people });
        return people.filter((each) => each.id !== id);
      },
      ({ own }) => fill(own.removed, { name }),
    );
    this.#focus(
      `.people-list > :nth-child(${n + 1}) [data-do=open]`,
      '.people-list > :last-child [data-do=open]',
      '[data-do=import]',
    );
  }

  /** Actions on the whole list. */
  #tools(people: readonly Person[] | undefined): HTMLElement {
    const { own } = this.#words;
    const file = h('input', { type: 'file', accept: '.json,application/json', hidden: true });
    file.addEventListener('change', () => {
      const [chosen] = file.files ?? [];
      if (chosen !== undefined) this.#addFrom(chosen);
    });
    const isNobody = people?.length === 0;
    return h(
      'div',
      { class: 'ways people-tools' },
      people === undefined || isNobody ? undefined : this.#button('export', own.exportFile, () => this.#export(people)),
      people && this.#button('import', own.importFile, () => file.click()),
      isNobody ? undefined : this.#button('erase', own.erase, () => this.#erase()),
      file,
    );
  }

  #erase(): void {
    const saved = savedPeople();
    if ('people' in saved) this.#removals.push({ removed: saved.people, before: saved.people });
    erasePeople();
    this.#host.forget();
    this.#unfolded.clear();
    this.#sought = '';
    this.#setStatus(({ own }) => own.erased);
    this.#focus('[data-do=import]');
  }

  /** Restores the people removed last, if there are any. */
  #undoButton(): readonly HTMLElement[] {
    const last = this.#removals.at(-1);
    if (last === undefined) return [];
    const { own } = this.#words;
    const label = last.name === undefined ? own.undoErase : fill(own.undoRemove, { name: last.name });
    return [
      h(
        'p',
        {},
        this.#button('undo', label, () => this.#undo(last)),
      ),
    ];
  }

  #undo(removal: Removal): void {
    const { name, removed } = removal;
    this.#change(
      (people) => {
        const restored = withRestored(people, removal);
        this.#removals.pop();
        return restored;
      },
      ({ own }) =>
        name === undefined ? fill(own.broughtAllBack, { n: removed.length }) : fill(own.broughtBack, { name }),
    );
    this.#focus(`[data-person="${removed[0]?.id}"] [data-do=open]`, '[data-do=undo]', '[data-do=import]');
  }

  #export(people: readonly Person[]): void {
    saveText(textOfPeople(people));
    this.#setStatus(({ own }) => fill(own.exported, { n: people.length }));
    this.#focus('[data-do=export]');
  }

  /** Message that the stored list cannot be read. It is not changed before the reader decides. */
  #unreadable(): readonly HTMLElement[] {
    const { own } = this.#words;
    return [
      h('p', { class: 'notice' }, own.unreadable),
      h(
        'p',
        {},
        this.#button('save', own.saveAsIs, () => saveText(savedText() ?? '')),
      ),
    ];
  }

  /** Reads a file, and adds its people if it has no faults. */
  async #addFrom(file: File): Promise<void> {
    this.#setStatus(({ own }) => own.checking);
    this.#focus('[data-do=import]');
    if (file.size > MAX_BYTES) return this.#setStatus(({ own }) => own.tooLarge);
    try {
      const read = peopleIn(await file.text());
      if ('unreadable' in read) return this.#setStatus(({ own }) => own[read.unreadable]);
      const faults = 'faults' in read ? read.faults : await this.#faultsOfBirths(read.people);
      if (faults.length > 0) return this.#setStatus(() => '', faults);
      const { people } = read as { readonly people: readonly Person[] };
      let added = 0;
      this.#change(
        (saved) => {
          const all = merged(saved, people);
          added = all.added;
          return all.people;
        },
        ({ own }) => fill(own.imported, { added, same: people.length - added }),
      );
    } catch {
      this.#setStatus(({ page }) => page.partFailed);
    } finally {
      this.#focus('[data-do=import]');
    }
  }

  /** Problems that casting finds in the births of a valid file. */
  async #faultsOfBirths(people: readonly Person[]): Promise<readonly PersonFault[]> {
    const faults: PersonFault[] = [];
    for (const [n, person] of people.entries()) {
      for (const { field, detail } of await this.#host.faultsOf(requestOf(person), cityOf(person))) {
        const part = PARTS.find((each) => field in person[each]);
        const member = part === undefined ? (MEMBERS[field] ?? `birth.${field}`) : `${part}.${field}`;
        faults.push({ person: n, name: person.name, member, fault: { id: 'said', detail } });
      }
      if (faults.length > MAX_FAULTS) break;
    }
    return faults;
  }

  #faultList(): readonly HTMLElement[] {
    if (this.#faults.length === 0) return [];
    const { own } = this.#words;
    return [
      h(
        'div',
        { class: 'notice', role: 'alert' },
        h('p', {}, own.faults),
        h(
          'ul',
          {},
          ...this.#faults.slice(0, MAX_FAULTS).map((fault) => h('li', {}, faultText(fault, own))),
          this.#faults.length > MAX_FAULTS ? h('li', {}, own.moreFaults) : undefined,
        ),
      ),
    ];
  }

  /** Moves the focus to the first existing part of some. */
  #focus(...selectors: readonly string[]): void {
    const found = selectors.map((each) => this.#section.querySelector<HTMLElement>(each)).find((each) => each !== null);
    found?.focus();
  }
}

/** The removal of one person, or of everybody. */
interface Removal {
  /** Name of the removed person; missing if the whole list was erased. */
  readonly name?: string;
  readonly removed: readonly Person[];
  /** The list before the removal. */
  readonly before: readonly Person[];
}

/** The list with the removed people, each after the same neighbour as before. People added meanwhile stay. */
function withRestored(people: readonly Person[], { removed, before }: Removal): readonly Person[] {
  const all = [...people];
  for (const person of removed) {
    if (all.some(({ id }) => id === person.id)) continue;
    const earlier = before
      .slice(
        0,
        before.findIndex(({ id }) => id === person.id),
      )
      .map(({ id }) => id);
    const isEarlier = all.map(({ id }) => earlier.includes(id));
    all.splice(isEarlier.lastIndexOf(true) + 1, 0, person);
  }
  return all;
}

/** True if each word of a text is in the name, the date or the place of a person. */
function isFound({ name, birth, place }: Person, sought: string, language: Language): boolean {
  const { label, hanzi = '' } = place;
  const text = foldCase([name, birth.date, dateInFigures(birth.date, language), label, place.name, hanzi].join(' '));
  return foldCase(sought)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Text without diacritics and capitals: Huế is found as hue. */
const foldCase = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFKC').toLowerCase().trim();

const sameBirth = (people: readonly Person[], shown: CastBirth): Person | undefined => {
  const own = personOf(shown, '');
  return people.find((each) => isSameBirth(each, own));
};

const PARTS = ['birth', 'conventions', 'place'] as const;
const MEMBERS: Readonly<Record<string, string>> = { place: 'place', name: 'name' };

const saveText = (text: string): void => save(new Blob([text], { type: 'application/json' }), 'beichen-people.json');

/** 1990-07-23 08:30 · Male · Beijing, China. */
function bornText({ birth, place }: Person, words: Words, language: Language): string {
  const { date, hour, minute = 0, calendar, leapMonth = false, gender } = birth;
  const shown = dateInFigures(date, language);
  const two = (part: number) => String(part).padStart(2, '0');
  const born = hour === undefined ? fill(words.dateAlone, { date: shown }) : `${shown} ${two(hour)}:${two(minute)}`;
  const lunar = calendar === 'lunar' ? [leapMonth ? words.leapMonth : words.lunar] : [];
  return [born, ...lunar, gender === 'male' ? words.male : words.female, place.label].join(' · ');
}

function faultText({ person, name, member, fault }: PersonFault, words: PartWords['people']): string {
  const values = { member: member === '' ? words.whole : member, detail: detailOf(fault, words) };
  if (person === undefined) return fill(words.faultOfFile, values);
  const n = person + 1;
  return name === undefined
    ? fill(words.faultOfNameless, { n, ...values })
    : fill(words.faultOf, { n, name, ...values });
}

function detailOf(fault: PersonFault['fault'], words: PartWords['people']): string {
  switch (fault.id) {
    case 'said':
      return fault.detail;
    case 'kind':
      return words.kind[fault.kind];
    case 'value':
      return fill(words.value, { allowed: fault.allowed });
    case 'range':
      return fill(words.range, { least: fault.least, most: fault.most });
    case 'tooLong':
      return fill(words.tooLong, { most: fault.most });
    default:
      return words[fault.id];
  }
}
