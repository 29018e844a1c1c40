// 日本語: names of the almanac.

import type { AlmanacNames } from '../words.ts';

// biome-ignore format: in the order of their rings
export const almanac: AlmanacNames = {
  officers: {
    jian: '建', chu: '除', man: '満', ping: '平', ding: '定', zhi: '執',
    po: '破', wei: '危', cheng: '成', shou: '納', kai: '開', bi: '閉',
  },
  mansions: {
    jiao: '角', kang: '亢', di: '氐', fang: '房', xin: '心', weiTail: '尾', ji: '箕',
    dou: '斗', niu: '牛', nv: '女', xu: '虚', weiRoof: '危', shi: '室', biWall: '壁',
    kui: '奎', lou: '婁', weiStomach: '胃', mao: '昴', biNet: '畢', zi: '觜', shen: '参',
    jing: '井', gui: '鬼', liu: '柳', xing: '星', zhang: '張', yi: '翼', zhen: '軫',
  },
};
