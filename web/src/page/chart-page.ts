// What does the page do? It reads a birth, casts the chart on the device, and shows it; language and colours can change at any time.

import { fill, type Language, type PillarOrder, pillarOrderIn, type Theme } from 'beichen';
import { CHART_URL, type ChartAnswer, type City, type PlaceOfId } from '../cast/api.ts';
import { CasterFailed } from '../cast/caster.ts';
import { type Casting, InvalidRequest } from '../cast/casting.ts';
import {
  type ChartRequest,
  type DayRequest,
  EXAMPLE,
  otherRequest,
  otherTime,
  requestOfBirth,
} from '../cast/chart-request.ts';
import type { ChartsOfDay } from '../cast/handlers/day.ts';
import { forgetPlaces, rememberPlace } from '../cast/kept-places.ts';
import { isPoint } from '../cast/point.ts';
import type { DayStrip } from '../day/day-strip.ts';
import { nextFrame } from '../dom/frames.ts';
import { byId, h } from '../dom/h.ts';
import {
  dateHint,
  fillForm,
  nameCalendar,
  offerHour,
  offerZones,
  readForm,
  revealLeapMonth,
  showDisambiguation,
} from '../form/birth-form.ts';
import { foldForm, listenToBirthLine, writeBirthLine, writeDayLine } from '../form/birth-line.ts';
import { birthplaceField } from '../form/birthplace.ts';
import { isExpected, LeftOutDay, type Told, toldOf } from '../form/cast-errors.ts';
import { writeHours } from '../form/double-hours.ts';
import { clearProblem, type FieldProblem, isShown, showProblems } from '../form/field-problems.ts';
import { pick, select } from '../form/form-controls.ts';
import { offerLocation } from '../form/location.ts';
import { clearRoom, makeRoom } from '../form/room.ts';
import { chooseByDigits } from '../form/typed-hour.ts';
import { People } from '../people/people.ts';
import type { BirthFault } from '../people/people-view.ts';
import type { CastBirth } from '../people/person.ts';
import type { TwoCharts } from '../people/two-charts.ts';
import { apiCard } from '../share/api-card.ts';
import { snippets } from '../share/snippets.ts';
import { copy } from '../share/take-away.ts';
import type { Flown } from '../state/flown.ts';
import { type DayLink, dayFragmentOf, fragmentOf } from '../state/link.ts';
import type { Looked } from '../state/looked.ts';
import { type Opening, openingOf } from '../state/opening.ts';
import type { Sought } from '../state/sought.ts';
import { forgetChart, keepChart, keepPillarOrder, keptPillarOrder } from '../state/tab-session.ts';
import { WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';
import { loadPartWords, loadWords } from '../words/words-by-language.ts';
import { firstColours, rememberColours, rememberLanguage } from './preferences.ts';
import { writeStaticWords } from './static-words.ts';

/** The chart on the page and its request. `first` is the first request, while the other choice of a warning is shown. */
interface Shown {
  readonly answer: ChartAnswer;
  readonly request: ChartRequest;
  readonly city: City;
  readonly first?: ChartRequest;
  readonly looked?: Looked;
  readonly flown?: Flown;
  readonly sought?: Sought;
}

/** The charts of a birth without an hour, which are on the page beside the one that is chosen. */
interface ShownDay {
  readonly request: DayRequest;
  readonly city: City;
  readonly charts: ChartsOfDay;
  readonly strip: DayStrip;
  readonly chosen?: number;
  /** What is known of its chart. */
  readonly narrowed?: Sought;
}

interface CastOptions {
  /** Whether it is the chart that is chosen of a day. */
  readonly isOfDay?: true;
  readonly first?: ChartRequest;
  /** What to look at of the life. */
  readonly looked?: Looked;
  /** What to look at of the palaces. */
  readonly flown?: Flown;
  /** Which births to look for. */
  readonly sought?: Sought;
  /** Does not move the focus. */
  readonly quiet?: boolean;
  /** The birthplace, where it is known. */
  readonly city?: City;
}

interface DayOptions {
  readonly quiet?: boolean;
  readonly city?: City;
}

/** The messages on the page, which can be shown again in another language. */
interface Messages {
  readonly inWords: (words: Words) => Told;
  /** The request that has the problems. To translate them, the page casts it again. */
  readonly request?: ChartRequest;
}

/** The page and its state. */
export class ChartPage {
  #colours: Theme = firstColours() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  /** How the pillars stand, where that was chosen; else as the language has it. */
  #chosenOrder: PillarOrder | undefined = keptPillarOrder();
  #shown: Shown | undefined;
  #asking = new AbortController();
  #day: ShownDay | undefined;
  /** The day that is awaited. */
  #awaitedDay: DayLink | undefined;
  /** The cast that is awaited. */
  #awaited: readonly [ChartRequest, CastOptions] | undefined;
  readonly #casting: Casting;
  #messages: Messages | undefined;
  #tab = 0;
  #people: People | undefined;
  /** The form as it was filled with the birth of the chart. */
  #formOfChart = '';
  readonly #place = birthplaceField({
    input: byId<HTMLInputElement>('place'),
    list: byId('places'),
    status: byId('place-status'),
    hint: byId('place-hint'),
    language: () => this.#language,
    onChange: (city) => {
      offerZones(city, this.#words);
      nameCalendar(city, this.#words);
      if (city !== undefined) clearProblem(byId('place'));
      showDisambiguation(false);
      this.#showStale();
    },
  });

  /** @param casting with the language in which the page opens */
  constructor(casting: Casting) {
    this.#casting = casting;
  }

  /** Opens the page, with a chart where there is one to open: the promise is kept when it is shown. The words are loaded. */
  open(opening: Opening): Promise<void> {
    this.#setLanguage(this.#language);
    this.#listen();
    return this.#openWith(opening);
  }

  get #language(): Language {
    return this.#casting.language;
  }

  get #pillarOrder(): PillarOrder {
    return this.#chosenOrder ?? pillarOrderIn(this.#language);
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
    chooseByDigits(select('hour'));
    this.#place.watchNetwork();
    offerLocation(byId<HTMLButtonElement>('locate'), this.#place, () => this.#words);
    listenToBirthLine();
    this.#people = new People({
      language: () => this.#language,
      pillarOrder: () => this.#pillarOrder,
      loadBoard: async () => (await import('./result.ts')).drawBoard,
      shown: () => this.#castBirth(),
      hasChart: () => this.#shown !== undefined,
      open: (request, city) =>
        'hour' in request ? this.#castOther(request, { city }) : this.#showOtherDay({ request }, { city }),
      faultsOf: (request, city) => this.#faultsOf(request, city),
      twoCharts: (request, city) => this.#twoCharts(request, city),
      forget() {
        forgetChart();
        forgetPlaces();
      },
      onFailure: () => this.#announce(this.#words.partFailed),
    });
    byId('form').addEventListener('change', (event) => {
      const { name } = event.target as HTMLInputElement;
      if (name === 'hourUnknown') offerHour();
      if (name === 'timeZone') this.#doubtZone();
      if (name === 'calendar') {
        revealLeapMonth();
        byId('date-hint').textContent = dateHint(this.#words);
      }
      if (['calendar', 'year', 'month', 'day', 'hour', 'minute', 'timeZone'].includes(name)) showDisambiguation(false);
      this.#showStale();
    });
    byId('form').addEventListener('input', (event) => {
      clearProblem(event.target as HTMLInputElement);
      this.#showStale();
    });
    byId('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const read = readForm(this.#place, this.#words);
      if ('hour' in read) this.#castOther(read);
      else if ('date' in read) this.#showOtherDay({ request: read });
      else
        this.#showMessages({
          inWords: (words) => ({ problems: problemsIn(readForm(this.#place, words)), general: [] }),
        });
    });
    byId('example').addEventListener('click', () => this.#castOther(EXAMPLE));
    window.addEventListener('hashchange', () => {
      const { kept: _, keptDay: __, ...opening } = openingOf(location.hash);
      this.#openWith(opening);
    });
  }

  async #openWith(opening: Opening): Promise<void> {
    const { link, day, city, looked, flown, sought, isBadLink, kept, keptDay } = opening;
    if (opening.pillarOrder !== undefined) this.#chosenOrder = opening.pillarOrder;
    if (link !== undefined) {
      await this.#cast(link, {
        quiet: true,
        ...(city && { city }),
        ...(looked && { looked }),
        ...(flown && { flown }),
        ...(sought && { sought }),
      });
      if (this.#shown?.request === link) intoView(byId('result'));
    } else if (day !== undefined) {
      await this.#showDay(day, { quiet: true, ...(city && { city }) });
      intoView(byId('day'));
    } else if (keptDay !== undefined) {
      await this.#showDay(keptDay.day, { quiet: true, city: keptDay.city });
    } else if (isBadLink) {
      this.#asking.abort();
      this.#showMessages({ inWords: ({ badLink }) => ({ problems: [], general: [badLink] }) });
    } else if (kept !== undefined) {
      const { request, ...rest } = kept;
      await this.#cast(request, { quiet: true, ...rest });
    }
  }

  /** Shows the place and its clocks in the current language. */
  async #renamePlace(): Promise<void> {
    const before = this.#place.chosen();
    if (before === undefined || before.lang === this.#language) return;
    const { city } = await this.#placeOf(before).catch(() => ({ city: undefined }));
    if (city?.lang !== this.#language || this.#place.chosen() !== before) return;
    this.#place.rename(city);
    this.#showZones(city);
    nameCalendar(city, this.#words);
  }

  /** Offers the clocks of a place, and keeps the one that is chosen. */
  #showZones(city: City): void {
    const { value } = select('timeZone');
    offerZones(city, this.#words);
    if (value !== '') pick('timeZone', value);
  }

  /** Says so where the clock that is chosen for a point is far from the Sun there. */
  async #doubtZone(): Promise<void> {
    const city = this.#place.chosen();
    if (city === undefined || !isPoint(city.cityId)) return;
    const { doubtOfZone } = await import('../cast/offline-places.ts');
    this.#place.say(doubtOfZone(city, select('timeZone').value, this.#words, Date.now()));
  }

  /** Shows the note that the chart is not that of the form, where it is not. */
  #showStale(): void {
    byId('stale').hidden = this.#shown === undefined || this.#formNow() === this.#formOfChart;
  }

  /** All values of the form. */
  #formNow(): string {
    return JSON.stringify([...new FormData(byId<HTMLFormElement>('form')), this.#place.chosen()?.cityId]);
  }

  /** Casts another chart, and removes the link of the last one from the URL. */
  #castOther(request: ChartRequest, options: CastOptions = {}): Promise<void> {
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
    return this.#cast(request, options);
  }

  #showOtherDay(day: DayLink, options: DayOptions = {}): Promise<void> {
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
    return this.#showDay(day, options);
  }

  /** The birth on the page, as it can be kept. */
  #castBirth(): CastBirth | undefined {
    if (this.#day !== undefined) {
      const { request, city, charts } = this.#day;
      return { request, city, conventions: charts.day.conventions };
    }
    if (this.#shown === undefined) return undefined;
    const { request, city, answer } = this.#shown;
    return { request, city, conventions: answer.conventions };
  }

  /** The chart on the page with another one. */
  async #twoCharts(request: ChartRequest, city: City): Promise<TwoCharts | undefined> {
    if (this.#shown === undefined) return undefined;
    const { answer: first, ...shown } = this.#shown;
    const place = await this.#placeOf(request, city);
    const second = await this.#casting.castAt(place, request);
    const life = this.#casting.lifeOf({ city: shown.city, search: shown.city.search }, shown.request);
    return { first, second, ...(await life.laidOver(place, request)) };
  }

  /** What is wrong with a birth that shall be kept: nothing for one that can be cast. */
  async #faultsOf(request: ChartRequest | DayRequest, city: City): Promise<readonly BirthFault[]> {
    const place = { city, search: city.search };
    try {
      if ('hour' in request) await this.#casting.castAt(place, request);
      else if ((await this.#casting.dayAt(place, request)) === undefined)
        return [{ field: 'date', detail: this.#words.skippedDay }];
      return [];
    } catch (error) {
      if (error instanceof InvalidRequest)
        return error.problems.map(({ parameter, detail }) => ({ field: parameter, detail }));
      if (error instanceof CasterFailed && error.failure !== undefined)
        return [{ field: 'place', detail: error.failure }];
      throw error;
    }
  }

  /** Shows every chart of a birth without an hour, and the one that is chosen whole; or what is wrong. */
  async #showDay(day: DayLink, { quiet = false, city }: DayOptions): Promise<void> {
    const { request, chosen, looked, flown, sought, narrowed } = day;
    const signal = this.#newSignal();
    this.#awaited = undefined;
    this.#awaitedDay = day;
    const button = byId('cast');
    button.textContent = this.#words.casting;
    let place: PlaceOfId | undefined;
    try {
      place = await this.#placeOf(request, city);
      const [charts, { dayStrip }] = await Promise.all([
        this.#casting.dayAt(place, request),
        import('../day/day-strip.ts').catch(() => {
          throw new CasterFailed();
        }),
        loadPartWords(this.#language),
      ]);
      signal.throwIfAborted();
      if (charts === undefined) throw new LeftOutDay();
      this.#fillForm(request, place.city!);
      const strip = dayStrip(charts, {
        onChoose: (n) => this.#chooseOfDay(n, {}),
        keep: this.#people!.button(this.#words),
        onCopy: async () => this.#announce((await copy(this.#link())) ? this.#words.copied : this.#words.notCopied),
        ...this.#casting.ofDay(place, request),
        ...(narrowed && { narrowed }),
        onNarrow: (next) => this.#narrowDay(strip, next),
        failed: this.#words.partFailed,
      });
      byId('day').replaceChildren(...strip.parts);
      byId('day').hidden = false;
      this.#leaveChart(strip.choose);
      this.#day = { request, city: place.city!, charts, strip, ...(narrowed && { narrowed }) };
      keepChart({ day: this.#dayLink()!, city: place.city! });
      rememberPlace(place.city!);
      strip.mark(undefined);
      showProblems([]);
      foldForm(true);
      writeDayLine(charts.day, request.gender);
      this.#people!.follow();
      if (!quiet) {
        byId('day').focus({ preventScroll: true });
        intoView(byId('day'));
      }
    } catch (error) {
      if (signal.aborted) return;
      this.#leaveDay();
      this.#fillForm(request, place?.city);
      this.#showError(error, undefined);
    } finally {
      if (!signal.aborted) {
        this.#awaitedDay = undefined;
        button.textContent = this.#words.cast;
      }
    }
    if (chosen !== undefined && this.#day?.request === request && chosen < this.#day.charts.day.charts.length)
      await this.#chooseOfDay(chosen, {
        quiet: true,
        ...(looked && { looked }),
        ...(flown && { flown }),
        ...(sought && { sought }),
      });
  }

  /** Keeps what is known of the chart, with the day on the page. */
  #narrowDay(strip: DayStrip, narrowed: Sought | undefined): void {
    if (this.#day?.strip !== strip) return;
    const { narrowed: _, ...day } = this.#day;
    this.#day = { ...day, ...(narrowed && { narrowed }) };
    keepChart({ day: this.#dayLink()!, city: day.city });
  }

  /** Shows a chart of the day whole. */
  async #chooseOfDay(
    chosen: number,
    options: Pick<CastOptions, 'quiet' | 'looked' | 'flown' | 'sought'>,
  ): Promise<void> {
    const { request, charts, city, strip } = this.#day!;
    this.#day = { ...this.#day!, chosen };
    strip.mark(chosen);
    const hour = charts.day.charts[chosen]!.request as Pick<ChartRequest, 'hour' | 'minute' | 'disambiguation'>;
    await this.#cast({ disambiguation: 'earlier', ...request, ...hour }, { ...options, city, isOfDay: true });
  }

  /** The page without a chart, in whose place stands how to come by one. */
  #leaveChart(heading: string): void {
    makeRoom(heading);
    document.body.classList.remove('awaits-chart');
    for (const part of ['chart', 'timeline', 'depth', 'stale']) byId(part).hidden = true;
    this.#shown = undefined;
    document.title = this.#words.title;
  }

  /** Takes the charts of a day from the page. */
  #leaveDay(): void {
    this.#day = undefined;
    byId('day').hidden = true;
    byId('day').replaceChildren();
  }

  /** The day on the page, its chart that is chosen, and what is looked at of its life. */
  #dayLink(): DayLink | undefined {
    if (this.#day === undefined) return undefined;
    const { request, chosen, narrowed } = this.#day;
    const { looked, flown, sought } = this.#shown ?? {};
    return {
      request,
      ...(chosen !== undefined && { chosen }),
      ...(narrowed && { narrowed }),
      ...(looked && { looked }),
      ...(flown && { flown }),
      ...(sought && { sought }),
    };
  }

  /** The link that opens what is on the page. */
  #link(): string {
    const day = this.#dayLink();
    const { request, looked, flown, sought } = this.#shown ?? {};
    const fragment = day === undefined ? fragmentOf(request!, looked, flown, sought) : dayFragmentOf(day);
    const order = this.#pillarOrder === pillarOrderIn(this.#language) ? '' : `&pillarOrder=${this.#pillarOrder}`;
    return new URL(fragment + order, location.href).href;
  }

  /** Casts a chart and shows it, or shows what is wrong. */
  async #cast(request: ChartRequest, options: CastOptions): Promise<void> {
    const signal = this.#newSignal();
    const { first, looked, flown, sought, quiet = false, isOfDay = false } = options;
    this.#awaitedDay = undefined;
    if (!isOfDay) this.#leaveDay();
    const button = byId('cast');
    this.#awaited = [request, options];
    button.textContent = this.#words.casting;
    if (quiet && this.#shown === undefined) makeRoom(this.#words.casting);
    let place: PlaceOfId | undefined;
    try {
      place = await this.#placeOf(request, options.city);
      const answer = await this.#castAt(place, request, signal);
      const city = place.city!;
      if (!isOfDay) this.#fillForm(request, city);
      const formOfChart = this.#formNow();
      await nextFrame();
      signal.throwIfAborted();
      await this.#showResult(
        {
          answer,
          request,
          city,
          ...(first && { first }),
          ...(looked && { looked }),
          ...(flown && { flown }),
          ...(sought && { sought }),
        },
        signal,
        () => {
          this.#formOfChart = formOfChart;
          showProblems([]);
          this.#showStale();
          foldForm(true);
          if (!quiet) byId('result').focus({ preventScroll: true });
        },
      );
      if (!quiet) intoView(byId('result'));
    } catch (error) {
      if (signal.aborted) return; // a later request took its place
      if (error instanceof InvalidRequest && !isOfDay) {
        this.#fillForm(request, place?.city);
        if (error.problems.some(({ code }) => code === 'ambiguous' || code === 'nonexistent_local_time'))
          showDisambiguation(true);
      }
      this.#showError(error, request);
    } finally {
      if (!signal.aborted) {
        this.#awaited = undefined;
        button.textContent = this.#words.cast;
      }
    }
  }

  /** Shows what went wrong; what nobody expects is thrown on. */
  #showError(error: unknown, request: ChartRequest | undefined): void {
    if (!isExpected(error)) throw error;
    this.#showMessages({
      inWords: (words) => toldOf(error, words),
      ...(error instanceof InvalidRequest && request && { request }),
    });
  }

  /** The place of a request: one that the page has shown, or else by a search. */
  #placeOf(
    request: Pick<DayRequest, 'cityId' | 'timeZone'>,
    ...known: readonly (City | undefined)[]
  ): Promise<PlaceOfId> {
    return this.#casting.placeOf(request, [...known, this.#place.chosen(), this.#shown?.city]);
  }

  /** Casts at a place, unless a later request takes its place meanwhile. */
  async #castAt(place: PlaceOfId, request: ChartRequest, signal: AbortSignal): Promise<ChartAnswer> {
    const answer = await this.#casting.castAt(place, request);
    signal.throwIfAborted();
    return answer;
  }

  /** Shows a request in the form, with its place where that is known. */
  #fillForm(request: ChartRequest | DayRequest, city: City | undefined): void {
    const isChosen = this.#place.chosen() === city;
    fillForm(request, this.#place, isChosen ? undefined : city);
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
    this.#writeMessages(messages.inWords(this.#words));
    if (this.#shown === undefined) clearRoom(this.#words.emptyHeading);
    foldForm(false);
    byId('errors').focus();
    this.#showStale();
  }

  #writeMessages({ heading = this.#words.errorsHeading, problems, general }: Told): void {
    showProblems(problems, general, heading);
  }

  async #changeLanguage(language: Language): Promise<void> {
    try {
      await loadWords(language);
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

  /** Shows everything in the current language. The form keeps its values. */
  #translate(): void {
    this.#renamePlace();
    const day = this.#awaitedDay ?? this.#dayLink();
    if (day !== undefined) {
      this.#showDay(day, { quiet: true });
      return;
    }
    if (this.#awaited !== undefined) {
      this.#cast(...this.#awaited);
      return;
    }
    const signal = this.#newSignal();
    this.#chartAgain(signal);
    if (!byId('errors').hidden) this.#showProblemsAgain(signal);
  }

  async #chartAgain(signal: AbortSignal): Promise<void> {
    if (this.#shown === undefined) return;
    const { request } = this.#shown;
    try {
      const place = await this.#placeOf(request);
      const answer = await this.#castAt(place, request, signal);
      await this.#showResult({ ...this.#shown, answer, city: place.city! }, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isExpected(error)) throw error;
      this.#showMessages({ inWords: (words) => toldOf(error, words) });
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
    inWords = (words) => toldOf(error, words);
    this.#messages = { inWords, request };
    show();
  }

  /** Shows a chart, and with it what else must be seen from then on. */
  async #showResult(shown: Shown, signal: AbortSignal, alongside?: () => void): Promise<void> {
    const { answer, request, city, first, looked, flown, sought } = shown;
    const life = this.#casting.lifeOf({ city, search: city.search }, request);
    const { showResult } = await import('./result.ts').catch(() => {
      throw new CasterFailed();
    });
    await showResult(answer, {
      signal,
      life,
      ...(looked && { looked }),
      ...(flown && { flown }),
      onLook: (next) =>
        this.#shown?.answer === answer && this.#keep({ ...withoutLook(this.#shown), ...(next && { looked: next }) }),
      onFlown: (next) => this.#shown?.answer === answer && this.#keep({ ...this.#shown, flown: next }),
      onLifeFailure: () => answer.input.lang === this.#language && this.#announce(this.#words.partFailed),
      alongside: () => {
        this.#keep(shown);
        rememberPlace(city);
        alongside?.();
        if (this.#day === undefined) writeBirthLine(answer);
      },
      theme: () => this.#colours,
      pillarOrder: () => this.#pillarOrder,
      onPillarOrder: (order) => {
        this.#chosenOrder = order;
        keepPillarOrder(order);
        this.#people!.follow();
      },
      link: () => this.#link(),
      keep: this.#people!.button(this.#words),
      announce: (message) => this.#announce(message),
      births: {
        ...(sought && { sought }),
        onSought: (next) =>
          this.#shown?.answer === answer &&
          this.#keep({ ...withoutSearch(this.#shown), ...(next && { sought: next }) }),
        linkTo: (birth) => fragmentOf(requestOfBirth(request, birth)),
        onCast: (birth) =>
          this.#castOther(requestOfBirth(request, birth), {
            first: first ?? request,
            ...(this.#shown?.sought && { sought: this.#shown.sought }),
          }),
        onCopy: async () => this.#announce((await copy(this.#link())) ? this.#words.copied : this.#words.notCopied),
      },
      onOther: (other) => this.#castOther(otherRequest(request, other), { first: first ?? request }),
      ...(first && { first: { ...otherTime(first, request), onBack: () => this.#castOther(first) } }),
    });
    performance.mark('chart'); // how long a reader waits for it is measured by this
    this.#people!.follow();
    document.title = fill(this.#words.titleOf, { star: answer.mainStar.name });
    nextFrame().then(() => this.#showSnippets());
  }

  /** Keeps what is shown, for this page and for its tab. */
  #keep(shown: Shown): void {
    this.#shown = shown;
    const { answer: _, ...kept } = shown;
    const day = this.#dayLink();
    keepChart(day === undefined ? kept : { day, city: kept.city });
  }

  #showSnippets(): void {
    const words = this.#words;
    const request = this.#shown?.request;
    // Programs ask for places by their ids: a chart of a point is the page's alone.
    const asked = request === undefined || isPoint(request.cityId) ? undefined : request;
    byId('api-intro').textContent = asked === undefined ? words.apiExample : words.apiIntro;
    byId('snippets').replaceChildren(
      ...apiCard(snippets(CHART_URL, asked ?? EXAMPLE, this.#language), {
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
    this.#casting.language = language;
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

const withoutLook = ({ looked: _, ...shown }: Shown): Shown => shown;

const withoutSearch = ({ sought: _, ...shown }: Shown): Shown => shown;

const problemsIn = (read: ReturnType<typeof readForm>): readonly FieldProblem[] => ('date' in read ? [] : read);

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
