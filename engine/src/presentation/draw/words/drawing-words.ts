// Words that only drawings use; the document has the others. Literals only; terms as in docs/rules/glossary.json.

import type { BirthDocument, ConventionsDocument, PillarDocument } from '../../documents/tables/document.generated.ts';
import type { LayerName } from './layer-names.ts';

export interface DrawingWords {
  /** `latin`: names in lines; `columns`: names with one character a syllable, in columns. */
  readonly script: 'latin' | 'columns';
  /** Fonts of the language, if it needs special ones: `"Noto Sans KR",sans-serif`. */
  readonly fonts?: { readonly sans: string; readonly brush: string };
  /** Between stem and branch, two main stars, the facts of a sentence, and two sentences. */
  readonly joins: { readonly pair: string; readonly stars: string; readonly facts: string; readonly sentences: string };
  /** Extra height of a line of letters, compared with English, for marks above capitals and below letters: Ấ, Ộ, ạ. Default: none. */
  readonly lineRoom?: number;
  /** Letters of a transformation on a small plate, in languages with lines of letters; default: the first letter. */
  readonly plates?: Readonly<Partial<Record<string, string>>>;
  readonly layers: Readonly<Record<LayerName, string>>;
  /** Letters of a transformation on a chip, before the name of a palace. */
  readonly layerMarks: Readonly<Record<LayerName, string>>;
  /** Letter of each brightness after a star, by its id, if books print it so: (M), (H). Otherwise a moon shows it. */
  readonly grades?: Readonly<Record<string, string>>;
  /** True if stems and branches are always words, never Hanzi. */
  readonly hasWordsForPairs?: true;
  /** Separator of a name and its qualifier. */
  readonly wordSpace: string;
  /** `{content}`: an addition to a word, in brackets. */
  readonly brackets: string;
  /** Characters of names that two terms share, each with what distinguishes it: 天傷 and 天相 are both 천상, 天钺 and 天月 Tian Yue. */
  readonly homographs?: Readonly<Record<string, string>>;
  /** Characters of stems and branches with the same name, which are distinct within a pair but not in lists: 戊 and 午 are both Wu. */
  readonly homographsInLines?: string;
  /** Heading of a chart without a name; screen readers also announce it as the kind of picture. */
  readonly chart: string;
  readonly mainStar: string;
  readonly lifeRuler: string;
  readonly bodyRuler: string;
  /** Heading of both rulers. */
  readonly rulers: string;
  readonly clock: string;
  readonly solarTimes: Readonly<Record<ConventionsDocument['solarTime'], string>>;
  readonly lunar: string;
  /** Label of a lunar date that includes its calendar, `{region}`; by default the calendar follows the date. */
  readonly lunarOf?: string;
  /** Names of the lunar calendars; China's has none. */
  readonly regions: Readonly<Partial<Record<ConventionsDocument['calendarRegion'], string>>>;
  readonly pillars: { readonly year: string; readonly month: string; readonly day: string; readonly hour: string };
  /** The two void branches of a pillar; and a shorter form for narrow columns. */
  readonly voidBranches: string;
  readonly narrowVoidBranches?: string;
  /** Derived pillars of the Four Pillars. The two palaces are not palaces of Zi Wei. */
  readonly pillarsBeside: Readonly<Record<'conception' | 'fetalBreath' | 'lifePalacePillar' | 'bodyPalacePillar', string>>;
  readonly bodyPalace: string;
  /** Marks of the body palace and of the origin palace, beside their names. */
  readonly body: string;
  /** Mark of the body palace, if it follows the name of the palace instead of being a seal. */
  readonly bodyBehindName?: string;
  /** Head of a Vietnamese chart: polarities of year and life palace, elements of the year and the bureau, the body palace. */
  readonly head?: HeadWords;
  /** Line beside the rulers in charts of Taiwan: 子年斗君. */
  readonly ziDoujun?: string;
  /** 沖煞 of the day of birth, in languages that print it: `{animal}` of the branch from 子 on, `{side}`. The drawing has no other names of animals. */
  readonly clashOfDay?: { readonly text: string; readonly animals: string; readonly sides: Readonly<Record<NonNullable<BirthDocument['dayAlmanac']>['clash']['side'], string>> };
  /** Marks of 旬空 and 截空 on the edge of two palaces, in a school that has them in both. */
  readonly voids: { readonly xunkong: string; readonly jiekong: string };
  readonly origin: string;
  readonly borrowed: string;
  /** Before the nominal ages of the small limit. */
  readonly smallLimit: string;
  readonly decade: string;
  /** `{animal}` or `{branch}`: the animal of the lunar year, as used for a person. */
  readonly yearAnimal: string;
  /** The Zi Wei year, if the Four Pillars have another one: born between Start of Spring and the lunar New Year. */
  readonly ziweiYear: string;
  /** `{hour}`: a branch. */
  readonly doubleHour: string;
  /** `{n}`: one birth in n. */
  readonly oneIn: string;
  /** `{percent}`: share of all births, if more than one in ten. */
  readonly percentOf: string;
  /** Ten gods whose names are too long for the hidden stems of a pillar. */
  readonly narrowTenGods: Readonly<Partial<Record<PillarDocument['stem']['tenGod']['id'], string>>>;
  /** Heading of a chart with the layers of a moment, without a name. */
  readonly transits: string;
  readonly moment: string;
  readonly born: string;
  readonly natal: string;
  readonly nominalAge: string;
  /** A nominal `{age}` in a sentence. */
  readonly atNominalAge: string;
  /** `{age}`, with the unit of the language. */
  readonly age: string;
  /** The Four Pillars of a man and of a woman, in languages with distinct names: 乾造, 坤造. */
  readonly fourPillarsOf?: Readonly<Record<'male' | 'female', string>>;
  /** Titles of the hidden stem of a branch that counts by the days of the month, in languages whose readers expect it: 月律分野, for the month 元命. */
  readonly branchCommands?: Readonly<Record<'month' | 'other', string>>;
  /** `{palace}`: the natal palace with the life palace of a layer. */
  readonly lifeIn: string;
  /** Used for a missing layer: a decade past the twelfth, the hour of a date alone. */
  readonly noLevel: string;
  /** Titles of the pillars of a moment. */
  readonly momentPillars: Readonly<Record<'luck' | 'smallLuck' | 'year' | 'month' | 'day' | 'hour', string>>;
}

interface HeadWords {
  readonly title: string;
  readonly accord: string;
  readonly contrary: string;
  readonly year: string;
  readonly bureau: string;
  readonly bodyIn: string;
  /** `{from}` and `{to}`: one of the two above. */
  readonly relations: Readonly<Record<'sameElement' | 'generates' | 'controls', string>>;
}
