// Reads the published tables of test/truth: solar terms as instants, lunar years, pairs counted from them. Beichen is not used.

import { readFileSync } from 'node:fs';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const J2000 = Date.UTC(2000, 0, 1, 12);

export const TERMS =
  '小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至'.split(
    ' ',
  );
export const STEMS = '甲乙丙丁戊己庚辛壬癸';
export const BRANCHES = '子丑寅卯辰巳午未申酉戌亥';

const readTruth = (path) => readFileSync(new URL(`../../test/truth/${path}`, import.meta.url), 'utf8');
/** The cases of a file of test/truth/cases. */
export function casesOfTruth(name) {
  const { cases, charts } = JSON.parse(readTruth(`cases/${name}.json`));
  return cases ?? charts;
}
export const rowsOf = (path) => {
  const lines = readTruth(path)
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  return lines.map((line) => line.split(','));
};

// ---- Solar terms

const SPLINE = rowsOf('sky/delta-t.csv')
  .map((row) => row.map(Number))
  .filter(([from]) => from >= 0);

/** TT - UT1 in seconds at an instant, by the published spline. */
function deltaT(at) {
  const year = 1970 + at / (365.2425 * DAY);
  const [from, to, a0, a1, a2, a3] = SPLINE.find((row) => year >= row[0] && year < row[1]) ?? SPLINE[SPLINE.length - 1];
  const t = (year - from) / (to - from);
  return a0 + t * (a1 + t * (a2 + t * a3));
}

/** Leap seconds since 1972 agree with the spline within a second, which is enough for terms. */
const instantOf = (tt) => {
  const at = J2000 + Number(tt) * 1000;
  return Math.round(at - deltaT(at) * 1000);
};
const terms = new Map();
for (const [year, term, tt] of rowsOf('sky/solar-terms.csv'))
  if (Number(year) >= 1850) terms.set(`${year} ${term}`, instantOf(tt));

/** The instant of a term of a Gregorian year, 0 for 小寒 … 23 for 冬至, in milliseconds since 1970. */
export const termAt = (year, term) => terms.get(`${year + Math.floor(term / 24)} ${((term % 24) + 24) % 24}`);

// ---- Dates and clocks

/** Reading of a clock, in milliseconds since 1970 as if in UTC. */
export const clockMs = ({ date, time = '12:00' }) => Date.parse(`${date}T${time}:00Z`);
/** Milliseconds since midnight on that clock. */
export const sinceMidnight = (moment) => ((clockMs(moment) % DAY) + DAY) % DAY;
export const dateText = (ms) => new Date(ms).toISOString().slice(0, 10);
const timeText = (ms) => new Date(ms).toISOString().slice(11, 16);
export const momentAt = (ms) => ({ date: dateText(ms), time: timeText(ms) });

/** Milliseconds that a zone such as `-05:00` is ahead of UTC. */
export const offsetMs = (zone) =>
  (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * HOUR + Number(zone.slice(4)) * MINUTE);
export const instantOfBirth = (birth) => clockMs(birth) - offsetMs(birth.timeZone);

// ---- The lunar calendar of China, GB/T 33661

const lunarYears = rowsOf('sky/lunar-years.csv')
  .slice(1)
  .map(([year, newYear, leap, lengths]) => ({
    year: Number(year),
    from: Date.parse(newYear),
    leap: Number(leap),
    lengths,
  }));

/** The months of the lunar years from 1850: first day, label, number of days. */
export const MONTHS = lunarYears
  .filter(({ year }) => year >= 1850)
  .flatMap(({ year, from, leap, lengths }) => {
    let start = from;
    return [...lengths].map((length, n) => {
      const isLeap = leap > 0 && n === leap;
      const month = { year, month: leap > 0 && n >= leap ? n : n + 1, isLeap, start, days: length === 'L' ? 30 : 29 };
      start += month.days * DAY;
      return month;
    });
  });

/** The lunar month and day of a civil day. */
export function lunarOf(date) {
  const ms = Date.parse(date);
  const month = MONTHS.filter(({ start }) => start <= ms).slice(-1)[0];
  return { ...month, day: (ms - month.start) / DAY + 1 };
}
export const lunarDateText = ({ year, month, isLeap, day }) => `${year}-${isLeap ? 'L' : ''}${month}-${day}`;

