// The texts of the comparison with another program in Vietnamese. Literals only; loaded with its part of the page.

export const compare = {
  intro:
    'Các chương trình dùng quy tắc khác nhau ở vài chỗ: ngày bắt đầu lúc nào, lấy giờ đồng hồ hay giờ Mặt Trời, tháng nhuận tính vào tháng nào. Hãy ghi những gì chương trình kia hiện, biết đến đâu ghi đến đó, để xem quy tắc nào cho kết quả ấy. Bên dưới là mọi lá số khác của cùng ngày giờ sinh, kèm chỗ khác nhau.',
  mainStar: 'Chính tinh thủ Mệnh',
  lifePalace: 'Cung Mệnh ở',
  bureau: 'Cục',
  yearPillar: 'Trụ năm',
  monthPillar: 'Trụ tháng',
  dayPillar: 'Trụ ngày',
  hourPillar: 'Trụ giờ',
  lunarDate: 'Ngày âm lịch',
  lunarExample: '1990-06-02',
  notTold: 'không biết',
  clear: 'Xóa',
  cast: 'Xem lá số này',
  also: 'Cùng lá số ấy theo: ',
  or: ' hoặc ',
  full: '. ',
};
