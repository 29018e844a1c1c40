// Generated from engine/src/presentation/words/zh/transit-phrases.ts and docs/rules/zh-Hant.json by engine/build/words/write-names.mjs.

import type { TransitPhrases } from '../words.ts';

export const transitPhrases: TransitPhrases = {
  warnings: {
    moment_near_double_hour: '此刻距{other}時僅 {away}，稍早或稍晚便屬另一時辰。',
    moment_near_midnight: '此刻距子正僅 {away}，按所選規則，日柱在此更換。',
    moment_near_solar_term: '此刻距{other}僅 {away}，月柱在此更換。',
    moment_near_start_of_spring: '此刻距{other}僅 {away}，年柱與月柱在此更換。',
    moment_day_of_solar_term: '當天交{other}，月柱隨之更換。給出時刻方能確定屬於哪個月。',
    moment_late_zi_hour: '按定日所用的時間，此刻在 23:00 至 24:00 之間，各派對是否已換日看法不同。',
    moment_calendar_differs: '此刻的農曆日期，{region}與{otherRegion}不同，此處取{region}的。',
    moment_leap_month_day: '閏{month}月{day}歸入哪個月，各派看法不同。',
    moment_repeated_hour: '當地時鐘撥慢，這一時刻出現兩次，已取{taken}的一次。',
    moment_skipped_hour: '當地時鐘撥快，沒有顯示過這一時刻。已按撥快前的時差讀取；按撥快後的時差，即為 {shown}。',
    moment_two_time_zones: '當地通用兩種時間，此處取{zone}。',
    moment_local_mean_time: '標準時實行之前，當地用地方平太陽時：與世界時相差 {offset}。',
    moment_unsettled_month_start: '朔極近中國子夜，此刻所在農曆月從哪一天開始，取決於屆時的地球自轉。',
    past_decades: '虛歲 {age}，十二個大限已走完。',
    moment_place_assumed: '未指明此刻身在何地，已取出生地。別處的日期與時辰可能不同。',
  },
};
