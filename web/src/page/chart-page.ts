// The page. It reads a birth, casts the chart on the device, and shows it; language and colours can change at any time.

import type { Language, PillarOrder, Theme } from 'beichen';
import { fill, pillarOrderIn } from 'beichen/internal';
import type { ChartAnswer, City, PlaceOfId, TimedChart } from '../cast/api.ts';
import { CasterError } from '../cast/caster.ts';
import { type ChartClient, InvalidRequest } from '../cast/chart-client.ts';
import { type ChartRequest, type DayRequest, otherRequest, otherTime, requestOfBirth } from '../cast/chart-request.ts';
import { forgetPlaces, rememberPlace } from '../cast/device-places.ts';
import type { ChartsOfDay } from '../cast/handlers/day.ts';
import type { OtherChoice } from '../chart/first-warning.ts';
import type { HourOfDay } from '../chart/highlights.ts';
import type { DayStrip } from '../day/day-strip.ts';
import { nextFrame } from '../dom/frames.ts';
import { byId, h } from '../dom/h.ts';
import { intoView } from '../dom/into-view.ts';
import { showDisambiguation } from '../form/birth-form.ts';
import { foldForm, listenToBirthLine, writeBirthLine, writeDayLine } from '../form/birth-line.ts';
import { type ErrorText, errorText, isExpected } from '../form/cast-errors.ts';
import { isShown, showProblems } from '../form/field-problems.ts';
import { FormOfPage } from '../form/form-of-page.ts';
import { clearRoom, makeRoom } from '../form/room.ts';
import { birthFaults } from '../people/birth-faults.ts';
import { People } from '../people/people.ts';
import type { CastBirth } from '../people/person.ts';
import { copy } from '../share/take-away.ts';
import { toLink } from '../state/link.ts';
import { FIRST_TAB, type Tab } from '../state/tab.ts';
import { isSameChart, isStep, NO_VIEW, type Subject, update, type View, type ViewEvent } from '../state/view.ts';
import { eraseViews, type OpeningView, onMove, storeView } from '../state/view-history.ts';
import { WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';
import { loadPartWords, loadWords } from '../words/words-by-language.ts';
import type { ShownChart } from './chart-host.ts';
import { PageRest } from './page-rest.ts';
import { firstColours, rememberColours, rememberLanguage } from './preferences.ts';
import { writeStaticWords } from './static-words.ts';
import { focusTab, listenToTabs, markTab } from './tabs.ts';

/** The chart on the page: the result of the cast, and a function that shows another selection on it. */
interface Shown {
  readonly answer: ChartAnswer;
  /** For a chart of a day: the request with its hour. */
  readonly request: ChartRequest;
  readonly city: City;
  readonly show: ShownChart['show'];
  readonly showTab: ShownChart['showTab'];
  /** Aborts its listeners and observers when another chart, or none, replaces it. */
  readonly end: () => void;
}

/** The charts of a birth without an hour, on the page beside the chosen one. */
interface ShownDay {
  readonly request: DayRequest;
  readonly city: City;
  readonly charts: ChartsOfDay;
  readonly strip: DayStrip;
}

interface ShowOptions {
  /** True if the focus stays where it is. */
  readonly quiet?: boolean;
  /** The birthplace, if it is known. */
  readonly city?: City;
  /** True if the chart is shown again, or by Back or Forward: that adds no entry to the history. */
  readonly isAgain?: boolean;
}

type DaySubject = Extract<Subject, { readonly kind: 'day' }>;

/** The messages on the page, which can be shown again in another language. */
interface Messages {
  readonly inWords: (words: Words) => ErrorText;
  /** The request that has the problems. After a change of language the page casts it again, to translate them. */
  readonly request?: ChartRequest;
}

/** The page and its state. */
export class ChartPage {
  #colours: Theme = firstColours() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  /** The view on the page. It changes when another view can be shown. */
  #view: View = NO_VIEW;
  #shown: Shown | undefined;
  #asking = new AbortController();
  #day: ShownDay | undefined;
  /** The view that is being cast. */
  #awaited: readonly [View, ShowOptions] | undefined;
  readonly #casting: ChartClient;
  #messages: Messages | undefined;
  /** The parts beside the chart, once the page is visible. */
  #rest: PageRest | undefined;
  #people: People | undefined;
  /** The form at the time when the chart on the page was cast, as text. */
  #formOfChart = '';
  readonly #form = new FormOfPage({
    words: () => this.#words,
    language: () => this.#language,
    onChange: () => this.#showStale(),
    onSubmit: (request) => this.#send('hour' in request ? { type: 'birth', request } : { type: 'day', request }),
    onProblems: () => this.#showMessages({ inWords: () => ({ problems: this.#form.problems, general: [] }) }),
    conventionNames: () => this.#casting.conventionNames(),
    onFailure: () => this.#announce(this.#words.partFailed),
  });

  /** @param casting with the language in which the page opens */
  constructor(casting: ChartClient) {
    this.#casting = casting;
  }

  /** Opens the page, with a chart if there is one to open; resolves when it is shown. The words must be loaded. */
  open(opening: OpeningView): Promise<void> {
    this.#setLanguage(this.#language);
    this.#listen();
    const { pillarOrder, board, tab } = opening.view;
    this.#view = { ...NO_VIEW, pillarOrder, board, tab };
    this.#showTab();
    return this.#openWith(opening);
  }

  /** Shows the less urgent parts, now and after every change: the page works without them. */
  async showRest(): Promise<void> {
    this.#form.keepDraft(() => this.#view.subject.kind !== 'none').catch(() => undefined); // the form works without
    this.#rest = new PageRest({
      casting: this.#casting,
      request: () => this.#day?.request ?? this.#shown?.request,
      announce: (message) => this.#announce(message),
    });
    await this.#rest.show();
  }

  get #language(): Language {
    return this.#casting.language;
  }

  get #pillarOrder(): PillarOrder {
    return this.#orderIn(this.#view);
  }

  #orderIn({ pillarOrder }: View): PillarOrder {
    return pillarOrder ?? pillarOrderIn(this.#language);
  }

  get #words(): Words {
    return WORDS[this.#language];
  }

  #listen(): void {
    byId<HTMLSelectElement>('language').addEventListener('change', (event) =>
      this.#changeLanguage((event.target as HTMLSelectElement).value as Language),
    );
    byId('colours').addEventListener('click', () => {
      this.#colours = this.#colours === 'dark' ? 'light' : 'dark';
      document.documentElement.dataset.colours = this.#colours;
      rememberColours(this.#colours);
      this.#showColours();
    });
    this.#form.listen();
    listenToBirthLine();
    listenToTabs((tab) => this.#chooseTab(tab));
    this.#people = new People({
      card: byId('people'),
      offer: byId('people-offer'),
      tab: byId('tab-two'),
      language: () => this.#language,
      pillarOrder: () => this.#pillarOrder,
      loadBoard: async () => (await import('./result.ts')).drawBoard,
      shown: () => this.#castBirth(),
      hasChart: () => this.#castBirth() !== undefined,
      open: (request, city) => {
        this.#chooseTab(FIRST_TAB);
        this.#send('hour' in request ? { type: 'birth', request } : { type: 'day', request }, { city });
      },
      onOpen: () => this.#chooseTab('two'),
      answer: () => this.#shown?.answer,
      faultsOf: (request, city) => birthFaults(this.#casting, request, city),
      placeOf: (request, city) => this.#placeOf(request, city),
      pairOf: (one, other, at) => this.#casting.pairOf(one, other, at),
      setBeside: (beside) => this.#casting.setBeside(beside),
      forget() {
        eraseViews();
        forgetPlaces();
      },
      onFailure: () => this.#announce(this.#words.partFailed),
    });
    byId('famous').addEventListener('click', ({ target }) => this.#castFamous((target as HTMLButtonElement).value));
    onMove((opening) => this.#openWith(opening));
  }

  /** Casts the chart of a famous birth. */
  async #castFamous(name: string): Promise<void> {
    try {
      const { FAMOUS } = await import('../cast/famous-births.ts');
      if (name in FAMOUS) this.#send({ type: 'birth', request: FAMOUS[name as keyof typeof FAMOUS].request });
    } catch {
      this.#announce(this.#words.partFailed);
    }
  }

  /** Shows a view of the history or of a link. Settings that neither determines stay as they are on the page. */
  async #openWith({ view: opened, city, from }: OpeningView): Promise<void> {
    if (from === 'incomplete link') {
      this.#asking.abort();
      this.#showMessages({ inWords: ({ badLink }) => ({ problems: [], general: [badLink] }) });
      return;
    }
    const { pillarOrder, board, query } = this.#view;
    const view: View =
      from === 'link'
        ? { ...opened, pillarOrder: opened.pillarOrder ?? pillarOrder, board: opened.board ?? board }
        : { ...opened, pillarOrder, board, query: isSameChart(opened, this.#view) ? query : opened.query };
    if (from === 'tab' && this.#shown !== undefined && isSameChart(view, this.#view)) this.#showSelection(view);
    else await this.#go(view, { quiet: true, city, isAgain: true });
    if (from === 'link' && view.tab === undefined && isSameChart(view, this.#view))
      intoView(byId(view.subject.kind === 'day' ? 'day' : 'result'));
  }

  /** Applies an event of the reader. If a second one comes before the first is shown, both take effect. */
  #send(event: ViewEvent, options: ShowOptions = {}): Promise<void> {
    return this.#go(update(this.#awaited?.[0] ?? this.#view, event), options);
  }

  /** Shows a view, or an error message beside the unchanged page. */
  async #go(view: View, options: ShowOptions): Promise<void> {
    const { subject } = view;
    switch (subject.kind) {
      case 'none':
        this.#showForm(view);
        return;
      case 'birth':
        await this.#cast(view, subject.request, options);
        return;
      case 'day': {
        const isShown =
          JSON.stringify(this.#day?.request) === JSON.stringify(subject.request) &&
          this.#day?.charts.day.language === this.#language;
        if (isShown) await this.#showHour(view, subject, options);
        else await this.#showDay(view, subject, options);
      }
    }
  }

  /** Makes a view the current one, and stores it. */
  #commit(view: View, { city, isAgain = false }: ShowOptions): void {
    const step = !isAgain && isStep(this.#view, view);
    this.#view = view;
    if (view.subject.kind !== 'none') this.#rest?.endExample();
    this.#showTab();
    storeView(view, { city, isStep: step });
  }

  /** Handles a press on a tab. A chart that is being cast will appear in it. */
  #chooseTab(tab: Tab): void {
    if (this.#awaited !== undefined) {
      this.#send({ type: 'tab', tab });
      return;
    }
    this.#commit(update(this.#view, { type: 'tab', tab }), { city: this.#shown?.city ?? this.#day?.city });
    this.#shown?.showTab(this.#view.tab);
  }

  /** Shows the tab of the view. */
  #showTab(): void {
    const { tab } = this.#view;
    markTab(tab);
    if (tab === 'two') this.#people?.showList();
  }

  /** Records an event that a part of a chart shows by itself, unless another chart has replaced that chart. */
  #select(answer: ChartAnswer, event: ViewEvent): void {
    if (this.#shown?.answer === answer) this.#commit(update(this.#view, event), { city: this.#shown.city });
  }

  /** Shows another selection on the current chart. */
  #showSelection(view: View): void {
    this.#endAwaited();
    this.#commit(view, { city: this.#shown!.city, isAgain: true });
    this.#shown!.show(view);
    this.#shown!.showTab(view.tab);
    showProblems([], this.#words);
    foldForm(true);
  }

  /** Shows the page without a chart. */
  #showForm(view: View): void {
    this.#endAwaited();
    this.#view = view;
    this.#showTab();
    this.#leaveDay();
    this.#leaveChart('');
    clearRoom(this.#words.emptyHeading);
    showProblems([], this.#words);
    this.#renewRest();
    this.#people!.follow();
  }

  /** Shows a note if the chart does not match the current form. */
  #showStale(): void {
    byId('stale').hidden = this.#shown === undefined || this.#form.values === this.#formOfChart;
  }

  /** The birth on the page, as the list of people stores it. */
  #castBirth(): CastBirth | undefined {
    if (this.#day !== undefined) {
      const { request, city, charts } = this.#day;
      return { request, city, conventions: charts.day.conventions };
    }
    if (this.#shown === undefined) return undefined;
    const { request, city, answer } = this.#shown;
    return { request, city, conventions: answer.conventions };
  }

  /** Shows every chart of a birth without an hour, and the chosen one in full; or the problems. */
  async #showDay(view: View, subject: DaySubject, options: ShowOptions): Promise<void> {
    const { request, chosen, narrowed } = subject;
    const signal = this.#newSignal(view, options);
    let place: PlaceOfId | undefined;
    try {
      place = await this.#placeOf(request, options.city);
      const city = place.city!;
      const [charts, { dayStrip }] = await Promise.all([
        this.#casting.dayAt(place, request),
        import('../day/day-strip.ts').catch(() => {
          throw new CasterError();
        }),
        loadPartWords(this.#language),
      ]);
      signal.throwIfAborted();
      this.#form.fill(request, city);
      const strip = dayStrip(charts, {
        onChoose: (n) => this.#send({ type: 'hour', chosen: n }),
        keep: this.#people!.button(this.#words),
        onCopy: async () => this.#announce((await copy(this.#link())) ? this.#words.copied : this.#words.notCopied),
        ...this.#casting.ofDay(place, request),
        narrowed,
        onNarrow: (next) => {
          if (this.#day?.strip === strip)
            this.#commit(update(this.#view, { type: 'narrow', narrowed: next }), { city });
        },
        failed: this.#words.partFailed,
      });
      byId('day').replaceChildren(...strip.parts);
      byId('day').hidden = false;
      this.#day = { request, city, charts, strip };
      rememberPlace(city);
    } catch (error) {
      if (signal.aborted) return;
      this.#form.fill(request, place?.city);
      this.#showError(error, undefined);
      return;
    } finally {
      if (!signal.aborted) this.#endAwaited();
    }
    const isThere = chosen === undefined || chosen < this.#day.charts.day.charts.length;
    const { chosen: _, ...unchosen } = subject;
    await this.#showHour(view, isThere ? subject : unchosen, options);
  }

  /** Shows the chosen chart of the day in full, or none. */
  async #showHour(view: View, subject: DaySubject, options: ShowOptions): Promise<void> {
    const { request, charts, city, strip } = this.#day!;
    strip.mark(subject.chosen);
    if (subject.chosen !== undefined) {
      const hour = charts.day.charts[subject.chosen]!.request as Pick<
        ChartRequest,
        'hour' | 'minute' | 'disambiguation'
      >;
      const birth = { disambiguation: 'earlier', ...request, ...hour };
      await this.#cast({ ...view, subject }, birth, { ...options, city });
      return;
    }
    this.#leaveChart(strip.choose);
    this.#endAwaited();
    this.#commit({ ...view, subject }, { ...options, city });
    showProblems([], this.#words);
    foldForm(true);
    writeDayLine(charts.day, request);
    this.#people!.follow();
    if (options.quiet) return;
    byId('day').focus({ preventScroll: true });
    intoView(byId('day'));
  }

  /** Shows the page without a chart, and in its place how to get one. */
  #leaveChart(heading: string): void {
    makeRoom(heading);
    document.body.classList.remove('awaits-chart');
    for (const part of ['chart', 'timeline', 'depth', 'stale']) byId(part).hidden = true;
    document.querySelector('.actions')?.remove();
    this.#shown?.end();
    this.#shown = undefined;
    document.title = this.#words.title;
  }

  /** Removes the charts of a day. */
  #leaveDay(): void {
    this.#day = undefined;
    byId('day').hidden = true;
    byId('day').replaceChildren();
  }

  /** The link to the current view. */
  #link(): string {
    const isUsual = this.#pillarOrder === pillarOrderIn(this.#language);
    const pillarOrder = isUsual ? undefined : this.#pillarOrder;
    return new URL(toLink({ ...this.#view, pillarOrder }), location.href).href;
  }

  /** Casts a chart and shows it, or shows the problems. */
  async #cast(view: View, request: ChartRequest, options: ShowOptions): Promise<void> {
    const signal = this.#newSignal(view, options);
    const { quiet = false } = options;
    const isOfDay = view.subject.kind === 'day';
    if (quiet && this.#shown === undefined) makeRoom(this.#words.casting);
    let place: PlaceOfId | undefined;
    try {
      place = await this.#placeOf(request, options.city);
      const timed = await this.#castAt(place, request, signal);
      const answer = view.subject.kind === 'day' ? this.#day!.strip.withoutTime(timed, view.subject.chosen!) : timed;
      const city = place.city!;
      if (!isOfDay) {
        this.#form.fill(request, city);
        this.#form.askClock(answer.warnings);
      }
      const formOfChart = this.#form.values;
      await nextFrame();
      signal.throwIfAborted();
      await this.#showResult({ answer, request, city }, view, options, signal, () => {
        if (isOfDay) writeDayLine(this.#day!.charts.day, request);
        else this.#leaveDay();
        this.#formOfChart = formOfChart;
        showProblems([], this.#words);
        this.#showStale();
        foldForm(true);
        if (!quiet) focusTab(view.tab);
      });
      if (!quiet && view.tab === undefined) intoView(byId('result'));
    } catch (error) {
      if (signal.aborted) return; // a later request has replaced this one
      if (error instanceof InvalidRequest && !isOfDay) {
        this.#form.fill(request, place?.city);
        if (
          error.problems.some(
            ({ parameter, code }) =>
              parameter === 'hour' && (code === 'ambiguous' || code === 'nonexistent_local_time'),
          )
        )
          showDisambiguation(true);
      }
      this.#showError(error, request);
    } finally {
      if (!signal.aborted) this.#endAwaited();
    }
  }

  /** Shows an error to the reader; rethrows an unexpected one. */
  #showError(error: unknown, request: ChartRequest | undefined): void {
    if (!isExpected(error)) throw error;
    this.#showMessages({
      inWords: (words) => errorText(error, words),
      request: error instanceof InvalidRequest ? request : undefined,
    });
  }

  /** The place of a request: one that the page has shown, otherwise the result of a search. */
  #placeOf(
    request: Pick<DayRequest, 'cityId' | 'timeZone'>,
    ...known: readonly (City | undefined)[]
  ): Promise<PlaceOfId> {
    return this.#casting.placeOf(request, [...known, this.#form.city, this.#shown?.city]);
  }

  /** Casts at a place, unless a later request replaces this one. */
  async #castAt(place: PlaceOfId, request: ChartRequest, signal: AbortSignal): Promise<TimedChart> {
    const answer = await this.#casting.castAt(place, request);
    signal.throwIfAborted();
    return answer;
  }

  /** Cancels the previous request. The returned signal belongs to the next one, which leads to a view. */
  #newSignal(view: View, options: ShowOptions): AbortSignal {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#awaited = [view, options];
    byId('cast').textContent = this.#words.casting;
    return this.#asking.signal;
  }

  /** Stops waiting for a view that is being cast. */
  #endAwaited(): void {
    this.#asking.abort();
    this.#awaited = undefined;
    byId('cast').textContent = this.#words.cast;
  }

  /** Shows problems, and moves the focus to them. */
  #showMessages(messages: Messages): void {
    this.#messages = messages;
    this.#writeMessages(messages.inWords(this.#words));
    if (this.#shown === undefined && this.#day === undefined) {
      clearRoom(this.#words.emptyHeading);
      this.#renewRest();
    }
    foldForm(false);
    byId('errors').focus();
    this.#showStale();
  }

  #writeMessages({ heading = this.#words.errorsHeading, problems, general }: ErrorText): void {
    showProblems(problems, this.#words, general, heading);
  }

  async #changeLanguage(language: Language): Promise<void> {
    try {
      await Promise.all([loadWords(language), this.#casting.canCastIn(language)]);
    } catch {
      byId<HTMLSelectElement>('language').value = this.#language;
      this.#announce(this.#words.partFailed);
      return;
    }
    this.#setLanguage(language);
    rememberLanguage(language);
    this.#people!.follow();
    this.#translate();
  }

  /** Renders everything in the current language. The form keeps its values. */
  #translate(): void {
    this.#form.rename((city) => this.#placeOf(city));
    const isDay = this.#view.subject.kind === 'day';
    const next = this.#awaited ?? (isDay ? ([this.#view, { quiet: true, isAgain: true }] as const) : undefined);
    if (next !== undefined) {
      this.#go(...next);
      return;
    }
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.#chartAgain(signal);
    if (!byId('errors').hidden) this.#showProblemsAgain(signal);
  }

  async #chartAgain(signal: AbortSignal): Promise<void> {
    if (this.#shown === undefined) return;
    const { request } = this.#shown;
    try {
      const place = await this.#placeOf(request);
      const answer: ChartAnswer = await this.#castAt(place, request, signal);
      await this.#showResult({ answer, request, city: place.city! }, this.#view, { isAgain: true }, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isExpected(error)) throw error;
      this.#showMessages({ inWords: (words) => errorText(error, words) });
    }
  }

  /** Shows the problems that the reader has not corrected yet. */
  async #showProblemsAgain(signal: AbortSignal): Promise<void> {
    let { inWords, request } = this.#messages!;
    const show = () => {
      const messages = inWords(this.#words);
      this.#writeMessages({ ...messages, problems: messages.problems.filter(isShown) });
    };
    show();
    if (request === undefined) return;
    const error = await this.#placeOf(request)
      .then((place) => this.#castAt(place, request!, signal))
      .catch((reason: unknown) => reason);
    if (signal.aborted || !(error instanceof InvalidRequest)) return;
    inWords = (words) => errorText(error, words);
    this.#messages = { inWords, request };
    show();
  }

  /** Shows a chart with the selection of a view. */
  async #showResult(
    { answer, request, city }: Omit<Shown, 'show' | 'showTab' | 'end'>,
    view: View,
    { isAgain }: ShowOptions,
    signal: AbortSignal,
    alongside?: () => void,
  ): Promise<void> {
    const first = view.subject.kind === 'birth' ? view.subject.first : undefined;
    const life = this.#casting.lifeOf({ city, search: city.search }, request);
    const { showResult } = await import('./result.ts').catch(() => {
      throw new CasterError();
    });
    signal.throwIfAborted();
    const chart = new AbortController();
    const end = () => chart.abort();
    const current = (): View => (this.#shown?.answer === answer ? this.#view : view); // it is drawn before its view is that of the page
    signal.addEventListener('abort', end); // until it is shown, it is cancelled with its request
    await showResult(answer, {
      signal: chart.signal,
      life,
      view,
      onTimeline: (timeline) => this.#select(answer, { type: 'timeline', timeline }),
      onFlights: (flights) => this.#select(answer, { type: 'flights', flights }),
      onLifeFailure: () => answer.input.lang === this.#language && this.#announce(this.#words.partFailed),
      alongside: ({ show, showTab }) => {
        signal.removeEventListener('abort', end);
        this.#shown?.end();
        this.#shown = { answer, request, city, show, showTab, end };
        this.#commit(view, { city, isAgain });
        rememberPlace(city);
        alongside?.();
        if (answer.birth.clockTime !== undefined) writeBirthLine(answer.birth, answer.input);
      },
      theme: () => this.#colours,
      pillarOrder: () => this.#orderIn(current()),
      board: () => current().board ?? {},
      onBoard: (board) => this.#select(answer, { type: 'board', board }),
      onPillarOrder: (pillarOrder) => {
        this.#select(answer, { type: 'pillarOrder', pillarOrder });
        this.#people!.follow();
      },
      link: () => this.#link(),
      keep: this.#people!.button(this.#words),
      announce: (message) => this.#announce(message),
      births: {
        query: view.query,
        onQuery: (query) => this.#select(answer, { type: 'query', query }),
        linkTo: (birth) => toLink({ subject: { kind: 'birth', request: requestOfBirth(request, birth) } }),
        onCast: (birth) =>
          this.#send({
            type: 'birth',
            request: requestOfBirth(request, birth),
            first: first ?? request,
            query: this.#view.query,
          }),
        onCopy: async () => this.#announce((await copy(this.#link())) ? this.#words.copied : this.#words.notCopied),
      },
      onOther: (other) => this.#send(this.#otherChoice(request, other, first)),
      hour: this.#hourOfDay(view),
      first: first && {
        ...otherTime(first, request),
        onBack: () => this.#send({ type: 'birth', request: first }),
      },
    });
    performance.mark('chart'); // the tests measure the waiting time by this mark
    this.#people!.follow();
    document.title = fill(this.#words.titleOf, { star: answer.mainStar.name });
    nextFrame().then(() => this.#renewRest());
  }

  /** Applies the choice of a warning. For a birth without an hour it is a choice for its day. */
  #otherChoice(request: ChartRequest, other: OtherChoice, first: ChartRequest | undefined): ViewEvent {
    if (this.#day === undefined)
      return { type: 'birth', request: otherRequest(request, other), first: first ?? request };
    const { hour: _hour, minute: _minute, disambiguation: _disambiguation, ...ofDay } = other;
    return { type: 'day', request: otherRequest(this.#day.request, ofDay) };
  }

  /** Position of the shown chart among those of its day, and the way to the others. The focus stays on the pressed button. */
  #hourOfDay({ subject }: View): HourOfDay | undefined {
    if (subject.kind !== 'day' || subject.chosen === undefined) return undefined;
    const at = subject.chosen;
    const onChoose = async (chosen: number) => {
      await this.#send({ type: 'hour', chosen }, { quiet: true });
      const [earlier, later] = document.querySelectorAll<HTMLButtonElement>('.hour-unknown .step');
      const [pressed, other] = chosen < at ? [earlier, later] : [later, earlier];
      (pressed?.disabled ? other : pressed)?.focus({ preventScroll: true });
    };
    return { at, count: this.#day!.charts.day.charts.length, onChoose };
  }

  /** Shows a short message, which screen readers announce. */
  #announce(message: string): void {
    byId('status').replaceChildren(h('span', {}, message));
  }

  #setLanguage(language: Language): void {
    this.#casting.language = language;
    writeStaticWords(language);
    this.#form.follow();
    byId<HTMLSelectElement>('language').value = language;
    this.#showColours();
    this.#renewRest();
  }

  /** Shows the parts that are loaded after the rest, in the language of the page and for its chart. */
  #renewRest(): void {
    this.#rest?.show().catch(() => undefined);
  }

  #showColours(): void {
    byId('colours').ariaLabel = byId('colours').title = this.#words[this.#colours === 'dark' ? 'toLight' : 'toDark'];
  }
}
