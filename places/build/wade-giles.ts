// Wade-Giles spelling of a Chinese name, as on passports and maps of Taiwan. Syllable by syllable from pinyin; without marks and
// apostrophes, which folding drops: Chungli, Makung, Ilan, Taoyuan.

import { syllablesOf } from './china-names.ts';

// biome-ignore format: longer initials first
const INITIALS: readonly (readonly [pinyin: string, wade: string])[] = [
  ['zh', 'ch'], ['ch', 'ch'], ['sh', 'sh'], ['b', 'p'], ['d', 't'], ['g', 'k'], ['j', 'ch'], ['q', 'ch'], ['x', 'hs'],
  ['z', 'ts'], ['c', 'ts'], ['r', 'j'],
];
// biome-ignore format: whole syllables that follow no rule
const WHOLE: Readonly<Record<string, string>> = {
  zi: 'tzu', ci: 'tzu', si: 'ssu', er: 'erh', yi: 'i', you: 'yu', ye: 'yeh', yan: 'yen', yong: 'yung', ge: 'ko', ke: 'ko', he: 'ho', e: 'o',
  gui: 'kuei', kui: 'kuei', guo: 'kuo', kuo: 'kuo', huo: 'huo', shuo: 'shuo',
};
// biome-ignore format: a table
const FINALS: Readonly<Record<string, string>> = {
  ie: 'ieh', ian: 'ien', ong: 'ung', iong: 'iung', uo: 'o', ue: 'ueh', ve: 'ueh', v: 'u',
};

function wadeOf(syllable: string): string {
  const whole = WHOLE[syllable];
  if (whole !== undefined) return whole;
  const [initial, wade] = INITIALS.find(([pinyin]) => syllable.startsWith(pinyin)) ?? ['', ''];
  const rest = syllable.slice(initial.length);
  const consonant = initial === '' ? (/^[^aeiouv]*/.exec(rest)?.[0] ?? '') : '';
  const vowels = rest.slice(consonant.length);
  if (vowels === 'i' && /^(?:[zcs]h|r)$/.test(initial)) return `${wade}ih`; // zhi, chi, shi, ri
  return wade + consonant + (FINALS[vowels] ?? vowels);
}

/** The name in Wade-Giles, written together; nothing where a character has no reading. */
export function wadeGiles(name: string): string[] {
  const word = syllablesOf(name).map(wadeOf).join('');
  return /^[a-z]+$/.test(word) ? [word] : [];
}
