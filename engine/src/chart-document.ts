// What does the JSON document of a chart hold? Types only: `describe.ts` fills them, the service promises them for good.
// Ids never change, names may; a list is always there, possibly empty; a single value that does not exist is absent, never null.

/** The languages a document can be written in: `zh` simplified, `zh-Hant` traditional Chinese, `en` English. */
export type Language = 'zh' | 'zh-Hant' | 'en';

/** A named thing: a stable id, its name in the language asked for, and its Hanzi (traditional with `zh-Hant`). */
export interface Label {
  readonly id: string;
  readonly name: string;
  readonly hanzi: string;
}

/** The part of a chart's document that the engine writes. The service adds `input` before it and `meta` after it. */
export interface ChartDocument {
  readonly birth: BirthDocument;
  readonly mainStar: MainStarDocument;
  /** Twelve palaces by branch, from 寅 to 丑, as the drawing has them. */
  readonly palaces: readonly PalaceDocument[];
  readonly ziwei: ZiweiDocument;
  readonly fourPillars: FourPillarsDocument;
  readonly dayMaster: DayMasterDocument;
  readonly fiveElements: FiveElementsDocument;
  readonly luckPillars: LuckPillarsDocument;
  readonly conventions: ConventionsDocument;
  readonly warnings: readonly WarningDocument[];
}

/** The birthplace as the document shows it; only longitude and zone are needed to cast a chart. */
export interface PlaceDocument {
  readonly cityId?: string;
  readonly name?: string;
  readonly hanzi?: string;
  readonly country?: string;
  readonly countryCode?: string;
  readonly latitude?: number;
  readonly longitude: number;
  readonly timeZone: string;
}

export interface BirthDocument {
  readonly place: PlaceDocument;
  /** What the clock showed, ISO 8601 without an offset. */
  readonly clockTime: string;
  readonly utcOffsetSeconds: number;
  /** The instant, ISO 8601 in UTC, whole seconds. */
  readonly utc: string;
  /** What a sundial at the birthplace showed, ISO 8601 without an offset. */
  readonly trueSolarTime: string;
  /** Seconds added to the clock time; the parts add up to the total. */
  readonly correction: {
    readonly totalSeconds: number;
    readonly daylightSavingSeconds: number;
    readonly longitudeSeconds: number;
    readonly equationOfTimeSeconds: number;
  };
  /** The double hour in true solar time; `from` and `to` are HH:MM. */
  readonly doubleHour: Label & { readonly from: string; readonly to: string };
  /** The date in the Chinese calendar of the day to which the birth belongs. */
  readonly lunarDate: LunarDateDocument;
  /** The animal of the Zi Wei year. */
  readonly zodiac: Label;
  /** The latest of the 24 solar terms at the birth, and its instant in UTC. */
  readonly solarTerm: Label & { readonly at: string };
  /** The nearest moment at which the chart becomes another one; negative seconds lie in the past. */
  readonly nearestBoundary: {
    readonly kind: 'doubleHour' | 'solarTerm' | 'midnight' | 'dateLine';
    readonly secondsAway: number;
    /** What lies beyond: the id of the double hour, or of the solar term at which the month changes. */
    readonly other: string;
  };
  /**
   * The clock times, `from` to `to` exclusive, that give these very palaces and pillars; by the instants where the clock was changed between
   * them.
   */
  readonly sameChart: { readonly from: string; readonly to: string; readonly fromUtc: string; readonly toUtc: string };
}

export interface LunarDateDocument {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly leapMonth: boolean;
  readonly text: string;
}

export interface StarDocument extends Label {
  readonly brightness?: Label;
  readonly transformation?: Label;
}

export interface MainStarDocument extends Label {
  readonly palace: 'life';
  /** True when the life palace holds no major star and shows those of the opposite palace. */
  readonly borrowed: boolean;
  readonly stars: readonly StarDocument[];
  readonly rarity: {
    readonly tier: Label;
    /** Share of all births with this configuration, in percent. */
    readonly percent: number;
    readonly oneIn: number;
    /** Percent of all births whose configuration is commoner than this one. */
    readonly rarerThanPercent: number;
    readonly basis: string;
  };
}

