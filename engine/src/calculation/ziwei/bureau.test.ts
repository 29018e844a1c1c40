import { expect, test } from 'vitest';
import { branchesOf } from '../cycle/branch.ts';
import { stemsOf } from '../cycle/stem.ts';
import { bureauId, bureauOf } from './bureau.ts';

// docs/rules/charts.md A1: bureau by stem of the life palace and its branch. The stem follows from the year (五虎遁), so every
// year stem and life palace is tried and looked up by the stem that it leads to.
const TABLE: Record<string, Record<string, string>> = {
  甲乙: { 子丑午未: 'metal4', 寅卯申酉: 'water2', 辰巳戌亥: 'fire6' },
  丙丁: { 子丑午未: 'water2', 寅卯申酉: 'fire6', 辰巳戌亥: 'earth5' },
  戊己: { 子丑午未: 'fire6', 寅卯申酉: 'earth5', 辰巳戌亥: 'wood3' },
  庚辛: { 子丑午未: 'earth5', 寅卯申酉: 'wood3', 辰巳戌亥: 'metal4' },
  壬癸: { 子丑午未: 'wood3', 寅卯申酉: 'metal4', 辰巳戌亥: 'water2' },
};
// 五虎遁, written out: the stems of 寅 … 丑 for the year stems 甲己, 乙庚, 丙辛, 丁壬, 戊癸.
const STEMS_FROM_TIGER: Record<string, string> = {
  甲己: '丙丁戊己庚辛壬癸甲乙丙丁',
  乙庚: '戊己庚辛壬癸甲乙丙丁戊己',
  丙辛: '庚辛壬癸甲乙丙丁戊己庚辛',
  丁壬: '壬癸甲乙丙丁戊己庚辛壬癸',
  戊癸: '甲乙丙丁戊己庚辛壬癸甲乙',
};

for (const [years, stems] of Object.entries(STEMS_FROM_TIGER)) {
  test(`the bureaus of ${years} years are those of the table`, () => {
    for (const yearStem of stemsOf(years)) {
      Array.from('寅卯辰巳午未申酉戌亥子丑').forEach((palace, i) => {
        const row = Object.entries(TABLE).find(([group]) => group.includes(stems[i]!))![1];
        const expected = Object.entries(row).find(([group]) => group.includes(palace))![1];
        expect(bureauId(bureauOf(yearStem, branchesOf(palace)[0]!))).toBe(expected);
      });
    }
  });
}
