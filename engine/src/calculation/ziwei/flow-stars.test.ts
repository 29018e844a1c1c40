// The flow stars that only Vietnam reads. docs/rules/languages.md 4.

import { describe, expect, test } from 'vitest';
import { BRANCH_HANZI, type Branch, branchOf } from '../cycle/branch.ts';
import { pairOf, type Sexagenary, sexagenary } from '../cycle/sexagenary.ts';
import { stem } from '../cycle/stem.ts';
import { type FlowStarId, flowStarsOf } from './flow-stars.ts';
import { SCHOOLS } from './school.ts';

const placesOf = (year: Sexagenary): Readonly<Partial<Record<FlowStarId, Branch>>> =>
  Object.fromEntries(flowStarsOf('year', year, SCHOOLS.vietnam).map(({ id, branch: palace }) => [id, palace]));

// As six public programs place them: by tables, by steps from Thái Tuế, and by counting from Ngọ.
// biome-ignore format: the years 子 … 亥
const TABLE = {
  taisuiYear:  '子丑寅卯辰巳午未申酉戌亥',
  sangmenYear: '寅卯辰巳午未申酉戌亥子丑',
  baihuYear:   '申酉戌亥子丑寅卯辰巳午未',
  tiankuYear:  '午巳辰卯寅丑子亥戌酉申未',
  tianxuYear:  '午未申酉戌亥子丑寅卯辰巳',
} as const;

test.each(Object.entries(TABLE))('%s of the twelve years', (star, row) => {
  const years = Array.from({ length: 12 }, (_, branch) => placesOf(sexagenary(branch))[star as FlowStarId]!);
  expect(years.map((palace) => BRANCH_HANZI[palace]).join('')).toBe(row);
});

// A chart printed by tracuutuvi.com: Mệnh in Tỵ, the year Bính Ngọ (2026).
test('the sao lưu of 2026 are in the palaces of a printed chart', () => {
  const fromLife = [
    'Mệnh',
    'Phụ Mẫu',
    'Phúc Đức',
    'Điền Trạch',
    'Quan Lộc',
    'Nô Bộc',
    'Thiên Di',
    'Tật Ách',
    'Tài Bạch',
    'Tử Tức',
    'Phu Thê',
    'Huynh Đệ',
  ];
  const places = placesOf(pairOf(stem(2), branchOf('午')));
  const roleOf = (star: FlowStarId) => fromLife[(places[star]! - branchOf('巳') + 12) % 12];
  expect({
    'Lưu Thái Tuế': roleOf('taisuiYear'),
    'Lưu Tang Môn': roleOf('sangmenYear'),
    'Lưu Bạch Hổ': roleOf('baihuYear'),
    'Lưu Kình Dương': roleOf('qingyangYear'),
    'Lưu Đà La': roleOf('tuoluoYear'),
    'Lưu Thiên Mã': roleOf('tianmaYear'),
    'Lưu Lộc Tồn': roleOf('lucunYear'),
  }).toEqual({
    'Lưu Thái Tuế': 'Phụ Mẫu',
    'Lưu Tang Môn': 'Điền Trạch',
    'Lưu Bạch Hổ': 'Tử Tức',
    'Lưu Kình Dương': 'Phụ Mẫu',
    'Lưu Đà La': 'Huynh Đệ',
    'Lưu Thiên Mã': 'Điền Trạch',
    'Lưu Lộc Tồn': 'Mệnh',
  });
});

describe('no other level and no other school has them', () => {
  const added = (stars: readonly { readonly id: string }[]) =>
    stars.filter(({ id }) => Object.hasOwn(TABLE, id)).length;
  test('levels', () => {
    for (const level of ['decade', 'month', 'day', 'hour'] as const)
      expect(added(flowStarsOf(level, sexagenary(6), SCHOOLS.vietnam))).toBe(0);
  });
  test('schools', () => {
    const counts = Object.values(SCHOOLS).map((school) => added(flowStarsOf('year', sexagenary(6), school)));
    expect(counts).toEqual([0, 0, 0, 5, 0]);
  });
});
