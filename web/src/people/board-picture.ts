// A board to look at beside another one: one picture for those who hear the page, since everything on it is written beside it, too.

import type { BoardOptions, boardForPage } from 'beichen/internal';
import { h } from '../dom/h.ts';
import { hasPanel } from '../dom/wide.ts';

/** One of two boards: half of a wide screen, with type as large as that of other boards. */
export const halfBoard = (): BoardOptions => ({
  layout: 'compact',
  ...(hasPanel() && { size: { width: 544, height: 600 } }),
});

/** @param label what the picture is of */
export function boardPicture(drawn: ReturnType<typeof boardForPage>, layout: string, label: string): HTMLElement {
  const frame = h('div', { class: `two-board ${layout}` });
  frame.innerHTML = drawn;
  const svg = frame.querySelector('svg')!;
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  for (const part of svg.querySelectorAll('[role], [tabindex], [aria-label]')) {
    for (const attribute of ['role', 'tabindex', 'aria-label', 'aria-checked']) part.removeAttribute(attribute);
  }
  return frame;
}
