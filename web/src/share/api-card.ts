// Requests of the chart for programs: snippets one at a time behind tabs (W3C APG), each with a button that copies it. It is below everything else, and
// loaded when the page is seen.

import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import type { Words } from '../words/words.ts';
import style from './api-card.css';
import { snippets } from './snippets.ts';

addStyle(style);

/** Tabs with a snippet of a request each; the chosen tab is remembered by its place. */
export function apiCard(
  request: Parameters<typeof snippets>,
  {
    words,
    chosen,
    onChoose,
    onCopy,
  }: {
    words: Words;
    chosen: number;
    onChoose: (n: number) => void;
    onCopy: (code: string, button: HTMLElement) => void;
  },
): HTMLElement[] {
  const shown = snippets(...request);
  const tabs = shown.map(({ title }, n) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `tab-${n}`,
        'aria-controls': `snippet-${n}`,
        click: () => choose(n),
        keydown: (event) => walk(event as KeyboardEvent, n),
      },
      title,
    ),
  );
  const panels = shown.map(({ code }, n) =>
    h(
      'div',
      { role: 'tabpanel', id: `snippet-${n}`, 'aria-labelledby': `tab-${n}` },
      h('pre', { tabindex: 0, role: 'region', 'aria-labelledby': `tab-${n}` }, h('code', {}, code)),
      h(
        'button',
        { type: 'button', class: 'quiet', click: (event) => onCopy(code, event.currentTarget as HTMLElement) },
        words.copy,
      ),
    ),
  );

  function choose(n: number): void {
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === n));
      tab.tabIndex = at === n ? 0 : -1;
      panels[at]!.hidden = at !== n;
    });
    onChoose(n);
  }

  function walk(event: KeyboardEvent, n: number): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? tabs.length - 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (n + step) % tabs.length;
    choose(next);
    tabs[next]!.focus();
  }

  choose(chosen);
  return [h('div', { role: 'tablist', 'aria-label': words.apiHeading }, ...tabs), ...panels];
}
