// The list of people in the tab for two charts, and the links to it: a button beside a chart, and one in the text on what the page stores. The list, its style
// and its words are loaded when it is first opened.

import type { boardForPage } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { h } from '../dom/h.ts';
import { hasPanel } from '../dom/wide.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';
import { loadPartWords } from '../words/words-by-language.ts';
import { boardPicture, halfBoard } from './board-picture.ts';
import type { OtherPerson, PageOfTwo, PeopleHost } from './people-host.ts';
import type { PeopleView } from './people-view.ts';
import type { TwoCharts } from './two-section.ts';

interface PageAround extends Omit<PeopleHost, 'onBeside' | 'ownBoard'>, PageOfTwo {
  /** The button in the text on what the page stores. */
  readonly offer: HTMLElement;
  /** The chart on the page. */
  readonly answer: () => ChartAnswer | undefined;
  /** Called when the list is opened: shows its tab. */
  readonly onOpen: () => void;
  /** Loads the code that draws a board; a chart on the page has loaded it. */
  readonly loadBoard: () => Promise<typeof boardForPage>;
}

/** The list of people on the page: hidden until it is opened. */
export class People {
  readonly #page: PageAround;
  #view: PeopleView | undefined;
  /** The section of two charts, once a second person was chosen. */
  #two: TwoCharts | undefined;

  constructor(page: PageAround) {
    this.#page = page;
    page.offer.addEventListener('click', () => this.open());
  }

  /** The button beside a chart that leads to saving its birth. */
  button({ keepPerson }: Words): HTMLElement {
    return h('button', { type: 'button', class: 'quiet', click: () => this.open() }, keepPerson);
  }

  /** Shows the list in its tab. */
  async showList(): Promise<void> {
    try {
      if (this.#page.card.hidden) await this.#show();
    } catch {
      this.#page.onFailure();
    }
  }

  /** Opens the list, and moves the focus there. */
  async open(): Promise<void> {
    this.#page.onOpen();
    try {
      await this.#show();
    } catch {
      this.#page.onFailure();
      return;
    }
    this.#page.card.focus({ preventScroll: true });
    this.#page.card.scrollIntoView({ block: 'start' });
  }

  /** Renders the list and the two charts again after a change of the chart, the language or the order of the pillars. */
  async follow(): Promise<void> {
    try {
      if (!this.#page.card.hidden) await this.#show();
      if (this.#two?.isShown) {
        await loadPartWords(this.#page.language());
        await this.#two.show();
      }
    } catch {
      this.#page.onFailure();
    }
  }

  /** Shows a second person beside the birth on the page, and moves the focus there. */
  async #open(other: OtherPerson, opener: HTMLElement): Promise<void> {
    try {
      const [{ TwoCharts }, drawBoard] = await Promise.all([
        import('./two-section.ts'),
        this.#page.loadBoard(),
        loadPartWords(this.#page.language()),
      ]);
      this.#two ??= new TwoCharts({
        ...this.#page,
        drawBoard,
        nameShown: () => this.#view?.nameShown(),
        files: () => import('../share/chart-files.ts'),
      });
      await this.#two.open(other, opener);
    } catch {
      this.#page.onFailure();
    }
  }

  /** The board of the chart on the page, if there is room for it beside a form. */
  async #ownBoard(): Promise<HTMLElement | undefined> {
    const answer = this.#page.answer();
    if (answer === undefined || !hasPanel()) return undefined;
    const draw = await this.#page.loadBoard();
    const drawn = draw(answer, { ...halfBoard(), pillarOrder: this.#page.pillarOrder() });
    return boardPicture(drawn, 'compact', WORDS[answer.input.lang].chartHeading);
  }

  async #show(): Promise<void> {
    const language = this.#page.language();
    const [{ PeopleView }] = await Promise.all([import('./people-view.ts'), loadPartWords(language)]);
    if (language !== this.#page.language()) return; // another call loads the current language
    const texts = { own: PART_WORDS[language].people, page: WORDS[language] };
    this.#page.card.hidden = false;
    if (this.#view !== undefined) {
      this.#view.show(texts);
      return;
    }
    this.#view = new PeopleView(this.#page.card, texts, {
      ...this.#page,
      onBeside: (other, opener) => this.#open(other, opener),
      forget: () => {
        this.#two?.close();
        this.#page.forget();
      },
      ownBoard: () => this.#ownBoard(),
    });
  }
}
