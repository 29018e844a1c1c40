// Ids of the stars, in the order in which they are shown.

/** The fourteen major stars, first the six of the Zi Wei group. Pairs in one palace are named in this order. */
// biome-ignore format: one group a line
export const MAJOR_STAR_IDS = [
  'ziwei', 'tianji', 'taiyang', 'wuqu', 'tiantong', 'lianzhen',
  'tianfu', 'taiyin', 'tanlang', 'jumen', 'tianxiang', 'tianliang', 'qisha', 'pojun',
] as const;
export type MajorStarId = (typeof MAJOR_STAR_IDS)[number];

/** The fourteen minor stars: six helpers, 禄存 and 天马, six malefics. */
// biome-ignore format: one group a line
export const MINOR_STAR_IDS = [
  'zuofu', 'youbi', 'wenchang', 'wenqu', 'tiankui', 'tianyue',
  'lucun', 'tianma',
  'qingyang', 'tuoluo', 'huoxing', 'lingxing', 'dikong', 'dijie',
] as const;
export type MinorStarId = (typeof MINOR_STAR_IDS)[number];

/** The major and the minor stars, numbered 0 … 27: the ones that are transformed, and that rule life and body. */
export const GRADED_STAR_IDS = [...MAJOR_STAR_IDS, ...MINOR_STAR_IDS] as const;
export type GradedStarId = (typeof GRADED_STAR_IDS)[number];

/** The adjective stars (杂曜) of all schools; the school decides which of them a chart shows. */
// biome-ignore format: six a line
export const ADJECTIVE_STAR_IDS = [
  'hongluan', 'tianxi', 'tianyao', 'tianxing', 'xianchi', 'jieshen',
  'nianjie', 'santai', 'bazuo', 'enguang', 'tiangui', 'longchi',
  'fengge', 'tiancai', 'tianshou', 'taifu', 'fenggao', 'tianwu',
  'tianchu', 'tianyueIllness', 'yinsha', 'tianguan', 'tianfuBlessing', 'tianku',
  'tianxu', 'guchen', 'guasu', 'feilian', 'posui', 'huagai',
  'yuede', 'tiande', 'longde', 'tiankong', 'xunkong', 'xunkongSide',
  'jielu', 'kongwang', 'jiekong', 'jiekongSide', 'dahaoYear', 'jieshaYear', 'tianshang', 'tianshi',
  'guoyin', 'tangfu', 'liunianWenxing', 'tianyiMedic', 'dijieRelief', 'tianluo', 'diwang', 'doujun',
  'liuxiaYear', 'tianjieRelief',
] as const;
export type AdjectiveStarId = (typeof ADJECTIVE_STAR_IDS)[number];

/** Flow stars of a year that only some schools use. */
export const ADDED_YEAR_STAR_IDS = ['taisuiYear', 'sangmenYear', 'baihuYear', 'tiankuYear', 'tianxuYear'] as const;
export type AddedYearStarId = (typeof ADDED_YEAR_STAR_IDS)[number];

export type StarId = MajorStarId | MinorStarId | AdjectiveStarId;

/** All stars of a chart. */
export const STAR_IDS: readonly StarId[] = [...GRADED_STAR_IDS, ...ADJECTIVE_STAR_IDS];
