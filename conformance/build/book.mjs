// Facts printed in 紫微斗数全书, from the tables of docs/rules/charts.md: the four transformations of a stem (卷二), and the grades of stars where it states one (卷三).

import { readFileSync } from 'node:fs';
import { answer as iztro } from '../adapters/iztro.mjs';
import { BRANCHES, STEMS } from './truth.mjs';

// 甲廉破武阳, 乙机梁紫阴, 丙同机昌廉, 丁阴同机巨, 戊贪阴右机, 己武贪梁曲, 庚日武阴同, 辛巨阳曲昌, 壬梁紫府武, 癸破巨阴贪
const TRANSFORMATIONS = {
  甲: '廉贞 破军 武曲 太阳',
  乙: '天机 天梁 紫微 太阴',
  丙: '天同 天机 文昌 廉贞',
  丁: '太阴 天同 天机 巨门',
  戊: '贪狼 太阴 右弼 天机',
  己: '武曲 贪狼 天梁 文曲',
  庚: '太阳 武曲 太阴 天同',
  辛: '巨门 太阳 文曲 文昌',
  壬: '天梁 紫微 天府 武曲',
  癸: '破军 巨门 太阴 贪狼',
};
const KINDS = ['禄', '权', '科', '忌'];

/** Rows `| 紫微 | default | stated in QS3 | ZZ |` of section A6. A dot is a palace without a statement; the book prints 地 for 得. */
const GRADES = new Map(
  readFileSync(new URL('../../docs/rules/charts.md', import.meta.url), 'utf8')
    .split('### A6.')[1]
    .split('### A7.')[0]
    .split('\n')
    .flatMap((line) => {
      const [, stars, byDefault, stated] = line.split('|').map((cell) => cell.trim());
      if (!/^[一-鿿]{2}$/.test(stars ?? '') || byDefault?.length !== 12) return [];
      return [[stars, stated === '(same)' ? byDefault : stated]];
    }),
);

const byKind = (values) => Object.fromEntries(KINDS.map((kind, n) => [kind, values[n]]));

/** Palaces of the stars that each palace's stem transforms. The palaces have their stems by the tigers' rule (五虎遁). */
function flights({ palaces, stars, year }) {
  const roleAt = Object.fromEntries(Object.entries(palaces).map(([role, branch]) => [branch, role]));
  const tiger = 2 * (STEMS.indexOf(year[0]) % 5) + 2;
  const stemOf = (branch) => STEMS[(tiger + ((BRANCHES.indexOf(branch) + 10) % 12)) % 10];
  const landed = (branch) => byKind(TRANSFORMATIONS[stemOf(branch)].split(' ').map((star) => roleAt[stars[star]]));
  return { flights: Object.fromEntries(Object.entries(palaces).map(([role, branch]) => [role, landed(branch)])) };
}

/**
 * Two programs agree on the positions of the stars at level 2; here one of the two computes them.
 * @param {any} question
 */
export function bookFacts({ kind, level, birth, conventions }) {
  if (kind === 'flights') return flights(iztro({ kind: 'chart', birth, conventions }));
  if (level !== 'L3' || kind !== 'chart' || conventions.school !== 'common') return undefined;
  const { stars, year } = iztro({ kind, birth, conventions });
  const grades = Object.entries(stars).flatMap(([star, branch]) => {
    const grade = GRADES.get(star)?.[BRANCHES.indexOf(branch)];
    return grade === undefined || grade === '.' || grade === '-' ? [] : [[star, grade]];
  });
  return { transformations: byKind(TRANSFORMATIONS[year[0]].split(' ')), brightness: Object.fromEntries(grades) };
}
