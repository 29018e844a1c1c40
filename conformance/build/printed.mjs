// Cases from test/truth: printed tables and charts, and births all over the world by true solar time, which programs get as a sundial time.

import { readFileSync } from 'node:fs';
import * as astronomy from 'astronomy-engine';
import { decide } from './decide.mjs';
import { casesOfTruth, DAY, HOUR, lunarDateText, lunarOf, MINUTE, pillarsAt, rowsOf } from './truth.mjs';

const glossary = JSON.parse(readFileSync(new URL('../../docs/rules/glossary.json', import.meta.url), 'utf8'));
const number = (n) => String(n + 1).padStart(3, '0');
const CALENDAR = { calendarRegion: 'china' };
const BY_CLOCK = { ...CALENDAR, solarTime: 'clock', dayBoundary: 'zi' };
const BY_SUN = { ...BY_CLOCK, solarTime: 'apparent' };
const BOARD = { yearBoundary: 'lunarNewYear', leapMonthRule: 'split', school: 'any' };
const SUN = [{ class: 'solarTime' }];

// ---- L0

/** The 24 terms of 2024 to 2026 to the minute, as the Hong Kong Observatory publishes them. */
function hongKongTerms() {
  const [, ...rows] = rowsOf('sky/published-terms.csv');
  return rows.map(([term, at], n) => ({
    ...{ id: `L0-hongKong-${number(n)}`, level: 'L0', kind: 'term', conventions: CALENDAR },
    term: { year: Number(at.slice(0, 4)), name: glossary.solarTerms[term].zh },
    expect: { termDate: at.slice(0, 10), termAt: `${at.replace(' ', 'T')}:00` },
    tolerance: { termAt: 60 },
    source: [{ by: ['hongKong'] }],
  }));
}

const REGIONS = { vn: 'vietnam', kr: 'korea' };

/** First days of months that differ between the country's table and China's. */
function regionalMonths() {
  const [, ...rows] = rowsOf('lunar-regions.csv');
  const printed = rows.filter(
    ([, inForce, , , , , , , , , , checked]) => inForce === 'yes' && ['hnd', 'kasi'].includes(checked),
  );
  return printed.map((row, n) => {
    const [region, , , , , , month, start] = row;
    const [year, name] = month.split('-');
    const leap = name.startsWith('L') ? 'L' : '';
    return {
      ...{ id: `L0-${REGIONS[region]}-${number(n)}`, level: 'L0', kind: 'date', date: start },
      conventions: { calendarRegion: REGIONS[region] },
      expect: { lunarDate: `${year}-${leap}${Number(name.replace('L', ''))}-1` },
      source: [{ by: [row[11]] }],
      classes: [{ class: 'calendarRegion' }],
    };
  });
}

// ---- Births all over the world

/** People in the files with known clock, zone, longitude, instant and sundial time, without duplicate births. */
function people() {
  const all = [
    ...casesOfTruth('two-people').flatMap(({ one, other }) => [one, other]),
    ...casesOfTruth('transits').map(({ birth }) => birth),
  ].filter(
    ({ utc, longitude, fourPillars = '' }) =>
      utc !== undefined && longitude !== undefined && !fourPillars.includes('?'),
  );
  const byBirth = new Map(all.map((person) => [`${person.clock} ${person.timeZone} ${person.gender}`, person]));
  return [...byBirth.values()].filter(isFarFromEdges);
}

/** True if a birth is at least three minutes from the next double hour: the sundial time is given to the minute. */
const isFarFromEdges = ({ trueSolarTime }) => {
  const minutes = (Date.parse(`${trueSolarTime}:00Z`) / MINUTE + 60) % 120;
  return minutes > 3 && minutes < 117;
};
const birthOf = ({ clock, timeZone, longitude, gender }) => ({
  ...{ date: clock.slice(0, 10), time: clock.slice(11, 16), timeZone, longitude, gender },
});
const onSundial = ({ trueSolarTime, gender }) => ({
  ...{ date: trueSolarTime.slice(0, 10), time: trueSolarTime.slice(11, 16), timeZone: '+08:00', gender },
});

/** True solar time from the hour angle of the Sun by astronomy-engine. */
function sundialByAstronomy({ utc, longitude }) {
  const observer = new astronomy.Observer(0, longitude, 0);
  const hours = astronomy.HourAngle(astronomy.Body.Sun, new Date(utc), observer) + 12;
  const mean = Date.parse(utc) + (longitude / 15) * HOUR;
  const ahead = (((hours * HOUR - mean) % DAY) + DAY * 1.5) % DAY;
  return mean + ahead - DAY / 2;
}

