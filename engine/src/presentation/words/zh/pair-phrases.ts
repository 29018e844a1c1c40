// Simplified Chinese sentences of two people.

import type { PairPhrases } from '../words.ts';

// biome-ignore format: a sentence a row
export const pairPhrases: PairPhrases = {
  pillars: { year: '年', month: '月' },
  warnings: {
    year_assumed: '只知年份，取当年干支{pair}。正月初一（{newYear}）之前出生者属{previous}；正月初一与立春（{lichun}）之间出生，两套体系的年不同，须有日期才能确定。',
    hour_unknown: '没有时辰，便没有宫位、时柱和大运。只有日期时按正午计算；23:00 以后出生，日柱为下一日。',
    term_day: '当天交节：交节前{pillar}柱为{before}，之后为{after}。依此而定的各项略去。',
    gender_unknown: '未指明性别，略去依性别而定的星与大运。',
  },
};
