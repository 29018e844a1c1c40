import { describe, expect, test } from 'vitest';
import { BRANCH_HANZI, branchOf } from '../cycle/branch.ts';
import type { Bureau } from './bureau.ts';
import { MAJOR_STAR_BRANCHES, ziweiBranch } from './major-stars.ts';
import { MAJOR_STAR_IDS } from './star-ids.ts';

// The three worked examples printed with the verse 起紫微星诀.
for (const [bureau, day, at] of [
  [3, 27, '戌'],
  [6, 13, '亥'],
  [5, 6, '未'],
] as const) {
  test(`紫微 of day ${day}, bureau ${bureau}, is in ${at}`, () => expect(ziweiBranch(bureau, day)).toBe(branchOf(at)));
}

// docs/rules/charts.md A2: the printed tables of days 1 to 30.
describe('紫微 stands where the tables print it, every day', () => {
  for (const [bureau, row] of [
    [2, '丑寅寅卯卯辰辰巳巳午午未未申申酉酉戌戌亥亥子子丑丑寅寅卯卯辰'],
    [3, '辰丑寅巳寅卯午卯辰未辰巳申巳午酉午未戌未申亥申酉子酉戌丑戌亥'],
    [4, '亥辰丑寅子巳寅卯丑午卯辰寅未辰巳卯申巳午辰酉午未巳戌未申午亥'],
    [5, '午亥辰丑寅未子巳寅卯申丑午卯辰酉寅未辰巳戌卯申巳午亥辰酉午未'],
    [6, '酉午亥辰丑寅戌未子巳寅卯亥申丑午卯辰子酉寅未辰巳丑戌卯申巳午'],
  ] as const) {
    test(`bureau ${bureau}`, () => {
      const days = Array.from({ length: 30 }, (_, d) => BRANCH_HANZI[ziweiBranch(bureau as Bureau, d + 1)]);
      expect(days.join('')).toBe(row);
    });
  }
});

// docs/rules/charts.md A14: the 24 pairs and the only palaces in which they meet.
test('two major stars meet in the 24 pairs of the books and nowhere else', () => {
  const printed =
    '紫府 寅申 · 紫贪 卯酉 · 紫相 辰戌 · 紫杀 巳亥 · 紫破 丑未 · 机阴 寅申 · 机巨 卯酉 · 机梁 辰戌 · 日月 丑未 · 日巨 寅申 · 日梁 卯酉 · 武府 子午 · ' +
    '武贪 丑未 · 武相 寅申 · 武杀 卯酉 · 武破 巳亥 · 同阴 子午 · 同巨 丑未 · 同梁 寅申 · 廉府 辰戌 · 廉贪 巳亥 · 廉相 子午 · 廉杀 丑未 · 廉破 卯酉';
  // biome-ignore format: one row a line
  const short: Record<string, string> = {
    紫: 'ziwei', 机: 'tianji', 日: 'taiyang', 武: 'wuqu', 同: 'tiantong', 廉: 'lianzhen', 府: 'tianfu',
    阴: 'taiyin', 月: 'taiyin', 贪: 'tanlang', 巨: 'jumen', 相: 'tianxiang', 梁: 'tianliang', 杀: 'qisha', 破: 'pojun',
  };
  const expected = printed.split(' · ').flatMap((entry) => {
    const [pair, palaces] = entry.split(' ') as [string, string];
    return Array.from(palaces, (palace) => `${short[pair[0]!]}+${short[pair[1]!]} ${palace}`);
  });
  const found = new Set<string>();
  for (const branches of MAJOR_STAR_BRANCHES) {
    for (let b = 0; b < 12; b++) {
      const stars = MAJOR_STAR_IDS.filter((_, star) => branches[star] === b);
      expect(stars.length).toBeLessThanOrEqual(2);
      if (stars.length === 2) found.add(`${stars.join('+')} ${BRANCH_HANZI[b]}`);
    }
  }
  expect([...found].sort()).toEqual(expected.sort());
});
