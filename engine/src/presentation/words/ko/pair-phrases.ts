// Korean sentences of two people. No placeholder is directly followed by a particle whose form depends on the sound before it (docs/rules/languages.md).

import type { PairPhrases } from '../words.ts';

// biome-ignore format: a sentence a row
export const pairPhrases: PairPhrases = {
  pillars: { year: '연', month: '월' },
  warnings: {
    year_assumed: '연도만 있어 그해의 간지로 계산했습니다: {pair}. 설날({newYear}) 전에 태어났으면 {previous}입니다. 설날과 입춘({lichun}) 사이에 태어났으면 두 체계의 해가 다르며, 날짜가 있어야 정해집니다.',
    hour_unknown: '시각이 없어 궁, 시주, 대운이 없습니다. 날짜만 있으면 정오로 계산하며, 23:00 이후에 태어났으면 일주는 다음 날의 것입니다.',
    term_day: '이날 절입이 있습니다. {pillar}주: 절입 전 {before}, 절입 후 {after}. 이에 따라 정해지는 항목은 뺐습니다.',
    gender_unknown: '성별이 없어 성별에 따라 정해지는 별과 대운을 뺐습니다.',
  },
};
