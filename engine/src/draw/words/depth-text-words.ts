// Which words does the text form of a chart add for what its document holds on request? Literals only; terms as in docs/rules/glossary.json.

import type { MonthCommandDocument, MonthPatternDocument } from '../../chart-document.generated.ts';
import type { Language } from '../../words/languages.ts';

export interface DepthTextWords {
  readonly stars: string;
  readonly relations: string;
  readonly monthCommand: string;
  /** `{day}`: counted from the jie. */
  readonly dayOfMonth: string;
  readonly tables: Readonly<Record<MonthCommandDocument['table'], string>>;
  readonly roots: string;
  readonly shown: string;
  readonly seasons: string;
  readonly support: string;
  /** `{pillars}`. */
  readonly rooted: string;
  /** `{helpers}` and `{others}` of seven characters. */
  readonly helpers: string;
  readonly monthPattern: string;
  readonly byMonth: string;
  readonly byExposure: string;
  readonly rules: Readonly<Record<MonthPatternDocument['byMonth' | 'byExposure']['rule'], string>>;
  readonly structure: string;
  readonly met: string;
  readonly notMet: string;
  readonly boneWeight: string;
  /** `{liang}` and `{qian}`. */
  readonly weight: string;
  readonly dayAlmanac: string;
  readonly none: string;
  /** Between stems, and between branches. */
  readonly between: string;
}

const zh: DepthTextWords = {
  stars: '神煞', relations: '干支关系', monthCommand: '人元司令', dayOfMonth: '节后第 {day} 日',
  tables: { ziping: '依子平真诠', common: '依通行表', sanming: '依三命通会' },
  roots: '通根', shown: '透干', seasons: '旺相休囚死', support: '得令得地得势', rooted: '根在{pillars}', helpers: '七字中助者 {helpers}，余 {others}',
  monthPattern: '月令格局', byMonth: '依月令', byExposure: '依透干',
  rules: { blade: '月刃', lu: '月禄', peer: '本气比劫', main: '本气', mainShown: '本气透', otherShown: '余气透', noneShown: '不透' },
  structure: '特殊格局', met: '满足', notMet: '不满足', boneWeight: '称骨', weight: '{liang} 两 {qian} 钱', dayAlmanac: '建除、二十八宿', none: '无', between: '',
};

const zhHant: DepthTextWords = {
  stars: '神煞', relations: '干支關係', monthCommand: '人元司令', dayOfMonth: '節後第 {day} 日',
  tables: { ziping: '依子平真詮', common: '依通行表', sanming: '依三命通會' },
  roots: '通根', shown: '透干', seasons: '旺相休囚死', support: '得令得地得勢', rooted: '根在{pillars}', helpers: '七字中助者 {helpers}，餘 {others}',
  monthPattern: '月令格局', byMonth: '依月令', byExposure: '依透干',
  rules: { blade: '月刃', lu: '月祿', peer: '本氣比劫', main: '本氣', mainShown: '本氣透', otherShown: '餘氣透', noneShown: '不透' },
  structure: '特殊格局', met: '滿足', notMet: '不滿足', boneWeight: '稱骨', weight: '{liang} 兩 {qian} 錢', dayAlmanac: '建除、二十八宿', none: '無', between: '',
};

const en: DepthTextWords = {
  stars: 'stars', relations: 'Relations', monthCommand: 'Month command', dayOfMonth: 'day {day} after the jie',
  tables: { ziping: 'by Ziping Zhenquan', common: 'by the common table', sanming: 'by Sanming Tonghui' },
  roots: 'Roots', shown: 'Shown stems', seasons: 'Seasons of the elements', support: 'Support of the Day Master', rooted: 'rooted in {pillars}',
  helpers: '{helpers} of seven characters help, {others} do not',
  monthPattern: 'Month pattern', byMonth: 'by the month', byExposure: 'by exposure',
  rules: {
    blade: 'blade month', lu: 'prosperity month', peer: 'main stem a peer', main: 'main stem', mainShown: 'main stem shown', otherShown: 'shown',
    noneShown: 'none shown',
  },
  structure: 'Structure', met: 'met', notMet: 'not met', boneWeight: 'Bone weight', weight: '{liang} liang {qian} qian', dayAlmanac: 'Day officer and mansion',
  none: 'none', between: '-',
};

export const DEPTH_TEXT_WORDS: Readonly<Record<Language, DepthTextWords>> = { zh, 'zh-Hant': zhHant, en };
