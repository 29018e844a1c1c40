// Tables of the stars (神煞) of the Four Pillars, with rows as in the verses; docs/rules/records/pillars-stars.json has the sources of each and the differences.
// pillar-stars.ts reads the rows.

import { BRANCH_HANZI, type Branch, branchesOf, branchOf } from '../cycle/branch.ts';
import { type Element, element } from '../cycle/element.ts';
import { pairFromHanzi, type Sexagenary } from '../cycle/sexagenary.ts';
import { STEM_HANZI, type Stem, stemsOf } from '../cycle/stem.ts';
import { ofTrines } from '../cycle/trine.ts';
import type { PillarStarId, PillarStarSet } from './pillar-star-ids.ts';

/** Basis of a star; it may be its own pillar. A star with two bases on a pillar names both. */
// biome-ignore format: stems, branches, whole pillars, the pillar itself
export const STAR_BASES = [
  'yearStem', 'dayStem', 'yearBranch', 'dayBranch', 'monthBranch', 'yearPillar', 'dayPillar', 'hourPillar', 'yearNayin', 'stems',
  'ownPillar', 'ownStem', 'ownBranch',
] as const;
export type StarBasis = (typeof STAR_BASES)[number];

/** A mark on a pillar: its stem or its branch. */
export type Mark = { readonly stem: Stem } | { readonly branch: Branch };

/** Rule of a star: a closed set. */
export type StarRule =
  /** By a stem: the branches of the star. */
  | {
      readonly by: 'stem';
      readonly keys: readonly ('yearStem' | 'dayStem')[];
      readonly at: readonly (readonly Branch[])[];
      readonly onlyHour?: true;
    }
  /** By a branch: the branch of the star, on any pillar but its own, unless the rule includes it. */
  | {
      readonly by: 'branch';
      readonly keys: readonly ('yearBranch' | 'dayBranch')[];
      readonly at: readonly Branch[];
      readonly onOwn?: true;
    }
  /** By the branch of the year: so many branches forward, or another number if the luck runs backward. */
  | { readonly by: 'gender'; readonly forward: number; readonly backward: number }
  /** By the branch of the month: a stem or a branch. */
  | { readonly by: 'month'; readonly at: readonly Mark[] }
  /** By the season of the month, from spring: days. */
  | { readonly by: 'season'; readonly days: readonly (readonly Sexagenary[])[] }
  /** Days, and for some the same pairs as hours. */
  | { readonly by: 'day'; readonly days: readonly Sexagenary[]; readonly on: readonly ('day' | 'hour')[] }
  /** By any pillar itself: its pair, its stem or its branch. */
  | {
      readonly by: 'own';
      readonly pairs: readonly Sexagenary[];
      readonly stems: readonly Stem[];
      readonly branches: readonly Branch[];
    }
  /** By the element of the year's nayin, wood to water: a branch on any pillar except the year. */
  | { readonly by: 'nayin'; readonly at: readonly Branch[] }
  /** By a function of its own. */
  | { readonly by: 'rule' };

const YEAR_AND_DAY = ['yearStem', 'dayStem'] as const;
const DAY_STEM = ['dayStem'] as const;
const BOTH_BRANCHES = ['yearBranch', 'dayBranch'] as const;
const YEAR_BRANCH = ['yearBranch'] as const;

/** The branches for each stem, 甲 to 癸, one word a stem; '-' for none. */
const byStem = (keys: readonly ('yearStem' | 'dayStem')[], row: string) =>
  ({ by: 'stem', keys, at: words(row, STEM_HANZI).map((word) => (word === '-' ? [] : branchesOf(word))) }) as const;

/** One branch for each trine, in the order 申子辰, 寅午戌, 巳酉丑, 亥卯未. */
const byTrine = (keys: readonly ('yearBranch' | 'dayBranch')[], row: string) =>
  ({ by: 'branch', keys, at: ofTrines(row) }) as const;

/** One branch for each trine, for every pillar including its own. */
const byOwnTrine = (row: string) => ({ ...byTrine(BOTH_BRANCHES, row), onOwn: true }) as const;

/** One branch for each branch, 子 to 亥. */
const byBranch = (keys: readonly ('yearBranch' | 'dayBranch')[], row: string) =>
  ({ by: 'branch', keys, at: twelve(branchesOf(row), row) }) as const;
