// Ids of the Four Pillars in depth, without stars and relations. In a file without code, since names and rules import them.

export const MONTH_COMMAND_TABLES = ['ziping', 'common', 'sanming', 'korean'] as const;

/**
 * The table of the stems that command a month. 'ziping': the one printed with 子平真诠, which most programs use. Born 2001-08-15 12:00 in China, seven days after
 * Liqiu: 戊 commands. 'common': as 'ziping' except in the month of 申, where 戊 has seven days instead of ten. The same birth: 壬 commands. 'sanming': the
 * table of 三命通会. The same birth: 壬 commands, and by the evening of 17 August 庚. 'korean': 월률분야 (月律分野) as Korean textbooks print it: as 'ziping' except in the months of
 * 巳, 申 and 亥, which have 7, 7 and 16 days. Born 1999-05-12 12:00 in China, six days after Lixia: 戊 commands, and by 'ziping' 庚. The pillars and their hidden
 * stems do not depend on it.
 */
export type MonthCommandTable = (typeof MONTH_COMMAND_TABLES)[number];

/** The patterns: eight of the ten gods, and three of a month of the Day Master's own element: 建禄, 阳刃, 月劫. */
// biome-ignore format: the gods first
export const MONTH_PATTERN_IDS = [
  'zhengguan', 'qisha', 'zhengcai', 'piancai', 'zhengyin', 'pianyin', 'shishen', 'shangguan',
  'jianlu', 'yangren', 'yuejie',
] as const;
export type MonthPatternId = (typeof MONTH_PATTERN_IDS)[number];

/** The states of an element in a month, 旺相休囚死. */
export const ELEMENT_STATE_IDS = ['wang', 'xiang', 'xiu', 'qiu', 'si'] as const;
export type ElementStateId = (typeof ELEMENT_STATE_IDS)[number];

/** Kinds of roots of a stem in a branch: its 禄, its 刃, its birth (长生), the storage of its element (库). */
export const ROOT_TAG_IDS = ['lu', 'blade', 'birth', 'store'] as const;
export type RootTagId = (typeof ROOT_TAG_IDS)[number];

/** The special structures. docs/rules/bazi-depth.md E3. */
export const STRUCTURE_IDS = ['follow', 'dominant', 'transform'] as const;
export type StructureId = (typeof STRUCTURE_IDS)[number];

/** Conditions of special structures in the books. */
// biome-ignore format: one structure a line
export const CONDITION_IDS = [
  'noPeerStem', 'noResourceStem', 'noMainRoot', 'noRoot', 'noResourceMain',
  'completeGroup', 'groupHoldsMonth', 'noOfficerStem', 'noOfficerMain',
  'monthSupports', 'noRival', 'noSibling', 'elementShown', 'noControllerStem',
] as const;
export type ConditionId = (typeof CONDITION_IDS)[number];
