// A board by fortel-ziweidoushu. Its board in our ids. It follows the Zhongzhou school. Brightness it tells in four steps.

import { createRequire } from 'node:module';
import type { Gender } from 'beichen';
import type { DestinyConfig, MiniStar, Sky } from 'fortel-ziweidoushu';
import { dateOf, lunarFact } from '../births/civil-day.ts';
import { type Facts, list } from '../facts/facts.ts';
import { namesOf } from './glossary-names.ts';

const require = createRequire(import.meta.url);
const {
  ConfigType,
  DayTimeGround,
  DestinyBoard,
  DestinyConfigBuilder,
  Gender: Sex,
  MajorStar,
  Temple,
} = require('fortel-ziweidoushu') as typeof import('fortel-ziweidoushu');

export interface FortelQuestion {
  /** Days since 1970-01-01, after the day boundary. */
  readonly civilDay: number;
  /** The branch of the hour, 0 for 子. */
  readonly hour: number;
  readonly gender: Gender;
}

/** Everything that fortel's board needs, with the lunar date by its own table of 1900 to 2100. */
export function fortelConfig({ civilDay, hour, gender }: FortelQuestion): DestinyConfig {
  const [year, month, day] = dateOf(civilDay).split('-').map(Number) as [number, number, number];
  return DestinyConfigBuilder.withSolar({
    year,
    month,
    day,
    bornTimeGround: DayTimeGround.get(hour),
    configType: ConfigType.SKY,
    gender: gender === 'male' ? Sex.M : Sex.F,
  });
}

/** fortel's board. */
export const fortelBoard = (config: DestinyConfig) => new DestinyBoard(config);

/** fortel's facts. */
export function fortelFacts(question: FortelQuestion): Facts {
  const config = fortelConfig(question);
  const board = fortelBoard(config);
  const yinYear = config.yearGround.index % 2 === 1;
  const facts: Record<string, string> = {
    lunar: lunarFact({ ...config, leapMonth: config.isLeapMonth }),
    bureau: bureauId(board.element.toString()),
    lifeRuler: gradedId(board.destinyMaster.displayName),
    bodyRuler: gradedId(board.bodyMaster.displayName),
  };
  for (const cell of board.cells) {
    const at = cell.ground.displayName;
    const graded = [...cell.majorStars, ...cell.minorStars];
    if (cell.temples.includes(Temple.TEMPLE_BODY)) facts.body = at;
    if (cell.temples.includes(Temple.TEMPLE_DESTINY)) facts.life = at;
    facts[`${at}.stem`] = (cell.sky as Sky).displayName;
    facts[`${at}.role`] = palaceId(cell.temples.find((temple) => temple !== Temple.TEMPLE_BODY)!.displayName);
    facts[`${at}.major`] = list(cell.majorStars.map((star) => majorId(star.displayName)));
    facts[`${at}.minor`] = list(cell.minorStars.map((star) => minorId(star.displayName)));
    facts[`${at}.adjective`] = list(cell.miniStars.map((star) => miniId(star, yinYear)));
    facts[`${at}.energy`] = list(
      cell.majorStars.map((star) => `${majorId(star.displayName)} ${board.getMajorStarEnergyLevel(star)}`),
    );
    facts[`${at}.transformation`] = list(
      graded.flatMap((star) => {
        const kind = board.getMajorStarDerivative(star);
        return kind === null ? [] : [`${gradedId(star.displayName)} ${transformationId(`化${kind.displayName}`)}`];
      }),
    );
    facts[`${at}.growth`] = growthId(cell.lifeStage.toString());
    facts[`${at}.doctor`] = doctorId(cell.scholarStar.displayName);
    facts[`${at}.general`] = generalId(cell.leaderStar.displayName);
    facts[`${at}.year`] = yearId(cell.yearGodStar.displayName);
    facts[`${at}.decade`] = `${cell.ageStart}-${cell.ageEnd}`;
  }
  return facts;
}

