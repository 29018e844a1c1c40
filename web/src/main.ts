// The script of the page. It does what must precede the first paint, and starts the slowest work: the space for an expected chart, its place, and the
// worker that casts it. The rest of the page and its words are loaded meanwhile.

import { ChartClient } from './cast/chart-client.ts';
import { byId } from './dom/h.ts';
import { makeRoom } from './form/room.ts';
import { firstColours, firstLanguage } from './page/preferences.ts';
import { openingView } from './state/view-history.ts';
import { loadWords } from './words/words-by-language.ts';

const root = document.documentElement;
const language = firstLanguage();
const casting = new ChartClient(language);
const opening = openingView();
const { subject } = opening.view;

const colours = firstColours();
if (colours !== undefined) root.dataset.colours = colours;
// The static page is in English: for another language it stays hidden until the words are loaded.
root.classList.toggle('wordless', language !== 'en');
if (subject.kind === 'birth') {
  makeRoom('\u00a0');
  startCasting();
  casting.placeOf(subject.request, [opening.city]).catch(() => undefined); // the cast reports the error
} else if (subject.kind === 'day') startCasting();
else afterLoading(startCasting);

Promise.all([import('./page/chart-page.ts'), loadWords(language)])
  .then(([{ ChartPage }]) => {
    const page = new ChartPage(casting);
    const opened = page.open(opening);
    byId('not-loaded').remove(); // the message that the script is missing
    const offer = () =>
      import('./offline/offline-button.ts').then(({ offerOffline }) => offerOffline(() => casting.language));
    opened.finally(() => {
      afterLoading(offer);
      afterLoading(() => page.showRest().catch(() => undefined)); // the page works without it
    });
  })
  .catch((error: unknown) => {
    byId('not-loaded').classList.add('certain');
    throw error;
  })
  .finally(() => root.classList.remove('wordless'));

/** Starts to load the worker, and the code that shows a chart. */
function startCasting(): void {
  casting.start();
  import('./page/result.ts').catch(() => undefined); // the cast reports the error
}

/** Runs something after the page was loaded and painted. */
function afterLoading(work: () => void): void {
  const later = () => setTimeout(work, 0);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
