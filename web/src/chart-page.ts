// What does the page do? It reads a birth, asks the service for the chart, and shows it; language and colours can change at any time.

import { fill, type Language, type Theme } from 'beichen';
import { ApiError, askForChart, askForPlace, CHART_URL, type ChartAnswer, type City } from './api.ts';
import { apiCard } from './api-card.ts';
import { dateHint, fillForm, offerZones, readForm, revealLeapMonth, showDisambiguation } from './birth-form.ts';
import { foldForm, listenToBirthLine, writeBirthLine } from './birth-line.ts';
import { birthplaceField } from './birthplace.ts';
import { type ChartRequest, EXAMPLE, fragmentOf, requestIn } from './chart-request.ts';
import { writeHours } from './double-hours.ts';
import { clearProblem, type FieldProblem, fieldProblem, isShown, showProblems } from './field-problems.ts';
import { pick, select } from './form-controls.ts';
import { byId, h } from './h.ts';
import { placeOf } from './place-of-answer.ts';
import { firstColours, firstLanguage, rememberColours, rememberLanguage } from './preferences.ts';
import { clearRoom, makeRoom, showResult } from './result.ts';
import { snippets } from './snippets.ts';
import { writeStaticWords } from './static-words.ts';
import { copy } from './take-away.ts';
import { chooseByDigits } from './typed-hour.ts';
import type { Words } from './words/words.ts';
import { WORDS } from './words/words-by-language.ts';

/** The chart on the page and its request. `first` is the first request, while the other choice of a warning is shown. */
interface Shown {
  readonly answer: ChartAnswer;
  readonly request: ChartRequest;
  readonly first?: ChartRequest;
}

interface CastOptions {
  readonly first?: ChartRequest;
  /** Does not move the focus. */
  readonly quiet?: boolean;
}

/** The messages on the page, which can be shown again in another language. */
interface Messages {
  readonly inWords: (words: Words) => {
    readonly problems: readonly FieldProblem[];
    readonly general: readonly string[];
  };
  /** The request in which the service found the problems. To translate them, the page sends it again. */
  readonly request?: ChartRequest;
}

