// How does a request become a chart? Its place is found, by the id alone, and the worker casts.

import type { Language } from 'beichen';
import type { ProblemItem } from 'beichen-service/on-device';
import { askForPlace, type ChartAnswer, type City, type PlaceOfId } from './api.ts';
import { Caster } from './caster.ts';
import type { ChartRequest } from './chart-request.ts';

/** A request that cannot be cast: the problems that the API would answer. */
export class InvalidRequest extends Error {
  readonly problems: readonly ProblemItem[];

  constructor(problems: readonly ProblemItem[]) {
    super();
    this.problems = problems;
  }
}

/** What casts for the page, in the language of the moment. */
export class Casting {
  language: Language;
  readonly #caster = new Caster();
  /** The last search for a place by its id. */
  #lookup: { readonly key: string; readonly place: Promise<PlaceOfId> } | undefined;

  constructor(language: Language) {
    this.language = language;
  }

  /** Begins to load what casts. */
  start(): void {
    this.#caster.start(this.language);
  }

  /**
   * The place of an id in the current language: one of those that are known, or else by a search for the id alone.
   * @throws ApiError
   */
  async placeOf(cityId: string, known: readonly (City | undefined)[] = []): Promise<PlaceOfId> {
    const city = known.find((each) => each?.cityId === cityId && each.lang === this.language);
    if (city !== undefined) return { city, search: city.search };
    const key = `${this.language} ${cityId}`;
    if (this.#lookup?.key !== key) {
      const place = askForPlace(cityId, this.language);
      this.#lookup = { key, place };
      place.catch(() => {
        this.#lookup = undefined; // the next one asks again
      });
    }
    return await this.#lookup.place;
  }

  /**
   * Casts at a place. A clock time that was repeated or skipped is a problem, so that the reader decides.
   * @throws InvalidRequest, CasterFailed
   */
  async castAt(place: PlaceOfId, request: ChartRequest): Promise<ChartAnswer> {
    const answer = await this.#answerTo(request, place);
    const isOpen = 'chart' in answer && request.disambiguation === undefined && isDoubtful(answer.chart);
    const decided = isOpen ? await this.#answerTo({ ...request, disambiguation: 'reject' }, place) : answer;
    if ('problems' in decided) throw new InvalidRequest(decided.problems);
    return decided.chart;
  }

  #answerTo(request: ChartRequest, { city, suggestions, search }: PlaceOfId) {
    const body = JSON.stringify({ ...request, lang: this.language });
    return this.#caster.cast(
      'chart',
      { body, place: city, ...(suggestions && { suggestions }), search },
      this.language,
    );
  }
}

/** Whether the clock showed the time of a chart twice, or never. */
const isDoubtful = ({ warnings }: ChartAnswer): boolean =>
  warnings.some(({ code }) => code === 'repeated_hour' || code === 'skipped_hour');
