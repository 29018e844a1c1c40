import { describe, expect, test } from 'vitest';
import { names as zh } from '../../presentation/words/zh/names.generated.ts';
import { BRANCH_HANZI, branchesOf } from '../cycle/branch.ts';
import { GROWTH_PHASE_IDS, growthPhase } from '../cycle/growth-phase.ts';
import { elementOfNayin, NAYIN_IDS, nayinOf } from '../cycle/nayin.ts';
import { branchOfPair, pairFromHanzi, pairOf, sexagenary, stemOf, voidBranches } from '../cycle/sexagenary.ts';
import { STEM_HANZI, stemsOf } from '../cycle/stem.ts';
import { bodyPalacePillar, conceptionPillar, fetalBreathPillar, lifePalacePillar } from './derived-pillars.ts';
import { seenPillars } from './four-pillars.ts';
import { HIDDEN_STEMS } from './hidden-stems.ts';
import { tenGod } from './ten-gods.ts';

const hanzi = (pair: number) => STEM_HANZI[pair % 10]! + BRANCH_HANZI[pair % 12]!;
const pair = pairFromHanzi;

test('the sixty pairs come from their stems and branches, and half of all combinations never meet', () => {
  for (let n = 0; n < 60; n++) {
    expect(pairOf(stemOf(sexagenary(n)), branchOfPair(sexagenary(n)))).toBe(n);
    expect(pair(hanzi(n))).toBe(n);
  }
  expect(() => pair('甲丑')).toThrow(/never meet/);
  expect(() => pair('甲')).toThrow(RangeError);
});

// docs/rules/charts.md C6, worked example 壬申 甲辰 戊午 丙辰 (hand-1992 of the published charts prints 胎元 乙未 and 命宫 己酉).
describe('what follows from 壬申 甲辰 戊午 丙辰', () => {
  const [year, month, day, hour] = ['壬申', '甲辰', '戊午', '丙辰'].map(pair);
  test('胎元 乙未', () => expect(hanzi(conceptionPillar(month!))).toBe('乙未'));
  test('胎息 癸未', () => expect(hanzi(fetalBreathPillar(day!))).toBe('癸未'));
  test('命宫 己酉', () => expect(hanzi(lifePalacePillar(year!, month!, hour!))).toBe('己酉'));
  test('身宫 己酉', () => expect(hanzi(bodyPalacePillar(year!, month!, hour!))).toBe('己酉'));
  test('空亡 子丑', () => expect(voidBranches(day!)).toEqual(branchesOf('子丑')));
});

// docs/rules/charts.md C6: 甲子旬戌亥 甲戌申酉 甲申午未 甲午辰巳 甲辰寅卯 甲寅子丑.
for (const [first, leftOut] of ['甲子戌亥', '甲戌申酉', '甲申午未', '甲午辰巳', '甲辰寅卯', '甲寅子丑'].map(
  (row) => [row.slice(0, 2), row.slice(2)] as const,
)) {
  test(`the decade of ${first} leaves out ${leftOut}`, () => {
    for (let n = 0; n < 10; n++) expect(voidBranches(sexagenary(pair(first) + n))).toEqual(branchesOf(leftOut));
  });
}

// docs/rules/charts.md C4.
test('the nayin of the sixty pairs are those of the song', () => {
  expect(NAYIN_IDS[nayinOf(pair('甲子'))]).toBe('haizhong');
  expect(NAYIN_IDS[nayinOf(pair('癸亥'))]).toBe('dahai');
  const song =
    '海中金 炉中火 大林木 路旁土 剑锋金 山头火 涧下水 城头土 白蜡金 杨柳木 泉中水 屋上土 霹雳火 松柏木 长流水 ' +
    '沙中金 山下火 平地木 壁上土 金箔金 覆灯火 天河水 大驿土 钗钏金 桑柘木 大溪水 沙中土 天上火 石榴木 大海水';
  song.split(' ').forEach((name, n) => {
    expect('木火土金水'[elementOfNayin(sexagenary(2 * n))]).toBe(name.at(-1));
    expect('木火土金水'[elementOfNayin(sexagenary(2 * n + 1))]).toBe(name.at(-1));
  });
});

// docs/rules/charts.md C3, seen from 甲 and from 己.
describe('the ten gods', () => {
  for (const [dayMaster, gods] of [
    ['甲', 'bijian jiecai shishen shangguan piancai zhengcai qisha zhengguan pianyin zhengyin'],
    ['己', 'zhengguan qisha zhengyin pianyin jiecai bijian shangguan shishen zhengcai piancai'],
  ] as const) {
    test(`to ${dayMaster}`, () => {
      const [self] = stemsOf(dayMaster);
      expect(stemsOf(STEM_HANZI).map((other) => tenGod(self!, other))).toEqual(gods.split(' '));
    });
  }
});

// docs/rules/charts.md C5; hand-1992 prints 壬申长生 甲辰衰 戊午帝旺 丙辰冠带 for the stems on their own branches.
describe('the phases of growth', () => {
  for (const [on, phase] of [
    ['壬申', 'changsheng'],
    ['甲辰', 'shuai'],
    ['戊午', 'diwang'],
    ['丙辰', 'guandai'],
    ['乙亥', 'si'],
    ['癸卯', 'changsheng'],
  ] as const) {
    test(`${on} is ${phase}`, () =>
      expect(GROWTH_PHASE_IDS[growthPhase(stemOf(pair(on)), branchOfPair(pair(on)))]).toBe(phase));
  }
});

// wonje.co.kr, lesson 429: 丁 on 戌 酉 亥 卯. docs/rules/charts.md C5: by the other rule 丁 runs backward from 酉.
test.each([
  ['withYang', '墓 死 绝 沐浴'],
  ['backward', '养 长生 胎 病'],
] as const)('the phases of 丁 %s', (growthOfYinStems, phases) => {
  const [year, month, day, hour] = ['戊戌', '辛酉', '丁亥', '癸卯'].map(pair);
  const seen = seenPillars({ year: year!, month: month!, day: day!, hour: hour! }, growthOfYinStems);
  const own = [seen.year, seen.month, seen.day, seen.hour];
  expect(own.map((pillar) => zh.growthPhases[GROWTH_PHASE_IDS[pillar.growthPhase]!]).join(' ')).toBe(phases);
  expect(seen.day.selfPhase).toBe(seen.day.growthPhase);
});

test('the shares of the hidden stems make up the whole branch, the main one first', () => {
  HIDDEN_STEMS.forEach((hidden) => {
    expect(hidden.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(hidden[0]!.role).toBe('main');
  });
});
