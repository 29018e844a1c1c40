// A board beside another one: a single picture for screen readers, since the page states its content in words, too.

import type { BoardOptions, boardForPage } from 'beichen/internal';
import { h } from '../dom/h.ts';
import { hasPanel } from '../dom/wide.ts';

/** One of two boards: half the width of a wide screen, with type of the usual size. */
export const halfBoard = (): BoardOptions => ({
  layout: 'compact',
  ...(hasPanel() && { size: { width: 544, height: 600 } }),
});

/** @param label description of the picture */
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
