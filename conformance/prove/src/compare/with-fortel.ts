// Compares charts of the Zhongzhou school with fortel-ziweidoushu. All differences are named.

import { castChartAt } from 'beichen';
import { BRANCH_HANZI } from 'beichen/glossary';
import { PROGRAMS } from 'beichen/internal';
import { ADAPTERS, fortelQuestion } from '../adapters.ts';
import { birthText, countedDay, inChina, type SundialBirth, sundialOf } from '../births/births.ts';
import { lunarFact } from '../births/civil-day.ts';
import { disputedMonthAt } from '../births/disputed-months.ts';
import { type Comparison, compare, type NamedDifference } from '../facts/comparison.ts';
import { type Facts, list } from '../facts/facts.ts';
import { boardFacts } from '../facts/ziwei-answers.ts';
import { ziweiFacts } from '../facts/ziwei-facts.ts';

export interface FortelQuestion {
  readonly birth: SundialBirth;
  readonly dayBoundary: 'zi' | 'midnight';
}

/** Stars that fortel does not have. */
const NOT_IN_FORTEL: readonly string[] = ['huagai', 'tiande', 'longde'];

/** Known differences. */
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
    theirs: ({ birth, dayBoundary }) => {
      const question = fortelQuestion('chart', { ...countedDay(birth, dayBoundary), gender: birth.gender });
      const board = ADAPTERS.fortelBoard(question);
      return { ...boardFacts(board), lunar: board.lunarDate };
    },
    textOfQuestion: ({ birth, dayBoundary }) => `${birthText(birth)} ${dayBoundary}`,
    named: FORTEL_DIFFERENCES,
  });

function ourFacts({ birth, dayBoundary }: FortelQuestion): Facts {
  const by = { ...PROGRAMS.fortel.conventions, dayBoundary };
  const { moment, ziwei, conventions } = castChartAt(...inChina(sundialOf(birth)), birth.gender, by);
  const facts: Record<string, string> = {
    ...ziweiFacts(ziwei, conventions.school),
    lunar: lunarFact(moment.lunarDate),
  };
  for (const palace of ziwei.palaces) {
    const at = BRANCH_HANZI[palace.branch]!;
    facts[`${at}.adjective`] = list(
      palace.adjectiveStars.map(({ id }) => id).filter((id) => !NOT_IN_FORTEL.includes(id)),
    );
    facts[`${at}.energy`] = list(palace.majorStars.map((star) => `${star.id} ${ENERGY[star.brightness!]}`));
  }
  return facts;
}

/** fortel has one number for 地, 平 and 闲. */
const ENERGY: Readonly<Record<string, number>> = { miao: 2, wang: 1, di: 0, ping: 0, xianIdle: 0, xian: -1 };
