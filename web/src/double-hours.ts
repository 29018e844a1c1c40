// Which double hour is it by the clock? Shown beside each hour, so that one sees what the correction to the Sun may change.

import type { Language } from 'beichen';
import { select } from './form-controls.ts';
import { h } from './h.ts';
import { WORDS } from './words/words-by-language.ts';

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
