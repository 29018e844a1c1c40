// Double hours by the clock. Shown beside each hour, so that one sees what the correction to the Sun may change.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import { h } from '../dom/h.ts';
import { WORDS } from '../words/shown-words.ts';
import { select } from './form-controls.ts';

/** The 24 hours, each with its double hour: 08 · 辰. */
export function writeHours(language: Language): void {
  const hours = select('hour');
  const { value } = hours;
  const { hourName, branchNames } = WORDS[language];
  const names = branchNames.split(' ');
  hours.replaceChildren(
    h('option', { value: '' }, WORDS[language].hourChoose),
    ...Array.from({ length: 24 }, (_, hour) => {
      const branch = Math.floor((hour + 1) / 2) % 12;
      const name = fill(hourName, { name: names[branch]!, hanzi: HANZI[branch]! });
      return h('option', { value: hour }, `${String(hour).padStart(2, '0')} · ${name}`);
    }),
  );
  hours.value = value;
}

const HANZI = Array.from('子丑寅卯辰巳午未申酉戌亥');
