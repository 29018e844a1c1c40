// The draft of the form: its entries, from a page without a chart to the same page after a reload, or after a phone has closed the tab in the background.
// Loaded when the page is visible.

import type { City } from '../cast/api.ts';
import { DRAFT_KEY, TAB } from '../dom/browser-store.ts';
import { type Entries, entriesOf, fillEntries } from '../dom/entries.ts';
import { byId } from '../dom/h.ts';
import type { BirthplaceField } from './birthplace.ts';

/** Fills an empty form with the draft, if the page has no chart, and stores the draft whenever the page is hidden. */
export function keepDraft(place: BirthplaceField, hasChart: () => boolean): void {
  const form = byId<HTMLFormElement>('form');
  const typed = byId<HTMLInputElement>('place');
  const year = form.elements.namedItem('year') as HTMLInputElement;
  if (!hasChart() && year.value + typed.value === '') {
    try {
      const [entries, text, city] = TAB.readValue(DRAFT_KEY) as readonly [Entries, string, City | null | undefined];
      place.show(city ?? undefined);
      typed.value = text;
      fillEntries(form, entries);
    } catch {
      // There is no draft, or another program at this origin has written it.
    }
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && !hasChart()) TAB.writeValue(DRAFT_KEY, [entriesOf(form), typed.value, place.chosen]);
  });
}
