// Questions for the deciding programs: random births and moments, the same in every run, with more of them where programs differ.

import { DAY, dateText, HOUR, instantOfBirth, MINUTE, MONTHS, momentAt, TERMS, termAt } from './truth.mjs';

/** Random numbers from 0 to 1, always the same for a seed (mulberry32, public domain). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CHINA = '+08:00';
const [FIRST, LAST] = [Date.UTC(1902, 0, 1), Date.UTC(2057, 0, 1)];
const CALENDAR = { calendarRegion: 'china' };
const PILLARS = { ...CALENDAR, solarTime: 'clock', dayBoundary: 'zi', luckStart: 'seconds' };
const ZIWEI = {
  ...CALENDAR,
  solarTime: 'clock',
  dayBoundary: 'zi',
  yearBoundary: 'lunarNewYear',
  leapMonthRule: 'split',
  school: 'any',
};
const MOMENT = { ...ZIWEI, ageAdvance: 'newYear', childLimit: 'any', leapDayCount: 'any' };
const MAJOR_STARS = '紫微 天机 太阳 武曲 天同 廉贞 天府 太阴 贪狼 巨门 天相 天梁 七杀 破军'.split(' ');

const number = (n) => String(n + 1).padStart(3, '0');
const group = (level, name, members, rest) =>
  members.map((member, n) => ({ id: `${level}-${name}-${number(n)}`, level, ...rest, ...member }));

/** Draws one kind of birth. Each kind has its own seed, so that a new kind changes no other. */
function draws(seed) {
  const random = randomNumbers(seed);
  const below = (n) => Math.floor(random() * n);
  const moment = (from = FIRST, to = LAST) => from + below((to - from) / MINUTE) * MINUTE;
  const birthAt = (ms, timeZone = CHINA) => ({ ...momentAt(ms), timeZone, gender: below(2) === 0 ? 'male' : 'female' });
  return {
    below,
    moment,
    birthAt,
    many: (count, make) => Array.from({ length: count }, (_, n) => make(n)),
    pick: (list) => list[below(list.length)],
  };
}

/** A minute of the late hour of 子 of a day. */
const lateZi = (day, below) => day + 23 * HOUR + below(60) * MINUTE;
const years = (from, to) => MONTHS.filter(({ year }) => year >= from && year <= to);
const COMMON = years(1903, 2055);
const LEAP = COMMON.filter(({ isLeap }) => isLeap);
const LAST_OF_YEAR = COMMON.filter(({ month, isLeap }, n) => month === 12 && !isLeap && COMMON[n + 1]?.month === 1);
const lastDay = ({ start, days }) => start + (days - 1) * DAY;

// ---- L0

function calendarQuestions() {
  const { moment, many, pick, below } = draws(40);
  const date = (ms) => ({ date: dateText(ms) });
  const day = { kind: 'date', conventions: CALENDAR, ask: ['lunarDate', 'dayPair'] };
  const term = { kind: 'term', conventions: CALENDAR };
  const termOf = (year) => ({ term: { year, name: pick(TERMS) } });
  return [
    ...group(
      'L0',
      'day',
      many(160, () => date(moment())),
      day,
    ),
    ...group(
      'L0',
      'leap',
      many(40, () => pick(LEAP)).map((month, n) =>
        date(n % 2 ? lastDay(month) : month.start + below(month.days) * DAY),
      ),
      day,
    ),
    ...group(
      'L0',
      'year',
      many(40, () => pick(LAST_OF_YEAR)).map((month, n) => date(lastDay(month) + (n % 2) * DAY)),
      day,
    ),
    ...group(
      'L0',
      'term',
      many(120, () => termOf(1905 + below(150))),
      { ...term, ask: ['termDate'] },
    ),
    ...group(
      'L0',
      'instant',
      many(60, () => termOf(1975 + below(50))),
      { ...term, ask: ['termDate', 'termAt'], tolerance: { termAt: 60 } },
    ),
  ];
}

// ---- L1

/** A time within some hours of one of the twelve jie. */
function nearJie({ below, pick }, hours) {
  const at = termAt(1905 + below(121), 2 * below(12));
  const minutes = 4 + below(hours * 60);
  return Math.floor((at + pick([-1, 1]) * minutes * MINUTE) / MINUTE) * MINUTE;
}

