// Options of the hour: the 24 hours of the clock, and the double hours as a family may remember them. The two do not convert here: the Sun decides.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import { DOUBLE_HOURS } from '../cast/chart-request.ts';
import { h } from '../dom/h.ts';
import { WORDS } from '../words/shown-words.ts';
import { select } from './form-controls.ts';

/** The 24 hours of the clock, and thirteen double hours: zi before and after midnight are two. */
export function writeHours(language: Language): void {
  const hours = select('hour');
  const { value } = hours;
  const words = WORDS[language];
  const names = words.branchNames.split(' ');
  const two = (hour: number) => String(hour % 24).padStart(2, '0');
  const told = (id: string, branch: number, span = '') =>
    h('option', { value: id }, fill(words.hourName, { name: names[branch]!, hanzi: HANZI[branch]! }) + span);
  hours.replaceChildren(
    h('option', { value: '' }, words.hourChoose),
    h(
      'optgroup',
      { label: words.hoursOfClock },
      ...Array.from({ length: 24 }, (_, hour) => h('option', { value: hour }, two(hour))),
    ),
    h(
      'optgroup',
      { label: words.hoursTold },
      told('ziEarly', 0, ` ${two(0)}–${two(1)}`),
      ...DOUBLE_HOURS.slice(1).map((id, n) => told(id, n + 1)),
      told('ziLate', 0, ` ${two(23)}–${two(24)}`),
    ),
  );
  hours.value = value;
}

const HANZI = Array.from('子丑寅卯辰巳午未申酉戌亥');
