// Generated from engine/src/presentation/words/zh/pair-phrases.ts and docs/rules/zh-Hant.json by engine/build/words/write-names.mjs.

import type { PairPhrases } from '../words.ts';

// biome-ignore format: a sentence a row
export const pairPhrases: PairPhrases = {
  pillars: { year: '年', month: '月' },
  warnings: {
    year_assumed: '只知年份，取當年干支{pair}。正月初一（{newYear}）之前出生者屬{previous}；正月初一與立春（{lichun}）之間出生，兩套體系的年不同，須有日期才能確定。',
    hour_unknown: '沒有時辰，便沒有宮位、時柱和大運。只有日期時按正午計算；23:00 以後出生，日柱為下一日。',
    term_day: '當天交節：交節前{pillar}柱為{before}，之後為{after}。依此而定的各項略去。',
    gender_unknown: '未指明性別，略去依性別而定的星與大運。',
  },
};
