// Facts of a birth at a moment by lunar-typescript. Its only clock is that of China, UTC+8.

import { ADAPTERS, birthQuestion, dateAnswer, LUNAR_TYPESCRIPT, momentAt } from '../adapters.ts';
import { countedDayAt, dateOf } from '../births/civil-day.ts';
import type { Facts } from './facts.ts';
import { AGES, type PillarMoment } from './pillar-moments.ts';

/** Number of luck pillars, including the time before the first, up to the greatest of the ages. */
const DECADES = 5;

/** Facts of a birth at a moment: the pillars, and its lists of luck, years, small luck and months. */
export function lunarTypescriptFacts({ clock, gender, dayBoundary, at }: PillarMoment): Facts {
  const { birth, conventions } = birthQuestion('pillarsAt', { clock, gender, dayBoundary });
  const { luck, startsAt } = LUNAR_TYPESCRIPT.luckOf(LUNAR_TYPESCRIPT.eightOf(birth, conventions), birth);
  const decades = luck.getDaYun(DECADES);
  const [before, one] = decades;
  const years = one!.getLiuNian(10);
  const moment = LUNAR_TYPESCRIPT.eightOf(momentAt(at), conventions);
  const smallLuck = decades.flatMap((decade) => decade.getXiaoYun());
  return {
    'luck.start': `${startsAt.slice(0, 16)} ${one!.getStartAge()}`,
    'luck.after': `${luck.getStartYear()} ${luck.getStartMonth()} ${luck.getStartDay()} ${luck.getStartHour()} 0`,
    'first.pair': one!.getGanZhi(),
    'first.years': years.map((year) => `${year.getYear()} ${year.getGanZhi()}`).join(', '),
    'before.years': before!
      .getLiuNian()
      .map((year) => `${year.getYear()} ${year.getGanZhi()}`)
      .join(', '),
    'smallLuck.ages': AGES.map((age) => smallLuck.find((each) => each.getAge() === age)!.getGanZhi()).join(' '),
    'first.months': years[0]!
      .getLiuYue()
      .map((month) => month.getGanZhi())
      .join(' '),
    year: moment.getYear(),
    month: moment.getMonth(),
    day: moment.getDay(),
    hour: moment.getTime(),
  };
}

/** Facts of the day of the day pillar, and of the pillars that are derived from the four. */
export function lunarTypescriptAlmanacFacts({ clock, gender, dayBoundary }: Omit<PillarMoment, 'at'>): Facts {
  const { officer, mansion } = dateAnswer('lunar-typescript', dateOf(countedDayAt(clock, dayBoundary)));
  const answer = ADAPTERS.lunarTypescriptPillars(birthQuestion('pillars', { clock, gender, dayBoundary }));
  const { conception, fetalBreath, lifePalacePillar, bodyPalacePillar } = answer;
  return { officer, mansion, conception, fetalBreath, lifePalacePillar, bodyPalacePillar };
}
