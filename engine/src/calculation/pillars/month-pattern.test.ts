import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRANCH_HANZI } from '../cycle/branch.ts';
import { pairFromHanzi, sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { STEM_HANZI } from '../cycle/stem.ts';
import { seenPillars } from './four-pillars.ts';
import { monthPattern } from './month-pattern.ts';

function patternOf(hanzi: string) {
  const [year, month, day, hour] = hanzi.split(' ').map(pairFromHanzi);
  return monthPattern(seenPillars({ year: year!, month: month!, day: day!, hour: hour! }));
}

/** The pattern of each month by its branch alone: 子 to 亥. The pairs are so chosen that no hidden stem matters. */
function byMonthOf(dayMaster: string): string {
  const day = pairFromHanzi(dayMaster + ('甲丙戊庚壬'.includes(dayMaster) ? '子' : '丑'));
  return Array.from(BRANCH_HANZI, (hanzi, n) => {
    const month = pairFromHanzi((n % 2 === 0 ? '甲' : '乙') + hanzi);
    return SHORT[monthPattern(seenPillars({ year: month, month, day, hour: month })).byMonth.id];
  }).join('');
}
// biome-ignore format: one character each
const SHORT = {
  zhengguan: '官', qisha: '杀', zhengcai: '财', piancai: '才', zhengyin: '印', pianyin: '枭', shishen: '食', shangguan: '伤',
  jianlu: '禄', yangren: '刃', yuejie: '劫',
};

// 子平真诠 论用神, 论建禄月劫, 论阳刃: 禄 as 甲寅乙卯, 刃 of yang stems as 甲卯丙午戊午庚酉壬子, else the god of the main stem.
// biome-ignore format: a table
test.each([
  ['甲', '印财禄刃才食伤财杀官才枭'], ['乙', '枭才劫禄财伤食才官杀财印'],
  ['丙', '官伤枭印食禄刃伤才财食杀'], ['丁', '杀食印枭伤劫禄食财才伤官'],
  ['戊', '财劫杀官劫枭刃劫食伤劫才'], ['己', '才劫官杀劫印枭劫伤食劫财'],
  ['庚', '伤印才财枭杀官印禄刃枭食'], ['辛', '食枭财才印官杀枭劫禄印伤'],
  ['壬', '刃官食伤杀才财官枭印杀禄'], ['癸', '禄杀伤食官财才杀印枭官劫'],
])('the months 子 to 亥 of a Day Master %s give %s', (dayMaster, patterns) => {
  expect(byMonthOf(dayMaster)).toBe(patterns);
});

describe('the pattern by exposure', () => {
  // biome-ignore format: a table
  test.each([
    ['丙寅 戊戌 辛酉 戊子', 'zhengyin',  'mainShown',  '戊',   'the main stem stands on month and hour'],
    ['甲申 壬申 乙巳 戊寅', 'zhengyin',  'otherShown', '壬戊', 'not the main one: the middle stem goes before the residual one'],
    ['壬寅 戊申 壬辰 壬寅', 'qisha',     'otherShown', '戊',   'a stem of the own element gives no pattern'],
    ['乙卯 丁亥 丁未 庚戌', 'zhengguan', 'noneShown',  '壬',   'none stands on another stem than that of the day'],
    ['甲子 辛未 辛酉 壬辰', 'pianyin',   'noneShown',  '己',   'the other polarity is not the stem'],
    ['甲子 丙寅 甲子 丙寅', 'jianlu',    'lu',         '甲',   'in the month of its 禄 another shown stem changes nothing'],
    ['甲子 丁卯 甲子 乙丑', 'yangren',   'blade',      '乙',   'nor in that of its 刃'],
    ['甲寅 庚午 戊申 甲寅', 'yangren',   'noneShown',  '丁',   'the main stem of this 刃 is no peer'],
    ['甲子 己巳 戊子 庚申', 'shishen',   'otherShown', '庚',   'nor is that of this 禄'],
    ['丙子 庚寅 乙丑 丁亥', 'shangguan', 'otherShown', '丙',   'a month of the own element that is neither'],
    ['庚子 戊寅 乙丑 丁亥', 'zhengcai',  'otherShown', '戊',   'the same by its residual stem'],
    ['庚子 戊子 己丑 己未', 'piancai',   'noneShown',  '癸',   'a branch that hides one stem'],
  ])('of %s is %s (%s, %s): %s', (pillars, id, rule, by) => {
    const { byExposure } = patternOf(pillars);
    expect([byExposure.id, byExposure.rule, byExposure.by.map((stem) => STEM_HANZI[stem]).join('')]).toEqual([id, rule, by]);
  });

  const pair = fc.integer({ min: 0, max: 59 }).map(sexagenary);
  test('reads the facts of the candidates, and its name is that of a candidate or of the month', () => {
    fc.assert(
      fc.property(pair, pair, pair, pair, (year, month, day, hour) => {
        const { byMonth, byExposure, candidates, luMonth, bladeMonth } = monthPattern(
          seenPillars({ year, month, day, hour }),
        );
        const stems = { year: stemOf(year), month: stemOf(month), hour: stemOf(hour) };
        for (const { stem, shownIn, kinIn } of candidates) {
          const where = (of: number) => (['year', 'month', 'hour'] as const).filter((pillar) => stems[pillar] === of);
          expect([shownIn, kinIn]).toEqual([where(stem), where(stem % 2 === 0 ? stem + 1 : stem - 1)]);
        }
        const gods = candidates.filter(({ tenGod }) => tenGod !== 'bijian' && tenGod !== 'jiecai');
        const shown = gods.filter(({ shownIn }) => shownIn.length > 0);
        if (byExposure.rule.endsWith('Shown') && byExposure.rule !== 'noneShown') {
          expect(byExposure.id).toBe(shown[0]!.tenGod);
          expect(shown.map(({ stem }) => stem)).toEqual(expect.arrayContaining([...byExposure.by]));
        } else expect([byExposure.id, byExposure.by]).toEqual([byMonth.id, [candidates[0]!.stem]]);
        expect(byMonth.rule === 'blade').toBe(bladeMonth);
        if (byMonth.rule === 'lu') expect(luMonth).toBe(true);
        expect([luMonth && bladeMonth, candidates[0]!.role]).toEqual([false, 'main']);
      }),
      { numRuns: 3000, seed: 20261122 },
    );
  });
});
