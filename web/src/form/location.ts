// Location of the reader. Requested only when the button is pressed: the coordinates, to about a kilometre, are written into the birthplace and searched
// for.

import type { Words } from '../words/words.ts';
import type { BirthplaceField } from './birthplace.ts';

const DECIMALS = 2;
const OPTIONS: PositionOptions = { timeout: 20_000, maximumAge: 600_000 };

/** Lets a button search for the places around the reader. It is hidden where the device does not tell. */
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
