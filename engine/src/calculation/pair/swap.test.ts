// Exchanging two people exchanges every fact that has a direction, and changes no other fact.

import { expect, test } from 'vitest';
import { idsOfPair } from '../../../../test/ids-of-pair.ts';
import { IS_FULL } from '../../../../test/setup/runs.ts';
import type { Birth } from '../casting/birth.ts';
import { pairOf } from './pair.ts';
import type { PersonInput } from './person.ts';

const PAIRS = IS_FULL ? 20_000 : 500;

/** Numbers 0 … 1 from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PLACES = [
  { timeZone: 'Asia/Shanghai', longitude: 121.47 },
  { timeZone: 'Asia/Ho_Chi_Minh', longitude: 106.7, countryCode: 'VN' },
  { timeZone: 'America/New_York', longitude: -74 },
  { timeZone: 'Europe/Paris', longitude: 2.35 },
];

const random = randomFrom(38);
const whole = (first: number, last: number) => first + Math.floor(random() * (last - first + 1));

function randomPerson(): PersonInput {
  const year = whole(1900, 2020);
  const gender = random() < 0.5 ? 'male' : 'female';
  const kind = random();
  if (kind < 0.1) return { year, ...(random() < 0.5 && { beforeNewYear: random() < 0.5 }) };
  const day = { date: { year, month: whole(1, 12), day: whole(1, 28) }, place: PLACES[whole(0, 3)]! };
  if (kind < 0.25) return { ...day, ...(random() < 0.5 && { gender }) } as PersonInput;
  return { ...day, gender, hour: whole(0, 23), minute: whole(0, 59) } as Birth;
}

// biome-ignore format: one pair a line
const EXCHANGED: Readonly<Record<string, string>> = {
  one: 'other', other: 'one',
  otherInOne: 'oneInOther', oneInOther: 'otherInOne',
  otherSeenByOne: 'oneSeenByOther', oneSeenByOther: 'otherSeenByOne',
  missingInOne: 'missingInOther', missingInOther: 'missingInOne',
  spouseLife: 'lifeSpouse', lifeSpouse: 'spouseLife',
};
const exchanged = (name: string): string => EXCHANGED[name] ?? name;

/** Stems and branches of a relation are in the order one, other. */
const isOrdered = (name: string, list: readonly unknown[]): boolean =>
  (name === 'stems' || name === 'branches') && list.length === 2 && list.every((each) => typeof each === 'string');

/** The facts with rows in one order, and exchanged where that is requested. */
function inOrder(value: unknown, name: string, exchange: (name: string) => string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((each) => inOrder(each, '', exchange));
    if (isOrdered(name, items)) return exchange === exchanged ? items.reverse() : items;
    return items.map((each) => JSON.stringify(each)).sort();
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, own]) => [exchange(key), inOrder(own, key, exchange)] as const);
    return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return typeof value === 'string' ? exchange(value) : value;
}

test(`${PAIRS} pairs exchanged`, { timeout: 600_000 }, () => {
  for (let n = 0; n < PAIRS; n++) {
    const [one, other] = [randomPerson(), randomPerson()];
    const at =
      n % 10 === 0 && ('hour' in one || 'hour' in other)
        ? { at: '2026-11-23T10:30', atTimeZone: 'Asia/Shanghai', atLongitude: 121.47 }
        : {};
    const [there, back] = [pairOf(one, other, at), pairOf(other, one, at)].map(idsOfPair);
    const wanted = JSON.stringify(inOrder(there, '', (name) => name));
    if (JSON.stringify(inOrder(back, '', exchanged)) !== wanted) {
      expect(inOrder(back, '', exchanged), JSON.stringify([one, other])).toEqual(JSON.parse(wanted));
    }
  }
});
