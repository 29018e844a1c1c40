// Compares schools with the rule book: every cell of brightness that charts show, and every difference of 全书 from the common school.

import { readFileSync } from 'node:fs';
import { castChartAt, SCHOOLS, type School, type ZiweiChart } from 'beichen';
import { lunarDateOf } from 'beichen/almanac';
import { BRANCH_HANZI } from 'beichen/glossary';
import { stemOf } from 'beichen/internal';
import { birthText, countedDay, inChina, randomBirths, type SundialBirth, sundialOf } from '../births/births.ts';
import { gregorianOf } from '../births/civil-day.ts';
import { compare, type NamedDifference } from '../facts/comparison.ts';
import { list } from '../facts/facts.ts';
import { namesOf } from '../facts/glossary-names.ts';
import { ziweiFacts } from '../facts/ziwei-facts.ts';
import { comparisonPart, type Part } from './report.ts';
import { whole } from './table.ts';

const chartOf = (birth: SundialBirth, school: School): ZiweiChart =>
  castChartAt(...inChina(sundialOf(birth)), birth.gender, { school }).ziwei;

/** The grades of a star from 子 to 亥 in the notation of the rule book: `-` for none. */
type Grades = ReadonlyMap<string, string>;

export function proveBrightness(births: number, seed: number): Part {
  const [common, quanshu, zhongzhou] = brightnessOfRuleBook();
  const rows: string[][] = [];
  let count = 0;
  const unexplained: string[] = [];
  for (const [school, table] of [
    ['common', common],
    ['quanshu', quanshu],
    ['zhongzhou', zhongzhou],
  ] as const) {
    const cells = new Set<string>();
    for (const birth of randomBirths(births, seed)) {
      for (const palace of chartOf(birth, SCHOOLS[school]).palaces) {
        for (const { id, brightness } of [...palace.majorStars, ...palace.minorStars]) {
          const cell = `${school} ${id} in ${BRANCH_HANZI[palace.branch]}`;
          if (cells.has(cell)) continue;
          cells.add(cell);
          const written = table.get(id)?.[palace.branch] ?? '-';
          const ours = brightness === undefined ? '-' : brightness;
          if ((written === '-' ? '-' : gradeId(written)) !== ours) unexplained.push(`${cell}: ${ours}, not ${written}`);
        }
      }
    }
    count += cells.size;
    rows.push([school, whole(cells.size)]);
  }
  return {
    title: 'Brightness, against the tables of docs/rules/charts.md A6',
    amount: `${whole(count)} cells`,
    head: ['school', 'cells that charts show'],
    rows,
    unexplained,
  };
}

const gradeId = namesOf('brightness');
const majorId = namesOf('major');
const minorId = namesOf('minor');

/** The default table, the table of 全书, which leaves some stars without a grade, and the table of 中州派. */
function brightnessOfRuleBook(): readonly [Grades, Grades, Grades] {
  const book = readFileSync(new URL('../../../../docs/rules/charts.md', import.meta.url), 'utf8');
  const [, section] = /### A6\. .*?\n([\s\S]*?)\n### A7\./.exec(book)!;
  const tables = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()] as const;
  for (const line of section!.split('\n').filter((text) => /^\| [一-鿿]/.test(text))) {
    const [stars, common, stated, zhongzhou] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()) as [string, string, string, string];
    for (const [i, star] of stars.split(' ').entries()) {
      const id = idOf(star);
      const byDefault = common.split(' · ')[i]!;
      tables[0].set(id, byDefault);
      tables[1].set(id, stated === 'silent' ? '-'.repeat(12) : byDefault);
      tables[2].set(id, zhongzhou === '(same)' ? byDefault : zhongzhou.split(' · ')[i]!);
    }
  }
  return tables;
}

function idOf(star: string): string {
  try {
    return majorId(star);
  } catch {
    return minorId(star);
  }
}

const STEM = { 辛: 7, 壬: 8 };

const QUANSHU_DIFFERENCES: readonly NamedDifference<SundialBirth>[] = [
  {
    name: '壬: 化科 天府',
    reason: '壬梁紫府武 (docs/rules/charts.md A7); commonly 左辅',
    explains: (birth, { fact, ours, theirs }) =>
      stemOf(chartOf(birth, SCHOOLS.quanshu).year) === STEM.壬 &&
      fact.endsWith('.transformation') &&
      [ours, theirs].every((stars) =>
        stars.split(', ').every((star) => star === '' || !star.endsWith(' ke') || KE.includes(star)),
      ),
  },
  {
    name: '辛: 天魁 寅, 天钺 午',
    reason: '六辛逢虎马 (docs/rules/charts.md A3); commonly 马虎',
    explains: (birth, { fact }) =>
      stemOf(chartOf(birth, SCHOOLS.quanshu).year) === STEM.辛 && ['寅.minor', '午.minor'].includes(fact),
  },
  {
    name: 'eight minor stars without a grade',
    reason: 'silent in 全书 (docs/rules/charts.md A6); commonly graded',
    explains: (_, { fact, ours, theirs }) =>
      fact.endsWith('.brightness') &&
      ours === list(theirs.split(', ').filter((grade) => !EIGHT.has(grade.split(' ')[0]!))),
  },
  {
    name: 'a leap month counts to the next',
    reason: '卷二 安身命例; commonly so after its day 15 alone',
    explains: (birth) => {
      const { leapMonth, day } = lunarDateOf(gregorianOf(countedDay(birth, 'zi').civilDay));
      return leapMonth && day <= 15;
    },
  },
];

const KE = ['tianfu ke', 'zuofu ke'];
const EIGHT: ReadonlySet<string> = new Set(
  ['左辅', '右弼', '天魁', '天钺', '禄存', '天马', '地空', '地劫'].map(minorId),
);

export const proveQuanshu = (births: number, seed: number): Part =>
  comparisonPart(
    'The school of 全书, against the common one',
    compare({
      questions: randomBirths(births, seed),
      ours: (birth) => ziweiFacts(chartOf(birth, SCHOOLS.quanshu), SCHOOLS.quanshu),
      theirs: (birth) => ziweiFacts(chartOf(birth, SCHOOLS.common), SCHOOLS.common),
      textOfQuestion: birthText,
      named: QUANSHU_DIFFERENCES,
    }),
    QUANSHU_DIFFERENCES,
  );
