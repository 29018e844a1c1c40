// lunar-typescript: lunar dates, solar terms, Four Pillars, luck, officer and mansion of a day. Its only clock is that of China, so it gets the local clock
// unchanged.

import { createRequire } from 'node:module';
import { clockOf, luckDecades, lunarText, PILLARS, serve, versionOf } from './serve.mjs';

const { Solar } = createRequire(import.meta.url)('lunar-typescript');
const SECT = { zi: 1, midnight: 2 };
/** The rule by which the luck begins: 2 counts minutes. */
const BY_MINUTES = 2;
const NAMES = { year: 'Year', month: 'Month', day: 'Day', hour: 'Time' };

export function eightOf(moment, { dayBoundary }) {
  const { year, month, day, hour, minute, second } = clockOf(moment);
  const eight = Solar.fromYmdHms(year, month, day, hour, minute, second).getLunar().getEightChar();
  eight.setSect(SECT[dayBoundary]);
  return eight;
}

export function luckOf(eight, { gender }) {
  const luck = eight.getYun(gender === 'male' ? 1 : 0, BY_MINUTES);
  return { luck, startsAt: luck.getStartSolar().toYmdHms().replace(' ', 'T') };
}

/** Calls a getter of each pillar, such as `getYearNaYin`. */
const byPillar = (eight, what = '', pillars = PILLARS) =>
  Object.fromEntries(pillars.map((name) => [name, eight[`get${NAMES[name]}${what}`]()]));

export function answer({ kind, date, term, birth, at, conventions }) {
  if (conventions.calendarRegion !== 'china' || conventions.solarTime === 'apparent' || birth?.timeZone.includes('/'))
    return;
  if (kind === 'date') {
    const { year, month, day } = clockOf({ date });
    const lunar = Solar.fromYmd(year, month, day).getLunar();
    return {
      lunarDate: lunarText(lunar.getYear(), Math.abs(lunar.getMonth()), lunar.getMonth() < 0, lunar.getDay()),
      year: lunar.getYearInGanZhiByLiChun(),
      month: lunar.getMonthInGanZhi(),
      dayPair: lunar.getDayInGanZhi(),
      officer: lunar.getZhiXing(),
      mansion: lunar.getXiu(),
    };
  }
  if (kind === 'term') {
    const found = Solar.fromYmd(term.year, 7, 1).getLunar().getJieQiTable()[
      term.name === '冬至' ? 'DONG_ZHI' : term.name
    ];
    return { termDate: found.toYmd(), termAt: found.toYmdHms().replace(' ', 'T') };
  }
  if (kind === 'pillars') {
    const eight = eightOf(birth, conventions);
    const { luck, startsAt } = luckOf(eight, birth);
    const [, ...pillars] = luck.getDaYun(4);
    return {
      ...byPillar(eight),
      tenGods: byPillar(eight, 'ShiShenGan', ['year', 'month', 'hour']),
      hiddenStems: byPillar(eight, 'HideGan'),
      nayin: byPillar(eight, 'NaYin'),
      void: [...eight.getDayXunKong()],
      conception: eight.getTaiYuan(),
      fetalBreath: eight.getTaiXi(),
      lifePalacePillar: eight.getMingGong(),
      bodyPalacePillar: eight.getShenGong(),
      luck: {
        forward: luck.isForward(),
        pillars: pillars.map((each) => each.getGanZhi()),
        startsAt,
      },
    };
  }
  if (kind === 'pillarsAt') {
    const { luck, startsAt } = luckOf(eightOf(birth, conventions), birth);
    const decades = luckDecades(startsAt, at);
    const luckPillar = decades < 0 ? undefined : luck.getDaYun(decades + 2)[decades + 1].getGanZhi();
    return { ...byPillar(eightOf(at, conventions)), luckPillar };
  }
}

serve(import.meta, { program: 'lunar-typescript', version: versionOf('lunar-typescript') }, answer);
