import { expect, test } from 'vitest';
import { castChart } from '../casting/chart.ts';
import { hanziOfPair } from '../cycle/sexagenary.ts';
import { decadesOf } from './decades.ts';

const bornIn1990 = (gender: 'male' | 'female') =>
  castChart({
    date: { year: 1990, month: 7, day: 23 },
    hour: 8,
    minute: 30,
    gender,
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  }).ziwei;

// docs/rules/charts.md A9: from the number of the bureau on, ten years each; a man of a yang year (庚) goes forward, a woman backward.
test('the decades of a man born in a yang year go on through the branches, those of a woman back', () => {
  const [man, woman] = [decadesOf(bornIn1990('male')), decadesOf(bornIn1990('female'))];
  expect(man.map(({ fromAge, toAge }) => [fromAge, toAge])).toEqual(
    Array.from({ length: 12 }, (_, n) => [man[0]!.fromAge + 10 * n, man[0]!.fromAge + 10 * n + 9]),
  );
  expect(man[0]!.fromAge).toBe(bornIn1990('male').bureau);
  expect(man.map(({ palace }) => palace).slice(0, 3)).toEqual(['life', 'parents', 'fortune']);
  expect(woman.map(({ palace }) => palace).slice(0, 3)).toEqual(['life', 'siblings', 'spouse']);
});

// 五虎遁: the first month of a 庚 year, 寅, is 戊寅; so 卯 is 己卯.
test('a decade has the pair of its palace', () => {
  const [first, second] = decadesOf(bornIn1990('male'));
  expect([first!, second!].map(({ pair }) => hanziOfPair(pair))).toEqual(['己卯', '庚辰']);
});
