// Japanese sentences of two people.

import type { PairPhrases } from '../words.ts';

// biome-ignore format: a sentence a row
export const pairPhrases: PairPhrases = {
  pillars: { year: '年', month: '月' },
  warnings: {
    year_assumed: '年だけの指定なので、その年の干支{pair}を採りました。旧正月（{newYear}）より前の生まれなら{previous}です。旧正月と立春（{lichun}）の間の生まれは二つの体系で年が異なり、日付がないと決まりません。',
    hour_unknown: '時刻がないため、宮・時柱・大運はありません。日付だけのときは正午で計算します。23:00以降の生まれなら、日柱は翌日のものです。',
    term_day: 'この日は節入りにあたります。節入り前の{pillar}柱は{before}、後は{after}です。それによって決まる項目は省きました。',
    gender_unknown: '性別の指定がないため、性別によって決まる星と大運を省きました。',
  },
};
