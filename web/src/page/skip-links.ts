// Ways by keyboard from the top of the page: to the board, to the years, to the sections. In the sections the arrow keys lead from heading to heading.

import { byId, h } from '../dom/h.ts';
import type { PartWords } from '../words/part-words.ts';

/** The parts that a link leads to, and what takes the focus there. */
const TARGETS = {
  skip: '.palace[tabindex="0"]',
  skipYears: '.years-bar button:not(:disabled)',
  skipSections: '.section > summary',
} as const;

/** Makes the links. They are there while there is a chart. */
export function offerSkipLinks(words: PartWords['board']): void {
  const first = document.querySelector<HTMLAnchorElement>('.skip')!;
  for (const link of document.querySelectorAll('.skip ~ .skip')) link.remove();
  const links = (['skipYears', 'skipSections'] as const).map((id) =>
    h('a', { class: 'skip', href: '#result', 'data-to': id, click: lead }, words[id]),
  );
  first.after(...links);
  first.dataset.to = 'skip';
  first.removeEventListener('click', lead);
  first.addEventListener('click', lead);
  for (const id of ['guide', 'depth']) {
    byId(id).removeEventListener('keydown', walkSections);
    byId(id).addEventListener('keydown', walkSections);
  }
}

/** Leads to what can be seen of a part; without a chart the link is the plain one. */
function lead(event: Event): void {
  const { to } = (event.currentTarget as HTMLElement).dataset;
  const target = [...document.querySelectorAll<HTMLElement>(TARGETS[to as keyof typeof TARGETS])].find((each) =>
    each.checkVisibility(),
  );
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

function walkSections(event: KeyboardEvent): void {
  const headings = [...document.querySelectorAll<HTMLElement>(TARGETS.skipSections)];
  const at = headings.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: headings.length - 1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  headings[Math.min(Math.max(next, 0), headings.length - 1)]!.focus();
}
