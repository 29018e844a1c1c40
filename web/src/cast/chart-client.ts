// Request to chart. Its place is found, by the id alone, and the worker casts.

import type { ChartDocument, ConventionOptions, KnownFacts, Language, ShownElsewhere, TransitsDocument } from 'beichen';
import type { DaysFilter, DaysRange } from 'beichen/days';
import type { LifeOptions } from 'beichen/life';
import type { DeviceRequest, ProblemItem } from 'beichen-service/on-device';
import { WORDS } from '../words/shown-words.ts';
import { loadWords } from '../words/words-by-language.ts';
import { ApiError, type City, fetchPlace, type PlaceOfId, type TimedChart } from './api.ts';
import { Caster, CasterError } from './caster.ts';
import type { ChartRequest, DayRequest } from './chart-request.ts';
import { savedPlaces } from './device-places.ts';
import type { CastKind, Casts } from './handlers/answer-casts.ts';
import type { Knowable, PageOfBirths, SearchForBirths } from './handlers/births.ts';
import type { ChartsOfDay } from './handlers/day.ts';
import type { AnyItem, Life, ListedLevel } from './handlers/life.ts';
import type { PairOnPage, PairPerson, YearAlone } from './handlers/pair.ts';
import type { PillarsAtMoment } from './handlers/pillars.ts';
import type { ConventionNames, VariantCasts } from './handlers/variants.ts';
import { cityOfPoint, isPoint } from './point.ts';

/** A request that cannot be cast: the problems that the API would answer. */
export class InvalidRequest extends Error {
  readonly problems: readonly ProblemItem[];

  constructor(problems: readonly ProblemItem[]) {
    super();
    this.problems = problems;
  }
}

/** The conventions that change nothing but members on request. */
export type DepthChoices = Pick<ConventionOptions, 'pillarStars' | 'monthCommandTable'>;

/** Queries of one birth after its chart, answered in the language in which the chart was cast. */
export interface BirthQueries {
  /** @param now milliseconds since 1970 by the clock of the device */
  readonly seenFrom: (now: number) => Promise<Life>;
  /** Items of the decade, the year or the month of an instant. */
  readonly itemsIn: (level: ListedLevel, at: number) => Promise<readonly AnyItem[]>;
  /** Transits at a date or an instant; undefined outside this life. */
  readonly transitsAt: (at: string) => Promise<TransitsDocument | undefined>;
  /** Members that the document of the chart has on request only: `fields` and the conventions that change them alone, as the API has them. */
  readonly depth: (fields: string, choices?: DepthChoices) => Promise<Partial<ChartDocument>>;
  /** Luck, year and month beside the natal pillars at an instant; undefined where this life has none such. */
  readonly pillarsAt: (at: string, choices?: DepthChoices) => Promise<PillarsAtMoment | undefined>;
  /** The charts of other choices: all of them, or those that show what another program shows. */
  readonly variants: (shown?: ShownElsewhere) => Promise<VariantCasts['variants']['answer']>;
  /** Days beside the chart, or beside another person, those that a filter leaves. */
  readonly days: (range: DaysRange, filter: DaysFilter, of?: BirthOfPair) => Promise<Casts['days']['answer']>;
  /** The person who is seen beside the birth on the page; undefined where nobody is. */
  readonly beside: () => Beside | undefined;
  /** Calls a listener whenever it is another person, until there is another listener. */
  readonly watchBeside: (listener: () => void) => void;
  /** The dates of the life as a text of iCalendar. */
  readonly lifeFile: (options: LifeOptions) => Promise<string>;
  /** Everything that can be known of a birth, by its names. */
  readonly knowable: () => Promise<Knowable>;
  /** Births at its place that have what is known; nothing where a later search has ended this one. */
  readonly births: (search: SearchForBirths) => Promise<PageOfBirths | undefined>;
}

/** Queries of a birth without an hour after its charts. */
export interface DayQueries extends Pick<BirthQueries, 'knowable'> {
  /** The charts of the day that fit, by their places. */
  readonly fitting: (known: KnownFacts) => Promise<readonly number[]>;
}

