// The second list of conventions, which few readers set. Choices can come from a link; the list itself is built when it is opened.

import type { Language } from 'beichen';
import { type DayRequest, RARE_CONVENTIONS } from '../cast/chart-request.ts';
import type { ConventionNames } from '../cast/handlers/variants.ts';
import { byId } from '../dom/h.ts';
import type { Words } from '../words/words.ts';

interface RareConventionsOptions {
  readonly words: () => Words;
  readonly language: () => Language;
  /** The names in the language of the page. */
  readonly conventionNames: () => Promise<ConventionNames>;
  /** Called if the list cannot be built. */
  readonly onFailure: () => void;
}

export class RareConventions {
  readonly #options: RareConventionsOptions;
  readonly #list = byId<HTMLDetailsElement>('rare-conventions');
  /** The language of the list; undefined before it is built. */
  #language: Language | undefined;
  /** Chosen values; the others follow the school. */
  #chosen: Readonly<Partial<Record<string, string>>> = {};

  constructor(options: RareConventionsOptions) {
    this.#options = options;
  }

  /** Chosen values as parameters. */
  get chosen(): Pick<DayRequest, (typeof RARE_CONVENTIONS)[number]> {
    return this.#chosen;
  }

  /** Takes the choices from a request. */
  fill(request: DayRequest): void {
    this.#chosen = Object.fromEntries(
      RARE_CONVENTIONS.flatMap((id) => (request[id] === undefined ? [] : [[id, request[id]]])),
    );
    for (const field of this.#list.querySelectorAll('select')) field.value = this.#chosen[field.name] ?? '';
  }

  listen(): void {
    this.#list.addEventListener('toggle', () => this.show());
    this.#list.addEventListener('change', ({ target }) => {
      const { name, value } = target as HTMLSelectElement;
      const { [name]: _, ...others } = this.#chosen;
      this.#chosen = value === '' ? others : { ...others, [name]: value };
    });
  }

  /** Builds the list in the language of the page, if it is open. */
  async show(): Promise<void> {
    const { language: languageNow, words, conventionNames, onFailure } = this.#options;
    const language = languageNow();
    if (!this.#list.open || this.#language === language) return;
    try {
      const [names, { rareList }] = await Promise.all([conventionNames(), import('./rare-list.ts')]);
      if (language !== languageNow()) return;
      this.#language = language;
      const [summary] = this.#list.children;
      this.#list.replaceChildren(summary!, ...rareList(names, this.#chosen, words()));
    } catch {
      onFailure();
    }
  }
}
