// Words that a drawing adds to those of the document. Literals only; terms as in docs/rules/glossary.json.

import type { BirthDocument, ConventionsDocument, PillarDocument } from '../../documents/tables/document.generated.ts';
import type { LayerName } from './layer-names.ts';

export interface DrawingWords {
  /** Names in Latin letters are in lines; those of one character a syllable are in columns, from the top. */
  readonly script: 'latin' | 'columns';
  /** The fonts of the language, where they are not those of all: `"Noto Sans KR",sans-serif`. */
  readonly fonts?: { readonly sans: string; readonly brush: string };
  /** Between stem and branch, two main stars, the facts of a sentence, and two sentences. */
  readonly joins: { readonly pair: string; readonly stars: string; readonly facts: string; readonly sentences: string };
  /** By how many units each line of letters is higher than in English, where marks are above capitals and below letters: Ấ, Ộ, ạ. None when absent. */
  readonly lineRoom?: number;
  /** The letters of a transformation on a small plate, in lines of letters: the first one, where none is named. */
  readonly plates?: Readonly<Partial<Record<string, string>>>;
  readonly layers: Readonly<Record<LayerName, string>>;
  /** The same on a chip, before the name of a palace. */
  readonly layerMarks: Readonly<Record<LayerName, string>>;
  /** The letter of each brightness behind a star, by its id, where books write it so: (M), (H). In other letters a moon is there. */
  readonly grades?: Readonly<Record<string, string>>;
  /** True if stems and branches are in words alone, and never in Hanzi. */
  readonly hasWordsForPairs?: true;
  /** Between a name and what it belongs to. */
  readonly wordSpace: string;
  /** `{content}`: what is added to a word, in brackets. */
  readonly brackets: string;
  /** Characters of names that two things share, each with what distinguishes it: 天傷 and 天相 are both 천상, 天钺 and 天月 Tian Yue. */
  readonly homographs?: Readonly<Record<string, string>>;
  /** Characters of stems and branches with one name, which their places in a pair tell apart, and lines of them do not: 戊 and 午 are both Wu. */
  readonly homographsInLines?: string;
  /** Heading of a chart without a name, and the kind of picture for those who cannot see it. */
  readonly chart: string;
  readonly mainStar: string;
  readonly lifeRuler: string;
  readonly bodyRuler: string;
  /** Heading of both rulers. */
  readonly rulers: string;
  readonly clock: string;
  readonly solarTimes: Readonly<Record<ConventionsDocument['solarTime'], string>>;
  readonly lunar: string;
  /** Label of a lunar date with the name of its calendar, `{region}`; without it that name is behind the date. */
  readonly lunarOf?: string;
  /** Names of the lunar calendars; China's has none. */
  readonly regions: Readonly<Partial<Record<ConventionsDocument['calendarRegion'], string>>>;
  readonly pillars: { readonly year: string; readonly month: string; readonly day: string; readonly hour: string };
  /** The two branches that a pillar leaves void, and shorter, where that is too long for a column of a drawing. */
  readonly voidBranches: string;
  readonly narrowVoidBranches?: string;
  /** Pillars of Four Pillars beside those of the birth. The two palaces are not those of Zi Wei. */
  readonly pillarsBeside: Readonly<Record<'conception' | 'fetalBreath' | 'lifePalacePillar' | 'bodyPalacePillar', string>>;
  readonly bodyPalace: string;
  /** Marks of the body palace and of the origin palace, beside their names. */
  readonly body: string;
  /** The mark of the body palace where it is behind the name of the palace, and not a seal. */
  readonly bodyBehindName?: string;
  /** Head of a Vietnamese chart: yin and yang of year and life palace, the year's element beside that of the bureau, the body palace. */
  readonly head?: HeadWords;
  /** Line of a chart of Taiwan beside the rulers: 子年斗君. */
  readonly ziDoujun?: string;
  /** 沖煞 of the day of birth, where a chart says it: `{animal}` of the branch from 子 on, `{side}`. The drawing has no other names of animals. */
  readonly clashOfDay?: { readonly text: string; readonly animals: string; readonly sides: Readonly<Record<NonNullable<BirthDocument['dayAlmanac']>['clash']['side'], string>> };
  /** The marks of 旬空 and 截空 on the edge of two palaces, in a school in which they fill both. */
  readonly voids: { readonly xunkong: string; readonly jiekong: string };
  readonly origin: string;
  readonly borrowed: string;
  /** Before the nominal ages of the small limit. */
  readonly smallLimit: string;
  readonly decade: string;
  /** `{animal}` or `{branch}`: the animal of the lunar year as people say it of someone. */
  readonly yearAnimal: string;
  /** The year by which the Zi Wei chart is cast, where the Four Pillars have another one: born between Start of Spring and the lunar New Year. */
  readonly ziweiYear: string;
  /** `{hour}`: a branch. */
  readonly doubleHour: string;
  /** `{n}`: one birth in so many. */
  readonly oneIn: string;
  /** `{percent}`: a share of all births, where it is more than one in ten. */
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
  /** The Four Pillars of a man and of a woman, where they have names of their own: 乾造, 坤造. */
  readonly fourPillarsOf?: Readonly<Record<'male' | 'female', string>>;
  /** Titles of the hidden stem of a branch that counts by the days of the month, where readers begin with it: 月律分野, of the month 元命. */
  readonly branchCommands?: Readonly<Record<'month' | 'other', string>>;
  /** `{palace}`: the natal palace in which the life palace of a layer is. */
  readonly lifeIn: string;
  /** Said of a layer that there is not: a decade past the twelfth, the hour of a date alone. */
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
