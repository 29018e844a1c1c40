// The field of the birthplace: an editable combobox with a list (W3C APG). It searches on input; a place counts only when it is chosen.
// The field is empty, unresolved (text without a place) or has one place. Without a network it accepts coordinates and saved places.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import { ApiError, type City, fetchPlaces, MAX_PLACES, type PlacesFound } from '../cast/api.ts';
import { coordinates } from '../cast/coordinates.ts';
import { cityOfPoint, HANOI } from '../cast/point.ts';
import { serviceFault } from '../cast/service-fault.ts';
import { h } from '../dom/h.ts';
import { WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';
import type { otherName } from './other-name.ts';

interface Parts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  readonly hint: HTMLElement;
  readonly language: () => Language;
  readonly onChange: (city: City | undefined) => void;
}

const PAUSE_MS = 150;

/** The combobox of the birthplace: its elements, the chosen place, and the search that runs. */
export class BirthplaceField {
  readonly #parts: Parts;
  #chosen: City | undefined;
  #found: readonly City[] = [];
  /** Index of the marked option; -1 for none. */
  #active = -1;
  #timer = 0;
  #searching: AbortController | undefined;
  /** True while the list shows results of an earlier text. */
  #isOld = false;
  /** True if the first result is to be chosen as soon as it arrives. */
  #isWanted = false;

  /** Adds the behaviour of the combobox to its elements. */
  constructor(parts: Parts) {
    this.#parts = parts;
    const { input } = parts;
    input.addEventListener('input', (event) => {
      if (!(event as InputEvent).isComposing) this.#onInput();
    });
    input.addEventListener('compositionend', () => this.#onInput());
    input.addEventListener('keydown', (event) => {
      if (!event.isComposing) this.#onKey(event);
    });
    input.addEventListener('blur', () => this.#close());
  }

  /** The chosen place; undefined while the field has only text. */
  get chosen(): City | undefined {
    return this.#chosen;
  }

  /** Shows a place as chosen. */
  show(city: City | undefined): void {
    this.#close();
    this.announce('', false);
    this.#choose(city);
    if (city === undefined) this.#parts.input.value = '';
  }

  /** Shows the chosen place in another language. */
  rename(city: City): void {
    this.#chosen = city;
    this.#parts.input.value = city.label;
  }

  /** Searches for a text as if it had been typed. */
  searchFor(text: string): void {
    const { input } = this.#parts;
    input.value = text;
    input.focus();
    this.#choose(undefined);
    this.#search(text);
  }

  /** Shows a message below the field, or to screen readers alone. */
  announce(message: string, isShown = true): void {
    const { status } = this.#parts;
    status.textContent = message;
    status.classList.toggle('sr', !isShown);
  }

  /** Updates the hint whenever the network is lost or returns. */
  watchNetwork(): void {
    if (!navigator.onLine) this.#showNetwork();
    for (const change of ['online', 'offline']) window.addEventListener(change, () => this.#showNetwork());
  }

  get #words(): Words {
    return WORDS[this.#parts.language()];
  }

  get #query(): string {
    return this.#parts.input.value.trim();
  }

  get #isOpen(): boolean {
    return !this.#parts.list.hidden;
  }

  #choose(city: City | undefined): void {
    this.#chosen = city;
    if (city !== undefined) this.#parts.input.value = city.label;
    this.#parts.onChange(city);
  }