/** fortel's facts of a moment, from the decade to the day: palace, pair, transformations and flow stars; the age. */
export function fortelTransitFacts(question: FortelQuestion, { civilDay }: Pick<FortelQuestion, 'civilDay'>): Facts {
  const at = fortelConfig({ ...question, civilDay });
  const context = fortelBoard(fortelConfig(question)).getRuntimContext({
    lunarYear: at.year,
    lunarMonth: at.month,
    lunarDay: at.day,
    leap: at.isLeapMonth,
  });
  const { tenYear, year, month, day } = context;
  const levels = {
    decade: { ...tenYear, sky: context.tenYearSky, ground: context.tenYearGround },
    year: { ...year, sky: context.yearSky, ground: context.yearGround },
    month: { ...month, sky: context.monthSky, ground: context.monthGround },
    day: { ...day, sky: context.daySky, ground: context.dayGround },
  };
  const facts: Record<string, string> = { age: String(context.age) };
  for (const [name, { cellGround, sky, ground, groundStars, starDerivativeMap }] of Object.entries(levels)) {
    facts[`${name}.palace`] = cellGround!.displayName;
    facts[`${name}.pair`] = `${sky.displayName}${ground.displayName}`;
    facts[`${name}.transformations`] = list(
      [...starDerivativeMap!].map(
        ([star, kind]) => `${gradedId(star.displayName)} ${transformationId(`化${kind.displayName}`)}`,
      ),
    );
    facts[`${name}.stars`] = list(
      [...groundStars!].flatMap(([at, stars]) => stars.map((star) => `${minorId(star.displayName)} ${at.displayName}`)),
    );
  }
  return facts;
}

// biome-ignore format: one row of names
const PALACES = {
  命宮: '命宮', 兄弟: '兄弟宮', 夫妻: '夫妻宮', 子女: '子女宮', 財帛: '財帛宮', 疾厄: '疾厄宮',
  遷移: '遷移宮', 交友: '交友宮', 事業: '官祿宮', 田宅: '田宅宮', 福德: '福德宮', 父母: '父母宮',
};

const bureauId = namesOf('zhHant', 'bureaus');
const palaceId = namesOf('zhHant', 'palaces', PALACES);
const majorId = namesOf('zhHant', 'major');
const minorId = namesOf('zhHant', 'minor');
const adjectiveId = namesOf('zhHant', 'adjective');
const transformationId = namesOf('zhHant', 'transformations');
const growthId = namesOf('zhHant', 'changsheng12');
const doctorId = namesOf('zhHant', 'boshi12', { 蜚廉: '飛廉' });
const generalId = namesOf('zhHant', 'jiangqian12');
const yearId = namesOf('zhHant', 'suiqian12', { 太歲: '歲建' });

/** A major star or a minor one. */
const gradedId = (hanzi: string): string => (MajorStar.getByName(hanzi) === null ? minorId(hanzi) : majorId(hanzi));

/** The stars that share a name with another one, by fortel's own key. */
const BY_KEY: Readonly<Record<string, string>> = {
  MINI_STAR_DISSOLVE: 'nianjie', // 解神 of the year
  MINI_STAR_DISSOLVE2: 'jieshen', // 解神 of the month
};

/** 旬空 and 截空 come in two, the first of them on a yang branch: the one of the year's polarity is the main one (docs/rules/charts.md A4). */
function miniId(star: MiniStar, yinYear: boolean): string {
  if (star.key === 'MINI_STAR_EMPTY') return yinYear ? 'xunkongSide' : 'xunkong';
  if (star.key === 'MINI_STAR_EMPTY2') return yinYear ? 'xunkong' : 'xunkongSide';
  if (star.key === 'MINI_STAR_INTERUPTION') return yinYear ? 'jiekongSide' : 'jiekong';
  if (star.key === 'MINI_STAR_INTERUPTION2') return yinYear ? 'jiekong' : 'jiekongSide';
  return BY_KEY[star.key] ?? adjectiveId(star.displayName);
}
