// tyme4ts: lunar dates, solar terms, Four Pillars, luck, relations of stems and branches, officer and mansion of a day. Its only clock is that of China, so it
// gets the local clock unchanged.

import * as tyme from 'tyme4ts';
import { clockOf, luckDecades, lunarText, PAIRS, PAIRS_ACROSS, PILLARS, serve, versionOf } from './serve.mjs';

const DAY_BOUNDARIES = { zi: new tyme.DefaultEightCharProvider(), midnight: new tyme.LunarSect2EightCharProvider() };
const RELATIONS = { getCombine: '六合', getOpposite: '六冲', getHarm: '六害' };

export const timeOf = (moment) => {
  const { year, month, day, hour, minute, second } = clockOf(moment);
  return tyme.SolarTime.fromYmdHms(year, month, day, hour, minute, second);
};
const byPillar = (eight, read) => Object.fromEntries(PILLARS.map((name) => [name, read(pillarOf(eight, name))]));
const pillarOf = (eight, name) => eight[`get${name[0].toUpperCase()}${name.slice(1)}`]();
export const eightOf = (moment, { dayBoundary }) => {
  tyme.LunarHour.provider = DAY_BOUNDARIES[dayBoundary];
  return timeOf(moment).getLunarHour().getEightChar();
};

/** The pillars, and the relation of each to a Day Master. */
export function facesOf(eight, me) {
  const name = (each) => each.getName();
  const hiddenIn = (pair) =>
    pair
      .getEarthBranch()
      .getHideHeavenStems()
      .map((each) => each.getHeavenStem());
  return {
    ...byPillar(eight, name),
    tenGods: byPillar(eight, (pair) => me.getTenStar(pair.getHeavenStem()).getName()),
    hiddenStems: byPillar(eight, (pair) => hiddenIn(pair).map(name)),
    hiddenTenGods: byPillar(eight, (pair) => hiddenIn(pair).map((stem) => me.getTenStar(stem).getName())),
    nayin: byPillar(eight, (pair) => pair.getSound().getName()),
    growth: byPillar(eight, (pair) => me.getTerrain(pair.getEarthBranch()).getName()),
    selfGrowth: byPillar(eight, (pair) => pair.getHeavenStem().getTerrain(pair.getEarthBranch()).getName()),
    voids: byPillar(eight, (pair) => pair.getExtraEarthBranches().map(name)),
  };
}

export function luckOf(birth) {
  const gender = birth.gender === 'male' ? tyme.Gender.MAN : tyme.Gender.WOMAN;
  const limit = tyme.ChildLimit.fromSolarTime(timeOf(birth), gender);
  const start = limit.getEndTime();
  const startsAt = clockText(start);
  return { limit, first: limit.getStartDecadeFortune(), startsAt };
}

/** Pairs of pillars that have each relation, `year-month`. */
function relationsOf(pairs, one, other) {
  const related = (part, get) =>
    pairs
      .filter(([a, b]) => pillarOf(one, a)[part]()[get]().getName() === pillarOf(other, b)[part]().getName())
      .map((pair) => pair.join('-'));
  const ofBranches = Object.entries(RELATIONS).map(([get, name]) => [name, related('getEarthBranch', get)]);
  return { ...Object.fromEntries(ofBranches), 天干五合: related('getHeavenStem', 'getCombine') };
}

export function answer({ kind, date, term, birth, at, other, conventions }) {
  if (conventions.calendarRegion !== 'china' || conventions.solarTime === 'apparent' || birth?.timeZone.includes('/'))
    return;
  if (kind === 'date') {
    const { year, month, day } = clockOf({ date });
    const lunar = tyme.SolarDay.fromYmd(year, month, day).getLunarDay();
    const own = tyme.SolarDay.fromYmd(year, month, day).getSixtyCycleDay();
    const withLeap = lunar.getLunarMonth().getMonthWithLeap();
    return {
      lunarDate: lunarText(lunar.getYear(), Math.abs(withLeap), withLeap < 0, lunar.getDay()),
      year: own.getYear().getName(),
      month: own.getMonth().getName(),
      dayPair: own.getSixtyCycle().getName(),
      officer: own.getDuty().getName(),
      mansion: own.getTwentyEightStar().getName(),
    };
  }
  if (kind === 'term') {
    const found = tyme.SolarTerm.fromName(term.year, term.name).getJulianDay().getSolarTime();
    const [year, from] = [found.getYear(), tyme.SolarTerm.fromName(term.year + 1, term.name)];
    const time = year === term.year ? found : from.getJulianDay().getSolarTime();
    return { termDate: clockText(time).slice(0, 10), termAt: clockText(time) };
  }
  if (kind === 'pillars' || kind === 'pillarDepth') {
    const eight = eightOf(birth, conventions);
    const { limit, first, startsAt } = luckOf(birth);
    const faces = facesOf(eight, eight.getDay().getHeavenStem());
    const { day: _, ...tenGods } = faces.tenGods; // the Day Master itself has no ten god
    return {
      ...{ ...faces, tenGods, void: faces.voids.day, term: timeOf(birth).getTerm().getName() },
      conception: eight.getFetalOrigin().getName(),
      fetalBreath: eight.getFetalBreath().getName(),
      lifePalacePillar: eight.getOwnSign().getName(),
      bodyPalacePillar: eight.getBodySign().getName(),
      luck: {
        forward: limit.isForward(),
        pillars: [0, 1, 2].map((n) => first.next(n).getName()),
        startsAt,
      },
      ...(kind === 'pillarDepth' && { relations: relationsOf(PAIRS, eight, eight) }),
    };
  }
  if (kind === 'pillarsAt') {
    const { first, startsAt } = luckOf(birth);
    const decades = luckDecades(startsAt, at);
    const luckPillar = decades < 0 ? undefined : first.next(decades).getName();
    return { ...byPillar(eightOf(at, conventions), (pair) => pair.getName()), luckPillar };
  }
  if (kind === 'pairPillars')
    return { relations: relationsOf(PAIRS_ACROSS, eightOf(birth, conventions), eightOf(other, conventions)) };
}

function clockText(time) {
  const [month, day, ...clock] = ['Month', 'Day', 'Hour', 'Minute', 'Second'].map((unit) =>
    String(time[`get${unit}`]()).padStart(2, '0'),
  );
  return `${time.getYear()}-${month}-${day}T${clock.join(':')}`;
}

serve(import.meta, { program: 'tyme4ts', version: versionOf('tyme4ts') }, answer);
