// Generated from web/src/words/zh/compare.ts and docs/rules/zh-Hant.json by engine/build/words/write-names.mjs.

export const compare = {
  intro:
    '各家程式對一些問題取法不同：一天何時開始，以鐘錶還是以太陽為準，閏月歸哪個月。填上別的程式所排出的，知道多少填多少，就能看出是哪種取法。下面列出這個出生的所有其他命盤及不同之處。',
  mainStar: '命宮主星',
  lifePalace: '命宮所在',
  bureau: '五行局',
  yearPillar: '年柱',
  monthPillar: '月柱',
  dayPillar: '日柱',
  hourPillar: '時柱',
  lunarDate: '農曆日期',
  lunarExample: '1990-06-02',
  notTold: '不知道',
  clear: '清空',
  cast: '看這張盤',
  also: '同一張盤的其他取法：',
  or: ' 或 ',
  full: '。',
};
