// Clock of a zone, period by period. The compiled file gives the offset; the eras of tzdata.zi divide it into standard and summer time.

import { changesByRule, readRule } from './rule.mjs';

/**
 * @typedef {object} Clock
 * @property {number} offsetSeconds
 * @property {number} daylightSavingSeconds the part of the offset that is summer time, never negative
 * @property {boolean} localMean
 *
 * @typedef {Clock & {from: number}} Period `from` in seconds since 1970-01-01T00:00Z, -Infinity for the first
 *
 * @typedef {object} Rule the summer times after the last period listed
 * @property {Clock} standard
 * @property {Clock} summer
 * @property {string} start POSIX "Mm.w.d/time", by the clock of standard time
 * @property {string} end the same, by the clock of summer time
 */

/**
 * @param {import('./tzif.mjs').CompiledZone} compiled
 * @param {import('./eras.mjs').Era[]} eras
 * @returns {{periods: Period[], rule: Rule|undefined}} neighbours differ; from the beginning of the last period on, the rule decides
 * @throws {Error} where the sources contradict each other
 */
export function zoneHistory(compiled, eras) {
  const rule = readRule(compiled.rule);
  const spans = dividedByEra(spansOf(compiled), eras);
  turnWinterTimeIntoStandard(spans, rule.calledWinterTime === true);
  const periods = [];
  for (const { from, abbreviation, offsetSeconds, standardSeconds } of spans) {
    const before = periods.at(-1);
    const daylightSavingSeconds = offsetSeconds - standardSeconds;
    if (daylightSavingSeconds < 0) throw new Error(`negative summer time from ${from}`);
    const clock = { offsetSeconds, daylightSavingSeconds, localMean: isLocalMean(abbreviation, offsetSeconds, before) };
    if (before === undefined || !isSameClock(before, clock)) periods.push({ from, ...clock });
  }
  return withoutWhatTheRuleSays(periods, rule);
}

const spansOf = ({ types, transitions }) =>
  [{ at: -Infinity, type: 0 }, ...transitions].map(({ at, type }) => ({ from: at, ...types[type] }));

/** Gives each span the standard offset of its era, and cuts it in two where an era begins inside it (Singapore 1936, same clock, no summer time). */
function dividedByEra(spans, eras) {
  let era = 0;
  let end = endOfEra(eras[0], spans);
  const divided = [];
  for (const [i, span] of spans.entries()) {
    const next = spans[i + 1]?.from ?? Infinity;
    let from = span.from;
    while (from < next) {
      while (end <= from) end = endOfEra(eras[++era], spans);
      const { standardSeconds } = eras[era];
      if (span.daylightSaving === (span.offsetSeconds === standardSeconds)) {
        throw new Error(`from ${from}, ${span.abbreviation}: summer time or not? The file and the zone line differ`);
      }
      divided.push({ ...span, from, standardSeconds, era });
      from = Math.min(end, next);
    }
  }
  return divided;
}

/** The instant of a zone line's UNTIL, which is a time on the clock in force just before it. */
function endOfEra({ until, standardSeconds }, spans) {
  if (until === undefined) return Infinity;
  const clock = until.wallMs / 1000;
  if (until.clock === 'utc') return clock;
  if (until.clock === 'standard') return clock - standardSeconds;
  const offsetBefore = (at) => spans.findLast((span) => span.from < at).offsetSeconds;
  const ends = [...new Set(spans.map((span) => span.offsetSeconds))]
    .filter((offset) => offsetBefore(clock - offset) === offset)
    .map((offset) => clock - offset);
  const end = ends.find((at) => spans.some((span) => span.from === at)) ?? ends[0];
  if (end === undefined)
    throw new Error(`an era ends at ${new Date(until.wallMs).toISOString()}, which no clock showed`);
  return end;
}

/**
 * Dublin's law calls summer time standard and takes an hour off in winter; so did Windhoek, Casablanca (in Ramadan) and Prague (1946-47).
 * There is no summer time below zero here: from the first such winter of an era to its last, winter is the standard and what is above
 * it is summer time; where the rule has such winters for ever, to the end. Outside of that the era's own offset is the standard: Dublin
 * 1968-71, Casablanca in the last summer before 2026-09-20, Windhoek from 2017-09-03 (the law says 2017-10-24; no clock was moved then).
 */
function turnWinterTimeIntoStandard(spans, forEver) {
  const isWinter = (span) => span.offsetSeconds < span.standardSeconds;
  for (const era of new Set(spans.filter(isWinter).map((span) => span.era))) {
    const ofEra = spans.filter((span) => span.era === era);
    const first = ofEra.findIndex(isWinter);
    const last = forEver && ofEra.includes(spans.at(-1)) ? ofEra.length - 1 : ofEra.findLastIndex(isWinter);
    const winterSeconds = ofEra[first].offsetSeconds;
    for (const span of ofEra.slice(first, last + 1)) span.standardSeconds = winterSeconds;
  }
}

/**
 * LMT is the mean time of the zone's own city before its first standard time, and -00 that nothing is known: either way no common clock.
 * A second LMT counts only across a change of the date line (Manila, Alaska). Luanda, Lima and São Tomé also write LMT for the mean time
 * of a capital that was kept by law.
 */
function isLocalMean(abbreviation, offsetSeconds, before) {
  if (abbreviation === '-00') return true;
  if (abbreviation !== 'LMT') return false;
  return before === undefined || (before.localMean && Math.abs(offsetSeconds - before.offsetSeconds) === 86_400);
}

const isSameClock = (a, b) =>
  a.offsetSeconds === b.offsetSeconds &&
  a.daylightSavingSeconds === b.daylightSavingSeconds &&
  a.localMean === b.localMean;

/** Drops the periods at the end that the rule describes too, except the first of them, with which the rule begins. */
function withoutWhatTheRuleSays(periods, rule) {
  const last = periods.at(-1);
  if (rule.always !== undefined) {
    if (last.offsetSeconds !== rule.always)
      throw new Error(`the last offset is ${last.offsetSeconds}, the rule's ${rule.always}`);
    return { periods, rule: undefined };
  }
  const clock = (offsetSeconds, daylightSavingSeconds) => ({ offsetSeconds, daylightSavingSeconds, localMean: false });
  const standard = clock(rule.standardSeconds, 0);
  const summer = clock(rule.summerSeconds, rule.summerSeconds - rule.standardSeconds);
  const byRule = [];
  for (let year = yearOf(periods[1].from) - 1; year <= yearOf(last.from) + 1; year++) {
    const changes = changesByRule(rule, year);
    byRule.push({ from: changes.summer, ...summer }, { from: changes.standard, ...standard });
  }
  byRule.sort((a, b) => a.from - b.from);

  const isSaidByRule = (period, next) => {
    const at = byRule.findLastIndex((one) => one.from <= period.from);
    return at >= 0 && isSameClock(byRule[at], period) && (next === undefined || next.from === byRule[at + 1].from);
  };
  let first = periods.length;
  while (isSaidByRule(periods[first - 1], periods[first])) first--;
  if (first === periods.length) throw new Error('the rule contradicts the last period');
  return { periods: periods.slice(0, first + 1), rule: { standard, summer, start: rule.start, end: rule.end } };
}

const yearOf = (seconds) => new Date(seconds * 1000).getUTCFullYear();
