// Controls of the form, by the names of its fields.

import { byId } from '../dom/h.ts';

const controlNamed = (name: string) => byId<HTMLFormElement>('form').elements.namedItem(name);

/** A field to write in, or to check. */
export const control = (name: string): HTMLInputElement => controlNamed(name) as HTMLInputElement;

export const select = (name: string): HTMLSelectElement => controlNamed(name) as HTMLSelectElement;

/** A choice of one among a few. */
export const choice = (name: string): RadioNodeList => controlNamed(name) as RadioNodeList;

/** The control that takes the focus for a field: of a choice, its first. */
export function firstControl(name: string): HTMLElement {
  const found = controlNamed(name);
  return (found instanceof RadioNodeList ? found[0] : found) as HTMLElement;
}

/** Writes a value as a reader does: the form gets the events of it. */
export function enter(field: HTMLSelectElement | HTMLInputElement, value: string): void {
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Chooses a value; a value that is no option selects the empty default. */
export function pick(name: string, value = ''): void {
  select(name).value = value;
  if (select(name).selectedIndex < 0) select(name).value = '';
}
