import { expect, test } from 'vitest';
import { pairOf, type Sexagenary } from '../cycle/sexagenary.ts';
import type { Bureau } from './bureau.ts';
import { yearAndBureau } from './year-and-bureau.ts';

// A year of each nayin element: 甲子 海中金, 戊辰 大林木, 丙子 涧下水, 丙寅 炉中火, 庚午 路旁土.
const YEARS: Readonly<Record<string, Sexagenary>> = { Kim: 0, Mộc: 4, Thủy: 12, Hỏa: 2, Thổ: 6 } as never;
const BUREAUS: Readonly<Record<string, Bureau>> = { Thủy: 2, Mộc: 3, Kim: 4, Thổ: 5, Hỏa: 6 };

// Sentences of charts in two Vietnamese programs, for all 25 couples: docs/rules/languages.md 4.
const SINH = { Kim: 'Thủy', Thủy: 'Mộc', Mộc: 'Hỏa', Hỏa: 'Thổ', Thổ: 'Kim' } as Readonly<Record<string, string>>;
const KHAC = { Kim: 'Mộc', Mộc: 'Thổ', Thổ: 'Thủy', Thủy: 'Hỏa', Hỏa: 'Kim' } as Readonly<Record<string, string>>;
function sentence(menh: string, cuc: string): string {
  if (menh === cuc) return 'sameElement';
  if (SINH[cuc] === menh) return 'generates bureau'; // Cục sinh Bản Mệnh
  if (SINH[menh] === cuc) return 'generates year'; // Bản Mệnh sinh Cục
  return KHAC[cuc] === menh ? 'controls bureau' : 'controls year'; // Cục khắc Bản Mệnh, Bản Mệnh khắc Cục
}

const COUPLES = Object.keys(YEARS).flatMap((menh) => Object.keys(BUREAUS).map((cuc) => [menh, cuc] as const));

test.each(COUPLES)('Bản Mệnh %s, Cục %s', (menh, cuc) => {
  const { relation, from } = yearAndBureau({ year: YEARS[menh]!, bureau: BUREAUS[cuc]! });
  expect([relation, from].filter(Boolean).join(' ')).toBe(sentence(menh, cuc));
});

test('the years have these elements', () => {
  expect(pairOf(6 as never, 6 as never)).toBe(6); // 庚午
  expect(Object.values(YEARS).map((year) => yearAndBureau({ year, bureau: 2 }).yearElement)).toEqual([3, 0, 4, 1, 2]);
});
