// Sections that open: a heading with a summary, and the content below it.

import type { Words } from '../words/words.ts';
import { h } from './h.ts';

interface SectionOptions {
  readonly look: string;
  readonly heading: string;
  /** Summary beside the heading. */
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
    {
      class: `card section ${look}${document.body.dataset.panel === look ? ' current' : ''}`,
      'data-section': look,
      open: isOpen,
    },
    h('summary', {}, h('h2', {}, heading), gist === undefined ? undefined : h('span', { class: 'gist' }, gist)),
    h('div', { class: 'inside' }, ...content),
  );

/**
 * A section whose content is requested, and whose code is loaded, when it is first opened.
 * @param fill replaces the placeholder by the content; if it fails, opening the section again retries
 */
export function sectionWhenOpened(
  options: SectionOptions,
  { casting, partFailed }: Pick<Words, 'casting' | 'partFailed'>,
  fill: (status: HTMLElement) => Promise<void>,
): HTMLDetailsElement {
  const status = h('p', { class: 'hint', role: 'status' });
  const made = section(options, status);
  fillWhenOpened(made, { status, casting, failed: partFailed }, () => fill(status));
  return made;
}

/**
 * Fills a section when it is first opened. If that fails, it shows an error, and opening it again retries.
 * @param casting shown until it is filled; `fill` removes it
 */
export function fillWhenOpened(
  made: HTMLDetailsElement,
  { status, casting, failed }: { readonly status: HTMLElement; readonly casting?: string; readonly failed: string },
  fill: () => Promise<void>,
): void {
  let isFilled = false;
  async function show(): Promise<void> {
    if (!made.open || isFilled) return;
    isFilled = true;
    if (casting !== undefined) status.textContent = casting;
    try {
      await fill();
    } catch {
      isFilled = false;
      status.textContent = failed;
    }
  }
  made.addEventListener('toggle', show);
  if (made.open) show();
}

/** Opens a section if it is on the page, and moves the focus to it. */
export function openSection(target: HTMLDetailsElement | undefined): void {
  if (target === undefined) return;
  target.open = true;
  showOnPanel(target.dataset.section);
  target.querySelector('summary')!.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start' });
}

/** Shows a section instead of the palace if the panel is beside the board, or the palace again. */
export function showOnPanel(name: string | undefined): void {
  if (name === undefined) delete document.body.dataset.panel;
  else document.body.dataset.panel = name;
  for (const each of document.querySelectorAll<HTMLElement>('.section'))
    each.classList.toggle('current', each.dataset.section === name);
}

/** The section with an id, if it is on the page. */
export const sectionOf = (look: string): HTMLDetailsElement | undefined =>
  document.querySelector<HTMLDetailsElement>(`.section.${look}`) ?? undefined;
