// How is a birthplace chosen? An editable combobox with a list (W3C APG): it searches while one types, nothing is taken until it is chosen.
// The field is empty, unresolved (text without a place) or holds one place. Without a network it takes coordinates, and the places that are kept.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import { ApiError, askForPlaces, type City, MOST_PLACES, type PlacesFound } from '../cast/api.ts';
import { coordinates } from '../cast/coordinates.ts';
import { cityOfPoint } from '../cast/point.ts';
import { serviceFault } from '../cast/service-fault.ts';
import { h } from '../dom/h.ts';
import { WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';

export interface BirthplaceField {
  /** The chosen place. Undefined while the field has only text. */
  chosen(): City | undefined;
  /** Shows a place as chosen. */
  show(city: City | undefined): void;
  /** Shows the chosen place in another language. */
  rename(city: City): void;
  /** Searches for a text as if it had been typed. */
  searchFor(text: string): void;
  /** Shows a message below the field. */
  say(message: string): void;
  /** Tells what the field takes whenever the network goes and comes. */
  watchNetwork(): void;
}

interface Parts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  readonly hint: HTMLElement;
  readonly language: () => Language;
  readonly onChange: (city: City | undefined) => void;
}

const PAUSE_MS = 150;

/** Adds the behaviour of the combobox to its elements. */
export function birthplaceField({ input, list, status, hint, language, onChange }: Parts): BirthplaceField {
  let chosen: City | undefined;
  let found: readonly City[] = [];
  let active = -1;
  let timer = 0;
  let searching: AbortController | undefined;
  /** Whether the list answers an earlier text, while the text of now is searched for. */
  let isOld = false;
  /** Whether the first place shall be taken as soon as it is found. */
  let isWanted = false;

  const isOpen = () => !list.hidden;
  const isSearching = () => timer !== 0 || searching !== undefined;

  function choose(city: City | undefined): void {
    chosen = city;
    if (city !== undefined) input.value = city.label;
    onChange(city);
  }

  function stopSearching(): void {
    window.clearTimeout(timer);
    timer = 0;
    searching?.abort();
    searching = undefined;
    isWanted = false;
  }

  /** Closes the list. A message that is seen stays: what stands below must not move under the hand that presses it. */
  function close(): void {
    stopSearching();
    list.hidden = true;
    list.replaceChildren();
    found = [];
    active = -1;
    isOld = false;
    if (status.classList.contains('sr')) announce('');
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }

  function mark(n: number): void {
    active = n;
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

  function take(n: number): void {
    const city = found[n];
    close();
    announce('');
    choose(city);
  }

  /** Shows a message to screen readers, and with `isShown` to all readers. */
  function announce(message: string, isShown = false): void {
    status.textContent = message;
    status.classList.toggle('sr', !isShown);
  }

  function open({ cities, notes }: PlacesFound): void {
    const words = WORDS[language()];
    found = cities;
    isOld = false;
    list.replaceChildren(...cities.map((city, n) => optionOf(city, words, n, () => take(n))));
    list.firstElementChild?.classList.add('first'); // what Enter and Tab take
    list.hidden = cities.length === 0;
    input.setAttribute('aria-expanded', String(cities.length > 0));
    mark(-1);
    // On a phone the list would open below the edge of the screen, or under its keyboard.
    if (list.getBoundingClientRect().bottom > (window.visualViewport?.height ?? window.innerHeight))
      input.scrollIntoView();
    if (cities.length === 0) {
      announce(notes.length > 0 ? notes.join(' ') : words.placesNone, true);
      return;
    }
    const more = cities.length === MOST_PLACES && cities[0]!.match !== 'near' ? words.placesMore : words.placesFound;
    const count = cities.length === 1 ? words.placesFoundOne : fill(more, { n: cities.length });
    announce([...notes, count].join(' '), notes.length > 0 || more === words.placesMore);
  }

  /** The places that a text names without a network. */
  async function placesWithout(query: string): Promise<PlacesFound> {
    const words = WORDS[language()];
    const offline = await import('../cast/offline-places.ts');
    const cities = offline.placesWithout(query, (id) => cityOfPoint(id, '', language(), words));
    return { cities, notes: [words.birthplaceOffline] };
  }

  async function search(query: string): Promise<void> {
    timer = 0;
    searching?.abort();
    const own = new AbortController();
    searching = own;
    announce(WORDS[language()].searching);
    try {
      const places = await askForPlaces(query, language(), own.signal).catch((error: unknown) => {
        if (own.signal.aborted || !(error instanceof ApiError) || error.status !== 0) throw error;
        return placesWithout(query).catch(() => {
          throw error; // what finds them is not on the device
        });
      });
      if (own.signal.aborted) return; // a later search, or none, took its place
      searching = undefined;
      open(places);
      if (isWanted && places.cities.length > 0) take(0);
      isWanted = false;
    } catch (error) {
      if (own.signal.aborted) return;
      close();
      if (!(error instanceof ApiError)) throw error;
      const { heading, detail } = serviceFault(error, WORDS[language()]);
      announce(heading + WORDS[language()].colon + detail, true);
    }
  }

  function onInput(): void {
    if (chosen !== undefined) choose(undefined);
    window.clearTimeout(timer);
    timer = 0;
    isWanted = false;
    const query = input.value.trim();
    if (query === '' || /^[ -~]$/.test(query)) {
      close();
      announce('');
      return;
    }
    isOld = true;
    if (isOpen()) mark(-1);
    timer = window.setTimeout(() => search(query), PAUSE_MS);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const last = found.length - 1;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (isOpen())
          mark(event.key === 'ArrowDown' ? (active >= last ? 0 : active + 1) : active <= 0 ? last : active - 1);
        else if (input.value.trim() !== '') search(input.value.trim());
        return;
      case 'Enter':
        if (isOld && active < 0 && isSearching()) isWanted = true;
        else if (isOpen()) take(Math.max(active, 0));
        else return;
        event.preventDefault();
        return;
      case 'Escape':
        if (isOpen()) close();
        else {
          input.value = '';
          announce('');
          choose(undefined);
        }
        event.preventDefault();
        return;
      case 'Tab':
        if (isOpen() && (active >= 0 || !isOld)) take(Math.max(active, 0));
        else if (chosen === undefined && input.value.trim() !== '') announce(WORDS[language()].needPlace, true);
    }
  }

  /** Says below the label what the field takes: without a network something else. What was looked for in vain is looked for again with one. */
  function showNetwork(): void {
    const key = navigator.onLine ? 'birthplaceHint' : 'birthplaceOffline';
    hint.dataset.t = key;
    hint.textContent = WORDS[language()][key];
    const isWaiting = navigator.onLine && chosen === undefined && document.activeElement === input;
    if (isWaiting && input.value.trim() !== '') search(input.value.trim());
  }

  input.addEventListener('input', (event) => {
    if (!(event as InputEvent).isComposing) onInput();
  });
  input.addEventListener('compositionend', onInput);
  input.addEventListener('keydown', onKey);
  input.addEventListener('blur', close);

  return {
    chosen: () => chosen,
    show(city) {
      close();
      announce('');
      choose(city);
      if (city === undefined) input.value = '';
    },
    rename(city) {
      chosen = city;
      input.value = city.label;
    },
    searchFor(text) {
      input.value = text;
      input.focus();
      choose(undefined);
      search(text);
    },
    say: (message) => announce(message, true),
    watchNetwork() {
      if (!navigator.onLine) showNetwork();
      for (const change of ['online', 'offline']) window.addEventListener(change, showNetwork);
    },
  };
}

function optionOf(city: City, words: Words, n: number, take: () => void): HTMLElement {
  const point = coordinates(city, words);
  const distance = city.distanceKm === undefined ? '' : fill(words.kilometres, { km: city.distanceKm });
  return h(
    'div',
    {
      id: `place-${n}`,
      role: 'option',
      'aria-selected': 'false',
      // Before the field loses its focus, which would close the list.
      mousedown: (event) => event.preventDefault(),
      click: take,
    },
    h('span', {}, city.label),
    city.label === point
      ? undefined
      : h('span', { class: 'where', 'aria-hidden': 'true' }, distance === '' ? point : `${distance} · ${point}`),
  );
}
