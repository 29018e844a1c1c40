// The walk finds what a comparison of every key finds: checked against the textbook distance (Damerau, each place changed once).

import { expect, test } from 'vitest';
import { KeyCollector } from '../build/keys.ts';
import type { Artefact } from './artefact.ts';
import { readKeyIndex } from './key-index.ts';
import { walkMisspelt } from './misspelt.ts';

const NAMES = [
  'beijing', 'beiping', 'nanjing', 'tianjin', 'london', 'londonderry', 'lincoln', 'melbourne', 'melborn', 'paris', 'pars', 'prague',
  'guangzhou', 'gangzhou', 'hangzhou', 'changzhou', 'san', 'sana', 'santa', 'santafe', 'sanfrancisco', 'sanantonio', 'york', 'newyork', 'cork',
]; // biome-ignore format: a handful of names

function indexOf(names: readonly string[]) {
  const keys = new KeyCollector();
  for (const [row, name] of names.entries()) keys.add(name, row, 100);
  const sections = keys.sections('k');
  const view = (name: string) => sections[name];
  return readKeyIndex({ u8: view, u32: view } as unknown as Artefact, 'k');
}

const index = indexOf(NAMES);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const sorted = [...NAMES].sort();

function found(text: string, errors: number): Map<string, number> {
  const names = new Map<string, number>();
  walkMisspelt(index, bytes(text), errors, { left: 1e6 }, (from, to, depth, made) => {
    for (let key = from; key < to; key++) {
      const name = sorted[key]!;
      const all = made + name.length - depth; // letters missing at the end
      if (all <= errors) names.set(name, Math.min(names.get(name) ?? 9, all));
    }
  });
  return names;
}

function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, table[i - 2]![j - 2]! + 1);
      table[i]![j] = least;
    }
  }
  return table[a.length]![b.length]!;
}

const LETTERS = 'abcdeghijlmnorstuyz';
test('one error is found wherever it is, the first letter too', () => {
  for (const name of NAMES) {
    for (let at = 0; at <= name.length; at++) {
      for (const letter of LETTERS) {
        const texts = [
          name.slice(0, at) + letter + name.slice(at),
          name.slice(0, at) + letter + name.slice(at + 1),
          name.slice(0, at) + name.slice(at + 1),
        ];
        if (at + 1 < name.length) texts.push(name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2));
        for (const text of texts.filter((text) => text.length > 1))
          expect(found(text, 1).has(name), `${text} for ${name}`).toBe(true);
      }
    }
  }
});

test('each result has at most as many errors as it reports', () => {
  for (const text of ['bejing', 'londn', 'melborne', 'guangzou', 'yrok', 'snata', 'sanfransisco', 'ewyork', 'pairs']) {
    for (const errors of [1, 2]) {
      for (const [name, made] of found(text, errors))
        expect(distance(text, name), `${text} for ${name}`).toBeLessThanOrEqual(made);
    }
  }
});

test('two errors are found where they are not both in the first three letters', () => {
  expect(found('melbrone', 2).get('melborn')).toBe(2);
  expect(found('sanfransicso', 2).has('sanfrancisco')).toBe(true);
  expect(found('gungzou', 2).has('guangzhou')).toBe(true);
});

test('a walk ends when its steps are spent', () => {
  const steps = { left: 10 };
  walkMisspelt(index, bytes('melbourne'), 2, steps, () => {});
  expect(steps.left).toBeLessThan(0);
});
