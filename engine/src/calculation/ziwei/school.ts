// Schools of Zi Wei. A school is a value of tables; it never changes a boundary rule.

import { branchesOf } from '../cycle/branch.ts';
import {
  check,
  FLAG,
  listOf,
  type OtherText,
  oneOf,
  optional,
  type Rule,
  recordOf,
  ruleFor,
  wholeBetween,
} from '../input/input.ts';
import { ADJECTIVE_STARS } from './adjective-stars.ts';
import {
  BRIGHTNESS_IDS,
  type BrightnessTable,
  COMMON_BRIGHTNESS,
  VIETNAM_BRIGHTNESS,
  ZHONGZHOU_BRIGHTNESS,
} from './brightness.ts';
import type { FlowStarDisputes } from './flow-stars.ts';
import { type MajorArrangements, majorArrangements } from './major-arrangements.ts';
import type { Placement } from './placement.ts';
import { YEAR_SPIRIT_IDS, type YearSpiritId } from './rings.ts';
import { loneStar, type Star, type StarStates, starStates } from './star.ts';
import {
  ADDED_YEAR_STAR_IDS,
  ADJECTIVE_STAR_IDS,
  type AdjectiveStarId,
  GRADED_STAR_IDS,
  type GradedStarId,
} from './star-ids.ts';
import {
  COMMON_TRANSFORMATIONS,
  QUANSHU_TRANSFORMATIONS,
  type StemTransformations,
  ZHONGZHOU_TRANSFORMATIONS,
} from './transformations.ts';

export const SCHOOL_IDS = ['common', 'quanshu', 'zhongzhou', 'vietnam'] as const;
export type SchoolId = (typeof SCHOOL_IDS)[number];
/** The id of a school on offer, or of one that a caller has defined. */
export type AnySchoolId = SchoolId | OtherText;

/** The disputes, one field each. */
export interface SchoolTables extends FlowStarDisputes {
  /** By which documents name the school. One of your own has an id of its own. */
  readonly id: AnySchoolId;

  /**
   * The stars that each stem transforms, 甲 to 癸.
   * Born in a 壬 year: 化科 is 左辅 (common) or 天府 (quanshu, zhongzhou).
   * 戊: 化科 右弼 or 太阳; 庚: 化科 太阴 or 天府 (zhongzhou).
   */
  readonly transformations: readonly StemTransformations[];

  /** The grades of brightness. They decide no position. */
  readonly brightness: BrightnessTable;

  /** The ruler of life (命主) goes by the branch of the life palace, or by that of the year. */
  readonly lifeRulerBy: 'lifePalace' | 'yearBranch';

  /** The ruler of the body (身主) of years of 子, such as 1984: 火星, or 铃星 (vietnam). */
  readonly bodyRulerOfZi: GradedStarId;

  /**
   * The adjective stars that the chart shows, in this order. Zhongzhou has 截空 for 截路 and 空亡, shows the side one of
   * the two 旬空 too, and adds 龙德, 大耗 and 劫煞. Vietnam leaves out six of the month and the year, and has eight of its own.
   */
  readonly adjectiveStars: readonly AdjectiveStarId[];

  /** Whether 旬空 and 截空 are in both of their palaces alike (Tuần and Triệt, vietnam) or in the main one alone. */
  readonly voidsFillBothPalaces: boolean;

  /**
   * The names of the twelve spirits of the year's ring. The seventh is 大耗, or 岁破 where 大耗 is a star of its own (zhongzhou). Vietnam calls
   * it so too, and the first 太岁, the second 少阳, the fourth 少阴, the sixth 死符, the tenth 福德, the twelfth 直符.
   */
  readonly yearSpirits: readonly YearSpiritId[];
}

/** A school: its tables, and the stars as they look under them. Made by `defineSchool`; a copy by spread has the tables only. */
export interface School extends SchoolTables {
  readonly stars: StarStates;
  readonly majors: MajorArrangements;
  readonly adjectives: readonly { readonly star: Star; readonly placement: Placement }[];
}

