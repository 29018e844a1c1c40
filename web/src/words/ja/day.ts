// The texts of a birth without an hour in Japanese. Literals only; loaded with its part of the page.

export const day = {
  heading: '{date}のすべての命盤',
  intro:
    '命盤は時刻で決まります。この日の命盤は{count}通りで、それぞれに時計の時刻を示します。どの命盤が正しいかは、ここではわかりません。小さな命盤を選ぶと、全体を表示します。',
  choose: '選んだ命盤をここに表示します',
  strip: 'この日の命盤',
  later: '時計が戻された後',
  same: 'すべての命盤に共通する点',
  sameStars: '同じ位置にある星',
  year: '年柱',
  month: '月柱',
  day: '日柱',
  hour: '時柱',
  lunarDate: '旧暦',
  transformations: '四化',
  none: 'なし',
  copyLink: 'リンクをコピー',
};
