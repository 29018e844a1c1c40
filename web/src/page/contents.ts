// The contents of a tab: its sections with their summaries. Beside the board they are the buttons of the panel, each of which shows its section instead of
// the palace; on narrow screens they are a strip at the top of the screen. They are read from the headings on the page. They are one stop of the Tab key, with
// arrow keys within.

import { byId, h } from '../dom/h.ts';
import { openSection, showOnPanel } from '../dom/section.ts';
import { walk } from '../dom/walk.ts';
import { placeByWidth } from '../dom/wide.ts';
import { FIRST_TAB, type Tab } from '../state/tab.ts';
import type { PartWords } from '../words/part-words.ts';

/** Distance in pixels from the top of the screen to a section after a press on the strip. */
const TOP = 64;

/** The contents, empty: their space is reserved before the sections are built. */
export class Contents {
  readonly element: HTMLElement;
  #observer: IntersectionObserver | undefined;

  /** Short names of sections. */
  readonly #names: Readonly<Record<string, string>>;

  /** @param signal aborted when the chart is removed */
  constructor({ board, sectionNames }: PartWords, signal: AbortSignal) {
    this.#names = sectionNames;
    this.element = h('nav', { class: 'contents', 'aria-label': board.contents, keydown: (event) => this.#walk(event) });
    document.querySelector('.contents')?.remove();
    placeByWidth(signal, (isWide) => {
      if (isWide) byId('chart').append(this.element);
      else byId('after').prepend(this.element);
    });
    signal.addEventListener('abort', () => this.#observer?.disconnect());
  }

  /** Shows the sections of a tab that are currently on the page. */
  show(tab: Tab): void {
    const sections = [...document.querySelectorAll<HTMLDetailsElement>(`.in-${tab} > .section`)];
    const buttons = sections.map((section) => {
      const name = section.dataset.section!;
      const [heading, gist] = section.querySelector('summary')!.children;
      return h(
        'button',
        { type: 'button', class: 'quiet', 'data-opens': name, click: () => openSection(section) },
        h('span', {}, this.#names[name] ?? heading!.textContent),
        gist && h('span', { class: 'gist' }, gist.textContent),
      );
    });
    const others = tab === FIRST_TAB ? [buttonOfBelow(this.#names.below!)] : [];
    const all = [...buttons, ...others];
    for (const [n, button] of all.entries()) button.tabIndex = n === 0 ? 0 : -1;
    this.element.hidden = sections.length < 2;
    this.element.replaceChildren(...all);
    const seen = new Set<Element>();
    this.#observer?.disconnect();
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
        const nearest = nearestToTop(sections.filter((section) => seen.has(section)));
        this.#mark(buttons, nearest === undefined ? -1 : sections.indexOf(nearest));
      },
      { rootMargin: `-${TOP}px 0px -60% 0px`, threshold: [0, 0.2, 0.5] },
    );
    for (const section of sections) this.#observer.observe(section);
  }

  /** Adds a count to the name of a section. */
  count(section: string, count: number): void {
    this.element.querySelector(`[data-opens="${section}"] span`)?.append(` ${count}`);
  }

  /** Marks the section that is being read, and scrolls its button into view. */
  #mark(buttons: readonly HTMLButtonElement[], current: number): void {
    for (const [n, button] of buttons.entries()) {
      if (n === current) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
    const shown = buttons[current];
    if (shown !== undefined) this.element.scrollLeft = shown.offsetLeft - this.element.clientWidth / 3;
  }

  #walk(event: Event): void {
    walk(event as KeyboardEvent, [...this.element.querySelectorAll('button')]);
  }
}

/** The button that shows the texts about data, the API and the page. */
function buttonOfBelow(name: string): HTMLButtonElement {
  const open = () => {
    showOnPanel('below');
    byId('below').focus({ preventScroll: true });
    byId('below').scrollIntoView({ block: 'start' });
  };
  return h('button', { type: 'button', class: 'quiet', 'data-opens': 'below', click: open }, h('span', {}, name));
}

const nearestToTop = (sections: readonly HTMLDetailsElement[]): HTMLDetailsElement | undefined => {
  const distance = (section: Element) => Math.abs(section.getBoundingClientRect().top - TOP);
  return [...sections].sort((a, b) => distance(a) - distance(b))[0];
};