// ---- Pairs

const pairText = (n) => STEMS[((n % 10) + 10) % 10] + BRANCHES[((n % 12) + 12) % 12];
/** 1900-01-01 is 甲戌, the eleventh. */
const dayPair = (days) => days + 25_567 + 10;
export const dayPairOf = (date) => pairText(dayPair(Date.parse(date) / DAY));

/**
 * The four pillars: year and month by the instants of 立春 and the twelve jie, day and hour by the clock.
 * @param {'zi' | 'midnight'} dayBoundary
 */
export const pillarsOf = (birth, dayBoundary) => pillarsAt(instantOfBirth(birth), clockMs(birth), dayBoundary);

/** The four pillars of an instant and of the clock that decides day and hour, both in milliseconds. */
export function pillarsAt(at, clock, dayBoundary) {
  const jie = lastJie(at);
  const day = Math.floor((clock + (dayBoundary === 'zi' ? HOUR : 0)) / DAY);
  const branch = Math.floor((clock + HOUR) / (2 * HOUR)) % 12;
  const dayOfStem = Math.floor((clock + HOUR) / DAY); // the late hour of 子 has the stem of the next day in both rules
  return {
    year: pairText(jie.solarYear - 4),
    month: pairText(jie.solarYear * 12 + jie.month - 46),
    day: pairText(dayPair(day)),
    hour: STEMS[((dayPair(dayOfStem) % 5) * 2 + branch) % 10] + BRANCHES[branch],
  };
}

/** The jie before an instant: its number, the solar year, and the month of that year with 0 for 寅; and the instants of it and of the next. */
export function lastJie(at) {
  const year = new Date(at).getUTCFullYear();
  for (let number = (year + 1) * 24; ; number -= 2) {
    const from = termAt(Math.floor(number / 24), number % 24);
    if (from > at) continue;
    const months = (number - 2) / 2; // since 立春 of year 0
    return {
      number,
      from,
      to: termAt(Math.floor((number + 2) / 24), (number + 2) % 24),
      solarYear: Math.floor(months / 12),
      month: ((months % 12) + 12) % 12,
    };
  }
}

const YANG = '甲丙戊庚壬';

/** Three days from the birth to the jie are a year of luck, so a second is two minutes; they are counted on the clock of the birth. */
function luckFrom(birth) {
  const at = instantOfBirth(birth);
  const { from, to, solarYear, month } = lastJie(at);
  const pillars = pillarsOf(birth, 'zi');
  const forward = YANG.includes(pillars.year[0]) === (birth.gender === 'male');
  let seconds = Math.floor((forward ? to - at : at - from) / 1000);
  const take = (unit) => {
    const count = Math.floor(seconds / unit);
    seconds -= count * unit;
    return count;
  };
  const [years, months, days, hours, minutes] = [take(259_200), take(21_600), take(720), take(30), seconds * 2];
  const born = new Date(clockMs(birth));
  const starts = Date.UTC(
    born.getUTCFullYear() + years,
    born.getUTCMonth() + months,
    born.getUTCDate() + days,
    born.getUTCHours() + hours,
    born.getUTCMinutes() + minutes,
  );
  const own = solarYear * 12 + month - 46;
  return {
    forward,
    startsAt: new Date(starts).toISOString().slice(0, 19),
    pillar: (n) => pairText(own + (forward ? n : -n)),
  };
}

export function luckOf(birth) {
  const { forward, startsAt, pillar } = luckFrom(birth);
  return { forward, pillars: [1, 2, 3].map(pillar), startsAt };
}

/** The luck pillar of a moment on the clock of the birth: each lasts ten calendar years. Undefined before the first. */
export function luckPillarAt(birth, at) {
  const { startsAt, pillar } = luckFrom(birth);
  const moment = `${at.date}T${at.time}:00`;
  const years =
    Number(moment.slice(0, 4)) - Number(startsAt.slice(0, 4)) - (moment.slice(4) < startsAt.slice(4) ? 1 : 0);
  return years < 0 ? undefined : pillar(Math.floor(years / 10) + 1);
}