function zones(all) {
  return all.flatMap((person, n) => {
    const shown = sundialByAstronomy(person);
    if (Math.abs(shown - Date.parse(`${person.trueSolarTime}:00Z`)) > 90_000) return [];
    const trueSolarTime = new Date(Math.round(shown / 1000) * 1000).toISOString().slice(0, 19);
    return {
      ...{ id: `L0-zone-${number(n)}`, level: 'L0', kind: 'zone', birth: birthOf(person), conventions: CALENDAR },
      expect: { utc: person.utc, trueSolarTime },
      tolerance: { utc: 1, trueSolarTime: 30 },
      source: [{ by: ['iana'] }, { by: ['astronomy-engine', 'tables'], facts: ['trueSolarTime'] }],
    };
  });
}

function pillarsByTheSun(all) {
  return all.flatMap((person, n) => {
    const pillars = pillarsAt(Date.parse(person.utc), Date.parse(`${person.trueSolarTime}:00Z`), 'zi');
    if (Object.values(pillars).join(' ') !== person.fourPillars) return [];
    return {
      ...{
        id: `L1-sun-${number(n)}`,
        level: 'L1',
        kind: 'pillars',
        birth: birthOf(person),
        conventions: { ...BY_SUN, luckStart: 'seconds' },
      },
      expect: pillars,
      source: [{ by: ['tables', 'tyme4ts'] }],
      classes: SUN,
    };
  });
}

/** A question to programs by the sundial time, as a case of the birth itself. */
function bySundial(question, births) {
  const { case: found } = decide({ ...question, conventions: { ...BY_CLOCK, ...BOARD } });
  if (found === undefined) return [];
  const { classes: _, ...rest } = found;
  return [{ ...rest, ...births, conventions: { ...BY_SUN, ...BOARD }, classes: SUN }];
}

const boardsByTheSun = (all) =>
  all.flatMap((person, n) =>
    bySundial(
      {
        ...{ id: `L2-sun-${number(n)}`, level: 'L2', kind: 'board', birth: onSundial(person) },
        ask: ['lunarDate', 'life', 'lifeStem', 'body', 'bureau', 'stars.紫微', 'stars.天府'],
      },
      { birth: birthOf(person) },
    ),
  );

function pairsByTheSun() {
  const isWhole = ({ utc, longitude, trueSolarTime }) =>
    utc !== undefined && longitude !== undefined && isFarFromEdges({ trueSolarTime });
  const pairs = casesOfTruth('two-people').filter(
    ({ one, other, convention }) => convention === undefined && isWhole(one) && isWhole(other),
  );
  return pairs.flatMap(({ one, other }, n) =>
    bySundial(
      {
        ...{
          id: `L6-sun-${number(n)}`,
          level: 'L6',
          kind: 'pairBoards',
          birth: onSundial(one),
          other: onSundial(other),
        },
        ask: ['otherInOne', 'oneInOther'],
      },
      { birth: birthOf(one), other: birthOf(other) },
    ),
  );
}

// ---- Published charts

const BUREAU_PALACE = /^([甲乙丙丁戊己庚辛壬癸])?([子丑寅卯辰巳午未申酉戌亥])$/;

