// Generated from web/src/words/zh/day.ts and docs/rules/zh-Hant.json by engine/build/words/write-names.mjs.

export const day = {
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
};
