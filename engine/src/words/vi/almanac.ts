// Vietnamese names of the almanac. Names are settled in docs/rules/languages/vi.json, and a test holds them equal.

import type { AlmanacNames } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const almanac: AlmanacNames = {
  officers: {
    jian: 'Kiến', chu: 'Trừ', man: 'Mãn', ping: 'Bình', ding: 'Định', zhi: 'Chấp', po: 'Phá', wei: 'Nguy', cheng: 'Thành', shou: 'Thu', kai: 'Khai',
    bi: 'Bế',
  },
  mansions: {
    jiao: 'Giác', kang: 'Cang', di: 'Đê', fang: 'Phòng', xin: 'Tâm', weiTail: 'Vĩ', ji: 'Cơ', dou: 'Đẩu', niu: 'Ngưu', nv: 'Nữ', xu: 'Hư',
    weiRoof: 'Nguy', shi: 'Thất', biWall: 'Bích', kui: 'Khuê', lou: 'Lâu', weiStomach: 'Vị', mao: 'Mão', biNet: 'Tất', zi: 'Chủy', shen: 'Sâm',
    jing: 'Tỉnh', gui: 'Quỷ', liu: 'Liễu', xing: 'Tinh', zhang: 'Trương', yi: 'Dực', zhen: 'Chẩn',
  },
};
