// Rows of a zone's history in the table: one row of text, and one row of changes, which are stored apart because they are alike and so
// compress better; engine/src/calculation/time/zone-history.ts reads them back.
//
//   names|clocks|order|rule
//   changes
//
//   names    all names of this history, the zone's own first, separated by spaces
//   clocks   each clock the zone ever kept: offset in seconds, "/" and the summer time in it, "L" for local mean time
//   order    one base-36 digit a period: which of the clocks, from the first period on
//   rule     empty, or "standard summer start end": two of the clocks and the POSIX moments when the second begins and ends
//   changes  where each next period begins, on the clock that ends there: days since the change before (the first: since 1800-01-01),
//            then the time of day, a whole hour as 0-23 and any other as 24 + seconds. In this form New York and Los Angeles change alike,
//            and the text packs a third smaller than with instants.
//
// A number is written in base 32, the highest digit first: its last digit from the first half of DIGITS, those before from the second.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const FIRST_DAY = Date.UTC(1800, 0, 1) / 86_400_000;

/**
 * @param {string[]} names
 * @param {{periods: import('./history.mjs').Period[], rule: import('./history.mjs').Rule|undefined}} history
 * @returns {{row: string, changes: string}}
 */
export function zoneRow(names, { periods, rule }) {
  const clocks = [...new Set([...periods, ...(rule ? [rule.standard, rule.summer] : [])].map(clockText))];
  const order = periods.map((period) => clocks.indexOf(clockText(period)).toString(36));
  let day = FIRST_DAY;
  let changes = '';
  for (let i = 1; i < periods.length; i++) {
    const clock = periods[i].from + periods[i - 1].offsetSeconds;
    const onDay = Math.floor(clock / 86_400);
    const time = clock - onDay * 86_400;
    changes += number(onDay - day) + number(time % 3600 === 0 ? time / 3600 : 24 + time);
    day = onDay;
  }
  const ruleText = rule
    ? [clocks.indexOf(clockText(rule.standard)), clocks.indexOf(clockText(rule.summer)), rule.start, rule.end].join(' ')
    : '';
  return { row: [names.join(' '), clocks.join(' '), order.join(''), ruleText].join('|'), changes };
}

const clockText = ({ offsetSeconds, daylightSavingSeconds, localMean }) =>
  `${offsetSeconds}${daylightSavingSeconds === 0 ? '' : `/${daylightSavingSeconds}`}${localMean ? 'L' : ''}`;

function number(n) {
  if (!Number.isInteger(n) || n < 0) throw new Error(`${n} cannot be written in the table`);
  let text = DIGITS[n % 32];
  for (let rest = Math.floor(n / 32); rest > 0; rest = Math.floor(rest / 32)) text = DIGITS[32 + (rest % 32)] + text;
  return text;
}
