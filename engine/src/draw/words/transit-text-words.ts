// Which words does the text of a transit add to those of a chart's text? Literals only; terms as in docs/rules/glossary.json.

import type { TimelineDocument, TransitConventionsDocument } from '../../chart-document.generated.ts';
import type { Language } from '../../words/languages.ts';
import { LAYER_NAMES, type LayerName } from './layer-names.ts';

export interface TransitTextWords {
  readonly transits: string;
  /** Before the names of the palaces of each level, so that none stands bare. */
  readonly layers: Readonly<Record<LayerName, string>>;
  /** `{layer}`, `{palace}`: a palace by its role at a level. */
  readonly layerPalace: string;
  /** The same in a compact text. */
  readonly shortLayerPalace: string;
  /** `{palace}`: by its role in the natal chart. */
  readonly natalPalace: string;
  /** Between a palace at a level and the natal one that it is. */
  readonly is: string;
  readonly natalStars: string;
  /** Heading of the tables of all levels in one. */
  readonly palaceRows: string;
  readonly natalPillars: string;
  /** It says that the clock of the moment tells all bounds. */
  readonly moment: string;
  readonly dateAlone: string;
  readonly ages: string;
  /** `{age}`. */
  readonly nominal: string;
  readonly solarYearAge: string;
  readonly completed: string;
  /** In place of an end that the tables do not reach. */
  readonly beyond: string;
  /** `{number}`, `{from}`, `{to}`, `{year}`, `{month}`, `{half}`, `{counted}`, `{day}`, `{hour}`, `{pair}`. */
  readonly numbered: string;
  readonly fromAgeToAge: string;
  readonly fromYearToYear: string;
  readonly yearOf: string;
  readonly lunarMonth: string;
  readonly leapMonth: string;
  readonly halves: { readonly first: string; readonly second: string };
  readonly countedAs: string;
  readonly lunarDay: string;
  /** Behind the name of a level: its palaces, its transformations, its flow stars. */
  readonly palacesOf: string;
  readonly transformationsOf: string;
  readonly flowStarsOf: string;
  readonly lists: Readonly<Record<TimelineDocument['list'], string>>;
  /** Heading of rows of Zi Wei, beside those of the Four Pillars. */
  readonly ziwei: string;
  readonly nextDecade: string;
  readonly noDecade: string;
  readonly luckPillar: string;
  readonly nextLuckPillar: string;
  readonly beforeLuck: string;
  readonly smallLuck: string;
  readonly pillarsOfMoment: Readonly<Record<'year' | 'month' | 'day' | 'hour', string>>;
  readonly inNatalVoid: string;
  /** `{from}`. */
  readonly since: string;
  readonly otherChoice: string;
  /** What each convention of transits means, by its value; the clock of the moment is `{clock}`. */
  readonly transitRules: Readonly<
    Record<
      TransitConventionsDocument['ageAdvance' | 'childLimitRule' | 'leapDayCount' | 'smallLuckRule'],
      string
    >
  >;
  readonly momentBy: string;
}

const zh: TransitTextWords = {
  transits: '运限',
  layers: LAYER_NAMES.zh,
  layerPalace: '{layer}{palace}', shortLayerPalace: '{layer}{palace}', natalPalace: '本命{palace}', is: '＝',
  natalStars: '本命十二宫主星（借星在括号内）', palaceRows: '本命各宫主星（借星在括号内），在各层为何宫', natalPillars: '本命四柱',
  moment: '时刻（起止均按此地钟表）', dateAlone: '只有日期，无时辰',
  ages: '年龄', nominal: '虚岁 {age}', solarYearAge: '立春岁数 {age}', completed: '周岁 {age}',
  beyond: '2199 年之后',
  numbered: '第 {number} 个', fromAgeToAge: '虚岁 {from}–{to}', fromYearToYear: '{from}–{to} 年',
  yearOf: '{year} 年', lunarMonth: '农历 {month} 月', leapMonth: '农历闰 {month} 月', halves: { first: '上半月', second: '下半月' },
  countedAs: '作 {month} 月', lunarDay: '农历 {day} 日',
  palacesOf: '十二宫', transformationsOf: '四化', flowStarsOf: '流曜',
  lists: { decades: '大限', luckPillars: '大运', years: '流年', months: '流月', days: '流日' }, ziwei: '紫微斗数',
  nextDecade: '下一大限', noDecade: '十二个大限已走完',
  luckPillar: '大运', nextLuckPillar: '下一步大运', beforeLuck: '未起运，行小运', smallLuck: '小运', inNatalVoid: '落空亡',
  pillarsOfMoment: { year: '流年柱', month: '流月柱', day: '流日柱', hour: '流时柱' },
  since: '{from} 起', otherChoice: '另一选择',
  transitRules: {
    newYear: '虚岁随年更换', birthday: '虚岁随农历生日更换', sixPalaces: '童限一命二财三疾四妻五福六官', sequence: '童限一年一宫', lifePalace: '童限随首个大限',
    lunarDay: '闰月按日数', halves: '闰月前后各计一月半', continue: '闰月接前月续数', hour: '小运从时柱起', fixed: '小运男丙寅女壬申起',
  },
  momentBy: '时刻按{clock}',
};

