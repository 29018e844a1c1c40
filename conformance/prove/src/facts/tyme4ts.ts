// Facts of Four Pillars, luck and almanac by tyme4ts, with the names of pillar-facts.ts. Its only clock is that of China, UTC+8.

import type { EightChar, HeavenStem } from 'tyme4ts';
import { Fortune } from 'tyme4ts';
import { ADAPTERS, birthQuestion, dateAnswer, type FacesAnswer, luckDecades, momentAt, TYME } from '../adapters.ts';
import type { ClockBirth } from '../births/births.ts';
import { countedDayAt, dateOf } from '../births/civil-day.ts';
import type { Facts } from './facts.ts';
import { namesOf } from './glossary-names.ts';
import { luckStartFact } from './luck-start.ts';
import { AGES, type PillarMoment } from './pillar-moments.ts';

export interface TymeQuestion extends ClockBirth {
  readonly dayBoundary: 'zi' | 'midnight';
}

const tenGodId = namesOf('tenGods');
const nayinId = namesOf('nayin');
const growthId = namesOf('changsheng12');
const termId = namesOf('solarTerms');

/** The eight characters alone. */
export const tymeEightChar = ({ clock, dayBoundary }: Omit<TymeQuestion, 'gender'>): EightChar =>
  TYME.eightOf(momentAt(clock), { dayBoundary });

/** Facts of each pillar. The Day Master itself has no ten god. */
function faceFacts(answer: FacesAnswer): Facts {
  const facts: Record<string, string> = {};
  for (const name of ['year', 'month', 'day', 'hour'] as const) {
    facts[name] = answer[name];
    const tenGod = answer.tenGods[name];
    if (tenGod !== undefined) facts[`${name}.tenGod`] = tenGodId(tenGod);
    facts[`${name}.hidden`] = answer.hiddenStems[name]
      .map((stem, n) => `${stem} ${tenGodId(answer.hiddenTenGods[name][n]!)}`)
      .join(', ');
    facts[`${name}.nayin`] = nayinId(answer.nayin[name]);
    facts[`${name}.growth`] = growthId(answer.growth[name]);
    facts[`${name}.self`] = growthId(answer.selfGrowth[name]);
    facts[`${name}.void`] = answer.voids[name].join('');
  }
  return facts;
}

/** Facts of a birth. */
export function tymeFacts({ clock, gender, dayBoundary }: TymeQuestion): Facts {
  const question = birthQuestion('pillars', { clock, gender, dayBoundary });
  const answer = ADAPTERS.tymePillars(question);
  const { limit, first, startsAt } = TYME.luckOf(question.birth);
  return {
    lunar: dateAnswer('tyme4ts', dateOf(countedDayAt(clock, dayBoundary))).lunarDate,
    term: termId(answer.term),
    conception: answer.conception,
    fetalBreath: answer.fetalBreath,
    lifePalacePillar: answer.lifePalacePillar,
    bodyPalacePillar: answer.bodyPalacePillar,
    'luck.forward': String(answer.luck.forward),
    'luck.pillars': [0, 1, 9].map((n) => first.next(n).getName()).join(' '),
    'luck.start': luckStartFact({
      after: [
        limit.getYearCount(),
        limit.getMonthCount(),
        limit.getDayCount(),
        limit.getHourCount(),
        limit.getMinuteCount(),
      ],
      startsAt,
      fromAge: first.getStartAge(),
      toAge: first.getEndAge(),
    }),
    ...faceFacts(answer),
  };
}

/** Facts of the command of the month on a day, and of the day of the day pillar. */
export function tymeAlmanacFacts({ clock, dayBoundary }: TymeQuestion): Facts {
  const { officer, mansion } = dateAnswer('tyme4ts', dateOf(countedDayAt(clock, dayBoundary)));
  const day = TYME.timeOf(momentAt(clock)).getSolarDay();
  const command = day.getHideHeavenStemDay().getHideHeavenStem().getHeavenStem().getName();
  return { command, officer, mansion };
}

/**
 * Facts of a birth at a moment. It has the start of the first luck pillar and the others by number, ten years each; the one of the moment follows from these.
 */
export function tymeTransitFacts({ clock, gender, dayBoundary, at }: PillarMoment): Facts {
  const { birth, conventions } = birthQuestion('pillarsAt', { clock, gender, dayBoundary });
  const eight = TYME.eightOf(birth, conventions);
  const dayMaster: HeavenStem = eight.getDay().getHeavenStem();
  const { limit, first, startsAt } = TYME.luckOf(birth);
  const time = momentAt(at);
  const solarYear = TYME.timeOf(time).getSixtyCycleHour().getSixtyCycleDay().getSixtyCycleMonth().getSixtyCycleYear();
  const number = Math.max(luckDecades(startsAt, time) + 1, 0);
  const decade = first.next(Math.max(number, 1) - 1);
  const fortune = limit.getStartFortune();
  const firstYear = fortune.getSixtyCycleYear().getYear();
  const months = Array.from({ length: 12 }, (_, month) =>
    solarYear.getFirstMonth().next(month).getSixtyCycle().getName(),
  );
  return {
    luck: number === 0 ? 'before' : `${number} ${decade.getName()}`,
    'luck.ages': `${decade.getStartAge()}-${decade.getEndAge()}`,
    'luck.years': Array.from({ length: 10 }, (_, n) => decade.getStartSixtyCycleYear().next(n))
      .map((year) => `${year.getYear()} ${year.getSixtyCycle().getName()}`)
      .join(', '),
    'smallLuck.ages': AGES.map((age) => Fortune.fromChildLimit(limit, age - fortune.getAge()).getName()).join(' '),
    'smallLuck.year': fortune.next(solarYear.getYear() - firstYear).getName(),
    'solarYear.months': months.join(' '),
    ...faceFacts(TYME.facesOf(TYME.eightOf(time, conventions), dayMaster)),
  };
}
