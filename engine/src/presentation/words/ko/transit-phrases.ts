// Korean sentences of transits. No placeholder is directly followed by a particle whose form depends on the sound before it (docs/rules/languages.md).

import type { TransitPhrases } from '../words.ts';

export const transitPhrases: TransitPhrases = {
  warnings: {
    moment_near_double_hour:
      '이 시점은 {other}시와의 경계에서 불과 {away} 떨어져 있습니다. 조금 이르거나 늦으면 다른 시진입니다.',
    moment_near_midnight: '이 시점은 자정에서 불과 {away} 떨어져 있습니다. 적용한 기준에서는 이때 날이 바뀝니다.',
    moment_near_solar_term: '이 시점은 절기 {other} 절입에서 불과 {away} 떨어져 있습니다. 이때 월주가 바뀝니다.',
    moment_near_start_of_spring: '이 시점은 {other} 절입에서 불과 {away} 떨어져 있습니다. 이때 연주와 월주가 바뀝니다.',
    moment_day_of_solar_term: '이날 {other} 절입이 있어 월주가 바뀝니다. 시각을 지정하면 어느 달인지 정해집니다.',
    moment_late_zi_hour: '기준 시계로 23:00~24:00 사이의 시점입니다. 이때 날이 바뀌었는지는 유파마다 다릅니다.',
    moment_calendar_differs: '이 시점의 날짜는 {region} 음력과 {otherRegion} 음력에서 다릅니다. 적용한 음력: {region}.',
    moment_leap_month_day: '윤{month}월 {day}일: 어느 달로 보는지는 유파마다 다릅니다.',
    moment_repeated_hour: '그곳에서 시계를 되돌려 이 시각이 두 번 있었습니다. 여기서는 {taken} 쪽으로 계산했습니다.',
    moment_skipped_hour:
      '그곳에서 시계를 앞당겨 이 시각은 없었습니다. 바뀌기 전의 시차로 읽었으며, 새 시각으로는 {shown}입니다.',
    moment_two_time_zones: '그곳에서는 두 가지 표준시를 씁니다. 적용한 표준시: {zone}.',
    moment_local_mean_time: '표준시가 시행되기 전 그곳에서는 지방 평균태양시를 썼습니다. UTC와의 차이: {offset}.',
    moment_unsettled_month_start:
      '합삭이 중국의 자정에 매우 가까워, 이 시점의 음력 달이 어느 날에 시작하는지는 그때의 지구 자전에 따라 정해집니다.',
    past_decades: '세는나이 {age}세: 열두 대한이 모두 끝났습니다.',
    moment_place_assumed: '이 시점의 장소가 지정되지 않아 출생지를 기준으로 했습니다. 다른 곳에서는 날과 시진이 다를 수 있습니다.',
  },
};
