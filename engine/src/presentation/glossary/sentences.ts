// Sentences of a glossary: a sentence for each id that the tables of the engine cannot explain, a template for the others, and one for each term without an id;
// a missing one is a compile error.

import type { SpiritPath } from '../../calculation/calendar/day-notes.ts';
import type { OwnRuleStarId } from '../../calculation/pillars/pillar-star-tables.ts';
import type { OwnPairRelationId } from '../../calculation/pillars/relation-ids.ts';
import type { ADJECTIVE_STARS } from '../../calculation/ziwei/adjective-stars.ts';
import type { MINOR_STARS } from '../../calculation/ziwei/minor-stars.ts';
import type { GroupName, IdIn } from '../documents/vocabulary/labels.ts';
import type { AlmanacNames, DepthNames, Names, PatternNames, TransitNames } from '../words/words.ts';

/** Terms without an id in a document: members, and terms that people meet beside charts. */
// biome-ignore format: one field a line
export const CONCEPT_IDS = [
  'trueSolarTime', 'longitudeCorrection', 'equationOfTime', 'clockTime', 'doubleHour', 'dayBoundary', 'lunarDate', 'leapMonth',
  'mainStar', 'rarity', 'borrowedStars', 'bodyPalace', 'originPalace', 'opposite', 'trines', 'flanking', 'hidden', 'lifeRuler', 'bodyRuler',
  'decade', 'childLimit', 'smallLimit', 'transitYear', 'transitMonth', 'transitDay', 'flowStars', 'nominalAge', 'school', 'flight', 'selfTransformation',
  'yearPillar', 'monthPillar', 'dayPillar', 'hourPillar', 'dayMaster', 'hiddenStems', 'voidBranches', 'growthPhase', 'selfPhase',
  'conception', 'fetalBreath', 'lifePalacePillar', 'bodyPalacePillar', 'elementCount', 'weightedElements', 'luckPillar',
  'monthCommand', 'root', 'shownStem', 'support', 'boneWeight', 'dayOfficer', 'mansion',
] as const;
export type ConceptId = (typeof CONCEPT_IDS)[number];

/** Groups whose ids have a sentence each. */
type WrittenGroup =
  | 'brightness'
  | 'conditions'
  | 'directions'
  | 'elementStates'
  | 'elements'
  | 'polarities'
  | 'relations'
  | 'rootTags'
  | 'sanzai'
  | 'selectedDays'
  | 'structures'
  | 'tenGodGroups'
  | 'tenGods'
  | 'transformations'
  | 'yinYangGenders';

type RuleStarsOf<Table> = {
  [Star in keyof Table]: Table[Star] extends { readonly by: 'rule' } ? Star : never;
}[keyof Table];

/** Stars without a table, whose place is computed by a function. */
export type RuleStarId = RuleStarsOf<typeof MINOR_STARS> | RuleStarsOf<typeof ADJECTIVE_STARS>;

/** A name and what it means. */
export interface Entry {
  readonly name: string;
  readonly text: string;
}

/** A pair of a step forward and a step backward. */
interface DirectionPair {
  readonly forward: string;
  readonly backward: string;
}

/** Readings of names, by group and id, in scripts that do not show them. */
export type Readings = {
  readonly [Group in keyof (Names & TransitNames & AlmanacNames & DepthNames & PatternNames)]?: Readonly<
    Record<string, string>
  >;
};

