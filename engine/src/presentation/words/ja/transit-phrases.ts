// Japanese sentences of transits.

import type { TransitPhrases } from '../words.ts';

export const transitPhrases: TransitPhrases = {
  warnings: {
    moment_near_double_hour: 'この時点は{other}の刻との境からわずか{away}です。少し前後すると別の刻になります。',
    moment_near_midnight: 'この時点は午前0時からわずか{away}です。選んだ規則では、ここで日が変わります。',
    moment_near_solar_term: 'この時点は{other}の節入りからわずか{away}です。ここで月柱が変わります。',
    moment_near_start_of_spring: 'この時点は{other}の節入りからわずか{away}です。ここで年柱と月柱が変わります。',
    moment_day_of_solar_term:
      'この日は{other}の節入りにあたり、月柱が変わります。時刻を指定すると、どちらの月かが決まります。',
    moment_late_zi_hour: 'この時点は、基準とする時刻で23:00～24:00（夜子時）です。日が変わったとみるかは流派によって異なります。',
    moment_calendar_differs:
      'この時点の旧暦の日付が、{region}の暦と{otherRegion}の暦とで異なります。ここでは{region}の暦を採りました。',
    moment_leap_month_day: '閏{month}月{day}日をどの月に数えるかは、流派によって異なります。',
    moment_repeated_hour: 'その場所では時計が戻され、この時刻が二度ありました。ここでは{taken}を採りました。',
    moment_skipped_hour:
      'その場所では時計が進められ、この時刻は存在しません。変更前の時差で読みました。変更後の時差では{shown}にあたります。',
    moment_two_time_zones: 'その場所では二つの標準時が使われています。採用した標準時：{zone}。',
    moment_local_mean_time: '標準時の実施前、その場所は地方平均時を用いていました。UTCとの差：{offset}。',
    moment_unsettled_month_start:
      '朔が中国の真夜中のごく近くにあり、この時点を含む旧暦の月がどの日に始まるかは、そのときの地球の自転で決まります。',
    past_decades: '数え年{age}歳では、十二の大限がすでに終わっています。',
    moment_place_assumed: '場所の指定がないため、出生地で計算しました。ほかの場所では日や時刻（時支）が異なることがあります。',
  },
};
