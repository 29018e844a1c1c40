// The element <beichen-chart>. As an element, <beichen-chart>, whose attributes describe a birth. It casts and draws in the browser and asks nobody
// for anything; it needs no style and no script of the page, and a strict content security policy lets it be.

import {
  type Chart,
  type ChartDocument,
  castChart,
  castTransits,
  type Language,
  languageOfTag,
  type Theme,
  type TransitsDocument,
} from 'beichen';
import { chartStyle, drawSvg, type Layout, type SvgOptions, THEMES } from 'beichen/draw';
// Not those of `beichen`, which hold the members on request.
import { describeChart, describeTransits } from 'beichen/one-language';
import { WORDS_OF } from 'beichen/words';
import {
  ATTRIBUTES,
  type Attribute,
  birthOf,
  conventionsOf,
  layoutOf,
  momentOf,
  pillarOrderOf,
  themeOf,
} from './attributes.ts';

export type { Attribute, ElementAttributes } from './attributes.ts';

declare global {
  interface HTMLElementTagNameMap {
    'beichen-chart': BeichenChart;
  }
  interface HTMLElementEventMap {
    'beichen-cast': CustomEvent<CastDetail>;
    'beichen-problem': CustomEvent<ProblemDetail>;
  }
}

/** What the event `beichen-cast` tells: the documents that are drawn. */
export interface CastDetail {
  readonly chart: ChartDocument;
  readonly transits?: TransitsDocument;
}

/** What the event `beichen-problem` tells: why there is no chart, in English. `attribute` where one alone is wrong. */
export interface ProblemDetail {
  readonly message: string;
  readonly attribute?: Attribute;
}

/** Narrower than this the element draws the layout for phones, unless `layout` says which. Below it the type of the full one is under 8 pixels. */
const COMPACT_BELOW = 640;

/** What of the drawing a page can style, by the classes that it has there. */
const PARTS = { palace: '.palace', cell: '.cell', middle: '.middle', lines: '.aspects', frame: '.frame' } as const;

const tokens = (theme: Theme): string =>
  Object.entries(THEMES[theme])
    .map(([tone, colour]) => `--beichen-own-${tone}:${colour};`)
    .join('');

// A page sets --beichen-seal and the like; what it does not set is of the theme.
const STYLE = `
:host { display: block; ${tokens('light')} }
:host([hidden]) { display: none; }
:host([theme=dark]) { ${tokens('dark')} }
@media (prefers-color-scheme: dark) { :host(:not([theme=light])) { ${tokens('dark')} } }
svg { display: block; width: 100%; height: auto; }
p { margin: 0; font: 1rem/1.4 system-ui, sans-serif; }
${chartStyle((tone) => `var(--beichen-${tone},var(--beichen-own-${tone}))`)}`;

let sheet: CSSStyleSheet | undefined;
function ownSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
}

// Where there is no document, as on a server that renders React, the class is there to be named and does nothing.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * The element. Attributes: `date`, `time`, `gender`, `longitude` and `time-zone` describe the birth; `calendar`, `leap-month`, `disambiguation`,
 * `country-code` its finer points; `school`, `day-boundary`, `year-boundary`, `leap-month-rule`, `calendar-region`, `solar-time` the conventions; `at` and `layers` a moment
 * on the board; `lang` (else that of the page), `name`, `layout`, `pillar-order`, `theme` how it is shown. The values are those of the library.
 * Events, which bubble: `beichen-cast` with the documents (`CastDetail`), `beichen-problem` (`ProblemDetail`). Parts to style: `drawing` and in it `palace`, `cell`,
 * `middle`, `lines`, `frame`; `problem`.
 * @example <beichen-chart date="1990-07-23" time="08:30" gender="male" longitude="116.4" time-zone="Asia/Shanghai"></beichen-chart>
 */
export class BeichenChart extends Base {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  #width: ResizeObserver | undefined;
  #isAwaited = false;
  #drawn: Layout | undefined;
  #cast: CastDetail | undefined;