const byYear = (row: string) => byBranch(YEAR_BRANCH, row);

/** A stem or a branch for each month, 子 to 亥. */
const byMonth = (row: string) => ({ by: 'month', at: twelve(Array.from(row, markOf), row) }) as const;

const markOf = (hanzi: string): Mark =>
  BRANCH_HANZI.includes(hanzi) ? { branch: branchOf(hanzi) } : { stem: stemsOf(hanzi)[0]! };

/** The days of spring, summer, autumn and winter. */
const bySeason = (row: string) =>
  ({ by: 'season', days: words(row, '春夏秋冬').map((season) => pairsOf(season.split('、'))) }) as const;

const onPillars = (row: string) => ({ by: 'own', pairs: pairsOf(row.split(' ')), stems: [], branches: [] }) as const;
const onSigns = (stems: string, branches: string) =>
  ({ by: 'own', pairs: [], stems: stemsOf(stems), branches: branchesOf(branches) }) as const;

const onDays = (row: string) => ({ by: 'day', days: pairsOf(row.split(' ')), on: ['day'] }) as const;

/** The branch for the element of the nayin, 木火土金水. */
const byNayin = (row: string) => {
  const at = branchesOf(row);
  if (at.length !== 5) throw new RangeError(`"${row}" has ${at.length} branches, not one for each of five elements`);
  return { by: 'nayin', at } as const;
};

const pairsOf = (hanzi: readonly string[]): readonly Sexagenary[] => hanzi.map(pairFromHanzi);

function words(row: string, heads: string): readonly string[] {
  const all = row.split(' ');
  if (all.length !== heads.length)
    throw new RangeError(`"${row}" has ${all.length} words, not one for each of ${heads}`);
  return all;
}

function twelve<T>(all: readonly T[], row: string): readonly T[] {
  if (all.length !== 12)
    throw new RangeError(`"${row}" has ${all.length} characters, not one for each of twelve branches`);
  return all;
}

/** Alternative rows of disputed stars, by name; PILLAR_STARS has the first of each. */
// biome-ignore format: the rows stand under their ruler
export const STAR_VARIANTS = {
  //                            甲 乙 丙 丁 戊 己 庚 辛 壬 癸
  yangren: {
    peak:     byStem(DAY_STEM, '卯 寅 午 巳 午 巳 酉 申 子 亥'), // yang stems one past the 禄, yin stems one before: 帝旺
    yang:     byStem(DAY_STEM, '卯 - 午 - 午 - 酉 - 子 -'),     // 渊海子平 论阳刃: yang stems only
    next:     byStem(DAY_STEM, '卯 辰 午 未 午 未 酉 戌 子 丑'), // 三命通会 卷三 论羊刃: 禄前一位
  },
  feiren: {                                                     // what clashes with the blade
    peak:     byStem(DAY_STEM, '酉 申 子 亥 子 亥 卯 寅 午 巳'),
    yang:     byStem(DAY_STEM, '酉 - 子 - 子 - 卯 - 午 -'),
    next:     byStem(DAY_STEM, '酉 戌 子 丑 子 丑 卯 辰 午 未'),
  },
  hongyan: {
    common:   byStem(DAY_STEM, '午 午 寅 未 辰 辰 戌 酉 子 申'),
    shenfeng: byStem(DAY_STEM, '午 申 寅 未 辰 辰 戌 酉 子 申'), // 神峰通考
    sanming:  byStem(DAY_STEM, '午 午 寅 未 子 辰 戌 酉 巳 申'), // 三命通会 卷三 总论诸神煞
  },
  fuxing: {
    common:   byStem(YEAR_AND_DAY, '寅子 卯丑 寅子 亥 申 未 午 巳 辰 卯丑'),
    hour:     { ...byStem(YEAR_AND_DAY, '寅子 丑亥 子戌 酉 申 未 午 巳 辰 卯'), onlyHour: true }, // 协纪辨方书
  },
  jinshen: {
    dayOrHour: { by: 'day', days: pairsOf(['乙丑', '己巳', '癸酉']), on: ['day', 'hour'] },
    hour:      { by: 'day', days: pairsOf(['乙丑', '己巳', '癸酉']), on: ['hour'] },              // 渊海子平 论金神
  },
} as const satisfies { readonly [Id in PillarStarId]?: Readonly<Record<string, StarRule>> };

