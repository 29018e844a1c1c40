// What does the page do? It reads a birth, asks the service for the chart, and shows it; language and colours can change at any time.

import type { Language } from 'beichen';
import { askForChart, CHART_URL, type ChartAnswer, Refused } from './api.ts';
import { apiCard } from './api-card.ts';
import { askWhich, dateHint, fillForm, offerZones, readForm, revealLeapMonth } from './birth-form.ts';
import { birthplaceField } from './birthplace.ts';
import { type ChartRequest, EXAMPLE, fragmentOf, requestIn } from './chart-request.ts';
import { writeHours } from './double-hours.ts';
import { clearFault, type FieldFault, fieldFault, showFaults } from './field-faults.ts';
import { pick, select } from './form-controls.ts';
import { byId, h } from './h.ts';
import { placeOf } from './place-of-answer.ts';
import { type Colours, firstColours, firstLanguage, rememberColours, rememberLanguage } from './preferences.ts';
import { resultParts } from './result.ts';
import { snippets } from './snippets.ts';
import { writeStaticWords } from './static-words.ts';
import { copy } from './take-away.ts';
import { fill, type Words } from './words/words.ts';
import { WORDS } from './words/words-by-language.ts';

/** What is shown: a chart, the request that it answers, and the first one while the other choice of a doubt is looked at. */
interface Shown {
  readonly answer: ChartAnswer;
  readonly request: ChartRequest;
  readonly first?: ChartRequest;
}

interface Casting {
  readonly first?: ChartRequest;
  /** Leaves the focus where it is. */
  readonly quiet?: boolean;
}

