// A chart by iztro. Its chart in our ids. docs/rules/charts.md A13 lists its defects; none is touched here: the hour of 子 is always
// its first half, and whether 23:00 belongs to the next day is settled before it is asked.

import { createRequire } from 'node:module';
import type { Gender } from 'beichen';
import { dateOf } from '../births/civil-day.ts';
import { type Facts, list } from '../facts/facts.ts';
import { namesOf } from './glossary-names.ts';

const require = createRequire(import.meta.url);
const { astro } = require('iztro') as typeof import('iztro');

export interface IztroQuestion {
  /** Days since 1970-01-01, after the day boundary. */
  readonly civilDay: number;
  /** The branch of the hour, 0 for 子. */
  readonly hour: number;
  readonly gender: Gender;
  /** 'split': days of a leap month from the 16th on count to the next month; 'same': all to the month that is repeated. */
  readonly leapMonthRule: 'split' | 'same';
  readonly yearBoundary: 'lunarNewYear' | 'lichun';
  readonly algorithm: 'default' | 'zhongzhou';
}

/** iztro's chart. */
export function iztroChart({ civilDay, hour, gender, leapMonthRule, yearBoundary, algorithm }: IztroQuestion) {
  const divide = yearBoundary === 'lichun' ? 'exact' : 'normal';
  astro.config({ yearDivide: divide, horoscopeDivide: divide, dayDivide: 'forward', algorithm });
  return astro.bySolar(dateOf(civilDay), hour, gender === 'male' ? '男' : '女', leapMonthRule === 'split', 'zh-CN');
}

/** iztro's facts. */
export function iztroFacts(question: IztroQuestion): Facts {
  const chart = iztroChart(question);
  const facts: Record<string, string> = {
    bureau: bureauId(chart.fiveElementsClass),
    life: chart.earthlyBranchOfSoulPalace,
    body: chart.earthlyBranchOfBodyPalace,
    lifeRuler: gradedId(chart.soul),
    bodyRuler: gradedId(chart.body),
  };
  for (const palace of chart.palaces) {
    const at = palace.earthlyBranch;
    const graded = [...palace.majorStars, ...palace.minorStars];
    if (palace.isOriginalPalace) facts.origin = at;
    facts[`${at}.stem`] = palace.heavenlyStem;
    facts[`${at}.role`] = palaceId(palace.name);
    facts[`${at}.major`] = list(palace.majorStars.map((star) => majorId(star.name)));
    facts[`${at}.minor`] = list(palace.minorStars.map((star) => minorId(star.name)));
    facts[`${at}.adjective`] = list(palace.adjectiveStars.map((star) => adjectiveId(star.name)));
    facts[`${at}.brightness`] = list(
      graded.flatMap(({ name, brightness = '' }) =>
        brightness === '' ? [] : [`${gradedId(name)} ${brightnessId(brightness)}`],
      ),
    );
    facts[`${at}.transformation`] = list(
      graded.flatMap(({ name, mutagen = '' }) =>
        mutagen === '' ? [] : [`${gradedId(name)} ${transformationId(`化${mutagen}`)}`],
      ),
    );
    facts[`${at}.growth`] = growthId(palace.changsheng12);
    facts[`${at}.doctor`] = doctorId(palace.boshi12);
    facts[`${at}.general`] = generalId(palace.jiangqian12);
    facts[`${at}.year`] = yearId(palace.suiqian12);
    facts[`${at}.decade`] = palace.decadal.range.join('-');
    facts[`${at}.smallLimit`] = String(palace.ages[0]);
  }
  return facts;
}

export interface IztroTransitQuestion extends IztroQuestion {
  /** The moment: its day after the day boundary, and the branch of its hour. */
  readonly at: { readonly civilDay: number; readonly hour: number };
  readonly ageAdvance: 'newYear' | 'birthday';
  /** Its horoscopeDivide. */
  readonly atYearBoundary: IztroQuestion['yearBoundary'];
}

/** iztro's horoscope. */
export function iztroHoroscope(question: IztroTransitQuestion) {
  const chart = iztroChart(question);
  astro.config({
    ageDivide: question.ageAdvance === 'birthday' ? 'birthday' : 'normal',
    horoscopeDivide: question.atYearBoundary === 'lichun' ? 'exact' : 'normal',
  });
  return { chart, horoscope: chart.horoscope(dateOf(question.at.civilDay), question.at.hour) };
}

