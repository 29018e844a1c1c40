// 한국어: names of the almanac. Names are settled in docs/rules/glossary.json, and a test holds them equal.

import type { AlmanacNames } from '../words.ts';

// biome-ignore format: in the order of their rings
export const almanac: AlmanacNames = {
  officers: {
    jian: '건', chu: '제', man: '만', ping: '평', ding: '정', zhi: '집',
    po: '파', wei: '위', cheng: '성', shou: '수', kai: '개', bi: '폐',
  },
  mansions: {
    jiao: '각', kang: '항', di: '저', fang: '방', xin: '심', weiTail: '미', ji: '기',
    dou: '두', niu: '우', nv: '여', xu: '허', weiRoof: '위', shi: '실', biWall: '벽',
    kui: '규', lou: '루', weiStomach: '위', mao: '묘', biNet: '필', zi: '자', shen: '삼',
    jing: '정', gui: '귀', liu: '류', xing: '성', zhang: '장', yi: '익', zhen: '진',
  },
};
