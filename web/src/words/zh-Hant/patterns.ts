// Generated from web/src/words/zh/patterns.ts and docs/rules/zh-Hant.json by engine/build/words/write-names.mjs.

export const patterns = {
  intro:
    '格局是古書中有名目的星曜位置：只說有或沒有，不說吉凶含義。稀有程度按本盤流派的星表，統計農曆 1900 至 2099 年的全部出生時間。點星名，可在命盤上看到它所在的宮。',
  found: '本盤格局：{count}。',
  none: '本盤不合 114 個格局中的任何一個。',
  rarity: '約 {oneIn} 人中 1 人（{percent}%）',
  cleanRarity: '約 {oneIn} 人中 1 人（{percent}%）；其中不破格者占全部出生的 {clean}%',
  stars: '成格之星',
  form: '格式',
  spoiledBy: '破格',
  notSpoiled: '無',
  showAll: '在盤上看',
  lit: '{pattern}：{palaces}',
  starIn: '{palace}{star}',
  back: '回到此格局',
};
