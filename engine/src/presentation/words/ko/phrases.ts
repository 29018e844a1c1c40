// Korean sentences, and separators of names. No placeholder is directly followed by a particle whose form depends on the sound before it (docs/rules/languages.md).

import type { Phrases } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const phrases: Phrases = {
  joins: { stemBranch: '', pairs: ' ', stars: '·' },
  borrowed: '{stars}(차성)',
  rarityBasis: '명궁에 이 주성이 있는 사람의 비율입니다. 역법의 모든 경우를 세었으며, 출생은 연·일·시에 고르게 분포한다고 가정합니다.',

  lunar: {
    date: '{year}년 {leap}{month}월 {day}일',
    monthName: '{leap}{month}월',
    leap: '윤',
    digits: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    months: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
    days: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30'],
  },

  zones: { 'Asia/Shanghai': '베이징 시간', 'Asia/Urumqi': '신장 시간' },
  regions: { china: '중국', vietnam: '베트남', korea: '한국', japan: '일본', vietnamNorth: '베트남(북부 기준)' },
  clocks: { apparent: '진태양시', mean: '지방 평균태양시', clock: '표준시' },
  which: { earlier: '먼저 온', later: '나중에 온' },
  away: { seconds: ['{n}초', '{n}초'], minutes: ['{n}분', '{n}분'], both: '{minutes} {seconds}' },
  warnings: {
    minute_assumed: '분을 입력하지 않아 정각으로 계산했습니다.',
    near_double_hour: '출생 시각이 {clock} 기준으로 {other}시와의 경계에서 불과 {away} 떨어져 있습니다. 조금만 달라져도 명반이 바뀝니다.',
    near_midnight: '출생 시각이 {clock} 기준 자정에서 불과 {away} 떨어져 있습니다. 적용한 기준에서는 이때 날이 바뀝니다.',
    double_hour_told: '전해진 {own}시를 보정 없이 그대로 썼습니다. 분을 알 수 없으므로 대운의 시작이 최대 {n}일 앞뒤로 달라질 수 있으며, 표시한 시각은 시진의 한가운데입니다.',
    zi_half_assumed: '자시는 자정 앞뒤에 걸쳐 있습니다. {date} 첫머리, 곧 자정 뒤의 조자시로 보았으며, 그날 끝, 곧 자정 앞의 야자시로는 보지 않았습니다.',
    near_solar_term: '출생 시각이 절기 {other}의 절입 시각에서 불과 {away} 떨어져 있습니다. 조금만 달라져도 월주가 바뀝니다.',
    near_start_of_spring: '출생 시각이 {other} 절입 시각에서 불과 {away} 떨어져 있습니다. 조금만 달라져도 연주와 월주가 바뀝니다.',
    clock_hour_differs: '시계로는 {other}시, {clock} 기준으로는 {own}시입니다. 시계 시각을 쓰는 프로그램에서는 다른 명반이 나옵니다.',
    clock_day_differs: '시계로는 {otherDate}, {clock} 기준으로는 {ownDate}입니다. 시계 시각을 쓰는 프로그램에서는 다른 명반이 나옵니다.',
    clock_month_differs: '서머타임을 빼지 않으면 시계 시각이 달이 바뀌는 절입 시각을 지납니다. 시계 시각을 쓰는 프로그램에서는 월주가 달라집니다.',
    earth_plate_of_quarter: '출생 시각이 {clock} 기준 시진의 처음 15분에 듭니다. 중주파는 이때 지반으로 봅니다.',
    human_plate_of_quarter: '출생 시각이 {clock} 기준 시진의 마지막 15분에 듭니다. 중주파는 이때 인반으로 봅니다.',
    late_zi_hour: '출생 시각이 {clock} 기준 23:00~24:00 사이입니다(야자시). 이때 날이 바뀌었는지는 유파마다 다릅니다.',
    leap_month_day: '윤{month}월 {day}일: 어느 달로 보는지는 유파마다 다릅니다.',
    leap_month_exists: '음력 {year}년에는 {month}월과 윤{month}월이 있습니다. 여기서는 평달을 택했습니다.',
    repeated_hour: '그날 시계를 되돌려 이 시각이 두 번 있었습니다. 여기서는 {taken} 쪽으로 계산했습니다.',
    skipped_hour: '그날 시계를 앞당겨 이 시각은 없었습니다. 바뀌기 전의 시차로 계산했으며, 새 시각으로는 {shown}입니다.',
    two_time_zones: '출생지에서는 두 가지 표준시를 씁니다. 적용한 표준시: {zone}.',
    zone_border_near: '출생지 가까이에 다른 시계를 쓰는 곳이 있습니다. 적용한 표준시는 {zone}, UTC와의 차이 {offset} 기준입니다. {otherZone} 기준으로는 {otherOffset} 차이입니다.',
    local_mean_time: '표준시가 시행되기 전 출생지에서는 지방 평균태양시를 썼습니다. 경도에 따른 UTC와의 차이: {offset}.',
    old_style_possible: '그곳의 문서는 {last}까지 율리우스력으로 날짜를 적었습니다. 그레고리력으로 읽었으며, 율리우스력 날짜라면 다른 날입니다.',
    old_style_gap: '그곳에는 {date} 날짜로 적은 날이 없습니다. 율리우스력 {from}의 다음 날은 그레고리력으로 {to}입니다. 그레고리력 날짜로 읽었습니다.',
    sundial_time: '당시 그곳의 시계는 태양에 맞추어져 있어 가리키는 시각이 이미 진태양시이며, 보정할 것이 없습니다.',
    zone_history_of_another_city: '{zone}의 기록은 한 도시의 시계이며, 이 지역은 다른 시계를 썼을 수 있습니다. UTC와의 차이는 {offset} 기준으로 보았으나 {otherOffset} 기준일 수도 있습니다.',
    offset_given: '주어진 대로 UTC와의 차이 {offset} 기준으로 시계를 읽었습니다. {zone}의 기록에는 {otherOffset} 차이로 나옵니다.',
    zone_sign_reversed: '{zone}의 UTC와의 차이는 {offset}입니다. 이런 이름에서는 부호가 반대입니다.',
    clock_far_from_sun: '시계를 UTC와의 차이 {offset} 기준으로 읽었지만, 경도로 보면 출생지와 UTC의 차이는 {sunOffset} 정도입니다. 둘 중 하나의 부호가 바뀌었을 수 있습니다.',
    unsettled_month_start: '합삭이 자정에 매우 가까워, 음력 달이 어느 날에 시작하는지는 그때의 지구 자전에 따라 정해집니다.',
    calendar_differs: '{region} 음력과 {otherRegion} 음력의 날짜가 다릅니다. 적용한 음력: {region}.',
  },
};
