// Schools of Zi Wei. A school is a value: its tables of stars, and the rules of its books for days, months and palaces. If a caller chooses a rule, the school
// is a copy with that rule.

import { DAY_BOUNDARIES, LATE_ZI_STEMS } from '../calendar/birth-moment.ts';
import { branchesOf } from '../cycle/branch.ts';
import { GROWTH_OF_YIN_STEMS } from '../cycle/growth-phase.ts';
import {
  check,
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
  BRIGHTNESS_OF_EIGHT,
  BRIGHTNESS_OF_TABLE,
  BRIGHTNESS_TABLES,
  type BrightnessTable,
  MINOR_STAR_GRADES,
  WENMO_ADJECTIVE_BRIGHTNESS,
} from './brightness.ts';
import type { FlowStarDisputes } from './flow-stars.ts';
import { DECADE_SPANS, FIRST_DECADES, SMALL_LIMIT_DIRECTIONS } from './limits.ts';
import { type MajorArrangements, majorArrangements } from './major-arrangements.ts';
import { PALACE_STEM_YEARS, PLATES } from './palaces.ts';
import { FIRE_BELL_RULES, type Placement, TIANMA_RULES, WOUND_AND_ENVOY_RULES } from './placement.ts';
import { GROWTH_DIRECTIONS, GROWTH_OF_EARTH, YEAR_SPIRIT_IDS, type YearSpiritId } from './rings.ts';
import { BODY_RULERS_OF_ZI, LIFE_RULER_RULES } from './rulers.ts';
import { type Star, type StarStates, starStates, untransformedIn } from './star.ts';
import {
  ADDED_YEAR_STAR_IDS,
  ADJECTIVE_STAR_IDS,
  type AdjectiveStarId,
  GRADED_STAR_IDS,
  STAR_IDS,
} from './star-ids.ts';
import {
  COMMON_TRANSFORMATIONS,
  QUANSHU_TRANSFORMATIONS,
  type StemTransformations,
  ZHONGZHOU_TRANSFORMATIONS,
} from './transformations.ts';
import { LEAP_MONTH_DAYS, LEAP_MONTH_RULES, MONTHS_OF_STARS } from './ziwei-date.ts';

export const SCHOOL_IDS = ['common', 'quanshu', 'zhongzhou', 'vietnam', 'wenmo'] as const;
export type SchoolId = (typeof SCHOOL_IDS)[number];
/** The id of a school on offer, or of one that a caller has defined. */
export type AnySchoolId = SchoolId | OtherText;

const VOIDS = ['both', 'one', 'alike'] as const;
/**
 * Branches, of their two, that the voids of the year fill, 旬空 and, where the school calls it so, 截空. Born in 1996, 丙子: 旬空 申 and 酉.
 * 'one': the branch of the year's polarity, 申. 'both': the other one has the side star too, 副旬 in 酉. 'alike': both have the same star (Tuần and
 * Triệt, vietnam). 截路 and 空亡 are the names of two branches, and are always in both.
 */
export type Voids = (typeof VOIDS)[number];

/** A rule of a school that a caller can choose: its values, that of most schools first, and the schools with another one. */
export interface RuleOfSchool extends Partial<Readonly<Record<SchoolId, string>>> {
  readonly values: readonly string[];
  /** True if a search for births does not support it: its days of a month have different charts in ways that the tables of the search do not have. */
  readonly isUnsearchable?: true;
  /** Another rule: unless that has an alternative value too, this one changes nothing. */
  readonly beside?: string;
}