/** iztro's facts of a moment: every level with its palace, pair, roles, transformations and where they are, flow stars; age and rings. */
export function iztroTransitFacts(question: IztroTransitQuestion): Facts {
  const { chart, horoscope } = iztroHoroscope(question);
  const { decadal, age, yearly, monthly, daily, hourly } = horoscope;
  const branchAt = (index: number): string => BRANCHES[(index + 2) % 12]!; // iztro counts palaces from 寅
  const palaceOfStar = (star: string): string =>
    chart.palaces.find(({ majorStars, minorStars }) =>
      [...majorStars, ...minorStars].some(({ name }) => name === star),
    )!.earthlyBranch;
  const levels = { decade: decadal, smallLimit: age, year: yearly, month: monthly, day: daily, hour: hourly };
  const facts: Record<string, string> = {
    age: String(age.nominalAge),
    'year.general': yearly.yearlyDecStar.jiangqian12.map(generalId).join(' '),
    'year.ring': yearly.yearlyDecStar.suiqian12.map(yearId).join(' '),
  };
  for (const [name, level] of Object.entries(levels)) {
    facts[`${name}.palace`] = branchAt(level.index);
    facts[`${name}.pair`] = `${level.heavenlyStem}${level.earthlyBranch}`;
    facts[`${name}.roles`] = level.palaceNames.map(palaceId).join(' ');
    facts[`${name}.transformations`] = level.mutagen
      .map((star) => `${gradedId(star)} ${palaceOfStar(star)}`)
      .join(', ');
    if (level.stars === undefined) continue;
    for (const [index, stars] of level.stars.entries()) {
      facts[`${name}.stars.${branchAt(index)}`] = list(stars.map((star) => flowId(star.name)));
    }
  }
  return facts;
}

/** Flights by iztro: targets of the four transformations of each palace, 禄 权 科 忌, and palaces that transform a star of their own, or one opposite. */
export function iztroFlights(question: IztroQuestion): Facts {
  const chart = iztroChart(question);
  // A palace of iztro knows the others once it was requested.
  const palaces = chart.palaces.map(({ name }) => chart.palace(name)!);
  return Object.fromEntries(
    palaces.flatMap((palace, index) => {
      const opposite = palaces[(index + 6) % palaces.length]!;
      return [
        [
          `${palace.earthlyBranch}.to`,
          palace
            .mutagedPlaces()
            .map((landed) => landed?.earthlyBranch)
            .join(''),
        ],
        [`${palace.earthlyBranch}.outward`, MUTAGENS.filter((kind) => palace.selfMutaged(kind)).join('')],
        [`${palace.earthlyBranch}.inward`, MUTAGENS.filter((kind) => opposite.fliesTo(palace.name, kind)).join('')],
      ];
    }),
  );
}

const MUTAGENS = ['禄', '权', '科', '忌'] as const;
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥';
const flowId = namesOf('zh', 'flow');
const bureauId = namesOf('zh', 'bureaus');
const majorId = namesOf('zh', 'major');
const minorId = namesOf('zh', 'minor');
const adjectiveId = namesOf('zh', 'adjective', { 劫杀: '劫煞' });
const brightnessId = namesOf('zh', 'brightness');
const transformationId = namesOf('zh', 'transformations');
const growthId = namesOf('zh', 'changsheng12');
const doctorId = namesOf('zh', 'boshi12');
const generalId = namesOf('zh', 'jiangqian12');
const yearId = namesOf('zh', 'suiqian12');
// biome-ignore format: one row of names
const palaceId = namesOf('zh', 'palaces', {
  兄弟: '兄弟宫', 夫妻: '夫妻宫', 子女: '子女宫', 财帛: '财帛宫', 疾厄: '疾厄宫', 迁移: '迁移宫',
  仆役: '交友宫', 官禄: '官禄宫', 田宅: '田宅宫', 福德: '福德宫', 父母: '父母宫', 命宫: '命宫',
});

/** A major star or a minor one. */
function gradedId(hanzi: string): string {
  return MAJORS.includes(hanzi) ? majorId(hanzi) : minorId(hanzi);
}

// biome-ignore format: one group a line
const MAJORS = [
  '紫微', '天机', '太阳', '武曲', '天同', '廉贞',
  '天府', '太阴', '贪狼', '巨门', '天相', '天梁', '七杀', '破军',
];
