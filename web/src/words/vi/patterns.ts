// The texts of the patterns in Vietnamese. Literals only; loaded with the list of patterns.

export const patterns = {
  intro:
    'Cách cục là thế đứng của sao đã được sách xưa đặt tên. Ở đây chỉ ghi có hay không, không luận ý nghĩa. Độ hiếm được đếm qua mọi ngày giờ sinh của các năm âm lịch 1900 đến 2099, theo bảng của phái. Bấm vào một sao để thấy cung của nó trên lá số.',
  found: 'Trong lá số này: {count}.',
  none: 'Lá số này không có cách nào trong 114 cách cục.',
  rarity: 'khoảng {oneIn} người có 1 ({percent}%)',
  cleanRarity: 'khoảng {oneIn} người có 1 ({percent}%); không bị phá là {clean}%',
  stars: 'Các sao',
  form: 'Dạng',
  spoiledBy: 'Phá bởi',
  notSpoiled: 'không có',
  showAll: 'Xem trên lá số',
  lit: '{pattern}: {palaces}',
  starIn: '{star} ở {palace}',
  back: 'Về cách cục',
};
