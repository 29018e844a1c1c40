// The texts of the patterns in Korean. Literals only; loaded with the list of patterns.

export const patterns = {
  intro:
    '격국은 옛 책이 이름을 붙인 별의 배치입니다. 해당 여부만 표시하고 의미는 풀이하지 않습니다. 희귀도는 이 유파의 표로 음력 1900~2099년의 모든 출생을 세어 얻었습니다. 별을 누르면 명반에서 그 궁이 보입니다.',
  found: '이 명반의 격국: {count}개.',
  none: '114개 격국 가운데 이 명반에 해당하는 것이 없습니다.',
  rarity: '약 {oneIn}명 중 1명({percent}%)',
  cleanRarity: '약 {oneIn}명 중 1명({percent}%), 파격이 없는 것은 {clean}%',
  stars: '별',
  form: '형태',
  spoiledBy: '파격',
  notSpoiled: '없음',
  showAll: '명반에서 보기',
  lit: '{pattern}: {palaces}',
  starIn: '{palace} {star}',
  back: '격국으로 돌아가기',
};
