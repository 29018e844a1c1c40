// Location of the reader, requested only when the button is pressed. The coordinates, rounded to about a kilometre, are entered as the birthplace and searched
// for.

import type { Words } from '../words/words.ts';
import type { BirthplaceField } from './birthplace.ts';

const DECIMALS = 2;
const OPTIONS: PositionOptions = { timeout: 20_000, maximumAge: 600_000 };

/** Enables the button that searches for places around the reader. It is hidden if the device has no location. */
export function offerLocation(button: HTMLButtonElement, place: BirthplaceField, words: () => Words): void {
  button.hidden = !('geolocation' in navigator && window.isSecureContext);
  button.addEventListener('click', () => {
    place.announce(words().locating);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        place.searchFor([coords.latitude, coords.longitude].map((angle) => angle.toFixed(DECIMALS)).join(', ')),
      () => place.announce(words().notLocated),
      OPTIONS,
    );
  });
}
