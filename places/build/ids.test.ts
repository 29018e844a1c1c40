// Ids never die.

import { expect, test } from 'vitest';
import { cityIdOfDraft, type PlaceDraft } from './draft.ts';
import { carryIds, finderOf, refuseLostIds } from './ids.ts';

const place = (en: string, number = 7): PlaceDraft => ({
  scheme: 'geonames', number, names: { en }, latitude: 0, longitude: 0, timeZone: 'Etc/UTC', kind: 'town', population: 0,
  unit: { names: { en: 'Nowhere' }, aliases: [] }, stems: [], aliases: [], townNames: [],
}); // biome-ignore format: a row

test('a place keeps its id when its name changes', () => {
  const renamed = place('Astana');
  carryIds([renamed], ['nur-sultan-7']);
  expect(cityIdOfDraft(renamed)).toBe('nur-sultan-7');
});

test('a new place has an id of its name', () => {
  const fresh = place('Astana', 8);
  carryIds([fresh], ['nur-sultan-7']);
  expect(cityIdOfDraft(fresh)).toBe('astana-8');
});

test('an id whose place is gone stops the build until it is led elsewhere', () => {
  const other = place('Astana', 8);
  expect(() => refuseLostIds(['nur-sultan-7'], [other], new Map())).toThrow(/nur-sultan-7/);
  expect(() => refuseLostIds(['nur-sultan-7'], [other], new Map([['nur-sultan-7', other]]))).not.toThrow();
});

test('two ids for one place stop the build', () => {
  expect(() => carryIds([], ['a-7', 'b-7'])).toThrow(/a-7 b-7/);
});

test('a place is found by its whole id, whatever its number counts', () => {
  const china: PlaceDraft = { ...place('Pucheng', 610526), scheme: 'china' };
  const hashed: PlaceDraft = { ...place('Pucheng', 610526), scheme: 'hash' };
  const kept: PlaceDraft = { ...place('Astana'), ownId: 'nur-sultan-7' };
  const find = finderOf([place('Nowhere', 9), china, hashed, kept]);
  expect(find('pucheng-cn610526')).toBe(china);
  expect(find(`pucheng-j${(610526).toString(36)}`)).toBe(hashed);
  expect(find('nur-sultan-7')).toBe(kept);
  expect(['astana-7', 'pucheng-610526', 'nowhere-x9', 'nowhere', ''].map(find)).toEqual(Array(5).fill(undefined));
});
