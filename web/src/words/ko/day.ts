// The texts of a birth without an hour in Korean. Literals only; loaded with its part of the page.

export const day = {
  heading: '{date}의 모든 명반',
  intro:
    '시진에 따라 명반이 달라집니다. 이날 나올 수 있는 명반은 {count}개이며, 옆에 시계 시각이 있습니다. 어느 명반이 더 맞는지는 여기서 알 수 없습니다. 작은 명반을 고르면 전체가 보입니다.',
  choose: '고른 명반이 여기에 나옵니다',
  strip: '그날의 명반',
  later: '시계를 되돌린 뒤',
  same: '모든 명반에 같은 것',
  sameStars: '자리가 같은 별',
  year: '연주',
  month: '월주',
  day: '일주',
  hour: '시주',
  lunarDate: '음력',
  transformations: '사화',
  none: '없음',
  copyLink: '링크 복사',
};
