// The texts of the birth without an hour in Vietnamese. Literals only; loaded with its part of the page.

export const day = {
  heading: 'Mọi lá số của ngày {date}',
  intro:
    'Giờ sinh quyết định lá số: ngày này có thể có {count} lá số, mỗi lá ứng với giờ đồng hồ ghi bên cạnh. Không lá số nào có khả năng đúng cao hơn lá nào. Chọn một hình nhỏ để xem cả lá số.',
  choose: 'Lá số được chọn sẽ hiện ở đây',
  strip: 'Các lá số của ngày',
  later: 'sau khi đồng hồ được chỉnh lùi',
  same: 'Chung cho mọi lá số',
  sameStars: 'Sao ở cùng cung',
  year: 'Trụ năm',
  month: 'Trụ tháng',
  day: 'Trụ ngày',
  hour: 'Trụ giờ',
  lunarDate: 'Ngày âm lịch',
  transformations: 'Tứ Hóa',
  none: 'không có',
  copyLink: 'Sao chép liên kết',
};
