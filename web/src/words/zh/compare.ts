// The texts of the comparison with another program in simplified Chinese. Literals only; loaded with its part of the page.

export const compare = {
  intro:
    '各家程序对一些问题取法不同：一天何时开始，以钟表还是以太阳为准，闰月归哪个月。填上别的程序所排出的，知道多少填多少，就能看出是哪种取法。下面列出这个出生的所有其他命盘及不同之处。',
  mainStar: '命宫主星',
  lifePalace: '命宫所在',
  bureau: '五行局',
  yearPillar: '年柱',
  monthPillar: '月柱',
  dayPillar: '日柱',
  hourPillar: '时柱',
  lunarDate: '农历日期',
  lunarExample: '1990-06-02',
  notTold: '不知道',
  clear: '清空',
  cast: '看这张盘',
  also: '同一张盘的其他取法：',
  or: ' 或 ',
  full: '。',
};
