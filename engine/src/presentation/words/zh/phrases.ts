// Simplified Chinese sentences, and separators of names.

import type { Phrases } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const phrases: Phrases = {
  joins: { stemBranch: '', pairs: ' ', stars: '' },
  borrowed: '{stars}（借星）',
  rarityBasis: '命宫主星组合与此相同的人占总人数的比例，按历法穷举得出；假定各年、各日、各时辰出生的人数相等。',

  lunar: {
    date: '{year}年{leap}{month}月{day}',
    monthName: '{leap}{month}月',
    leap: '闰',
    digits: ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'],
    months: ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
    days: ['初一', '初二', '初三', '初四', '初五', '初六', '初七', '初八', '初九', '初十', '十一', '十二', '十三', '十四', '十五', '十六', '十七', '十八', '十九', '二十', '廿一', '廿二', '廿三', '廿四', '廿五', '廿六', '廿七', '廿八', '廿九', '三十'],
  },

  zones: { 'Asia/Shanghai': '北京时间', 'Asia/Urumqi': '新疆时间' },
  regions: { china: '中国', vietnam: '越南', korea: '韩国', japan: '日本', vietnamNorth: '越南（按北方）' },
  clocks: { apparent: '真太阳时', mean: '平太阳时', clock: '标准时' },
  which: { earlier: '较早', later: '较晚' },
  away: { seconds: ['{n} 秒', '{n} 秒'], minutes: ['{n} 分钟', '{n} 分钟'], both: '{minutes} {seconds}' },
  warnings: {
    minute_assumed: '未给出分钟，按整点计算。',
    near_double_hour: '出生时刻的{clock}距{other}时仅 {away}，出生时间稍有出入，命盘就会不同。',
    near_midnight: '出生时刻的{clock}距子正仅 {away}，按所选规则，日柱在此更换。',
    double_hour_told: '按所报的{own}时排盘，不作校正。具体几点几分不详：起运可能早或晚至多 {n} 天，所列时刻以时辰正中为准。',
    zi_half_assumed: '子时跨越子夜。此处取 {date}开头、零点之后的早子时，而非当日末尾、24 点之前的晚子时。',
    near_solar_term: '出生时刻距{other}交节仅 {away}，月柱以交节时刻为界。出生时间稍有出入，月柱就会不同。',
    near_start_of_spring: '出生时刻距{other}交节仅 {away}，年柱与月柱以交节时刻为界。出生时间稍有出入，年柱与月柱就会不同。',
    clock_hour_differs: '钟表显示的是{other}时，按{clock}则是{own}时。按钟表时间排盘的程序会得出另一张盘。',
    clock_day_differs: '按钟表，日期为 {otherDate}；按{clock}则为 {ownDate}。按钟表时间排盘的程序会得出另一张盘。',
    clock_month_differs: '若不扣夏令时，钟表时间已过换月的节气。按钟表时间排盘的程序会得出另一月柱。',
    earth_plate_of_quarter: '{clock}在时辰的前 15 分钟，中州派此时以地盘论命。',
    human_plate_of_quarter: '{clock}在时辰的后 15 分钟，中州派此时以人盘论命。',
    late_zi_hour: '{clock}在 23:00 至 24:00 之间，此时是否已换日，各派看法不同。',
    leap_month_day: '闰{month}月{day}归入哪个月，各派看法不同。',
    leap_month_exists: '农历 {year} 年有{month}月，也有闰{month}月。此处取前者。',
    repeated_hour: '当日时钟拨慢，这一时刻出现了两次。此处取{taken}的一次。',
    skipped_hour: '当日时钟拨快，这一时刻并不存在。此处按拨快前的时差理解，即新时制的 {shown}。',
    two_time_zones: '出生地通用两种时间。此处取{zone}。',
    zone_border_near: '出生地附近有地方用另一种时间。此处取 {zone}，与世界时相差 {offset}；若按 {otherZone}，则相差 {otherOffset}。',
    local_mean_time: '标准时实行之前，出生地用地方平太阳时：按经度，与世界时相差 {offset}。',
    old_style_possible: '当地文书用儒略历纪日，直到 {last}。此处按公历理解；若为儒略历日期，则是另一天。',
    old_style_gap: '当地没有写作 {date}的日子：儒略历 {from}的次日即公历 {to}。此处按公历理解。',
    sundial_time: '当时当地的钟表仍按太阳校准，所示即真太阳时，无须再校正。',
    zone_history_of_another_city: '{zone} 所记的是一座城市的钟表沿革，这一带当时可能用别的时间。此处取与世界时相差 {offset}，也可能是 {otherOffset}。',
    offset_given: '按所给的时差读取钟表：与世界时相差 {offset}。按 {zone} 的沿革则为 {otherOffset}。',
    zone_sign_reversed: '{zone} 与世界时相差 {offset}：这类名称的正负号与平常相反。',
    clock_far_from_sun: '钟表按与世界时相差 {offset} 读取，而按经度，出生地与世界时相差 {sunOffset}。其中一个的正负号可能写反了。',
    unsettled_month_start: '有一次朔极近午夜，届时地球自转的快慢会决定该农历月从哪一天开始。',
    calendar_differs: '这一天{region}与{otherRegion}的农历日期不同，此处取{region}的。',
  },
};
