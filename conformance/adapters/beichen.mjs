// Beichen: all levels, from its documents in Chinese.

import { castChart, castTransits, describeAlmanac, describeChart, ENGINE_VERSION } from 'beichen';
import { almanacDay, lunarDateOf, solarTermsOfYear } from 'beichen/almanac';
import { describePair } from 'beichen/document';
import { BRANCH_HANZI } from 'beichen/glossary';
import { pairOf } from 'beichen/pair';
import { ZH } from 'beichen/words/zh';
import { depth } from 'beichen/words/zh/depth';
import { clockOf, ianaZone, LEVELS, lunarText, PILLARS, pairText, serve, starsOnPillars, table } from './serve.mjs';

const { stars: STARS, palaces: PALACES, solarTerms: TERMS, transformations: KINDS } = ZH.hanzi;
const RELATIONS = { sixCombine: '六合', sixClash: '六冲', harm: '六害', stemCombine: '天干五合' };
const fields = `birth,palaces,ziwei,fourPillars,luckPillars,patterns,flights,fourPillars.relations,${PILLARS.map((each) => `fourPillars.${each}.stars`)}`;
const PILLAR_STARS = table(Object.entries(depth.hanzi.pillarStars), ([id, text]) => [text, id]);
const zh = { language: /** @type {const} */ ('zh') };

const name = (label) => label.name;
const lunarDate = ({ year, month, leapMonth, day }) => lunarText(year, month, leapMonth, day);
const unlessAny = (value) => (value === 'any' ? undefined : value);

function cast({ gender, timeZone, longitude = 120, ...moment }, { school, ...conventions }) {
  const { calendarRegion, solarTime, dayBoundary, yearBoundary, leapMonthRule } = conventions;
  const chosen = { calendarRegion, solarTime, dayBoundary, yearBoundary, leapMonthRule, school: unlessAny(school) };
  const { hour, minute, second, ...date } = clockOf(moment);
  return castChart({ date, hour, minute, second, gender, place: { timeZone: ianaZone(timeZone), longitude } }, chosen);
}

const relationsOf = (list, pairOfRow) =>
  table(Object.entries(RELATIONS), ([id, text]) => [text, list.filter((row) => row.id === id).map(pairOfRow)]);

/** @param {any} document */
function pillarFacts({ fourPillars, luckPillars: { direction, startsAtClock: startsAt, pillars } }) {
  const byPillar = (read, pillars = PILLARS) => table(pillars, (each) => [each, read(fourPillars[each])]);
  const { day, conception, lifePalacePillar } = fourPillars;
  return {
    ...byPillar(name),
    tenGods: byPillar(({ stem }) => stem.tenGod.name, ['year', 'month', 'hour']),
    hiddenStems: byPillar(({ branch }) => branch.hiddenStems.map(name)),
    nayin: byPillar(({ nayin }) => nayin.name),
    ...{ void: day.voidBranches.map(name), conception: conception.name, lifePalacePillar: lifePalacePillar.name },
    luck: { forward: direction.id === 'forward', startsAt, pillars: pillars.slice(0, 3).map(name) },
    stars: starsOnPillars(PILLAR_STARS, (each, star) => fourPillars[each].stars.some(({ id }) => id === star)),
    relations: relationsOf(fourPillars.relations, (row) => row.pillars.join('-')),
  };
}