/** A birth with or without its hour. */
interface BirthOfPair {
  readonly place: PlaceOfId;
  readonly request: ChartRequest | DayRequest;
  /** False for a day whose request has a gender that nobody gave. */
  readonly isGenderKnown?: boolean | undefined;
}

/** A person of two: a birth with or without its hour, or a year alone. */
export type PersonOfPair = BirthOfPair | YearAlone;

/** A person who is seen beside the birth on the page. */
export interface Beside {
  readonly name: string;
  readonly person: PersonOfPair;
}

/** Casts for the page, in its current language. */
export class ChartClient {
  language: Language;
  readonly #caster = new Caster();
  /** The second person beside the birth on the page: in no store and in no address. */
  #beside: Beside | undefined;
  #onBeside: () => void = () => {};
  /** The last search for a place by its id. */
  #lookup: { readonly key: string; readonly place: Promise<PlaceOfId> } | undefined;

  constructor(language: Language) {
    this.language = language;
  }

  /**
   * Checks that the device has the script of a language when there is no network: else the page would be in two languages.
   * @throws if it has not
   */
  async canCastIn(language: Language): Promise<void> {
    if (!navigator.onLine) await this.#caster.find(language);
  }

  /** Begins to load what casts. */
  start(): void {
    this.#caster.start(this.language);
  }

