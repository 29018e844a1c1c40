// The texts of the patterns in Japanese. Literals only; loaded with the list of patterns.

export const patterns = {
  intro:
    '格局とは、古典に名のある星の配置です。該当するかどうかだけを示し、意味は述べません。希少度は、この命盤の流派の表で、旧暦1900年から2099年までのすべての生年月日時を数えたものです。星を押すと、命盤の上の宮を示します。',
  found: 'この命盤の格局：{count}件',
  none: 'この命盤は、114種の格局のいずれにも該当しません。',
  rarity: '約{oneIn}人に1人（{percent}%）',
  cleanRarity: '約{oneIn}人に1人（{percent}%）、破格のないものは{clean}%',
  stars: '格局をなす星',
  form: '形',
  spoiledBy: '破格',
  notSpoiled: 'なし',
  showAll: '命盤に表示',
  lit: '{pattern}：{palaces}',
  starIn: '{palace}の{star}',
  back: '格局に戻る',
};
