// Automatic advance in the fields of a date: after four digits of a year, or two of a month or a day, the next field gets the focus. A separator that follows
// (a Tab, a slash, 年) is ignored, so a date can be typed as it is written.

import { control, enter } from './form-controls.ts';

const PARTS = ['year', 'month', 'day'] as const;
type Part = (typeof PARTS)[number];

/** Marks between the parts of a date. */
const MARK = String.raw`[\s/.,\-年月日년월일]`;
const TWO_DIGITS = new RegExp(`^(\\d\\d|\\d(?=${MARK}))${MARK}?$`, 'u');
const COMPLETE: Readonly<Record<Part, RegExp>> = {
  year: new RegExp(`^(\\d{4})${MARK}?$`, 'u'),
  month: TWO_DIGITS,
  day: TWO_DIGITS,
};
const MARKS_BEFORE = new RegExp(`^${MARK}+`, 'u');

/**
 * The digits of a complete part, after which the next begins; undefined if more digits can follow.
 * @example completePart('month', '7/') // '7'
 */
export const completePart = (part: Part, text: string): string | undefined =>
  COMPLETE[part].exec(text.normalize('NFKC'))?.[1];

/** Enables the advance between the fields, in the order in which they are on the page. */
export function advanceThroughDate(): void {
  /** The field that received the focus by the advance, until something is typed into it. */
  let reached: HTMLInputElement | undefined;
  for (const part of PARTS) {
    const field = control(part);
    const read = (event: Event): void => {
      const { inputType, isComposing } = event as InputEvent;
      if (isComposing || inputType === 'insertFromPaste' || inputType?.startsWith('delete')) return;
      if (field === reached) {
        field.value = field.value.replace(MARKS_BEFORE, '');
        if (field.value !== '') reached = undefined;
      }
      const digits = document.activeElement === field ? completePart(part, field.value) : undefined;
      const next = digits === undefined ? undefined : nextOf(field);
      if (next === undefined) return;
      if (field.value !== digits) enter(field, digits!);
      reached = next;
      next.focus();
      next.select();
    };
    field.addEventListener('input', read);
    field.addEventListener('compositionend', read);
    field.addEventListener('keydown', (event) => {
      // A reader who presses Tab after the year expects to reach the month, which already has the focus.
      if (field === reached && event.key === 'Tab' && !event.shiftKey) event.preventDefault();
      if (event.key === 'Tab') reached = undefined;
    });
    field.addEventListener('blur', () => {
      if (field === reached) reached = undefined;
    });
  }
}

/** The date field after another one; undefined after the last. */
function nextOf(field: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...field.closest('.row')!.querySelectorAll('input')];
  return fields[fields.indexOf(field) + 1];
}
