// With which words are the charts of a birth without an hour shown? They come with the strip of boards, when a reader asks for it.

import type { Language } from 'beichen';

interface DayWords {
  readonly heading: string;
  /** `{count}` charts. */
  readonly intro: string;
  /** In the place of the chart while none is chosen. */
  readonly choose: string;
  /** Before the stars of the boards, for those who hear the page. */
  readonly strip: string;
  readonly later: string;
  readonly same: string;
  readonly sameStars: string;
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly lunarDate: string;
  readonly transformations: string;
  readonly none: string;
  readonly copyLink: string;
}

export const DAY_WORDS: Readonly<Record<Language, DayWords>> = {
  en: {
    heading: 'Every chart of {date}',
    intro:
      'The hour decides the chart: on this day {count} are possible, each for the clock times beside it. None is likelier than another. Choose a board to see its chart whole.',
    choose: 'The chart that you choose appears here',
    strip: 'Charts of the day',
    later: 'after the clock was put back',
    same: 'The same in all',
    sameStars: 'Stars in the same branch',
    year: 'Year pillar',
    month: 'Month pillar',
    day: 'Day pillar',
    hour: 'Hour pillar',
    lunarDate: 'Lunar date',
    transformations: 'Transformations',
    none: 'nothing',
    copyLink: 'Copy link',
  },
  zh: {
    heading: '{date} 的每一张盘',
    intro:
      '时辰决定命盘：这一天可能有 {count} 张盘，旁边是各盘对应的钟表时间。没有哪一张比其他的更可能。选一张小盘，即可看到整张命盘。',
    choose: '选中的命盘显示在这里',
    strip: '当日各盘',
    later: '钟表拨回之后',
    same: '各盘相同之处',
    sameStars: '位置相同的星',
    year: '年柱',
    month: '月柱',
    day: '日柱',
    hour: '时柱',
    lunarDate: '农历',
    transformations: '四化',
    none: '无',
    copyLink: '复制链接',
  },
  'zh-Hant': {
    heading: '{date} 的每一張盤',
    intro:
      '時辰決定命盤：這一天可能有 {count} 張盤，旁邊是各盤對應的鐘錶時間。沒有哪一張比其他的更可能。選一張小盤，即可看到整張命盤。',
    choose: '選中的命盤顯示在這裡',
    strip: '當日各盤',
    later: '鐘錶撥回之後',
    same: '各盤相同之處',
    sameStars: '位置相同的星',
    year: '年柱',
    month: '月柱',
    day: '日柱',
    hour: '時柱',
    lunarDate: '農曆',
    transformations: '四化',
    none: '無',
    copyLink: '複製連結',
  },
};
