// Charts of the Zhongzhou school beside fortel-ziweidoushu. Differences: nowhere that has no name here.

import { castChartAt, defineSchool, SCHOOLS, type School } from 'beichen';
import { BRANCH_HANZI } from 'beichen/glossary';
import { birthText, countedDay, inChina, type SundialBirth, sundialOf } from '../births/births.ts';
import { lunarFact } from '../births/civil-day.ts';
import { disputedMonthAt } from '../births/disputed-months.ts';
import { type Comparison, compare, type NamedDifference } from '../facts/comparison.ts';
import { type Facts, list } from '../facts/facts.ts';
import { ziweiFacts } from '../facts/ziwei-facts.ts';
import { fortelFacts } from '../peers/fortel.ts';

export interface FortelQuestion {
  readonly birth: SundialBirth;
  readonly dayBoundary: 'zi' | 'midnight';
}

/** fortel shows both branches of 截路空亡 and leaves out four stars that our Zhongzhou school shows. */
const SCHOOL_OF_FORTEL: School = defineSchool({
  ...SCHOOLS.zhongzhou,
  id: 'fortel',
  adjectiveStars: [
    ...SCHOOLS.zhongzhou.adjectiveStars.filter((star) => !['jiekong', 'huagai', 'tiande', 'longde'].includes(star)),
    'jielu',
    'kongwang',
  ],
});

/** The differences that are known. */
export const FORTEL_DIFFERENCES: readonly NamedDifference<FortelQuestion>[] = [
  {
    name: 'month 7 of 2097',
    reason: "fortel's table begins it a day before its new moon, as sxwnl does (disputed-months.ts).",
    explains: ({ birth, dayBoundary }) => disputedMonthAt(countedDay(birth, dayBoundary).civilDay) !== undefined,
  },
];

/** Compares charts of the Zhongzhou school: lunar date, stars, rings, decades, brightness in four steps, transformations, rulers, palaces. */
export const compareWithFortel = (questions: Iterable<FortelQuestion>): Comparison =>
  compare({
    questions,
    ours: ourFacts,
    theirs: ({ birth, dayBoundary }) => fortelFacts({ ...countedDay(birth, dayBoundary), gender: birth.gender }),
    textOfQuestion: ({ birth, dayBoundary }) => `${birthText(birth)} ${dayBoundary}`,
    named: FORTEL_DIFFERENCES,
  });

function ourFacts({ birth, dayBoundary }: FortelQuestion): Facts {
  const conventions = { dayBoundary, school: SCHOOL_OF_FORTEL };
  const { moment, ziwei } = castChartAt(...inChina(sundialOf(birth)), birth.gender, conventions);
  const facts: Record<string, string> = {
    ...ziweiFacts(ziwei, SCHOOL_OF_FORTEL),
    lunar: lunarFact(moment.lunarDate),
  };
  for (const palace of ziwei.palaces) {
    facts[`${BRANCH_HANZI[palace.branch]}.energy`] = list(
      palace.majorStars.map((star) => `${star.id} ${ENERGY[star.brightness!]}`),
    );
  }
  return facts;
}

/** fortel has one number for 地, 平 and 闲. */
const ENERGY: Readonly<Record<string, number>> = { miao: 2, wang: 1, di: 0, ping: 0, xianIdle: 0, xian: -1 };
