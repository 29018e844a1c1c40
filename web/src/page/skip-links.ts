// The way by keyboard from the top of the page to the board. In the sections the arrow keys lead from heading to heading.

import { byId } from '../dom/h.ts';

/** Lets the link at the top of the page lead to the palace that is chosen, and the arrow keys from heading to heading. */
export function listenToKeys(): void {
  document.querySelector('.skip')!.addEventListener('click', lead);
  byId('depth').addEventListener('keydown', walkSections);
}

/** Leads to the palace; where it is not seen the link is the plain one. */
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
