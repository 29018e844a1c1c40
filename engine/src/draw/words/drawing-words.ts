// Which words does a drawing add to those of the document? Literals only; terms as in docs/rules/glossary.json.

import type { ConventionsDocument, PillarDocument } from '../../chart-document.generated.ts';
import type { Language } from '../../words/languages.ts';

export interface DrawingWords {
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
  /** Whose lunar calendar; of China's nothing is said. */
  readonly regions: Readonly<Partial<Record<ConventionsDocument['calendarRegion'], string>>>;
  readonly pillars: { readonly year: string; readonly month: string; readonly day: string; readonly hour: string };
  /** Marks of the body palace and of the origin palace, beside their names. */
  readonly body: string;
  readonly origin: string;
  readonly borrowed: string;
  /** Before the nominal ages of the small limit. */
  readonly smallLimit: string;
  readonly decade: string;
  /** `{hour}`: a branch. */
  readonly doubleHour: string;
  /** `{n}`: one birth in so many. */
  readonly oneIn: string;
  /** Ten gods whose names are too long for the hidden stems of a pillar. */
  readonly narrowTenGods: Readonly<Partial<Record<PillarDocument['stem']['tenGod']['id'], string>>>;
  /** Heading of a chart with the layers of a moment, without a name. */
  readonly transits: string;
  readonly moment: string;
  readonly born: string;
  readonly natal: string;
  readonly nominalAge: string;
  /** `{palace}`: the natal palace in which the life palace of a layer lies. */
  readonly lifeIn: string;
  /** Said of a layer that there is not: a decade past the twelfth, the hour of a date alone. */
  readonly noLevel: string;
  /** Titles of the pillars of a moment. */
  readonly momentPillars: Readonly<Record<'luck' | 'smallLuck' | 'year' | 'month' | 'day' | 'hour', string>>;
}

const zh: DrawingWords = {
  chart: '命盘', mainStar: '命宫主星', lifeRuler: '命主', bodyRuler: '身主', rulers: '命主 身主',
  clock: '钟表时间', lunar: '农历',
  solarTimes: { apparent: '真太阳时', mean: '平太阳时', clock: '标准时' },
  regions: { vietnam: '越南', korea: '朝鲜半岛', japan: '日本' },
  pillars: { year: '年柱', month: '月柱', day: '日柱', hour: '时柱' },
  body: '身', origin: '因', borrowed: '借', smallLimit: '小限', decade: '大限',
  doubleHour: '{hour}时', oneIn: '约 {n} 人中 1 人', narrowTenGods: {},
  transits: '运限', moment: '时刻', born: '出生', natal: '本命', nominalAge: '虚岁',
  lifeIn: '命宫在本命{palace}', noLevel: '无',
  momentPillars: { luck: '大运', smallLuck: '小运', year: '流年', month: '流月', day: '流日', hour: '流时' },
};

const zhHant: DrawingWords = {
  chart: '命盤', mainStar: '命宮主星', lifeRuler: '命主', bodyRuler: '身主', rulers: '命主 身主',
  clock: '鐘錶時間', lunar: '農曆',
  solarTimes: { apparent: '真太陽時', mean: '平太陽時', clock: '標準時' },
  regions: { vietnam: '越南', korea: '朝鮮半島', japan: '日本' },
  pillars: { year: '年柱', month: '月柱', day: '日柱', hour: '時柱' },
  body: '身', origin: '因', borrowed: '借', smallLimit: '小限', decade: '大限',
  doubleHour: '{hour}時', oneIn: '約 {n} 人中 1 人', narrowTenGods: {},
  transits: '運限', moment: '時刻', born: '出生', natal: '本命', nominalAge: '虛歲',
  lifeIn: '命宮在本命{palace}', noLevel: '無',
  momentPillars: { luck: '大運', smallLuck: '小運', year: '流年', month: '流月', day: '流日', hour: '流時' },
};

const en: DrawingWords = {
  chart: 'Natal chart', mainStar: 'Main star', lifeRuler: 'Life Ruler', bodyRuler: 'Body Ruler', rulers: 'Life, Body Ruler',
  clock: 'Clock', lunar: 'Lunar',
  solarTimes: { apparent: 'True solar', mean: 'Mean solar', clock: 'Standard' },
  regions: { vietnam: 'Vietnam', korea: 'Korea', japan: 'Japan' },
  pillars: { year: 'Year', month: 'Month', day: 'Day', hour: 'Hour' },
  body: 'Body', origin: 'Origin', borrowed: 'borrowed', smallLimit: 'Ages', decade: 'Decade',
  doubleHour: '{hour} hour', oneIn: '1 in {n}',
  narrowTenGods: { pianyin: 'Ind. Resource', piancai: 'Ind. Wealth' },
  transits: 'Transits', moment: 'Moment', born: 'Born', natal: 'Natal', nominalAge: 'Nominal age',
  lifeIn: 'Life in natal {palace}', noLevel: 'none',
  momentPillars: { luck: 'Luck', smallLuck: 'Small Luck', year: 'Year', month: 'Month', day: 'Day', hour: 'Hour' },
};

export const DRAWING_WORDS: Readonly<Record<Language, DrawingWords>> = { zh, 'zh-Hant': zhHant, en };
