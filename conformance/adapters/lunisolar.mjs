// lunisolar: lunar dates, days of solar terms, Four Pillars and their stars, relations of branches, officer of a day. Its only clock is that of China, so it
// gets the local clock unchanged. Its day changes at 23:00.

import lunisolar from 'lunisolar';
import char8ex from 'lunisolar/plugins/char8ex.js';
import theGods from 'lunisolar/plugins/theGods.js';
import { lunarText, PAIRS, PAIRS_ACROSS, PILLARS, serve, starsOnPillars, versionOf } from './serve.mjs';

for (const plugin of [char8ex, theGods]) lunisolar.extend(plugin);

/** Stars with the table of most programs, by its keys. */
// biome-ignore format: a group a line
export const STARS = {
  文昌贵人: '文昌貴人', 国印贵人: '國印貴人', 天厨贵人: '天廚貴人', 禄神: '綠神', 羊刃: '羊刃', 魁罡: '魁罡貴人', 金神: '金神', 日德: '日德', 日贵: '日貴',
  驿马: '驛馬', 桃花: '桃花', 劫煞: '劫煞', 亡神: '亡神', 灾煞: '災煞', 孤辰: '孤辰', 寡宿: '寡宿', 丧门: '喪門', 吊客: '吊客', 元辰: '元辰', 勾煞: '勾煞',
  天德贵人: '天德', 天德合: '天德合', 月德贵人: '月德', 月德合: '月德合', 天医: '天醫', 阴差阳错: '陰陽差錯', 十恶大败: '十惡大敗',
};
const RELATIONS = { group6: '六合', conflict: '六冲', harming: '六害' };
const TERMS =
  '小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至'.split(
    ' ',
  );

const timeOf = ({ date, time }) => lunisolar.utc(`${date} ${time}`);
const namesOf = (things) => things.map(String);
/** True for a date well within its tables, which have the years 1901 to 2100. */
const isKnown = (date) => date >= '1901-03-01' && date < '2099-12-01';

/** Pairs of pillars that have each relation, `year-month`. */
function relationsOf(pairs, one, other) {
  const related = (key) =>
    pairs.filter(([a, b]) => String(one[a].branch[key]) === String(other[b].branch)).map((pair) => pair.join('-'));
  return Object.fromEntries(Object.entries(RELATIONS).map(([key, name]) => [name, related(key)]));
}

export function answer({ kind, date, term, birth, at, other, conventions }) {
  if (conventions.calendarRegion !== 'china' || conventions.solarTime === 'apparent' || birth?.timeZone.includes('/'))
    return;
  if (conventions.dayBoundary === 'midnight' || !isKnown(at?.date ?? birth?.date ?? date ?? `${term.year}-06-01`))
    return;
  if (kind === 'date') {
    const day = timeOf({ date, time: '12:00' });
    const { lunar } = day;
    return {
      lunarDate: lunarText(lunar.year, lunar.month % 100, lunar.isLeapMonth, lunar.day),
      dayPair: String(day.char8.day),
      officer: String(day.theGods.getDuty12God()),
    };
  }
  if (kind === 'term') {
    return { termDate: lunisolar.SolarTerm.findDate(term.year, TERMS.indexOf(term.name)).map(two).join('-') };
  }
  if (kind === 'pillarsAt') return textOf(timeOf(at).char8);
  if (kind === 'pairPillars') return { relations: relationsOf(PAIRS_ACROSS, timeOf(birth).char8, timeOf(other).char8) };
  if (kind !== 'pillars' && kind !== 'pillarDepth') return;
  const { char8 } = timeOf(birth);
  const more = timeOf(birth).char8ex(birth.gender === 'male' ? 1 : 0);
  const byPillar = (read, pillars = PILLARS) => Object.fromEntries(pillars.map((name) => [name, read(name)]));
  return {
    ...textOf(char8),
    tenGods: byPillar((name) => String(more[name].stemTenGod), ['year', 'month', 'hour']),
    hiddenStems: byPillar((name) => namesOf(char8[name].branch.hiddenStems)),
    nayin: byPillar((name) => String(char8[name].takeSound)),
    void: namesOf(char8.day.missing),
    conception: String(more.embryo()),
    lifePalacePillar: String(more.ownSign()),
    bodyPalacePillar: String(more.bodySign()),
    stars: starsOnPillars(STARS, (name, key) => more[name].gods.some((god) => god.key === key)),
    relations: relationsOf(PAIRS, char8, char8),
  };
}

const two = (n) => String(n).padStart(2, '0');
const textOf = (char8) => Object.fromEntries(PILLARS.map((name) => [name, String(char8[name])]));

serve(import.meta, { program: 'lunisolar', version: versionOf('lunisolar') }, answer);
