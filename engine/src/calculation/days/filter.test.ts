// Filters against what almanacs print.

import { expect, test } from 'vitest';
import { castChart } from '../casting/chart.ts';
import { branchesOf } from '../cycle/branch.ts';
import { daysOf } from './days.ts';

const CHART = castChart({
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  gender: 'male',
  place: { longitude: 105.84, timeZone: 'Asia/Ho_Chi_Minh', countryCode: 'VN' },
});

// Tân Việt, Một trăm điều nên biết về phong tục Việt Nam, 112 (informatik.uni-leipzig.de/~duc/sach/phongtuc/cau_112.html): the yellow and the black days of
// the lunar months 1 and 7, 2 and 8, 3 and 9, 4 and 10, 5 and 11, 6 and 12.
const PRINTED = [
  '子丑巳未 午卯亥酉',
  '寅卯未酉 申巳丑亥',
  '辰巳酉亥 戌未丑亥',
  '午未丑酉 子酉巳卯',
  '申酉丑卯 寅亥未巳',
  '戌亥卯巳 辰丑酉未',
];
// Two branches are in both columns of their row.
const MISPRINTS: Readonly<Record<string, string>> = { 戌未丑亥: '戌未丑卯', 午未丑酉: '午未丑亥' };

test.each([
  ['yellow', 0, ['qinglongDay', 'mingtang', 'tiandeDay', 'yutang']],
  ['black', 1, ['baihuDay', 'zhuque', 'gouchen', 'xuanwu']],
] as const)('four spirits find the four %s days of Vietnam in each month', (_, column, spirit) => {
  const year = daysOf(CHART, { from: '2026-02-17', to: '2027-02-05' }, { spirit });
  const found = Array.from({ length: 12 }, (_month, n) =>
    year.days.flatMap(({ almanac, pillar }) => (almanac.lunarDate.month === n + 1 ? [pillar.branch] : [])),
  );
  const printed = PRINTED.map((row) => row.split(' ')[column]!).map((row) => branchesOf(MISPRINTS[row] ?? row));
  const inOrder = (branches: Iterable<number>) => [...new Set(branches)].sort((a, b) => a - b);
  expect(found.map(inOrder)).toEqual([...printed, ...printed].map(inOrder));
});
