// English names of the almanac. Names are settled in docs/rules/bazi-depth.md section H, and a test holds them equal.

import type { AlmanacNames } from '../words.ts';

// biome-ignore format: in the order of their rings
export const almanac: AlmanacNames = {
  officers: {
    jian: 'Establish', chu: 'Remove', man: 'Full', ping: 'Balance', ding: 'Stable', zhi: 'Hold',
    po: 'Break', wei: 'Danger', cheng: 'Success', shou: 'Receive', kai: 'Open', bi: 'Close',
  },
  mansions: {
    jiao: 'Horn', kang: 'Neck', di: 'Root', fang: 'Room', xin: 'Heart', weiTail: 'Tail', ji: 'Winnowing Basket',
    dou: 'Dipper', niu: 'Ox', nv: 'Girl', xu: 'Emptiness', weiRoof: 'Rooftop', shi: 'Encampment', biWall: 'Wall',
    kui: 'Legs', lou: 'Bond', weiStomach: 'Stomach', mao: 'Hairy Head', biNet: 'Net', zi: 'Turtle Beak', shen: 'Three Stars',
    jing: 'Well', gui: 'Ghosts', liu: 'Willow', xing: 'Star', zhang: 'Extended Net', yi: 'Wings', zhen: 'Chariot',
  },
};
