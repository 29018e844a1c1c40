// The texts of the picture to share in Vietnamese. Literals only; loaded with its part of the page.

export const share = {
  heading: 'Ảnh để chia sẻ',
  preview: 'Ảnh: lá số, kèm các quy tắc đã dùng để lập',
  shape: 'Khổ',
  landscape: 'Ngang',
  portrait: 'Dọc',
  withName: 'Ghi cả họ tên',
  withBirth: 'Ghi cả ngày, giờ và nơi sinh',
  privacy:
    'Nếu không đánh dấu, ảnh không ghi họ tên, ngày hay nơi sinh. Người biết đọc Tứ Trụ vẫn có thể suy ra ngày và giờ sinh từ bốn trụ.',
  copyPicture: 'Sao chép ảnh',
  close: 'Đóng',
};