  /**
   * The place of an id in the current language: a point, one of those that are known, or else by a search for the id alone. Without a network a known
   * one has its names in another language, and those that are kept on the device count as known.
   * @throws ApiError
   */
  async placeOf(
    { cityId, timeZone = '' }: Pick<DayRequest, 'cityId' | 'timeZone'>,
    known: readonly (City | undefined)[] = [],
  ): Promise<PlaceOfId> {
    if (isPoint(cityId)) {
      const { language } = this;
      await loadWords(language);
      const before = [...known, ...savedPlaces()].find((each) => each?.cityId === cityId);
      const point = cityOfPoint(cityId, timeZone, language, WORDS[language], before);
      return { city: point, search: point.search };
    }
    const city = known.find((each) => each?.cityId === cityId && each.lang === this.language);
    if (city !== undefined) return { city, search: city.search };
    const withoutNetwork = (): PlaceOfId | undefined => {
      const saved = [...known, ...savedPlaces()].find((each) => each?.cityId === cityId);
      return saved && { city: saved, search: saved.search };
    };
    const saved = navigator.onLine ? undefined : withoutNetwork();
    if (saved !== undefined) return saved;
    const key = `${this.language} ${cityId}`;
    if (this.#lookup?.key !== key) {
      const place = fetchPlace(cityId, this.language);
      this.#lookup = { key, place };
      place.catch(() => {
        this.#lookup = undefined; // the next one asks again
      });
    }
    return await this.#lookup.place.catch((error: unknown) => {
      const place = error instanceof ApiError && error.status === 0 ? withoutNetwork() : undefined;
      if (place === undefined) throw error;
      return place;
    });
  }

  /**
   * Casts at a place. A clock time that was repeated or skipped is a problem, so that the reader decides.
   * @throws InvalidRequest, CasterError
   */
  async castAt(place: PlaceOfId, request: ChartRequest): Promise<TimedChart> {
    const answer = await this.#answerTo(request, place);
    const isOpen = 'chart' in answer && request.disambiguation === undefined && isAmbiguous(answer.chart);
    const decided = isOpen ? await this.#answerTo({ ...request, disambiguation: 'reject' }, place) : answer;
    if ('problems' in decided) throw new InvalidRequest(decided.problems);
    return decided.chart;
  }

  /**
   * Every chart of a birth without an hour.
   * @throws InvalidRequest, CasterError
   */
  async dayAt(place: PlaceOfId, request: DayRequest): Promise<ChartsOfDay> {
    const noon = atNoon(request);
    const answer = await this.#answerTo(noon, place);
    if ('problems' in answer) throw new InvalidRequest(answer.problems);
    return await this.#caster.cast('day', { birth: this.#birth(noon, place) }, this.language);
  }

  /** Queries of a birth without an hour: facts that can be known, and the charts of its day that have them. */
  ofDay(place: PlaceOfId, request: DayRequest): DayQueries {
    const birth = this.#birth(atNoon(request), place);
    return {
      knowable: () => this.#caster.cast('knowable', { birth }, this.language),
      fitting: (known) => this.#caster.cast('fitting', { birth, known }, this.language),
    };
  }

  /** The names of the rare conventions, and of their values. */
  conventionNames(): Promise<ConventionNames> {
    return this.#caster.cast('conventionNames', undefined, this.language);
  }

  /** The life of a birth that was cast in the current language. */
  lifeOf(place: PlaceOfId, request: ChartRequest): BirthQueries {
    const birth = this.#birth(request, place);
    const { language } = this;
    // A cast in another language is not stopped for a chart that is about to be replaced.
    const ask = async <Kind extends CastKind>(kind: Kind, about: Casts[Kind]['request']) => {
      if (language !== this.language) throw new CasterError();
      return await this.#caster.cast(kind, about, language);
    };
    return {
      seenFrom: (now) => ask('life', { birth, now }),
      itemsIn: (of, at) => ask('items', { birth, of, at }),
      transitsAt: (at) => ask('transits', { birth, at }),
      depth: (fields, choices) => ask('depth', { birth: this.#birth({ ...request, ...choices }, place), fields }),
      pillarsAt: (at, choices) => ask('pillars', { birth: this.#birth({ ...request, ...choices }, place), at }),
      variants: (shown) => ask('variants', { birth, shown }),
      days: (range, filter, of) =>
        ask('days', { birth: of === undefined ? birth : this.#personOf(of).birth, range, filter }),
      beside: () => this.#beside,
      watchBeside: (listener) => {
        this.#onBeside = listener;
      },
      lifeFile: (options) => ask('lifeFile', { birth, options, language }),
      knowable: () => ask('knowable', { birth }),
      births: (search) => ask('births', { birth, search }),
    };
  }

  /** Another person is seen beside the birth on the page, or nobody. */
  setBeside(beside: Beside | undefined): void {
    this.#beside = beside;
    this.#onBeside();
  }

  /**
   * Two people side by side.
   * @param at a date in both lives
   * @throws CasterError
   */
  pairOf(one: PersonOfPair, other: PersonOfPair, at: string | undefined): Promise<PairOnPage> {
    const people = { one: this.#pairPersonOf(one), other: this.#pairPersonOf(other) };
    return this.#caster.cast('pair', { ...people, ...(at !== undefined && { at }) }, this.language);
  }

  #pairPersonOf(person: PersonOfPair): PairPerson {
    if (!('year' in person)) return this.#personOf(person);
    const { year, beforeNewYear } = person;
    return { year, ...(beforeNewYear !== undefined && { beforeNewYear }) };
  }

  #personOf({ request, place, isGenderKnown = true }: BirthOfPair) {
    const isDay = !('hour' in request);
    return { birth: this.#birth(isDay ? atNoon(request) : (request as ChartRequest), place), isDay, isGenderKnown };
  }

  #answerTo(request: ChartRequest, place: PlaceOfId) {
    return this.#caster.cast('chart', this.#birth(request, place), this.language);
  }

  #birth(request: ChartRequest & DepthChoices, { city, suggestions, search }: PlaceOfId): DeviceRequest {
    const body = JSON.stringify({ ...request, lang: this.language });
    return { body, place: city, suggestions, search };
  }
}

/** A request that casts some chart of a day. */
const atNoon = (request: DayRequest): ChartRequest => ({ ...request, hour: 12, minute: 0, disambiguation: 'earlier' });

/** True if the clock showed the time of a chart twice, or never. */
const isAmbiguous = ({ warnings }: TimedChart): boolean =>
  warnings.some(({ code }) => code === 'repeated_hour' || code === 'skipped_hour');
