// The texts of the patterns in simplified Chinese. Literals only; loaded with the list of patterns.

export const patterns = {
  intro:
    '格局是古书中有名目的星曜位置：只说有或没有，不说吉凶含义。稀有程度按本盘流派的星表，数遍农历 1900 至 2099 年的全部出生。点星名，可在命盘上看到它所在的宫。',
  found: '本盘格局：{count}。',
  none: '本盘不合 114 个格局中的任何一个。',
  rarity: '约 {oneIn} 人中 1 人（{percent}%）',
  cleanRarity: '约 {oneIn} 人中 1 人（{percent}%）；其中不破格者占全部出生的 {clean}%',
  stars: '成格之星',
  form: '格式',
  spoiledBy: '破格',
  notSpoiled: '无',
  showAll: '在盘上看',
  lit: '{pattern}：{palaces}',
  starIn: '{palace}{star}',
  back: '回到此格局',
};