/**
 * Makes a school of your own from its tables. Documents name it by its `id`; the JSON Schema lists the schools on offer only.
 * @throws RangeError for an id that a school on offer has, and for a table that is missing, misspelt or of another form
 * @example defineSchool({ ...SCHOOLS.common, id: 'my-school', swapsWoundAndEnvoy: true })
 */
export function defineSchool(tables: SchoolTables): School {
  check('tables', tables, tablesRule());
  return schoolOf(tables);
}

/** Whether a value was made by `defineSchool`. */
export const isSchool = (value: unknown): boolean => MADE.has(value as object);

const MADE = new WeakSet<object>();

function schoolOf(tables: SchoolTables): School {
  const stars = starStates(tables.brightness, tables.transformations);
  const adjectives = tables.adjectiveStars.flatMap((id) =>
    palacesOf(id, tables).map((at) => ({ star: loneStar(id), placement: ADJECTIVE_STARS[at] })),
  );
  // Not enumerable: a spread that changes a table must not copy the stars of the old one.
  const school = Object.defineProperties(
    { ...tables },
    { stars: { value: stars }, majors: { value: majorArrangements(stars) }, adjectives: { value: adjectives } },
  ) as School;
  MADE.add(Object.freeze(school));
  return school;
}

/** The stars whose places a star takes: its own, or both of a void. */
function palacesOf(id: AdjectiveStarId, { voidsFillBothPalaces }: SchoolTables): readonly AdjectiveStarId[] {
  if (voidsFillBothPalaces && id === 'xunkong') return ['xunkong', 'xunkongSide'];
  return voidsFillBothPalaces && id === 'jiekong' ? ['jielu', 'kongwang'] : [id];
}

function tablesRule(): Rule {
  const ownId = ruleFor(
    'string',
    `an id of its own, of 1 to 40 letters, digits and hyphens; not ${SCHOOL_IDS.join(', ')}`,
    (id) => typeof id === 'string' && /^[\w-]{1,40}$/.test(id) && !SCHOOL_IDS.some((offered) => offered === id),
  );
  const graded = oneOf(GRADED_STAR_IDS);
  const grades = optional(listOf(optional(oneOf(BRIGHTNESS_IDS)), 12));
  const branches = listOf(wholeBetween(0, 11), 10);
  return recordOf<SchoolTables>({
    id: ownId,
    transformations: listOf(listOf(graded, 4), 10),
    brightness: recordOf(Object.fromEntries(GRADED_STAR_IDS.map((star) => [star, grades]))),
    lifeRulerBy: oneOf(['lifePalace', 'yearBranch']),
    adjectiveStars: listOf(oneOf(ADJECTIVE_STAR_IDS)),
    voidsFillBothPalaces: FLAG,
    yearSpirits: listOf(oneOf(YEAR_SPIRIT_IDS), 12),
    addedYearStars: listOf(oneOf(ADDED_YEAR_STAR_IDS)),
    bodyRulerOfZi: graded,
    fireAndBell: oneOf(['forward', 'byYinYang']),
    tianguiDirection: oneOf(['forward', 'backward']),
    tiankui: branches,
    tianyue: branches,
    swapsWoundAndEnvoy: FLAG,
  });
}

// biome-ignore format: one school a row
const ADDED: Readonly<Record<'zhongzhou' | 'vietnam', readonly AdjectiveStarId[]>> = {
  zhongzhou: ['longde', 'xunkongSide', 'jiekong', 'dahaoYear', 'jieshaYear'],
  vietnam:   ['jiekong', 'jieshaYear', 'guoyin', 'tangfu', 'liunianWenxing', 'tianyiMedic', 'dijieRelief', 'tianluo', 'diwang', 'doujun'],
};
// biome-ignore format: one school a row
const DROPPED: typeof ADDED = {
  zhongzhou: ['jielu', 'kongwang'],
  vietnam:   ['jielu', 'kongwang', 'jieshen', 'tianwu', 'tianyueIllness', 'yinsha', 'feilian'],
};
const COMMON_ADJECTIVES = ADJECTIVE_STAR_IDS.filter(
  (star) => !ADDED.zhongzhou.includes(star) && !ADDED.vietnam.includes(star),
);
const adjectivesOf = (school: keyof typeof ADDED): readonly AdjectiveStarId[] =>
  ADJECTIVE_STAR_IDS.filter(
    (star) => ADDED[school].includes(star) || (COMMON_ADJECTIVES.includes(star) && !DROPPED[school].includes(star)),
  );

