// Ids never die.

import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCurated, rowsOf } from './curated-rows.ts';
import { cityIdOfDraft, type PlaceDraft } from './draft.ts';
import {
  carryIds,
  finderOf,
  hashOfIds,
  idsOf,
  idsOfDrafts,
  listedIds,
  newIds,
  refuseLostIds,
  refuseOtherIds,
} from './ids.ts';
import { WORKSPACE } from './inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
  expect(() => refuseLostIds(['nur-sultan-7'], idsOfDrafts([other]), new Map())).toThrow(
    /nur-sultan-7\. .*former-ids\.txt/,
  );
  expect(() => refuseLostIds(['nur-sultan-7'], idsOfDrafts([other]), new Map([['nur-sultan-7', other]]))).not.toThrow();
});

test('two ids for one place stop the build', () => {
  expect(() => carryIds([], ['a-7', 'b-7'])).toThrow(/a-7 b-7/);
});

test('a build names the ids that are new', () => {
  expect(
    newIds(['nur-sultan-7'], idsOfDrafts([place('Astana', 8), { ...place('Astana'), ownId: 'nur-sultan-7' }])),
  ).toEqual(['astana-8']);
});

test('the ids of an artefact are those of its places and the former ones, in an older format too; of a damaged one none', () => {
  const bytes = readFileSync(join(WORKSPACE, 'data/places.bin'));
  bytes.set(Buffer.from('BCPLACE0'));
  const listed = idsOf(bytes);
  const ids = new Set(listed);
  const former = rowsOf(readCurated, 'former-ids.txt', ['old', 'id']).map(({ old }) => old);
  expect(ids.size).toBeGreaterThan(231_000);
  expect(ids.size).toBe(listed.length);
  expect(['beijing-1816670', ...former].filter((id) => !ids.has(id))).toEqual([]);
  expect(() => refuseOtherIds(listed, readFileSync(join(WORKSPACE, 'places.stamp'), 'utf8'))).not.toThrow();
  bytes[bytes.length - 100]! ^= 1;
  expect(() => idsOf(bytes)).toThrow(/damaged/);
});

test('where there is no artefact, the build says how to have it back', () => {
  expect(() => listedIds(folder)).toThrow(/places\.bin\.br is missing.*git restore places\/places\.bin\.br/);
});

test('ids other than those of the stamp stop the build: the code made others of the same artefact', () => {
  const given = ['astana-7', 'beijing-9'];
  const stamp = `inputs\n${hashOfIds(given)}\n`;
  expect(() => refuseOtherIds(given, stamp)).not.toThrow();
  for (const ids of [['astana-7', 'peking-9'], ['astana-7'], [...given, 'x-1']])
    expect(() => refuseOtherIds(ids, stamp)).toThrow(/slug.*git restore/);
  symlinkSync(join(WORKSPACE, 'places.bin.br'), join(folder, 'places.bin.br'));
  writeFileSync(join(folder, 'places.stamp'), stamp);
  expect(() => listedIds(folder)).toThrow(/differ from those in places\.stamp/);
});

test('a place is found by its whole id, in every numbering', () => {
  const china: PlaceDraft = { ...place('Pucheng', 610526), scheme: 'china' };
  const hashed: PlaceDraft = { ...place('Pucheng', 610526), scheme: 'hash' };
  const kept: PlaceDraft = { ...place('Astana'), ownId: 'nur-sultan-7' };
  const find = finderOf([place('Nowhere', 9), china, hashed, kept]);
  expect(find('pucheng-cn610526')).toBe(china);
  expect(find(`pucheng-j${(610526).toString(36)}`)).toBe(hashed);
  expect(find('nur-sultan-7')).toBe(kept);
  expect(['astana-7', 'pucheng-610526', 'nowhere-x9', 'nowhere', ''].map(find)).toEqual(Array(5).fill(undefined));
});
