// iztro: Zi Wei charts of the common school and of its algorithm `zhongzhou`, its horoscope, flights. Input: a date and the index of a double hour, 0 for 子
// after midnight and 12 for 子 before it. It has no minute, place or zone.

import { createRequire } from 'node:module';
import { clockOf, LEVELS, lunarText, serve, table, versionOf, yearIn } from './serve.mjs';

const { astro } = createRequire(import.meta.url)('iztro');
const BRANCHES = '寅卯辰巳午未申酉戌亥子丑';
const KINDS = ['禄', '权', '科', '忌'];
const RINGS = { growth: 'changsheng12', doctor: 'boshi12', general: 'jiangqian12', year: 'suiqian12' };
const LEVEL = { decade: 'decadal', year: 'yearly', month: 'monthly', day: 'daily', hour: 'hourly' };
/** Its flow stars are 流禄, 运羊 …. */
const FLOW = table('禄存 擎羊 陀罗 天魁 天钺 文昌 文曲 天马 红鸾 天喜'.split(' '), (star) => [
  star.match(/[禄羊陀魁钺昌曲马鸾喜]/)[0],
  star,
]);

const hourIndex = ({ hour }) => (hour === 23 ? 12 : Math.floor((hour + 1) / 2));
const byKind = (values) => table(KINDS, (kind, n) => [kind, values[n]]);
const starsOf = (palace) => [...palace.majorStars, ...palace.minorStars, ...palace.adjectiveStars];
const placedStars = (palaces) =>
  palaces.flatMap((palace) => starsOf(palace).map((star) => ({ ...star, at: palace.earthlyBranch })));

export function chartOf(birth, { school, yearBoundary, dayBoundary, leapMonthRule, ageAdvance }) {
  const divide = yearBoundary === 'lichun' ? 'exact' : 'normal';
  astro.config({
    algorithm: school === 'zhongzhou' ? 'zhongzhou' : 'default',
    yearDivide: divide,
    horoscopeDivide: divide,
    dayDivide: dayBoundary === 'zi' ? 'forward' : 'current',
    ageDivide: ageAdvance === 'birthday' ? 'birthday' : 'normal',
  });
  const gender = birth.gender === 'male' ? '男' : '女';
  return astro.bySolar(birth.date, hourIndex(clockOf(birth)), gender, leapMonthRule === 'split', 'zh-CN');
}

/** @returns {any} */
function natal(chart) {
  const { palaces, rawDates } = chart;
  const { lunarYear, lunarMonth, lunarDay, isLeap } = rawDates.lunarDate;
  const pillars = Object.values(rawDates.chineseDate)
    .slice(0, 4)
    .map((pair) => pair.join(''));
  const all = placedStars(palaces);
  return {
    lunarDate: lunarText(lunarYear, lunarMonth, isLeap, lunarDay),
    ...table(['year', 'month', 'day', 'hour'], (name, n) => [name, pillars[n]]),
    life: chart.earthlyBranchOfSoulPalace,
    lifeStem: chart.palace('命宫').heavenlyStem,
    body: chart.earthlyBranchOfBodyPalace,
    bureau: chart.fiveElementsClass,
    palaces: table(palaces, ({ name, earthlyBranch }) => [name, earthlyBranch]),
    stars: table(all, ({ name, at }) => [name, at]),
    rings: table(Object.entries(RINGS), ([ring, key]) => [
      ring,
      table(palaces, (palace) => [palace[key], palace.earthlyBranch]),
    ]),
    transformations: byKind(KINDS.map((kind) => all.find(({ mutagen }) => mutagen === kind).name)),
    stems: table(palaces, ({ earthlyBranch, heavenlyStem }) => [earthlyBranch, heavenlyStem]),
    origin: palaces.find(({ isOriginalPalace }) => isOriginalPalace).earthlyBranch,
    brightness: table(
      all.filter(({ brightness }) => brightness),
      ({ name, brightness }) => [name, brightness],
    ),
    lifeRuler: chart.soul,
    bodyRuler: chart.body,
    decades: table(palaces, ({ earthlyBranch, decadal }) => [earthlyBranch, decadal.range.join('-')]),
    smallLimits: table(palaces, ({ earthlyBranch, ages }) => [earthlyBranch, ages[0]]),
  };
}

const inPalaces = (names) => table(names, (name, n) => [name, BRANCHES[n]]);
function levelOf({ index, heavenlyStem, earthlyBranch, palaceNames, mutagen, stars = [] }) {
  const flow = stars.flatMap((each, n) => each.map(({ name }) => [FLOW[name[1]] ?? name, BRANCHES[n]]));
  const pair = heavenlyStem + earthlyBranch;
  return {
    ...{ palace: BRANCHES[index], pair, roles: inPalaces(palaceNames) },
    ...{ transformations: byKind(mutagen), stars: Object.fromEntries(flow) },
  };
}

function flightsOf(chart) {
  const palaces = chart.palaces.map(({ name }) => chart.palace(name)); // `palace` links a palace to the others
  const byName = (read) => table(palaces, (palace, n) => [palace.name, read(palace, palaces[(n + 6) % 12])]);
  return {
    palaces: table(palaces, ({ name, earthlyBranch }) => [name, earthlyBranch]),
    flights: byName((palace) => byKind(palace.mutagedPlaces().map((landed) => landed?.name))),
    outward: byName((palace) => KINDS.filter((kind) => palace.selfMutaged(kind))),
    inward: byName(({ name }, opposite) => KINDS.filter((kind) => opposite.fliesTo(name, kind))),
  };
}

/** @param {any} question @returns {any} facts */
export function answer({ kind, birth, at, other, conventions }) {
  const { calendarRegion, leapMonthRule, solarTime, school = 'any' } = conventions;
  if (birth?.timeZone !== '+08:00' || calendarRegion !== 'china' || leapMonthRule === 'next' || solarTime !== 'clock')
    return;
  if (!['any', 'common', 'zhongzhou'].includes(school) || conventions.childLimit === 'lifePalace') return;
  if (kind === 'pillars') return natal(chartOf(birth, { ...conventions, yearBoundary: 'lichun' }));
  const chart = chartOf(birth, conventions);
  if (kind === 'chart' || kind === 'board') return natal(chart);
  if (kind === 'flights') return flightsOf(chart);
  if (kind === 'pairBoards') {
    const [one, two] = [natal(chart), natal(chartOf(other, conventions))];
    return { otherInOne: yearIn(one, two, two.year[1]), oneInOther: yearIn(two, one, one.year[1]) };
  }
  if (kind !== 'moment') return;
  const divide = (conventions.atYearBoundary ?? conventions.yearBoundary) === 'lichun' ? 'exact' : 'normal';
  astro.config({ horoscopeDivide: divide });
  const found = chart.horoscope(at.date, hourIndex(clockOf(at)));
  const { jiangqian12, suiqian12 } = found.yearly.yearlyDecStar;
  return {
    ...{ age: found.age.nominalAge, smallLimit: levelOf(found.age) },
    ...table(LEVELS, (level) => [level, levelOf(found[LEVEL[level]])]),
    natalStars: table(placedStars(chart.palaces), ({ name, at: place }) => [name, place]),
    yearRings: { general: inPalaces(jiangqian12), year: inPalaces(suiqian12) },
  };
}

serve(import.meta, { program: 'iztro', version: versionOf('iztro') }, answer);
