// Reasons why a program in its usual configuration returns another fact: the first class that applies to the question. A difference without a class removes the
// fact from the case.

import { clockMs, DAY, dateText, HOUR, instantOfBirth, lastJie, lunarOf, sinceMidnight } from './truth.mjs';

const isLateZi = (moment) => moment !== undefined && sinceMidnight(moment) >= 23 * HOUR;
const nextDay = (moment) => lunarOf(dateText(clockMs(moment) + DAY));
const doubleHour = (ms) => Math.floor((ms + HOUR) / (2 * HOUR));

/** The jie nearest to the birth, on its clock. */
function nearestJie(birth) {
  const at = instantOfBirth(birth);
  const { from, to } = lastJie(at);
  return (at - from < to - at ? from : to) + clockMs(birth) - at;
}

// biome-ignore format: one class a row
const CLASSES = [
  { name: 'termClock', holds: ({ birth, level }) => level === 'L1' && birth.timeZone !== '+08:00' },
  { name: 'doubleHour', programs: ['iztro'], holds: ({ birth, level }) => level === 'L1' && doubleHour(nearestJie(birth)) === doubleHour(clockMs(birth)) },
  { name: 'termDay', holds: ({ birth, kind }, path) => kind === 'pillars' && !path.startsWith('luck') && Math.floor((nearestJie(birth) + HOUR) / DAY) === Math.floor((clockMs(birth) + HOUR) / DAY) },
  { name: 'luckStart', holds: (_, path) => path === 'luck.startsAt' },
  { name: 'lateZiMonthEnd', holds: ({ birth, level }) => ['L2', 'L3'].includes(level) && isLateZi(birth) && nextDay(birth).day === 1 },
  { name: 'lateZiLeapMonth', holds: ({ birth, level }) => ['L2', 'L3'].includes(level) && isLateZi(birth) && lunarOf(birth.date).isLeap },
  { name: 'lateZi', holds: ({ birth, conventions }) => conventions.dayBoundary !== undefined && isLateZi(birth) },
  {
    name: 'leapMonth',
    holds: ({ birth, at, level }) => ['L2', 'L3', 'L4', 'L6'].includes(level) && [birth, at].some((each) => each && lunarOf(each.date).isLeap),
  },
];

/** Classes that apply to a question as a whole, even if no program here differs. */
export const situationsOf = (question) =>
  CLASSES.filter(({ holds }) => holds(question, '')).map(({ name }) => ({ class: name }));

export const classOfDissent = (program, question, path) =>
  CLASSES.find(({ programs, holds }) => (programs === undefined || programs.includes(program)) && holds(question, path))
    ?.name;
