// Which words does it take to tell the charts of a birth whose hour is not known? Literals only; terms as in docs/rules/glossary.json.

import type { Language } from '../../words/languages.ts';

export interface DayWords {
  readonly hourUnknown: string;
  /** Heading of the charts: `{count}` is the number of all. */
  readonly charts: string;
  /** The same where not all fit what is known: `{shown}` of `{count}`. */
  readonly fitting: string;
  /** How the lines of the charts are to be read. */
  readonly chartLines: string;
  /** Heading of what all charts that are told have in common, its stars by the branch where they stand. */
  readonly same: string;
  readonly sameStars: string;
  /** `{branch}`: where Zi Wei stands. */
  readonly ziweiIn: string;
  /** `{palace}`: which palace is the body palace too. */
  readonly bodyIn: string;
  readonly patterns: string;
  /** Where nothing is the same. */
  readonly none: string;
}

const zh: DayWords = {
  hourUnknown: '时辰不详',
  charts: '当日共 {count} 张盘', fitting: '当日 {count} 张盘中 {shown} 张相符', chartLines: '按当地钟表；末尾为排出该盘的参数',
  same: '各盘相同', sameStars: '各盘位置相同的星', ziweiIn: '紫微在{branch}', bodyIn: '身宫在{palace}', patterns: '格局', none: '无',
};

const zhHant: DayWords = {
  hourUnknown: '時辰不詳',
  charts: '當日共 {count} 張盤', fitting: '當日 {count} 張盤中 {shown} 張相符', chartLines: '按當地鐘錶；末尾為排出該盤的參數',
  same: '各盤相同', sameStars: '各盤位置相同的星', ziweiIn: '紫微在{branch}', bodyIn: '身宮在{palace}', patterns: '格局', none: '無',
};

const en: DayWords = {
  hourUnknown: 'Hour unknown',
  charts: 'The {count} charts of the day', fitting: '{shown} of the {count} charts of the day fit', chartLines: 'by its clock; last, the parameters that cast the chart',
  same: 'The same in all', sameStars: 'Stars in the same branch in all', ziweiIn: 'Zi Wei in {branch}', bodyIn: 'body in {palace}', patterns: 'patterns', none: 'nothing',
};

export const DAY_WORDS: Readonly<Record<Language, DayWords>> = { zh, 'zh-Hant': zhHant, en };
