// Keyboard shortcuts: a link from the top of the page to the board, and arrow keys between the headings of the sections.

import { byId } from '../dom/h.ts';

/** Enables the link at the top of the page, which leads to the chosen palace, and the arrow keys between headings. */
export function listenToKeys(): void {
  document.querySelector('.skip')!.addEventListener('click', lead);
  byId('depth').addEventListener('keydown', walkSections);
}

/** Moves the focus to the palace. If it is not visible, the link works as a plain one. */
function lead(event: Event): void {
  const palace = document.querySelector<SVGElement>('.drawing:not(.paper) .palace[tabindex="0"]');
  if (palace?.checkVisibility() !== true) return;
  event.preventDefault();
  palace.focus();
}

function walkSections(event: KeyboardEvent): void {
  const headings = [...document.querySelectorAll<HTMLElement>('.section > summary')].filter((each) =>
    each.checkVisibility(),
  );
  const at = headings.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: headings.length - 1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  headings[Math.min(Math.max(next, 0), headings.length - 1)]!.focus();
}
