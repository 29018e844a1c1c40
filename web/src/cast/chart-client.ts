// From a request to a chart: finds the place, by its id alone, and lets the worker cast.

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

/** The request cannot be cast; it has the problems that the API would report. */
export class InvalidRequest extends Error {
  readonly problems: readonly ProblemItem[];

  constructor(problems: readonly ProblemItem[]) {
    super();
    this.problems = problems;
  }
}

/** Conventions that change only members on request. */
export type DepthChoices = Pick<ConventionOptions, 'pillarStars' | 'monthCommandTable'>;

/** Queries about a birth whose chart was cast, answered in the language of that chart. */
export interface BirthQueries {
  /** @param now milliseconds since 1970 by the clock of the device */
  readonly seenFrom: (now: number) => Promise<Life>;
  /** Items of the timeline in the decade, the year or the month that contains an instant. */
  readonly itemsIn: (level: ListedLevel, at: number) => Promise<readonly AnyItem[]>;
  /** Transits at a date or an instant; undefined outside this life. */
  readonly transitsAt: (at: string) => Promise<TransitsDocument | undefined>;
  /** Members that the document of the chart has on request only, by `fields` and conventions as in the API. */
  readonly depth: (fields: string, choices?: DepthChoices) => Promise<Partial<ChartDocument>>;
  /** The luck, year and month pillars at an instant beside the natal ones; undefined outside this life and the tables. */
  readonly pillarsAt: (at: string, choices?: DepthChoices) => Promise<PillarsAtMoment | undefined>;
  /** Charts by other choices: all of them, or those that show what another program shows. */
  readonly variants: (shown?: ShownElsewhere) => Promise<VariantCasts['variants']['answer']>;
  /** The names of the rare conventions and of their values. */
  readonly conventionNames: () => Promise<ConventionNames>;
  /** Days that match a filter, for this chart alone or also for a second person. */
  readonly days: (range: DaysRange, filter: DaysFilter, of?: BirthOfPair) => Promise<Casts['days']['answer']>;
  /** The second person shown beside the birth on the page; undefined if there is none. */
  readonly beside: () => Beside | undefined;
  /** Calls a listener whenever the second person changes. It replaces the previous listener. */
  readonly watchBeside: (listener: () => void) => void;
  /** The dates of the life as iCalendar text. */
  readonly lifeFile: (options: LifeOptions) => Promise<string>;
  /** Everything that can be known about a birth, with names. */
  readonly knowable: () => Promise<Knowable>;
  /** Births at the same place that match the known facts; undefined if a later search has cancelled this one. */
  readonly births: (search: SearchForBirths) => Promise<PageOfBirths | undefined>;
}

/** Queries about a birth without an hour. */
export interface DayQueries extends Pick<BirthQueries, 'knowable'> {
  /** Indexes of the charts of the day that match the known facts. */
  readonly fitting: (known: KnownFacts) => Promise<readonly number[]>;
}

/** A birth with or without its hour. */
interface BirthOfPair {
  readonly place: PlaceOfId;
  readonly request: ChartRequest | DayRequest;
  /** False if nobody gave a gender: the request has one only because casting needs it. */
  readonly isGenderKnown?: boolean | undefined;
}

/** One of two people: a birth with or without its hour, or only a year. */
export type PersonOfPair = BirthOfPair | YearAlone;

/** The second person, shown beside the birth on the page. */
export interface Beside {
  readonly name: string;
  readonly person: PersonOfPair;
}

/** Casts for the page, in its current language. */
export class ChartClient {
  language: Language;
  readonly #caster = new Caster();
  /** The second person. It is never stored and never in an address. */
  #beside: Beside | undefined;
  #onBeside: () => void = () => {};
  /** The last lookup of a place by its id. */
  #lookup: { readonly key: string; readonly place: Promise<PlaceOfId> } | undefined;

  constructor(language: Language) {
    this.language = language;
  }

  /**
   * Checks that the worker script of a language is available offline; otherwise the page would mix two languages.
   * @throws if it is not
   */
  async canCastIn(language: Language): Promise<void> {
    if (!navigator.onLine) await this.#caster.find(language);
  }

  /** Starts the worker of the current language. */
  start(): void {
    this.#caster.start(this.language);
  }

  /**
   * The place with an id in the current language: a point, a place that the page already knows, or the result of a request for the id alone. Without a network,
   * a known place may have its names in another language, and places stored on the device count as known.
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
        this.#lookup = undefined; // the next call requests it again
      });
    }
    return await this.#lookup.place.catch((error: unknown) => {
      const place = error instanceof ApiError && error.status === 0 ? withoutNetwork() : undefined;
      if (place === undefined) throw error;
      return place;
    });
  }

  /**
   * Casts at a place. A repeated or skipped clock time is reported as a problem, so that the reader decides.
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

  /** Queries about a birth without an hour: facts that can be known, and the charts of its day that match them. */
  ofDay(place: PlaceOfId, request: DayRequest): DayQueries {
    const birth = this.#birth(atNoon(request), place);
    return {
      knowable: () => this.#caster.cast('knowable', { birth }, this.language),
      fitting: (known) => this.#caster.cast('fitting', { birth, known }, this.language),
    };
  }

  /** The names of the rare conventions and of their values. */
  conventionNames(): Promise<ConventionNames> {
    return this.#caster.cast('conventionNames', undefined, this.language);
  }

  /** Queries about a birth that was cast in the current language. */
  lifeOf(place: PlaceOfId, request: ChartRequest): BirthQueries {
    const birth = this.#birth(request, place);
    const { language } = this;
    // After a change of language the old chart is about to be replaced, so a query for it must not replace the worker of the new language.
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
      conventionNames: () => ask('conventionNames', undefined),
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

  /** Sets or removes the second person. */
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

/** The request at noon: any hour does, since every chart of the day is cast. */
const atNoon = (request: DayRequest): ChartRequest => ({ ...request, hour: 12, minute: 0, disambiguation: 'earlier' });

/** True if the clock showed the birth time twice, or skipped it. */
const isAmbiguous = ({ warnings }: TimedChart): boolean =>
  warnings.some(({ code }) => code === 'repeated_hour' || code === 'skipped_hour');
