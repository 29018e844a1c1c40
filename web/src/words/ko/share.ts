// The texts of a picture to share in Korean. Literals only; loaded with its part of the page.

export const share = {
  heading: '이미지 공유',
  preview: '이미지: 명반과 적용한 기준',
  shape: '모양',
  landscape: '가로',
  portrait: '세로',
  withName: '이름 넣기',
  withBirth: '출생 날짜, 시각, 장소 넣기',
  privacy:
    '선택하지 않으면 이미지에 이름, 날짜, 장소가 들어가지 않습니다. 그래도 사주를 아는 사람은 사주에서 생일과 시진을 알아낼 수 있습니다.',
  copyPicture: '이미지 복사',
  close: '닫기',
};
