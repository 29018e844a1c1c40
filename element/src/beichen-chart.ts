// The element <beichen-chart>, whose attributes describe a birth. It casts and draws in the browser without any request; it needs no style and no script of the
// page, and works under a strict content security policy.

import {
  type Chart,
  type ChartDocument,
  castChart,
  castTransits,
  LANGUAGE_FACTS,
  type Language,
  languageOfTag,
  type Theme,
  type TransitsDocument,
} from 'beichen';
import {
  BOARD_WIDTHS,
  boxOf,
  chartStyle,
  DEFAULT_SIZES,
  drawSvg,
  type Layout,
  type Size,
  type SvgOptions,
  THEMES,
} from 'beichen/draw';
// The document types of the default members; those of `beichen` include members on request.
import { describeChart, describeTransits } from 'beichen/one-language';
import { WORDS_OF } from 'beichen/words';
import {
  ATTRIBUTES,
  type Attribute,
  faultsOf,
  type GivenAttributes,
  type RequestedChart,
  requestedChart,
} from './attributes.ts';
import { sentence } from './words.ts';

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

/** Detail of the event `beichen-cast`: the drawn documents. */
export interface CastDetail {
  readonly chart: ChartDocument;
  readonly transits?: TransitsDocument;
}

/** Detail of the event `beichen-problem`: the reason why there is no chart, in the language of the element. */
export interface ProblemDetail {
  /** All sentences, one a line. */
  readonly message: string;
  /** The faulty attribute, if there is only one. */
  readonly attribute?: Attribute;
  /** A sentence for each faulty attribute. */
  readonly problems: readonly { readonly attribute: Attribute; readonly message: string }[];
}

/** Minimum and maximum width of a board; in a narrower element it is scaled down. */
const { from: LEAST, to: MOST } = BOARD_WIDTHS;
/** Maximum size of a board with type for phones. */
const MAX_COMPACT: Size = { width: 480, height: 720 };

/** Parts of the drawing that a page can style, by their classes. */
const PARTS = { palace: '.palace', cell: '.cell', middle: '.middle', lines: '.aspects', frame: '.frame' } as const;

const tokens = (theme: Theme): string =>
  Object.entries(THEMES[theme])
    .map(([tone, colour]) => `--beichen-own-${tone}:${colour};`)
    .join('');

// A page may set variables such as --beichen-seal; the theme sets the others.
const STYLE = `
:host { display: block; ${tokens('light')} }
:host([hidden]) { display: none; }
:host([theme=dark]) { ${tokens('dark')} }
@media (prefers-color-scheme: dark) { :host(:not([theme=light])) { ${tokens('dark')} } }
svg { display: block; max-width: 100%; height: auto; margin-inline: auto; }
p { margin: 0; white-space: pre-line; font: 1rem/1.4 system-ui, sans-serif; }
${chartStyle((tone) => `var(--beichen-${tone},var(--beichen-own-${tone}))`)}`;

let sheet: CSSStyleSheet | undefined;
function ownSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
}

