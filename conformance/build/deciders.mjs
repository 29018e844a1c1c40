// Deciders of facts: other programs, and counts from published tables. Beichen is not among them.

import * as cantian from '../adapters/cantian-tymext.mjs';
import * as fortel from '../adapters/fortel-ziweidoushu.mjs';
import * as iztro from '../adapters/iztro.mjs';
import * as lunarTypescript from '../adapters/lunar-typescript.mjs';
import * as lunisolar from '../adapters/lunisolar.mjs';
import * as tyme4ts from '../adapters/tyme4ts.mjs';
import { bookFacts } from './book.mjs';
import { memoizeIztro } from './memoize-iztro.mjs';
import {
  clockMs,
  dateText,
  dayPairOf,
  HOUR,
  instantOfBirth,
  luckOf,
  luckPillarAt,
  lunarDateText,
  lunarOf,
  momentAt,
  offsetMs,
  pillarsOf,
  sinceMidnight,
  TERMS,
  termAt,
} from './truth.mjs';

memoizeIztro();

/** The programs in their usual configuration. */
export const PROGRAMS = [
  { key: 'tyme4ts', answer: tyme4ts.answer },
  { key: 'lunar-typescript', answer: lunarTypescript.answer },
  { key: 'lunisolar', answer: lunisolar.answer },
  { key: 'iztro', answer: iztro.answer },
  { key: 'fortel-ziweidoushu', answer: fortel.answer },
  { key: 'cantian-tymext', answer: cantian.answer },
];

/** Facts printed in books and counted from published tables. */
export const TABLES = [
  { key: 'tables', answer: tableFacts },
  { key: 'quanshu', answer: bookFacts },
];

/**
 * The response of a program as a decider: it gets the same question in a form in which it is known to be right.
 * @param natural its response to the question itself, which is the same in most cases
 */
export function decidingAnswer(question, answer, natural) {
  if (!isOfBoard(question)) return byTheInstant(question, answer, natural);
  const moved = onTheDay(question);
  return moved === question ? natural : answer(moved);
}

const isOfBoard = ({ level, kind }) =>
  ['L2', 'L3'].includes(level) || ['moment', 'flights', 'pairBoards'].includes(kind);

/** Moves a birth after 23:00 by an hour into the next day, if the day begins at 23:00. Other programs move the day, but some of them neither month nor year. */
function onTheDay(question) {
  const moved = (moment) => {
    if (moment === undefined || question.conventions.dayBoundary !== 'zi' || sinceMidnight(moment) < 23 * HOUR)
      return moment;
    return { ...moment, ...momentAt(clockMs(moment) + HOUR) };
  };
  const [birth, at, other] = [question.birth, question.at, question.other].map(moved);
  return birth === question.birth && at === question.at && other === question.other
    ? question
    : { ...question, birth, at, other };
}

/** Year and month are computed at the instant on the clock of China, day and hour on the clock of the birth. */
function byTheInstant(question, answer, natural) {
  const { birth } = question;
  if (question.kind !== 'pillars' || birth.timeZone === '+08:00') return natural;
  const inChina = { ...birth, ...momentAt(instantOfBirth(birth) + 8 * HOUR), timeZone: '+08:00' };
  const [there, here] = [
    answer({ ...question, birth: inChina }),
    answer({ ...question, birth: { ...birth, timeZone: '+08:00' } }),
  ];
  if (there === undefined || here === undefined) return undefined;
  return { year: there.year, month: there.month, day: here.day, hour: here.hour };
}

/** Facts counted from the instants of JPL DE431 and the rule of GB/T 33661. */
function tableFacts({ kind, date, term, birth, at, conventions }) {
  if (kind === 'date') return { lunarDate: lunarDateText(lunarOf(date)), dayPair: dayPairOf(date) };
  if (kind === 'term') {
    const inChina = termAt(term.year, TERMS.indexOf(term.name)) + offsetMs('+08:00');
    return { termDate: dateText(inChina), termAt: new Date(inChina).toISOString().slice(0, 19) };
  }
  if (kind === 'pillars') return { ...pillarsOf(birth, conventions.dayBoundary), luck: luckOf(birth) };
  if (kind === 'pillarsAt') return { ...pillarsOf(at, conventions.dayBoundary), luckPillar: luckPillarAt(birth, at) };
  return undefined;
}

/** Programs with a shared calculation count once. iztro and cantian take their calendar from a library by the author of tyme4ts. */
export function lineageOf(key, path) {
  const [first] = path.split('.');
  if (['tyme4ts', 'lunar-typescript'].includes(key)) return '6tail';
  if (
    key === 'iztro' &&
    ['lunarDate', 'year', 'month', 'day', 'hour', 'dayPair'].includes(first) &&
    !path.includes('.')
  )
    return '6tail';
  if (key === 'cantian-tymext' && !['stars', 'relations'].includes(first)) return '6tail';
  return key;
}
