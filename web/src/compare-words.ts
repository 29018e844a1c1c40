// With which words is a chart compared with that of another program? They come with the form, when a reader opens it.

import type { Language } from 'beichen';

interface CompareWords {
  readonly intro: string;
  readonly mainStar: string;
  readonly lifePalace: string;
  readonly bureau: string;
  readonly yearPillar: string;
  readonly monthPillar: string;
  readonly dayPillar: string;
  readonly hourPillar: string;
  readonly lunarDate: string;
  readonly lunarExample: string;
  /** Of what the other program does not tell. */
  readonly notTold: string;
  readonly clear: string;
  readonly cast: string;
  /** Before further choices that give the same chart, and between them. */
  readonly also: string;
  readonly or: string;
  /** Between two sentences. */
  readonly full: string;
}

export const COMPARE_WORDS: Readonly<Record<Language, CompareWords>> = {
  en: {
    intro:
      'Programs decide some questions otherwise: when the day begins, whether the clock or the Sun counts, where a leap month belongs. Tell what the other program shows, as much as you know of it, and see which choices give it. Below stand all other charts of this birth, with what differs.',
    mainStar: 'Main star',
    lifePalace: 'Life Palace in',
    bureau: 'Bureau',
    yearPillar: 'Year pillar',
    monthPillar: 'Month pillar',
    dayPillar: 'Day pillar',
    hourPillar: 'Hour pillar',
    lunarDate: 'Lunar date',
    lunarExample: '1990-06-02',
    notTold: 'not known',
    clear: 'Clear',
    cast: 'Show this chart',
    also: 'The same chart by: ',
    or: ' or ',
    full: '. ',
  },
  zh: {
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
  },
  'zh-Hant': {
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
  },
};
