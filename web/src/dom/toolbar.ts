// Toolbars (WAI-ARIA): the controls of each are one stop of the Tab key, with arrow keys between them. A radio button is checked with the space bar, not by
// passing it.

import { walk } from './walk.ts';

/** Makes a part of the page a toolbar, or renames it. When its controls change, `renewStop` has to be called. */
export function makeToolbar(bar: HTMLElement, label: string): void {
  bar.ariaLabel = label;
  if (bar.role !== 'toolbar') {
    bar.role = 'toolbar';
    bar.addEventListener('keydown', (event) => walk(event, controlsOf(bar)));
    for (const event of ['focusin', 'focusout']) bar.addEventListener(event, () => renewStop(bar));
  }
  renewStop(bar);
}

/** Moves the stop to the control that has the focus, otherwise to the first one. */
export function renewStop(bar: HTMLElement): void {
  const controls = controlsOf(bar);
  const stop = controls.find((control) => control === document.activeElement) ?? controls.find(isStop);
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

/** Makes each control of a part a stop of its own. */
export function freeStops(part: HTMLElement): void {
  for (const control of controlsOf(part)) control.tabIndex = 0;
}

/** True if the Tab key can stop at a control: of radio buttons at the checked one. */
const isStop = (control: HTMLElement): boolean =>
  !control.matches(':disabled, [type=radio]:not(:checked)') && control.checkVisibility();

/** The controls of a toolbar, without the controls in its menus, which are stops while they are open. */
const controlsOf = (bar: HTMLElement): readonly HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].filter(
    (control) => control.closest('.menu > div') === null,
  );
