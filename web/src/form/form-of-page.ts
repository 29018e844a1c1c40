// The form of the page: its fields, its birthplace, and what a choice in one of them changes in the others.

import { LANGUAGE_FACTS, type Language, type WarningDocument } from 'beichen';
import type { City, PlaceOfId } from '../cast/api.ts';
import type { ChartRequest, DayRequest } from '../cast/chart-request.ts';
import type { ConventionNames } from '../cast/handlers/variants.ts';
import { isPoint } from '../cast/point.ts';
import { byId } from '../dom/h.ts';
import type { Words } from '../words/words.ts';
import {
  dateHint,
  fillForm,
  nameCalendar,
  offerClock,
  offerHour,
  offerZones,
  readForm,
  revealLeapMonth,
  showDisambiguation,
} from './birth-form.ts';
import { BirthplaceField } from './birthplace.ts';
import { advanceThroughDate } from './date-advance.ts';
import { writeHours } from './double-hours.ts';
import { clearProblem, type FieldProblem } from './field-problems.ts';
import { control, pick, select } from './form-controls.ts';
import { offerLocation } from './location.ts';
import { RareConventions } from './rare-conventions.ts';
import { readTypedDates } from './typed-date.ts';
import { chooseByDigits } from './typed-hour.ts';

interface FormOptions {
  /** The words in the language of the page. */
  readonly words: () => Words;
  readonly language: () => Language;
  /** Called when the form may describe another birth than before. */
  readonly onChange: () => void;
  /** Called with a complete birth. */
  readonly onSubmit: (request: ChartRequest | DayRequest) => void;
  /** Called when the form is submitted with a missing value. */
  readonly onProblems: () => void;
  /** The names of the rare conventions in the language of the page. */
  readonly conventionNames: () => Promise<ConventionNames>;
  /** Called when a part of the form cannot be loaded. */
  readonly onFailure: () => void;
}

/** Fields that decide which clock was in use: a change of one resets the choice between two clock times. */
const TIME_FIELDS: readonly string[] = ['calendar', 'year', 'month', 'day', 'hour', 'minute', 'timeZone'];

/** The form of a birth on the page. */
export class FormOfPage {
  readonly #options: FormOptions;
  readonly #place: BirthplaceField;
  readonly #rare: RareConventions;

  constructor(options: FormOptions) {
    this.#options = options;
    this.#rare = new RareConventions(options);
    this.#place = new BirthplaceField({
      input: byId<HTMLInputElement>('place'),
      list: byId('places'),
      status: byId('place-status'),
      hint: byId('place-hint'),
      language: options.language,
      onChange: (city) => {
        offerZones(city, options.words());
        nameCalendar(city, options.words());
        if (city !== undefined) clearProblem(byId('place'));
        showDisambiguation(false);
        offerClock(undefined, options.words());
        options.onChange();
      },
    });
  }

  /** Keeps what is entered over a reload, as long as there is no chart. */
  async keepDraft(hasChart: () => boolean): Promise<void> {
    const { keepDraft } = await import('./draft.ts');
    keepDraft(this.#place, hasChart);
    offerHour();
    revealLeapMonth();
  }

  /** The birthplace that is chosen. */
  get city(): City | undefined {
    return this.#place.chosen;
  }

  /** All values, as one text. */
  get values(): string {
    return JSON.stringify([...new FormData(byId<HTMLFormElement>('form')), this.#rare.chosen, this.city?.cityId]);
  }

  /** Missing fields, in the words of the page; empty for a complete form. */
  get problems(): readonly FieldProblem[] {
    const read = this.#read();
    return 'date' in read ? [] : read;
  }

  /** Fills the form with a request, and with its place if it is known. A form that has this request already stays as it was typed. */
  fill(request: ChartRequest | DayRequest, city: City | undefined): void {
    if (JSON.stringify(this.#read()) === JSON.stringify(request)) return;
    this.#rare.fill(request);
    fillForm(request, this.#place, this.city === city ? undefined : city, this.#options.words());
  }

  /** Offers the choice of the clock if the chart has a warning about another one. */
  askClock(warnings: readonly WarningDocument[]): void {
    const other = warnings.find(({ code }) => code === 'zone_history_of_another_city')?.alternative?.request?.utcOffset;
    if (typeof other === 'string') offerClock(undefined, this.#options.words(), other);
  }

  /** Shows the place and its clocks in the language of the page. */
  async rename(placeOf: (city: City) => Promise<Pick<PlaceOfId, 'city'>>): Promise<void> {
    const { language, words } = this.#options;
    this.#rare.show();
    const before = this.city;
    if (before === undefined || before.lang === language()) return;
    const { city } = await placeOf(before).catch(() => ({ city: undefined }));
    if (city?.lang !== language() || this.city !== before) return;
    this.#place.rename(city);
    const { value } = select('timeZone');
    offerZones(city, words());
    if (value !== '') pick('timeZone', value);
    nameCalendar(city, words());
  }

  /** Writes hours and hints, and orders the fields, by the language of the page. */
  follow(): void {
    const language = this.#options.language();
    writeHours(language);
    byId('date-hint').textContent = dateHint(this.#options.words());
    placeSchool(language);
    orderDate(language);
  }

  listen(): void {
    const { language, words, onChange, onProblems, onSubmit } = this.#options;
    chooseByDigits(select('hour'), control('minute'));
    readTypedDates(language);
    advanceThroughDate();
    this.#place.watchNetwork();
    this.#rare.listen();
    offerLocation(byId<HTMLButtonElement>('locate'), this.#place, words);
    const form = byId('form');
    form.addEventListener('change', ({ target }) => {
      this.#follow((target as HTMLInputElement).name);
      onChange();
    });
    form.addEventListener('input', ({ target }) => {
      clearProblem(target as HTMLInputElement);
      onChange();
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const read = this.#read();
      if ('date' in read) onSubmit(read);
      else onProblems();
    });
  }

  #read(): ReturnType<typeof readForm> {
    return readForm(this.#place, this.#rare.chosen, this.#options.words());
  }

  /** Updates the fields that depend on a changed one. */
  #follow(field: string): void {
    if (field === 'hourUnknown' || field === 'hour') offerHour();
    if (field === 'timeZone') this.#doubtZone();
    if (field === 'calendar') {
      revealLeapMonth();
      byId('date-hint').textContent = dateHint(this.#options.words());
    }
    if (!TIME_FIELDS.includes(field)) return;
    showDisambiguation(false);
    if (select('utcOffset').value === '') offerClock(undefined, this.#options.words());
  }

  /** Shows a note if the clock chosen for a point is far from the Sun there. */
  async #doubtZone(): Promise<void> {
    const { city } = this;
    if (city === undefined || !isPoint(city.cityId)) return;
    const { zoneAmbiguity } = await import('../cast/offline-places.ts');
    this.#place.announce(zoneAmbiguity(city, select('timeZone').value, this.#options.words(), Date.now()));
  }
}

/** Moves the school out of the folded conventions where few follow the common tables. */
function placeSchool(language: Language): void {
  byId(LANGUAGE_FACTS[language].isSchoolInSight ? 'school-in-sight' : 'conventions').append(
    select('school').parentElement!,
  );
}

/** Puts the fields of a date into the order of the language. */
function orderDate(language: Language): void {
  const fields = ['year', 'month', 'day'].map((name) => control(name).parentElement!);
  const isDayFirst = LANGUAGE_FACTS[language].date?.figures.startsWith('{0day}') === true;
  fields[0]!.parentElement!.append(...(isDayFirst ? fields.reverse() : fields));
}
