// Where does the page begin?

import { ChartPage } from './chart-page.ts';
import { byId } from './h.ts';
import { firstLanguage } from './preferences.ts';
import { loadWords } from './words/words-by-language.ts';

const language = firstLanguage();
const page = ChartPage.begin(language);
const root = document.documentElement;
// The page was built in English: in another language it is not shown until the words are here.
root.classList.toggle('wordless', language !== 'en');
loadWords(language)
  .then(() => {
    page.open();
    byId('not-loaded').remove(); // what says that the script is missing
  })
  .catch((error: unknown) => {
    byId('not-loaded').classList.add('certain');
    throw error;
  })
  .finally(() => root.classList.remove('wordless'));