// Without a DOM, as in server rendering of React, the class exists and does nothing.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * The element. Attributes: `date`, `time`, `gender`, `longitude` and `time-zone` describe the birth; `calendar`, `leap-month`, `disambiguation`, `country-code`
 * its details, `double-hour` replaces `time`, and `utc-offset` overrides the zone; `school`, `day-boundary`, `year-boundary`, `leap-month-rule`,
 * `calendar-region`, `solar-time` are the conventions; `at` and `layers` a moment on the board; `lang` (default: the page's language), `name`, `layout`,
 * `pillar-order`, `theme` the appearance. The values are as in the library. Events, which bubble: `beichen-cast` with the documents (`CastDetail`),
 * `beichen-problem` (`ProblemDetail`). Parts to style: `drawing` and in it `palace`, `cell`, `middle`, `lines`, `frame`; `problem`.
 * @example <beichen-chart date="1990-07-23" time="08:30" gender="male" longitude="116.4" time-zone="Asia/Shanghai"></beichen-chart>
 */
export class BeichenChart extends Base {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  #width: ResizeObserver | undefined;
  #isAwaited = false;
  /** Width of the current drawing. */
  #drawn: number | undefined;
  #requested: RequestedChart | undefined;
  #cast: CastDetail | undefined;

  /** Document of the current chart; undefined while there is none. */
  get chart(): ChartDocument | undefined {
    return this.#cast?.chart;
  }

  connectedCallback(): void {
    if (this.shadowRoot === null) this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [ownSheet()];
    this.#width = new ResizeObserver(() => {
      const isOther = this.#drawn !== undefined && this.#drawn !== this.#box().width;
      if (isOther && this.#cast && this.#requested) this.#draw(this.#cast, this.#requested);
    });
    this.#width.observe(this);
    this.#await();
  }

  disconnectedCallback(): void {
    this.#width?.disconnect();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#await();
  }

  /** Casts once all attributes that change together have changed. */
  #await(): void {
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    queueMicrotask(() => {
      this.#isAwaited = false;
      if (this.isConnected) this.#show();
    });
  }

  #show(): void {
    const given: GivenAttributes = new Map(this.getAttributeNames().map((name) => [name, this.getAttribute(name)!]));
    try {
      this.#requested = requestedChart(given);
      this.#cast = this.#castNow(this.#requested);
      this.#draw(this.#cast, this.#requested);
      this.#emit('beichen-cast', this.#cast);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#cast = undefined;
      this.#drawn = undefined;
      this.#showProblem(error, given);
    }
  }

  /** @throws RangeError for an invalid birth, convention or moment */
  #castNow({ birth, conventions, moment }: RequestedChart): CastDetail {
    const language = WORDS_OF[this.#language()];
    const chart: Chart = castChart(birth, conventions);
    return {
      chart: describeChart(chart, { language }),
      ...(moment && { transits: describeTransits(castTransits(chart, moment.at), { language }) }),
    };
  }

  #draw({ chart, transits }: CastDetail, { name, moment, pillarOrder }: RequestedChart): void {
    const box = this.#box();
    const options: SvgOptions = {
      ...box,
      ...(name !== '' && { name }),
      pillarOrder,
      ...(transits && moment && { transits, layers: moment.layers }),
    };
    // A policy may forbid style elements in a drawing, so the element has the style sheet itself.
    const file = drawSvg(chart, options).replace(/<style>[^<]*<\/style>/, '');
    const drawing = new DOMParser().parseFromString(file, 'image/svg+xml').documentElement;
    drawing.setAttribute('part', 'drawing');
    for (const [part, selector] of Object.entries(PARTS)) {
      for (const each of drawing.querySelectorAll(selector)) each.setAttribute('part', part);
    }
    this.shadowRoot!.replaceChildren(document.importNode(drawing, true));
    this.#drawn = box.width;
  }

  #showProblem(error: RangeError, given: GivenAttributes): void {
    const language = this.#language();
    const faults = faultsOf(error, given);
    const problems = (faults ?? []).map(({ attribute, id, filling }) => ({
      attribute,
      message: sentence(language, id, filling),
    }));
    const message = faults === undefined ? error.message : problems.map((problem) => problem.message).join('\n');
    const text = document.createElement('p');
    text.setAttribute('part', 'problem');
    text.setAttribute('role', 'alert');
    text.lang = faults === undefined ? 'en' : LANGUAGE_FACTS[language].tag;
    text.textContent = message;
    this.shadowRoot!.replaceChildren(text);
    this.#emit('beichen-problem', {
      message,
      ...(problems.length === 1 && { attribute: problems[0]!.attribute }),
      problems,
    });
  }

  /** Size of the board: as wide as the element, with the height of its layout. */
  #box(): { readonly layout: Layout; readonly width: number; readonly height: number } {
    const requested = this.#requested?.layout;
    const room = this.clientWidth > 0 ? Math.min(Math.max(Math.floor(this.clientWidth), LEAST), MOST) : undefined;
    const { layout, size } = boxOf({ layout: requested, width: room });
    const width = layout === 'compact' ? Math.min(size.width, MAX_COMPACT.width) : size.width;
    const usual = DEFAULT_SIZES[layout];
    const height = Math.round((width * usual.height) / usual.width);
    return { layout, width, height: layout === 'compact' ? Math.min(height, MAX_COMPACT.height) : height };
  }

  /** The language of the nearest `lang`, if it is supported. */
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
