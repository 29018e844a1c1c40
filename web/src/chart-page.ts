// What does the page do? It reads a birth, asks the service for the chart, and shows it; language and colours can change at any time.

import type { Language } from 'beichen';
import { askForChart, askForPlace, CHART_URL, type ChartAnswer, type City, Refused } from './api.ts';
import { apiCard } from './api-card.ts';
import { askWhich, dateHint, fillForm, offerZones, readForm, revealLeapMonth } from './birth-form.ts';
import { birthplaceField } from './birthplace.ts';
import { type ChartRequest, EXAMPLE, fragmentOf, requestIn } from './chart-request.ts';
import { writeHours } from './double-hours.ts';
import { clearFault, type FieldFault, fieldFault, isShown, showFaults } from './field-faults.ts';
import { pick, select } from './form-controls.ts';
import { byId, h } from './h.ts';
import { placeOf } from './place-of-answer.ts';
import { type Colours, firstColours, firstLanguage, rememberColours, rememberLanguage } from './preferences.ts';
import { resultParts } from './result.ts';
import { snippets } from './snippets.ts';
import { writeStaticWords } from './static-words.ts';
import { copy } from './take-away.ts';
import { chooseByDigits } from './typed-hour.ts';
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

/** What was told to be wrong, and can be told in another language. */
interface Wrong {
  readonly told: (words: Words) => { readonly faults: readonly FieldFault[]; readonly general: readonly string[] };
  /** The request in which the service found it; the service says it in other words when it is asked again. */
  readonly request?: ChartRequest;
}