/** @param {any} document @param {readonly string[]} asked ids of patterns */
function boardFacts({ birth, palaces, ziwei, patterns, flights }, asked = []) {
  const starsOf = ({ majorStars, minorStars, adjectiveStars }) => [...majorStars, ...minorStars, ...adjectiveStars];
  const all = palaces.flatMap((palace) => starsOf(palace).map((star) => ({ ...star, at: palace.branch.name })));
  const life = palaces.find(({ id }) => id === 'life');
  const body = palaces.find(({ isBodyPalace }) => isBodyPalace);
  const ring = (id) => table(palaces, ({ spirits, branch }) => [spirits[id].name, branch.name]);
  const landed = (to) => table(to, ({ id, palace }) => [KINDS[id], PALACES[palace.id]]);
  return {
    ...{ lunarDate: lunarDate(birth.lunarDate), life: life.branch.name, lifeStem: life.stem.name },
    ...{ bureau: ziwei.bureau.name, body: body.branch.name, bodyRuler: ziwei.bodyRuler.name },
    palaces: table(palaces, (palace) => [palace.name, palace.branch.name]),
    stars: table(all, (star) => [star.name, star.at]),
    brightness: table(all, (star) => [star.name, star.brightness?.name]),
    rings: table(Object.keys(palaces[0].spirits), (id) => [id, ring(id)]),
    transformations: table(all, (star) => [star.transformation?.name, star.name]),
    decades: table(palaces, ({ branch, decade }) => [branch.name, `${decade.fromAge}-${decade.toAge}`]),
    patterns: table(asked, (pattern) => [pattern, patterns.some((each) => each.name === pattern)]),
    flights: table(flights, ({ id, transformations }) => [PALACES[id], landed(transformations)]),
  };
}

const levelOf = ({ branch, pair, transformations, flowStars = [] }) => ({
  ...{ palace: BRANCH_HANZI[branch], pair: pairText(pair) },
  transformations: table(transformations, ({ star, transformation }) => [KINDS[transformation], STARS[star]]),
  stars: table(flowStars, ({ id, branch: at }) => [STARS[id.replace(/[A-Z]\w+$/, '')], BRANCH_HANZI[at]]),
});

function transitFacts({ birth, at, kind, conventions }) {
  const { ageAdvance, childLimit, leapDayCount } = conventions;
  const rules = { ageAdvance, childLimitRule: unlessAny(childLimit), leapDayCount: unlessAny(leapDayCount) };
  const options = { ...rules, atTimeZone: ianaZone(at.timeZone), atLongitude: at.longitude };
  const { ziwei, pillars } = castTransits(cast(birth, conventions), `${at.date}T${at.time}`, options);
  const pairs = { ...pillars, luckPillar: pillars.luck.pillar };
  if (kind === 'pillarsAt') return table([...PILLARS, 'luckPillar'], (n) => [n, pairs[n] && pairText(pairs[n].pair)]);
  return { age: ziwei.nominalAge, ...table(LEVELS, (level) => [level, ziwei[level] && levelOf(ziwei[level])]) };
}

/** @param {any} document */
function pairFacts({ ziwei: { otherInOne, oneInOther }, fourPillars }) {
  const landed = (rows) => table(rows, ({ name: kind, palace }) => [kind, palace.name]);
  const laid = ({ seat, transformations }) => ({ seat: seat.name, transformations: landed(transformations) });
  const relations = relationsOf(fourPillars.relations, ({ one, other }) => `${one}-${other}`);
  return { otherInOne: laid(otherInOne), oneInOther: laid(oneInOther), relations };
}

function calendarFacts({ date, term, conventions }) {
  if (term === undefined) {
    const { hour: _, minute: _1, second: _2, ...day } = clockOf({ date });
    const { fourPillars, officer, mansion } = describeAlmanac(almanacDay(day), zh);
    const own = lunarDate(lunarDateOf(day, conventions.calendarRegion));
    return { lunarDate: own, dayPair: fourPillars.day.name, officer: officer.name, mansion: mansion.name };
  }
  const { instant } = Object(solarTermsOfYear(term.year).find(({ id }) => TERMS[id] === term.name));
  const termAt = new Date(instant + 8 * 3_600_000).toISOString().slice(0, 19);
  return { termDate: termAt.slice(0, 10), termAt };
}

/** @param {any} question @returns {any} facts */
export function answer(question) {
  const { kind, birth, at, other, patterns, conventions } = question;
  if (birth === undefined) return calendarFacts(question);
  if (at !== undefined) return transitFacts(question);
  const chart = cast(birth, conventions);
  if (other !== undefined) return pairFacts(describePair(pairOf(chart, cast(other, conventions)), zh));
  const document = Object(describeChart(chart, { ...zh, fields }));
  if (kind === 'zone') return { utc: document.birth.utc, trueSolarTime: document.birth.trueSolarTime };
  return kind.startsWith('pillar') ? pillarFacts(document) : boardFacts(document, patterns);
}

serve(import.meta, { program: 'Beichen', version: ENGINE_VERSION }, answer);
