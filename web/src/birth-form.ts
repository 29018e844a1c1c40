// How does the form become a request, and a request the form? What a person left out is told at its field before anything is sent.

import type { Language } from 'beichen';
import type { City, Fault } from './api.ts';
import type { BirthplaceField } from './birthplace.ts';
import type { ChartRequest } from './chart-request.ts';
import { byId, h } from './h.ts';
import { WORDS, type Words } from './words/words.ts';

/** A fault with the field where it is shown and the control that mends it. */
export interface FieldFault {
  readonly field: FieldId;
  readonly detail: string;
}

/** The fields that can show a fault; the rest of the parameters can only be chosen rightly. */
type FieldId = 'date' | 'hour' | 'minute' | 'gender' | 'cityId' | 'timeZone';

const form = byId<HTMLFormElement>('form');
const control = <T extends HTMLElement = HTMLInputElement>(name: string): T =>
  form.elements.namedItem(name) as unknown as T;
const choice = (name: string): RadioNodeList => form.elements.namedItem(name) as RadioNodeList;
const select = (name: string): HTMLSelectElement => control<HTMLSelectElement>(name);

/** What the form holds as a request, or every fault that can be seen without asking. */
export function readForm(place: BirthplaceField, words: Words): ChartRequest | readonly FieldFault[] {
  const [year, month, day, minute] = ['year', 'month', 'day', 'minute'].map((name) => control(name).value.trim());
  const hour = select('hour').value;
  const gender = choice('gender').value;
  const city = place.chosen();
  const faults: FieldFault[] = [];
  const need = (right: boolean, field: FieldId, detail: string) => right || faults.push({ field, detail });
  need(/^\d{4}$/.test(year!) && /^\d{1,2}$/.test(month!) && /^\d{1,2}$/.test(day!), 'date', words.needDate);
  need(hour !== '', 'hour', words.needHour);
  need(minute === '' || (/^\d{1,2}$/.test(minute!) && Number(minute) < 60), 'minute', words.badMinute);
  need(gender !== '', 'gender', words.needGender);
  need(city !== undefined, 'cityId', words.needPlace);
  if (faults.length > 0) return faults;
  const lunar = choice('calendar').value === 'lunar';
  const chosen = (name: 'timeZone' | 'disambiguation' | Convention) =>
    select(name).value === '' ? {} : { [name]: select(name).value };
  const name = control('name').value.trim();
  return {
    date: `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`,
    hour: Number(hour),
    ...(minute === '' ? {} : { minute: Number(minute) }),
    gender,
    cityId: city!.cityId,
    ...(lunar ? { calendar: 'lunar' } : {}),
    ...(lunar && control('leapMonth').checked ? { leapMonth: true } : {}),
    ...chosen('timeZone'),
    ...chosen('disambiguation'),
    ...Object.assign({}, ...CONVENTIONS.map(chosen)),
    ...(name === '' ? {} : { name }),
  };
}

const CONVENTIONS = ['school', 'dayBoundary', 'yearBoundary', 'leapMonthRule'] as const;
type Convention = (typeof CONVENTIONS)[number];

/** Shows a request in the form; the place with what is known of it. */
export function fillForm(request: ChartRequest, place: BirthplaceField, city: City | undefined): void {
  const [year, month, day] = request.date.split('-');
  choice('calendar').value = request.calendar ?? 'solar';
  control('year').value = year ?? '';
  control('month').value = String(Number(month));
  control('day').value = String(Number(day));
  control('leapMonth').checked = request.leapMonth === true;
  select('hour').value = String(request.hour);
  control('minute').value = request.minute === undefined ? '' : String(request.minute).padStart(2, '0');
  choice('gender').value = request.gender;
  if (city !== undefined) place.show(city);
  pick('timeZone', request.timeZone);
  pick('disambiguation', request.disambiguation);
  for (const name of CONVENTIONS) pick(name, request[name]);
  if (request.name !== undefined) control('name').value = request.name;
  byId('disambiguation').hidden = request.disambiguation === undefined;
  revealLeapMonth();
}

/** Chooses a value; one that is no option is the default, which has none. */
function pick(name: string, value = ''): void {
  select(name).value = value;
  if (select(name).selectedIndex < 0) select(name).value = '';
}