/** The page with what changes while one uses it. */
export class ChartPage {
  #language: Language = firstLanguage();
  #colours: Colours = firstColours() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  #shown: Shown | undefined;
  #asking = new AbortController();
  #casting: readonly [ChartRequest, Casting] | undefined;
  #wrong: Wrong | undefined;
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
      this.#tellAgain();
    });
    byId('colours').addEventListener('click', () => {
      this.#colours = this.#colours === 'dark' ? 'light' : 'dark';
      document.documentElement.dataset.colours = this.#colours;
      rememberColours(this.#colours);
      this.#showColours();
    });
    chooseByDigits(select('hour'));
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
      else this.#complain({ told: (words) => ({ faults: faultsIn(readForm(this.#place, words)), general: [] }) });
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
      this.#complain({ told: ({ badLink }) => ({ faults: [], general: [badLink] }) });
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
  async #cast(request: ChartRequest, casting: Casting): Promise<void> {
    const signal = this.#askAnew();
    const { first, quiet = false } = casting;
    const button = byId('cast');
    this.#casting = [request, casting];
    button.textContent = this.#words.casting;
    try {
      const answer = await this.#ask(request, signal);
      this.#shown = { answer, request, ...(first && { first }) };
      const known = this.#place.chosen()?.cityId === request.cityId;
      fillForm(request, this.#place, known ? undefined : placeOf(answer));
      if (!known) this.#relabelPlace(); // the answer names the town and the country; others there may have that name
      showFaults([]);
      byId('stale').hidden = true;
      this.#showResult(this.#shown);
      if (!quiet) {
        byId('result').focus({ preventScroll: true });
        intoView(byId('result'));
      }
    } catch (error) {
      if (signal.aborted) return; // a later request took its place
      if (!(error instanceof Refused)) throw error;
      if (error.faults.length > 0) {
        const city = await this.#placeToShow(request, error);
        if (signal.aborted) return;
        fillForm(request, this.#place, city);
      }
      if (error.faults.some(({ code }) => code === 'ambiguous' || code === 'nonexistent_local_time')) askWhich(true);
      this.#complain({ told: (words) => toldOf(error, words), ...(error.faults.length > 0 && { request }) });
    } finally {
      if (!signal.aborted) {
        this.#casting = undefined;
        button.textContent = this.#words.cast;
      }
    }
  }

  /** The place of a link that was refused for something else. */
  async #placeToShow({ cityId }: ChartRequest, { faults }: Refused): Promise<City | undefined> {
    if (this.#place.chosen()?.cityId === cityId || faults.some(({ parameter }) => parameter === 'cityId'))
      return undefined;
    return await askForPlace(cityId, this.#language).catch(() => undefined);
  }

  /** A clock time that came twice or never is asked about, not guessed. */
  #ask(request: ChartRequest, signal: AbortSignal): Promise<ChartAnswer> {
    return askForChart({ disambiguation: 'reject', ...request }, this.#language, signal);
  }

  /** What is asked from now on takes the place of what was asked before. */
  #askAnew(): AbortSignal {
    this.#asking.abort();
    this.#asking = new AbortController();
    return this.#asking.signal;
  }

  /** Tells what is wrong, with the focus on it. */
  #complain(wrong: Wrong): void {
    this.#wrong = wrong;
    const { faults, general } = wrong.told(this.#words);
    showFaults(faults, general);
    byId('errors').focus();
    this.#showStale();
  }

  /** All that is shown, in the language of now; what stands in the form stays. */
  #tellAgain(): void {
    this.#relabelPlace();
    if (this.#casting !== undefined) {
      this.#cast(...this.#casting);
      return;
    }
    const signal = this.#askAnew();
    this.#chartAgain(signal);
    if (!byId('errors').hidden) this.#faultsAgain(signal);
  }

  async #chartAgain(signal: AbortSignal): Promise<void> {
    if (this.#shown === undefined) return;
    try {
      const answer = await this.#ask(this.#shown.request, signal);
      this.#shown = { ...this.#shown, answer };
      this.#showResult(this.#shown);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refused)) throw error;
      this.#complain({ told: (words) => toldOf(error, words) });
    }
  }

  /** The faults that were not mended meanwhile. */
  async #faultsAgain(signal: AbortSignal): Promise<void> {
    let { told, request } = this.#wrong!;
    const tell = () => {
      const { faults, general } = told(this.#words);
      showFaults(faults.filter(isShown), general);
    };
    tell();
    if (request === undefined) return;
    const error = await this.#ask(request, signal).catch((reason: unknown) => reason);
    if (signal.aborted || !(error instanceof Refused) || error.faults.length === 0) return;
    told = (words) => toldOf(error, words);
    this.#wrong = { told, request };
    tell();
  }

  #showResult({ answer, request, first }: Shown): void {
    const { heading, chart, working, details } = resultParts(answer, {
      theme: () => this.#colours,
      link: () => new URL(fragmentOf(request), location.href).href,
      announce: (message) => this.#announce(message),
      onOther: (other) => this.#castAnew(otherRequest(request, other), { first: first ?? request }),
      ...(first && { first: { ...otherTime(first, request), onBack: () => this.#castAnew(first) } }),
    });
    byId('chart-heading').textContent = heading;
    byId('chart-heading').removeAttribute('data-t');
    byId('empty').hidden = true;
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

/** The clock time of a request, where it is another than that of the second. */
function otherTime(one: ChartRequest, two: ChartRequest): { readonly time?: string } {
  const [time, other] = [one, two].map(({ hour, minute = 0 }) =>
    [hour, minute].map((part) => `${part}`.padStart(2, '0')).join(':'),
  );
  return time === other ? {} : { time: time! };
}

const faultsIn = (read: ReturnType<typeof readForm>): readonly FieldFault[] => ('date' in read ? [] : read);

/** What a refusal says: at the fields of the form, and in general. */
function toldOf({ status, faults, message, retryAfterSeconds }: Refused, words: Words): ReturnType<Wrong['told']> {
  const told = faults.map((fault) => fieldFault(fault, words));
  // The rest can be wrong only in a link: everything else is chosen from a list.
  const general = told.includes(undefined) ? [words.badLink] : [];
  if (status === 0) general.push(words.unreachable);
  else if (status === 429) general.push(fill(words.rateLimited, { seconds: retryAfterSeconds }));
  else if (faults.length === 0) general.push(fill(words.failed, { detail: message }));
  return { faults: told.filter((fault) => fault !== undefined), general };
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
