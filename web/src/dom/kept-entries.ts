// Forms of the parts that are built again for another language or chart: each has the entries of the one before.

import { type Entries, entriesOf, fillEntries } from './entries.ts';

/** Entries by the name of their form, until the page is closed. */
const kept = new Map<string, Entries>();

/** Fills a form with the entries of an earlier form of this name, and stores what is entered from now on. Returns true if there were entries. */
export function keepEntries(form: HTMLFormElement, name: string): boolean {
  form.addEventListener('input', () => kept.set(name, entriesOf(form)));
  form.addEventListener('reset', () => kept.delete(name));
  const entries = kept.get(name);
  if (entries !== undefined) fillEntries(form, entries);
  return entries !== undefined;
}
