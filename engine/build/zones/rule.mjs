// The rule after a zone's last listed change: the POSIX TZ string in the footer of its file: one offset for ever, or a summer time each year.

/**
 * @typedef {object} YearlyRule
 * @property {number} standardSeconds
 * @property {number} summerSeconds the greater of the two
 * @property {string} start POSIX "Mm.w.d/time", by the clock of standard time
 * @property {string} end the same, by the clock of summer time
 * @property {boolean} calledWinterTime whether the text calls the lesser of the two offsets the special one, as Dublin's does
 */

const RULE =
  /^(?:<[^>]+>|[A-Za-z]+)(?<standard>[-+:\d]+)(?:(?:<[^>]+>|[A-Za-z]+)(?<special>[-+:\d]+)?,(?<start>M[^,]+),(?<end>M[^,]+))?$/;

/**
 * @param {string} text such as "EST5EDT,M3.2.0,M11.1.0", where west is positive, or "IST-1GMT0,M10.5.0,M3.5.0/1"
 * @returns {{always: number}|YearlyRule}
 * @throws {Error} on the forms with days of the year, which no zone uses
 */
export function readRule(text) {
  const { standard, special, start, end } = RULE.exec(text)?.groups ?? fail(text);
  const usual = -seconds(standard);
  if (start === undefined) return { always: usual };
  const other = special === undefined ? usual + 3600 : -seconds(special);
  return other > usual
    ? { standardSeconds: usual, summerSeconds: other, start, end, calledWinterTime: false }
    : { standardSeconds: other, summerSeconds: usual, start: end, end: start, calledWinterTime: true };
}

/**
 * @param {YearlyRule} rule
 * @param {number} year
 * @returns {{summer: number, standard: number}} when each begins, in seconds since 1970-01-01T00:00Z
 */
export const changesByRule = (rule, year) => ({
  summer: wallClock(year, rule.start) - rule.standardSeconds,
  standard: wallClock(year, rule.end) - rule.summerSeconds,
});

/** "M10.5.0/3": the last (5) Sunday (0) of October at 3 o'clock, as seconds on the clock in force until then */
function wallClock(year, moment) {
  const [, month, week, weekday, time = '2'] = /^M(\d+)\.([1-5])\.([0-6])(?:\/(.+))?$/.exec(moment) ?? fail(moment);
  const firstWeekday = new Date(Date.UTC(year, Number(month) - 1, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, Number(month), 0)).getUTCDate();
  let day = 1 + ((Number(weekday) - firstWeekday + 7) % 7) + 7 * (Number(week) - 1);
  while (day > days) day -= 7;
  return Date.UTC(year, Number(month) - 1, day) / 1000 + seconds(time);
}

function seconds(text) {
  const [, sign, hours, minutes = '0', rest = '0'] = /^([-+]?)(\d+)(?::(\d+))?(?::(\d+))?$/.exec(text) ?? fail(text);
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(rest));
}

function fail(text) {
  throw new Error(`cannot read "${text}" in the rule of a zone`);
}