function pillarQuestions() {
  const natal = [
    'year',
    'month',
    'day',
    'hour',
    'tenGods',
    'hiddenStems',
    'nayin',
    'void',
    'conception',
    'lifePalacePillar',
    'luck',
  ];
  const rest = { kind: 'pillars', conventions: PILLARS, ask: natal, tolerance: { 'luck.startsAt': 900 } };
  const midnight = { ...rest, conventions: { ...PILLARS, dayBoundary: 'midnight' } };
  const [plain, jie, zi, away] = [41, 42, 43, 44].map(draws);
  const recent = () => plain.moment(FIRST, Date.UTC(2026, 0, 1));
  const lateOn = () => lateZi(Math.floor(zi.moment(FIRST, Date.UTC(2026, 0, 1)) / DAY) * DAY, zi.below);
  const ZONES = [
    '-10:00',
    '-08:00',
    '-05:00',
    '-03:00',
    '+00:00',
    '+01:00',
    '+03:00',
    '+05:00',
    '+07:00',
    '+09:00',
    '+10:00',
    '+12:00',
  ];
  const abroad = (n) => {
    const timeZone = ZONES[n % ZONES.length];
    const utc = nearJie(away, n % 2 === 0 ? 12 : 3);
    return { birth: away.birthAt(utc - instantOfBirth({ date: '1970-01-01', time: '00:00', timeZone }), timeZone) };
  };
  return [
    ...group(
      'L1',
      'birth',
      plain.many(170, () => ({ birth: plain.birthAt(recent()) })),
      rest,
    ),
    ...group(
      'L1',
      'jie',
      jie.many(90, () => ({ birth: jie.birthAt(nearJie(jie, 14) + 8 * HOUR) })),
      rest,
    ),
    ...group(
      'L1',
      'zi',
      zi.many(40, () => ({ birth: zi.birthAt(lateOn()) })),
      rest,
    ),
    ...group(
      'L1',
      'midnight',
      zi.many(40, () => ({ birth: zi.birthAt(lateOn()) })),
      midnight,
    ),
    ...group('L1', 'zone', away.many(80, abroad), { ...rest, ask: ['year', 'month', 'day', 'hour'] }),
  ];
}

// ---- L2 and L3

/** Births of every kind that is relevant to a board. */
function boardBirths(seed, counts) {
  const { below, moment, birthAt, many, pick } = draws(seed);
  const inMonth = (month) => month.start + below(month.days) * DAY + below(23 * 60) * MINUTE;
  const kinds = {
    birth: () => Math.floor(moment() / DAY) * DAY + below(23 * 60) * MINUTE,
    leap: () => inMonth(pick(LEAP)),
    newYear: () => pick(LAST_OF_YEAR).start + (15 + below(30)) * DAY + below(23 * 60) * MINUTE,
    zi: () => lateZi(Math.floor(moment() / DAY) * DAY, below),
    monthEnd: () => lateZi(lastDay(pick(COMMON)), below),
    leapEnd: () => lateZi(pick(LEAP).start + 14 * DAY, below),
    yearEnd: () => lateZi(lastDay(pick(LAST_OF_YEAR)), below),
  };
  return Object.entries(counts).map(([kind, count]) => [kind, many(count, () => ({ birth: birthAt(kinds[kind]()) }))]);
}

function boardQuestions() {
  const board = [
    'lunarDate',
    'life',
    'lifeStem',
    'body',
    'bureau',
    'palaces',
    ...MAJOR_STARS.map((star) => `stars.${star}`),
  ];
  const chart = ['stars', 'rings', 'transformations', 'bodyRuler', 'decades'];
  const of = (level, seed, counts, rest) =>
    boardBirths(seed, counts).flatMap(([kind, births]) => group(level, kind, births, rest));
  const ofL2 = { birth: 180, leap: 60, newYear: 40, zi: 30, monthEnd: 30, leapEnd: 15, yearEnd: 25 };
  const ofL3 = { birth: 160, leap: 30, newYear: 30, zi: 20, monthEnd: 15, yearEnd: 15 };
  const midnight = { kind: 'board', conventions: { ...ZIWEI, dayBoundary: 'midnight' }, ask: board };
  const table = { kind: 'chart', conventions: { ...ZIWEI, school: 'common' }, ask: ['transformations', 'brightness'] };
  return [
    ...boardBirths(53, { zi: 30 }).flatMap(([, births]) => group('L2', 'midnight', births, midnight)),
    ...of('L2', 50, ofL2, { kind: 'board', conventions: ZIWEI, ask: board }),
    ...of('L3', 51, ofL3, {
      kind: 'chart',
      conventions: ZIWEI,
      ask: chart,
      leaveOut: MAJOR_STARS.map((star) => `stars.${star}`),
    }),
    ...boardBirths(52, { birth: 60 }).flatMap(([, births]) => group('L3', 'common', births, table)),
  ];
}

// ---- L4

