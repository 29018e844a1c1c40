// The texts of the comparison with another program in Korean. Literals only; loaded with its part of the page.

export const compare = {
  intro:
    '프로그램마다 다르게 정하는 것이 있습니다. 하루가 시작되는 때, 시계를 따를지 태양을 따를지, 윤달을 어느 달로 볼지입니다. 다른 프로그램에 나온 것을 아는 만큼 입력하면 어떤 설정에서 나온 결과인지 찾습니다. 아래는 이 출생의 다른 모든 명반과 다른 점입니다.',
  mainStar: '명궁 주성',
  lifePalace: '명궁의 자리',
  bureau: '오행국',
  yearPillar: '연주',
  monthPillar: '월주',
  dayPillar: '일주',
  hourPillar: '시주',
  lunarDate: '음력 날짜',
  lunarExample: '1990-06-02',
  notTold: '모름',
  clear: '비우기',
  cast: '이 명반 보기',
  also: '같은 명반이 되는 다른 설정:',
  or: ' 또는 ',
  full: '.',
};
