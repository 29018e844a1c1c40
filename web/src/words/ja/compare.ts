// The texts of the comparison with another program in Japanese. Literals only; loaded with its part of the page.

export const compare = {
  intro:
    'プログラムによって採用する規則が異なります。一日はいつ始まるか、時計と太陽のどちらによるか、閏月をどの月に数えるか、などです。ほかのプログラムが示すものを、わかるだけ入力すると、どの設定による結果かがわかります。下には、この出生の別の命盤のすべてと、異なる点を示します。',
  mainStar: '命宮の主星',
  lifePalace: '命宮の位置',
  bureau: '五行局',
  yearPillar: '年柱',
  monthPillar: '月柱',
  dayPillar: '日柱',
  hourPillar: '時柱',
  lunarDate: '旧暦の日付',
  lunarExample: '1990-06-02',
  notTold: '不明',
  clear: 'クリア',
  cast: 'この命盤を表示',
  also: '同じ命盤になる設定：',
  or: 'または',
  full: '。',
};