  #stopSearching(): void {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#searching?.abort();
    this.#searching = undefined;
    this.#isWanted = false;
  }

  /** Closes the list. A visible message stays, so that the content below does not move during a press. */
  #close(): void {
    const { input, list, status } = this.#parts;
    this.#stopSearching();
    list.hidden = true;
    list.replaceChildren();
    this.#found = [];
    this.#active = -1;
    this.#isOld = false;
    if (status.classList.contains('sr')) this.announce('', false);
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }

  #mark(n: number): void {
    const { input, list } = this.#parts;
    this.#active = n;
    [...list.children].forEach((option, at) => {
      option.setAttribute('aria-selected', String(at === n));
    });
    const option = list.children[n];
    if (option === undefined) {
      input.removeAttribute('aria-activedescendant');
      return;
    }
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }

  #take(n: number): void {
    const city = this.#found[n];
    this.#close();
    this.announce('', false);
    this.#choose(city);
  }

  #open({ cities, notes }: PlacesFound, otherNameOf: (city: City) => ReturnType<typeof otherName>): void {
    const words = this.#words;
    const { input, list } = this.#parts;
    this.#found = cities;
    this.#isOld = false;
    list.replaceChildren(
      ...cities.map((city, n) => optionOf({ city, other: otherNameOf(city), words, n, take: () => this.#take(n) })),
    );
    list.firstElementChild?.classList.add('first'); // the option that Enter and Tab take
    list.hidden = cities.length === 0;
    input.setAttribute('aria-expanded', String(cities.length > 0));
    this.#mark(-1);
    // On a phone the list would open below the edge of the screen, or under its keyboard.
    if (list.getBoundingClientRect().bottom > (window.visualViewport?.height ?? window.innerHeight))
      input.scrollIntoView();
    if (cities.length === 0) {
      this.announce(notes.length > 0 ? notes.join(' ') : words.placesNone);
      return;
    }
    const more = cities.length === MAX_PLACES && cities[0]!.match !== 'near' ? words.placesMore : words.placesFound;
    const count = cities.length === 1 ? words.placesFoundOne : fill(more, { n: cities.length });
    this.announce([...notes, count].join(' '), notes.length > 0 || more === words.placesMore);
  }

  async #search(query: string): Promise<void> {
    this.#timer = 0;
    this.#searching?.abort();
    const own = new AbortController();
    this.#searching = own;
    const named = import('./other-name.ts').catch(() => undefined); // without the script, no other name is shown
    this.announce(this.#words.searching, false);
    try {
      const places = await fetchPlaces(query, this.#parts.language(), own.signal).catch((error: unknown) => {
        if (own.signal.aborted || !(error instanceof ApiError) || error.status !== 0) throw error;
        return this.#placesWithout(query).catch(() => {
          throw error; // the script for offline places is not stored
        });
      });
      if (own.signal.aborted) return; // a later search has replaced it, or the text was cleared
      this.#searching = undefined;
      const withPoint = await this.#withPoint(query, places);
      const nameOf = await named;
      if (own.signal.aborted) return;
      this.#open(withPoint, (city) => nameOf?.otherName(query, city));
      if (this.#isWanted && places.cities.length > 0) this.#take(0);
      this.#isWanted = false;
    } catch (error) {
      if (own.signal.aborted) return;
      this.#close();
      if (!(error instanceof ApiError)) throw error;
      const { heading, detail } = serviceFault(error, this.#words);
      this.announce(heading + this.#words.colon + detail);
    }
  }

  /** The results. For coordinates: the nearby towns, and then the point itself with the clock of the nearest town. */
  async #withPoint(query: string, { cities, notes }: PlacesFound): Promise<PlacesFound> {
    const [nearest] = cities;
    if (nearest?.match !== 'near') return { cities, notes };
    const language = this.#parts.language();
    const found = await import('../cast/offline-places.ts').then(
      ({ placesWithout }) =>
        placesWithout(query, (id) => cityOfPoint(id, zoneOfNearest(nearest), language, WORDS[language], nearest)),
      () => [], // without the script, the towns are shown without the point
    );
    return { cities: [...cities, ...found], notes };
  }

  /** The places that a text names without a network. */
  async #placesWithout(query: string): Promise<PlacesFound> {
    const words = this.#words;
    const language = this.#parts.language();
    const offline = await import('../cast/offline-places.ts');
    const cities = offline.placesWithout(query, (id) => cityOfPoint(id, '', language, words));
    return { cities, notes: [words.birthplaceOffline] };
  }

  #onInput(): void {
    if (this.#chosen !== undefined) this.#choose(undefined);
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#isWanted = false;
    const query = this.#query;
    if (query === '' || /^[ -~]$/.test(query)) {
      this.#close();
      this.announce('', false);
      return;
    }
    this.#isOld = true;
    if (this.#isOpen) this.#mark(-1);
    this.#timer = window.setTimeout(() => this.#search(query), PAUSE_MS);
  }

  #onKey(event: KeyboardEvent): void {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (this.#isOpen) this.#markNext(event.key === 'ArrowDown');
        else if (this.#query !== '') this.#search(this.#query);
        return;
      case 'Enter':
        if (this.#isOld && this.#active < 0 && (this.#timer !== 0 || this.#searching !== undefined))
          this.#isWanted = true;
        else if (this.#isOpen) this.#take(Math.max(this.#active, 0));
        else return;
        event.preventDefault();
        return;
      case 'Escape':
        if (this.#isOpen) this.#close();
        else {
          this.#parts.input.value = '';
          this.announce('', false);
          this.#choose(undefined);
        }
        event.preventDefault();
        return;
      case 'Tab':
        if (this.#isOpen && (this.#active >= 0 || !this.#isOld)) this.#take(Math.max(this.#active, 0));
        else if (this.#chosen === undefined && this.#query !== '') this.announce(this.#words.needPlace);
    }
  }

  /** Marks the next or the previous option, wrapping at the ends. */
  #markNext(isDown: boolean): void {
    const last = this.#found.length - 1;
    const active = this.#active;
    this.#mark(isDown ? (active >= last ? 0 : active + 1) : active <= 0 ? last : active - 1);
  }

  /** Updates the hint below the label: it differs without a network. A failed search is repeated when the network returns. */
  #showNetwork(): void {
    const { input, hint } = this.#parts;
    const key = navigator.onLine ? 'birthplaceHint' : 'birthplaceOffline';
    hint.dataset.t = key;
    hint.textContent = this.#words[key];
    const isWaiting = navigator.onLine && this.#chosen === undefined && document.activeElement === input;
    if (isWaiting && this.#query !== '') this.#search(this.#query);
  }
}

/** The zone of the nearest town; in northern Vietnam the id of its own clock, since a link has no country. */
const zoneOfNearest = ({ countryCode, timeZone }: City): string =>
  countryCode === 'VN' && timeZone === 'Asia/Bangkok' ? HANOI : timeZone;

interface PlaceOption {
  readonly city: City;
  /** The name by which it was found, if its label does not show that. */
  readonly other: string | undefined;
  readonly words: Words;
  /** Its index in the list. */
  readonly n: number;
  readonly take: () => void;
}

/** A place with its coordinates. */
function optionOf({ city, other, words, n, take }: PlaceOption): HTMLElement {
  const point = coordinates(city, words);
  const distance = city.distanceKm === undefined ? '' : fill(words.kilometres, { km: city.distanceKm });
  return h(
    'div',
    {
      id: `place-${n}`,
      role: 'option',
      'aria-selected': 'false',
      // On `pointerdown`, before the field loses the focus, which would close the list.
      mousedown: (event) => event.preventDefault(),
      click: take,
    },
    h('span', {}, city.label),
    other && h('span', { class: 'where' }, fill(words.otherName, { name: other })),
    city.label === point
      ? undefined
      : h('span', { class: 'where', 'aria-hidden': 'true' }, distance === '' ? point : `${distance} · ${point}`),
  );
}