function publishedCharts() {
  const printed = casesOfTruth('published-charts').filter(({ provenance }) => provenance.level !== 'general-knowledge');
  return printed.flatMap(({ id, gender, birth, published, source, check }, n) => {
    const { date, time, timeBasis, longitude, utcOffsetMinutes } = birth;
    const isClock = timeBasis === 'clock';
    if (isClock && utcOffsetMinutes % 60 !== 0) return [];
    const hours = Math.abs(utcOffsetMinutes ?? 480) / 60;
    const timeZone = isClock ? `${utcOffsetMinutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:00` : '+08:00';
    const person = { birth: { date, time, timeZone, ...(isClock ? { longitude } : {}), gender } };
    const common = {
      ...person,
      source: [{ by: ['published'], cite: source.title }],
      ...(isClock ? { classes: SUN } : {}),
    };
    const conventions = isClock ? BY_SUN : BY_CLOCK;
    const [year, month, day, hour] = (published.fourPillars ?? '').split(' ');
    const cases = [];
    if (hour !== undefined && check.some((text) => /^fourPillars match/.test(text)))
      cases.push({
        id: `L1-published-${number(n)}`,
        level: 'L1',
        kind: 'pillars',
        conventions: { ...conventions, luckStart: 'seconds' },
        expect: { year, month, day, hour },
        ...common,
        note: id,
      });
    const [, stem, life] = BUREAU_PALACE.exec(published.lifePalace ?? '') ?? [];
    const isSame = lunarDateText(lunarOf(date)) === published.lunarDate;
    const expect = {
      ...(isSame ? { lunarDate: published.lunarDate } : {}),
      ...(life === undefined ? {} : { life }),
      ...(stem === undefined ? {} : { lifeStem: stem }),
      ...(published.bureau === undefined ? {} : { bureau: published.bureau }),
      ...(published.ziweiBranch === undefined ? {} : { stars: { 紫微: published.ziweiBranch } }),
    };
    if (life !== undefined)
      cases.push({
        id: `L2-published-${number(n)}`,
        level: 'L2',
        kind: 'board',
        conventions: { ...conventions, ...BOARD },
        expect,
        ...common,
        note: id,
      });
    return cases;
  });
}

/** Boards that a page prints as examples of a pattern. */
function publishedPatterns() {
  const byId = new Map(Object.entries(glossary.patterns).map(([id, { zh }]) => [id.toLowerCase(), zh]));
  const printed = casesOfTruth('ziwei-patterns').filter(
    ({ kind, source }) => kind === 'pattern' && source.kind === 'published',
  );
  return printed.map(({ birth, expect, source }, n) => {
    const patterns = [...new Set(expect.has.map(({ id }) => byId.get(id.toLowerCase())))];
    return {
      ...{ id: `L5-published-${number(n)}`, level: 'L5', kind: 'patterns', birth, patterns },
      conventions: { ...BY_SUN, ...BOARD, school: 'common' },
      expect: { patterns: Object.fromEntries(patterns.map((pattern) => [pattern, true])) },
      source: [{ by: ['published'], cite: source.title }],
    };
  });
}

/** Officer and mansion of days on which cnlunar, which is no npm package, agrees with another program. */
function printedDays() {
  const printed = casesOfTruth('bazi-depth').filter(
    ({ kind, source }) => kind === 'dayAlmanac' && /and cnlunar$/.test(source),
  );
  return printed.map(({ input, expect }, n) => ({
    ...{
      id: `L5-almanac-${number(n)}`,
      level: 'L5',
      kind: 'date',
      date: input.clock.slice(0, 10),
      conventions: CALENDAR,
    },
    expect: { officer: expect.officer, mansion: expect.mansion },
    source: [{ by: ['tyme4ts', 'lunar-typescript', 'cnlunar'] }],
  }));
}

// ---- Moments

const LEVELS = ['decade', 'year', 'month', 'day'];

/** Moments by true solar time for which the file states that both programs agree from the decade to the day. */
function moments() {
  const agreed = casesOfTruth('transits').filter(
    ({ source, convention, birth, at }) =>
      /agree: iztro 2\.6\.1, fortel 1\.3\.4 \(decade, year, month, day\)/.test(source) &&
      !convention &&
      isFarFromEdges(birth) &&
      isFarFromEdges(at),
  );
  return agreed.map(({ birth, at, expected }, n) => {
    const level = (name) => [name, { palace: expected.ziwei[name].palace, pair: expected.ziwei[name].pair }];
    const { gender: _, ...moment } = birthOf(at);
    return {
      ...{ id: `L4-sun-${number(n)}`, level: 'L4', kind: 'moment', birth: birthOf(birth), at: moment },
      conventions: { ...BY_SUN, ...BOARD, ageAdvance: 'newYear', childLimit: 'any', leapDayCount: 'any' },
      expect: { age: expected.ziwei.nominalAge, ...Object.fromEntries(LEVELS.map(level)) },
      source: [{ by: ['iztro', 'fortel-ziweidoushu'] }],
      classes: SUN,
    };
  });
}

export function printedCases() {
  const all = people();
  return [
    ...hongKongTerms(),
    ...regionalMonths(),
    ...zones(all),
    ...pillarsByTheSun(all),
    ...boardsByTheSun(all),
    ...publishedCharts(),
    ...moments(),
    ...publishedPatterns(),
    ...printedDays(),
    ...pairsByTheSun(),
  ];
}
