// Where is a fault shown? At its field, and with all others above the form, each a way to the control that mends it.

import type { Fault } from './api.ts';
import { control, firstControl } from './form-controls.ts';
import { byId, h } from './h.ts';
import type { Words } from './words/words.ts';

/** A fault with the field where it is shown and the control that mends it. */
export interface FieldFault {
  readonly field: FieldId;
  readonly detail: string;
}

/** The fields that can show a fault; the rest of the parameters can only be chosen rightly. */
export type FieldId = 'date' | 'hour' | 'minute' | 'gender' | 'cityId' | 'timeZone';

/** A fault of the service as one of the form, in words for people; undefined where no field has it. */
export function fieldFault({ parameter, code, detail }: Fault, words: Words): FieldFault | undefined {
  const field = FIELD_OF[parameter];
  if (field === undefined) return undefined;
  if (code === 'nonexistent_local_time') return { field, detail: words.skippedHour };
  if (code === 'ambiguous') return { field, detail: words.repeatedHour };
  // What can be wrong only in a link is said as the form says it: people know no parameters.
  if (field === 'date') return { field, detail: TOLD_OF_DATES.has(code) ? detail : words.needDate };
  return { field, detail: words[NEED_OF[field]] };
}

/** What the service says of a date itself. */
const TOLD_OF_DATES: ReadonlySet<string> = new Set(['nonexistent_date', 'out_of_range']);

const NEED_OF = {
  hour: 'needHour',
  minute: 'badMinute',
  gender: 'needGender',
  cityId: 'needPlace',
  timeZone: 'needZone',
} as const satisfies Record<Exclude<FieldId, 'date'>, keyof Words>;

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

/** The control that mends a fault of a field. */
const CONTROL_OF: Readonly<Record<FieldId, string>> = {
  date: 'year',
  hour: 'hour',
  minute: 'minute',
  gender: 'gender',
  cityId: 'place',
  timeZone: 'timeZone',
};

/** Shows faults at their fields and together above the form; no fault clears what was shown. */
export function showFaults(faults: readonly FieldFault[], general: readonly string[] = []): void {
  for (const field of Object.keys(CONTROL_OF) as FieldId[]) {
    showFault(
      field,
      faults.filter((fault) => fault.field === field),
    );
  }
  const summary = byId('errors');
  summary.hidden = faults.length + general.length === 0;
  byId('errors-list').replaceChildren(
    ...general.map((detail) => h('li', {}, detail)),
    ...faults.map(({ field, detail }) =>
      h('li', {}, h('a', { href: `#${field}-error`, click: (event) => toField(event, field) }, detail)),
    ),
  );
}

/** Whether the field of a fault still shows one: what was mended is not told again. */
export const isShown = ({ field }: FieldFault): boolean => !byId(`${field}-error`).hidden;

function showFault(field: FieldId, mine: readonly FieldFault[]): void {
  const place = byId(`${field}-error`);
  place.textContent = mine.map(({ detail }) => detail).join(' ');
  place.hidden = mine.length === 0;
  for (const control of controlsOf(field)) control.removeAttribute('aria-invalid');
  if (mine.length > 0) for (const control of wrongOf(field)) control.setAttribute('aria-invalid', 'true');
}

const controlsOf = (field: FieldId): readonly HTMLElement[] =>
  field === 'date' ? [...PARTS_OF_DATE].map(control) : [firstControl(CONTROL_OF[field])];

/** Of a date those parts that are no number; where all are, the date as a whole is wrong. */
function wrongOf(field: FieldId): readonly HTMLElement[] {
  const unread =
    field === 'date' ? [...PARTS_OF_DATE].map(control).filter(({ value }) => !/^\d+$/.test(value.trim())) : [];
  return unread.length > 0 ? unread : controlsOf(field);
}

/** Takes the fault of a field back, once something else stands in one of its controls. */
export function clearFault({ name, id }: HTMLInputElement): void {
  const named = name === '' ? id : name;
  const field = FIELD_OF[PARTS_OF_DATE.has(named) ? 'date' : named === 'place' ? 'cityId' : named];
  if (field === undefined || byId(`${field}-error`).hidden) return;
  showFault(field, []);
  for (const link of byId('errors-list').querySelectorAll(`[href="#${field}-error"]`)) link.closest('li')?.remove();
  byId('errors').hidden = byId('errors-list').children.length === 0;
}

const PARTS_OF_DATE: ReadonlySet<string> = new Set(['year', 'month', 'day']);

function toField(event: Event, field: FieldId): void {
  event.preventDefault();
  wrongOf(field)[0]!.focus();
}
