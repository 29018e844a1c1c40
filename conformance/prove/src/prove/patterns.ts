// Recounts the table of the patterns' rarity: every birth of two hundred years is cast in each school, and its patterns are counted.

import { castChartAt, type Gender, SCHOOL_IDS, SCHOOLS, type SchoolId } from 'beichen';
import { PATTERN_IDS, patternRarities, patternsOf } from 'beichen/patterns';
import { FIRST_DATE, inChina, LAST_DATE, type SundialBirth, sundialOf } from '../births/births.ts';
import { civilDayOf } from '../births/civil-day.ts';
import type { Part } from './report.ts';
import { whole } from './table.ts';

/** Number of births with a form of a pattern, and of those without flags. */
interface Births {
  births: number;
  clean: number;
}

/** The births with each form, by pattern and form: `zifuTonggong main`. */
export type BirthsByForm = ReadonlyMap<string, Births>;

const HOURS = 12;

/** Gender matters only if 火星 and 铃星 are counted by yin and yang: each birth then counts half for a man and half for a woman. */
const gendersIn = (school: SchoolId): readonly Gender[] =>
  SCHOOLS[school].fireBell === 'byYinYang' ? ['male', 'female'] : ['male'];

/** One rule for days and leap months in all schools, so that their counts are of the same births. */
const RULES = { dayBoundary: 'zi', leapMonthRule: 'split' } as const;

const chartOf = (birth: Omit<SundialBirth, 'gender'>, gender: Gender, school: SchoolId) =>
  castChartAt(...inChina(sundialOf({ ...birth, gender })), gender, { ...RULES, school });

/** Births with the same places of the stars in patterns: their number, and one of them. */
interface SameStars {
  readonly birth: Omit<SundialBirth, 'gender'>;
  births: number;
}

/** Every double hour of every lunar day of the lunar years 1900 to 2099, by year, month, double hour and the palace of 紫微. */
function birthsByStars(): readonly SameStars[] {
  const found = new Map<string, SameStars>();
  for (let civilDay = civilDayOf(FIRST_DATE); civilDay <= civilDayOf(LAST_DATE); civilDay++) {
    for (let doubleHour = 0; doubleHour < HOURS; doubleHour++) {
      const birth = { civilDay, doubleHour };
      const { year, month, hour, ziweiBranch: ziweiPalace } = chartOf(birth, 'male', 'common').ziwei;
      const key = `${year} ${month} ${hour} ${ziweiPalace}`;
      const same = found.get(key) ?? { birth, births: 0 };
      same.births += 1;
      found.set(key, same);
    }
  }
  return [...found.values()];
}
let counted: readonly SameStars[] | undefined;

/** All births of these years, and those with each form. */
export function countPatterns(school: SchoolId): { readonly all: number; readonly byForm: BirthsByForm } {
  counted ??= birthsByStars();
  const byForm = new Map<string, Births>();
  const genders = gendersIn(school);
  for (const { birth, births } of counted)
    for (const gender of genders)
      countChart(patternsOf(chartOf(birth, gender, school)), births / genders.length, byForm);
  return { all: counted.reduce((sum, { births }) => sum + births, 0), byForm };
}

/** A form in several palaces counts once; it is clean if it is clean in one of them. */
function countChart(patterns: ReturnType<typeof patternsOf>, weight: number, byForm: Map<string, Births>): void {
  const isClean = new Map<string, boolean>();
  for (const { id, forms, brokenBy } of patterns) {
    for (const form of forms) {
      const key = `${id} ${form}`;
      isClean.set(key, brokenBy.length === 0 || isClean.get(key) === true);
    }
  }
  for (const [key, clean] of isClean) {
    const counted = byForm.get(key) ?? { births: 0, clean: 0 };
    counted.births += weight;
    if (clean) counted.clean += weight;
    byForm.set(key, counted);
  }
}

/** Compares the table with the count, in each school. */
export function provePatternRarity(): Part {
  const counts = SCHOOL_IDS.map((school) => ({ school, ...countPatterns(school) }));
  const differences = counts.flatMap(({ school, all, byForm }) => {
    const percentOf = (births: number) => Math.round((1e6 * births) / all) / 1e4;
    return PATTERN_IDS.flatMap((id) =>
      Object.entries(patternRarities(school)![id]).flatMap(([form, rarity]) => {
        const { births, clean } = byForm.get(`${id} ${form}`) ?? { births: 0, clean: 0 };
        return rarity.percent === percentOf(births) && rarity.cleanPercent === percentOf(clean)
          ? []
          : [`${school}, ${id} ${form}: ${births} births, ${clean} clean, not ${JSON.stringify(rarity)}`];
      }),
    );
  });
  return {
    title: 'Rarity of the patterns by counting every double hour of every day of the lunar years 1900 to 2099',
    amount: `${whole(counts[0]!.all)} births in each of ${counts.length} schools`,
    head: ['', ''],
    rows: [
      ['schools', SCHOOL_IDS.join(', ')],
      ['births in each', whole(counts[0]!.all)],
      ['patterns, forms', `${whole(PATTERN_IDS.length)}, ${whole(counts[0]!.byForm.size)}`],
      ['shares that differ from the frozen table', whole(differences.length)],
    ],
    unexplained: differences,
  };
}
