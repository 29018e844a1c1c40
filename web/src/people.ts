// How does a reader come to the people who are kept on the device? By a button beside the language where there are some, by one beside a chart, and by one where the
// page says what it stores. The list, its words and its style are loaded when it is first opened.

import type { Language } from 'beichen';
import { byId, h } from './h.ts';
import { arePeopleKept } from './people/people-key.ts';
import type { PeopleHost, PeopleView } from './people/people-view.ts';
import { loadStyle } from './style-apart.ts';
import { PART_WORDS, WORDS } from './words/shown-words.ts';
import type { Words } from './words/words.ts';
import { loadPartWords } from './words/words-by-language.ts';

interface PageAround extends Omit<PeopleHost, 'onClose' | 'onChange'> {
  readonly language: () => Language;
  /** Says that a part of the page could not be loaded. */
  readonly onFailure: () => void;
}

/** The list of people on the page: out of sight until it is opened. */
export class People {
  readonly #page: PageAround;
  #view: PeopleView | undefined;
  /** What has opened it, and takes the focus when it is closed. */
  #opener: HTMLElement | undefined;

  constructor(page: PageAround) {
    this.#page = page;
    byId('people-open').hidden = !arePeopleKept();
    for (const id of ['people-open', 'people-offer']) {
      byId(id).addEventListener('click', ({ currentTarget }) => {
        if (id === 'people-open' && !byId('people').hidden) this.#close();
        else this.open(currentTarget as HTMLElement);
      });
    }
  }

  /** The button beside a chart: there its birth can be kept. */
  button({ keepPerson }: Words): HTMLElement {
    const button = h('button', { type: 'button', class: 'quiet', click: () => this.open(button) }, keepPerson);
    return button;
  }

  /** Opens the list, and leads the reader there. */
  async open(opener: HTMLElement): Promise<void> {
    this.#opener = opener;
    try {
      await this.#show();
    } catch {
      this.#page.onFailure();
      return;
    }
    byId('people').focus({ preventScroll: true });
    byId('people').scrollIntoView({ block: 'start' });
  }

  /** The chart on the page is another one, or the language: the list follows, where it is seen. */
  async follow(): Promise<void> {
    if (!byId('people').hidden) await this.#show().catch(this.#page.onFailure);
  }

  async #show(): Promise<void> {
    const language = this.#page.language();
    const [{ PeopleView }] = await Promise.all([
      import('./people/people-view.ts'),
      loadPartWords(language),
      loadStyle('people'),
    ]);
    if (language !== this.#page.language()) return; // that of now is loaded, too
    const texts = { own: PART_WORDS[language].people, page: WORDS[language] };
    byId('people').hidden = false;
    byId('people-open').setAttribute('aria-expanded', 'true');
    if (this.#view !== undefined) {
      this.#view.show(texts);
      return;
    }
    this.#view = new PeopleView(byId('people'), texts, {
      ...this.#page,
      onClose: () => this.#close(),
      onChange: () => {
        byId('people-open').hidden = !arePeopleKept();
      },
    });
  }

  #close(): void {
    byId('people').hidden = true;
    byId('people-open').setAttribute('aria-expanded', 'false');
    const opener = this.#opener?.isConnected && this.#opener.checkVisibility() ? this.#opener : byId('people-offer');
    opener.focus();
  }
}
