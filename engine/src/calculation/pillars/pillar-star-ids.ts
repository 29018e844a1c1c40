// Ids of the stars (神煞) of the Four Pillars, and their groups. In a file without code, since names and tables import them.

/** The stars of the Four Pillars, by their key: stem, branch, month, pillar (docs/rules/bazi-depth.md A2). */
// biome-ignore format: by what each goes, as the book has them
export const PILLAR_STAR_IDS = [
  'tianyi', 'taiji', 'wenchang', 'guoyin', 'fuxing', 'tianchu', 'jinyu', 'lushen', 'yangren', 'feiren', 'hongyan', 'liuxia',
  'jiangxing', 'huagai', 'yima', 'taohua', 'jiesha', 'wangshen', 'zaisha', 'liue',
  'tiansha', 'disha', 'yuesha', 'panan',
  'guchen', 'guasu', 'hongluan', 'tianxi', 'sangmen', 'diaoke', 'pima', 'yuanchen', 'gou', 'jiao', 'kongwang', 'tianluo', 'diwang',
  'tiande', 'tiandeHe', 'yuede', 'yuedeHe', 'tianyiMedic', 'xueren', 'dexiu', 'tianshe', 'sifei', 'tianzhuan', 'dizhuan',
  'kuigang', 'yinchaYangcuo', 'shieDabai', 'guluan', 'bazhuan', 'shiling', 'liuxiu', 'ride', 'rigui', 'jinshenDay', 'jinshen',
  'gonglu', 'sanqi', 'xuetang', 'ciguan',
  'yuanchenPair', 'guimenGuan', 'baihuDasha', 'xuanzhen',
] as const;
export type PillarStarId = (typeof PILLAR_STAR_IDS)[number];

/**
 * Sets of stars of the pillars where the books disagree.
 * 'common': what most programs print. A yin stem has a blade (乙 in 寅), 金神 is on the day or on the hour.
 * 'classical': 渊海子平. Only yang stems have 羊刃 and 飞刃, 金神 is on the hour alone. The other 56 stars are the same.
 * 'korean': what Korean programs print. All of 십이신살, from the trines of year and day and on every pillar, their own included; 백호, 귀문관, 현침 and
 * 원진 (怨嗔, in place of 元辰); 괴강 and 백호 on every pillar; the blade next after 禄. 1983-07-20 22:18, Seoul: 장성살 on the day 己酉, for 酉 itself.
 */
export const PILLAR_STAR_SETS = ['common', 'classical', 'korean'] as const;
export type PillarStarSet = (typeof PILLAR_STAR_SETS)[number];
