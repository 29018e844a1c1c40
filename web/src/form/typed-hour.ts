// Typed digits in the list of hours. A browser takes each digit as the beginning of a label, and the same digit again as the next such label, so "00" would
// select 01, and "22" 21. Here, digits typed within a second form one number. A time typed or pasted as a whole sets hour and minute.

import { control, enter, select } from './form-controls.ts';

const TOGETHER_MS = 1000;

/** Maximum length of a text that is read as a date or a time. A paste can be a whole file. */
export const MAX_TYPED = 60;

/** Lets the digits typed on the list of the 24 hours choose the hour they name: 8 and 08, 2 and 22. A colon moves to the minute. */
export function chooseByDigits(hours: HTMLSelectElement, minutes: HTMLInputElement): void {
  let typed = '';
  let typedAt = 0;
  hours.addEventListener('keydown', (event) => {
    if (/^[:：]$/.test(event.key) && hours.value !== '') {
      event.preventDefault();
      minutes.focus();
      return;
    }
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const before = event.timeStamp - typedAt < TOGETHER_MS ? typed : '';
    typed = hourIn(before + event.key) ?? event.key;
    typedAt = event.timeStamp;
    enter(hours, String(Number(typed)));
  });
  for (const field of [hours, minutes] as readonly HTMLElement[]) {
    field.addEventListener('paste', (event) => {
      const time = timeIn(event.clipboardData?.getData('text') ?? '');
      if (time === undefined) return;
      event.preventDefault();
      time.enter();
      minutes.focus();
    });
  }
  minutes.addEventListener('change', () => {
    const digits = minutes.value.normalize('NFKC');
    if (digits !== minutes.value) enter(minutes, digits);
  });
}

/** The time in a text, which can be entered into the form; undefined if there is none. */
export function timeIn(text: string): { readonly enter: () => void } | undefined {
  if (text.length > MAX_TYPED) return undefined;
  const time = TIME.exec(text.normalize('NFKC').trim());
  if (time === null || Number(time[1]) > 23) return undefined;
  return {
    enter() {
      enter(select('hour'), String(Number(time[1])));
      enter(control('minute'), time[3] === undefined || time[3] === '00' ? time[2]! : `${time[2]}:${time[3]}`);
    },
  };
}

const TIME = /^(\d{1,2})\s*[:.h時时시点點]\s*([0-5]\d)\s*(?::([0-5]\d)|分|분)?$/u;

/** The hour of some digits; undefined if there are too many or the number is too high. */
const hourIn = (digits: string): string | undefined => (digits.length <= 2 && Number(digits) < 24 ? digits : undefined);
