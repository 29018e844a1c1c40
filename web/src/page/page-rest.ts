// Parts beside the chart, shown once the page is visible: requests to the API, what the page stores, and the example before the first chart.

import type { Language } from 'beichen';
import { CHART_URL, DAY_URL } from '../cast/api.ts';
import type { ChartClient } from '../cast/chart-client.ts';
import { type ChartRequest, type DayRequest, exampleIn } from '../cast/chart-request.ts';
import { isPoint } from '../cast/point.ts';
import { byId } from '../dom/h.ts';
import { copy } from '../share/take-away.ts';
import { WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';
import { writeAbout } from './static-words.ts';

interface RestOptions {
  readonly casting: ChartClient;
  /** The birth on the page, with or without its hour. */
  readonly request: () => ChartRequest | DayRequest | undefined;
  readonly announce: (message: string) => void;
}

export class PageRest {
  readonly #options: RestOptions;
  /** The chosen program of the requests. */
  #program = 0;
  #aboutLanguage: Language | undefined;
  /** The example, with its abort controller and its language. */
  #example: { readonly end: AbortController; language?: Language } = { end: new AbortController() };

  constructor(options: RestOptions) {
    this.#options = options;
  }

  /** Shows the parts in the language of the page and for its chart. */
  async show(): Promise<void> {
    await Promise.all([this.#showRequests(), this.#showAbout(), this.#showExample()]);
  }

  /** Removes the example, since a chart takes its place. */
  endExample(): void {
    this.#example.end.abort();
    this.#example = { end: new AbortController() }; // an aborted controller would keep the removed page in memory, by its stack
    byId('example').replaceChildren();
  }

  get #language(): Language {
    return this.#options.casting.language;
  }

  /** Shows how a program requests the chart. */
  async #showRequests(): Promise<void> {
    const language = this.#language;
    const words = WORDS[language];
    const { announce, request: birth } = this.#options;
    const { apiCard } = await import('../share/api-card.ts');
    const shown = birth();
    if (language !== this.#language) return; // a later call shows them
    // Programs request places by their ids, and the API has no id for a point.
    const requested = shown === undefined || isPoint(shown.cityId) ? undefined : shown;
    const request = requested ?? exampleIn(language);
    byId('api-intro').textContent = requested === undefined ? words.apiExample : words.apiIntro;
    byId('snippets').replaceChildren(
      ...apiCard(['hour' in request ? CHART_URL : DAY_URL, request, language], {
        words,
        chosen: this.#program,
        onChoose: (n) => {
          this.#program = n;
        },
        onCopy: async (code) => announce((await copy(code)) ? words.copied : words.notCopied),
      }),
    );
  }

  async #showAbout(): Promise<void> {
    const language = this.#language;
    if (this.#aboutLanguage === language) return;
    await loadPartWords(language);
    if (language !== this.#language) return;
    this.#aboutLanguage = language;
    writeAbout(language);
  }

  async #showExample(): Promise<void> {
    if (byId('empty').hidden || this.#example.language === this.#language) return;
    this.#example.end.abort();
    this.#example = { end: new AbortController(), language: this.#language };
    const { signal } = this.#example.end;
    const [{ drawExample }, { EXAMPLE_PARTS }] = await Promise.all([
      import('./example-board.ts'),
      import('./result.ts'),
      loadPartWords(this.#language),
    ]);
    await drawExample(this.#options.casting, EXAMPLE_PARTS, signal);
    await import('./after-drawing.ts'); // it explains the terms of the example, and a chart needs it later
  }
}
