// The tabs of the page. By keyboard they are one stop, within which the arrow keys lead on; what is in each is shown by the style.

import { byId } from '../dom/h.ts';
import { FIRST_TAB, TABS, type Tab } from '../state/tab.ts';

const buttonOf = (tab: Tab): HTMLElement => byId(`tab-${tab}`);

/** Lets the tabs be pressed, and walked through by the arrow keys. */
export function listenToTabs(onChoose: (tab: Tab) => void): void {
  for (const [n, tab] of TABS.entries()) {
    buttonOf(tab).addEventListener('click', () => onChoose(tab));
    buttonOf(tab).addEventListener('keydown', ({ key }) => {
      const next = { ArrowLeft: n - 1, ArrowRight: n + 1 }[key];
      if (next !== undefined) buttonOf(TABS.at(next % TABS.length)!).focus();
    });
  }
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
