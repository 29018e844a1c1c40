// The disclaimer of a chart in Vietnamese. In a file of its own: a page that casts needs no other text of the service at first.

export const disclaimer =
  'Một hệ thống biểu tượng truyền thống để suy ngẫm, không phải lời tiên đoán đã được kiểm chứng. Chỉ có cấu trúc tính được, không luận giải.';
