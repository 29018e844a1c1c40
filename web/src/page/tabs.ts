// The tabs of the page. They are one stop of the Tab key, with arrow keys between them; the style sheet shows the content of the open one.

import { byId } from '../dom/h.ts';
import { walk } from '../dom/walk.ts';
import { FIRST_TAB, TABS, type Tab } from '../state/tab.ts';

const buttonOf = (tab: Tab): HTMLButtonElement => byId(`tab-${tab}`);

/** Enables presses and arrow keys on the tabs. */
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

/** Moves the focus to the start of a tab: to the chart in the first one, otherwise to its button. */
export function focusTab(tab: Tab = FIRST_TAB): void {
  (tab === FIRST_TAB ? byId('result') : buttonOf(tab)).focus({ preventScroll: true });
}
