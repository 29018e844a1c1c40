import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRANCH_HANZI } from '../cycle/branch.ts';
import { ELEMENT_IDS, element } from '../cycle/element.ts';
import { branchOfPair, pairFromHanzi, sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { elementOfStem, STEM_HANZI } from '../cycle/stem.ts';
import { CONDITION_IDS } from './depth-ids.ts';
import { seenPillars } from './four-pillars.ts';
import { type Structure, structuresOf } from './structures.ts';

const structuresIn = (hanzi: string) => {
  const [year, month, day, hour] = hanzi.split(' ').map(pairFromHanzi);
  return structuresOf(seenPillars({ year: year!, month: month!, day: day!, hour: hour! }));
};
/** A structure in one line: its conditions in their order, "not" before one that is not met, with their pillars. */
const output = ({ id, element: its, with: partner, conditions }: Structure): string =>
  [
    [id, its === undefined ? '' : ELEMENT_IDS[its], partner ?? ''].join(' ').trim(),
    ...conditions.map(({ id: condition, met, pillars }) =>
      `${met ? '' : 'not '}${condition} ${pillars.join(' ')}`.trim(),
    ),
  ].join(', ');

describe('the structures that a chart comes near to', () => {
  // The worked examples of 子平真诠 论杂格, and others beside them.
  test.each([
    [
      '甲戌 丁卯 壬寅 甲辰',
      'follow, noPeerStem, noResourceStem, noMainRoot, not noRoot hour, noResourceMain',
      'transform wood month, monthSupports month, noRival, noSibling, elementShown year hour, not noRoot hour, noControllerStem',
    ],
    [
      '癸亥 乙卯 乙未 壬午',
      'dominant, completeGroup year month day, groupHoldsMonth month, noOfficerStem, noOfficerMain',
    ],
    ['乙酉 乙酉 乙酉 甲申'],
    [
      '戊申 庚申 甲戌 己巳',
      'follow, noPeerStem, noResourceStem, noMainRoot, noRoot, noResourceMain',
      'transform earth hour, not monthSupports month, noRival, not noSibling year, elementShown year, noRoot, noControllerStem',
    ],
    // The direction 寅卯辰 without the month, 庚 and 酉 against it.
    [
      '庚寅 乙酉 甲辰 丁卯',
      'dominant, completeGroup year day hour, not groupHoldsMonth, not noOfficerStem year, not noOfficerMain month',
    ],
    // All four branches of earth.
    [
      '己丑 戊辰 戊戌 己未',
      'dominant, completeGroup year month day hour, groupHoldsMonth month, noOfficerStem, noOfficerMain',
    ],
    // 丁 on month and hour: each is the rival of the other; 辛 feeds the Day Master and controls wood.
    [
      '辛亥 丁酉 壬寅 丁未',
      'transform wood month, not monthSupports month, not noRival hour, noSibling, not elementShown, not noRoot year, not noControllerStem year',
      'transform wood hour, not monthSupports month, not noRival month, noSibling, not elementShown, not noRoot year, not noControllerStem year',
    ],
    // 乙 follows no one: 酉 is not of its kind, but 亥 hides a root and 子 feeds it.
    [
      '丁亥 己酉 乙酉 丙子',
      'follow, noPeerStem, noResourceStem, noMainRoot, not noRoot year, not noResourceMain year hour',
    ],
    // The same with a root in the main stem.
    ['丁卯 己酉 乙酉 丙戌', 'follow, noPeerStem, noResourceStem, not noMainRoot year, not noRoot year, noResourceMain'],
  ])('%s', (pillars, ...expected) => {
    expect(structuresIn(pillars).map(output)).toEqual(expected);
  });

  // 曲直 炎上 稼穑 从革 润下: trine and direction of each element, and nothing else, open the gate of `dominant`.
  test('are dominant with a trine or a direction of the own element', () => {
    const groups = ['亥卯未 寅卯辰', '寅午戌 巳午未', '辰戌丑未', '巳酉丑 申酉戌', '申子辰 亥子丑'];
    const pair = fc.integer({ min: 0, max: 59 }).map(sexagenary);
    fc.assert(
      fc.property(pair, pair, pair, pair, (year, month, day, hour) => {
        const its = groups[elementOfStem(stemOf(day))]!.split(' ');
        const branches = [year, month, day, hour].map((each) => BRANCH_HANZI[branchOfPair(each)]!);
        const isOpen = its.some((group) => Array.from(group).every((each) => branches.includes(each)));
        const structures = structuresOf(seenPillars({ year, month, day, hour }));
        expect(structures.some(({ id }) => id === 'dominant')).toBe(isOpen);
      }),
      { numRuns: 4000, seed: 20261122 },
    );
  });

  test('follow where no stem helps, transform where the Day Master combines with a neighbour', () => {
    const pair = fc.integer({ min: 0, max: 59 }).map(sexagenary);
    const own = (hanzi: string) => '甲乙丙丁戊己庚辛壬癸'.indexOf(hanzi) >> 1;
    fc.assert(
      fc.property(pair, pair, pair, pair, (year, month, day, hour) => {
        const stems = [year, month, hour].map((each) => STEM_HANZI[stemOf(each)]!);
        const dayMaster = own(STEM_HANZI[stemOf(day)]!);
        const helps = stems.some((each) => [0, 4].includes((own(each) - dayMaster + 5) % 5));
        const partners = (['month', 'hour'] as const).filter(
          (_, n) => Math.abs(stemOf([month, hour][n]!) - stemOf(day)) === 5,
        );
        const structures = structuresOf(seenPillars({ year, month, day, hour }));
        expect(structures.some(({ id }) => id === 'follow')).toBe(!helps);
        const transforms = structures.filter(({ id }) => id === 'transform');
        expect(transforms.map(({ with: partner }) => partner)).toEqual(partners);
        for (const { element: to } of transforms) expect(to).toBe(element((stemOf(day) % 5) + 2));
        for (const { conditions } of structures) {
          expect(conditions.length).toBeGreaterThan(3);
          for (const { id, met, pillars } of conditions) {
            if (id.startsWith('no')) expect([id, met]).toEqual([id, pillars.length === 0]);
          }
        }
      }),
      { numRuns: 3000, seed: 20261122 },
    );
  });

  test('have conditions that each occur somewhere', () => {
    const ids = new Set(
      ['甲戌 丁卯 壬寅 甲辰', '癸亥 乙卯 乙未 壬午']
        .flatMap(structuresIn)
        .flatMap(({ conditions }) => conditions.map(({ id }) => id)),
    );
    expect([...ids].sort()).toEqual([...CONDITION_IDS].sort());
  });
});
