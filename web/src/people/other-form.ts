// The form of a second person who is not stored: a birth, a day without its hour, or only a year. Closing the page forgets it.

import type { Language } from 'beichen';
import type { City } from '../cast/api.ts';
import type { ChartRequest, DayRequest } from '../cast/chart-request.ts';
import { isPoint } from '../cast/point.ts';
import { h } from '../dom/h.ts';
import { keepEntries } from '../dom/kept-entries.ts';
import { zoneOptions } from '../form/birth-form.ts';
import { BirthplaceField } from '../form/birthplace.ts';
import { inWordsOfForm } from '../form/convention-names.ts';
import { dateIn, isoDateOf } from '../form/typed-date.ts';
import type { BirthFault, OtherPerson, PeopleHost, PeopleTexts } from './people-host.ts';

interface OtherFormOptions {
  readonly words: PeopleTexts;
  readonly language: () => Language;
  /** @throws if casting failed for a reason other than the birth */
  readonly faultsOf: (request: ChartRequest | DayRequest, city: City) => Promise<readonly BirthFault[]>;
  readonly placeOf: PeopleHost['placeOf'];
  readonly onShow: (other: OtherPerson, opener: HTMLElement) => void;
}

/** The birthplace that was chosen in the form, until the page is closed. */
let chosenPlace: City | undefined;

/** The form of a second person. Its last button shows that person's chart beside the one on the page. */
export function otherForm(options: OtherFormOptions): HTMLElement {
  const { own, page } = options.words;
  const controls = controlsOf(options);
  const { form, known, ofDay, ofYear, leap, status, show } = controls;
  const say = (message: string) => {
    status.textContent = message;
    status.hidden = message === '';
  };
  const showFields = () => {
    ofYear.hidden = checkedValue(form, 'other-known') !== 'year';
    ofDay.hidden = !ofYear.hidden;
    leap.hidden = checkedValue(form, 'other-calendar') !== 'lunar';
  };
  known.addEventListener('change', () => say(''));
  form.addEventListener('change', showFields);
  if (chosenPlace !== undefined) controls.place.show(chosenPlace);
  if (keepEntries(form, 'other')) showFields();
  renamePlace(controls, options);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const read = ofYear.hidden ? await birthIn(controls, options) : yearIn(controls, options);
      say(typeof read === 'string' ? read : '');
      if (typeof read !== 'string') options.onShow(read, show);
    } catch {
      say(page.partFailed);
    }
  });
  return h('section', { class: 'other' }, h('h3', {}, own.otherHeading), form);
}

/** Shows the chosen place by its name in the language of the page. */
async function renamePlace({ place }: Controls, { placeOf, language }: OtherFormOptions): Promise<void> {
  const before = place.chosen;
  if (before === undefined) return;
  place.rename(before);
  if (before.lang === language()) return;
  const { city } = await placeOf(before, before).catch(() => ({ city: undefined }));
  if (city !== undefined && place.chosen === before) place.rename(city);
}

type Controls = ReturnType<typeof controlsOf>;

const checkedValue = (form: HTMLElement, group: string): string | undefined =>
  form.querySelector<HTMLInputElement>(`[name=${group}]:checked`)?.value;

/** A year alone, or the missing fields. */
function yearIn({ year, before, name }: Controls, { words }: OtherFormOptions): OtherPerson | string {
  const given = Number(year.value);
  if (!/^\d{4}$/.test(year.value) || given < 1645 || given > 2199) return words.own.yearMissing;
  return { name: name.value.trim(), year: given, ...(before.checked && { beforeNewYear: true }) };
}

/** A birth or a day, or the missing and invalid fields. */
async function birthIn(
  { form, date, leapMonth, time, name, place, zone }: Controls,
  { words, language, faultsOf }: OtherFormOptions,
): Promise<OtherPerson | string> {
  const gender = checkedValue(form, 'other-gender');
  const city = place.chosen;
  const hasTime = time.value !== '';
  const isLunar = checkedValue(form, 'other-calendar') === 'lunar';
  const typed = date.value.trim();
  if (typed === '' || city === undefined || (hasTime && gender === undefined)) return words.own.otherMissing;
  if (time.validity.badInput) return words.own.otherTimeIncomplete; // its value is empty, as if the time were unknown
  const timeZone = zone.value;
  if (isPoint(city.cityId) && timeZone === '') return words.page.needZone;
  const [hour, minute] = time.value.split(':').map(Number);
  const request: ChartRequest | DayRequest = {
    date: typedDate(typed, language()),
    ...(isLunar && { calendar: 'lunar' as const, ...(leapMonth.checked && { leapMonth: true }) }),
    gender: gender ?? 'male', // casting needs a gender; results that depend on it are left out
    cityId: city.cityId,
    ...(timeZone !== '' && { timeZone }),
    ...(hasTime && { hour: hour!, minute: minute! }),
  };
  const faults = await faultsOf(request, city);
  if (faults.length > 0) return faults.map(({ detail }) => inWordsOfForm(detail, words.page)).join(' ');
  return { name: name.value.trim(), request, city, isGenderKnown: gender !== undefined };
}

