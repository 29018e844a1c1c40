// Sections that open. In sections that open: a heading with the gist of what is inside, then everything.

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
      class: `card section ${look}${document.body.dataset.door === look ? ' current' : ''}`,
      'data-section': look,
      open: isOpen,
    },
    h('summary', {}, h('h2', {}, heading), gist === undefined ? undefined : h('span', { class: 'gist' }, gist)),
    h('div', { class: 'inside' }, ...content),
  );

/**
 * A section whose content is calculated, and what shows it is loaded, when it is first opened.
 * @param fill puts the content in the place of what is said meanwhile, or around it; where it fails, who opens the section again tries again
 */
export function sectionWhenOpened(
  options: SectionOptions,
  { casting, partFailed }: Pick<Words, 'casting' | 'partFailed'>,
  fill: (status: HTMLElement) => Promise<void>,
): HTMLDetailsElement {
  const status = h('p', { class: 'hint', role: 'status' });
  const made = section(options, status);
  fillWhenOpened(made, { status, failed: partFailed }, () => {
    status.textContent = casting;
    return fill(status);
  });
  return made;
}

/** Fills what opens when it is first open; where that fails it says so, and who opens it again tries again. */
export function fillWhenOpened(
  made: HTMLDetailsElement,
  { status, failed }: { readonly status: HTMLElement; readonly failed: string },
  fill: () => Promise<void>,
): void {
  let isFilled = false;
  async function show(): Promise<void> {
    if (!made.open || isFilled) return;
    isFilled = true;
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

/** Opens a section, where it is on the page, and leads the reader to it. */
export function openSection(target: HTMLDetailsElement | undefined): void {
  if (target === undefined) return;
  target.open = true;
  showDoor(target.dataset.section);
  target.querySelector('summary')!.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start' });
}

/** Shows a section in the place of the palace where the panel is beside the board, or the palace again. */
export function showDoor(name: string | undefined): void {
  if (name === undefined) delete document.body.dataset.door;
  else document.body.dataset.door = name;
  for (const each of document.querySelectorAll<HTMLElement>('.section'))
    each.classList.toggle('current', each.dataset.section === name);
}

/** A section that is on the page. */
export const sectionOf = (look: string): HTMLDetailsElement | undefined =>
  document.querySelector<HTMLDetailsElement>(`.section.${look}`) ?? undefined;
