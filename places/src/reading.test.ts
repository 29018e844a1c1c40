// The ways to read a text.

import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { looserNames, readings, respelt, splitsInTwo } from './reading.ts';

const plain = (text: string): string => fold(text, new Map());
const DIVISIONS = new Set(['illinois', 'canada', '陕西', '陕西省', '渭南', '渭南市', '长春市', '中国']);
const read = (text: string): string[] =>
  readings(text, plain, (name) => DIVISIONS.has(name)).map(({ name, around }) => [name, ...around].join(' in '));

test('the whole text comes first', () => expect(read('New York')[0]).toBe('newyork'));

test('a comma parts the name from what lies around it, in either order', () => {
  expect(read('Springfield, Illinois')).toContain('springfield in illinois');
  expect(read('Canada, London')).toContain('london in canada');
});

test('spaces part them where a division is known', () => {
  expect(read('london canada')).toContain('london in canada');
  expect(read('陕西 渭南 蒲城')).toContain('蒲城 in 陕西 in 渭南');
  expect(read('蒲城 陕西')).toContain('蒲城 in 陕西');
  expect(read('los angeles')).toEqual(['losangeles']);
});

test('Chinese is parted without spaces, at every division there is', () => {
  expect(read('陕西省渭南市蒲城县')).toContain('蒲城县 in 陕西省 in 渭南市');
  expect(read('中国陕西蒲城')).toContain('蒲城 in 中国 in 陕西');
  expect(read('长春市朝阳区')).toContain('朝阳区 in 长春市');
});

test('a text without letters has no reading', () => expect(read(' ,，、 ')).toEqual([]));

test('no text has more than forty readings', () => {
  const all = readings('a b c d e f g', plain, () => true);
  expect(all.length).toBeLessThanOrEqual(40);
  expect(readings('北京'.repeat(40), plain, () => true).length).toBeLessThanOrEqual(40);
});

for (const [text, looser] of [
  ['Pucheng County', 'pucheng'],
  ['武昌市', '武昌'],
  ['City of London', 'london'],
  ['bei3jing1', 'beijing'],
] as const) {
  test(`${text} may be meant for ${looser}`, () => expect(looserNames(text, plain)).toContain(looser));
}

test.each([
  ['St. Louis', 'saint. Louis'],
  ['Saint Petersburg', 'st Petersburg'],
  ['Ft Worth, TX', 'fort Worth, TX'],
  ['Mt. Vernon', 'mount. Vernon'],
  ['Cook Co., IL', 'Cook county., IL'],
  ['Neuville s/ Sarthe', 'Neuville sur Sarthe'],
  ['Cosne-s-Loire', 'Cosne-sur Loire'],
  ['Aulnay ss Bois', 'Aulnay sous Bois'],
  ['Rosny s/s Bois', 'Rosny sous Bois'],
  ['Lyon 2e', 'Lyon 02'],
  ['Paris XIXème, France', 'Paris 19, France'],
  ['Marseille, 4e arrondissement', 'Marseille 04'],
  ['Paris Vincennes', undefined],
  ['Ness City', undefined],
  ['Coventry', undefined],
  ['Co Loa', undefined],
  ['E. St. Louis, Illinois', 'east saint. Louis, Illinois'],
])('%s is also written %s', (text, other) =>
  other === undefined ? expect(respelt(text)).toEqual([]) : expect(respelt(text)).toContain(other),
);

test('a name and what stands behind it are parted at every space, the longest name first', () => {
  expect(splitsInTwo('New York Stat', plain)).toEqual([
    { name: 'newyork', qualifier: 'stat' },
    { name: 'new', qualifier: 'yorkstat' },
  ]);
});
