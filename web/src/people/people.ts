// The button of the list of people. By a button beside the language where there are some, by one beside a chart, and by one where the page says what it stores.
// The list, with its style, and its words are loaded when it is first opened.

import type { Language, PillarOrder } from 'beichen';
import type { drawForPage } from 'beichen/draw';
import type { City } from '../cast/api.ts';
import type { ChartRequest } from '../cast/chart-request.ts';
import { byId, h } from '../dom/h.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';
import { loadPartWords } from '../words/words-by-language.ts';
import { arePeopleSaved } from './people-key.ts';
import type { OtherBirth, PeopleHost, PeopleView } from './people-view.ts';
import type { TwoCharts, Way } from './two-charts.ts';

interface PageAround extends Omit<PeopleHost, 'onClose' | 'onChange' | 'onBeside'> {
  /** The chart on the page and that of another birth; undefined where there is none on the page. */
  readonly twoCharts: (request: ChartRequest, city: City) => Promise<TwoCharts | undefined>;
  /** Loads what draws a board, which a chart on the page has loaded. */
  readonly loadBoard: () => Promise<typeof drawForPage>;
  readonly language: () => Language;
  readonly pillarOrder: () => PillarOrder;
  /** Says that a part of the page could not be loaded. */
  readonly onFailure: () => void;
}

/** The list of people on the page: out of sight until it is opened. */
export class People {
  readonly #page: PageAround;
  #view: PeopleView | undefined;
  /** What has opened it, and takes the focus when it is closed. */
  #opener: HTMLElement | undefined;
  /** The birth whose chart is seen with the one on the page, and how. */
  #beside: { readonly other: OtherBirth; readonly opener: HTMLElement; readonly way: Way } | undefined;

  constructor(page: PageAround) {
    this.#page = page;
    byId('people-open').hidden = !arePeopleSaved();
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

  /** The chart on the page is another one, or the language, or how pillars are: what is seen of people follows. */
  async follow(): Promise<void> {
    try {
      if (!byId('people').hidden) await this.#show();
      await this.#showTwo();
    } catch {
      this.#page.onFailure();
    }
  }

  /** Shows another chart with the one on the page, and leads the reader there. */
  async #open(other: OtherBirth, opener: HTMLElement): Promise<void> {
    this.#beside = { other, opener, way: this.#beside?.way ?? 'side' };
    try {
      await this.#showTwo();
    } catch {
      this.#page.onFailure();
      return;
    }
    const section = document.getElementById('two');
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: 'start' });
  }

  /** The section of two charts as it has to be now; none where there is no chart on the page any more. */
  async #showTwo(): Promise<void> {
    const beside = this.#beside;
    if (beside === undefined) return;
    const language = this.#page.language();
    const { name, request, city } = beside.other;
    const [charts, { twoCharts }, drawBoard] = await Promise.all([
      this.#page.twoCharts(request, city),
      import('./two-charts.ts'),
      this.#page.loadBoard(),
      loadPartWords(language),
    ]);
    if (language !== this.#page.language() || beside.other !== this.#beside?.other) return; // what is requested now comes, too
    const own = PART_WORDS[language].people;
    if (charts === undefined) {
      this.#closeTwo();
      return;
    }
    const section =
      document.getElementById('two') ??
      h('section', { class: 'card two', id: 'two', 'aria-labelledby': 'two-heading', tabindex: -1 });
    section.replaceChildren(
      ...twoCharts(charts, {
        own,
        names: [this.#view?.nameShown(), name],
        way: this.#beside.way,
        onWay: (way) => {
          this.#beside = { ...beside, way };
        },
        onClose: () => {
          this.#closeTwo();
          (beside.opener.isConnected ? beside.opener : byId('people-open')).focus();
        },
        draw: (chart, options) => drawBoard(chart, { pillarOrder: this.#page.pillarOrder(), ...options }),
      }),
    );
    byId('people').after(section);
  }

  #closeTwo(): void {
    this.#beside = undefined;
    document.getElementById('two')?.remove();
  }

  async #show(): Promise<void> {
    const language = this.#page.language();
    const [{ PeopleView }] = await Promise.all([import('./people-view.ts'), loadPartWords(language)]);
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
      onBeside: (other, opener) => this.#open(other, opener),
      forget: () => {
        this.#closeTwo();
        this.#page.forget();
      },
      onClose: () => this.#close(),
      onChange: () => {
        byId('people-open').hidden = !arePeopleSaved();
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
