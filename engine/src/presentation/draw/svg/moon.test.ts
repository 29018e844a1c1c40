import { expect, test } from 'vitest';
import { BRIGHTNESS_IDS } from '../../../calculation/ziwei/brightness.ts';
import { moon } from './moon.ts';

// A grade without a lit part would give the board a path without numbers.
test('a moon is drawn for every grade', () => {
  for (const grade of BRIGHTNESS_IDS) expect(moon(10, 20, 12, grade, grade), grade).not.toMatch(/NaN|undefined/);
  expect(new Set(BRIGHTNESS_IDS.map((grade) => moon(10, 20, 12, grade, ''))).size).toBe(BRIGHTNESS_IDS.length);
});