// biome-ignore format: the rows stand under their ruler
export const PILLAR_STARS = {
  // A2. By a stem.               甲   乙  丙   丁   戊      己      庚   辛   壬  癸
  tianyi:    byStem(YEAR_AND_DAY, '丑未 子申 亥酉 亥酉 丑未 子申 丑未 午寅 卯巳 卯巳'),  // 甲戊庚牛羊, 乙己鼠猴乡, 丙丁猪鸡位, 壬癸兔蛇藏, 六辛逢马虎
  taiji:     byStem(YEAR_AND_DAY, '子午 子午 卯酉 卯酉 辰戌丑未 辰戌丑未 寅亥 寅亥 巳申 巳申'),
  //                              甲 乙 丙 丁 戊 己 庚 辛 壬 癸
  wenchang:  byStem(YEAR_AND_DAY, '巳 午 申 酉 申 酉 亥 子 寅 卯'),                    // 甲乙巳午报君知, 丙戊申宫丁己鸡, 庚猪辛鼠壬逢虎, 癸人见兔入云梯
  guoyin:    byStem(YEAR_AND_DAY, '戌 亥 丑 寅 丑 寅 辰 巳 未 申'),
  fuxing:    STAR_VARIANTS.fuxing.common,
  tianchu:   byStem(YEAR_AND_DAY, '巳 午 巳 午 申 酉 亥 子 寅 卯'),
  jinyu:     byStem(YEAR_AND_DAY, '辰 巳 未 申 未 申 戌 亥 丑 寅'),                    // 甲龙乙蛇丙戊羊, 丁己猴歌庚犬方, 辛猪壬牛癸逢虎: two past the 禄
  lushen:    byStem(DAY_STEM,     '寅 卯 巳 午 巳 午 申 酉 亥 子'),
  yangren:   STAR_VARIANTS.yangren.peak,
  feiren:    STAR_VARIANTS.feiren.peak,
  hongyan:   STAR_VARIANTS.hongyan.common,
  liuxia:    byStem(DAY_STEM,     '酉 戌 未 申 巳 午 辰 卯 亥 寅'),

  // A3. By a branch. One for each trine: 申子辰, 寅午戌, 巳酉丑, 亥卯未.
  jiangxing: byTrine(BOTH_BRANCHES, '子午酉卯'),
  huagai:    byTrine(BOTH_BRANCHES, '辰戌丑未'),
  yima:      byTrine(BOTH_BRANCHES, '寅申亥巳'),                       // 申子辰马在寅, 寅午戌马在申, 巳酉丑马在亥, 亥卯未马在巳
  taohua:    byTrine(BOTH_BRANCHES, '酉卯午子'),
  jiesha:    byTrine(BOTH_BRANCHES, '巳亥寅申'),
  wangshen:  byTrine(BOTH_BRANCHES, '亥巳申寅'),
  zaisha:    byTrine(BOTH_BRANCHES, '午子卯酉'),
  liue:      byTrine(YEAR_BRANCH,   '卯酉子午'),
  // The other four of the twelve 신살, which Korean programs print as a row.
  tiansha:   byOwnTrine('未丑辰戌'),
  disha:     byOwnTrine('申寅巳亥'),
  yuesha:    byOwnTrine('戌辰未丑'),
  panan:     byOwnTrine('丑未戌辰'),
  // By the year:     子丑寅卯辰巳午未申酉戌亥
  guchen:    byYear('寅寅巳巳巳申申申亥亥亥寅'),
  guasu:     byYear('戌戌丑丑丑辰辰辰未未未戌'),
  hongluan:  byYear('卯寅丑子亥戌酉申未午巳辰'),
  tianxi:    byYear('酉申未午巳辰卯寅丑子亥戌'),
  sangmen:   byYear('寅卯辰巳午未申酉戌亥子丑'),
  diaoke:    byYear('戌亥子丑寅卯辰巳午未申酉'),
  pima:      byYear('酉戌亥子丑寅卯辰巳午未申'),
  yuanchen:  { by: 'gender', forward: +7, backward: +5 },              // 阳男阴女 one past the clash, 阴男阳女 one before it
  gou:       { by: 'gender', forward: +3, backward: -3 },              // 阳男阴女 命前三辰为勾, 命后三辰为绞; the others the other way
  jiao:      { by: 'gender', forward: -3, backward: +3 },
  kongwang:  { by: 'rule' },
  tianluo:   { by: 'rule' },
  diwang:    { by: 'rule' },

  // A4. By the month: 子丑寅卯辰巳午未申酉戌亥
  tiande:      byMonth('巳庚丁申壬辛亥甲癸寅丙乙'),                      // 正丁二坤宫, 三壬四辛同, 五乾六甲上, 七癸八艮同, 九丙十归乙, 子巽丑庚中
  tiandeHe:    byMonth('申乙壬巳丁丙寅己戊亥辛庚'),
  yuede:       byMonth('壬庚丙甲壬庚丙甲壬庚丙甲'),                      // 寅午戌月在丙, 申子辰月在壬, 亥卯未月在甲, 巳酉丑月在庚
  yuedeHe:     byMonth('丁乙辛己丁乙辛己丁乙辛己'),
  tianyiMedic: byMonth('亥子丑寅卯辰巳午未申酉戌'),
  xueren:      byMonth('午子丑未寅申卯酉辰戌巳亥'),
  dexiu:       { by: 'rule' },
  tianshe:     bySeason('戊寅 甲午 戊申 甲子'),
  sifei:       bySeason('庚申、辛酉 壬子、癸亥 甲寅、乙卯 丙午、丁巳'),
  tianzhuan:   bySeason('乙卯 丙午 辛酉 壬子'),
  dizhuan:     bySeason('辛卯 戊午 癸酉 丙子'),

  // A5. Days, nayin and the order of stems.
  kuigang:       onDays('庚辰 庚戌 壬辰 戊戌'),
  yinchaYangcuo: onDays('丙子 丁丑 戊寅 辛卯 壬辰 癸巳 丙午 丁未 戊申 辛酉 壬戌 癸亥'),
  shieDabai:     onDays('甲辰 乙巳 丙申 丁亥 戊戌 己丑 庚辰 辛巳 壬申 癸亥'), // the ten days whose 禄 is void
  guluan:        onDays('甲寅 乙巳 丙午 丁巳 戊午 戊申 辛亥 壬子'),
  bazhuan:       onDays('甲寅 乙卯 丁未 戊戌 己未 庚申 辛酉 癸丑'),
  shiling:       onDays('甲辰 乙亥 丙辰 丁酉 戊午 庚戌 庚寅 辛亥 壬寅 癸未'),
  liuxiu:        onDays('丙午 丁未 戊子 戊午 己丑 己未'),
  ride:          onDays('甲寅 丙辰 戊辰 庚辰 壬戌'),
  rigui:         onDays('丁酉 丁亥 癸巳 癸卯'),
  jinshenDay:    onDays('甲子 己卯 甲午 己酉'),
  jinshen:       STAR_VARIANTS.jinshen.dayOrHour,
  gonglu:        { by: 'rule' },
  sanqi:         { by: 'rule' },
  //                     木火土金水
  xuetang:       byNayin('亥寅申巳申'),                                    // where the element is born
  ciguan:        byNayin('寅巳亥申亥'),                                    // where it takes office

  // A9. Korean.                        子丑寅卯辰巳午未申酉戌亥
  yuanchenPair:  byBranch(BOTH_BRANCHES, '未午酉申亥戌丑子卯寅巳辰'),         // 원진: 子未, 丑午, 寅酉, 卯申, 辰亥, 巳戌
  guimenGuan:    byBranch(BOTH_BRANCHES, '酉午未申亥戌丑寅卯子巳辰'),         // 귀문: 子酉, 丑午, 寅未, 卯申, 辰亥, 巳戌
  baihuDasha:    onPillars('甲辰 乙未 丙戌 丁丑 戊辰 壬戌 癸丑'),
  xuanzhen:      onSigns('甲辛', '卯午申'),                                 // the signs that have a needle in them
} as const satisfies { readonly [Id in PillarStarId]: StarRule };

