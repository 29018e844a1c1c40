// Compares command of the month, officer and mansion of the day, and derived pillars with tyme4ts and lunar-typescript. All differences are named.

import { castChartAt, instant, type TermNumber } from 'beichen';
import { solarTermsOfYear } from 'beichen/almanac';
import { STEM_HANZI } from 'beichen/glossary';
import { almanacMonthOf, dayMansion, dayOfficer, monthCommand } from 'beichen/internal';
import { inChina } from '../births/births.ts';
import { countedDayAt, MS_PER_DAY, MS_PER_HOUR } from '../births/civil-day.ts';
import { type Comparison, compare, type NamedDifference } from '../facts/comparison.ts';
import type { Facts } from '../facts/facts.ts';
import { lunarTypescriptAlmanacFacts } from '../facts/lunar-typescript.ts';
import { pairText } from '../facts/pillar-facts.ts';
import { type TymeQuestion, tymeAlmanacFacts } from '../facts/tyme4ts.ts';
import { isBetweenInstantsOfTerm } from './with-tyme4ts.ts';

const OFFICERS = '建除满平定执破危成收开闭';
const MANSIONS = '角亢氐房心尾箕斗牛女虚危室壁奎娄胃昴毕觜参井鬼柳星张翼轸';

/** Our facts, with the clock of China for clock and sundial. */
function almanacFacts({ clock, gender, dayBoundary }: TymeQuestion): Facts {
  const { moment, pillars } = castChartAt(...inChina(clock), gender, { dayBoundary });
  return {
    command: STEM_HANZI[monthCommand(moment, 'ziping').stem]!,
    officer: OFFICERS[dayOfficer(moment.day, almanacMonthOf(moment.day))]!,
    mansion: MANSIONS[dayMansion(moment.day)]!,
    conception: pairText(pillars.conception),
    fetalBreath: pairText(pillars.fetalBreath),
    lifePalacePillar: pairText(pillars.lifePalacePillar),
    bodyPalacePillar: pairText(pillars.bodyPalacePillar),
  };
}

const BETWEEN_INSTANTS: NamedDifference<TymeQuestion> = {
  name: 'between two instants of a term',
  reason: 'The birth lies between the two instants at which the programs have a term begin, and so in two of them.',
  explains: (question, { fact }) => !IN_THE_ALMANAC.includes(fact) && isBetweenInstantsOfTerm(question),
};

const IN_THE_ALMANAC = ['officer', 'mansion'];

/** Both programs have a jie on the other side of a midnight in China. */
const JIE_AT_MIDNIGHT: NamedDifference<TymeQuestion> = {
  name: 'jie at midnight',
  reason:
    'The jie falls so close to midnight in China that by the instants of the programs it begins on two days; the officer of that one day differs.',
  explains: ({ clock, dayBoundary }, { fact }) => {
    const day = countedDayAt(clock, dayBoundary);
    return fact === 'officer' && jieNear(day).some((at) => Math.abs(secondsFromMidnight(at)) <= MAX_SECONDS_BETWEEN);
  },
};

/** Before 1929 the calendar of China used the mean time of Beijing, 116°25′. */
const CLOCK_OF_BEIJING: NamedDifference<TymeQuestion> = {
  name: 'jie between two midnights',
  reason:
    'Before 1929 the days of our almanac are those of the clock of Beijing, as the months of the calendar are; the programs have UTC+8 at all times. ' +
    'The jie falls within the 14 minutes and 20 seconds between the two midnights.',
  explains: ({ clock, dayBoundary }, { fact }) =>
    fact === 'officer' &&
    clock < FROM_UTC_8 &&
    jieNear(countedDayAt(clock, dayBoundary)).some((at) => dayInChina(at) !== dayInChina(at - BEHIND_UTC_8)),
};

const FROM_UTC_8 = Date.UTC(1929, 0, 1);
const BEHIND_UTC_8 = (14 * 60 + 20) * 1000;

/** Maximum difference between the instants of a term until 2100; most of it is the forecast of delta T. */
const MAX_SECONDS_BETWEEN = 120;

/** Known differences from tyme4ts. */
export const TYME_ALMANAC_DIFFERENCES: readonly NamedDifference<TymeQuestion>[] = [
  {
    name: 'command by whole days',
    reason:
      'tyme4ts counts days of the calendar from the day of the jie on, as if the month began with that whole day, and a stem commands a day longer ' +
      'than its row says. Ours counts seconds from the instant of the jie. Each of these differences is what our table gives by that counting.',
    explains: (question, { fact, theirs }) => fact === 'command' && commandByWholeDays(question) === theirs,
  },
  JIE_AT_MIDNIGHT,
  CLOCK_OF_BEIJING,
];

/** Known differences from lunar-typescript. */
export const LUNAR_TYPESCRIPT_ALMANAC_DIFFERENCES: readonly NamedDifference<TymeQuestion>[] = [
  BETWEEN_INSTANTS,
  JIE_AT_MIDNIGHT,
  CLOCK_OF_BEIJING,
];

/** The day in China of an instant, and the distance to the nearest midnight there. */
const dayInChina = (at: number): number => Math.floor((at + 8 * MS_PER_HOUR) / MS_PER_DAY);
const secondsFromMidnight = (at: number): number => {
  const ofDay = at + 8 * MS_PER_HOUR - dayInChina(at) * MS_PER_DAY;
  return Math.min(ofDay, MS_PER_DAY - ofDay) / 1000;
};

/** The jie of the year of a day, and of the years beside it, that fall within a day of it. */
function jieNear(day: number): readonly number[] {
  const year = new Date(day * MS_PER_DAY).getUTCFullYear();
  return [year - 1, year, year + 1]
    .flatMap((each) => solarTermsOfYear(each).filter((_, term) => term % 2 === 0))
    .map(({ instant: at }) => at)
    .filter((at) => Math.abs(dayInChina(at) - day) <= 1);
}

/** Command of the month by our table if whole days are counted from the day of the jie on, and each stem commands one day more. */
function commandByWholeDays({ clock, gender }: TymeQuestion): string {
  const day = Math.floor(clock / MS_PER_DAY);
  const { jie } = castChartAt(...inChina((day + 1) * MS_PER_DAY - 1), gender).moment;
  const begins = solarTermsOfYear(Math.floor(jie / 24))[jie % 24]!.instant;
  const days = Math.max(day - dayInChina(begins) - 1, 0);
  return STEM_HANZI[
    monthCommand({ instant: instant(begins + days * MS_PER_DAY), jie: jie as TermNumber }, 'ziping').stem
  ]!;
}

const questionText = ({ clock, gender, dayBoundary }: TymeQuestion): string =>
  `${new Date(clock).toISOString().slice(0, 19)} ${gender} ${dayBoundary}`;

/** Compares the command of the month, and officer and mansion of the day, with tyme4ts. */
export const compareAlmanacWithTyme = (questions: Iterable<TymeQuestion>): Comparison =>
  compare({
    questions,
    ours: almanacFacts,
    theirs: tymeAlmanacFacts,
    textOfQuestion: questionText,
    named: TYME_ALMANAC_DIFFERENCES,
  });

/** Compares officer, mansion and the derived pillars with lunar-typescript. */
export const compareAlmanacWithLunarTypescript = (questions: Iterable<TymeQuestion>): Comparison =>
  compare({
    questions,
    ours: almanacFacts,
    theirs: lunarTypescriptAlmanacFacts,
    textOfQuestion: questionText,
    named: LUNAR_TYPESCRIPT_ALMANAC_DIFFERENCES,
  });
