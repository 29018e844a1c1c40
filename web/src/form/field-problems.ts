// Problems shown at their fields. A list above the form names these fields, with links to their controls.

import type { ProblemItem } from 'beichen-service/on-device';
import { byId, h } from '../dom/h.ts';
import type { Words } from '../words/words.ts';
import { inWordsOfForm } from './convention-names.ts';
import { control, firstControl } from './form-controls.ts';

/** A problem with the field where it is shown. */
export interface FieldProblem {
  readonly field: FieldId;
  readonly detail: string;
}

/** The fields that can show a problem. All other parameters are chosen from lists. */
export type FieldId = 'date' | 'hour' | 'minute' | 'gender' | 'cityId' | 'timeZone';

/** A problem from the service as a problem of a form field. Undefined when no field has it. */
export function fieldProblem({ parameter, code, detail }: ProblemItem, words: Words): FieldProblem | undefined {
  const field = FIELD_OF[parameter];
  if (field === undefined) return undefined;
  if (code === 'nonexistent_local_time' && field === 'hour') return { field, detail: words.skippedHour };
  if (code === 'ambiguous') return { field, detail: words.repeatedHour };
  // Other problems of a date occur only with a link. They have the text of the form, since readers do not know the parameters.
  const isOfService = field === 'date' && CODES_WITH_DETAIL.has(code);
  return { field, detail: isOfService ? inWordsOfForm(detail, words) : words[FIELDS[field].need] };
}

/** The problems of a date whose text comes from the service. */
const CODES_WITH_DETAIL: ReadonlySet<string> = new Set(['nonexistent_date', 'nonexistent_local_time', 'out_of_range']);

/** The first control, the name, and the message of each field. */
const FIELDS = {
  date: { control: 'year', name: 'date', need: 'needDate' },
  hour: { control: 'hour', name: 'time', need: 'needHour' },
  minute: { control: 'minute', name: 'minute', need: 'badMinute' },
  gender: { control: 'gender', name: 'gender', need: 'needGender' },
  cityId: { control: 'place', name: 'birthplace', need: 'needPlace' },
  timeZone: { control: 'timeZone', name: 'timeZone', need: 'needZone' },
} as const satisfies Record<FieldId, { control: string; name: keyof Words; need: keyof Words }>;

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

/** Shows problems at their fields, the names of these fields in the list above the form, and a heading. An empty list clears them. */
export function showProblems(
  problems: readonly FieldProblem[],
  words: Words,
  general: readonly string[] = [],
  heading = '',
): void {
  for (const field of Object.keys(FIELDS) as FieldId[]) {
    showProblem(
      field,
      problems.filter((problem) => problem.field === field),
    );
  }
  const summary = byId('errors');
  summary.hidden = problems.length + general.length === 0;
  byId('errors-heading').textContent = heading;
  byId('errors-list').replaceChildren(
    ...general.map((detail) => h('li', {}, detail)),
    ...[...new Set(problems.map(({ field }) => field))].map((field) =>
      h(
        'li',
        {},
        h('a', { href: `#${field}-error`, click: (event) => toField(event, field) }, words[FIELDS[field].name]),
      ),
    ),
  );
}

/** True if the field of a problem still shows one. A corrected field does not. */
export const isShown = ({ field }: FieldProblem): boolean => !byId(`${field}-error`).hidden;

function showProblem(field: FieldId, mine: readonly FieldProblem[]): void {
  const place = byId(`${field}-error`);
  place.textContent = mine.map(({ detail }) => detail).join(' ');
  place.hidden = mine.length === 0;
  for (const control of controlsOf(field)) control.removeAttribute('aria-invalid');
  if (mine.length > 0) for (const control of wrongOf(field)) control.setAttribute('aria-invalid', 'true');
}

const controlsOf = (field: FieldId): readonly HTMLElement[] =>
  field === 'date' ? [...PARTS_OF_DATE].map(control) : [firstControl(FIELDS[field].control)];

/** The controls to mark as invalid. For a date: the parts that are not numbers, or all parts when all are numbers. */
function wrongOf(field: FieldId): readonly HTMLElement[] {
  const unread =
    field === 'date' ? [...PARTS_OF_DATE].map(control).filter(({ value }) => !/^\d+$/.test(value.trim())) : [];
  return unread.length > 0 ? unread : controlsOf(field);
}

/** Clears the problem of a field when one of its controls changes. */
export function clearProblem({ name, id }: HTMLInputElement): void {
  const named = name === '' ? id : name;
  const field = FIELD_OF[PARTS_OF_DATE.has(named) ? 'date' : named === 'place' ? 'cityId' : named];
  if (field === undefined || byId(`${field}-error`).hidden) return;
  showProblem(field, []);
  for (const link of byId('errors-list').querySelectorAll(`[href="#${field}-error"]`)) link.closest('li')?.remove();
  byId('errors').hidden = byId('errors-list').children.length === 0;
}

const PARTS_OF_DATE: ReadonlySet<string> = new Set(['year', 'month', 'day']);

function toField(event: Event, field: FieldId): void {
  event.preventDefault();
  wrongOf(field)[0]!.focus();
}