/** Stars without a table: each has a function. */
export type OwnRuleStarId = {
  [Id in PillarStarId]: (typeof PILLAR_STARS)[Id] extends { readonly by: 'rule' } ? Id : never;
}[PillarStarId];

/** Differences of a set of rows from `PILLAR_STARS`: a rule, or null for an absent star. */
type StarSetRow = { readonly [Id in PillarStarId]?: StarRule | null };

/** The stars of Korea alone. */
// biome-ignore format: a row
const KOREAN_ONLY = {
  tiansha: null, disha: null, yuesha: null, panan: null, yuanchenPair: null, guimenGuan: null, baihuDasha: null, xuanzhen: null,
} as const satisfies StarSetRow;

/** The sets: docs/rules/bazi-depth.md A6, and A9 for the Korean one. */
export const STAR_SETS: Readonly<Record<PillarStarSet, StarSetRow>> = {
  common: KOREAN_ONLY,
  classical: {
    ...KOREAN_ONLY,
    yangren: STAR_VARIANTS.yangren.yang,
    feiren: STAR_VARIANTS.feiren.yang,
    jinshen: STAR_VARIANTS.jinshen.hour,
  },
  korean: {
    jiesha: byOwnTrine('巳亥寅申'),
    zaisha: byOwnTrine('午子卯酉'),
    taohua: byOwnTrine('酉卯午子'), // 연살
    wangshen: byOwnTrine('亥巳申寅'),
    jiangxing: byOwnTrine('子午酉卯'),
    yima: byOwnTrine('寅申亥巳'),
    liue: byOwnTrine('卯酉子午'), // 육해살
    huagai: byOwnTrine('辰戌丑未'),
    yangren: STAR_VARIANTS.yangren.next,
    feiren: STAR_VARIANTS.feiren.next,
    kuigang: onPillars('庚辰 庚戌 壬辰 戊戌'),
    yuanchen: null, // 元辰 is another star than 怨嗔, with the same name in Korean
  },
};

