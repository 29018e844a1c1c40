// The texts of a birth without an hour in simplified Chinese. Literals only; loaded with its part of the page.

export const day = {
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
};
