// How is depth shown? In sections that open: a heading with the gist of what is inside, then everything.

import { h } from './h.ts';

interface SectionOptions {
  readonly look: string;
  readonly heading: string;
  /** What it says, in a few words, beside the heading. */
  readonly gist?: string;
  readonly isOpen: boolean;
}

/** A section of the page that a reader opens and folds. */
export const section = (
  { look, heading, gist, isOpen }: SectionOptions,
  ...content: readonly (HTMLElement | undefined)[]
): HTMLDetailsElement =>
  h(
    'details',
    { class: `card section ${look}`, open: isOpen },
    h('summary', {}, h('h2', {}, heading), gist === undefined ? undefined : h('span', { class: 'gist' }, gist)),
    h('div', { class: 'inside' }, ...content),
  );

/** Opens a section, where it is on the page, and leads the reader to it. */
export function openSection(target: HTMLDetailsElement | undefined): void {
  if (target === undefined) return;
  target.open = true;
  target.querySelector('summary')!.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start' });
}