/** Shows the leap month where there can be one. */
export function revealLeapMonth(): void {
  byId('leap').hidden = choice('calendar').value !== 'lunar';
}

/** Which hint stands under the date. */
export const dateHint = (words: Words): string =>
  choice('calendar').value === 'lunar' ? words.lunarHint : words.solarHint;

/** Offers the clocks in use at a place, where there is more than one. */
export function offerZones(city: City | undefined): void {
  const zones = city?.timeZones ?? [];
  byId('zone').hidden = zones.length < 2;
  select('timeZone').replaceChildren(
    ...(zones.length < 2
      ? [h('option', { value: '' })]
      : zones.map((zone) => h('option', { value: zone === city!.timeZone ? '' : zone }, zone))),
  );
}

/** The 24 hours, each with its double hour: 08 · 辰. */
export function writeHours(language: Language): void {
  const hours = select('hour');
  const { value } = hours;
  hours.replaceChildren(
    h('option', { value: '' }, WORDS[language].hourChoose),
    ...Array.from({ length: 24 }, (_, hour) => {
      const branch = Math.floor((hour + 1) / 2) % 12;
      const name =
        language === 'en'
          ? `${BRANCHES[branch]} ${HANZI[branch]}`
          : `${HANZI[branch]}${language === 'zh' ? '时' : '時'}`;
      return h('option', { value: hour }, `${String(hour).padStart(2, '0')} · ${name}`);
    }),
  );
  hours.value = value;
}

const HANZI = Array.from('子丑寅卯辰巳午未申酉戌亥');
const BRANCHES = ['Zi', 'Chou', 'Yin', 'Mao', 'Chen', 'Si', 'Wu', 'Wei', 'Shen', 'You', 'Xu', 'Hai'];

/** A fault of the service as one of the form, in words for people; undefined where no field has it. */
export function fieldFault({ parameter, code, detail }: Fault, words: Words): FieldFault | undefined {
  const field = FIELD_OF[parameter];
  if (field === undefined) return undefined;
  if (code === 'nonexistent_local_time') return { field, detail: words.skippedHour };
  if (code === 'ambiguous') return { field, detail: words.repeatedHour };
  return { field, detail };
}

const FIELD_OF: Readonly<Record<string, FieldId>> = {
  date: 'date',
  leapMonth: 'date',
  calendar: 'date',
  hour: 'hour',
  disambiguation: 'hour',
  minute: 'minute',
  gender: 'gender',
  cityId: 'cityId',
  timeZone: 'timeZone',
};

/** Asks which of two clock times is meant; where nobody has to ask, the question goes away. */
export function askWhich(asked: boolean): void {
  byId('disambiguation').hidden = !asked;
  if (!asked) select('disambiguation').value = '';
}

const CONTROL_OF: Readonly<Record<FieldId, string>> = {
  date: 'year',
  hour: 'hour',
  minute: 'minute',
  gender: 'gender',
  cityId: 'place',
  timeZone: 'timeZone',
};

const firstControl = (field: FieldId): HTMLElement => {
  const found = form.elements.namedItem(CONTROL_OF[field]);
  return (found instanceof RadioNodeList ? found[0] : found) as HTMLElement;
};

/** Shows faults at their fields and together above the form, where the focus goes; none of them clears what was shown. */
export function showFaults(faults: readonly FieldFault[], general: readonly string[] = []): void {
  for (const field of Object.keys(CONTROL_OF) as FieldId[]) {
    const mine = faults.filter((fault) => fault.field === field);
    const place = byId(`${field}-error`);
    place.textContent = mine.map(({ detail }) => detail).join(' ');
    place.hidden = mine.length === 0;
    firstControl(field).toggleAttribute('aria-invalid', false);
    if (mine.length > 0) firstControl(field).setAttribute('aria-invalid', 'true');
  }
  const summary = byId('errors');
  summary.hidden = faults.length + general.length === 0;
  byId('errors-list').replaceChildren(
    ...general.map((detail) => h('li', {}, detail)),
    ...faults.map(({ field, detail }) =>
      h('li', {}, h('a', { href: `#${field}-error`, click: (event) => toField(event, field) }, detail)),
    ),
  );
  if (!summary.hidden) summary.focus();
}

function toField(event: Event, field: FieldId): void {
  event.preventDefault();
  firstControl(field).focus();
}
