import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { branch } from '../cycle/branch.ts';
import { mainStarOf } from './main-star.ts';
import { type MainStarId, RARITY } from './rarity.ts';

interface Configuration {
  key: MainStarId;
  kind: 'single' | 'pair' | 'empty';
  percent: number;
  oneIn: number;
  tier: string;
}
const frozen: { configurations: Configuration[] } = JSON.parse(
  readFileSync(new URL('../../../../docs/rules/rarity.json', import.meta.url), 'utf8'),
);

test('the shares of all configurations add up to 100 %', () => {
  const sum = [...RARITY.values()].reduce((total, { percent }) => total + percent, 0);
  expect(Math.abs(sum - 100)).toBeLessThan(0.001);
});

test('every configuration has the share, the odds and the tier of the enumeration', () => {
  expect(RARITY.size).toBe(frozen.configurations.length);
  for (const { key, percent, oneIn, tier } of frozen.configurations) {
    expect({ key, ...RARITY.get(key) }).toMatchObject({ key, percent, oneIn, tier });
  }
});

test('a configuration is rarer than the sum of all commoner ones', () => {
  for (const { key, percent } of frozen.configurations) {
    const commoner = frozen.configurations.filter((other) => other.percent > percent);
    const sum = commoner.reduce((total, other) => total + other.percent, 0);
    expect(RARITY.get(key)!.rarerThanPercent).toBeCloseTo(sum, 2);
  }
});

test('all 144 cells of Zi Wei and life palace lead to the fifty configurations', () => {
  const seen = new Set<string>();
  for (let ziwei = 0; ziwei < 12; ziwei++) {
    for (let life = 0; life < 12; life++) {
      const { id, borrowed } = mainStarOf(branch(ziwei), branch(life));
      expect(borrowed).toBe(id.startsWith('empty>'));
      seen.add(id);
    }
  }
  expect([...seen].sort()).toEqual(frozen.configurations.map((c) => c.key).sort());
});
