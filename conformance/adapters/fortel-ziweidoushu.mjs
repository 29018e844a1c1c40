// fortel-ziweidoushu: Zi Wei charts of the Zhongzhou school, and moments from the decade to the day. Input: a date and a double hour; 子 before midnight is
// separate, and belongs to the day that ends. It has no minute, place or zone.

import { createRequire } from 'node:module';
import { clockOf, lunarText, serve, table, versionOf, yearIn } from './serve.mjs';

const fortel = createRequire(import.meta.url)('fortel-ziweidoushu');
const RINGS = { growth: 'lifeStage', doctor: 'scholarStar', general: 'leaderStar', year: 'yearGodStar' };
const LATE_ZI = 12;
/** Stars that share a name, by its own key. */
const BY_KEY = { MINI_STAR_DISSOLVE: '年解', MINI_STAR_DISSOLVE2: '解神' };
/** The program has two stars of one name each for 旬空 and 截空, the first on a yang branch; the one with the year's polarity is the main one. */
const VOIDS = { EMPTY: ['旬空', '副旬'], INTERUPTION: ['截空', '副截'] };
const IN_TWO = /_(EMPTY|INTERUPTION)(2?)$/;
const voidName = (key, isYinYear) => {
  const [, kind, second] = key.match(IN_TWO);
  return VOIDS[kind][isYinYear === (second === '') ? 1 : 0];
};

export function configOf({ gender, ...moment }) {
  const { year, month, day, hour } = clockOf(moment);
  return fortel.DestinyConfigBuilder.withSolar({
    ...{ year, month, day },
    bornTimeGround: fortel.DayTimeGround.get(hour === 23 ? LATE_ZI : Math.floor((hour + 1) / 2)),
    configType: fortel.ConfigType.SKY,
    gender: gender === 'male' ? fortel.Gender.M : fortel.Gender.F,
  });
}
export const boardOf = (config) => new fortel.DestinyBoard(config);
const lunarDateOf = ({ year, month, isLeapMonth, day }) => lunarText(year, month, isLeapMonth, day);

const name = (each) => each.displayName ?? each.toString();
/** It spells 飛廉 in the ring of 博士 like the star 蜚廉. */
const ringName = (each) => name(each).replace('蜚廉', '飛廉');
const gradedStars = (cell) => [...cell.majorStars, ...cell.minorStars];
const starsOf = (cell) => [...gradedStars(cell), ...cell.miniStars].filter(({ key }) => !IN_TWO.test(key));
const roleOf = (cell) => name(cell.temples.find((temple) => temple !== fortel.Temple.TEMPLE_BODY));
const cellWith = (board, temple) => board.cells.find(({ temples }) => temples.includes(temple));

function natal(board) {
  const { cells } = board;
  const life = cellWith(board, fortel.Temple.TEMPLE_DESTINY);
  const all = cells.flatMap((cell) => starsOf(cell).map((star) => ({ star, at: name(cell.ground) })));
  const transformed = cells.flatMap(gradedStars).filter((star) => board.getMajorStarDerivative(star) !== null);
  return {
    lunarDate: lunarDateOf(board.config),
    life: name(life.ground),
    lifeStem: name(life.sky),
    body: name(cellWith(board, fortel.Temple.TEMPLE_BODY).ground),
    bureau: name(board.element),
    palaces: table(cells, (cell) => [roleOf(cell), name(cell.ground)]),
    stars: table(all, ({ star, at }) => [BY_KEY[star.key] ?? name(star), at]),
    stems: table(cells, ({ ground, sky }) => [name(ground), name(sky)]),
    energy: table(
      cells.flatMap((cell) => cell.majorStars),
      (star) => [name(star), board.getMajorStarEnergyLevel(star)],
    ),
    voids: table(
      cells
        .flatMap(({ miniStars, ground }) => miniStars.map(({ key }) => ({ key, at: name(ground) })))
        .filter(({ key }) => IN_TWO.test(key)),
      ({ key, at }) => [voidName(key, board.config.yearGround.index % 2 === 1), at],
    ),
    rings: table(Object.entries(RINGS), ([ring, key]) => [
      ring,
      table(cells, (cell) => [ringName(cell[key]), name(cell.ground)]),
    ]),
    transformations: table(transformed, (star) => [name(board.getMajorStarDerivative(star)), name(star)]),
    lifeRuler: name(board.destinyMaster),
    bodyRuler: name(board.bodyMaster),
    decades: table(cells, ({ ground, ageStart, ageEnd }) => [name(ground), `${ageStart}-${ageEnd}`]),
  };
}

const levelOf = ({ cellGround, groundStars, starDerivativeMap }, sky, ground) => ({
  palace: name(cellGround),
  pair: name(sky) + name(ground),
  transformations: table(starDerivativeMap, ([star, kind]) => [name(kind), name(star)]),
  stars: Object.fromEntries([...groundStars].flatMap(([at, stars]) => stars.map((star) => [name(star), name(at)]))),
});

const ofDayBefore = (moment) => moment !== undefined && clockOf(moment).hour === 23;

export function answer({ kind, date, birth, at, other, conventions }) {
  const { calendarRegion, school, leapMonthRule, solarTime, yearBoundary, dayBoundary } = conventions;
  if (calendarRegion !== 'china') return;
  if (kind === 'date') return { lunarDate: lunarDateOf(configOf({ date, gender: 'male' })) };
  if (birth?.timeZone !== '+08:00' || solarTime !== 'clock' || !['any', 'zhongzhou'].includes(school)) return;
  if (leapMonthRule !== 'split' || yearBoundary !== 'lunarNewYear') return;
  if (dayBoundary === 'zi' && [birth, at, other].some(ofDayBefore)) return;
  const board = boardOf(configOf(birth));
  if (kind === 'chart' || kind === 'board') return natal(board);
  if (kind === 'pairBoards') {
    const second = boardOf(configOf(other));
    const [one, two] = [natal(board), natal(second)];
    const branchOf = ({ config }) => name(config.yearGround);
    return { otherInOne: yearIn(one, two, branchOf(second)), oneInOther: yearIn(two, one, branchOf(board)) };
  }
  if (kind !== 'moment') return;
  const { year, month, day, isLeapMonth } = configOf({ ...at, gender: birth.gender });
  const found = board.getRuntimContext({ lunarYear: year, lunarMonth: month, lunarDay: day, leap: isLeapMonth });
  const level = (from) => levelOf(found[from], found[`${from}Sky`], found[`${from}Ground`]);
  return { age: found.age, decade: level('tenYear'), year: level('year'), month: level('month'), day: level('day') };
}

serve(import.meta, { program: 'fortel-ziweidoushu', version: versionOf('fortel-ziweidoushu') }, answer);