/** The rules of schools. Types, defaults and checks of a school, and the conventions of callers, derive from this table. */
// biome-ignore format: one rule a row
export const SCHOOL_RULES = {
  dayBoundary: { values: DAY_BOUNDARIES, zhongzhou: 'midnight' }, // 讲义: the day changes at 00:00
  leapMonthRule: { values: LEAP_MONTH_RULES, quanshu: 'next', vietnam: 'same' }, // 卷二 安身命例: 闰月 counts to the next
  plate: { values: PLATES },
  voids: { values: VOIDS, vietnam: 'alike' },
  gradesOfMinorStars: { values: MINOR_STAR_GRADES, quanshu: 'none', zhongzhou: 'zhongzhou', vietnam: 'none' }, // they affect no place, as the grades of stars
  tianma: { values: TIANMA_RULES },
  fireBell: { values: FIRE_BELL_RULES, vietnam: 'byYinYang' },
  growthOfEarth: { values: GROWTH_OF_EARTH },
  growthDirection: { values: GROWTH_DIRECTIONS },
  firstDecade: { values: FIRST_DECADES },
  decadeSpan: { values: DECADE_SPANS },
  smallLimitDirection: { values: SMALL_LIMIT_DIRECTIONS },
  growthOfYinStems: { values: GROWTH_OF_YIN_STEMS }, // a rule of the Four Pillars, which a caller chooses like those of Zi Wei
  gradesOfStars: { values: BRIGHTNESS_TABLES, zhongzhou: 'zhongzhou', vietnam: 'vietnam' },
  lifeRulerBy: { values: LIFE_RULER_RULES, zhongzhou: 'yearBranch' },
  bodyRulerOfZi: { values: BODY_RULERS_OF_ZI, vietnam: 'lingxing' },
  woundAndEnvoy: { values: WOUND_AND_ENVOY_RULES, zhongzhou: 'byYinYang' },
  lateZiStem: { values: LATE_ZI_STEMS, beside: 'dayBoundary' },
  leapMonthDay: { values: LEAP_MONTH_DAYS, isUnsearchable: true },
  monthOfStars: { values: MONTHS_OF_STARS, isUnsearchable: true },
  palaceStems: { values: PALACE_STEM_YEARS, isUnsearchable: true },
} as const satisfies Readonly<Record<string, RuleOfSchool>>;

type RuleTable = typeof SCHOOL_RULES;
export type SchoolRuleId = keyof RuleTable;

/** The value of each rule. */
type SchoolRules = { readonly [Id in SchoolRuleId]: RuleTable[Id]['values'][number] };

/** The rules of a school, and the tables of its disputes. */
export interface SchoolTables extends SchoolRules, FlowStarDisputes {
  /** Name of the school in documents. A caller's own school has an id of its own. */
  readonly id: AnySchoolId;

  /**
   * The stars that each stem transforms, 甲 to 癸.
   * Born in a 壬 year: 化科 is 左辅 (common) or 天府 (quanshu, zhongzhou).
   * 戊: 化科 右弼 or 太阳; 庚: 化科 太阴 or 天府 (zhongzhou).
   */
  readonly transformations: readonly StemTransformations[];

  /** The grades of brightness, which affect no place. `brightness` has rows that override the rows of the two tables. */
  readonly brightness: BrightnessTable;

  /**
   * The adjective stars that the chart shows, in this order. Zhongzhou and wenmo have 截空 for 截路 and 空亡, and add 龙德, 大耗 and 劫煞.
   * Vietnam leaves out six of the month and the year, and has ten of its own. Side stars are not listed: `voids` adds them.
   */
  readonly adjectiveStars: readonly ListedStarId[];

  /**
   * The names of the twelve spirits of the year's ring. The seventh is 大耗, or 岁破 where 大耗 is a star of its own (zhongzhou, wenmo). Vietnam calls
   * it so too, and the first 太岁, the second 少阳, the fourth 少阴, the sixth 死符, the tenth 福德, the twelfth 直符.
   */
  readonly yearSpirits: readonly YearSpiritId[];
}