  /** The document of the chart that is drawn; undefined while there is none. */
  get chart(): ChartDocument | undefined {
    return this.#cast?.chart;
  }

  connectedCallback(): void {
    if (this.shadowRoot === null) this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [ownSheet()];
    this.#width = new ResizeObserver(
      () => this.#drawn !== undefined && this.#drawn !== this.#layout() && this.#await(),
    );
    this.#width.observe(this);
    this.#await();
  }

  disconnectedCallback(): void {
    this.#width?.disconnect();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#await();
  }

  /** Casts when all attributes that change together have changed. */
  #await(): void {
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    queueMicrotask(() => {
      this.#isAwaited = false;
      if (this.isConnected) this.#show();
    });
  }

  #show(): void {
    try {
      this.#cast = this.#castNow();
      this.#draw(this.#cast);
      this.#emit('beichen-cast', this.#cast);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#cast = undefined;
      this.#drawn = undefined;
      this.#showProblem(error);
    }
  }

  /** @throws RangeError for a birth, a convention or a moment that there is not */
  #castNow(): CastDetail {
    const language = WORDS_OF[this.#language()];
    const read = this.#read;
    const chart: Chart = castChart(birthOf(read), conventionsOf(read));
    const moment = momentOf(read);
    return {
      chart: describeChart(chart, { language }),
      ...(moment && { transits: describeTransits(castTransits(chart, moment.at), { language }) }),
    };
  }

  #draw({ chart, transits }: CastDetail): void {
    const name = this.getAttribute('name') ?? '';
    const layers = momentOf(this.#read)?.layers;
    const layout = this.#layout();
    const pillarOrder = pillarOrderOf(this.#read);
    themeOf(this.#read);
    const options: SvgOptions = {
      layout,
      ...(name !== '' && { name }),
      pillarOrder,
      ...(transits && layers && { transits, layers }),
    };
    // A policy may let no style sheet in a drawing be: the element has it as its own.
    const file = drawSvg(chart, options).replace(/<style>[^<]*<\/style>/, '');
    const drawing = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement;
    drawing.setAttribute('part', 'drawing');
    for (const [part, selector] of Object.entries(PARTS)) {
      for (const each of drawing.querySelectorAll(selector)) each.setAttribute('part', part);
    }
    this.shadowRoot!.replaceChildren(document.importNode(drawing, true));
    this.#drawn = layout;
  }

  #showProblem(error: RangeError): void {
    const text = document.createElement('p');
    text.setAttribute('part', 'problem');
    text.setAttribute('role', 'alert');
    text.lang = 'en';
    text.textContent = error.message;
    this.shadowRoot!.replaceChildren(text);
    const attribute = (error as { readonly attribute?: Attribute }).attribute;
    this.#emit('beichen-problem', { message: error.message, attribute });
  }

  readonly #read = (attribute: Attribute): string | null => this.getAttribute(attribute);

  #layout(): Layout {
    const requested = this.getAttribute('layout') === 'auto' ? undefined : layoutOf(this.#read);
    return requested ?? (this.clientWidth > 0 && this.clientWidth < COMPACT_BELOW ? 'compact' : 'full');
  }

  /** The language of the nearest `lang`, as far as there are words for it. */
  #language(): Language {
    const tag = this.closest('[lang]')?.getAttribute('lang') ?? '';
    return languageOfTag(tag) ?? 'en';
  }

  #emit(type: string, detail: CastDetail | ProblemDetail): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

if (globalThis.customElements?.get('beichen-chart') === undefined)
  globalThis.customElements?.define('beichen-chart', BeichenChart);

declare global {
  interface HTMLElementTagNameMap {
    'beichen-chart': BeichenChart;
  }
  interface HTMLElementEventMap {
    'beichen-cast': CustomEvent<CastDetail>;
    'beichen-problem': CustomEvent<ProblemDetail>;
  }
}