const YEAR_SPIRITS = YEAR_SPIRIT_IDS.slice(0, 12);

const common: SchoolTables = {
  id: 'common',
  transformations: COMMON_TRANSFORMATIONS,
  //                   甲乙丙丁戊己庚辛壬癸
  tiankui: branchesOf('丑子亥亥丑子丑午卯卯'),
  tianyue: branchesOf('未申酉酉未申未寅巳巳'),
  brightness: COMMON_BRIGHTNESS,
  lifeRulerBy: 'lifePalace',
  swapsWoundAndEnvoy: false,
  bodyRulerOfZi: 'huoxing',
  fireAndBell: 'forward',
  tianguiDirection: 'forward',
  adjectiveStars: COMMON_ADJECTIVES,
  voidsFillBothPalaces: false,
  yearSpirits: YEAR_SPIRITS,
  addedYearStars: [],
};

const quanshu: SchoolTables = {
  ...common,
  id: 'quanshu',
  transformations: QUANSHU_TRANSFORMATIONS,
  tiankui: branchesOf('丑子亥亥丑子丑寅卯卯'),
  tianyue: branchesOf('未申酉酉未申未午巳巳'),
};

const zhongzhou: SchoolTables = {
  ...common,
  id: 'zhongzhou',
  transformations: ZHONGZHOU_TRANSFORMATIONS,
  brightness: ZHONGZHOU_BRIGHTNESS,
  lifeRulerBy: 'yearBranch',
  swapsWoundAndEnvoy: true,
  adjectiveStars: adjectivesOf('zhongzhou'),
  yearSpirits: YEAR_SPIRITS.map((id, place) => (place === 6 ? 'suipo' : id)),
};

// docs/rules/languages.md section 4: Tử Vi Đẩu Số Tân Biên (Vân Đằng Thái Thứ Lang, 1956), read in a transcription and against one program.
const vietnam: SchoolTables = {
  ...common,
  id: 'vietnam',
  //                   甲乙丙丁戊己庚辛壬癸
  tiankui: branchesOf('丑子亥亥丑子午午卯卯'),
  tianyue: branchesOf('未申酉酉未申寅寅巳巳'),
  brightness: VIETNAM_BRIGHTNESS,
  bodyRulerOfZi: 'lingxing',
  fireAndBell: 'byYinYang',
  tianguiDirection: 'backward',
  adjectiveStars: adjectivesOf('vietnam'),
  voidsFillBothPalaces: true,
  yearSpirits: [
    'taisui',
    'shaoyang',
    'sangmen',
    'shaoyin',
    'guanfuTally',
    'sifu',
    'suipo',
    'longdeSui',
    'baihu',
    'fude',
    'diaoke',
    'zhifu',
  ],
  addedYearStars: ADDED_YEAR_STAR_IDS,
};

/**
 * The schools on offer: `common` as most books and programs have it, `quanshu` (紫微斗数全书), `zhongzhou` (王亭之), and `vietnam` (Tử Vi Đẩu Số
 * Tân Biên), which was read from a transcription of the book and against one program.
 */
export const SCHOOLS: Readonly<Record<SchoolId, School>> = Object.freeze({
  common: schoolOf(common),
  quanshu: schoolOf(quanshu),
  zhongzhou: schoolOf(zhongzhou),
  vietnam: schoolOf(vietnam),
});