/** A school: its tables, and the derived states of its stars. Created by `defineSchool`; a copy by spread has the tables only. */
export interface School extends SchoolTables {
  readonly stars: StarStates;
  readonly majors: MajorArrangements;
  readonly adjectives: readonly AdjectiveOfSchool[];
  /** Rules that a caller chose instead of the school's, by their ids. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** An adjective star in each palace, and its placement. */
interface AdjectiveOfSchool {
  readonly id: AdjectiveStarId;
  readonly inPalaces: readonly Star[];
  readonly placement: Placement;
}

/**
 * Defines your own school by its tables. Documents name it by its `id`; the JSON Schema lists the built-in schools only.
 * @throws RangeError for the id of a built-in school, and for a table that is missing, misspelt or of another form
 * @example defineSchool({ ...SCHOOLS.common, id: 'my-school', woundAndEnvoy: 'byYinYang' })
 */
export function defineSchool(tables: SchoolTables): School {
  check('tables', tables, tablesRule());
  return schoolOf(tables);
}

/**
 * A school with some rules that a caller chose. Equal choices return the same school, so that its derived tables are shared.
 * @param chosen the choices, by the ids of their conventions
 * @param tables the changed tables of the school
 */
export function schoolWith(
  school: School,
  chosen: Readonly<Record<string, string>>,
  tables: () => Partial<SchoolTables>,
): School {
  const all = { ...school.chosen, ...chosen };
  const key = JSON.stringify(Object.entries(all).sort());
  const base = BASES.get(school) ?? school;
  const known = WITH.get(base) ?? new Map<string, School>();
  WITH.set(base, known);
  const made = known.get(key) ?? schoolOf({ ...school, ...tables() }, all);
  BASES.set(made, base);
  known.delete(key);
  known.set(key, made);
  if (known.size > MAX_CHOSEN) known.delete(known.keys().next().value!);
  return made;
}

/** Schools with choices of callers, the most recently used ones, by the school that they derive from. */
const WITH = /* @__PURE__ */ new WeakMap<School, Map<string, School>>();
const BASES = /* @__PURE__ */ new WeakMap<School, School>();
const MAX_CHOSEN = 64;

/** True if a value was made by `defineSchool`. */
export const isSchool = (value: unknown): boolean => DEFINED_SCHOOLS.has(value as object);

const DEFINED_SCHOOLS = new WeakSet<object>();

function schoolOf(tables: SchoolTables, chosen: School['chosen'] = {}): School {
  const brightness = {
    ...BRIGHTNESS_OF_TABLE[tables.gradesOfStars],
    ...BRIGHTNESS_OF_EIGHT[tables.gradesOfMinorStars],
    ...tables.brightness,
  };
  const stars = starStates(brightness, tables.transformations);
  const adjectives = tables.adjectiveStars.flatMap((listed) =>
    placesOf(listed, tables).map(
      ([id, at]): AdjectiveOfSchool => ({
        id,
        inPalaces: untransformedIn(stars, id),
        placement: ADJECTIVE_STARS[at],
      }),
    ),
  );
  // Not enumerable: a spread that changes a table must not copy stars that were derived from the old one.
  const school = Object.defineProperties(
    { ...tables },
    {
      stars: { value: stars },
      majors: { value: majorArrangements(stars) },
      adjectives: { value: adjectives },
      chosen: { value: chosen },
    },
  ) as School;
  DEFINED_SCHOOLS.add(Object.freeze(school));
  return school;
}

/** The star on the other branch of a void. */
const SIDE = { xunkong: 'xunkongSide', jiekong: 'jiekongSide' } as const satisfies Readonly<
  Record<string, AdjectiveStarId>
>;
type ListedStarId = Exclude<AdjectiveStarId, (typeof SIDE)[keyof typeof SIDE]>;
const LISTED_STAR_IDS = ADJECTIVE_STAR_IDS.filter(
  (id): id is ListedStarId => !Object.values<AdjectiveStarId>(SIDE).includes(id),
);

/**
 * The stars that a listed star stands for, each with the star whose branch it is placed at: a void has one branch, or two with one name or two names (`voids`).
 */
function placesOf(id: ListedStarId, { voids }: SchoolTables): readonly (readonly [AdjectiveStarId, AdjectiveStarId])[] {
  if (voids === 'one' || !(id in SIDE)) return [[id, id]];
  const side = SIDE[id as keyof typeof SIDE];
  return [
    [id, id],
    [voids === 'both' ? side : id, side],
  ];
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
    brightness: recordOf(Object.fromEntries(STAR_IDS.map((star) => [star, grades]))),
    adjectiveStars: listOf(oneOf(LISTED_STAR_IDS)),
    yearSpirits: listOf(oneOf(YEAR_SPIRIT_IDS), 12),
    addedYearStars: listOf(oneOf(ADDED_YEAR_STAR_IDS)),
    tianguiDirection: oneOf(['forward', 'backward']),
    tiankui: branches,
    tianyue: branches,
    ...(Object.fromEntries(
      Object.entries<RuleOfSchool>(SCHOOL_RULES).map(([id, { values }]) => [id, oneOf(values)]),
    ) as Readonly<Record<SchoolRuleId, Rule>>),
  });
}

