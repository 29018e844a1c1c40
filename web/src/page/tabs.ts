// The tabs of the page. By keyboard they are one stop, within which the arrow keys lead on; what is in each is shown by the style.

import { byId } from '../dom/h.ts';
import { walk } from '../dom/walk.ts';
import { FIRST_TAB, TABS, type Tab } from '../state/tab.ts';

const buttonOf = (tab: Tab): HTMLButtonElement => byId(`tab-${tab}`);

/** Lets the tabs be pressed, and walked through by the arrow keys. */
export function listenToTabs(onChoose: (tab: Tab) => void): void {
  for (const tab of TABS) buttonOf(tab).addEventListener('click', () => onChoose(tab));
  byId('tabs').addEventListener('keydown', (event) => walk(event, TABS.map(buttonOf)));
}

/** Shows a tab. */
export function markTab(open: Tab = FIRST_TAB): void {
  document.body.dataset.tab = open;
  for (const tab of TABS) {
    buttonOf(tab).ariaCurrent = String(tab === open);
    buttonOf(tab).tabIndex = tab === open ? 0 : -1;
  }
}

/** Moves the focus to what a tab begins with: the chart in the first one, else its button. */
export function focusTab(tab: Tab = FIRST_TAB): void {
  (tab === FIRST_TAB ? byId('result') : buttonOf(tab)).focus({ preventScroll: true });
}
