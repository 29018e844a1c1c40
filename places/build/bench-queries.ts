// Queries of the benchmark: names as people type them, larger places more often; every keystroke on the way to a name; names with
// errors; and hostile texts.

import type { GeoNamesRow } from './geonames.ts';
import { mistyped, seeded } from './query-sets.ts';

const NAMES = 300;

/** Queries by kind, the same on every run. */
export function benchQueries(rows: readonly GeoNamesRow[]): Record<string, string[]> {
  const random = seeded(1);
  const total = rows.reduce((sum, { population }) => sum + population, 0);
  const sums: number[] = [];
  for (const { population } of rows) sums.push((sums.at(-1) ?? 0) + population);
  const someone = (): GeoNamesRow => {
    const wanted = random() * total;
    let [low, high] = [0, rows.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return rows[low]!;
  };
  const anywhere = (): GeoNamesRow => rows[Math.floor(random() * rows.length)]!;
  const han = ({ name, alternates }: GeoNamesRow): string =>
    alternates.find((other) => /^\p{Script=Han}+$/u.test(other)) ?? name;
  const times = <T>(make: () => T): T[] => Array.from({ length: NAMES }, make);
  const keystrokes = (name: string): string[] => [...name].map((_, i, all) => all.slice(0, i + 1).join(''));

  return {
    'keystrokes, by people': [...times(() => someone().name), ...times(() => han(someone()))].flatMap(keystrokes),
    'keystrokes, any village': times(() => anywhere().name).flatMap(keystrokes),
    'whole names': [...times(() => someone().name), ...times(() => han(someone()))],
    'one or two errors': [
      ...times(() => mistyped(someone().ascii.toLowerCase(), random)),
      ...times(() => mistyped(mistyped(anywhere().ascii.toLowerCase(), random), random)),
    ],
    'name and region': times(
      () => `${anywhere().name}, ${['Illinois', 'Canada', 'Shaan', 'Paris', 'T'][Math.floor(random() * 5)]}`,
    ),
    省市县: times(
      () => `${['陕西', '江苏省', '北京市', '长春市', '中国浙江'][Math.floor(random() * 5)]}${han(someone())}`,
    ),
    '80 characters of noise': noise(random),
  };
}

function noise(random: () => number): string[] {
  const from = (letters: string): string =>
    Array.from({ length: 80 }, () => [...letters][Math.floor(random() * [...letters].length)]).join('');
  const alphabets = [
    'abcdefghijklmnopqrstuvwxyz',
    'abcdefghij klmnopqrst uvwxyz ',
    'aeiou, ',
    'san ',
    '中国陕西省渭南市蒲城县长春朝阳区北京上海',
    '北京, ',
    '的一是不了人我在有他这为之大来以个中上们',
    '\u0000\u0007\u202e😀٤ابجد',
    '0123456789-',
  ];
  return alphabets.flatMap((letters) => Array.from({ length: 30 }, () => from(letters)));
}
