import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRANCH_HANZI, branch } from '../cycle/branch.ts';
import { element } from '../cycle/element.ts';
import { pairFromHanzi, type Sexagenary, sexagenary } from '../cycle/sexagenary.ts';
import { ELEMENT_STATE_IDS } from './depth-ids.ts';
import { type SeenPillars, seenPillars } from './four-pillars.ts';
import { elementState, supportOf } from './support.ts';

const seen = (hanzi: string): SeenPillars => {
  const [year, month, day, hour] = hanzi.split(' ').map(pairFromHanzi);
  return seenPillars({ year: year!, month: month!, day: day!, hour: hour! });
};

// 三命通会 卷二 论四时节气: spring 木旺火相水休金囚土死, and so on; earth 旺 in the whole of 辰戌丑未.
// biome-ignore format: a table
test.each([
  ['寅卯',     '旺 相 死 囚 休'],
  ['巳午',     '休 旺 相 死 囚'],
  ['辰戌丑未', '囚 休 旺 相 死'],
  ['申酉',     '死 囚 休 旺 相'],
  ['亥子',     '相 死 囚 休 旺'],
])('in the months of %s wood, fire, earth, metal and water are %s', (months, states) => {
  for (const month of months) {
    const found = [0, 1, 2, 3, 4].map((n) => elementState(element(n), branch(BRANCH_HANZI.indexOf(month))));
    expect(found.map((id) => '旺相休囚死'[ELEMENT_STATE_IDS.indexOf(id)]).join(' ')).toBe(states);
  }
});

describe('the support of the Day Master', () => {
  test('is its season, its roots and what helps it', () => {
    // 己 in the month of 午, whose main stem 丁 feeds it; 乙 of 未 and 甲 do not help.
    expect(supportOf(seen('丙戌 甲午 己未 己巳'))).toEqual({
      inSeason: { state: 'xiang', supports: true },
      rootedIn: ['year', 'month', 'day', 'hour'],
      helpingStems: ['year', 'hour'],
      helpingBranches: ['year', 'month', 'day', 'hour'],
      helpers: 6,
      others: 1,
    });
    expect(supportOf(seen('戊戌 壬戌 丙子 戊戌'))).toMatchObject({
      inSeason: { state: 'xiu', supports: false },
      helpingStems: [],
      helpingBranches: [],
      others: 7,
    });
  });

  test('is counted among seven characters, and the root of the day stem does not depend on other stems', () => {
    const pair = fc.integer({ min: 0, max: 59 }).map(sexagenary);
    fc.assert(
      fc.property(pair, pair, pair, pair, (year, month, day, hour) => {
        const support = supportOf(seenPillars({ year, month, day, hour }));
        expect(support.helpers + support.others).toBe(7);
        expect(support.helpers).toBe(support.helpingStems.length + support.helpingBranches.length);
        expect(support.inSeason.supports).toBe(support.helpingBranches.includes('month'));
        // Another stem on the same branch: 甲子 and 丙子.
        const other = (own: Sexagenary) => sexagenary(own + 12);
        const pillars = seenPillars({ year: other(year), month: other(month), day, hour: other(hour) });
        expect(supportOf(pillars).rootedIn).toEqual(support.rootedIn);
      }),
      { numRuns: 3000, seed: 20261122 },
    );
  });
});
