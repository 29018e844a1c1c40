// How is a birthplace chosen? An editable combobox with a list (W3C APG): it searches while one types, nothing is taken until it is chosen.
// The field is empty, unresolved (text without a place) or holds one place.

import { fill, type Language } from 'beichen';
import { askForPlace, askForPlaces, type City, MOST_PLACES } from './api.ts';
import { coordinates } from './coordinates.ts';
import { h } from './h.ts';
import type { Words } from './words/words.ts';
import { WORDS } from './words/words-by-language.ts';

export interface BirthplaceField {
  /** The chosen place. Undefined while the field has only text. */
  chosen(): City | undefined;
  /** Shows the chosen place in the current language. */
  relabel(): Promise<void>;
  /** Shows a place as chosen. */
  show(city: City | undefined): void;
}

interface Parts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  readonly language: () => Language;
  readonly onChange: (city: City | undefined) => void;
}

const PAUSE_MS = 150;

/** Adds the behaviour of the combobox to its elements. */
export function birthplaceField({ input, list, status, language, onChange }: Parts): BirthplaceField {
  let chosen: City | undefined;
  let found: readonly City[] = [];
  let active = -1;
  let timer = 0;
  let searching = new AbortController();
  let relabels = 0;

  function choose(city: City | undefined): void {
    chosen = city;
    if (city !== undefined) input.value = city.label;
    onChange(city);
  }

  function close(): void {
    window.clearTimeout(timer);
    searching.abort();
    list.hidden = true;
    announce('');
    active = -1;
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
    choose(found[n]);
    close();
  }

  /** Shows a message to screen readers, and with `isShown` to all readers. */
  function announce(message: string, isShown = false): void {
    status.textContent = message;
    status.classList.toggle('sr', !isShown);
  }

  function open(cities: readonly City[]): void {
    const words = WORDS[language()];
    found = cities;
    list.replaceChildren(...cities.map((city, n) => optionOf(city, words, n, () => take(n))));
    list.firstElementChild?.classList.add('first'); // what Enter takes
    list.hidden = cities.length === 0;
    input.setAttribute('aria-expanded', String(cities.length > 0));
    mark(-1);
    // On a phone the list would open below the edge of the screen, or under its keyboard.
    if (list.getBoundingClientRect().bottom > (window.visualViewport?.height ?? window.innerHeight))
      input.scrollIntoView();
    if (cities.length === 0) {
      announce(words.placesNone, true);
      return;
    }
    const more = cities.length === MOST_PLACES ? words.placesMore : words.placesFound;
    announce(
      cities.length === 1 ? words.placesFoundOne : fill(more, { n: cities.length }),
      cities.length === MOST_PLACES,
    );
  }

  async function search(query: string): Promise<void> {
    searching.abort();
    searching = new AbortController();
    const { signal } = searching;
    announce(WORDS[language()].searching);
    try {
      const cities = await askForPlaces(query, language(), signal);
      if (!signal.aborted) open(cities);
    } catch {
      if (signal.aborted) return; // a later search, or none, took its place
      close();
      announce(WORDS[language()].unreachable, true);
    }
  }

  function onInput(): void {
    if (chosen !== undefined) choose(undefined);
    window.clearTimeout(timer);
    const query = input.value.trim();
    if (query === '' || /^[ -~]$/.test(query)) {
      close();
      return;
    }
    timer = window.setTimeout(() => search(query), PAUSE_MS);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const shown = !list.hidden;
    const last = found.length - 1;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (shown)
          mark(event.key === 'ArrowDown' ? (active >= last ? 0 : active + 1) : active <= 0 ? last : active - 1);
        else if (input.value.trim() !== '') search(input.value.trim());
        return;
      case 'Enter':
        if (!shown) return;
        event.preventDefault();
        take(Math.max(active, 0));
        return;
      case 'Escape':
        if (shown) close();
        else {
          input.value = '';
          choose(undefined);
        }
        event.preventDefault();
        return;
      case 'Tab':
        if (shown && active >= 0) take(active);
    }
  }

  input.addEventListener('input', (event) => {
    if (!(event as InputEvent).isComposing) onInput();
  });
  input.addEventListener('compositionend', onInput);
  input.addEventListener('keydown', onKey);
  input.addEventListener('blur', close);

  return {
    chosen: () => chosen,
    async relabel() {
      const before = chosen;
      if (before === undefined) return;
      relabels += 1;
      const turn = relabels;
      const city = await askForPlace(before.cityId, language()).catch(() => undefined);
      if (city === undefined || turn !== relabels || chosen?.cityId !== before.cityId) return;
      chosen = city;
      input.value = city.label;
    },
    show(city) {
      close();
      choose(city);
      if (city === undefined) input.value = '';
    },
  };
}

function optionOf(city: City, words: Words, n: number, take: () => void): HTMLElement {
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
    h('span', { class: 'where', 'aria-hidden': 'true' }, coordinates(city, words)),
  );
}