/** The page and its state. */
export class ChartPage {
  #language: Language = firstLanguage();
  #colours: Theme = firstColours() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  #shown: Shown | undefined;
  #asking = new AbortController();
  #casting: readonly [ChartRequest, CastOptions] | undefined;
  #messages: Messages | undefined;
  #tab = 0;
  readonly #place = birthplaceField({
    input: byId<HTMLInputElement>('place'),
    list: byId('places'),
    status: byId('place-status'),
    language: () => this.#language,
    onChange: (city) => {
      offerZones(city, this.#words);
      if (city !== undefined) clearProblem(byId('place'));
      showDisambiguation(false);
    },
  });

  /** Starts the page, and opens the chart of a shared link. */
  open(): void {
    this.#setLanguage(this.#language);
    if (firstColours() !== undefined) document.documentElement.dataset.colours = this.#colours;
    this.#listen();
    this.#openLink();
  }

  get #words(): Words {
    return WORDS[this.#language];
  }

  #listen(): void {
    byId<HTMLSelectElement>('language').addEventListener('change', (event) => {
      this.#setLanguage((event.target as HTMLSelectElement).value as Language);
      rememberLanguage(this.#language);
      this.#translate();
    });
    byId('colours').addEventListener('click', () => {
      this.#colours = this.#colours === 'dark' ? 'light' : 'dark';
      document.documentElement.dataset.colours = this.#colours;
      rememberColours(this.#colours);
      this.#showColours();
    });
    chooseByDigits(select('hour'));
    listenToBirthLine();
    byId('form').addEventListener('change', (event) => {
      const { name } = event.target as HTMLInputElement;
      if (name === 'calendar') {
        revealLeapMonth();
        byId('date-hint').textContent = dateHint(this.#words);
      }
      if (['calendar', 'year', 'month', 'day', 'hour', 'minute', 'timeZone'].includes(name)) showDisambiguation(false);
    });
    byId('form').addEventListener('input', (event) => clearProblem(event.target as HTMLInputElement));
    byId('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const read = readForm(this.#place, this.#words);
      if ('date' in read) this.#castOther(read);
      else
        this.#showMessages({
          inWords: (words) => ({ problems: problemsIn(readForm(this.#place, words)), general: [] }),
        });
    });
    byId('example').addEventListener('click', () => this.#castOther(EXAMPLE));
    window.addEventListener('hashchange', () => this.#openLink());
  }

  async #openLink(): Promise<void> {
    const request = requestIn(location.hash);
    if (request !== undefined) {
      await this.#cast(request, { quiet: true });
      if (this.#shown?.request === request) intoView(byId('result'));
    } else if (/[#&](?:date|hour|gender|cityId)=/.test(location.hash)) {
      this.#asking.abort();
      this.#showMessages({ inWords: ({ badLink }) => ({ problems: [], general: [badLink] }) });
    }
  }

  /** Shows the place and its clocks in the current language. */
  async #relabelPlace(): Promise<void> {
    await this.#place.relabel();
    const { value } = select('timeZone'); // read after the wait: the reader may have chosen another one
    offerZones(this.#place.chosen(), this.#words);
    if (value !== '') pick('timeZone', value);
  }

  /** Shows the note that the chart is not that of the form. */
  #showStale(): void {
    byId('stale').hidden = this.#shown === undefined;
  }

  /** Casts another chart, and removes the link of the last one from the URL. */
  #castOther(request: ChartRequest, options: CastOptions = {}): Promise<void> {
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
    return this.#cast(request, options);
  }

  /** Gets a chart and shows it, or shows what is wrong. */
  async #cast(request: ChartRequest, options: CastOptions): Promise<void> {
    const signal = this.#newSignal();
    const { first, quiet = false } = options;
    const button = byId('cast');
    this.#casting = [request, options];
    button.textContent = this.#words.casting;
    if (quiet && this.#shown === undefined) makeRoom(this.#words.casting);
    try {
      const answer = await this.#ask(request, signal);
      this.#shown = { answer, request, ...(first && { first }) };
      const known = this.#place.chosen()?.cityId === request.cityId;
      fillForm(request, this.#place, known ? undefined : placeOf(answer));
      if (!known) this.#relabelPlace(); // the answer names the town and the country; others there may have that name
      showProblems([]);
      byId('stale').hidden = true;
      foldForm(true);
      this.#showResult(this.#shown);
      if (!quiet) {
        byId('result').focus({ preventScroll: true });
        intoView(byId('result'));
      }
    } catch (error) {
      if (signal.aborted) return; // a later request took its place
      if (!(error instanceof ApiError)) throw error;
      if (error.problems.length > 0) {
        const city = await this.#placeToShow(request, error);
        if (signal.aborted) return;
        fillForm(request, this.#place, city);
      }
      if (error.problems.some(({ code }) => code === 'ambiguous' || code === 'nonexistent_local_time'))
        showDisambiguation(true);
      this.#showMessages({
        inWords: (words) => messagesOf(error, words),
        ...(error.problems.length > 0 && { request }),
      });
    } finally {
      if (!signal.aborted) {
        this.#casting = undefined;
        button.textContent = this.#words.cast;
      }
    }
  }

  /** The place of a link that was rejected for another reason. */
  async #placeToShow({ cityId }: ChartRequest, { problems }: ApiError): Promise<City | undefined> {
    if (this.#place.chosen()?.cityId === cityId || problems.some(({ parameter }) => parameter === 'cityId'))
      return undefined;
    return await askForPlace(cityId, this.#language).catch(() => undefined);
  }

  /** Rejects a clock time that was repeated or skipped, so that the reader decides. */
  #ask(request: ChartRequest, signal: AbortSignal): Promise<ChartAnswer> {
    return askForChart({ disambiguation: 'reject', ...request }, this.#language, signal);
  }

  /** Cancels the last request. The signal is for the next one. */
  #newSignal(): AbortSignal {
    this.#asking.abort();
    this.#asking = new AbortController();
    return this.#asking.signal;
  }

  /** Shows what is wrong, and moves the focus there. */
  #showMessages(messages: Messages): void {
    this.#messages = messages;
    const { problems, general } = messages.inWords(this.#words);
    showProblems(problems, general);
    if (this.#shown === undefined) clearRoom(this.#words.emptyHeading);
    foldForm(false);
    byId('errors').focus();
    this.#showStale();
  }

  /** Shows everything in the current language. The form keeps its values. */
  #translate(): void {
    this.#relabelPlace();
    if (this.#casting !== undefined) {
      this.#cast(...this.#casting);
      return;
    }
    const signal = this.#newSignal();
    this.#chartAgain(signal);
    if (!byId('errors').hidden) this.#showProblemsAgain(signal);
  }

  async #chartAgain(signal: AbortSignal): Promise<void> {
    if (this.#shown === undefined) return;
    try {
      const answer = await this.#ask(this.#shown.request, signal);
      this.#shown = { ...this.#shown, answer };
      this.#showResult(this.#shown);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      this.#showMessages({ inWords: (words) => messagesOf(error, words) });
    }
  }

  /** Shows the problems that the reader has not corrected yet. */
  async #showProblemsAgain(signal: AbortSignal): Promise<void> {
    let { inWords, request } = this.#messages!;
    const show = () => {
      const { problems, general } = inWords(this.#words);
      showProblems(problems.filter(isShown), general);
    };
    show();
    if (request === undefined) return;
    const error = await this.#ask(request, signal).catch((reason: unknown) => reason);
    if (signal.aborted || !(error instanceof ApiError) || error.problems.length === 0) return;
    inWords = (words) => messagesOf(error, words);
    this.#messages = { inWords, request };
    show();
  }

  #showResult({ answer, request, first }: Shown): void {
    writeBirthLine(answer);
    showResult(answer, {
      theme: () => this.#colours,
      link: () => new URL(fragmentOf(request), location.href).href,
      announce: (message) => this.#announce(message),
      onOther: (other) => this.#castOther(otherRequest(request, other), { first: first ?? request }),
      ...(first && { first: { ...otherTime(first, request), onBack: () => this.#castOther(first) } }),
    });
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

  /** Shows a short message, which screen readers announce. */
  #announce(message: string): void {
    byId('status').replaceChildren(h('span', {}, message));
  }

  #setLanguage(language: Language): void {
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

const problemsIn = (read: ReturnType<typeof readForm>): readonly FieldProblem[] => ('date' in read ? [] : read);

/** The messages of an error: for the fields of the form, and in general. */
function messagesOf(
  { status, problems, message, retryAfterSeconds }: ApiError,
  words: Words,
): ReturnType<Messages['inWords']> {
  const own = problems.map((problem) => fieldProblem(problem, words));
  // The rest can be wrong only in a link: everything else is chosen from a list.
  const general = own.includes(undefined) ? [words.badLink] : [];
  if (status === 0) general.push(words.unreachable);
  else if (status === 429) general.push(fill(words.rateLimited, { seconds: retryAfterSeconds }));
  else if (problems.length === 0) general.push(fill(words.failed, { detail: message }));
  return { problems: own.filter((problem) => problem !== undefined), general };
}

/** Scrolls to the beginning of a part, unless it is already in the upper third of the window. */
function intoView(part: HTMLElement): void {
  // After the next paint: moving and scrolling in one frame is visible as a jump.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { top } = part.getBoundingClientRect();
      if (top < 0 || top > window.innerHeight / 3) part.scrollIntoView({ block: 'start' });
    }),
  );
}

/** The request of the other choice. A date in the solar calendar has no leap month. */
function otherRequest({ leapMonth, ...request }: ChartRequest, other: Readonly<Record<string, unknown>>): ChartRequest {
  return { ...request, ...(other.calendar !== 'solar' && leapMonth && { leapMonth }), ...other };
}
