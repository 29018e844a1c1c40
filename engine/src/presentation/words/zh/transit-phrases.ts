// Simplified Chinese sentences of transits.

import type { TransitPhrases } from '../words.ts';

export const transitPhrases: TransitPhrases = {
  warnings: {
    moment_near_double_hour: '此刻距{other}时仅 {away}，稍早或稍晚便属另一时辰。',
    moment_near_midnight: '此刻距子正仅 {away}，按所选规则，日柱在此更换。',
    moment_near_solar_term: '此刻距{other}仅 {away}，月柱在此更换。',
    moment_near_start_of_spring: '此刻距{other}仅 {away}，年柱与月柱在此更换。',
    moment_day_of_solar_term: '当天交{other}，月柱随之更换。给出时刻方能确定属于哪个月。',
    moment_late_zi_hour: '按定日所用的时间，此刻在 23:00 至 24:00 之间，各派对是否已换日看法不同。',
    moment_calendar_differs: '此刻的农历日期，{region}与{otherRegion}不同，此处取{region}的。',
    moment_leap_month_day: '闰{month}月{day}归入哪个月，各派看法不同。',
    moment_repeated_hour: '当地时钟拨慢，这一时刻出现两次，已取{taken}的一次。',
    moment_skipped_hour: '当地时钟拨快，没有显示过这一时刻。已按拨快前的时差读取；按拨快后的时差，即为 {shown}。',
    moment_two_time_zones: '当地通用两种时间，此处取{zone}。',
    moment_local_mean_time: '标准时实行之前，当地用地方平太阳时：与世界时相差 {offset}。',
    moment_unsettled_month_start: '朔极近中国子夜，此刻所在农历月从哪一天开始，取决于届时的地球自转。',
    past_decades: '虚岁 {age}，十二个大限已走完。',
    moment_place_assumed: '未指明此刻身在何地，已取出生地。别处的日期与时辰可能不同。',
  },
};
