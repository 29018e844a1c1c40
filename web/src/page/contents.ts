// The contents of a chart. The sections below the drawing with their gists, as a strip that stays at the top of the screen. It reads what is on the page, so a
// section is named once. By keyboard the strip is one stop, within which the arrow keys lead on.

import { byId, h } from '../dom/h.ts';
import { openSection } from '../dom/section.ts';
import { walk } from '../dom/walk.ts';

/** From the top of the screen to where a section is that the strip has led to, in pixels. */
const TOP = 64;

/** The strip, empty: it has its room before the sections are made. */
export class Contents {
  readonly element: HTMLElement;
  #observer: IntersectionObserver | undefined;

  /** @param signal the end of the chart */
  constructor(label: string, signal: AbortSignal) {
    this.element = h('nav', { class: 'contents', 'aria-label': label, keydown: (event) => this.#walk(event) });
    document.querySelector('.contents')?.remove();
    byId('guide').before(this.element);
    signal.addEventListener('abort', () => this.#observer?.disconnect());
  }

  /** Shows the sections that are on the page now. */
  show(): void {
    const sections = [...document.querySelectorAll<HTMLDetailsElement>('.section')];
    const buttons = sections.map((section, n) =>
      h(
        'button',
        { type: 'button', class: 'quiet', tabindex: n === 0 ? 0 : -1, click: () => openSection(section) },
        ...[...section.querySelector('summary')!.children].map((part) =>
          h('span', { class: part.className || undefined }, part.textContent),
        ),
      ),
    );
    this.element.replaceChildren(...buttons);
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

  /** Marks the section that is read, and shows its button. */
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

/** In two columns sections are beside each other. */
const nearestToTop = (sections: readonly HTMLDetailsElement[]): HTMLDetailsElement | undefined => {
  const distance = (section: Element) => Math.abs(section.getBoundingClientRect().top - TOP);
  return [...sections].sort((a, b) => distance(a) - distance(b))[0];
};