// biome-ignore format: one school a row
const ADDED: Readonly<Record<'zhongzhou' | 'vietnam', readonly ListedStarId[]>> = {
  zhongzhou: ['longde', 'jiekong', 'dahaoYear', 'jieshaYear'],
  vietnam:   ['jiekong', 'jieshaYear', 'guoyin', 'tangfu', 'liunianWenxing', 'tianyiMedic', 'dijieRelief', 'tianluo', 'diwang', 'doujun', 'liuxiaYear', 'tianjieRelief'],
};
// biome-ignore format: one school a row
const DROPPED: typeof ADDED = {
  zhongzhou: ['jielu', 'kongwang'],
  vietnam:   ['jielu', 'kongwang', 'jieshen', 'tianwu', 'tianyueIllness', 'yinsha', 'feilian'],
};
const COMMON_ADJECTIVES = LISTED_STAR_IDS.filter(
  (star) => !ADDED.zhongzhou.includes(star) && !ADDED.vietnam.includes(star),
);
const adjectivesOf = (school: keyof typeof ADDED): readonly ListedStarId[] =>
  LISTED_STAR_IDS.filter(
    (star) => ADDED[school].includes(star) || (COMMON_ADJECTIVES.includes(star) && !DROPPED[school].includes(star)),
  );

const YEAR_SPIRITS = YEAR_SPIRIT_IDS.slice(0, 12);
const SPIRITS_WITH_SUIPO = YEAR_SPIRITS.map((id, place) => (place === 6 ? 'suipo' : id));

/** The id of a school with its rules, by the table. */
const ruled = (id: SchoolId): SchoolRules & Pick<SchoolTables, 'id'> => ({
  id,
  ...(Object.fromEntries(
    Object.entries<RuleOfSchool>(SCHOOL_RULES).map(([rule, row]) => [rule, row[id] ?? row.values[0]!]),
  ) as SchoolRules),
});

const common: SchoolTables = {
  ...ruled('common'),
  transformations: COMMON_TRANSFORMATIONS,
  //                   甲乙丙丁戊己庚辛壬癸
  tiankui: branchesOf('丑子亥亥丑子丑午卯卯'),
  tianyue: branchesOf('未申酉酉未申未寅巳巳'),
  brightness: {},
  tianguiDirection: 'forward',
  adjectiveStars: COMMON_ADJECTIVES,
  yearSpirits: YEAR_SPIRITS,
  addedYearStars: [],
};

const quanshu: SchoolTables = {
  ...common,
  ...ruled('quanshu'),
  transformations: QUANSHU_TRANSFORMATIONS,
  tiankui: branchesOf('丑子亥亥丑子丑寅卯卯'),
  tianyue: branchesOf('未申酉酉未申未午巳巳'),
};

const zhongzhou: SchoolTables = {
  ...common,
  ...ruled('zhongzhou'),
  transformations: ZHONGZHOU_TRANSFORMATIONS,
  adjectiveStars: adjectivesOf('zhongzhou'),
  yearSpirits: SPIRITS_WITH_SUIPO,
};

// docs/rules/charts.md A12: the defaults of the program 文墨天机, from four public charts. What no other source prints is known from that program alone.
const wenmo: SchoolTables = {
  ...common,
  ...ruled('wenmo'),
  brightness: WENMO_ADJECTIVE_BRIGHTNESS,
  adjectiveStars: adjectivesOf('zhongzhou'),
  yearSpirits: SPIRITS_WITH_SUIPO,
};

// docs/rules/languages.md section 4: Tử Vi Đẩu Số Tân Biên (Vân Đằng Thái Thứ Lang, 1956), read in a transcription and against one program.
const vietnam: SchoolTables = {
  ...common,
  ...ruled('vietnam'),
  //                   甲乙丙丁戊己庚辛壬癸
  tiankui: branchesOf('丑子亥亥丑子午午卯卯'),
  tianyue: branchesOf('未申酉酉未申寅寅巳巳'),
  tianguiDirection: 'backward',
  adjectiveStars: adjectivesOf('vietnam'),
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
 * The schools on offer: `common` as most books and programs have it, `quanshu` (紫微斗数全书), `zhongzhou` (王亭之), `wenmo` (what the program 文墨天机
 * shows by default), and `vietnam` (Tử Vi Đẩu Số Tân Biên), which was read from a transcription of the book and against one program.
 */
export const SCHOOLS: Readonly<Record<SchoolId, School>> = Object.freeze({
  common: schoolOf(common),
  quanshu: schoolOf(quanshu),
  zhongzhou: schoolOf(zhongzhou),
  vietnam: schoolOf(vietnam),
  wenmo: schoolOf(wenmo),
});