function momentQuestions() {
  const { below, moment, birthAt, many, pick } = draws(60);
  const ask = ['age', 'decade', 'year', 'month', 'day'];
  const noon = (ms) => Math.floor(ms / DAY) * DAY + (1 + below(21)) * HOUR + 30 * MINUTE;
  const at = (ms) => ({ ...momentAt(noon(ms)), timeZone: CHINA });
  const life = (from, to) => {
    const born = noon(moment(FIRST, Date.UTC(2000, 0, 1)));
    return { birth: birthAt(born), at: at(Math.min(born + (from + below(to - from)) * DAY, Date.UTC(2056, 0, 1))) };
  };
  const inMonth = (months) => {
    const born = noon(moment(FIRST, Date.UTC(1960, 0, 1)));
    const month = pick(months.filter(({ start }) => start > born + 8 * 365 * DAY && start < born + 95 * 365 * DAY));
    return { birth: birthAt(born), at: at(month.start + below(month.days) * DAY) };
  };
  const rest = { kind: 'moment', conventions: MOMENT, ask };
  const leapBirth = () => {
    const month = pick(LEAP.filter(({ year }) => year < 1990));
    const born = noon(month.start + below(month.days) * DAY);
    return { birth: birthAt(born), at: at(born + (3000 + below(20_000)) * DAY) };
  };
  const pillars = { kind: 'pillarsAt', conventions: PILLARS, ask: ['year', 'month', 'day', 'hour'] };
  const lived = draws(61);
  const inLuck = () => {
    const born = noon(lived.moment(FIRST, Date.UTC(1985, 0, 1)));
    return { birth: lived.birthAt(born), at: at(born + (300 + lived.below(25_000)) * DAY) };
  };
  return [
    ...group(
      'L4',
      'moment',
      many(140, () => life(7 * 365, 80 * 365)),
      rest,
    ),
    ...group(
      'L4',
      'child',
      many(20, () => life(200, 5 * 365)),
      rest,
    ),
    ...group(
      'L4',
      'leap',
      many(30, () => inMonth(LEAP)),
      rest,
    ),
    ...group(
      'L4',
      'newYear',
      many(20, () => inMonth(LAST_OF_YEAR)),
      rest,
    ),
    ...group('L4', 'leapBirth', many(20, leapBirth), rest),
    ...group(
      'L4',
      'pillars',
      many(60, () => life(200, 80 * 365)),
      pillars,
    ),
    ...group('L4', 'luck', lived.many(60, inLuck), { ...pillars, ask: ['luckPillar'] }),
  ];
}

// ---- L5

function depthQuestions() {
  const [births, days, flights] = [70, 71, 72].map(draws);
  const depth = {
    kind: 'pillarDepth',
    conventions: { ...PILLARS, pillarStars: 'common' },
    ask: ['stars', 'relations'],
  };
  const day = { kind: 'date', conventions: CALENDAR, ask: ['officer', 'mansion'] };
  const noon = (ms) => Math.floor(ms / DAY) * DAY + births.below(22) * HOUR + 20 * MINUTE;
  return [
    ...group(
      'L5',
      'pillars',
      births.many(170, () => ({ birth: births.birthAt(noon(births.moment(FIRST, Date.UTC(2050, 0, 1)))) })),
      depth,
    ),
    ...group(
      'L5',
      'day',
      days.many(50, () => ({ date: dateText(days.moment()) })),
      day,
    ),
    ...group(
      'L5',
      'flights',
      flights.many(40, () => ({ birth: flights.birthAt(noon(flights.moment())) })),
      { kind: 'flights', conventions: { ...ZIWEI, school: 'common' }, ask: ['flights'] },
    ),
  ];
}

// ---- L6

function pairQuestions() {
  const { below, moment, birthAt, many } = draws(80);
  const noon = () =>
    birthAt(Math.floor(moment(FIRST, Date.UTC(2030, 0, 1)) / DAY) * DAY + below(22) * HOUR + 20 * MINUTE);
  const pair = () => ({ birth: noon(), other: noon() });
  return [
    ...group('L6', 'boards', many(90, pair), {
      kind: 'pairBoards',
      conventions: ZIWEI,
      ask: ['otherInOne', 'oneInOther'],
    }),
    ...group('L6', 'pillars', many(80, pair), { kind: 'pairPillars', conventions: PILLARS, ask: ['relations'] }),
  ];
}

export const questions = () => [
  ...calendarQuestions(),
  ...pillarQuestions(),
  ...boardQuestions(),
  ...momentQuestions(),
  ...depthQuestions(),
  ...pairQuestions(),
];
