// Entries of a form: its values by the names of its controls.

export type Entries = readonly (readonly [string, unknown])[];

export const entriesOf = (form: HTMLFormElement): Entries => [...new FormData(form)];

/** Fills a form with entries. Controls without one are emptied. */
export function fillEntries(form: HTMLFormElement, entries: Entries): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const values = entries.filter(([name]) => name === control.name).map(([, value]) => value);
    if (/^(?:checkbox|radio)$/.test(control.type)) control.checked = values.includes(control.value);
    else control.value = String(values[0] ?? '');
  }
}
