// The panel beside the board: a door of it shows a section in the place of the palace, and its button or Escape leads back.

import { byId } from '../dom/h.ts';
import { showDoor } from '../dom/section.ts';

/** Lets the panel lead back, once for the page. */
export function listenToPanel(): void {
  byId('back').addEventListener('click', close);
  for (const id of ['after', 'below', 'back']) {
    byId(id).addEventListener('keydown', ({ key }) => {
      const closesTerm = document.querySelector('.term-card:popover-open') !== null;
      if (key === 'Escape' && !closesTerm && byId('back').checkVisibility()) close();
    });
  }
}

/** Shows the palace again. The focus is where it was before. */
function close(): void {
  const { door } = document.body.dataset;
  showDoor(undefined);
  document.querySelector<HTMLElement>(`.contents [data-door="${door}"]`)?.focus();
}
