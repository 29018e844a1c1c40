import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { names as zh } from '../../presentation/words/zh/names.generated.ts';
import {
  BRIGHTNESS_OF_EIGHT,
  type BrightnessTable,
  COMMON_BRIGHTNESS as COMMON,
  ZHONGZHOU_BRIGHTNESS as ZHONGZHOU,
} from './brightness.ts';
import type { MajorStarId, MinorStarId } from './star-ids.ts';

// docs/rules/charts.md A6: | star | default | stated in 全书 卷三 (. = silent) | 中州派 |, some rows with two stars parted by · .
const page = readFileSync(new URL('../../../../docs/rules/charts.md', import.meta.url), 'utf8');
const section = page.slice(page.indexOf('### A6.'), page.indexOf('### A7.'));
const rows = section
  .split('\n')
  .filter((line) => /^\| [^|]*[\p{Script=Han}]/u.test(line) && !line.includes('iztro'))
  .map(
    (line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()) as [string, string, string, string],
  );

const COMMON_BRIGHTNESS = { ...COMMON, ...BRIGHTNESS_OF_EIGHT.common };
const ZHONGZHOU_BRIGHTNESS = { ...ZHONGZHOU, ...BRIGHTNESS_OF_EIGHT.zhongzhou };

const starNamed = (name: string) =>
  Object.entries(zh.stars).find(([, hanzi]) => hanzi === name)![0] as MajorStarId | MinorStarId;
const printed = (table: BrightnessTable, star: MajorStarId | MinorStarId) =>
  table[star]?.map((grade) => (grade === undefined ? '-' : zh.brightness[grade])).join('');

test('the rule book grades 28 stars', () => {
  expect(rows.flatMap(([stars]) => stars.split(' ')).length).toBe(28);
});

describe.each(rows)('%s', (stars, common, stated, zhongzhou) => {
  test.each(stars.split(' ').map((name, i) => [name, i] as const))('%s', (name, i) => {
    const star = starNamed(name);
    const first = common.split(' · ')[i] ?? common;
    expect(printed(COMMON_BRIGHTNESS, star)).toBe(first);
    const second = zhongzhou === '(same)' ? first : (zhongzhou.split(' · ')[i] ?? zhongzhou);
    expect(printed(ZHONGZHOU_BRIGHTNESS, star)).toBe(second);
    // 178 cells are stated in 全书 卷三; the two that the modern table grades otherwise are named there.
    if (/^[庙旺得利平不陷.-]{12}$/.test(stated)) {
      const differing = Array.from(stated).filter((grade, b) => grade !== '.' && grade !== common[b]);
      expect(differing.length).toBe(name === '天机' || name === '文曲' ? 1 : 0);
    }
  });
});