export interface PalaceDocument extends Label {
  /** 0 for the life palace, 1 for siblings … 11 for parents. */
  readonly order: number;
  readonly stem: Label;
  readonly branch: Label;
  readonly isBodyPalace: boolean;
  readonly isOriginPalace: boolean;
  readonly majorStars: readonly StarDocument[];
  readonly minorStars: readonly StarDocument[];
  readonly adjectiveStars: readonly StarDocument[];
  /** The major stars of the opposite palace, where this one has none. */
  readonly borrowedStars: readonly StarDocument[];
  /** One of each ring of twelve: 长生, 博士, 将前, 岁前. */
  readonly spirits: {
    readonly growth: Label;
    readonly doctor: Label;
    readonly general: Label;
    readonly year: Label;
  };
  /** The decade that this palace rules, in nominal years of age (虚岁). */
  readonly decade: { readonly fromAge: number; readonly toAge: number };
  /** The nominal ages whose small limit falls here. */
  readonly smallLimitAges: readonly number[];
  /** The id of the opposite palace. */
  readonly opposite: string;
  /** The ids of the two palaces in trine. */
  readonly trines: readonly string[];
}

export interface ZiweiDocument {
  readonly bureau: Label;
  readonly yearPillar: Label;
  readonly lifePalaceBranch: Label;
  readonly bodyPalaceBranch: Label;
  readonly lifeRuler: Label;
  readonly bodyRuler: Label;
  /** The id of the palace whose stem is the year's (来因宫). */
  readonly originPalace: string;
  readonly yinYangGender: Label;
  /** 化禄, 化权, 化科, 化忌, in this order. */
  readonly transformations: readonly (Label & { readonly star: string; readonly palace: string })[];
}

export interface PillarDocument extends Label {
  readonly stem: PillarStemDocument;
  readonly branch: Label & {
    readonly animal: Label;
    readonly element: Label;
    readonly hiddenStems: readonly HiddenStemDocument[];
  };
  readonly naYin: Label;
  /** The phase of the Day Master on this branch (星运). */
  readonly growthPhase: Label;
  /** The phase of the pillar's own stem on its branch (自坐). */
  readonly selfPhase: Label;
  readonly voidBranches: readonly Label[];
}

export interface PillarStemDocument extends Label {
  readonly element: Label;
  readonly polarity: Label;
  readonly tenGod: Label;
}

export interface HiddenStemDocument extends Label {
  readonly element: Label;
  readonly tenGod: Label;
  readonly role: 'main' | 'middle' | 'residual';
  /** Share of the branch in percent. */
  readonly weight: number;
}

export interface FourPillarsDocument {
  readonly hanzi: string;
  readonly text: string;
  readonly year: PillarDocument;
  readonly month: PillarDocument;
  readonly day: PillarDocument;
  readonly hour: PillarDocument;
  readonly conception: Label;
  readonly fetalBreath: Label;
  readonly lifePalace: Label;
  readonly bodyPalace: Label;
}

export interface DayMasterDocument extends Label {
  readonly element: Label;
  readonly polarity: Label;
}

export interface FiveElementsDocument {
  /** Wood, fire, earth, metal, water. */
  readonly elements: readonly (Label & {
    /** Among the eight visible characters. */
    readonly count: number;
    readonly percent: number;
    /** With hidden stems and a doubled month branch; one decimal, adding up to 100.0. */
    readonly weightedPercent: number;
  })[];
  /** Ids of the elements that no visible character has. */
  readonly missing: readonly string[];
  readonly method: string;
}

export interface LuckPillarsDocument {
  readonly direction: Label;
  readonly startsAfter: {
    readonly years: number;
    readonly months: number;
    readonly days: number;
    readonly hours: number;
    readonly minutes: number;
  };
  /** On the clock of the birth, ISO 8601 without an offset. */
  readonly startsAt: string;
  readonly pillars: readonly (Label & {
    readonly fromAge: number;
    readonly toAge: number;
    readonly startsAt: string;
  })[];
}

export interface ConventionsDocument {
  readonly dayBoundary: 'zi' | 'midnight';
  readonly yearBoundary: 'lunarNewYear' | 'lichun';
  readonly leapMonthRule: 'split' | 'next' | 'same';
  readonly school: 'common' | 'quanshu' | 'zhongzhou';
  readonly timeBasis: 'trueSolar';
}

export interface WarningDocument {
  readonly code: string;
  readonly detail: string;
  /** The chart that the other choice would give. */
  readonly alternative?: AlternativeDocument;
}

export interface AlternativeDocument {
  /** The parameters that ask for it, where parameters can. */
  readonly request?: Readonly<Record<string, string | number | boolean>>;
  /** The four pillars in Hanzi. */
  readonly fourPillars: string;
  readonly lifePalace: Label;
  readonly bureau: Label;
  readonly mainStar: Label;
  readonly lunarDate: LunarDateDocument;
}