/** All sentences of a language. `{name}` in one is filled in from the tables. */
export interface Sentences {
  /** For a script that does not show the reading of names. */
  readonly readings?: Readings;
  /** Explanation of each group of ids. */
  readonly groups: Readonly<Record<GroupName, Entry>>;
  readonly concepts: Readonly<Record<ConceptId, Entry>>;
  readonly written: { readonly [Group in WrittenGroup]: Readonly<Record<IdIn<Group>, string>> };
  /** The relations that only two people have. */
  readonly pairRelations: Readonly<Record<OwnPairRelationId, string>>;
  /** `{list}` is a table of the engine: keys, and the palace of each. */
  readonly placements: {
    readonly yearStem: string;
    readonly yearBranch: string;
    readonly month: string;
    readonly yearBranchThenHour: string;
    /** From `{start}` one step at a time. */
    readonly yearBranchSteps: DirectionPair;
    readonly monthSteps: DirectionPair;
    readonly hourSteps: DirectionPair;
    readonly rule: Readonly<Record<RuleStarId, string>>;
  };
  readonly majorStars: {
    readonly ziwei: string;
    readonly tianfu: string;
    /** `{steps}` from `{leader}`. */
    readonly led: DirectionPair;
  };
  /** Kinds of stars: a sentence begins with the kind, and its place follows. */
  readonly kinds: { readonly major: string; readonly minor: string; readonly adjective: string };
  readonly stems: string;
  readonly branches: string;
  readonly animals: string;
  readonly pairs: string;
  readonly nayin: string;
  readonly growthPhases: string;
  /** Nominal ages of men and of women, from ten on: `{men}`, `{women}`. */
  readonly luminaries: string;
  /** Sentence about the names in other programs: `{names}`. */
  readonly elsewhere: string;
  /** Sentence for a pattern whose verse is about limits. */
  readonly ofLimits: string;
  readonly solarTerms: { readonly jie: string; readonly zhongqi: string };
  readonly palaces: { readonly life: string; readonly others: string };
  readonly bureaus: string;
  readonly mainStars: { readonly one: string; readonly two: string; readonly borrowed: string };
  readonly rings: {
    readonly doctorSpirits: string;
    readonly generalSpirits: string;
    readonly yearSpirits: string;
    /** The second name of the seventh spirit of the year. */
    readonly suipo: string;
    /** The names that one school gives other spirits of the year: `{number}`. */
    readonly vietnam: string;
  };
  /** `{god}` names most patterns of the month; three are no god's. */
  readonly monthPatterns: {
    readonly god: string;
    readonly jianlu: string;
    readonly yangren: string;
    readonly yuejie: string;
  };
  readonly rarityTiers: string;
  /** `{number}` of twelve, `{steps}` branches after the month's branch. */
  readonly officers: string;
  /** `{number}`, and the side of the sky: `{side}`. */
  readonly mansions: string;
  /** `{number}` of twelve spirits, by the path on which they are. */
  readonly daySpirits: Readonly<Record<SpiritPath, string>>;
  /** `{number}` of six. */
  readonly sixDays: string;
  /** Names of the four quarters of the sky, with seven mansions each: east, north, west, south. */
  readonly sides: readonly string[];
  /** The stars of the Four Pillars: `{list}`, steps `{forward}` and `{backward}`, or `{days}`. */
  readonly pillarStars: {
    readonly yearAndDayStem: string;
    readonly dayStem: string;
    readonly yearAndDayBranch: string;
    readonly yearAndDayBranchOwn: string;
    readonly yearBranch: string;
    readonly gender: string;
    readonly month: string;
    readonly season: string;
    readonly seasons: readonly string[];
    readonly day: string;
    readonly dayOrHour: string;
    /** `{pairs}`; `{stems}` or `{branches}` of the pillar itself. */
    readonly ownPillar: string;
    readonly ownSigns: string;
    readonly nayin: string;
    readonly rule: Readonly<Record<OwnRuleStarId, string>>;
  };
  readonly patterns: {
    /** `{palaces}` are checked; `{rule}`; the share of all births, `{percent}`. */
    readonly plain: string;
    /** A pattern that can be spoilt: `{clean}` is the share without flags. */
    readonly breakable: string;
    readonly everyPalace: string;
  };
  readonly patternForms: {
    readonly main: string;
    /** A form other than `main`: `{count}` patterns have it. */
    readonly others: string;
  };
  /** `{rule}`, and `{count}` patterns. */
  readonly patternFlags: string;
  /** Template of a row of a table of palaces, and of one of stars: `{keys}` and `{value}`. */
  readonly row: string;
  readonly rowOfStars: string;
  /** Between the keys of a row, and between rows. */
  readonly joins: { readonly keys: string; readonly rows: string };
}
