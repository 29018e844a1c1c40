// Which words does the text form of a chart add to those of the document? Literals only; terms as in docs/rules/glossary.json.

import type { ConventionsDocument, SelfTransformationDocument } from '../../chart-document.generated.ts';
import type { Language } from '../../words/languages.ts';

/** The literals of a union, without the texts that a caller can add to it. */
type Listed<T> = T extends unknown ? (string extends T ? never : T) : never;

export interface TextWords {
  /** The nayin of the Zi Wei year, in Vietnam Bản Mệnh. */
  readonly lifeNayin: string;
  readonly born: string;
  readonly daylightSaving: string;
  readonly longitude: string;
  readonly equationOfTime: string;
  readonly sameChart: string;
  readonly transformations: string;
  readonly fourPillars: string;
  readonly dayMaster: string;
  readonly hides: string;
  readonly elements: string;
  readonly luck: string;
  /** `{years}`, `{months}`, `{days}`: after birth. */
  readonly luckStart: string;
  readonly palaces: string;
  readonly bodyPalace: string;
  readonly pattern: string;
  /** Before what spoils a pattern. */
  readonly brokenBy: string;
  readonly flights: string;
  readonly selfTransformations: string;
  readonly selfKinds: Readonly<Record<SelfTransformationDocument['kind'], string>>;
  readonly conventions: string;
  /** What each convention means, by its value. */
  readonly rules: Readonly<
    Record<Listed<ConventionsDocument[Exclude<keyof ConventionsDocument, 'calendarRegion' | 'monthCommandTable' | 'pillarStars'>]>, string>
  >;
  readonly note: string;
  readonly otherChart: string;
  readonly lifePalace: string;
  readonly disclaimer: string;
  /** Between things of one kind, between parts of a sentence, between kinds, before what explains, and after a sentence. */
  readonly comma: string;
  readonly pause: string;
  readonly semicolon: string;
  readonly colon: string;
  readonly space: string;
  /** `{content}`: what is added to a word, in brackets. */
  readonly brackets: string;
}

const zh: TextWords = {
  lifeNayin: '本命', born: '出生', daylightSaving: '夏令时', longitude: '经度', equationOfTime: '均时差', sameChart: '命盘相同的钟表时间',
  transformations: '四化', fourPillars: '四柱', dayMaster: '日主', hides: '藏', elements: '五行（字数，加权）',
  luck: '大运', luckStart: '出生后 {years} 年 {months} 个月 {days} 天起运',
  palaces: '十二宫（宫名 干支 大限虚岁：主星，借星在括号内；辅星；杂曜；长生）',
  pattern: '格局', brokenBy: '破', flights: '飞化', selfTransformations: '自化', selfKinds: { outward: '离心', inward: '向心' },
  bodyPalace: '身宫', note: '注意', otherChart: '另一命盘', lifePalace: '命宫', conventions: '规则',
  rules: {
    zi: '23:00 换日', midnight: '零点换日', lunarNewYear: '正月初一换年', lichun: '立春换年', split: '闰月十五后归下月', next: '闰月归下月',
    same: '闰月归本月', common: '通行诸表', quanshu: '全书派', zhongzhou: '中州派', vietnam: '越南派', apparent: '真太阳时', mean: '平太阳时', clock: '标准时',
  },
  disclaimer: '传统象征体系，供参考与自省，并非经过验证的预测；只含推算结构，不含解读。',
  comma: '、', pause: '，', semicolon: '；', colon: '：', space: '', brackets: '（{content}）',
};

const zhHant: TextWords = {
  lifeNayin: '本命', born: '出生', daylightSaving: '夏令時間', longitude: '經度', equationOfTime: '均時差', sameChart: '命盤相同的鐘錶時間',
  transformations: '四化', fourPillars: '四柱', dayMaster: '日主', hides: '藏', elements: '五行（字數，加權）',
  luck: '大運', luckStart: '出生後 {years} 年 {months} 個月 {days} 天起運',
  palaces: '十二宮（宮名 干支 大限虛歲：主星，借星在括號內；輔星；雜曜；長生）',
  pattern: '格局', brokenBy: '破', flights: '飛化', selfTransformations: '自化', selfKinds: { outward: '離心', inward: '向心' },
  bodyPalace: '身宮', note: '注意', otherChart: '另一命盤', lifePalace: '命宮', conventions: '規則',
  rules: {
    zi: '23:00 換日', midnight: '零點換日', lunarNewYear: '正月初一換年', lichun: '立春換年', split: '閏月十五後歸下月', next: '閏月歸下月',
    same: '閏月歸本月', common: '通行諸表', quanshu: '全書派', zhongzhou: '中州派', vietnam: '越南派', apparent: '真太陽時', mean: '平太陽時', clock: '標準時',
  },
  disclaimer: '傳統象徵體系，供參考與自省，並非經過驗證的預測；只含推算結構，不含解讀。',
  comma: '、', pause: '，', semicolon: '；', colon: '：', space: '', brackets: '（{content}）',
};

const en: TextWords = {
  lifeNayin: 'nayin', born: 'Born', daylightSaving: 'daylight saving', longitude: 'longitude', equationOfTime: 'equation of time',
  sameChart: 'Same chart for clock times',
  transformations: 'Transformations', fourPillars: 'Four Pillars', dayMaster: 'Day Master', hides: 'hides', elements: 'Elements (count, weighted)',
  luck: 'Luck pillars', luckStart: 'start {years}y {months}m {days}d after birth',
  palaces: 'Palaces (stem-branch, nominal decade: major stars (borrowed); minor; adjective; growth phase)',
  pattern: 'Pattern', brokenBy: 'broken by', flights: 'Flights', selfTransformations: 'Self-transformations', selfKinds: { outward: 'outward', inward: 'inward' },
  bodyPalace: 'Body Palace', note: 'Note', otherChart: 'Other chart', lifePalace: 'Life Palace', conventions: 'Conventions',
  rules: {
    zi: 'day from 23:00', midnight: 'day from 00:00', lunarNewYear: 'year from Lunar New Year', lichun: 'year from Start of Spring',
    split: 'leap month split at day 15', next: 'leap month to next', same: 'leap month to own',
    common: 'common tables', quanshu: 'Complete Book', zhongzhou: 'Zhongzhou school', vietnam: 'Vietnamese school', apparent: 'true solar time', mean: 'mean solar time', clock: 'standard time',
  },
  disclaimer: 'A traditional symbolic system offered for reflection, not a verified prediction; structure only, no interpretation.',
  comma: ', ', pause: ', ', semicolon: '; ', colon: ': ', space: ' ',
  brackets: ' ({content})',
};

export const TEXT_WORDS: Readonly<Record<Language, TextWords>> = { zh, 'zh-Hant': zhHant, en };
