// The button that stores the page for use without a network, and removes it again. It is beside the text on what the page stores.

import type { Language } from 'beichen';
import { byId, h } from '../dom/h.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import { cacheLanguage, cachePage, canBeSaved, dropPage, isSaved } from './cache-offline.ts';

/** Enables the button. */
export async function offerOffline(language: () => Language): Promise<void> {
  if (!canBeSaved) return;
  const show = async (): Promise<void> => {
    const saved = await isSaved();
    byId('kept').hidden = !saved;
    byId('not-kept').hidden = saved;
  };
  const on = (id: 'keep' | 'drop', work: () => Promise<void>) =>
    byId<HTMLButtonElement>(id).addEventListener('click', async () => {
      const button = byId<HTMLButtonElement>(id);
      const isFocused = document.activeElement === button;
      button.disabled = true;
      const failed = await work().then(
        () => false,
        () => true,
      );
      button.disabled = false;
      await show();
      if (failed) byId('status').replaceChildren(h('span', {}, PART_WORDS[language()].about.offlineFailed));
      else if (isFocused) byId(id === 'keep' ? 'drop' : 'keep').focus();
    });
  on('keep', () => cachePage(language()));
  on('drop', dropPage);
  byId('language').addEventListener('change', async ({ target }) => {
    if (await isSaved()) await cacheLanguage((target as HTMLSelectElement).value as Language).catch(() => undefined);
  });
  await show();
  byId('offline').hidden = false;
  if (await isSaved()) await cacheLanguage(language()).catch(() => undefined); // the files of a new version; without a network there is nothing to do
}
