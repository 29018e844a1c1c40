// The panel beside the board: a button of the contents shows a section in it instead of the palace, and its own button or Escape returns to the palace.

import { byId } from '../dom/h.ts';
import { showOnPanel } from '../dom/section.ts';

/** Enables the return to the palace. Called once for the page. */
export function listenToPanel(): void {
  byId('back').addEventListener('click', close);
  for (const id of ['after', 'below', 'back']) {
    byId(id).addEventListener('keydown', ({ key }) => {
      const closesTerm = document.querySelector('.term-card:popover-open') !== null;
      if (key === 'Escape' && !closesTerm && byId('back').checkVisibility()) close();
    });
  }
}

/** Shows the palace again, and restores the focus. */
function close(): void {
  const { panel } = document.body.dataset;
  showOnPanel(undefined);
  document.querySelector<HTMLElement>(`.contents [data-opens="${panel}"]`)?.focus();
}
