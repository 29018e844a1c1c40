// Vietnamese sentences of transits.

import type { TransitPhrases } from '../words.ts';

// biome-ignore format: a sentence a row
export const transitPhrases: TransitPhrases = {
  warnings: {
    moment_near_double_hour: 'Thời điểm chỉ cách giờ {other} {away}. Sớm hay muộn hơn một chút là sang giờ khác.',
    moment_near_midnight: 'Thời điểm chỉ cách nửa đêm {away}; theo quy tắc đã chọn, ngày đổi vào lúc đó.',
    moment_near_solar_term: 'Thời điểm chỉ cách tiết {other} {away}, là lúc đổi trụ tháng.',
    moment_near_start_of_spring: 'Thời điểm chỉ cách tiết {other} {away}, là lúc đổi trụ năm và trụ tháng.',
    moment_day_of_solar_term: 'Tiết {other} rơi vào ngày này, và trụ tháng đổi theo. Cần có giờ mới biết thuộc tháng nào.',
    moment_late_zi_hour: 'Theo giờ dùng để định ngày, thời điểm này nằm trong khoảng 23:00–24:00. Các phái chưa thống nhất lúc ấy đã sang ngày mới hay chưa.',
    moment_calendar_differs: 'Âm lịch của {region} và của {otherRegion} ghi thời điểm này vào ngày khác nhau. Ở đây lấy lịch của {region}.',
    moment_leap_month_day: 'Ngày {day} tháng {month} nhuận: tính vào tháng nào, các phái không giống nhau.',
    moment_repeated_hour: 'Ở nơi đó đồng hồ được chỉnh lùi, nên giờ này xảy ra hai lần. Ở đây lấy lần {taken}.',
    moment_skipped_hour: 'Ở nơi đó đồng hồ được chỉnh nhanh lên nên giờ này không có thật. Ở đây tính theo độ lệch UTC trước khi chỉnh, tức {shown} theo giờ mới.',
    moment_two_time_zones: 'Ở nơi đó dùng hai múi giờ. Ở đây lấy: {zone}.',
    moment_local_mean_time: 'Trước khi có giờ chuẩn, nơi đó dùng giờ trung bình địa phương: lệch UTC {offset}.',
    moment_unsettled_month_start: 'Thời điểm sóc rơi rất sát nửa đêm ở Trung Quốc; tốc độ tự quay của Trái Đất sẽ quyết định tháng âm lịch này bắt đầu vào ngày nào.',
    past_decades: 'Đến {age} tuổi âm lịch thì mười hai Đại Hạn đã hết.',
    moment_place_assumed: 'Chưa cho biết nơi của thời điểm này, nên lấy nơi sinh. Ở nơi khác có thể là ngày khác và giờ khác.',
  },
};