/** The page with what changes while one uses it. */
export class ChartPage {
  #language: Language = firstLanguage();
  #colours: Colours = firstColours() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  #shown: Shown | undefined;
  #asking = new AbortController();
  #tab = 0;
  readonly #place = birthplaceField({
    input: byId<HTMLInputElement>('place'),
    list: byId('places'),
    status: byId('place-status'),
    language: () => this.#language,
    onChange: (city) => {
      offerZones(city, this.#words);
      if (city !== undefined) clearFault(byId('place'));
      askWhich(false);
    },
  });

  /** Brings the page to life, and opens the chart of a link that was shared. */
  open(): void {
    this.#speak(this.#language);
    if (firstColours() !== undefined) document.documentElement.dataset.colours = this.#colours;
    this.#listen();
    this.#openLink();
  }

  get #words(): Words {
    return WORDS[this.#language];
  }

  #listen(): void {
    byId<HTMLSelectElement>('language').addEventListener('change', (event) => {
      this.#speak((event.target as HTMLSelectElement).value as Language);
      rememberLanguage(this.#language);
      showFaults([]);
      this.#relabelPlace();
      if (this.#shown !== undefined) this.#cast(this.#shown.request, { ...this.#shown, quiet: true });
    });
    byId('colours').addEventListener('click', () => {
      this.#colours = this.#colours === 'dark' ? 'light' : 'dark';
      document.documentElement.dataset.colours = this.#colours;
      rememberColours(this.#colours);
      this.#showColours();
    });
    byId('form').addEventListener('change', (event) => {
      const { name } = event.target as HTMLInputElement;
      if (name === 'calendar') {
        revealLeapMonth();
        byId('date-hint').textContent = dateHint(this.#words);
      }
      if (['calendar', 'year', 'month', 'day', 'hour', 'minute', 'timeZone'].includes(name)) askWhich(false);
    });
    byId('form').addEventListener('input', (event) => clearFault(event.target as HTMLInputElement));
    byId('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const read = readForm(this.#place, this.#words);
      if ('date' in read) this.#castAnew(read);
      else {
        showFaults(read);
        this.#showStale();
      }
    });
    byId('example').addEventListener('click', () => this.#castAnew(EXAMPLE));
    window.addEventListener('hashchange', () => this.#openLink());
  }

  async #openLink(): Promise<void> {
    const request = requestIn(location.hash);
    if (request !== undefined) {
      await this.#cast(request, { quiet: true });
      if (this.#shown?.request === request) intoView(byId('result'));
    } else if (/[#&](?:date|hour|gender|cityId)=/.test(location.hash)) {
      this.#asking.abort();
      showFaults([], [this.#words.badLink]);
      this.#showStale();
    }
  }

  /** The place and its clocks in the language of now. */
  async #relabelPlace(): Promise<void> {
    await this.#place.relabel();
    const { value } = select('timeZone'); // of now: another may have been chosen meanwhile
    offerZones(this.#place.chosen(), this.#words);
    if (value !== '') pick('timeZone', value);
  }

  /** Says that the chart shown is not that of what stands in the form. */
  #showStale(): void {
    byId('stale').hidden = this.#shown === undefined;
  }

  /** Casts another chart than that of the link in the address, which goes away. */
  #castAnew(request: ChartRequest, casting: Casting = {}): Promise<void> {
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
    return this.#cast(request, casting);
  }

  /** Asks for a chart and shows it, or tells what is wrong. */
  async #cast(request: ChartRequest, { first, quiet = false }: Casting): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const button = byId('cast');
    button.textContent = this.#words.casting;
    try {
      // A clock time that came twice or never is asked about, not guessed.
      const answer = await askForChart({ disambiguation: 'reject', ...request }, this.#language, signal);
      this.#shown = { answer, request, ...(first && { first }) };
      const known = this.#place.chosen()?.cityId === request.cityId;
      fillForm(request, this.#place, known ? undefined : placeOf(answer));
      showFaults([]);
      this.#showResult(this.#shown);
      if (!quiet) {
        byId('result').focus({ preventScroll: true });
        intoView(byId('result'));
      }
    } catch (error) {
      if (signal.aborted) return; // a later request took its place
      if (!(error instanceof Refused)) throw error;
      if (error.faults.length > 0) fillForm(request, this.#place, undefined);
      this.#tell(error);
    } finally {
      if (!signal.aborted) button.textContent = this.#words.cast;
    }
  }

  #tell({ status, faults, message, retryAfterSeconds }: Refused): void {
    const words = this.#words;
    const told = faults.map((fault) => fieldFault(fault, words));
    // The rest can be wrong only in a link: everything else is chosen from a list.
    const general = told.includes(undefined) ? [words.badLink] : [];
    if (status === 0) general.push(words.unreachable);
    else if (status === 429) general.push(fill(words.rateLimited, { seconds: retryAfterSeconds }));
    else if (faults.length === 0) general.push(fill(words.failed, { detail: message }));
    if (faults.some(({ code }) => code === 'ambiguous' || code === 'nonexistent_local_time')) askWhich(true);
    showFaults(
      told.filter((fault): fault is FieldFault => fault !== undefined),
      general,
    );
    this.#showStale();
  }

  #showResult({ answer, request, first }: Shown): void {
    const { heading, chart, working, details } = resultParts(answer, {
      theme: () => this.#colours,
      link: () => new URL(fragmentOf(request), location.href).href,
      announce: (message) => this.#announce(message),
      onOther: (other) => this.#castAnew(otherRequest(request, other), { first: first ?? request }),
      ...(first && { onBack: () => this.#castAnew(first) }),
    });
    byId('chart-heading').textContent = heading;
    byId('chart-heading').removeAttribute('data-t');
    byId('empty').hidden = true;
    byId('stale').hidden = true;
    const parts = { chart, working, details };
    for (const [id, content] of Object.entries(parts)) {
      byId(id).replaceChildren(...content);
      byId(id).hidden = false;
    }
    document.body.classList.add('has-chart');
    this.#showSnippets();
  }

  #showSnippets(): void {
    const words = this.#words;
    byId('api-intro').textContent = this.#shown === undefined ? words.apiExample : words.apiIntro;
    byId('snippets').replaceChildren(
      ...apiCard(snippets(CHART_URL, this.#shown?.request ?? EXAMPLE, this.#language), {
        words,
        chosen: this.#tab,
        onChoose: (n) => {
          this.#tab = n;
        },
        onCopy: async (code) => this.#announce((await copy(code)) ? words.copied : words.notCopied),
      }),
    );
  }

  /** Says something for a moment to those who see it, and once to those who hear it. */
  #announce(message: string): void {
    byId('status').replaceChildren(h('span', {}, message));
  }

  #speak(language: Language): void {
    this.#language = language;
    writeStaticWords(language);
    writeHours(language);
    byId('date-hint').textContent = dateHint(this.#words);
    byId<HTMLSelectElement>('language').value = language;
    this.#showColours();
    this.#showSnippets();
  }

  #showColours(): void {
    byId('colours').textContent = this.#words[this.#colours === 'dark' ? 'toLight' : 'toDark'];
  }
}

/** Brings the beginning of a part to the top, unless it can be seen well where it is. */
function intoView(part: HTMLElement): void {
  // Once it has been painted: what moves and is scrolled in one frame jumps before the eye.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { top } = part.getBoundingClientRect();
      if (top < 0 || top > window.innerHeight / 3) part.scrollIntoView({ block: 'start' });
    }),
  );
}

/** The request of the other choice: a date that is told in the solar calendar brings no leap month along. */
function otherRequest({ leapMonth, ...request }: ChartRequest, other: Readonly<Record<string, unknown>>): ChartRequest {
  return { ...request, ...(other.calendar !== 'solar' && leapMonth && { leapMonth }), ...other };
}