const zhHant: TransitTextWords = {
  transits: '運限',
  layers: LAYER_NAMES['zh-Hant'],
  layerPalace: '{layer}{palace}', shortLayerPalace: '{layer}{palace}', natalPalace: '本命{palace}', is: '＝',
  natalStars: '本命十二宮主星（借星在括號內）', palaceRows: '本命各宮主星（借星在括號內），在各層為何宮', natalPillars: '本命四柱',
  moment: '時刻（起止均按此地鐘錶）', dateAlone: '只有日期，無時辰',
  ages: '年齡', nominal: '虛歲 {age}', solarYearAge: '立春歲數 {age}', completed: '周歲 {age}',
  beyond: '2199 年之後',
  numbered: '第 {number} 個', fromAgeToAge: '虛歲 {from}–{to}', fromYearToYear: '{from}–{to} 年',
  yearOf: '{year} 年', lunarMonth: '農曆 {month} 月', leapMonth: '農曆閏 {month} 月', halves: { first: '上半月', second: '下半月' },
  countedAs: '作 {month} 月', lunarDay: '農曆 {day} 日',
  palacesOf: '十二宮', transformationsOf: '四化', flowStarsOf: '流曜',
  lists: { decades: '大限', luckPillars: '大運', years: '流年', months: '流月', days: '流日' }, ziwei: '紫微斗數',
  nextDecade: '下一大限', noDecade: '十二個大限已走完',
  luckPillar: '大運', nextLuckPillar: '下一步大運', beforeLuck: '未起運，行小運', smallLuck: '小運', inNatalVoid: '落空亡',
  pillarsOfMoment: { year: '流年柱', month: '流月柱', day: '流日柱', hour: '流時柱' },
  since: '{from} 起', otherChoice: '另一選擇',
  transitRules: {
    newYear: '虛歲隨年更換', birthday: '虛歲隨農曆生日更換', sixPalaces: '童限一命二財三疾四妻五福六官', sequence: '童限一年一宮', lifePalace: '童限隨首個大限',
    lunarDay: '閏月按日數', halves: '閏月前後各計一月半', continue: '閏月接前月續數', hour: '小運從時柱起', fixed: '小運男丙寅女壬申起',
  },
  momentBy: '時刻按{clock}',
};

const en: TransitTextWords = {
  transits: 'Transits',
  layers: LAYER_NAMES.en,
  layerPalace: '{layer} {palace} Palace', shortLayerPalace: '{layer} {palace}', natalPalace: 'natal {palace}', is: ' = ',
  natalStars: 'Major stars of the natal palaces (borrowed)', palaceRows: 'Natal palaces, their major stars (borrowed), and what they are at each level', natalPillars: 'Natal Four Pillars',
  moment: 'Moment (its clock tells all bounds)', dateAlone: 'a date alone, no double hour',
  ages: 'Ages', nominal: 'nominal {age}', solarYearAge: 'by solar years {age}', completed: 'completed years {age}',
  beyond: 'after 2199',
  numbered: 'number {number}', fromAgeToAge: 'nominal ages {from}–{to}', fromYearToYear: 'years {from}–{to}',
  yearOf: 'year {year}', lunarMonth: 'lunar month {month}', leapMonth: 'leap month {month}', halves: { first: 'first half', second: 'second half' },
  countedAs: 'counted as month {month}', lunarDay: 'lunar day {day}',
  palacesOf: 'palaces', transformationsOf: 'transformations', flowStarsOf: 'flow stars',
  lists: { decades: 'Decades', luckPillars: 'Luck pillars', years: 'Years', months: 'Months', days: 'Days' }, ziwei: 'Zi Wei',
  nextDecade: 'Next decade', noDecade: 'the twelve decades are over',
  luckPillar: 'Luck pillar', nextLuckPillar: 'Next luck pillar', beforeLuck: 'Before the first luck pillar', smallLuck: 'Small luck', inNatalVoid: 'in the natal void',
  pillarsOfMoment: { year: 'Annual pillar', month: 'Monthly pillar', day: 'Daily pillar', hour: 'Hourly pillar' },
  since: 'from {from}', otherChoice: 'Other choice',
  transitRules: {
    newYear: 'age moves with the year', birthday: 'age moves on the lunar birthday', sixPalaces: 'childhood by six palaces', sequence: 'childhood one palace a year',
    lifePalace: 'childhood in the first decade', lunarDay: 'leap days by number', halves: 'leap month halved', continue: 'leap days counted on',
    hour: 'small luck from the hour', fixed: 'small luck by gender',
  },
  momentBy: 'moment by {clock}',
};

export const TRANSIT_TEXT_WORDS: Readonly<Record<Language, TransitTextWords>> = { zh, 'zh-Hant': zhHant, en };