/** The date as it was typed. An invalid part is passed on unchanged: the message of the engine quotes it, and states what is allowed. */
function typedDate(typed: string, language: Language): string {
  const read = dateIn(typed, language);
  return read === undefined ? typed : isoDateOf(read);
}

function controlsOf({ words, language }: OtherFormOptions) {
  const { own, page } = words;
  const name = h('input', { name: 'other-name', maxlength: 100 });
  const date = h('input', { name: 'other-date', placeholder: '1990-07-23', maxlength: 40, spellcheck: 'false' });
  const leapMonth = h('input', { type: 'checkbox', name: 'other-leap' });
  const leap = h('label', { class: 'check', hidden: true }, leapMonth, h('span', {}, page.leapMonth));
  const time = h('input', { type: 'time', name: 'other-time' });
  const year = h('input', { type: 'number', name: 'other-year', min: 1645, max: 2199, inputmode: 'numeric' });
  const before = h('input', { type: 'checkbox', name: 'other-before' });
  const status = h('p', { class: 'error', role: 'alert', hidden: true });
  const zone = h('select', { name: 'other-zone' });
  const zoneField = field(page.timeZone, zone);
  zoneField.hidden = true;
  const { place, part } = birthplace(words, language, (city) => {
    chosenPlace = city;
    const zones = zoneOptions(city, page);
    zoneField.hidden = zones.length === 0;
    zone.replaceChildren(...zones);
    if (zones.length > 0) zone.value = city?.timeZone ?? '';
  });
  const genders = h(
    'div',
    { class: 'choice' },
    radio('other-gender', 'male', page.male),
    radio('other-gender', 'female', page.female),
  );
  const calendars = h(
    'div',
    { class: 'choice' },
    radio('other-calendar', 'solar', page.solar, true),
    radio('other-calendar', 'lunar', page.lunar),
  );
  const ofDay = h(
    'div',
    { class: 'other-fields' },
    h('fieldset', {}, h('legend', {}, page.calendar), calendars),
    field(page.date, date),
    leap,
    field(own.otherTime, time),
    h('fieldset', {}, h('legend', {}, page.gender), genders),
    part,
    zoneField,
  );
  const ofYear = h(
    'div',
    { class: 'other-fields', hidden: true },
    field(own.otherYearField, year),
    h('label', { class: 'check' }, before, h('span', {}, own.beforeNewYear)),
  );
  const known = h(
    'div',
    { class: 'choice', role: 'radiogroup', 'aria-label': own.otherKnown },
    radio('other-known', 'day', own.otherDay, true),
    radio('other-known', 'year', own.otherYear),
  );
  const show = h('button', { type: 'submit', class: 'quiet', 'data-do': 'other' }, own.showBeside);
  const form = h(
    'form',
    { class: 'other-form', autocomplete: 'off', novalidate: true },
    h('p', { class: 'hint' }, own.otherHint),
    known,
    field(own.otherName, name),
    ofDay,
    ofYear,
    status,
    show,
  );
  return { form, known, name, date, leap, leapMonth, time, year, before, place, zone, ofDay, ofYear, status, show };
}

const field = (label: string, control: HTMLElement): HTMLElement =>
  h('label', { class: 'field' }, h('span', {}, label), control);

const radio = (name: string, value: string, label: string, checked = false): HTMLElement =>
  h('label', {}, h('input', { type: 'radio', name, value, checked }), h('span', {}, label));

/** The combobox of the birthplace, with ids of its own. */
function birthplace({ page }: PeopleTexts, language: () => Language, onChange: (city: City | undefined) => void) {
  const input = h('input', {
    id: 'other-place',
    name: 'other-place',
    maxlength: 200,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': 'other-places',
    'aria-describedby': 'other-place-hint',
    spellcheck: 'false',
    autocapitalize: 'off',
  });
  const list = h('div', { id: 'other-places', role: 'listbox', 'aria-label': page.birthplace, hidden: true });
  const status = h('p', { class: 'hint sr', role: 'status' });
  const hint = h('p', { class: 'hint', id: 'other-place-hint' }, page.birthplaceHint);
  const place = new BirthplaceField({ input, list, status, hint, language, onChange });
  const part = h(
    'div',
    { class: 'field' },
    h('label', { for: 'other-place' }, page.birthplace),
    hint,
    h('div', { class: 'combobox' }, input, list),
    status,
  );
  return { place, part };
}
