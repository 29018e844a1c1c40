// Vietnamese sentences, and separators of names.

import type { Phrases } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const phrases: Phrases = {
  joins: { stemBranch: ' ', pairs: ' · ', stars: ' – ' },
  borrowed: '{stars} (mượn)',
  rarityBasis: 'Tỷ lệ người có các chính tinh này ở cung Mệnh, đếm theo lịch; mọi năm, ngày và giờ sinh được tính ngang nhau.',

  lunar: {
    date: '{day} tháng {month}{leap} năm {pair}',
    monthName: 'tháng {month}{leap}',
    leap: ' nhuận',
    digits: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    months: ['Giêng', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', 'Chạp'],
    days: ['mùng 1', 'mùng 2', 'mùng 3', 'mùng 4', 'mùng 5', 'mùng 6', 'mùng 7', 'mùng 8', 'mùng 9', 'mùng 10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30'],
  },

  zones: { 'Asia/Shanghai': 'giờ Bắc Kinh', 'Asia/Urumqi': 'giờ Tân Cương' },
  regions: { china: 'Trung Quốc', vietnam: 'Việt Nam', korea: 'Hàn Quốc', japan: 'Nhật Bản', vietnamNorth: 'Việt Nam (theo miền Bắc)' },
  clocks: { apparent: 'giờ Mặt Trời thực', mean: 'giờ Mặt Trời trung bình', clock: 'giờ chuẩn' },
  which: { earlier: 'trước', later: 'sau' },
  away: { seconds: ['{n} giây', '{n} giây'], minutes: ['{n} phút', '{n} phút'], both: '{minutes} {seconds}' },
  warnings: {
    minute_assumed: 'Không có phút sinh, nên tính theo giờ chẵn.',
    near_double_hour: 'Giờ sinh chỉ cách giờ {other} {away} theo {clock}. Lệch một chút là sang lá số khác.',
    near_midnight: 'Giờ sinh chỉ cách nửa đêm {away} theo {clock}; theo quy tắc đã chọn, ngày đổi vào lúc đó.',
    double_hour_told: 'Giờ {own} được dùng đúng như đã cho, không hiệu chỉnh. Không rõ phút nên Đại Vận có thể bắt đầu sớm hoặc muộn tối đa {n} ngày; các thời điểm ghi ở đây là chính giữa giờ.',
    zi_half_assumed: 'Giờ Tý nằm ở hai bên nửa đêm. Ở đây lấy giờ Tý sau nửa đêm, lúc bắt đầu ngày {date}, không phải giờ Tý trước nửa đêm cuối ngày đó.',
    near_solar_term: 'Giờ sinh chỉ cách tiết {other} {away}, là lúc đổi tháng. Lệch một chút là sang trụ tháng khác.',
    near_start_of_spring: 'Giờ sinh chỉ cách tiết {other} {away}, lúc đổi cả năm lẫn tháng. Lệch một chút là sang trụ năm và trụ tháng khác.',
    clock_hour_differs: 'Theo đồng hồ là giờ {other}, theo {clock} là giờ {own}. Các chương trình tính theo đồng hồ cho lá số khác.',
    clock_day_differs: 'Theo đồng hồ là ngày {otherDate}, theo {clock} là ngày {ownDate}. Các chương trình tính theo đồng hồ cho lá số khác.',
    clock_month_differs: 'Nếu không trừ giờ mùa hè, giờ đồng hồ đã qua tiết đổi tháng. Các chương trình tính theo đồng hồ cho trụ tháng khác.',
    earth_plate_of_quarter: 'Theo {clock}, giờ sinh nằm trong 15 phút đầu của giờ. Phái Trung Châu khi ấy xem Địa bàn.',
    human_plate_of_quarter: 'Theo {clock}, giờ sinh nằm trong 15 phút cuối của giờ. Phái Trung Châu khi ấy xem Nhân bàn.',
    late_zi_hour: 'Theo {clock}, giờ sinh nằm trong khoảng 23:00–24:00. Các phái chưa thống nhất lúc ấy đã sang ngày mới hay chưa.',
    leap_month_day: 'Ngày {day} tháng {month} nhuận: tính vào tháng nào, các phái không giống nhau.',
    leap_month_exists: 'Năm âm lịch {year} có tháng {month} và tháng {month} nhuận. Ở đây lấy tháng thường.',
    repeated_hour: 'Hôm đó đồng hồ được chỉnh lùi, nên giờ này xảy ra hai lần. Ở đây lấy lần {taken}.',
    skipped_hour: 'Hôm đó đồng hồ được chỉnh nhanh lên nên giờ này không có thật. Ở đây tính theo độ lệch UTC trước khi chỉnh, tức {shown} theo giờ mới.',
    two_time_zones: 'Nơi sinh dùng hai múi giờ. Ở đây lấy: {zone}.',
    zone_border_near: 'Gần nơi sinh có nơi dùng giờ khác. Ở đây lấy {zone}, độ lệch UTC {offset}; theo {otherZone} thì là {otherOffset}.',
    local_mean_time: 'Trước khi có giờ chuẩn, nơi sinh dùng giờ trung bình địa phương: lệch UTC {offset} theo kinh độ.',
    old_style_possible: 'Giấy tờ ở đó ghi ngày theo lịch Julius đến {last}. Ngày này được đọc theo lịch Gregorius; nếu là ngày lịch Julius thì là ngày khác.',
    old_style_gap: 'Ở đó không có ngày nào ghi là {date}: sau ngày {from} lịch Julius là ngày {to} lịch Gregorius. Ngày này được đọc theo lịch Gregorius.',
    sundial_time: 'Khi ấy đồng hồ ở đó còn chỉnh theo Mặt Trời, nên giờ ghi đã là giờ Mặt Trời thực, không cần hiệu chỉnh.',
    zone_history_of_another_city: 'Lịch sử ghi cho {zone} là của một thành phố; vùng này khi ấy có thể dùng giờ khác. Ở đây lấy độ lệch UTC {offset}, cũng có thể là {otherOffset}.',
    offset_given: 'Đồng hồ được đọc với độ lệch UTC {offset} như đã cho. Theo lịch sử của {zone} thì là {otherOffset}.',
    zone_sign_reversed: '{zone} lệch UTC {offset}: trong các tên loại này, dấu cộng trừ bị đảo ngược.',
    clock_far_from_sun: 'Đồng hồ được đọc với độ lệch UTC {offset}, nhưng theo kinh độ thì nơi sinh lệch UTC {sunOffset}. Có thể một trong hai bị ngược dấu.',
    unsettled_month_start: 'Thời điểm sóc rơi rất sát nửa đêm; tốc độ tự quay của Trái Đất sẽ quyết định tháng âm lịch bắt đầu vào ngày nào.',
    calendar_differs: 'Ngày này âm lịch {region} và âm lịch {otherRegion} khác nhau. Ở đây lấy âm lịch {region}.',
  },
};