/** 德秀: the stems of 德 and the stems of 秀, for each branch of the month, 子 to 亥. */
export const DE_AND_XIU: readonly { readonly de: readonly Stem[]; readonly xiu: readonly Stem[] }[] = ((
  water: string,
  fire: string,
  metal: string,
  wood: string,
) =>
  Array.from({ length: 3 }, () => [water, metal, fire, wood])
    .flat()
    .map((row) => {
      const [de = '', xiu = ''] = row.split(' ');
      return { de: stemsOf(de), xiu: stemsOf(xiu) };
    }))(
  '壬癸戊己 丙辛甲己', // 申子辰
  '丙丁 戊癸', // 寅午戌
  '庚辛 乙庚', // 巳酉丑
  '甲乙 丁壬', // 亥卯未
);

/** 拱禄: a day and an hour that enclose the 禄 of their common stem. */
// biome-ignore format: day, hour, what they enclose
export const ENCLOSURES: readonly { readonly day: Sexagenary; readonly hour: Sexagenary; readonly enclosed: Branch }[] = [
  '癸亥 癸丑 子', '癸丑 癸亥 子', '丁巳 丁未 午', '己未 己巳 午', '戊辰 戊午 巳',
].map((row) => {
  const [day = '', hour = '', enclosed = ''] = row.split(' ');
  return { day: pairFromHanzi(day), hour: pairFromHanzi(hour), enclosed: branchOf(enclosed) };
});

/** 三奇: three stems in this order on neighbouring pillars. */
export const WONDERS: readonly (readonly Stem[])[] = ['甲戊庚', '乙丙丁', '壬癸辛'].map(stemsOf);

/** 天罗 戌亥, 地网 辰巳: marked where both branches meet; also on a day with one of them, if the nayin of the year has one of the elements `nayin`. */
export const NETS = {
  tianluo: { branches: branchesOf('戌亥'), nayin: elementsOf('火') },
  diwang: { branches: branchesOf('辰巳'), nayin: elementsOf('水土') },
} as const;

function elementsOf(row: string): readonly Element[] {
  return Array.from(row, (hanzi) => element('木火土金水'.indexOf(hanzi)));
}
