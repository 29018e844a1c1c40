// Generated from engine/src/presentation/words/zh/phrases.ts and docs/rules/zh-Hant.json by engine/build/words/write-names.mjs.

import type { Phrases } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const phrases: Phrases = {
  joins: { stemBranch: '', pairs: ' ', stars: '' },
  borrowed: '{stars}（借星）',
  rarityBasis: '命宮主星組合與此相同的人佔總人數的比例，按曆法窮舉得出；假定各年、各日、各時辰出生的人數相等。',

  lunar: {
    date: '{pair}年{leap}{month}月{day}',
    monthName: '{leap}{month}月',
    leap: '閏',
    digits: ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'],
    months: ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
    days: ['初一', '初二', '初三', '初四', '初五', '初六', '初七', '初八', '初九', '初十', '十一', '十二', '十三', '十四', '十五', '十六', '十七', '十八', '十九', '二十', '廿一', '廿二', '廿三', '廿四', '廿五', '廿六', '廿七', '廿八', '廿九', '三十'],
  },

  zones: { 'Asia/Shanghai': '北京時間', 'Asia/Urumqi': '新疆時間' },
  regions: { china: '中國', vietnam: '越南', korea: '韓國', japan: '日本', vietnamNorth: '越南（按北方）' },
  clocks: { apparent: '真太陽時', mean: '平太陽時', clock: '標準時' },
  which: { earlier: '較早', later: '較晚' },
  away: { seconds: ['{n} 秒', '{n} 秒'], minutes: ['{n} 分鐘', '{n} 分鐘'], both: '{minutes} {seconds}' },
  warnings: {
    minute_assumed: '未給出分鐘，按整點計算。',
    near_double_hour: '出生時刻的{clock}距{other}時僅 {away}，出生時間稍有出入，命盤就會不同。',
    near_midnight: '出生時刻的{clock}距子正僅 {away}，按所選規則，日柱在此更換。',
    double_hour_told: '按所報的{own}時排盤，不作校正。具體幾點幾分不詳：起運可能早或晚至多 {n} 天，所列時刻以時辰正中為準。',
    zi_half_assumed: '子時跨越子夜。此處取 {date}開頭、零點之後的早子時，而非當日末尾、24 點之前的晚子時。',
    near_solar_term: '出生時刻距{other}交節僅 {away}，月柱以交節時刻為界。出生時間稍有出入，月柱就會不同。',
    near_start_of_spring: '出生時刻距{other}交節僅 {away}，年柱與月柱以交節時刻為界。出生時間稍有出入，年柱與月柱就會不同。',
    clock_hour_differs: '鐘錶顯示的是{other}時，按{clock}則是{own}時。按鐘錶時間排盤的程式會得出另一張盤。',
    clock_day_differs: '按鐘錶，日期為 {otherDate}；按{clock}則為 {ownDate}。按鐘錶時間排盤的程式會得出另一張盤。',
    clock_month_differs: '若不扣夏令時間，鐘錶時間已過換月的節氣。按鐘錶時間排盤的程式會得出另一月柱。',
    earth_plate_of_quarter: '{clock}在時辰的前 15 分鐘，中州派此時以地盤論命。',
    human_plate_of_quarter: '{clock}在時辰的後 15 分鐘，中州派此時以人盤論命。',
    late_zi_hour: '{clock}在 23:00 至 24:00 之間，此時是否已換日，各派看法不同。',
    leap_month_day: '閏{month}月{day}歸入哪個月，各派看法不同。',
    leap_month_exists: '農曆 {year} 年有{month}月，也有閏{month}月。此處取前者。',
    repeated_hour: '當日時鐘撥慢，這一時刻出現了兩次。此處取{taken}的一次。',
    skipped_hour: '當日時鐘撥快，這一時刻並不存在。此處按撥快前的時差理解，即新時制的 {shown}。',
    two_time_zones: '出生地通用兩種時間。此處取{zone}。',
    zone_border_near: '出生地附近有地方用另一種時間。此處取 {zone}，與世界時相差 {offset}；若按 {otherZone}，則相差 {otherOffset}。',
    local_mean_time: '標準時實行之前，出生地用地方平太陽時：按經度，與世界時相差 {offset}。',
    old_style_possible: '當地文書用儒略曆紀日，直到 {last}。此處按國曆理解；若為儒略曆日期，則是另一天。',
    old_style_gap: '當地沒有寫作 {date}的日子：儒略曆 {from}的次日即國曆 {to}。此處按國曆理解。',
    sundial_time: '當時當地的鐘錶仍按太陽校準，所示即真太陽時，無須再校正。',
    zone_history_of_another_city: '{zone} 所記的是一座城市的鐘錶沿革，這一帶當時可能用別的時間。此處取與世界時相差 {offset}，也可能是 {otherOffset}。',
    offset_given: '按所給的時差讀取鐘錶：與世界時相差 {offset}。按 {zone} 的沿革則為 {otherOffset}。',
    zone_sign_reversed: '{zone} 與世界時相差 {offset}：這類名稱的正負號與平常相反。',
    clock_far_from_sun: '鐘錶按與世界時相差 {offset} 讀取，而按經度，出生地與世界時相差 {sunOffset}。其中一個的正負號可能寫反了。',
    unsettled_month_start: '有一次朔極近午夜，屆時地球自轉的快慢會決定該農曆月從哪一天開始。',
    calendar_differs: '這一天{region}與{otherRegion}的農曆日期不同，此處取{region}的。',
  },
};
