// The section of two charts: the person beside the birth on the page, and the view. Loaded on demand; its contents are in no storage and in no address.

import type { boardForPage } from 'beichen/internal';
import { type ChartRequest, type DayRequest, SHARED_CONVENTIONS } from '../cast/chart-request.ts';
import type { PairOnPage } from '../cast/handlers/pair.ts';
import { h } from '../dom/h.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import type { OtherPerson, PageOfTwo } from './people-host.ts';
import type { CastBirth } from './person.ts';
import { twoCharts } from './two-charts.ts';
import type { TwoOptions, Way } from './two-parts.ts';

interface TwoHost extends PageOfTwo, Pick<TwoOptions, 'files'> {
  readonly drawBoard: typeof boardForPage;
  /** The name of the birth on the page. */
  readonly nameShown: () => string | undefined;
}

/** Another person beside the birth on the page. */
export class TwoCharts {
  readonly #page: TwoHost;
  #beside:
    | { readonly other: OtherPerson; readonly opener: HTMLElement; readonly way: Way; readonly at: string }
    | undefined;

  constructor(page: TwoHost) {
    this.#page = page;
  }

  get isShown(): boolean {
    return this.#beside !== undefined;
  }

  /** Shows a person, and scrolls to the section. */
  async open(other: OtherPerson, opener: HTMLElement): Promise<void> {
    this.#beside = { other, opener, way: this.#beside?.way ?? 'side', at: this.#beside?.at ?? '' };
    await this.show();
    const section = document.getElementById('two');
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: 'start' });
  }

  /** Renders the section; removes it if the page has no birth any more. The words of the language must be loaded. */
  async show(): Promise<void> {
    const beside = this.#beside;
    const birth = this.#page.shown();
    if (beside === undefined) return;
    if (birth === undefined) return this.close();
    const language = this.#page.language();
    const { other, at } = beside;
    const pair = await this.#cast(birth, other, at || undefined);
    if (language !== this.#page.language() || beside !== this.#beside) return; // a later request renders it
    const section =
      document.getElementById('two') ??
      h('section', { class: 'card two', id: 'two', 'aria-labelledby': 'two-heading', tabindex: -1 });
    const { drawBoard, files } = this.#page;
    const pillarOrder = this.#page.pillarOrder();
    section.replaceChildren(
      ...twoCharts(pair, {
        own: PART_WORDS[language].people,
        page: WORDS[language],
        names: [
          this.#page.nameShown() ?? PART_WORDS[language].people.you,
          other.name || PART_WORDS[language].people.them,
        ],
        way: beside.way,
        at,
        hasOtherRules: 'request' in other && hasOtherRules(other.request, birth.conventions),
        onWay: (way) => {
          this.#beside = { ...this.#beside!, way };
        },
        onDate: (date) => this.#showDate(date),
        onClose: () => {
          this.close();
          (beside.opener.isConnected ? beside.opener : this.#page.tab).focus();
        },
        files,
        pillarOrder,
        draw: (chart, options) => drawBoard(chart, { pillarOrder, ...options }),
      }),
    );
    this.#page.card.before(section);
  }

  close(): void {
    this.#beside = undefined;
    this.#page.setBeside(undefined);
    document.getElementById('two')?.remove();
  }

  /** Casts both by the rules of the chart on the page. */
  async #cast(
    { request, city, conventions }: CastBirth,
    other: OtherPerson,
    at: string | undefined,
  ): Promise<PairOnPage> {
    const one = { request, place: { city, search: city.search } };
    const person = 'year' in other ? other : await this.#birthOf(other, conventions);
    const pair = await this.#page.pairOf(one, person, at);
    this.#page.setBeside({ name: other.name || PART_WORDS[this.#page.language()].people.them, person });
    return pair;
  }

  /** A birth by the conventions of the chart on the page. */
  async #birthOf({ request, city, isGenderKnown }: Exclude<OtherPerson, { readonly year: number }>, rules: Rules) {
    const place = await this.#page.placeOf(request, city);
    return { request: byConventions(request, rules), place, isGenderKnown };
  }

  /** Shows a date in both lives. */
  async #showDate(at: string): Promise<void> {
    this.#beside = { ...this.#beside!, at };
    try {
      await this.show();
    } catch {
      this.#page.onFailure();
      return;
    }
    document.querySelector<HTMLElement>('#two [name=two-date]')?.focus({ preventScroll: true });
  }
}

type Rules = CastBirth['conventions'];

/** The request of another birth by the conventions of a chart. */
const byConventions = <Request extends ChartRequest | DayRequest>(request: Request, conventions: Rules): Request => ({
  ...request,
  ...Object.fromEntries(SHARED_CONVENTIONS.map((id) => [id, conventions[id]])),
});

/** True if a request has other rules than a chart. */
const hasOtherRules = (request: DayRequest, conventions: Rules): boolean =>
  SHARED_CONVENTIONS.some((id) => request[id] !== undefined && request[id] !== conventions[id]);
